"""Loops for measuring how fast a game runs. Compiled, so that what is measured is the game and not the loop."""

from saucer.core.model import View
from saucer.core.position import Decide, Over, Position
from saucer.core.random import Random
from saucer.core.seats import Seat
from saucer.search.playout import AT_RANDOM, Playouts
from saucer.search.worlds import Imagine


class Scenes:
    """Positions met in one game where somebody decides, and the seat that does."""

    def __init__(self, start: Position, random: Random) -> None:
        self.positions: list[Position] = []
        self.seats: list[Seat] = []
        playouts = Playouts(AT_RANDOM)
        while True:
            now = start.next()
            if isinstance(now, Over):
                return
            if isinstance(now, Decide):
                self.positions.append(start.copy())
                self.seats.append((now.must or now.may)[0])
            playouts.go_on(start, now, random)

    def copy_all(self) -> int:
        for position in self.positions:
            position.copy()
        return len(self.positions)

    def view_all(self) -> int:
        for place, position in enumerate(self.positions):
            position.view(self.seats[place])
        return len(self.positions)

    def views(self) -> list[View]:
        return [position.view(self.seats[place]) for place, position in enumerate(self.positions)]


def imagine_all(imagine: Imagine, views: list[View], random: Random) -> int:
    for view in views:
        imagine(view, random)
    return len(views)
