"""One finished record for each way the game can end. `finished.py` says how they were made."""

import pytest

from saucer.core import LAPSE, Acted, Drawn, Over, Random, SeededDice, seats
from saucer.core.lines import write
from saucer.games.all_in_all import GAME
from saucer.games.all_in_all.model import AllInAllView, Land, ShipLanded, WindowClosed
from saucer.games.all_in_all.tests.finished import FOLDER, SCENARIOS, ends_its_way
from tests.clauses import clause
from tests.records import Records

RECORDS = Records(GAME, FOLDER)
every_record = pytest.mark.parametrize("name", SCENARIOS)


@clause("AA-22", "AA-25")
@every_record
def test_every_entry_and_every_draw_of_the_record_is_right(name: str) -> None:
    found = RECORDS.verified(name)
    assert found.end == "over"
    assert found.dice == "seeded"
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


@clause("AA-40")
@every_record
def test_the_end_is_seen_by_all_copied_and_imagined_as_it_is(name: str) -> None:
    position = RECORDS.rebuilt(name).position
    assert position.copy().key() == position.key()
    for viewer in (None, *seats(SCENARIOS[name].players)):
        view = position.view(viewer)
        assert isinstance(view, AllInAllView)
        assert view.reason == SCENARIOS[name].reason
        imagined = GAME.imagine(view, Random(0))
        assert imagined.view(viewer) == view
        assert isinstance(imagined.next(), Over)


@clause("AA-13b")
def test_in_the_race_every_arrival_and_every_closing_is_an_entry() -> None:
    match = RECORDS.rebuilt("three_sets_by_pilferer")
    told = [type(each.event) for entry in match.told for each in entry]
    arrivals = [entry for entry in match.entries if isinstance(entry, Acted) and entry.action == Land()]
    closings = [entry for entry in match.entries if entry == Drawn(LAPSE)]
    assert len(arrivals) == told.count(ShipLanded) > 0
    assert len(closings) == told.count(WindowClosed) > 0


def test_there_is_a_record_for_every_reason_both_ways_of_landing_and_few_and_many_players() -> None:
    scenarios = SCENARIOS.values()
    assert {scenario.reason for scenario in scenarios} == set(GAME.reasons)
    assert {scenario.options.landing for scenario in scenarios} == {"sealed", "race"}
    assert {scenario.players for scenario in scenarios} >= {GAME.seats[0], GAME.seats[-1]}
    assert {file.stem for file in FOLDER.glob("*.jsonl")} == set(SCENARIOS)
