"""One finished record for each way the game can end. `finished.py` says how they were made."""

import pytest

from saucer.core import Over, Random, SeededDice, seats
from saucer.core.lines import write
from saucer.games.los_incognitos import GAME
from saucer.games.los_incognitos.model import LosView
from saucer.games.los_incognitos.tests.finished import FOLDER, SCENARIOS, ends_its_way, own_board
from tests.clauses import clause
from tests.records import Records

RECORDS = Records(GAME, FOLDER)
every_record = pytest.mark.parametrize("name", SCENARIOS)


@clause("LI-24", "LI-24a")
@every_record
def test_every_entry_and_every_roll_of_the_record_is_right(name: str) -> None:
    found = RECORDS.verified(name)
    assert found.end == "over"
    assert found.dice == "seeded"
    assert found.result is not None
    assert found.result.reason == SCENARIOS[name].reason
    assert found.result.parts == 2


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


@clause("LI-50")
@every_record
def test_the_end_is_seen_by_all_copied_and_imagined_as_it_is(name: str) -> None:
    position = RECORDS.rebuilt(name).position
    assert position.copy().key() == position.key()
    for viewer in (None, *seats(SCENARIOS[name].players)):
        view = position.view(viewer)
        assert isinstance(view, LosView)
        assert view.reason == SCENARIOS[name].reason
        imagined = GAME.imagine(view, Random(0))
        assert imagined.view(viewer) == view
        assert isinstance(imagined.next(), Over)


@clause("LI-51")
def test_the_own_board_is_right_and_travels_with_its_record() -> None:
    assert GAME.mistakes(own_board()) == ()
    view = RECORDS.rebuilt("all_out").position.view(None)
    assert isinstance(view, LosView)
    assert view.board == own_board()
    assert all(player.out for player in view.players)


def test_there_is_a_record_for_every_reason_with_and_without_signs_and_few_and_many_players() -> None:
    scenarios = SCENARIOS.values()
    assert {scenario.reason for scenario in scenarios} == set(GAME.reasons)
    assert {scenario.options.signs for scenario in scenarios} == {"off", "on"}
    assert {scenario.players for scenario in scenarios} >= {GAME.seats[0], GAME.seats[-1]}
    assert {file.stem for file in FOLDER.glob("*.jsonl")} == set(SCENARIOS)
