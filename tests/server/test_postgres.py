"""PostgreSQL as the store: what it adds to the contract, and tables served from it."""

import asyncio
from pathlib import Path

import asyncpg
import pytest

from saucer.core import Conflict, Drawn, Unreadable
from saucer.server.storage.contract import NotSaved
from saucer.server.storage.postgres.appends import INSERT, columns
from saucer.server.storage.postgres.connecting import shown
from saucer.server.storage.postgres.store import PostgresStorage
from saucer.server.wire.messages import Accepted
from tests.server.house import served, started_by_two
from tests.server.test_storage import ENTRIES, a_table
from tests.servers import Postgres, running_postgres

pytestmark = pytest.mark.anyio


async def test_of_two_servers_one_appends_and_the_other_is_refused(postgres: Postgres) -> None:
    url = await postgres.new_database()
    one, other = PostgresStorage(url), PostgresStorage(url)
    await asyncio.gather(one.open(), other.open())
    tables = [a_table(f"t{number}") for number in range(30)]
    for table in tables:
        await one.create(table)
    tries = [each.append(table, 0, ENTRIES, save=False) for table in tables for each in (one, other)]
    tries += [other.append(table, 0, ENTRIES) for table in reversed(tables)]
    done = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(isinstance(each, Conflict) for each in done) == 60
    assert [await other.count(table.id) for table in tables] == [2] * 30
    await one.close()
    await other.close()


async def test_a_batch_that_is_overtaken_leaves_no_part_of_itself(postgres: Postgres) -> None:
    storage = PostgresStorage(await postgres.new_database())
    await storage.open()
    await storage.create(a_table())
    await storage.append(a_table(), 0, [Drawn((1,))], save=False)
    with pytest.raises(Conflict):
        await storage.append(a_table(), 0, [Drawn((2,)), Drawn((3,))], save=False)
    assert [kept.entry for kept in await storage.entries("t1")] == [Drawn((1,))]
    await storage.close()


async def test_to_append_reads_no_other_table_s_entries_in_a_database_that_has_not_counted_its_rows(
    postgres: Postgres,
) -> None:
    storage = PostgresStorage(await postgres.new_database())
    await storage.open()
    tables = [a_table(f"t{number}") for number in range(40)]
    for table in tables:
        await storage.create(table)
    await asyncio.gather(*[storage.append(table, 0, ENTRIES * 20, save=False) for table in tables])
    rows = columns([(table.id, 40, b"{}", None) for table in tables])
    database = await asyncpg.connect(storage.url)
    plan = [row[0] for row in await database.fetch(f"EXPLAIN {INSERT}", *rows, *columns([]), [], [], [])]
    await database.close()
    await storage.close()
    assert [line for line in plan if "entries_pkey" in line]
    assert [line for line in plan if "Seq Scan on entries" in line] == []


async def test_a_command_may_hold_any_letter_and_a_name_that_no_table_can_have_is_unknown(postgres: Postgres) -> None:
    storage = PostgresStorage(await postgres.new_database())
    await storage.open()
    await storage.create(a_table())
    await storage.append(a_table(), 0, ENTRIES[:1], "anna:\0é", save=False)
    assert [kept.command for kept in await storage.entries("t1")] == ["anna:\0é"]
    assert await storage.table("t\0") is None
    assert await storage.table_with_code("\ud800") is None
    await storage.close()


async def test_what_cannot_be_read_is_counted_and_ends_what_can(postgres: Postgres) -> None:
    storage = PostgresStorage(await postgres.new_database())
    await storage.open()
    await storage.create(a_table())
    await storage.append(a_table(), 0, ENTRIES)
    database = await asyncpg.connect(storage.url)
    await database.execute("UPDATE entries SET entry = '{' WHERE number = 1")
    await database.close()
    assert [kept.entry for kept in await storage.readable_entries("t1")] == ENTRIES[:1]
    assert await storage.count("t1") == 2
    with pytest.raises(Unreadable):
        await storage.entries("t1")
    await storage.close()


async def test_a_newer_database_is_not_touched_and_a_wrong_address_is_told_without_its_password(
    postgres: Postgres,
) -> None:
    url = await postgres.new_database()
    await PostgresStorage(url).open()
    database = await asyncpg.connect(url)
    await database.execute("INSERT INTO versions VALUES (99)")
    await database.close()
    with pytest.raises(Unreadable, match="version 99"):
        await PostgresStorage(url).open()
    wrong = f"postgresql://saucer:secret@127.0.0.1:{postgres.port}/nowhere"
    with pytest.raises(Unreadable, match="nowhere") as told:
        await PostgresStorage(wrong).open()
    assert "secret" not in str(told.value)
    assert shown("postgresql://anna:secret@host:1/db?password=secret") == "postgresql://host:1/db"
    assert shown("postgres://[::1]:1,other/db") == "postgres://[::1]:1,other/db"


async def test_servers_of_one_database_know_each_others_guests_and_tables(postgres: Postgres, tmp_path: Path) -> None:
    url = await postgres.new_database()
    async with served(tmp_path, database=url) as house:
        anna, _, lobby = await started_by_two(house)
        chair = await anna.sit(lobby.table)
        assert isinstance(await chair.act("walk"), Accepted)
        await chair.quiet()
        cookies, told = anna.client.cookies, chair.lines
    async with served(tmp_path, database=url) as house:
        anna = await house.guest()
        anna.client.cookies = cookies
        chair = await anna.sit(lobby.table)
        assert (chair.scene.seat, chair.lines) == (0, told)
        assert await anna.get("/healthz") == {"ok": True}


async def test_without_its_database_nothing_is_saved_and_nobody_is_told_otherwise(tmp_path: Path) -> None:
    with running_postgres("fsync=off") as postgres:
        url = await postgres.new_database()
        async with served(tmp_path, database=url) as house:
            anna, _, lobby = await started_by_two(house)
            chair = await anna.sit(lobby.table)
            postgres.stop()
            assert await anna.get("/healthz", 503) == {"ok": False}
            await anna.post("/api/tables", 503, game="lantern", seats=[{"who": "me"}, {"who": "open"}])
            move = {"id": "once", "seat": 0, "on": chair.count, "action": {"kind": "walk"}}
            assert (await chair.ask("act", **move)).why.id == "refused-not_saved"
            with pytest.raises(NotSaved):
                await house.tables.services.storage.count(lobby.table)
            postgres.start()
            assert isinstance(await chair.ask("act", **(move | {"id": "again"})), Accepted)
            await chair.quiet()
            assert len(chair.events("walked")) == 1
            assert chair.lobby.state == "playing"
