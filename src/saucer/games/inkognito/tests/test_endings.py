"""One finished record for each way the game can end; a change of the rules that replays them differently shows here."""

import pytest

from saucer.core import Flaw, Match, SeededDice, Unreadable, Verified, verify
from saucer.core.lines import read_entries, read_header, write
from saucer.games.inkognito import GAME
from saucer.games.inkognito.tests.finished import FOLDER, SCENARIOS, digest, ends_its_way
from tests.clauses import clause

every_record = pytest.mark.parametrize("name", SCENARIOS)

REPLAYS_DIFFERENTLY = (
    "{name} replays differently: the rules have changed. If that is meant, raise the version of the game "
    "and make the records anew (see finished.py); records that people keep are of the old version."
)


def data_of(name: str) -> bytes:
    return (FOLDER / f"{name}.jsonl").read_bytes()


def verified(name: str) -> Verified:
    try:
        return verify(GAME, data_of(name))
    except (Flaw, Unreadable) as error:
        pytest.fail(f"{REPLAYS_DIFFERENTLY.format(name=name)} {error}")


def rebuilt(name: str) -> Match:
    data = data_of(name)
    return Match.rebuilt(GAME, read_header(data), read_entries(data))


@clause("IK-30", "IK-32", "IK-37", "IK-43")
@every_record
def test_every_entry_and_every_draw_of_the_record_is_right(name: str) -> None:
    found = verified(name)
    assert (found.end, found.dice) == ("over", "seeded")
    assert found.result is not None
    assert found.result.reason == SCENARIOS[name].reason


@every_record
def test_the_record_replays_to_the_same_events_and_the_same_result(name: str) -> None:
    verified(name)
    lines = (FOLDER / "told.sha256").read_text("utf-8").splitlines()
    on_file = {name: told for told, name in [line.split() for line in lines]}
    assert digest(rebuilt(name)) == on_file[name], REPLAYS_DIFFERENTLY.format(name=name)


@every_record
def test_the_record_ends_in_its_way(name: str) -> None:
    match = rebuilt(name)
    assert ends_its_way(match, SCENARIOS[name])
    assert match.options == SCENARIOS[name].options
    assert len(match.header.seats) == SCENARIOS[name].players
    assert isinstance(match.header.dice, SeededDice)


@every_record
def test_the_record_is_written_as_it_was_read(name: str) -> None:
    match = rebuilt(name)
    assert write(match.header, match.entries) == data_of(name)


def test_there_is_a_record_for_every_reason_both_referees_and_all_numbers_of_players() -> None:
    scenarios = SCENARIOS.values()
    assert {scenario.reason for scenario in scenarios} == set(GAME.reasons)
    assert {scenario.options.referee for scenario in scenarios} == {"strict", "table"}
    assert {scenario.players for scenario in scenarios} == set(GAME.seats)
    assert {file.stem for file in FOLDER.glob("*.jsonl")} == set(SCENARIOS)
