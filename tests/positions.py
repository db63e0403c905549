"""What the tests of every game say of its positions: what was told on the way to one, and what a copy of it must be."""

from collections.abc import Iterable
from typing import Generic, TypeVar

from saucer.core import SILENT, Chance, Decide, Event, Over, Position, Random, Result, Seat, Told

Reached = TypeVar("Reached", bound=Position)


class Given(Generic[Reached]):
    """A position, and what was told on the way to it."""

    def __init__(self, position: Reached, told: Iterable[Told] = ()) -> None:
        self.position = position
        self.told = list(told)

    def heard(self, listener: Seat | None = None) -> list[Event]:
        """What the last verb told a spectator, or a seat."""
        return [told.event for told in self.told if told.heard_by(listener)]

    @property
    def result(self) -> Result | None:
        now = self.position.next()
        return now.result if isinstance(now, Over) else None


def check_copies(game: Iterable[Position]) -> None:
    """In every position of a game a copy is equal, and goes its own way."""
    for position in game:
        copy, before = position.copy(), position.key()
        assert copy.key() == before
        now = copy.next()
        if isinstance(now, Chance):
            copy.settle(now.draw.sample(Random(5)), SILENT)
        elif isinstance(now, Decide):
            seat = (now.must or now.may)[0]
            copy.act(seat, copy.legal(seat)[0], SILENT)
        assert position.key() == before
        assert isinstance(now, Over) or copy.key() != before
