"""No leak: two games that tell a viewer the same must be the same to it, whatever is hidden in them.

Twins go on side by side, one step at a time: a move, and the chance it brings about, which the table enters in one
go, so that nobody ever looks at a position that waits for chance. The viewer's own choices are the same in both; the
moves of others and of chance may differ as long as they tell the viewer the same; so may what is said, as long as the
viewer does not hear it. What may be seen must therefore be told. Where no such move is found the twins part, which is
no fault.

What a viewer reads is made from its view and its legal actions, as `imagining`, `turning` and `outsiders` prove: where
these are the same it is compared only where twins begin, which is where the rare things are.
"""

from collections.abc import Sequence

from msgspec import Struct

from saucer.core import Aside, Entry, Over, Position, Random, Seat, Spoke, stream
from tests.suite.faults import Fault, noting
from tests.suite.following import Follower, Step
from tests.suite.imagining import imagine, imagine_is_pure
from tests.suite.met import Met, kind_of_move, kinds_heard, kinds_seen
from tests.suite.playing import Move, length_of, play_on
from tests.suite.seeking import some_aside, some_move
from tests.suite.senses import difference, look_of, who
from tests.suite.silence import made_by, unmoved
from tests.suite.tables import Table

MOST_ENTRIES = 150
STEPS_TRIED = 4
ASIDES = 8
"""One step in so many is somebody's attempt to say something."""
THOROUGH = 4
"""One comparison in so many tries every aside, beside the first one."""
PURE = 3
"""One scene in so many is imagined from both."""


class Walk(Struct, frozen=True):
    """How far twins came, and whether they were different in truth when they were compared last."""

    entries: int
    different: bool


class Twins:
    def __init__(
        self, table: Table, viewer: Seat | None, truth: Position, twin: Position, random: Random, met: Met
    ) -> None:
        self.table = table
        self.viewer = viewer
        self.truth = truth
        self.twin = twin
        self.random = random
        self.met = met
        self.follower = Follower(table, viewer, random)
        self.entries: list[Entry] = []
        self.twin_entries: list[Entry] = []

    def walk(self, most: int = MOST_ENTRIES, first: Sequence[Move] = ()) -> Walk:
        """`first` are moves that the truth makes first."""
        wanted = list(first)
        with noting(lambda: f"after {len(self.entries)} entries as twins: {self.entries}"):
            self.compare(thorough=True, reads=True)
            self.met.note(kinds_seen(self.table, self.truth, self.viewer))
            while len(self.entries) < most and not isinstance(self.truth.next(), Over):
                if not wanted and self.random.below(ASIDES) == 0:
                    self.speak()
                if not self.step(wanted):
                    break
                self.compare(self.random.below(THOROUGH) == 0)
        return Walk(len(self.entries), self.truth.key() != self.twin.key())

    def step(self, wanted: list[Move]) -> bool:
        """Try a few steps of the truth until the twin can follow one; says whether it could."""
        for _ in range(STEPS_TRIED):
            truth = self.truth.copy()
            step = self.follower.go_on(truth, wanted, lambda at: some_move(at, self.met, self.random))
            followed = self.follower.follow(self.twin, step)
            if followed is not None:
                self._arrive(step, truth, followed.twin)
                self.entries += step.moves
                self.twin_entries += followed.moves
                wanted.clear()
                return True
        return False

    def _arrive(self, step: Step, truth: Position, twin: Position) -> None:
        if not step.heard and made_by(step.moves[0]) != self.viewer:
            look = look_of(self.table, self.viewer, self.random, reads=False)
            unmoved(look, self.truth, truth, step.moves)
        self.truth, self.twin = truth, twin
        self.met.note(kinds_heard(step.heard))
        for move, after in zip(step.moves, step.after, strict=True):
            self.met.note([*kind_of_move(move), *kinds_seen(self.table, after, self.viewer)])

    def speak(self) -> None:
        """Whatever the viewer hears is said in both; of what it does not hear the twin may know nothing."""
        aside = some_aside(self.table, self.met, self.random)
        seat = self.table.seats[int(self.random.below(self.table.players))]
        heard = aside.to is None or self.viewer in (seat, *aside.to)
        if aside.to != (seat,) and self.truth.silenced(seat, aside) is None and self.twin.silenced(seat, aside) is None:
            self._say(seat, aside, in_both=heard or self.random.below(2) == 0)
            self.compare(thorough=True)

    def _say(self, seat: Seat, aside: Aside, in_both: bool) -> None:
        self.truth.remember(seat, aside)
        self.entries.append(Spoke(seat, aside))
        if in_both:
            self.twin.remember(seat, aside)
            self.twin_entries.append(Spoke(seat, aside))
        self.met.note(kind_of_move(Spoke(seat, aside)))

    def compare(self, thorough: bool, reads: bool = False) -> None:
        look = look_of(self.table, self.viewer, self.random, self.met.parts[self.table], thorough, reads)
        differs = difference(look.at(self.truth), look.at(self.twin))
        if differs:
            raise Fault("twins", f"{who(self.viewer)} was told the same, but {differs}")
        if self.random.below(PURE) == 0:
            imagine_is_pure(self.table, self.truth, self.twin, self.viewer, int(self.random.word()))
        self.met.scenes += 1
        if thorough and self.viewer is not None:
            view, legal = self.truth.view(self.viewer), self.truth.legal(self.viewer)
            self.met.point_at(self.table, self.table.game.offers(view, legal))


def imagined_twins(table: Table, seed: int, met: Met) -> Walk:
    """From anywhere in a game: the truth, and what somebody imagines it to be."""
    random = stream(seed, 2)
    truth = table.start()
    play_on(truth, int(random.below(length_of(table, seed))), stream(seed), table.players)
    viewer = table.viewers[int(random.below(len(table.viewers)))]
    twin = imagine(table, truth, viewer, seed)
    walk = Twins(table, viewer, truth, twin, random, met).walk()
    met.lasted.append(walk.entries)
    return walk


def history_twins(table: Table, seed: int, met: Met) -> Walk:
    """From the start: two games whose hidden moves are made independently; `imagine` has no part in it."""
    random = stream(seed, 4)
    viewer = table.viewers[seed % len(table.viewers)]
    twins = Twins(table, viewer, table.start(), table.start(), random, met)
    walk = twins.walk()
    met.lasted.append(walk.entries)
    one, other = [_exported(table, entries, viewer) for entries in (twins.entries, twins.twin_entries)]
    if one != other:
        raise Fault("export", f"{who(viewer)} was told the same, but is given another file:\n{one!r}\n{other!r}")
    return walk


def _exported(table: Table, entries: list[Entry], viewer: Seat | None) -> bytes:
    return table.export(table.match_kind.rebuilt(table.game, table.header(), entries), viewer)
