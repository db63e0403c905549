"""Loops for measuring how fast a game runs. Compiled, so that what is measured is the game and not the loop."""

from saucer.core.model import Action, View
from saucer.core.position import Position
from saucer.core.random import Random
from saucer.core.seats import Seat
from saucer.search.playout import Playouts, Policy
from saucer.search.worlds import Imagine


class Witness(Policy):
    """Plays at random, and keeps every position where somebody decides, with the seat that does."""

    def __init__(self) -> None:
        self.positions: list[Position] = []
        self.seats: list[Seat] = []

    def choose(self, position: Position, seat: Seat, legal: tuple[Action, ...], random: Random) -> Action:
        self.positions.append(position.copy())
        self.seats.append(seat)
        return super().choose(position, seat, legal, random)


class Scenes:
    """Positions met in one game where somebody decides, and the seat that does."""

    def __init__(self, start: Position, random: Random) -> None:
        witness = Witness()
        Playouts(witness).play(start, random)
        self.positions = witness.positions
        self.seats = witness.seats

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
