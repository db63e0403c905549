"""One finished record for each way the game can end. `finished.py` says how they were made."""

import pytest

from saucer.core import Acted
from saucer.games.contact import GAME
from saucer.games.contact.events import CutOff
from saucer.games.contact.model import CallMeeting, Exchange, Reactivate, UseFifty, UseStopover
from saucer.games.contact.tests.finished import FOLDER, SCENARIOS, ends_its_way
from tests.clauses import clause
from tests.records import Records

RECORDS = Records(GAME, FOLDER, SCENARIOS, ends_its_way)
every_record = pytest.mark.parametrize("name", SCENARIOS)


@clause("CO-16", "CO-19", "CO-28")
@every_record
def test_the_record_is_right_and_ends_in_its_way(name: str) -> None:
    result = RECORDS.check(name).result
    assert result is not None
    assert bool(result.scores) == (result.reason == "twelve_rounds")


@clause("CO-40")
@every_record
def test_the_end_is_seen_by_all_copied_and_imagined_as_it_is(name: str) -> None:
    RECORDS.check_seen(name)


@clause("CO-8a", "CO-20")
def test_the_records_meet_every_helper_card_and_a_lost_connection() -> None:
    matches = [RECORDS.rebuilt(name) for name in SCENARIOS]
    acted = {type(entry.action) for match in matches for entry in match.entries if isinstance(entry, Acted)}
    assert {UseFifty, UseStopover, Exchange, Reactivate, CallMeeting} <= acted
    told = {type(told.event) for match in matches for entry in match.told for told in entry}
    assert CutOff in told


def test_there_is_a_record_for_every_reason_and_both_variants() -> None:
    RECORDS.check_all()
    assert {scenario.options.variant for scenario in SCENARIOS.values()} == {"standard", "professional"}
