"""A step of the truth, and how a twin follows it: by moves that tell the viewer the same."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from msgspec import Struct

from saucer.core import (
    Acted,
    Action,
    Chance,
    Decide,
    Drawn,
    Event,
    Open,
    Over,
    Position,
    Random,
    Seat,
    Teller,
    Text,
    Told,
    View,
    allows,
)
from tests.suite.faults import Fault
from tests.suite.playing import Move, make
from tests.suite.senses import who
from tests.suite.silence import is_between
from tests.suite.tables import Table

OUTCOMES_TRIED = 8
LISTED = 60
"""Outcomes of chance, and numbers of an open action, up to which all are tried."""


class Step:
    """What happened in the truth: moves, where each led, what the first told, all that the viewer heard and read."""

    def __init__(self) -> None:
        self.moves: list[Move] = []
        self.after: list[Position] = []
        self.told: list[Told] = []
        self.heard: list[Event] = []
        self.seen: list[View] = []
        """What the viewer sees at each event that it hears."""
        self.lines: list[Text] = []


class Followed(Struct, frozen=True):
    """Where the twin came to, and how."""

    twin: Position
    moves: list[Move]
    heard: list[Event]
    seen: list[View]


class Follower:
    """Makes steps as one viewer hears them."""

    def __init__(self, table: Table, viewer: Seat | None, random: Random, mirrors: bool = True) -> None:
        self.table = table
        self.viewer = viewer
        self.random = random
        self.mirrors = mirrors
        """Whether the same move comes first half of the time; otherwise always last."""

    def go_on(self, truth: Position, first: Sequence[Move], choose: Callable[[Position], Move]) -> Step:
        """`first` are moves to be made first."""
        step = Step()
        while not step.moves or is_between(truth):
            move = first[len(step.moves)] if len(step.moves) < len(first) else choose(truth)
            told, seen = self._watch(truth, move)
            step.told = step.told if step.moves else told
            step.heard += self._hears(told)
            step.seen += seen
            step.moves.append(move)
            step.after.append(truth.copy())
        step.lines = self._lines(step.heard)
        return step

    def follow(self, twin: Position, step: Step) -> Followed | None:
        here = Followed(twin, [], [], [])
        while not here.moves or is_between(here.twin):
            number = len(here.moves)
            move = step.moves[number] if number < len(step.moves) else None
            further = self._try(here, self._candidates(here.twin, move), step.heard)
            if further is None:
                if move is not None and here.moves == step.moves[:number] and self._are_all(here.twin, move):
                    self._has_told_a_secret(here, step)
                return None
            here = further
        if len(here.heard) != len(step.heard):
            return None
        self._reads_the_same(step)
        self._sees_the_same(step, here)
        return here

    def _lines(self, heard: list[Event]) -> list[Text]:
        return [self.table.game.line(event) for event in heard]

    def _reads_the_same(self, step: Step) -> None:
        lines = self._lines(step.heard)
        if lines != step.lines:
            raise Fault("twins", f"{who(self.viewer)} was told the same, but reads {step.lines}, and {lines}")

    def _sees_the_same(self, step: Step, here: Followed) -> None:
        """At every event but the last, after which all has happened and whole scenes are compared."""
        if here.twin.view(self.viewer) != step.after[-1].view(self.viewer):
            return
        for event, truth, twin in zip(step.heard[:-1], step.seen, here.seen, strict=False):
            if truth != twin:
                raise Fault("between", f"{who(self.viewer)} sees a secret while {event} is told: {truth}, and {twin}")

    def _try(self, here: Followed, moves: Iterable[Move], expected: list[Event]) -> Followed | None:
        """The first move that tells what is expected next."""
        at = len(here.heard)
        for move in moves:
            twin = here.twin.copy()
            heard = self._hears(make(twin, move, Teller()))
            if heard == expected[at : at + len(heard)]:
                _, seen = self._watch(here.twin.copy(), move)
                return Followed(twin, [*here.moves, move], here.heard + heard, here.seen + seen)
        return None

    def _watch(self, position: Position, move: Move) -> tuple[list[Told], list[View]]:
        """What the move tells, and what the viewer sees at each event that it hears."""
        tell = Teller(look=position.copy)
        told = make(position, move, tell)
        positions = [*tell.positions[: len(told) - 1], position]
        heard = [at for at, each in enumerate(told) if each.heard_by(self.viewer)]
        return told, [self._sees(positions[min(at, len(positions) - 1)], told[at].event) for at in heard]

    def _sees(self, position: Position, event: Event) -> View:
        try:
            return position.view(self.viewer)
        except Exception as error:
            what = f"{who(self.viewer)} has no view of the position in which {event} is told ({error!r})"
            raise Fault("between", f"{what}: a rule tells what it has done, not what it is about to do") from error

    def _are_all(self, twin: Position, move: Move) -> bool:
        """Whether the candidates were all the moves there are."""
        now = twin.next()
        if isinstance(now, Chance):
            outcomes = now.draw.outcomes()
            return outcomes is not None and len(outcomes) <= LISTED
        return isinstance(move, Acted) and not any(_has_many(each) for each in twin.legal(move.seat))

    def _has_told_a_secret(self, here: Followed, step: Step) -> None:
        """What could not have been told in the twin told the viewer something about what is hidden.

        It cannot be taken back then, and the viewer's view keeps it as long as the game goes on.
        """
        number = len(here.moves)
        move = step.moves[number]
        if number == 0 and len(step.moves) == 1 and isinstance(move, Acted):
            self._cannot_be_taken_back(move, step.told)
        if isinstance(step.after[number].next(), Over):
            return
        view = step.after[number].view(self.viewer)
        for candidate in self._candidates(here.twin, move):
            twin = here.twin.copy()
            make(twin, candidate, Teller())
            if twin.view(self.viewer) == view:
                told = f"{who(self.viewer)} was told a secret by {move}, and its view does not keep it"
                raise Fault("twins", f"{told}: what was opened stays in the view until the game is over")

    def _cannot_be_taken_back(self, move: Acted, told: list[Told]) -> None:
        if not any(each.event.reveals or each.seats not in (None, (move.seat,)) for each in told):
            heard = self._hears(told)
            raise Fault("undo", f"{move} can be taken back, but told {who(self.viewer)} a secret: {heard}")

    def _candidates(self, twin: Position, move: Move | None) -> Iterable[Move]:
        now = twin.next()
        if isinstance(now, Chance):
            return self._outcomes(now, move)
        if isinstance(move, Acted):
            return self._actions(twin, move)
        return [move] if move is not None and isinstance(now, Decide) and now.admits(move.outcome) else []

    def _outcomes(self, now: Chance, move: Move | None) -> Iterator[Move]:
        same = [move] if isinstance(move, Drawn) and now.draw.admits(move.outcome) else []
        if self._mirrors():
            yield from same
        for _ in range(OUTCOMES_TRIED):
            yield Drawn(now.draw.sample(self.random), now.by)
        yield from same
        for outcome, _ in (now.draw.outcomes() or [])[:LISTED]:
            yield Drawn(outcome, now.by)

    def _actions(self, twin: Position, move: Acted) -> list[Move]:
        if move.seat == self.viewer:
            return [move]
        legal = twin.legal(move.seat)
        closed = [action for each in legal for action in _closed(each, self.random)]
        order = self.random.shuffled(len(closed))
        found: list[Move] = [Acted(move.seat, closed[place]) for place in order]
        if allows(legal, move.action):
            found.insert(0 if self._mirrors() else len(found), move)
        return found

    def _mirrors(self) -> bool:
        return self.mirrors and bool(self.random.below(2))

    def _hears(self, told: list[Told]) -> list[Event]:
        return [each.event for each in told if each.heard_by(self.viewer)]


def _has_many(action: Action) -> bool:
    return isinstance(action, Open) and action.high - action.low >= LISTED


def _closed(action: Action, random: Random) -> list[Action]:
    if not isinstance(action, Open):
        return [action]
    return [action.sample(random)] if _has_many(action) else [*map(action.make, range(action.low, action.high + 1))]
