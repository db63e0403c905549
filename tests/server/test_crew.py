"""saucer serve --workers: one is killed, all are replaced one by one, and everybody's game goes on."""

import asyncio
import contextlib
import os
import signal
from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from saucer.cli import run
from saucer.core import verify
from saucer.registry import game_named
from tests.server.house import eventually, person
from tests.server.process import ServerProcess
from tests.server.test_restart import Survivor
from tests.servers import Postgres, Valkey

pytestmark = pytest.mark.anyio

TABLES = 2
MOVES = 4
STARTING = 120.0
"""So long may processes take to start where everything else runs at the same time."""


def workers_of(server: ServerProcess) -> list[int]:
    """The processes that serve: of all that it has started those that have started bots."""
    found = []
    for child in server.children():
        with contextlib.suppress(OSError):
            if Path(f"/proc/{child}/task/{child}/children").read_text().split():
                found.append(child)
    return found


async def persist(survivor: Survivor, moves: int | None = None) -> None:
    """Whoever is cut off comes back, as a browser does."""
    goal = None if moves is None else survivor.accepted + moves
    while goal is None or survivor.accepted < goal:
        with contextlib.suppress(ConnectionClosed, InvalidHandshake, OSError):
            await survivor.play(await survivor.come(), None if goal is None else goal - survivor.accepted)
            return


async def begun(server: ServerProcess, stack: contextlib.AsyncExitStack) -> list[Survivor]:
    survivors = []
    for number in range(TABLES):
        someone = await stack.enter_async_context(person(server.url, f"Anna {number}"))
        lobby = await someone.new_table("me", "bot:random", "bot:random", game="all-in-all", start=True)
        survivors.append(Survivor(someone, lobby.table))
    return survivors


async def play_through(survivors: list[Survivor], trouble: Callable[[], None], moves: int | None) -> None:
    """Everybody plays, and something happens meanwhile."""
    playing = [asyncio.create_task(persist(survivor, moves)) for survivor in survivors]
    trouble()
    await asyncio.gather(*playing)


async def check_records(survivors: list[Survivor]) -> None:
    """What was accepted is there, once."""
    for survivor in survivors:
        record = await survivor.person.get(f"/api/tables/{survivor.table}/record")
        assert verify(game_named("all-in-all"), record.encode()).end == "over"
        made = [line for line in record.splitlines() if '"kind":"action"' in line and '"seat":0' in line]
        assert len(made) == survivor.accepted


async def test_a_process_is_killed_and_all_are_renewed_and_every_game_goes_on(
    tmp_path: Path, postgres: Postgres, valkey: Valkey
) -> None:
    server = ServerProcess(tmp_path / "crew", await postgres.new_database())
    server.start("--redis", valkey.url, "--workers", "2")
    async with contextlib.AsyncExitStack() as stack:
        await eventually(lambda: len(workers_of(server)) == 2, STARTING)
        before = workers_of(server)
        survivors = await begun(server, stack)
        await asyncio.gather(*[persist(survivor, MOVES) for survivor in survivors])
        await play_through(survivors, lambda: os.kill(before[0], signal.SIGKILL), MOVES)
        await eventually(lambda: len(set(workers_of(server)) - {before[0]}) == 2, STARTING)
        between = set(workers_of(server))
        await play_through(survivors, lambda: os.kill(server.id, signal.SIGHUP), None)
        await eventually(lambda: len(set(workers_of(server)) - between) == 2, STARTING)
        await check_records(survivors)
    assert server.stop() == 0
    assert "process_died" in server.log.read_text()
    assert "uncaught" not in server.log.read_text()


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


async def test_a_valkey_that_is_not_there_is_told(postgres: Postgres, capsys: pytest.CaptureFixture[str]) -> None:
    url = await postgres.new_database()
    wrong = ["serve", "--port", "0", "--database", url, "--redis", "redis://:secret@127.0.0.1:1/0"]
    assert await asyncio.to_thread(run, wrong) == 2
    told = capsys.readouterr().err
    assert "--redis cannot be used" in told
    assert "secret" not in told
