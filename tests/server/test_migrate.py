"""A SQLite file moves into PostgreSQL with nothing lost, and people play on there."""

import asyncio
import json
import sqlite3
from pathlib import Path

import asyncpg
import pytest

from saucer.cli import run
from saucer.core import verify
from saucer.registry import all_games, game_named
from saucer.server.storage.postgres.moving import KINDS
from saucer.server.wire.messages import Accepted, Update
from tests.server.house import Chair, House, served
from tests.servers import Postgres

pytestmark = pytest.mark.anyio


async def rows_of(place: Path | str) -> dict[str, list[tuple[object, ...]]]:
    """Every row of every table, in an order of its own, with bytes and numbers as either database gives them."""
    found: dict[str, list[tuple[object, ...]]] = {}
    for kind in KINDS:
        wanted = f"SELECT {', '.join(kind.columns)} FROM {kind.name}"
        if isinstance(place, Path):
            with sqlite3.connect(place) as file:
                rows = [tuple(row) for row in file.execute(wanted)]
        else:
            database = await asyncpg.connect(place)
            rows = [tuple(row.values()) for row in await database.fetch(wanted)]
            await database.close()
        found[kind.name] = sorted(tuple(comparable(value) for value in row) for row in rows)
    return found


def comparable(value: object) -> str:
    if isinstance(value, bytes):
        return value.decode()
    return str(float(value)) if isinstance(value, bool | int | float) else str(value)


async def play(chair: Chair, moves: int) -> None:
    made = 0
    while made < moves and chair.now.result is None:
        await chair.until_asked()
        count = chair.count
        made += isinstance(await chair.ask("act", seat=0, on=count, action=chair.offers[0]), Accepted)
        if chair.count == count and chair.now.result is None:
            await chair.until(lambda message: isinstance(message, Update))


async def a_night_of_games(house: House) -> tuple[str, str, str, object]:
    """A game that is over, one in the middle, a table that waits, and whose they are."""
    anna = await house.guest("Anna")
    over = await anna.new_table("me", "bot:random", "bot:random", game="all-in-all", start=True)
    chair = await anna.sit(over.table)
    await chair.ask("abandon")
    middle = await anna.new_table("me", "bot:random", "bot:random", game="all-in-all", start=True)
    await play(await anna.sit(middle.table), 4)
    waiting = await anna.new_table("me", "open", "open", game="all-in-all", public=True)
    await anna.put("/api/shelf/own/calibration", kind="calibration", taps=[{"way": 3.0, "ms": 250.0}])
    await anna.post(f"/api/tables/{middle.table}/carry")
    assert waiting.code is not None
    return over.table, middle.table, waiting.code, anna.client.cookies


def migrate(*arguments: str) -> int:
    return run(["migrate", *arguments])


async def test_nothing_is_lost_and_the_games_go_on_there(
    postgres: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, url = tmp_path / "test.db", await postgres.new_database()
    async with served(tmp_path, games=all_games) as house:
        over, middle, code, cookies = await a_night_of_games(house)
    before = await rows_of(file)
    assert await asyncio.to_thread(migrate, str(file), url, "--json") == 0
    assert await rows_of(file) == before
    assert await rows_of(url) == before
    assert json.loads(capsys.readouterr().out) == {name: len(rows) for name, rows in before.items()}
    assert all(before.values()), "every kind of thing was there to be moved"
    async with served(tmp_path, games=all_games, database=url) as house:
        anna = await house.guest()
        anna.client.cookies = cookies  # type: ignore[assignment]
        record = await anna.get(f"/api/tables/{over}/record")
        assert verify(game_named("all-in-all"), record.encode()).end == "abandoned"
        assert (await anna.get("/api/shelf"))["own"]
        ben = await house.guest("Ben")
        assert (await ben.post("/api/join", code=code))["mine"] == [1]
        chair = await anna.sit(middle)
        assert chair.scene.seat == 0
        await play(chair, 4)
        await chair.ask("abandon")
        record = await anna.get(f"/api/tables/{middle}/record")
        assert verify(game_named("all-in-all"), record.encode()).end == "abandoned"


async def test_a_target_that_is_not_empty_is_refused_and_left_as_it_is(
    postgres: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = await postgres.new_database()
    async with served(tmp_path, database=url) as house:
        await (await house.guest("Anna")).new_table("me", "open")
    async with served(tmp_path) as house:
        await (await house.guest("Ben")).new_table("me", "open")
    before = await rows_of(url)
    assert await asyncio.to_thread(migrate, str(tmp_path / "test.db"), url) == 2
    assert "expected an empty database" in capsys.readouterr().err
    assert await rows_of(url) == before


async def test_a_file_in_use_is_refused(postgres: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from saucer.server.storage.places import prepared

    with prepared(tmp_path / "test.db"):
        assert await asyncio.to_thread(migrate, str(tmp_path / "test.db"), await postgres.new_database()) == 2
    assert "used by another server" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("none.db", "postgresql://127.0.0.1:1/saucer"), "none.db, and there is none"),
        (("postgresql://127.0.0.1:1/saucer", "here.db"), "expected a SQLite file, then postgresql://"),
        (("one.db", "other.db"), "expected a SQLite file, then postgresql://"),
        (("one.db", "mysql://host/db"), "postgresql://user@host/database"),
    ],
)
def test_wrong_use_is_told(arguments: tuple[str, str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert migrate(*arguments) == 2
    assert told in capsys.readouterr().err
