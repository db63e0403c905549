"""A step that told a viewer nothing changes nothing for it.

A step is a move and the chance it brings about, which the table enters in one go; or something said; or something
taken back. Twins follow a silent step only by another silent one, so they cannot notice what it gives away. Whoever
makes a step knows of it without being told.
"""

from collections.abc import Iterable

from saucer.core import Acted, Chance, Decide, Entry, Position, Seat, Teller, Told, stream
from tests.suite.faults import Fault
from tests.suite.senses import Look, difference, look_of, who
from tests.suite.tables import Table

LISTENING = 2
THOROUGH = 3
"""One silent step in so many is looked at thoroughly."""


def is_between(position: Position) -> bool:
    """Whether the table goes on by itself, so that nobody looks at it: chance acts, and not by hand."""
    now = position.next()
    return isinstance(now, Chance) and now.by is None


def made_by(entry: Entry) -> Seat | None:
    """The seat whose entry it is, if any."""
    seat: Seat | None = getattr(entry, "seat", None)
    return seat


def unmoved(look: Look, before: Position, after: Position, what: object) -> None:
    differs = difference(look.at(before), look.at(after))
    if differs:
        raise Fault("silence", f"{who(look.viewer)} was told nothing of {what}, but before and after it {differs}")


def silent_moves(position: Position, viewer: Seat | None) -> list[Acted]:
    """What others could do now without telling this viewer anything."""
    now = position.next()
    asked = [seat for seat in (*now.must, *now.may) if seat != viewer] if isinstance(now, Decide) else []
    moves = [Acted(seat, action) for seat in asked for action in position.legal(seat) if not action.is_open]
    return [move for move in moves if _is_silent(position.copy(), viewer, move)]


def _is_silent(position: Position, viewer: Seat | None, move: Acted) -> bool:
    told = Teller()
    position.apply(move.seat, move.action, told)
    return not is_between(position) and not any(each.heard_by(viewer) for each in told.told)


class Listener:
    """Follows a match entry by entry, and looks at each step with the eyes of somebody who was told nothing of it."""

    def __init__(self, table: Table, seed: int) -> None:
        self.table = table
        self.random = stream(seed, LISTENING)
        self.entries: list[Entry] = []
        self.told: list[Told] = []
        self.start: Position | None = None

    def before(self, position: Position) -> None:
        if not self.entries:
            self.start = position.copy()

    def after(self, entry: Entry, told: list[Told], position: Position, parts: Iterable[str]) -> None:
        self.entries.append(entry)
        self.told += told
        if not is_between(position):
            self._look(position, parts)
            self.entries, self.told = [], []

    def _knows(self, viewer: Seat | None) -> bool:
        made = viewer is not None and viewer in map(made_by, self.entries)
        return made or any(each.heard_by(viewer) for each in self.told)

    def _look(self, position: Position, parts: Iterable[str]) -> None:
        silent = [viewer for viewer in self.table.viewers if not self._knows(viewer)]
        if silent and self.start is not None:
            viewer = silent[int(self.random.below(len(silent)))]
            look = look_of(self.table, viewer, self.random, parts, self.random.below(THOROUGH) == 0)
            unmoved(look, self.start, position, self.entries)
