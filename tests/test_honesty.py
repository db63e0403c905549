"""Every bot of every game is honest, and one that peeks is caught."""

import inspect
from typing import Any, ClassVar
from zlib import crc32

import pytest

from saucer.core import Action, Aside, Bot, Game, Position, Random, Say, Seat, Teller
from saucer.registry import all_games
from tests.suite import Fault, Table, pairwise_tables
from tests.suite.honesty import check_honesty, hides_nothing
from tests.tiny import whispers
from tests.tiny.whispers import Whispers
from tests.tiny.whispers.model import WhispersView
from tests.tiny.whispers.position import WhispersPosition

SEEDS = range(2)
MANY_SEEDS = range(40)


def tables() -> list[Table]:
    return [table for game in all_games().values() for table in pairwise_tables(game)]


@pytest.mark.parametrize("table", tables(), ids=str)
def test_no_bot_knows_more_than_its_view(table: Table) -> None:
    different = sum(check_honesty(table, table.game.bots, seed) for seed in SEEDS)
    assert different > 0 or hides_nothing(table, 0), "nothing was hidden in any scene, so nothing is proved"


def by_secrets(legal: tuple[Action, ...], secrets: object) -> Action:
    return legal[crc32(repr(secrets).encode()) % len(legal)]


class LooksBehindTheScreen(Bot):
    """Finds the truth in the memory of whoever asks it, and chooses by what it finds."""

    def choose(self, view: Any, legal: tuple[Action, ...], random: Random) -> Action:
        for frame in inspect.stack():
            position = frame.frame.f_locals.get("position")
            if isinstance(position, Position):
                return by_secrets(legal, position.key())
        raise AssertionError("the test no longer keeps the truth where this bot looks for it")


class SeenPosition(WhispersPosition):
    """Leaves itself lying about whenever somebody looks at it."""

    last: ClassVar[Position | None] = None

    def view(self, seat: Seat | None) -> WhispersView:
        SeenPosition.last = self
        return super().view(seat)


class RemembersTheTruth(Bot):
    def choose(self, view: Any, legal: tuple[Action, ...], random: Random) -> Action:
        return by_secrets(legal, SeenPosition.last and SeenPosition.last.key())


class CarelessWhispers(Whispers):
    kind: type[WhispersPosition] = SeenPosition


class MovedPosition(WhispersPosition):
    """Leaves itself lying about when somebody has moved."""

    last: ClassVar[Position | None] = None

    def act(self, seat: Seat, action: Any, tell: Teller) -> None:
        super().act(seat, action, tell)
        MovedPosition.last = self


class TalksOfTheTruth(Bot):
    """Chooses honestly, and says what it has found; `where` is the position that left itself lying about."""

    def __init__(self, where: type[SeenPosition | MovedPosition]) -> None:
        self.where = where

    def choose(self, view: Any, legal: tuple[Action, ...], random: Random) -> Action:
        return legal[0]

    def aside(self, view: Any, random: Random) -> Aside:
        return Say(words=repr(self.where.last and self.where.last.key()))


def caught(game: Game, bot: Bot) -> Fault | None:
    """At the first table at which something is hidden."""
    table = next(table for table in pairwise_tables(game) if not hides_nothing(table, 0))
    try:
        for seed in MANY_SEEDS:
            check_honesty(table, {"peeking": bot}, seed)
    except Fault as fault:
        return fault
    return None


def is_open(game: Game) -> bool:
    """Whether everything is public in it."""
    return all(hides_nothing(table, 0) for table in pairwise_tables(game))


@pytest.mark.parametrize("game", [*all_games().values(), whispers.GAME], ids=lambda game: game.slug)
def test_a_bot_that_looks_behind_the_screen_is_caught(game: Game) -> None:
    if is_open(game):
        pytest.skip("there is nothing to see behind the screen")
    fault = caught(game, LooksBehindTheScreen())
    assert fault is not None
    assert fault.check == "honesty"


def test_a_bot_that_remembers_the_truth_is_caught() -> None:
    fault = caught(CarelessWhispers(), RemembersTheTruth())
    assert fault is not None
    assert fault.check == "honesty"


@pytest.mark.parametrize("where", [SeenPosition, MovedPosition])
def test_a_bot_that_says_what_it_cannot_know_is_caught(where: type[SeenPosition | MovedPosition]) -> None:
    class Careless(Whispers):
        kind = where

    fault = caught(Careless(), TalksOfTheTruth(where))
    assert fault is not None
    assert fault.check == "honesty"


def test_a_bot_that_keeps_to_its_view_is_not_accused() -> None:
    class Honest(Bot):
        def choose(self, view: Any, legal: tuple[Action, ...], random: Random) -> Action:
            return by_secrets(legal, view)

        def aside(self, view: Any, random: Random) -> Aside:
            return Say(words=repr(view))

    for game in (*all_games().values(), whispers.GAME):
        if not is_open(game):
            assert caught(game, Honest()) is None
