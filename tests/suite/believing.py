"""What was heard binds what is imagined, in small games by enumeration.

A belief holds every position that agrees with all that a viewer has heard and done, with its weight: chance as likely
as it is, a hidden choice each as likely as the others that would have told the same. What is imagined must be one of
them, and as often as it is likely. A game's own tests can begin with positions that leave little open.
"""

from collections import Counter
from collections.abc import Iterable
from math import sqrt

from saucer.core import (
    SILENT,
    Acted,
    Chance,
    Decide,
    Drawn,
    Event,
    NotAllowed,
    Open,
    Over,
    Position,
    Seat,
    Teller,
    stream,
)
from tests.suite.faults import Fault
from tests.suite.imagining import imagine
from tests.suite.playing import Move, any_move, make
from tests.suite.senses import who
from tests.suite.silence import is_between, made_by, silent_moves
from tests.suite.tables import Table

MOST = 800
"""Positions: what leaves more open is not enumerated."""
FEW = 12
"""Positions whose frequencies are compared."""
SAMPLES, SAMPLES_OF_EACH = 20, 100
SCENES = 3
"""One scene in so many is compared."""
DOUBT = 12
"""An honest game is accused once in e to this power."""
TRIES = 6
"""Of finding a move that tells the viewer something."""


class Belief:
    def __init__(
        self, table: Table, viewer: Seat | None, positions: Iterable[tuple[Position, float]], exact: bool = True
    ) -> None:
        self.table = table
        self.viewer = viewer
        self.exact = exact
        """Whether the weights are right: how often somebody does in silence what need not be done, nobody can say."""
        self.weights: dict[object, float] = {}
        self.positions: dict[object, Position] = {}
        for position, weight in positions:
            key = position.key()
            self.weights[key] = self.weights.get(key, 0.0) + weight
            self.positions[key] = position

    def after(self, move: Move, heard: list[Event]) -> "Belief":
        """What remains possible when this move was made, as far as the viewer heard of it."""
        found = [
            (child, self.weights[key] * share)
            for key, position in self.positions.items()
            for child, share in self._children(position, move, heard)
        ]
        if heard or made_by(move) == self.viewer:
            return type(self)(self.table, self.viewer, found, self.exact)
        unmoved = [
            (position, self.weights[key]) for key, position in self.positions.items() if not is_between(position)
        ]
        return type(self)(self.table, self.viewer, found + unmoved, self.exact and self._had_to(move))

    def _had_to(self, move: Move) -> bool:
        """Whether whoever moved in silence can do nothing else, wherever that is possible."""
        seat = made_by(move)
        where = [each for each in self.positions.values() if seat is not None and each.legal(seat)]
        return all(len(silent_moves(each, self.viewer)) == len(each.legal(seat)) for each in where if seat is not None)

    def _children(self, position: Position, move: Move, heard: list[Event]) -> list[tuple[Position, float]]:
        now = position.next()
        if isinstance(now, Chance) and isinstance(move, Drawn):
            outcomes = now.draw.outcomes() or []
            drawn = [(self._made(position, Drawn(each, now.by), heard), weight) for each, weight in outcomes]
            whole = sum(weight for _, weight in outcomes)
            return [(child, weight / whole) for child, weight in drawn if child is not None]
        moves = self._choices(position, move) if isinstance(move, Acted) else [move]
        children = [child for each in moves if (child := self._made(position, each, heard)) is not None]
        return [(child, 1 / len(children)) for child in children]

    def _choices(self, position: Position, move: Acted) -> list[Move]:
        """An open choice is as it was: its number is told, or it would leave too much open."""
        if move.seat == self.viewer:
            return [move]
        legal = position.legal(move.seat)
        same: list[Move] = [move] if any(isinstance(each, Open) and each.admits(move.action) for each in legal) else []
        return same or [Acted(move.seat, each) for each in legal if not isinstance(each, Open)]

    def _made(self, position: Position, move: Move, heard: list[Event]) -> Position | None:
        child = position.copy()
        try:
            told = make(child, move, Teller())
        except NotAllowed:
            return None
        return child if [each.event for each in told if each.heard_by(self.viewer)] == heard else None

    def check(self, truth: Position, seed: int) -> None:
        """What is imagined is possible; where few positions are, each is imagined as often as it is likely."""
        few = len(self.weights) <= FEW and self.exact
        few = few and not any(silent_moves(position, self.viewer) for position in self.positions.values())
        samples = SAMPLES_OF_EACH * len(self.weights) if few else SAMPLES
        drawn: Counter[object] = Counter()
        for number in range(samples):
            state = imagine(self.table, truth, self.viewer, seed + number)
            drawn[state.key()] += 1
        self._are_possible([key for key in drawn if key not in self.weights])
        if few:
            self._is_as_likely(drawn, samples)

    def _gone_on_in_silence(self) -> set[object]:
        """Where others may have come since, without a word to the viewer."""
        found: set[object] = set()
        new = list(self.positions.values())
        while new and len(found) < MOST:
            moved = [(each.copy(), move) for each in new for move in silent_moves(each, self.viewer)]
            for position, move in moved:
                make(position, move, SILENT)
            new = [position for position, _ in moved if position.key() not in found]
            found.update(position.key() for position in new)
        return found

    def _are_possible(self, strange: list[object]) -> None:
        silent = self._gone_on_in_silence() if strange else set()
        for key in strange:
            if key not in silent:
                raise Fault(
                    "heard",
                    f"{who(self.viewer)} imagines what cannot be after all it has heard: {key}; "
                    f"possible are {len(self.weights)} positions, such as {next(iter(self.weights), None)}",
                )

    def _is_as_likely(self, drawn: Counter[object], samples: int) -> None:
        """By the sum of squares, which is hardly ever beyond this bound."""
        whole = sum(self.weights.values())
        likely = {key: weight / whole for key, weight in self.weights.items()}
        free = len(likely) - 1
        off = sum((drawn[key] - samples * p) ** 2 / (samples * p) for key, p in likely.items())
        if off > free + 2 * sqrt(free * DOUBT) + 2 * DOUBT:
            worst = max(likely, key=lambda key: abs(drawn[key] - samples * likely[key]))
            raise Fault(
                "heard",
                f"{who(self.viewer)} imagines {worst} {drawn[worst]} times in {samples}; expected is "
                f"{samples * likely[worst]:.1f}, by enumeration of {len(likely)} positions",
            )


def check_beliefs(table: Table, seed: int) -> int:
    """One game; says in how many scenes what is imagined was compared. Nobody makes a silent move who need not."""
    random, checked = stream(seed, 7), 0
    viewer = table.viewers[seed % len(table.viewers)]
    truth = table.start()
    belief = Belief(table, viewer, [(truth.copy(), 1.0)])
    while not isinstance(truth.next(), Over) and len(belief.weights) <= MOST:
        move, heard = _telling_move(truth, viewer, [any_move(truth, random) for _ in range(TRIES)])
        belief = belief.after(move, heard)
        make(truth, move, Teller())
        looks = heard and not is_between(truth) and random.below(SCENES) == 0
        if looks and not isinstance(truth.next(), Over) and len(belief.weights) <= MOST:
            belief.check(truth, int(random.word()))
            checked += 1
    return checked


def _telling_move(truth: Position, viewer: Seat | None, moves: list[Move]) -> tuple[Move, list[Event]]:
    """The first that tells the viewer something, else the first."""
    tried = [(move, _heard(truth, viewer, move)) for move in moves]
    telling = [each for each in tried if each[1]] if isinstance(truth.next(), Decide) else []
    return (telling or tried)[0]


def _heard(truth: Position, viewer: Seat | None, move: Move) -> list[Event]:
    told = make(truth.copy(), move, Teller())
    return [each.event for each in told if each.heard_by(viewer)]
