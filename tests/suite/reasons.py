"""Whether reasons why not are true, in position after position of random games.

A part that can be picked next gets none, and every other part gets one. A reason is judged by the clauses that its
message cites: with the rules of these clauses replaced, the part can be used. A game says how its clauses are lifted;
reasons that speak of the moment, of an order or of a plain fact are judged by that.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

import pytest

from saucer.core import Action, Decide, Game, Over, Position, Random, Seat, SeatName, Teller, Text, View, stream
from tests.clauses import cited_in
from tests.suite.faults import Fault
from tests.suite.playing import Move, any_move, make
from tests.suite.tables import Table
from tests.wording.fluent_files import files, messages

Path = tuple[str, ...]
REPEATS = 40
"""So often another move is looked for, instead of one that ends most games early."""


class Way(NamedTuple):
    """The parts of an offer, so many of the first in any order."""

    path: Path
    any_order: int


def ways(game: Game, legal: tuple[Action, ...], views: list[View]) -> list[Way]:
    return [Way(game.path(action, view), game.any_order(action, view)) for action in legal for view in views]


def following(way: Way, picked: Path) -> Path:
    """What a way wants picked next, as the browser has it."""
    unordered = way.path[: way.any_order]
    if len(picked) < len(unordered):
        return tuple(part for part in unordered if part not in picked)
    return way.path[len(picked) : len(picked) + 1]


def matches(way: Way, picked: Path) -> bool:
    return all(part in following(way, picked[:place]) for place, part in enumerate(picked))


def parts_next(found: list[Way], picked: Path) -> set[str]:
    return {part for way in found if matches(way, picked) for part in following(way, picked)}


def parts_left(found: list[Way], picked: Path) -> set[str]:
    """What can be picked next or later."""
    return {part for way in found if matches(way, picked) for part in way.path} - set(picked)


class Lifted:
    """A position in which some rules do not hold: a lift replaces functions of rules, or changes this copy."""

    def __init__(self, position: Position, seat: Seat, view: View) -> None:
        self.position = position.copy()
        self.seat = seat
        self.view = view
        self.views = [view]
        """As which the ways are made; a lift may take others."""

    def ways(self, game: Game) -> list[Way]:
        return ways(game, self.position.legal(self.seat), self.views)


Lift = Callable[[Lifted, pytest.MonkeyPatch], None]
WhyNot = Callable[[Any, str, Path], Text | None]


def kind_of(part: str) -> tuple[str, int]:
    """Parts of a kind begin with the same word and have as many: `planet` and `planet:2:boots` are two kinds."""
    words = part.split(":")
    return words[0], len(words)


class Case:
    """A seat in a position has picked some parts and points at another."""

    def __init__(self, position: Position, seat: Seat, view: View, found: list[Way], picked: Path, part: str) -> None:
        self.position = position
        self.seat = seat
        self.view = view
        self.ways = found
        self.picked = picked
        self.part = part

    @property
    def kind(self) -> tuple[str, int]:
        return kind_of(self.part)

    def relevant(self, found: list[Way]) -> Path:
        """What was picked, as far as parts of this kind can follow it: the rest has nothing to do with the part."""
        for length in range(len(self.picked), 0, -1):
            left = parts_left(found, self.picked[:length])
            if any(kind_of(each) == self.kind for each in left):
                return self.picked[:length]
        return ()

    def comes_later(self) -> bool:
        """After something else, which can be picked now or instead."""
        return self.part in parts_left(self.ways, self.picked) | parts_left(self.ways, ())

    def is_of_another_moment(self) -> bool:
        """Nothing of this kind belongs to the choice at hand."""
        return not any(kind_of(each) == self.kind for way in self.ways for each in way.path)


class Reasons:
    """What a game says about the reasons it gives; keys of `lifts` are clauses, or ids of messages."""

    def __init__(
        self,
        game: Game,
        why_not: WhyNot,
        parts: Callable[[int], tuple[str, ...]],
        lifts: Mapping[str, Lift],
        details: Mapping[str, tuple[str, ...]],
        facts: Mapping[str, Callable[[Case], bool]],
    ) -> None:
        self.game = game
        self.why_not = why_not
        self.parts = parts
        self.lifts = lifts
        self.details = details
        """Of a rule: finer ones that may bar the same part as well; they are lifted with it, and alone do not do."""
        self.facts = facts

    @cache  # noqa: B019
    def clauses_of(self, reason: str) -> tuple[str, ...]:
        """What is lifted to prove a reason: its own id, if there is a lift for it, or the clauses it cites."""
        if reason in self.lifts:
            return (reason,)
        return tuple(sorted(cited_in(english(self.game)[reason], self.game.prefix)))


@cache
def english(game: Game) -> dict[str, str]:
    """The messages of a game, as they are written."""
    found: dict[str, str] = {}
    for file in files("en", game):
        source = file.read_text(encoding="utf-8")
        found |= {each.id.name: source[each.span.start : each.span.end] for each in messages(file) if each.span}
    return found


class Watch:
    """One position as one seat sees it; what is lifted is worked out once."""

    def __init__(self, reasons: Reasons, position: Position, seat: Seat, proves: bool) -> None:
        self.reasons = reasons
        self.proves = proves
        self.position = position
        self.seat = seat
        self.view = position.view(seat)
        self.ways = ways(reasons.game, position.legal(seat), [self.view])
        self._lifted: dict[tuple[str, ...], list[Way]] = {}
        self._left: dict[tuple[tuple[str, ...], Path, tuple[str, int]], set[str]] = {}

    def lifted(self, names: tuple[str, ...]) -> list[Way]:
        """The ways there are without these rules."""
        if names not in self._lifted:
            without = Lifted(self.position, self.seat, self.view)
            with pytest.MonkeyPatch.context() as patch:
                for name in names:
                    self.reasons.lifts[name](without, patch)
                self._lifted[names] = without.ways(self.reasons.game)
        return self._lifted[names]

    def can_use(self, case: Case, names: tuple[str, ...]) -> bool:
        key = (names, case.picked, case.kind)
        if key not in self._left:
            found = self.lifted(names)
            self._left[key] = parts_left(found, case.relevant(found))
        return case.part in self._left[key]

    def answer(self, picked: Path, part: str) -> tuple[str | None, str | None]:
        """The id of the reason, and what is wrong with it."""
        why = self.reasons.why_not(self.view, part, picked)
        usable = part in parts_next(self.ways, picked)
        if why is None:
            return None, None if usable else "nothing is said, and it cannot be used"
        if usable:
            return why.id, "it can be used"
        if not self.proves:
            return why.id, None
        return why.id, self.fault(Case(self.position, self.seat, self.view, self.ways, picked, part), why)

    def fault(self, case: Case, why: Text) -> str | None:
        if not self.ways:
            return None if names_the_awaited(case.position, why) else "somebody else is awaited"
        if why.id in self.reasons.facts:
            return None if self.reasons.facts[why.id](case) else "it is not so"
        clauses = self.reasons.clauses_of(why.id)
        if not clauses:
            return "no clause is named"
        finer = tuple(sorted({each for clause in clauses for each in self.reasons.details.get(clause, ())}))
        if finer and self.can_use(case, finer):
            return f"{', '.join(finer)} bar it, not {', '.join(clauses)}"
        if not self.can_use(case, clauses + finer):
            return f"without {', '.join(clauses)} it cannot be used either"
        return None


def names_the_awaited(position: Position, why: Text) -> bool:
    now = position.next()
    awaited = now.must if isinstance(now, Decide) else ()
    named = [each.seat for each in (why.args or {}).values() if isinstance(each, SeatName)]
    return not named or not awaited or bool(set(named) & set(awaited))


class Tally:
    """How often each reason was given, how often it was wrong, and one example of each fault."""

    def __init__(self) -> None:
        self.positions = 0
        self.given: Counter[str] = Counter()
        self.wrong: Counter[str] = Counter()
        self.examples: dict[str, str] = {}

    def note(self, watch: Watch, picked: Path, part: str) -> None:
        reason, fault = watch.answer(picked, part)
        said = reason or "nothing"
        self.given[said] += 1
        if fault is not None:
            self.wrong[said] += 1
            self.examples.setdefault(f"{said}: {fault}", f"seat {watch.seat} picked {picked}, points at {part}")

    def __str__(self) -> str:
        rows = [f"{reason}: {self.wrong[reason]} of {self.given[reason]}" for reason in sorted(self.wrong)]
        examples = [f"{fault}: {example}" for fault, example in sorted(self.examples.items())]
        return "\n".join([f"{self.positions} positions, {sum(self.given.values())} answers", *rows, *examples])


def judge(reasons: Reasons, table: Table, seed: int, most: int, tally: Tally, share: int = 1, proofs: int = 1) -> None:
    """One game, or its first so many moves: at each one seat, with nothing picked and with something.

    One part in `share` is pointed at; in one position of `proofs` the reasons are proved, by replacing rules.
    """
    random = stream(seed, 1)
    for position in positions(table, seed, most):
        watch = Watch(reasons, position, any_asked(position, table, random), random.below(proofs) == 0)
        look(watch, reasons.parts(table.players), random, tally, share)


def look(watch: Watch, parts: tuple[str, ...], random: Random, tally: Tally, share: int = 1) -> None:
    """One position, with nothing picked and with something."""
    tally.positions += 1
    for picked in dict.fromkeys([(), any_beginning(watch.ways, random)]):
        for part in parts:
            if random.below(share) == 0:
                tally.note(watch, picked, part)


def positions(table: Table, seed: int, most: int) -> Iterator[Position]:
    position, random = table.start(), stream(seed)
    for _ in range(most):
        if isinstance(position.next(), Over):
            break
        yield position
        make(position, patient_move(position, random), Teller())
    yield position


def patient_move(position: Position, random: Random) -> Move:
    """Any move, but hardly ever a rash one."""
    move = any_move(position, random)
    for _ in range(REPEATS):
        if not getattr(getattr(move, "action", None), "rash", False):
            break
        move = any_move(position, random)
    return move


def any_asked(position: Position, table: Table, random: Random) -> Seat:
    """Somebody who is asked; now and then anybody."""
    now = position.next()
    asked = (*now.must, *now.may) if isinstance(now, Decide) else ()
    seats = asked if asked and random.below(8) else table.seats
    return seats[int(random.below(len(seats)))]


def any_beginning(found: list[Way], random: Random) -> Path:
    """The beginning of some way, in an order in which it can be picked."""
    if not found:
        return ()
    path, unordered = found[int(random.below(len(found)))]
    order = [path[place] for place in random.shuffled(unordered)] + list(path[unordered:])
    return tuple(order[: int(random.below(len(path)))])


def check(tally: Tally) -> None:
    if tally.wrong:
        raise Fault("reasons", str(tally))
