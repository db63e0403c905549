"""An error pauses one table and no other: its players can leave it, give it up, take its record and report it."""

import logging
import sqlite3
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from saucer.core import Drawn, Say, Seat, Spoke
from saucer.server.wire.messages import Accepted
from tests.server.house import Chair, House, Person, StillClock, a_game, eventually, served, started_by_two

pytestmark = pytest.mark.anyio


async def a_paused_table(house: House) -> tuple[Person, Person, Chair, Chair]:
    anna, ben, lobby = await started_by_two(house)
    first, second = await anna.sit(lobby.table), await ben.sit(lobby.table)
    await first.act("walk")
    await second.until_asked()
    await second.act("boom")
    await first.until(lambda _: first.is_paused)
    await second.until(lambda _: second.is_paused)
    return anna, ben, first, second


async def test_whoever_waits_in_vain_at_a_table_that_pauses_is_told_so(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        _, chair = await a_game(house)
        await chair.send("act", seat=0, on=chair.count, action={"kind": "boom"})
        with pytest.raises(AssertionError, match="the table has paused"):
            await chair.until(lambda _: False)


async def test_who_leaves_a_paused_table_has_left_it_when_it_goes_on(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna, _, first, _ = await a_paused_table(house)
        lobby = await anna.post(f"/api/tables/{first.lobby.table}/leave")
        assert lobby["state"] == "paused"
    async with served(tmp_path) as house:
        watcher = await (await house.guest()).sit(first.lobby.table)
        assert watcher.lobby.state == "playing"
        players = [seat.player for seat in watcher.lobby.seats]
        assert [player is not None and player.bot for player in players] == ["walking", None]


async def test_a_paused_table_that_everybody_has_left_is_over(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna, ben, first, _ = await a_paused_table(house)
        await anna.post(f"/api/tables/{first.lobby.table}/leave")
        lobby = await ben.post(f"/api/tables/{first.lobby.table}/leave")
        assert lobby["state"] == "abandoned"
    async with served(tmp_path) as house:
        watcher = await (await house.guest()).sit(first.lobby.table)
        assert watcher.lobby.state == "abandoned"


async def test_a_paused_table_is_given_up_when_all_its_people_say_so(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna, _, first, second = await a_paused_table(house)
        await first.ask("abandon")
        await second.until(lambda _: second.lobby.leaving == (0,))
        assert second.lobby.state == "paused"
        await second.ask("abandon")
        await first.until(lambda _: first.lobby.state == "abandoned")
        record = await anna.get(f"/api/tables/{first.lobby.table}/record")
        assert msgspec.json.decode(record.splitlines()[-1])["why"] == "abandoned"


async def test_one_who_only_looks_on_cannot_give_up_a_paused_table(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        _, _, first, _ = await a_paused_table(house)
        carl = await (await house.guest("Carl")).sit(first.lobby.table)
        assert (await carl.ask("abandon")).why.id == "refused-not_yours"


async def test_players_of_a_paused_table_take_with_them_what_they_were_told(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna, ben, first, _ = await a_paused_table(house)
        path = f"/api/tables/{first.lobby.table}/record"
        lines = [msgspec.json.decode(line) for line in (await anna.get(path + "?seat=0")).splitlines()]
        assert lines[0]["viewer"] == 0
        assert [line["event"]["kind"] for line in lines[1:-1]] == [line["event"]["kind"] for line in first.lines]
        assert lines[-1]["view"] == first.view
        assert (await ben.get(path + "?seat=0", 403))["problem"]["id"] == "refused-not_yours"
        assert (await ben.get(path + "?seat=public", 403))["problem"]["id"] == "refused-not_yours"
        assert (await ben.get(path, 403))["problem"]["id"] == "refused-not_finished"


async def test_a_game_that_goes_on_is_exported_for_nobody(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna = await house.guest("Anna")
        lobby = await anna.new_table("me", "bot:walking", start=True)
        path = f"/api/tables/{lobby.table}/record?seat=0"
        assert (await anna.get(path, 403))["problem"]["id"] == "refused-not_finished"


def cut_last(database: sqlite3.Connection) -> None:
    database.execute("UPDATE entries SET entry = '{' WHERE number = (SELECT max(number) FROM entries)")


def forge_last(database: sqlite3.Connection) -> None:
    forged = b'{"kind":"chance","outcome":[77]}'
    database.execute("UPDATE entries SET entry = ? WHERE number = (SELECT max(number) FROM entries)", (forged,))


@pytest.mark.parametrize("damage", [cut_last, forge_last])
async def test_a_damaged_log_is_exported_as_far_as_it_goes_and_can_be_given_up(
    tmp_path: Path, damage: Callable[[sqlite3.Connection], None]
) -> None:
    async with served(tmp_path) as house:
        anna, _, first, _ = await a_paused_table(house)
    with sqlite3.connect(tmp_path / "test.db") as database:
        damage(database)
    clock = StillClock()
    async with served(tmp_path, clock=clock) as house:
        anna = await returned(house, anna)
        path = f"/api/tables/{first.lobby.table}"
        assert (await anna.get(path))["state"] == "paused"
        heard = [msgspec.json.decode(line) for line in (await anna.get(path + "/record?seat=0")).splitlines()]
        assert [line["event"]["kind"] for line in heard[1:-1]] == ["dealt", "dealt_to"]
        chair = await anna.sit(first.lobby.table)
        clock.forward(3600)
        await chair.ask("abandon")
        assert (await anna.get(path))["state"] == "abandoned"
        await anna.get(path + "/record")
        await anna.get(path + "/replay?seat=0")
    async with served(tmp_path) as house:
        assert (await (await house.guest()).sit(first.lobby.table)).lobby.state == "abandoned"


async def returned(house: House, someone: Person) -> Person:
    again = await house.guest()
    again.client.cookies = someone.client.cookies
    return again


async def test_players_report_a_paused_table_once_each(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with served(tmp_path) as house:
        anna, ben, first, _ = await a_paused_table(house)
        path = f"/api/tables/{first.lobby.table}/report"
        for player in (anna, ben, anna):
            assert (await player.post(path))["state"] == "paused"
        carl = await house.guest("Carl")
        assert (await carl.post(path, 403))["problem"]["id"] == "refused-not_yours"
        assert "saucer_reported_total 2.0" in house.figures()
        told = capsys.readouterr()
        assert (told.out + told.err).count("reported") == 2
        assert first.lobby.table not in told.out + told.err


async def test_a_table_that_goes_on_is_not_reported(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna = await house.guest("Anna")
        lobby = await anna.new_table("me", "bot:walking", start=True)
        answer = await anna.post(f"/api/tables/{lobby.table}/report", 409)
        assert answer["problem"]["id"] == "refused-not_paused"


async def test_a_bug_in_a_game_pauses_that_table_and_no_other(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    async with served(tmp_path) as house:
        anna, chair = await a_game(house)
        _, other = await a_game(house)
        with caplog.at_level(logging.DEBUG):
            answer = await chair.act("boom")
        assert answer.why.id == "refused-paused"
        await chair.until(lambda _: chair.lobby.state == "paused")
        assert (await chair.act("walk")).why.id == "refused-paused"
        assert isinstance(await other.act("walk"), Accepted)
        assert (await anna.sit(chair.lobby.table)).scene.lobby.state == "paused"
        assert "saucer_paused_total 1.0" in house.figures()
        told = capsys.readouterr()
        assert "paused" in told.out + told.err
        assert "the card of" not in told.out + told.err + caplog.text + "".join(chair.received)


async def test_a_paused_table_goes_on_from_its_log_after_a_restart(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        _, chair = await a_game(house)
        await chair.act("boom")
        table = chair.lobby.table
    async with served(tmp_path) as house:
        watcher = await (await house.guest()).sit(table)
        assert watcher.lobby.state == "playing"
        assert watcher.now.waiting == (0,)


async def test_what_cannot_be_kept_has_not_happened(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        _, chair = await a_game(house)
        table = house.table(chair.lobby.table)
        talk = Spoke(Seat(0), Say(words="hello"))
        await house.tables.services.storage.append(table.kept, len(table.live_game().match.entries), [talk], save=False)
        answer = await chair.act("walk")
        assert answer.why.id == "refused-not_saved"
        await chair.quiet()
        assert chair.events("walked") == []
        assert len(chair.events("spoken")) == 1
        assert isinstance(await chair.act("walk"), Accepted)
        await eventually(lambda: not table.live_game().autopilot.is_thinking)


async def test_a_log_that_cannot_be_replayed_pauses_its_table(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        _, chair = await a_game(house)
        table = house.table(chair.lobby.table)
        await house.tables.services.storage.append(table.kept, len(table.live_game().match.entries), [Drawn((7,))])
    async with served(tmp_path) as house:
        watcher = await (await house.guest()).sit(chair.lobby.table)
        assert watcher.lobby.state == "paused"
