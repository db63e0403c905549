"""What outlives the server: every acknowledged move, nothing twice, and the games go on."""

import asyncio
import contextlib
import os
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from saucer.core import verify
from saucer.registry import game_named
from saucer.server.wire.messages import Accepted, Refused, Update
from tests.server.house import Chair, Person, eventually, person, served
from tests.server.lantern import newer_games
from tests.server.process import ServerProcess, is_running

pytestmark = pytest.mark.anyio

KILLS = int(os.environ.get("SAUCER_KILLS", "2"))
TABLES = KILLS + 1
"""`make kills` asks for many more."""


class Survivor:
    """A person whose browser remembers what it was told and what was never answered."""

    def __init__(self, someone: Person, table: str) -> None:
        self.person = someone
        self.table = table
        self.lines: list[object] = []
        self.accepted = 0
        self.unanswered: tuple[str, int, object] | None = None
        self._said = 0

    async def come(self) -> Chair:
        """What it was told before is still true, to the letter."""
        chair = await self.person.sit(self.table)
        assert chair.lines[: len(self.lines)] == self.lines
        self.lines = chair.lines
        if self.unanswered is not None:
            await self.say(chair, *self.unanswered)
        return chair

    async def say(self, chair: Chair, command_id: str, on: int, action: object) -> None:
        self.unanswered = (command_id, on, action)
        answer = await chair.ask("act", id=command_id, seat=0, on=on, action=action)
        assert isinstance(answer, Accepted | Refused)
        self.unanswered = None
        self.accepted += isinstance(answer, Accepted)

    async def play(self, chair: Chair, moves: int | None = None) -> None:
        """So many accepted moves, or to the end; always the first choice offered."""
        goal = None if moves is None else self.accepted + moves
        while chair.now.result is None and self.accepted != goal:
            if chair.offers:
                self._said += 1
                count = chair.count
                await self.say(chair, f"move-{self._said}", count, chair.offers[0])
                if chair.count == count and chair.now.result is None:
                    await chair.until(lambda message: isinstance(message, Update))
            else:
                await chair.next()
            self.lines = list(chair.lines)


async def play_until_killed(survivors: list[Survivor], server: ServerProcess, moves: int) -> None:
    """The first to have made its moves pulls the plug on everybody."""
    chairs = [await survivor.come() for survivor in survivors]

    async def go_on(survivor: Survivor, chair: Chair) -> None:
        with contextlib.suppress(ConnectionClosed):
            await survivor.play(chair)

    playing = [asyncio.create_task(go_on(*each)) for each in zip(survivors[1:], chairs[1:], strict=True)]
    await survivors[0].play(chairs[0], moves)
    server.kill()
    await asyncio.gather(*playing)


async def test_after_kills_every_acknowledged_move_is_there_and_the_games_go_on(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "saucer.db")
    server.start()
    async with contextlib.AsyncExitStack() as stack:
        survivors = []
        for number in range(TABLES):
            someone = await stack.enter_async_context(person(server.url, f"Anna {number}"))
            lobby = await someone.new_table("me", "bot:random", "bot:random", game="all-in-all", start=True)
            survivors.append(Survivor(someone, lobby.table))
        for _ in range(KILLS):
            await play_until_killed(survivors, server, moves=6)
            server.start()
            for survivor in survivors:
                survivor.person.move_to(server.url)
        for survivor in survivors:
            await survivor.play(await survivor.come())
            record = await survivor.person.get(f"/api/tables/{survivor.table}/record")
            assert verify(game_named("all-in-all"), record.encode()).end == "over"
            made = [line for line in record.splitlines() if '"kind":"action"' in line and '"seat":0' in line]
            assert len(made) == survivor.accepted
    assert server.stop() == 0


async def test_bots_do_not_outlive_a_server_that_is_killed(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "saucer.db")
    server.start()
    bots = server.children()
    assert bots
    server.kill()
    await eventually(lambda: not any(is_running(bot) for bot in bots))


async def test_a_command_sent_again_after_a_restart_counts_once(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna, ben = await house.guest("Anna"), await house.guest("Ben")
        lobby = await anna.new_table("me", "open")
        await ben.join(lobby.table)
        await anna.start(lobby.table)
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
