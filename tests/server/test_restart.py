"""What outlives the server: every acknowledged move, nothing twice, and the games go on."""

from pathlib import Path

import pytest

from saucer.server.wire.messages import Accepted
from tests.server.house import eventually, served, started_by_two
from tests.server.lantern import newer_games
from tests.server.process import ServerProcess, is_running
from tests.siege.kills import kill_one_server

pytestmark = pytest.mark.anyio


@pytest.mark.long
async def test_after_kills_every_acknowledged_move_is_there_and_the_games_go_on(tmp_path: Path) -> None:
    await kill_one_server(tmp_path, 2)


async def test_bots_do_not_outlive_a_server_that_is_killed(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "saucer.db")
    server.start()
    bots = server.children()
    assert bots
    server.kill()
    await eventually(lambda: not any(is_running(bot) for bot in bots))


async def test_a_command_sent_again_after_a_restart_counts_once(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna, _, lobby = await started_by_two(house)
        chair = await anna.sit(lobby.table)
        move = {"id": "once", "seat": 0, "on": chair.count, "action": {"kind": "walk"}}
        assert isinstance(await chair.ask("act", **move), Accepted)
        cookies = anna.client.cookies
    async with served(tmp_path) as house:
        again = await house.guest()
        again.client.cookies = cookies
        chair = await again.sit(lobby.table)
        assert isinstance(await chair.ask("act", **move), Accepted)
        assert len(chair.events("walked")) == 1
        assert chair.view["turn"] == 1


async def test_a_game_whose_rules_are_no_longer_held_is_ended_with_a_message(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna = await house.guest("Anna")
        lobby = await anna.new_table("me", "open")
        await (await house.guest("Ben")).join(lobby.table)
        await anna.start(lobby.table)
        cookies = anna.client.cookies
    async with served(tmp_path, games=newer_games) as house:
        anna = await house.guest()
        anna.client.cookies = cookies
        assert (await anna.get(f"/api/tables/{lobby.table}"))["state"] == "void"
        chair = await anna.sit(lobby.table)
        assert chair.lobby.state == "void"
        assert (await chair.ask("act", seat=0, on=0, action={"kind": "walk"})).why.id == "refused-ended"
        assert '"why":"void"' in await anna.get(f"/api/tables/{lobby.table}/record")
        problem = await anna.get(f"/api/tables/{lobby.table}/replay", 409)
        assert problem["problem"]["id"] == "refused-void"
        following = await anna.post(f"/api/tables/{lobby.table}/rematch")
        assert following["state"] == "open"


async def test_an_open_table_waits_through_a_restart(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna = await house.guest("Anna")
        lobby = await anna.new_table("me", "open", public=True)
    async with served(tmp_path) as house:
        ben = await house.guest("Ben")
        assert [table["table"] for table in await ben.get("/api/tables")] == [lobby.table]
        assert (await ben.post("/api/join", code=lobby.code))["mine"] == [1]
