"""The suite, for every game there is and the tiny ones that prove the core.

SAUCER_SUITE=every takes every combination of players and options and many more seeds (`python -m tests.suite` does so
for one game); `game` takes few seeds and every other table, for somebody who waits; `slice` takes one table of each
game and leaves out what needs them all.
"""

import os
from collections.abc import Callable

import pytest

from saucer.core import Game
from saucer.registry import all_games
from tests.suite import Fault, Survival, Table, check_playouts, check_twins, every_table, pairwise_tables
from tests.suite.believing import check_beliefs
from tests.suite.hashing import digests
from tests.suite.lasting import check_lasting, longest_stretch, wanted
from tests.suite.met import Met
from tests.suite.outsiders import check_outsiders
from tests.suite.searching import search
from tests.tiny import auction, beacon, relay, whispers

LENGTH = os.environ.get("SAUCER_SUITE", "")
EVERY, GAME, SLICE = LENGTH == "every", LENGTH == "game", LENGTH == "slice"
TINY: list[Game] = [auction.GAME, beacon.GAME, relay.GAME, whispers.GAME]
GAMES: list[Game] = [*all_games().values(), *TINY]
PLAYOUTS = range(25 if EVERY else 1 if GAME or SLICE else 2)
TWINS = range(200 if EVERY else 16)
BELIEFS = range(24 if EVERY else 6)
SEARCHES = 40
"""Games that are played at most in search of what twins have not met."""


def tables_of(game: Game) -> list[Table]:
    return every_table(game) if EVERY else pairwise_tables(game)[: 1 if SLICE else None]


whole = pytest.mark.skipif(SLICE, reason="needs all tables of a game, or has a process of its own")
every_table_there_is = pytest.mark.parametrize(
    "table",
    [pytest.param(table, id=str(table)) for game in GAMES for table in tables_of(game)[:: 2 if GAME else 1]],
)
every_game_there_is = pytest.mark.parametrize("game", GAMES, ids=[game.slug for game in GAMES])


@every_table_there_is
def test_playouts(table: Table) -> None:
    check_playouts(table, PLAYOUTS)


@every_table_there_is
def test_no_leak(table: Table, record_property: Callable[[str, object], None]) -> None:
    survival = check_twins(table, TWINS)
    record_property("twins", f"{table}: {survival}")
    if table.game not in TINY:
        check_lasting(table, survival)


@whole
@pytest.mark.long
@every_game_there_is
def test_everything_is_met_with_twins(game: Game, record_property: Callable[[str, object], None]) -> None:
    met = Met(game)
    search(met, tables_of(game), SEARCHES)
    record_property("met", str(met))
    assert not met.missing(), str(met)


@whole
@pytest.mark.long
@every_game_there_is
def test_what_is_made_from_a_view_needs_nothing_else(game: Game) -> None:
    assert check_outsiders(game, f"{type(game).__module__}:GAME") > 0


@pytest.mark.parametrize("game", TINY, ids=[game.slug for game in TINY])
def test_what_is_imagined_is_what_enumeration_finds(game: Game) -> None:
    assert sum(check_beliefs(table, seed) for table in tables_of(game) for seed in BELIEFS) > 0


@whole
@pytest.mark.long
@every_game_there_is
def test_records_do_not_depend_on_how_strings_are_hashed(game: Game) -> None:
    assert len(digests(f"{type(game).__module__}:GAME")) == 1


def test_a_stretch_lasts_as_long_as_bets_are_hidden() -> None:
    """The last one opens them all; what is rolled for then is open, and takes longer."""
    three, four = [Table(relay.GAME, players, relay.GAME.options()) for players in (3, 4)]
    assert [max(longest_stretch(table, seed) for seed in range(3)) for table in (three, four)] == [2, 3]


def test_twins_last_five_entries_or_a_quarter_of_a_stretch_and_a_few_at_least() -> None:
    assert [wanted(100, stretch) for stretch in (100, 20, 12, 8, 3)] == [5, 5, 3, 2, 2]
    assert wanted(6, 6) == 1.5


def test_twins_that_part_too_soon_are_a_fault_that_says_where() -> None:
    table = Table(relay.GAME, 3, relay.GAME.options())
    long_enough, too_short = Survival(2, 9, 0.5, 40, (0, 1)), Survival(9, 1.9, 0.5, 40, (3, 1))
    check_lasting(table, long_enough)
    with pytest.raises(Fault, match=r"^twins: .* relay-3p: .* of seed 3, after 1 entries; wanted are 2\.0 entries"):
        check_lasting(table, too_short)
