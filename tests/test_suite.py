"""The suite, for every game there is and the tiny ones that prove the core.

SAUCER_SUITE=every takes every combination of players and options and many more seeds (`python -m tests.suite` does so
for one game).
"""

import os
from collections.abc import Callable

import pytest

from saucer.core import Game
from saucer.core.codec import plain
from saucer.registry import all_games
from tests.suite import Table, check_playouts, check_twins, every_table, pairwise_tables
from tests.suite.hashing import digests
from tests.tiny import auction, relay, whispers

EVERY = os.environ.get("SAUCER_SUITE") == "every"
TINY: list[Game] = [auction.GAME, relay.GAME, whispers.GAME]
GAMES: list[Game] = [*all_games().values(), *TINY]
PLAYOUTS = range(25 if EVERY else 2)
TWINS = range(200 if EVERY else 25)
SURVIVED = 5
"""Entries that twins last on average, in every real game: fewer would prove nothing."""

tables_of: Callable[[Game], list[Table]] = every_table if EVERY else pairwise_tables
every_table_there_is = pytest.mark.parametrize(
    "table", [pytest.param(table, id=str(table)) for game in GAMES for table in tables_of(game)]
)


@every_table_there_is
def test_playouts(table: Table) -> None:
    check_playouts(table, PLAYOUTS)


@every_table_there_is
def test_no_leak(table: Table, record_property: Callable[[str, object], None]) -> None:
    survival = check_twins(table, TWINS)
    record_property("twins", f"{table}: {survival}")
    if table.game not in TINY:
        assert min(survival.imagined, survival.histories) >= SURVIVED


@pytest.mark.parametrize("game", GAMES, ids=[game.slug for game in GAMES])
def test_records_do_not_depend_on_how_strings_are_hashed(game: Game) -> None:
    assert len(digests(f"{type(game).__module__}:GAME")) == 1


def test_the_tables_of_all_in_all() -> None:
    """Named here, and nowhere in the suite: 3 to 6 players meet both ways of landing."""
    tables = pairwise_tables(all_games()["all-in-all"])
    met = {(table.players, plain(table.options)["landing"]) for table in tables}
    assert met == {(players, landing) for players in range(3, 7) for landing in ("sealed", "race")}
