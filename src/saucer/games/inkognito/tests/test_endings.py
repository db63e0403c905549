"""One finished record for each way the game can end. `finished.py` says how they were made."""

import pytest

from saucer.games.inkognito import GAME
from saucer.games.inkognito.tests.finished import FOLDER, SCENARIOS, ends_its_way
from tests.clauses import clause
from tests.records import Records

RECORDS = Records(GAME, FOLDER, SCENARIOS, ends_its_way)
every_record = pytest.mark.parametrize("name", SCENARIOS)


@clause("IK-30", "IK-32", "IK-37", "IK-43")
@every_record
def test_the_record_is_right_and_ends_in_its_way(name: str) -> None:
    RECORDS.check(name)


@every_record
def test_the_end_is_seen_by_all_copied_and_imagined_as_it_is(name: str) -> None:
    RECORDS.check_seen(name)


def test_there_is_a_record_for_every_reason_both_referees_and_all_numbers_of_players() -> None:
    RECORDS.check_all()
    assert {scenario.options.referee for scenario in SCENARIOS.values()} == {"strict", "table"}
    assert {scenario.players for scenario in SCENARIOS.values()} == set(GAME.seats)
