"""One finished record for each way the game can end. `finished.py` says how they were made."""

import pytest

from saucer.games.los_incognitos import GAME
from saucer.games.los_incognitos.model import LosView
from saucer.games.los_incognitos.tests.finished import FOLDER, SCENARIOS, ends_its_way, own_board
from tests.clauses import clause
from tests.records import Records

RECORDS = Records(GAME, FOLDER, SCENARIOS, ends_its_way)
every_record = pytest.mark.parametrize("name", SCENARIOS)


@clause("LI-24", "LI-24a")
@every_record
def test_the_record_is_right_and_ends_in_its_way(name: str) -> None:
    result = RECORDS.check(name).result
    assert result is not None
    assert result.parts == 2


@clause("LI-50")
@every_record
def test_the_end_is_seen_by_all_copied_and_imagined_as_it_is(name: str) -> None:
    RECORDS.check_seen(name)


@clause("LI-51")
def test_the_own_board_is_right_and_travels_with_its_record() -> None:
    assert GAME.mistakes(own_board()) == ()
    view = RECORDS.rebuilt("all_out").position.view(None)
    assert isinstance(view, LosView)
    assert view.board == own_board()
    assert all(player.out for player in view.players)


def test_there_is_a_record_for_every_reason_with_and_without_signs() -> None:
    RECORDS.check_all()
    assert {scenario.options.signs for scenario in SCENARIOS.values()} == {"off", "on"}
