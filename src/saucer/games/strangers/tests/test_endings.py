"""One finished record for each way the game can end. `finished.py` says how they were made."""

import pytest

from saucer.games.strangers import GAME
from saucer.games.strangers.tests.finished import FOLDER, SCENARIOS, ends_its_way
from tests.clauses import clause
from tests.records import Records

RECORDS = Records(GAME, FOLDER, SCENARIOS, ends_its_way)
every_record = pytest.mark.parametrize("name", SCENARIOS)


@clause("DS-24", "DS-43")
@every_record
def test_the_record_is_right_and_ends_in_its_way(name: str) -> None:
    RECORDS.check(name)


@every_record
def test_the_end_is_seen_by_all_copied_and_imagined_as_it_is(name: str) -> None:
    RECORDS.check_seen(name)


def test_there_is_a_record_for_every_reason() -> None:
    RECORDS.check_all()
