"""The contract that any storage of tables keeps."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from saucer.core import Acted, Conflict, Drawn, Entry, Unreadable
from saucer.server.sqlite import SqliteStorage
from saucer.server.storage import KeptEntry, KeptSeat, KeptTable, Storage, Taken

pytestmark = pytest.mark.anyio

ENTRIES: list[Entry] = [Drawn((3,)), Drawn(())]


@pytest.fixture(params=["sqlite"])
async def storage(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Storage]:
    kept: Storage = SqliteStorage(tmp_path / "tables.db")
    await kept.open()
    yield kept
    await kept.close()


def a_table(name: str = "t1", **more: object) -> KeptTable:
    table = KeptTable(
        id=name,
        game="lantern",
        rules=1,
        options={},
        seats=(KeptSeat("person", "Anna", "anna"), KeptSeat("open")),
        host="anna",
        public=False,
        pace="brisk",
        clock=None,
        seed="00",
        created=1.0,
    )
    return replace(table, **more)


async def test_a_table_comes_back_as_it_was_kept(storage: Storage) -> None:
    table = a_table(options={"mode": "race"}, code="ABCDEF", orders={"1": {"kind": "walk_on"}})
    await storage.create(table)
    assert await storage.table("t1") == table
    assert await storage.table("t2") is None


async def test_an_id_or_a_code_is_given_once(storage: Storage) -> None:
    await storage.create(a_table(code="ABCDEF"))
    with pytest.raises(Taken):
        await storage.create(a_table())
    with pytest.raises(Taken):
        await storage.create(a_table("t2", code="ABCDEF"))


async def test_a_code_leads_to_its_table_until_it_is_gone(storage: Storage) -> None:
    table = a_table(code="ABCDEF")
    await storage.create(table)
    assert await storage.table_with_code("ABCDEF") == "t1"
    await storage.save(replace(table, code=None))
    assert await storage.table_with_code("ABCDEF") is None


async def test_who_saves_an_old_revision_is_refused(storage: Storage) -> None:
    table = a_table()
    await storage.create(table)
    newer = await storage.save(replace(table, public=True))
    with pytest.raises(Conflict):
        await storage.save(replace(table, public=False))
    assert await storage.table("t1") == newer


async def test_entries_come_back_in_order_with_whose_command_made_them(storage: Storage) -> None:
    table = a_table()
    await storage.create(table)
    table = await storage.append(table, 0, ENTRIES)
    await storage.append(table, 2, [Acted(0, {"kind": "walk"})], "anna:c1")  # type: ignore[arg-type]
    kept = await storage.entries("t1")
    assert [each.command for each in kept] == [None, None, "anna:c1"]
    assert kept[:2] == [KeptEntry(entry, None) for entry in ENTRIES]


@pytest.mark.parametrize("number", [1, 3])
async def test_an_entry_is_appended_with_the_next_number_or_not_at_all(storage: Storage, number: int) -> None:
    table = a_table()
    await storage.create(table)
    table = await storage.append(table, 0, ENTRIES)
    with pytest.raises(Conflict):
        await storage.append(replace(table, state="over"), number, [Drawn(())])
    assert len(await storage.entries("t1")) == 2
    assert await storage.table("t1") == table


async def test_entries_and_table_are_kept_together_or_not_at_all(storage: Storage) -> None:
    table = a_table()
    await storage.create(table)
    await storage.save(table)
    with pytest.raises(Conflict):
        await storage.append(table, 0, ENTRIES)
    assert await storage.entries("t1") == []


async def test_of_many_writers_at_once_one_wins_and_none_disturbs_another_table(storage: Storage) -> None:
    tables = [a_table(f"t{number}") for number in range(20)]
    await asyncio.gather(*[storage.create(table) for table in tables])
    tries = [storage.append(table, 0, ENTRIES) for table in tables for _ in range(3)]
    done = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(isinstance(each, KeptTable) for each in done) == 20
    assert sum(isinstance(each, Conflict) for each in done) == 40
    assert [len(await storage.entries(table.id)) for table in tables] == [2] * 20


async def test_lists_of_open_finished_and_due_tables(storage: Storage) -> None:
    await storage.create(a_table("old", public=True, created=1.0))
    await storage.create(a_table("new", public=True, created=5.0))
    await storage.create(a_table("hidden", created=6.0))
    await storage.create(a_table("mine", state="over", ended=7.0))
    await storage.create(a_table("public", state="over", ended=8.0, public=True, seats=()))
    await storage.create(a_table("theirs", state="over", ended=9.0, seats=()))
    await storage.create(a_table("later", state="playing", deadline=9.0))
    await storage.create(a_table("sooner", state="playing", deadline=2.0))
    assert [table.id for table in await storage.open_tables(0.0, 9)] == ["new", "old"]
    assert [table.id for table in await storage.open_tables(2.0, 9)] == ["new"]
    assert [table.id for table in await storage.finished("anna", 9)] == ["public", "mine"]
    assert await storage.due() == ["sooner", "later"]


async def test_a_link_is_good_once_and_in_time(storage: Storage) -> None:
    await storage.keep_carry("one", "t1", "anna", 10.0)
    await storage.keep_carry("two", "t1", "anna", 10.0)
    assert await storage.take_carry("one", 9.0) == ("t1", "anna")
    assert await storage.take_carry("one", 9.0) is None
    assert await storage.take_carry("two", 11.0) is None


async def test_a_file_of_a_newer_version_is_not_touched(tmp_path: Path) -> None:
    import sqlite3

    path = tmp_path / "newer.db"
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(Unreadable, match="version 99"):
        await SqliteStorage(path).open()


async def test_a_file_that_is_no_database_is_refused_with_its_name(tmp_path: Path) -> None:
    path = tmp_path / "letter.db"
    path.write_bytes(b"Dear Anna, " * 500)
    with pytest.raises(Unreadable, match=r"letter\.db"):
        await SqliteStorage(path).open()
    assert path.read_bytes().startswith(b"Dear Anna")


async def test_what_was_kept_is_there_when_the_file_is_opened_again(tmp_path: Path) -> None:
    for expected in ([], ENTRIES):
        storage = SqliteStorage(tmp_path / "tables.db")
        await storage.open()
        assert [kept.entry for kept in await storage.entries("t1")] == expected
        if not expected:
            await storage.create(a_table())
            await storage.append(a_table(), 0, ENTRIES)
        await storage.close()
