"""One finished record for each way the game can end. `finished.py` says how they were made."""

import pytest

from saucer.core import LAPSE, Acted, Drawn
from saucer.games.all_in_all import GAME
from saucer.games.all_in_all.model import Land, ShipLanded, WindowClosed
from saucer.games.all_in_all.tests.finished import FOLDER, SCENARIOS, ends_its_way
from tests.clauses import clause
from tests.records import Records

RECORDS = Records(GAME, FOLDER, SCENARIOS, ends_its_way)
every_record = pytest.mark.parametrize("name", SCENARIOS)


@clause("AA-22", "AA-25")
@every_record
def test_the_record_is_right_and_ends_in_its_way(name: str) -> None:
    RECORDS.check(name)


@clause("AA-40")
@every_record
def test_the_end_is_seen_by_all_copied_and_imagined_as_it_is(name: str) -> None:
    RECORDS.check_seen(name)


@clause("AA-13b")
def test_in_the_race_every_arrival_and_every_closing_is_an_entry() -> None:
    match = RECORDS.rebuilt("three_sets_by_pilferer")
    told = [type(each.event) for entry in match.told for each in entry]
    arrivals = [entry for entry in match.entries if isinstance(entry, Acted) and entry.action == Land()]
    closings = [entry for entry in match.entries if entry == Drawn(LAPSE)]
    assert len(arrivals) == told.count(ShipLanded) > 0
    assert len(closings) == told.count(WindowClosed) > 0


def test_there_is_a_record_for_every_reason_and_both_ways_of_landing() -> None:
    RECORDS.check_all()
    assert {scenario.options.landing for scenario in SCENARIOS.values()} == {"sealed", "race"}
