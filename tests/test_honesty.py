"""Every bot of every game is honest, and one that peeks is caught."""

import inspect
from typing import Any, ClassVar
from zlib import crc32

import pytest

from saucer.core import Action, Bot, Game, Position, Random, Seat
from saucer.registry import all_games
from tests.suite import Fault, Table, pairwise_tables
from tests.suite.honesty import check_honesty
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
    assert different > 0, "nothing was hidden in any scene, so nothing is proved"


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
    kind = SeenPosition


def caught(game: Game, bot: Bot) -> Fault | None:
    try:
        for seed in MANY_SEEDS:
            check_honesty(pairwise_tables(game)[0], {"peeking": bot}, seed)
    except Fault as fault:
        return fault
    return None


@pytest.mark.parametrize("game", [*all_games().values(), whispers.GAME], ids=lambda game: game.slug)
def test_a_bot_that_looks_behind_the_screen_is_caught(game: Game) -> None:
    fault = caught(game, LooksBehindTheScreen())
    assert fault is not None
    assert fault.check == "honesty"


def test_a_bot_that_remembers_the_truth_is_caught() -> None:
    fault = caught(CarelessWhispers(), RemembersTheTruth())
    assert fault is not None
    assert fault.check == "honesty"


def test_a_bot_that_keeps_to_its_view_is_not_accused() -> None:
    class Honest(Bot):
        def choose(self, view: Any, legal: tuple[Action, ...], random: Random) -> Action:
            return by_secrets(legal, view)

    for game in (*all_games().values(), whispers.GAME):
        assert caught(game, Honest()) is None
