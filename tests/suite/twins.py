"""No leak: two games that tell a viewer the same must be the same to it, whatever is hidden in them.

Twins go on side by side, one step at a time: a move, and the chance it brings about, which the table enters in one
go, so that nobody ever looks at a position that waits for chance. The viewer's own choices are the same in both; the
moves of others and of chance may differ as long as they tell the viewer the same. What may be seen must therefore be
told. Where no such move is found the twins part, which is no fault.
"""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from saucer.core import (
    LAPSE,
    Acted,
    Action,
    Chance,
    Draw,
    Drawn,
    Event,
    Open,
    Over,
    Position,
    Random,
    Seat,
    Teller,
    Told,
    allows,
    stream,
)
from tests.suite.faults import Fault, noting
from tests.suite.imagining import imagine, imagine_is_pure
from tests.suite.playing import Move, any_move, length_of, make, play_on
from tests.suite.senses import difference, senses
from tests.suite.tables import Table
from tests.suite.values import any_of

MOST_ENTRIES = 150
STEPS_TRIED = 4
OUTCOMES_TRIED = 8
OUTCOMES_LISTED = 60
ACTIONS_REFUSED = 2


class Walk(Struct, frozen=True):
    """How far twins came, and whether they were different in truth when they were compared last."""

    entries: int
    different: bool


class Step:
    """What happened in the truth: moves, where each led, what the first told, and all that the viewer heard."""

    def __init__(self) -> None:
        self.moves: list[Move] = []
        self.after: list[Position] = []
        self.told: list[Told] = []
        self.heard: list[Event] = []


class Followed(Struct, frozen=True):
    """Where the twin came to, and how."""

    twin: Position
    moves: list[Move]
    heard: list[Event]


class Twins:
    def __init__(self, table: Table, viewer: Seat | None, truth: Position, twin: Position, random: Random) -> None:
        self.table = table
        self.viewer = viewer
        self.truth = truth
        self.twin = twin
        self.random = random
        self.moves: list[Move] = []
        self.twin_moves: list[Move] = []

    def walk(self) -> Walk:
        with noting(lambda: f"after {len(self.moves)} entries as twins: {self.moves}"):
            self.compare()
            while len(self.moves) < MOST_ENTRIES and not isinstance(self.truth.next(), Over) and self.step():
                self.compare()
        return Walk(len(self.moves), self.truth.key() != self.twin.key())

    def step(self) -> bool:
        """Try a few steps of the truth until the twin can follow one; says whether it could."""
        for _ in range(STEPS_TRIED):
            truth = self.truth.copy()
            step = self._go_on(truth)
            followed = self._follow(step)
            if followed is not None:
                self.truth, self.twin = truth, followed.twin
                self.moves += step.moves
                self.twin_moves += followed.moves
                return True
        return False

    def _go_on(self, truth: Position) -> Step:
        step = Step()
        while not step.moves or isinstance(truth.next(), Chance):
            move = any_move(truth, self.random)
            told = self._make(truth, move)
            step.told = step.told if step.moves else told
            step.heard += self._hears(told)
            step.moves.append(move)
            step.after.append(truth.copy())
        return step

    def _follow(self, step: Step) -> Followed | None:
        here = Followed(self.twin, [], [])
        while not here.moves or isinstance(here.twin.next(), Chance):
            number = len(here.moves)
            move = step.moves[number] if number < len(step.moves) else None
            further = self._try(here, self._candidates(here.twin, move), step.heard)
            if further is None:
                if move is not None and here.moves == step.moves[:number] and self._are_all(here.twin, move):
                    self._has_told_a_secret(here, step)
                return None
            here = further
        return here if len(here.heard) == len(step.heard) else None

    def _try(self, here: Followed, moves: Iterable[Move], expected: list[Event]) -> Followed | None:
        """The first move that tells what is expected next."""
        at = len(here.heard)
        for move in moves:
            twin = here.twin.copy()
            heard = self._hears(self._make(twin, move))
            if heard == expected[at : at + len(heard)]:
                return Followed(twin, [*here.moves, move], here.heard + heard)
        return None

    def _are_all(self, twin: Position, move: Move) -> bool:
        """Whether the candidates were all the moves there are."""
        now = twin.next()
        if isinstance(now, Chance):
            outcomes = now.draw.outcomes()
            return outcomes is not None and len(outcomes) <= OUTCOMES_LISTED
        return isinstance(move, Acted) and not any(isinstance(each, Open) for each in twin.legal(move.seat))

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
            self._make(twin, candidate)
            if twin.view(self.viewer) == view:
                raise Fault("twins", f"seat {self.viewer} was told a secret by {move}, and its view does not keep it")

    def _cannot_be_taken_back(self, move: Acted, told: list[Told]) -> None:
        if not any(each.event.reveals or each.seats not in (None, (move.seat,)) for each in told):
            heard = self._hears(told)
            raise Fault("undo", f"{move} can be taken back, but told seat {self.viewer} a secret: {heard}")

    def _candidates(self, twin: Position, move: Move | None) -> Iterable[Move]:
        now = twin.next()
        if isinstance(now, Chance):
            return self._outcomes(now.draw, move)
        if isinstance(move, Acted):
            return self._actions(twin, move)
        return [Drawn(LAPSE)]

    def _outcomes(self, draw: Draw, move: Move | None) -> Iterator[Move]:
        same = [move] if isinstance(move, Drawn) and draw.admits(move.outcome) else []
        if self._mirrors():
            yield from same
        for _ in range(OUTCOMES_TRIED):
            yield Drawn(draw.sample(self.random))
        yield from same
        for outcome, _ in (draw.outcomes() or [])[:OUTCOMES_LISTED]:
            yield Drawn(outcome)

    def _actions(self, twin: Position, move: Acted) -> list[Move]:
        if move.seat == self.viewer:
            return [move]
        legal = twin.legal(move.seat)
        order = self.random.shuffled(len(legal))
        found: list[Move] = [Acted(move.seat, _closed(legal[place], self.random)) for place in order]
        if allows(legal, move.action):
            found.insert(0 if self._mirrors() else len(found), move)
        return found

    def _mirrors(self) -> bool:
        """Half of the time the same move comes first, otherwise last."""
        return bool(self.random.below(2))

    def _make(self, position: Position, move: Move) -> list[Told]:
        return make(position, move, Teller())

    def _hears(self, told: list[Told]) -> list[Event]:
        return [each.event for each in told if each.heard_by(self.viewer)]

    def compare(self) -> None:
        game, players = self.table.game, self.table.players
        tries: list[Action] = [any_of(game.actions, self.random, players) for _ in range(ACTIONS_REFUSED)]
        one = senses(self.table, self.truth, self.viewer, tries)
        other = senses(self.table, self.twin, self.viewer, tries)
        differs = difference(one, other)
        if differs:
            raise Fault("twins", f"seat {self.viewer} was told the same, but {differs}")
        imagine_is_pure(self.table, self.truth, self.twin, self.viewer, int(self.random.word()))


def imagined_twins(table: Table, seed: int) -> Walk:
    """From anywhere in a game: the truth, and what somebody imagines it to be."""
    random = stream(seed, 2)
    truth = table.start()
    play_on(truth, int(random.below(length_of(table, seed))), stream(seed), table.players)
    viewer = table.viewers[int(random.below(len(table.viewers)))]
    twin = imagine(table, truth, viewer, seed)
    return Twins(table, viewer, truth, twin, random).walk()


def history_twins(table: Table, seed: int) -> Walk:
    """From the start: two games whose hidden moves are made independently; `imagine` has no part in it."""
    random = stream(seed, 4)
    viewer = table.viewers[seed % len(table.viewers)]
    twins = Twins(table, viewer, table.start(), table.start(), random)
    walk = twins.walk()
    one, other = [_exported(table, moves, viewer) for moves in (twins.moves, twins.twin_moves)]
    if one != other:
        raise Fault("export", f"seat {viewer} was told the same, but is given another file:\n{one!r}\n{other!r}")
    return walk


def _exported(table: Table, moves: list[Move], viewer: Seat | None) -> bytes:
    return table.export(table.match_kind.rebuilt(table.game, table.header(), moves), viewer)


def _closed(action: Action, random: Random) -> Action:
    return action.sample(random) if isinstance(action, Open) else action
