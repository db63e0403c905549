"""The contract that any storage of tables keeps."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec import json
from msgspec.structs import replace

from saucer.core import Acted, Conflict, Drawn, Entry, Unreadable, encode
from saucer.server.storage.contract import Crowded, KeptEntry, KeptSeat, KeptTable, NotSaved, Shelved, Storage, Taken
from saucer.server.storage.places import Place, storage_at
from saucer.server.storage.shelf import MOST
from saucer.server.storage.sqlite import SqliteStorage
from saucer.server.storage.statements import MIGRATIONS
from saucer.server.wire.shelf import Best
from tests.server.house import reads_failing

pytestmark = pytest.mark.anyio

ENTRIES: list[Entry] = [Drawn((3,)), Drawn(())]


@pytest.fixture(params=["sqlite", "postgresql"])
async def storage(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Storage]:
    place: Place = tmp_path / "tables.db"
    if request.param == "postgresql":
        place = await request.getfixturevalue("postgres").new_database()
    kept = storage_at(place)
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
    table = a_table(options={"mode": "race"}, code="ABCDEF", standing_orders={"1": {"kind": "walk_on"}})
    await storage.create(table)
    assert await storage.table("t1") == table
    assert await storage.table("t2") is None


def test_standing_orders_are_read_by_the_name_that_older_servers_wrote() -> None:
    table = a_table(standing_orders={"1": {"kind": "walk_on"}})
    written = json.encode(table)
    assert b'"orders":{"1":{"kind":"walk_on"}}' in written
    assert json.decode(written, type=KeptTable) == table


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


async def test_what_cannot_be_written_keeps_nobody_waiting(tmp_path: Path) -> None:
    storage = SqliteStorage(tmp_path / "tables.db")
    await storage.open()
    await storage.create(a_table())
    with pytest.raises(UnicodeEncodeError):
        async with asyncio.timeout(20):
            await storage.append(a_table(), 0, ENTRIES, "half a letter: \ud800", save=False)
    await storage.append(a_table(), 0, ENTRIES, "anna:c1", save=False)
    assert await storage.count("t1") == 2
    await storage.close()


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


async def test_what_cannot_be_read_is_counted_and_ends_what_can(tmp_path: Path) -> None:
    storage = SqliteStorage(tmp_path / "tables.db")
    await storage.open()
    table = a_table()
    await storage.create(table)
    await storage.append(table, 0, ENTRIES)
    with sqlite3.connect(tmp_path / "tables.db") as database:
        database.execute("UPDATE entries SET entry = '{' WHERE number = 1")
    assert [kept.entry for kept in await storage.readable_entries("t1")] == ENTRIES[:1]
    assert await storage.count("t1") == 2
    with pytest.raises(Unreadable):
        await storage.entries("t1")
    await storage.close()


async def test_what_cannot_be_reached_is_not_said_to_be_wrong(tmp_path: Path) -> None:
    storage = SqliteStorage(tmp_path / "tables.db")
    await storage.open()
    await storage.create(a_table())
    with reads_failing(storage):
        for reading in (storage.table("t1"), storage.entries("t1"), storage.count("t1"), storage.due()):
            with pytest.raises(NotSaved):
                await reading
    assert await storage.table("t1") == a_table()
    await storage.close()


with_and_without_saving = pytest.mark.parametrize("save", [True, False], ids=["saved", "entries alone"])


@with_and_without_saving
@pytest.mark.parametrize("number", [1, 3])
async def test_an_entry_is_appended_with_the_next_number_or_not_at_all(
    storage: Storage, number: int, save: bool
) -> None:
    table = a_table()
    await storage.create(table)
    table = await storage.append(table, 0, ENTRIES, save=save)
    with pytest.raises(Conflict):
        await storage.append(replace(table, state="over"), number, [Drawn(())], save=save)
    assert len(await storage.entries("t1")) == 2
    assert await storage.table("t1") == table


async def test_entries_and_table_are_kept_together_or_not_at_all(storage: Storage) -> None:
    table = a_table()
    await storage.create(table)
    await storage.save(table)
    with pytest.raises(Conflict):
        await storage.append(table, 0, ENTRIES)
    assert await storage.entries("t1") == []


async def test_a_table_that_is_as_it_was_is_not_written_again(storage: Storage) -> None:
    table = a_table()
    await storage.create(table)
    assert await storage.append(table, 0, ENTRIES, save=False) == table
    assert await storage.table("t1") == table
    assert [kept.entry for kept in await storage.entries("t1")] == ENTRIES


async def test_when_time_runs_out_is_written_with_entries_and_the_table_is_not(storage: Storage) -> None:
    tables = [a_table(f"t{number}", state="playing") for number in range(6)]
    for table in tables:
        await storage.create(table)
    for number, (deadline, left) in enumerate(((9.0, 4.0), (8.0, 3.5), (None, None))):
        timed = [replace(each, deadline=deadline, seconds_left=left) for each in tables]
        moves = [storage.append(each, number, ENTRIES[:1], save=False, timed=True) for each in timed]
        assert await asyncio.gather(*moves) == timed
        assert [await storage.table(each.id) for each in tables] == timed
        assert set(await storage.due()) == (set() if deadline is None else {each.id for each in tables})


async def test_who_saves_a_table_leaves_the_deadline_that_another_has_written(storage: Storage) -> None:
    table = a_table(state="playing")
    await storage.create(table)
    await storage.append(replace(table, deadline=9.0, seconds_left=4.0), 0, ENTRIES, save=False, timed=True)
    saved = await storage.save(replace(table, public=True))
    assert await storage.table("t1") == replace(saved, deadline=9.0, seconds_left=4.0)
    ending = await storage.save(replace(saved, deadline=8.0, seconds_left=3.0), timed=True)
    assert await storage.table("t1") == ending
    assert (ending.deadline, ending.revision) == (8.0, 2)


async def test_who_is_overtaken_leaves_no_deadline(storage: Storage) -> None:
    await storage.create(a_table())
    await storage.append(a_table(), 0, ENTRIES, save=False)
    late = a_table(deadline=9.0, seconds_left=4.0)
    for number in (0, 1, 3):
        with pytest.raises(Conflict):
            await storage.append(late, number, ENTRIES, save=False, timed=True)
    assert await storage.table("t1") == a_table()


async def test_entries_go_on_where_they_ended_however_they_were_written(storage: Storage) -> None:
    table = a_table()
    await storage.create(table)
    for number in range(0, 12, 2):
        table = await storage.append(table, number, ENTRIES, save=number % 4 == 0)
    assert await storage.count("t1") == 12
    await storage.delete(["t1"])
    await storage.create(table)
    await storage.append(table, 0, ENTRIES, save=False)
    assert await storage.count("t1") == 2


@with_and_without_saving
async def test_of_many_writers_at_once_one_wins_and_none_disturbs_another_table(storage: Storage, save: bool) -> None:
    tables = [a_table(f"t{number}") for number in range(20)]
    await asyncio.gather(*[storage.create(table) for table in tables])
    tries = [storage.append(table, 0, ENTRIES, save=save) for table in tables for _ in range(3)]
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


async def test_what_nobody_waits_for_is_found_and_deleted(storage: Storage) -> None:
    await storage.create(a_table("open", public=True, created=1.0))
    await storage.create(a_table("given up", state="abandoned", created=2.0))
    await storage.create(a_table("ended", state="over", created=1.0, ended=3.0))
    await storage.append(a_table("ended", state="over", created=1.0, ended=3.0), 0, ENTRIES)
    assert await storage.waiting() == ["open"]
    assert await storage.never_begun("open", 1.0, 9) == []
    assert await storage.never_begun("open", 1.5, 9) == ["open"]
    assert await storage.never_begun("abandoned", 9.0, 9) == ["given up"]
    assert await storage.ended_before(3.0, 9) == []
    assert await storage.ended_before(3.5, 9) == ["ended"]
    await storage.delete(["ended", "given up"])
    assert await storage.table("ended") is None
    assert await storage.entries("ended") == []
    assert await storage.finished("anna", 9) == []
    assert await storage.table("open") is not None


async def test_one_host_has_so_many_public_tables_that_wait(storage: Storage) -> None:
    await storage.create(a_table("t1", public=True), most_waiting=1)
    with pytest.raises(Crowded):
        await storage.create(a_table("t2", public=True), most_waiting=1)
    await storage.create(a_table("t3"), most_waiting=1)
    await storage.create(a_table("t4", public=True, host="ben"), most_waiting=1)
    await storage.create(a_table("t5", public=True))


async def test_a_link_is_good_once_and_in_time(storage: Storage) -> None:
    await storage.keep_carry("one", "t1", "anna", 10.0)
    await storage.keep_carry("two", "t1", "anna", 10.0)
    assert await storage.take_carry("one", 9.0) == ("t1", "anna")
    assert await storage.take_carry("one", 9.0) is None
    assert await storage.take_carry("two", 11.0) is None


def a_best(name: str, score: int, kept: float, session: str = "anna") -> Shelved:
    best = Best("lantern", 1, {"steps": 6}, False, score, 1, None, kept, "t1")
    return Shelved(session, "best", name, score, kept, best)


async def scores(storage: Storage, session: str = "anna") -> list[int]:
    return [thing.score for thing in await storage.shelf(session) if isinstance(thing, Best)]


async def test_of_two_things_with_one_name_the_higher_stays(storage: Storage) -> None:
    await storage.shelve([a_best("one", 5, 1.0), a_best("two", 1, 2.0), a_best("one", 4, 3.0)])
    assert await scores(storage) == [1, 5]
    await storage.shelve([a_best("one", 6, 4.0)])
    assert await scores(storage) == [6, 1]
    found = await storage.thing("anna", "best", "one")
    assert isinstance(found, Best)
    assert found.score == 6
    assert await storage.thing("ben", "best", "one") is None


async def test_a_shelf_is_bounded_and_the_oldest_goes_first(storage: Storage) -> None:
    await storage.shelve([a_best(f"way {number}", number, float(number)) for number in range(MOST["best"] + 2)])
    await storage.shelve([a_best("way", 7, 9.0, "ben")])
    assert await scores(storage) == list(range(MOST["best"] + 1, 1, -1))
    assert await scores(storage, "ben") == [7]


async def test_things_are_shelved_with_the_entries_or_not_at_all_and_outlive_the_table(storage: Storage) -> None:
    table = a_table()
    await storage.create(table)
    with pytest.raises(Conflict):
        await storage.append(table, 1, ENTRIES, shelved=[a_best("one", 5, 1.0)])
    assert await storage.shelf("anna") == []
    await storage.append(table, 0, ENTRIES, shelved=[a_best("one", 5, 1.0)])
    await storage.delete(["t1"])
    assert await scores(storage) == [5]


async def test_a_copied_shelf_has_the_better_of_both(storage: Storage) -> None:
    await storage.shelve([a_best("one", 5, 1.0), a_best("two", 2, 2.0)])
    await storage.shelve([a_best("one", 3, 3.0, "phone"), a_best("two", 4, 4.0, "phone")])
    await storage.copy_shelf("anna", "phone")
    assert await scores(storage, "phone") == [4, 5]
    assert await scores(storage) == [2, 5]


async def test_a_thing_that_cannot_be_read_does_not_hide_the_others(tmp_path: Path) -> None:
    storage = SqliteStorage(tmp_path / "tables.db")
    await storage.open()
    await storage.shelve([a_best("one", 5, 1.0), a_best("two", 2, 2.0)])
    with sqlite3.connect(storage.path) as connection:
        connection.execute("UPDATE shelf SET thing = 'what?' WHERE name = 'two'")
    assert await scores(storage) == [5]
    await storage.close()


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


async def test_a_file_of_an_older_version_is_read(tmp_path: Path) -> None:
    """Of version 4: when time runs out was kept with the rest of a table."""
    older = a_table(state="playing", deadline=9.0, seconds_left=4.0)
    with sqlite3.connect(tmp_path / "tables.db") as file:
        for step in sorted(MIGRATIONS.iterdir(), key=lambda each: each.name)[:4]:
            file.executescript(step.read_text())
        file.execute("PRAGMA user_version = 4")
        columns = "id, revision, state, public, code, created, ended, deadline, host, kept"
        row = ("t1", 0, "playing", 0, None, 1.0, None, 9.0, "anna", encode(older))
        file.execute(f"INSERT INTO tables ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
    storage = SqliteStorage(tmp_path / "tables.db")
    await storage.open()
    assert await storage.table("t1") == older
    later = replace(older, deadline=None, seconds_left=None)
    await storage.append(later, 0, ENTRIES, save=False, timed=True)
    assert await storage.table("t1") == later
    await storage.close()


async def test_what_was_kept_is_there_when_the_file_is_opened_again(tmp_path: Path) -> None:
    for expected in ([], ENTRIES):
        storage = SqliteStorage(tmp_path / "tables.db")
        await storage.open()
        assert [kept.entry for kept in await storage.entries("t1")] == expected
        if not expected:
            await storage.create(a_table())
            await storage.append(a_table(), 0, ENTRIES)
        await storage.close()


async def test_a_game_may_start_without_an_entry(storage: Storage) -> None:
    await storage.create(a_table())
    begun = await storage.append(replace(a_table(), state="playing"), 0, [])
    assert (await storage.table("t1"), await storage.count("t1")) == (begun, 0)
