"""saucer serve --workers: one is killed, all are replaced one by one, and everybody's game goes on."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection

from saucer.cli import run
from saucer.core import Unreadable
from saucer.server.services.many_servers import check
from saucer.server.web.handoff import WorkerPlace, home_in
from saucer.server.web.workers import WorkerGroup
from tests.server.house import eventually, person
from tests.server.process import ServerProcess
from tests.server.survivors import Survivor, begun, check_record, come_back, persist
from tests.servers import Postgres, Valkey

pytestmark = pytest.mark.anyio

TABLES = 2
MOVES = 4
STARTING = 120.0
"""So long may processes take to start where everything else runs at the same time."""


async def play_through(survivors: list[Survivor], trouble: Callable[[], None], moves: int | None) -> None:
    """Everybody plays, and something happens meanwhile."""
    playing = [asyncio.create_task(persist(survivor, moves)) for survivor in survivors]
    trouble()
    await asyncio.gather(*playing)


@asynccontextmanager
async def two_workers(
    folder: Path, postgres: Postgres, valkey: Valkey
) -> AsyncIterator[tuple[ServerProcess, AsyncExitStack]]:
    """Two processes, and who comes to them; they end in peace, without an error of ours in the log."""
    server = ServerProcess(folder / "workers", await postgres.new_database())
    server.start("--redis", valkey.url, "--workers", "2")
    async with AsyncExitStack() as stack:
        await eventually(lambda: len(server.workers()) == 2, STARTING)
        yield server, stack
    assert server.stop() == 0
    assert "uncaught" not in server.log.read_text()


@pytest.mark.long
async def test_a_process_is_killed_and_all_are_renewed_and_every_game_goes_on(
    tmp_path: Path, postgres: Postgres, valkey: Valkey
) -> None:
    async with two_workers(tmp_path, postgres, valkey) as (server, stack):
        before = server.workers()
        survivors = await begun(server, stack, TABLES)
        await asyncio.gather(*[persist(survivor, MOVES) for survivor in survivors])
        await play_through(survivors, lambda: os.kill(before[0], signal.SIGKILL), MOVES)
        await eventually(lambda: len(set(server.workers()) - {before[0]}) == 2, STARTING)
        between = set(server.workers())
        await play_through(survivors, lambda: os.kill(server.id, signal.SIGHUP), None)
        await eventually(lambda: len(set(server.workers()) - between) == 2, STARTING)
        for survivor in survivors:
            await check_record(survivor)
        assert "process_died" in server.log.read_text()


@pytest.mark.long
async def test_everybody_at_a_table_is_at_the_same_process_while_it_is_there(
    tmp_path: Path, postgres: Postgres, valkey: Valkey
) -> None:
    async with two_workers(tmp_path, postgres, valkey) as (server, stack):
        people = [await stack.enter_async_context(person(server.url, name)) for name in ("Anna", "Ben", "Carl")]
        used: set[int] = set()
        while len(used) < 2:
            table = (await people[0].new_table("me", "open", "open", game="all-in-all")).table
            homes = {server.serving(port_at((await each.sit(table)).socket)) for each in people}
            assert len(homes) == 1
            used |= homes
        (home,) = homes
        os.kill(home, signal.SIGKILL)
        assert server.serving(port_at((await come_back(people[0], table)).socket)) != home


def port_at(socket: ClientConnection) -> int:
    return int(socket.local_address[1])


@pytest.mark.parametrize(
    ("size", "asked", "home"),
    [
        (2, b"GET /ws/abc HTTP/1.1\r\nHost: here\r\n\r\n", 0),
        (2, b"GET /ws/abc?a=1 HTTP/1.1\r\n", 0),
        (2, b"GET /ws/abd HTTP/1.1\r\n", 1),
        (2, b"GET /ws/ab", None),
        (2, b"GET /api/me HTTP/1.1\r\n", None),
        (2, b"", None),
    ],
)
def test_the_home_of_a_table_follows_from_its_name(size: int, asked: bytes, home: int | None) -> None:
    assert home_in(asked, size) == home


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("--workers", "2"), "--workers 2 needs --database postgresql://"),
        (("--workers", "0"), "one or more"),
        (("--redis", "redis://127.0.0.1:1/0"), "say --database postgresql://"),
        (("--redis", "http://host"), "redis://host:port"),
    ],
)
def test_wrong_use_is_told(options: tuple[str, ...], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", *options]) == 2
    assert told in capsys.readouterr().err


async def test_an_address_of_no_valkey_is_told_without_its_password() -> None:
    with pytest.raises(Unreadable, match="--redis cannot be used: ValueError"):
        await check("redis://:sec/ret@127.0.0.1:1/0")


class Unstarted:
    """Stands for a process that serves, or for one that does not start."""

    def __init__(self, place: WorkerPlace, starts: bool) -> None:
        self.place = place
        self.starts = starts
        self.ended = False

    def address(self) -> str:
        if not self.starts:
            raise Unreadable("it ended while it started")
        return "http://127.0.0.1:1"

    def end(self) -> None:
        self.ended = True


def test_where_a_renewed_process_does_not_start_the_others_serve_on(tmp_path: Path) -> None:
    nothing: Any = None
    group: Any = WorkerGroup(nothing, nothing, "127.0.0.1", nothing, 2)
    serving = [Unstarted(WorkerPlace(tmp_path, number, 2), starts=True) for number in range(2)]
    group._workers, group._new = list(serving), lambda place: Unstarted(place, starts=False)
    group._renew()
    assert [each.ended for each in serving] == [True, False]
    assert [each.place.number for each in group._workers] == [0, 1]
    assert group._workers[1] is serving[1]


async def test_a_valkey_that_is_not_there_is_told(postgres: Postgres, capsys: pytest.CaptureFixture[str]) -> None:
    url = await postgres.new_database()
    wrong = ["serve", "--port", "0", "--database", url, "--redis", "redis://:secret@127.0.0.1:1/0"]
    assert await asyncio.to_thread(run, wrong) == 2
    told = capsys.readouterr().err
    assert "--redis cannot be used" in told
    assert "secret" not in told
