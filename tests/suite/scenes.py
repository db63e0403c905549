"""A random playout, looked at before every entry."""

from collections.abc import Callable, Sequence

from saucer.core import (
    Action,
    Aside,
    Ended,
    Entry,
    Event,
    Match,
    NotAllowed,
    Over,
    Player,
    Position,
    Random,
    Seat,
    Seated,
    Spoke,
    Told,
    Undone,
    View,
    stream,
)
from tests.suite.faults import Fault, noting
from tests.suite.playing import any_move, length_of
from tests.suite.senses import waits
from tests.suite.silence import Listener
from tests.suite.tables import Table
from tests.suite.values import any_of

ASIDES, UNDOS, CHANGES = 8, 10, 60
"""One entry in so many is an attempt to say something, to take back a choice, to change who plays a seat.

The longer a game, the rarer a choice is taken back: everything before it is played once more then.
"""
PLAYING, LOOKING = 0, 1
"""Two streams, so that looking at a game does not change it."""

Key = tuple[object, ...]


class Scene:
    """A match at one moment, with what has been noted of it so far."""

    def __init__(self, table: Table, seed: int, listens: bool) -> None:
        self.table = table
        self.match: Match = table.match()
        self.random: Random = stream(seed, LOOKING)
        self.keys: list[Key] = []
        """Before each entry."""
        self.heard: dict[Seat | None, list[Event]] = {viewer: [] for viewer in table.viewers}
        self.parts: dict[str, None] = {}
        """Of the board, as far as anybody could use them."""
        self.known: dict[tuple[Seat, int], bool] = {}
        """Whether a seat knows of an entry, as far as that was asked; it never changes."""
        self.gone: set[int] = set()
        """Entries that were taken back, by those among the first `looked_back`."""
        self.looked_back = 0
        self._views: dict[Seat | None, View] = {}
        self._listener = Listener(table, seed) if listens else None

    @property
    def position(self) -> Position:
        return self.match.position

    def view(self, viewer: Seat | None) -> View:
        if viewer not in self._views:
            self._views[viewer] = self.position.view(viewer)
        return self._views[viewer]

    def any_viewer(self) -> Seat | None:
        viewers = self.table.viewers
        return viewers[int(self.random.below(len(viewers)))]

    def any_action(self) -> Action:
        """Readable, and hardly ever legal."""
        action: Action = any_of(self.table.game.actions, self.random, self.table.players)
        return action

    def enter(self, entry: Entry) -> list[Told]:
        key = self.position.key()
        if self._listener is not None:
            self._listener.before(self.position)
        told = self.match.append(entry)
        self.keys.append(key)
        self._views = {}
        for viewer, heard in self.heard.items():
            heard.extend(each.event for each in told if each.heard_by(viewer))
        if self._listener is not None:
            self._listener.after(entry, told, self.position, self.parts)
        return told


Check = Callable[[Scene], None]


def remembers_asides(position: Position) -> bool:
    return type(position).remember is not Position.remember


def play(table: Table, seed: int, checks: Sequence[Check] = (), every: int = 1, listens: bool = True) -> Scene:
    """A whole game; one scene in so many is checked, the first and the last always.

    Whether somebody listens who is told nothing does not change the game.
    """
    scene = Scene(table, seed, listens)
    random = stream(seed, PLAYING)
    with noting(lambda: f"after {len(scene.match.entries)} entries"):
        while not isinstance(scene.position.next(), Over):
            if not scene.match.entries or scene.random.below(every) == 0:
                _look(scene, checks)
            _enter_something(scene, random)
        _look(scene, checks)
        scene.enter(Ended("over"))
    return scene


def one_in(table: Table, seed: int, scenes: int) -> int:
    """Of how many scenes of this very game one is to be checked, for about so many in all.

    Where playing alone finds a fault every scene is checked: whoever looks closely says best what it is. One that
    never ends is found before.
    """
    length_of(table, seed)
    try:
        entries = len(play(table, seed, listens=False).match.entries)
    except Fault:
        return 1
    return max(1, round(entries / scenes))


def _look(scene: Scene, checks: Sequence[Check]) -> None:
    for check in checks:
        check(scene)


def _enter_something(scene: Scene, random: Random) -> None:
    if random.below(ASIDES) == 0:
        _say_something(scene, random)
    elif random.below(CHANGES) == 0:
        seat = scene.table.seats[int(random.below(scene.table.players))]
        scene.enter(Seated(seat, Player("Ines", "random")))
    elif random.below(UNDOS + len(scene.match.entries) // 100) != 0 or not _take_back(scene, random):
        scene.enter(any_move(scene.position, random))


def _say_something(scene: Scene, random: Random) -> None:
    aside: Aside = any_of(scene.table.game.asides, random, scene.table.players)
    seat = scene.table.seats[int(random.below(scene.table.players))]
    before = _rules_of(scene)
    entries = len(scene.match.entries)
    try:
        scene.enter(Spoke(seat, aside))
    except NotAllowed:
        if len(scene.match.entries) != entries:
            raise Fault("asides", "one that was refused is in the record") from None
    if _rules_of(scene) != before:
        raise Fault("asides", f"{aside} by seat {seat} changed the state")


def _rules_of(scene: Scene) -> object:
    """What an aside may not change."""
    position = scene.position
    legal = [position.legal(seat) for seat in scene.table.seats]
    key = None if remembers_asides(position) else position.key()
    return legal, waits(position), key


def _take_back(scene: Scene, random: Random) -> bool:
    for seat in scene.table.seats:
        undoable = scene.match.undoable(seat)
        if undoable:
            far = int(random.below(len(undoable))) if len(undoable) > 1 else 0
            _undo(scene, Undone(seat, undoable[far]))
            return True
    return False


def _undo(scene: Scene, entry: Undone) -> None:
    """Nobody learns that something was taken back who could not know that there was something."""
    before = _noticeable(scene)
    told = [each for at in scene.match.undoable(entry.seat) if at >= entry.to for each in scene.match.told[at]]
    took_back = scene.enter(entry)
    after = _noticeable(scene)
    for viewer in scene.table.viewers:
        noticed = before[viewer] != after[viewer] or any(each.heard_by(viewer) for each in told)
        if any(each.heard_by(viewer) for each in took_back) != (noticed or viewer == entry.seat):
            raise Fault("undo", f"seat {viewer} {'is not' if noticed else 'is'} told that {entry} was made")


def _noticeable(scene: Scene) -> dict[Seat | None, object]:
    return {viewer: (scene.view(viewer), waits(scene.position)) for viewer in scene.table.viewers}
