"""One finished record for each way the game can end. `finished.py` says how they were made."""

import pytest

from saucer.core import Acted, Over, Random, SeededDice, seats
from saucer.core.lines import write
from saucer.games.contact import GAME
from saucer.games.contact.model import (
    CallMeeting,
    ContactView,
    CutOff,
    Exchange,
    Reactivate,
    UseFifty,
    UseStopover,
)
from saucer.games.contact.tests.finished import FOLDER, SCENARIOS, ends_its_way
from tests.clauses import clause
from tests.records import Records

RECORDS = Records(GAME, FOLDER)
every_record = pytest.mark.parametrize("name", SCENARIOS)


@clause("CO-16", "CO-19", "CO-28")
@every_record
def test_every_entry_and_every_draw_of_the_record_is_right(name: str) -> None:
    found = RECORDS.verified(name)
    assert (found.end, found.dice) == ("over", "seeded")
    assert found.result is not None
    assert found.result.reason == SCENARIOS[name].reason
    assert bool(found.result.scores) == (found.result.reason == "twelve_rounds")


@every_record
def test_the_record_replays_to_the_same_events_and_the_same_result(name: str) -> None:
    RECORDS.check_told(name)


@every_record
def test_the_record_ends_in_its_way_and_is_written_as_it_was_read(name: str) -> None:
    match = RECORDS.rebuilt(name)
    assert ends_its_way(match, SCENARIOS[name])
    assert match.options == SCENARIOS[name].options
    assert len(match.header.seats) == SCENARIOS[name].players
    assert isinstance(match.header.dice, SeededDice)
    assert write(match.header, match.entries) == RECORDS.data_of(name)


@clause("CO-40")
@every_record
def test_the_end_is_seen_by_all_copied_and_imagined_as_it_is(name: str) -> None:
    position = RECORDS.rebuilt(name).position
    assert position.copy().key() == position.key()
    for viewer in (None, *seats(SCENARIOS[name].players)):
        view = position.view(viewer)
        assert isinstance(view, ContactView)
        assert view.reason == SCENARIOS[name].reason
        imagined = GAME.imagine(view, Random(0))
        assert imagined.view(viewer) == view
        assert isinstance(imagined.next(), Over)


@clause("CO-8a", "CO-20")
def test_the_records_meet_every_helper_card_and_a_lost_connection() -> None:
    matches = [RECORDS.rebuilt(name) for name in SCENARIOS]
    acted = {type(entry.action) for match in matches for entry in match.entries if isinstance(entry, Acted)}
    assert {UseFifty, UseStopover, Exchange, Reactivate, CallMeeting} <= acted
    told = {type(told.event) for match in matches for entry in match.told for told in entry}
    assert CutOff in told


def test_there_is_a_record_for_every_reason_both_variants_and_few_and_many_players() -> None:
    scenarios = SCENARIOS.values()
    assert {scenario.reason for scenario in scenarios} == set(GAME.reasons)
    assert {scenario.options.variant for scenario in scenarios} == {"standard", "professional"}
    assert {scenario.players for scenario in scenarios} >= {GAME.seats[0], GAME.seats[-1]}
    assert {file.stem for file in FOLDER.glob("*.jsonl")} == set(SCENARIOS)
