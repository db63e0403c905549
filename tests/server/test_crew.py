"""saucer serve --workers: one is killed, all are replaced one by one, and everybody's game goes on."""

import asyncio
import contextlib
import os
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from saucer.cli import run
from tests.server.house import eventually
from tests.server.process import ServerProcess
from tests.server.survivors import Survivor, begun, check_record, persist
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


@pytest.mark.long
async def test_a_process_is_killed_and_all_are_renewed_and_every_game_goes_on(
    tmp_path: Path, postgres: Postgres, valkey: Valkey
) -> None:
    server = ServerProcess(tmp_path / "crew", await postgres.new_database())
    server.start("--redis", valkey.url, "--workers", "2")
    async with contextlib.AsyncExitStack() as stack:
        await eventually(lambda: len(server.workers()) == 2, STARTING)
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
