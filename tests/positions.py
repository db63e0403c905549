"""What the tests of every game say of its positions: what was told on the way to one, and what a copy of it must be."""

from collections.abc import Iterable
from typing import Any, Generic, TypeVar

from saucer.core import SILENT, Action, Chance, Decide, Event, Over, Position, Random, Result, Seat, Teller, Told

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


Table = TypeVar("Table", bound=Given[Any])
MOST_CHANCES = 100
"""In a row; chance that a change has made endless is noticed soon."""


def play(given: Table, seat: Seat, *actions: Action) -> Table:
    """The seat chooses these, one after the other."""
    position, tell = given.position.copy(), Teller()
    for action in actions:
        position.apply(seat, action, tell)
    return type(given)(position, tell.told)


def do(given: Table, *actions: Action) -> Table:
    """Whoever is asked chooses these, one after the other."""
    position, tell = given.position.copy(), Teller()
    for action in actions:
        now = position.next()
        assert isinstance(now, Decide), f"nobody is asked, and {action} should be played"
        position.apply(now.must[0], action, tell)
    return type(given)(position, tell.told)


def chance(given: Table, *outcomes: tuple[int, ...]) -> Table:
    """These come, one after the other."""
    position, tell = given.position.copy(), Teller()
    for outcome in outcomes:
        position.settle(outcome, tell)
    return type(given)(position, tell.told)


def left_to_chance(given: Table, seed: int = 0) -> Table:
    """Chance acts as long as it is its turn."""
    random, when = Random(seed), given
    for _ in range(MOST_CHANCES):
        now = when.position.next()
        if not isinstance(now, Chance):
            return when
        when = after(when, chance(when, now.draw.sample(random)))
    raise AssertionError(f"still nobody is asked after {MOST_CHANCES} draws")


def after(first: Table, second: Table) -> Table:
    """The second table, with what was told on the way to both."""
    return type(second)(second.position, [*first.told, *second.told])


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
