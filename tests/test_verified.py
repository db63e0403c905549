"""Random games at many tables, every record verified: the tool plays all it says, and a wrong record does not pass."""

import pytest

from saucer.core import Flaw, Game
from saucer.core.verify import verify
from saucer.registry import all_games
from tests.suite import verified
from tests.suite.tables import pairwise_tables

every_game = pytest.mark.parametrize("game", list(all_games().values()), ids=list(all_games()))


@every_game
def test_tables_are_all_different_and_hold_every_pair_of_choices(game: Game) -> None:
    tables = [str(table) for table in verified.tables(game)]
    assert len(set(tables)) == len(tables)
    assert {str(table) for table in pairwise_tables(game)} <= set(tables)
    assert {table.players for table in verified.tables(game)} == set(game.seats)


@every_game
def test_games_of_a_table_are_written_and_verified(game: Game) -> None:
    found = verified.verified(verified.tables(game)[0], 2, 7)
    assert found.records == 2
    assert found.entries > found.records


def test_a_record_that_is_not_sound_ends_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """A line is taken away from every record before it is looked at."""

    def shortened(game: Game, data: bytes) -> object:
        lines = data.splitlines(keepends=True)
        return verify(game, b"".join(lines[:3] + lines[4:]))

    monkeypatch.setattr(verified, "verify", shortened)
    with pytest.raises(Flaw):
        verified.verified(verified.tables(next(iter(all_games().values())))[0], 1, 7)
