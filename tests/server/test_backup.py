"""What hosts are told about backups is true: a game goes on where the copy was made."""

import asyncio
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from saucer.server.wire.messages import Accepted
from tests.server.house import House, served, started_by_two
from tests.server.test_together import walk
from tests.servers import Postgres, postgres_programs

pytestmark = pytest.mark.anyio


async def begin(house: House) -> tuple[str, Any]:
    """A game with one move made, and Anna's cookies."""
    anna, _, lobby = await started_by_two(house)
    await walk(await anna.sit(lobby.table))
    return lobby.table, anna.client.cookies


async def check_it_goes_on(house: House, table: str, cookies: Any) -> None:
    anna = await house.guest()
    anna.client.cookies = cookies
    chair = await anna.sit(table)
    assert chair.scene.seat == 0
    assert len(chair.events("walked")) == 1
    said = await chair.ask("speak", seat=0, aside={"kind": "say", "words": "Here again"})
    assert isinstance(said, Accepted)
    await chair.quiet()
    assert len(chair.events("spoken")) == 1


async def test_a_dump_of_postgresql_made_while_it_runs_is_whole(postgres: Postgres, tmp_path: Path) -> None:
    url, other = await postgres.new_database(), await postgres.new_database()
    dump, programs = tmp_path / "saucer.dump", postgres_programs()
    async with served(tmp_path, database=url) as house:
        table, cookies = await begin(house)
        await copied(str(programs / "pg_dump"), "--format=custom", f"--file={dump}", url)
    await copied(str(programs / "pg_restore"), f"--dbname={other}", str(dump))
    async with served(tmp_path, database=other) as house:
        await check_it_goes_on(house, table, cookies)


async def copied(*command: str) -> None:
    done = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


async def test_a_copy_of_a_file_made_while_it_runs_is_whole(tmp_path: Path) -> None:
    """By the same interface that `.backup` of the sqlite3 program uses."""
    restored = tmp_path / "restored"
    restored.mkdir()
    async with served(tmp_path) as house:
        table, cookies = await begin(house)
        with (
            closing(sqlite3.connect(tmp_path / "test.db")) as file,
            closing(sqlite3.connect(restored / "test.db")) as to,
        ):
            file.backup(to)
    (restored / "test.db.key").write_bytes((tmp_path / "test.db.key").read_bytes())
    async with served(restored) as house:
        await check_it_goes_on(house, table, cookies)
