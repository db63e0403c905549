"""One finished record for each way the game can end. `finished.py` says how they were made."""

import pytest

from saucer.core import SeededDice
from saucer.games.strangers import GAME
from saucer.games.strangers.model import REASONS
from saucer.games.strangers.tests.finished import FOLDER, SCENARIOS, ends_its_way
from tests.clauses import clause
from tests.records import Records

RECORDS = Records(GAME, FOLDER)
every_record = pytest.mark.parametrize("name", SCENARIOS)


def test_every_way_to_end_is_on_file() -> None:
    assert {scenario.reason for scenario in SCENARIOS.values()} == set(REASONS)


@clause("DS-24", "DS-43")
@every_record
def test_every_entry_and_every_draw_of_the_record_is_right(name: str) -> None:
    found = RECORDS.verified(name)
    assert found.end == "over"
    assert found.result is not None
    assert found.result.reason == SCENARIOS[name].reason


@every_record
def test_the_record_replays_to_the_same_events_and_the_same_result(name: str) -> None:
    RECORDS.check_told(name)


@every_record
def test_the_record_ends_in_its_way(name: str) -> None:
    match = RECORDS.rebuilt(name)
    assert ends_its_way(match, SCENARIOS[name])
    assert match.options == SCENARIOS[name].options
    assert isinstance(match.header.dice, SeededDice)
