"""One finished record for each way the game can end; a change of the rules that replays them differently shows here."""

import pytest

from saucer.core import SeededDice
from saucer.core.lines import write
from saucer.games.inkognito import GAME
from saucer.games.inkognito.tests.finished import FOLDER, SCENARIOS, ends_its_way
from tests.clauses import clause
from tests.records import Records

RECORDS = Records(GAME, FOLDER)
every_record = pytest.mark.parametrize("name", SCENARIOS)


@clause("IK-30", "IK-32", "IK-37", "IK-43")
@every_record
def test_every_entry_and_every_draw_of_the_record_is_right(name: str) -> None:
    found = RECORDS.verified(name)
    assert (found.end, found.dice) == ("over", "seeded")
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
    assert len(match.header.seats) == SCENARIOS[name].players
    assert isinstance(match.header.dice, SeededDice)


@every_record
def test_the_record_is_written_as_it_was_read(name: str) -> None:
    match = RECORDS.rebuilt(name)
    assert write(match.header, match.entries) == RECORDS.data_of(name)


def test_there_is_a_record_for_every_reason_both_referees_and_all_numbers_of_players() -> None:
    scenarios = SCENARIOS.values()
    assert {scenario.reason for scenario in scenarios} == set(GAME.reasons)
    assert {scenario.options.referee for scenario in scenarios} == {"strict", "table"}
    assert {scenario.players for scenario in scenarios} == set(GAME.seats)
    assert {file.stem for file in FOLDER.glob("*.jsonl")} == set(SCENARIOS)
