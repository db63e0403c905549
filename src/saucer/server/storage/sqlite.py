"""Tables in one SQLite file: one writer thread, commits in groups, on disk before the caller goes on."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Literal, TypeVar

from saucer.core import Entry, encode
from saucer.server.storage import shelf, statements
from saucer.server.storage.contract import KeptEntry, KeptTable, NotSaved, Shelved
from saucer.server.storage.key import secret_key
from saucer.server.wire.shelf import AnyThing

Returned = TypeVar("Returned")
Transaction = Callable[[sqlite3.Connection], Any]

MOST_AT_ONCE = 256
MOST_COUNTED = 10_000
"""Of so many tables the writer remembers how many entries there are."""


class SqliteStorage:
    def __init__(self, path: Path) -> None:
        self.path = path
        self._gathered: list[Write] = []
        """What has come since the loop last turned: it is handed to the writer in one go, which wakes it once."""
        self._writes: SimpleQueue[list[Write] | None] = SimpleQueue()
        self._writer = Thread(target=self._write, name="saucer-writer", daemon=True)
        self._readers = ThreadPoolExecutor(1, "saucer-reader")
        self._reading: sqlite3.Connection | None = None

    async def open(self) -> None:
        await asyncio.to_thread(statements.migrate, self.path)
        # A reader that is there can still read when the disk is full. It comes first and alone: of two connections that
        # switch a new file to WAL at the same moment one is told that it is locked.
        await self._read(statements.due)
        self._writer.start()

    async def close(self) -> None:
        self._wake_writer()
        self._writes.put(None)
        await asyncio.to_thread(self._writer.join)
        await asyncio.get_running_loop().run_in_executor(self._readers, self._close_reading)
        self._readers.shutdown()

    def _close_reading(self) -> None:
        if self._reading is not None:
            self._reading.close()

    async def _written(self, work: Callable[[sqlite3.Connection], Returned], *growing: str) -> Returned:
        """`growing` are the tables whose number of entries may change by it."""
        outcome: Returned = await self._gather(Write(work, asyncio.get_running_loop(), growing))
        return outcome

    def _gather(self, write: "Write") -> asyncio.Future[Any]:
        """Whoever awaits what it returns is told when it is on disk, or NotSaved."""
        self._gathered.append(write)
        if len(self._gathered) == 1:
            write.loop.call_soon(self._wake_writer)
        return write.done

    def _wake_writer(self) -> None:
        gathered, self._gathered = self._gathered, []
        if gathered:
            self._writes.put(gathered)

    async def _read(self, work: Callable[[sqlite3.Connection], Returned]) -> Returned:
        def reading() -> Returned:
            if self._reading is None:
                self._reading = statements.connect(self.path)
            return work(self._reading)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, reading)
        except sqlite3.Error as error:
            raise NotSaved(type(error).__name__) from error

    def _write(self) -> None:
        writer = Writer(statements.connect(self.path))
        while (writes := self._next_group()) is not None:
            writer.commit_together(writes)
        writer.connection.close()

    def _next_group(self) -> "list[Write] | None":
        """Whatever has gathered during the last commit; waits for the first. None when there will be no more."""
        writes = self._writes.get()
        while writes is not None and len(writes) < MOST_AT_ONCE:
            try:
                more = self._writes.get_nowait()
            except Empty:
                break
            if more is None:
                self._writes.put(None)
                break
            writes += more
        return writes

    async def check(self) -> None:
        await self._written(statements.check)

    async def key(self) -> bytes:
        return await asyncio.to_thread(secret_key, self.path)

    async def create(self, table: KeptTable, most_waiting: int | None = None) -> None:
        await self._written(lambda connection: statements.insert_table(connection, table, most_waiting))

    async def save(self, table: KeptTable, timed: bool = False) -> KeptTable:
        return await self._written(lambda connection: statements.save_table(connection, table, timed))

    async def append(
        self,
        table: KeptTable,
        number: int,
        entries: Sequence[Entry],
        command: str | None = None,
        shelved: Sequence[Shelved] = (),
        save: bool = True,
        timed: bool = False,
    ) -> KeptTable:
        rows = [(table.id, number + place, encode(entry), command) for place, entry in enumerate(entries)]
        if not save and not shelved:
            time = statements.time_of(table) if timed else None
            await self._gather(Append(rows, time, asyncio.get_running_loop()))
            return table

        def work(connection: sqlite3.Connection) -> KeptTable:
            saved = statements.append_entries(connection, table, rows)
            shelf.put_things(connection, shelved)
            return saved

        return await self._written(work, table.id)

    async def table(self, table_id: str) -> KeptTable | None:
        found = await self._read(lambda connection: statements.tables(connection, "WHERE id = ?", table_id))
        return found[0] if found else None

    async def entries(self, table_id: str) -> list[KeptEntry]:
        return await self._read(lambda connection: statements.read_entries(connection, table_id))

    async def readable_entries(self, table_id: str) -> list[KeptEntry]:
        return await self._read(lambda connection: statements.readable_entries(connection, table_id))

    async def count(self, table_id: str) -> int:
        return await self._read(lambda connection: statements.count_entries(connection, table_id))

    async def table_with_code(self, code: str) -> str | None:
        found = await self._read(lambda connection: statements.tables(connection, "WHERE code = ?", code))
        return found[0].id if found else None

    async def open_tables(self, since: float, limit: int) -> list[KeptTable]:
        where = "WHERE state = 'open' AND public = 1 AND created >= ? ORDER BY created DESC LIMIT ?"
        return await self._read(lambda connection: statements.tables(connection, where, since, limit))

    async def waiting(self) -> list[str]:
        return await self._read(lambda connection: statements.ids(connection, "WHERE state = 'open' AND public = 1"))

    async def never_begun(self, state: Literal["open", "abandoned"], before: float, limit: int) -> list[str]:
        where = "WHERE ended IS NULL AND state = ? AND created < ? ORDER BY created LIMIT ?"
        return await self._read(lambda connection: statements.ids(connection, where, state, before, limit))

    async def ended_before(self, before: float, limit: int) -> list[str]:
        where = "WHERE ended IS NOT NULL AND ended < ? ORDER BY ended LIMIT ?"
        return await self._read(lambda connection: statements.ids(connection, where, before, limit))

    async def delete(self, table_ids: Sequence[str]) -> None:
        if table_ids:
            await self._written(lambda connection: statements.delete_tables(connection, table_ids), *table_ids)

    async def finished(self, session: str, limit: int) -> list[KeptTable]:
        where = (
            "WHERE ended IS NOT NULL AND (public = 1 OR id IN (SELECT table_id FROM people WHERE session = ?)) "
            "ORDER BY ended DESC LIMIT ?"
        )
        return await self._read(lambda connection: statements.tables(connection, where, session, limit))

    async def due(self) -> list[str]:
        return await self._read(statements.due)

    async def keep_carry(self, digest: str, table_id: str, session: str, expires: float) -> None:
        await self._written(lambda connection: statements.insert_carry(connection, digest, table_id, session, expires))

    async def take_carry(self, digest: str, now: float) -> tuple[str, str] | None:
        return await self._written(lambda connection: statements.delete_carry(connection, digest, now))

    async def shelve(self, things: Sequence[Shelved]) -> None:
        await self._written(lambda connection: shelf.put_things(connection, things))

    async def shelf(self, session: str) -> list[AnyThing]:
        return await self._read(lambda connection: shelf.things_of(connection, session))

    async def thing(self, session: str, kind: str, name: str) -> AnyThing | None:
        return await self._read(lambda connection: shelf.thing_of(connection, session, kind, name))

    async def copy_shelf(self, owner: str, to: str) -> None:
        await self._written(lambda connection: shelf.copy_things(connection, owner, to))


def nothing(connection: sqlite3.Connection) -> None: ...


class Write:
    """Something to write, and who waits for it."""

    def __init__(self, work: Transaction, loop: asyncio.AbstractEventLoop, growing: Sequence[str] = ()) -> None:
        self.work = work
        self.loop = loop
        self.growing = growing
        self.done: asyncio.Future[Any] = loop.create_future()
        self.outcome: object = None
        self.problem: BaseException | None = None

    def attempt(self, connection: sqlite3.Connection) -> None:
        """One that fails takes back its own part only."""
        connection.execute("SAVEPOINT part")
        try:
            self.outcome, self.problem = self.carry_out(connection), None
        except Exception as error:
            connection.execute("ROLLBACK TO part")
            self.problem = error
        connection.execute("RELEASE part")

    def carry_out(self, connection: sqlite3.Connection) -> object:
        return self.work(connection)

    def settle(self) -> None:
        """Gives the outcome to whoever waits for it; they may have gone."""
        if self.done.done():
            return
        if self.problem is None:
            self.done.set_result(self.outcome)
        elif isinstance(self.problem, sqlite3.Error):
            self.done.set_exception(NotSaved(type(self.problem).__name__))
        else:
            self.done.set_exception(self.problem)


class Append(Write):
    """Entries, and when time runs out: many of them are written by one statement."""

    def __init__(
        self, rows: list[statements.EntryRow], time: statements.Time | None, loop: asyncio.AbstractEventLoop
    ) -> None:
        super().__init__(nothing, loop)
        self.rows = rows
        self.times = [] if time is None else [time]
        self.table, self.number = rows[0][:2]

    def carry_out(self, connection: sqlite3.Connection) -> None:
        statements.append_rows(connection, self.rows)
        statements.set_times(connection, self.times)


class Writer:
    """One transaction for all that has gathered. It alone writes, so it knows how many entries a table has."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self._counts: dict[str, int] = {}

    def commit_together(self, writes: list[Write]) -> None:
        try:
            if not self._append_alone(writes):
                self.connection.execute("BEGIN IMMEDIATE")
                self._carry_out(writes)
                self.connection.execute("COMMIT")
        except Exception as error:  # whatever it is, those who come after are not to wait for ever
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
            self._counts.clear()
            for write in writes:
                write.problem = error
        for loop in {write.loop for write in writes}:
            wake(loop, [write for write in writes if write.loop is loop])

    def _append_alone(self, writes: list[Write]) -> bool:
        """Write nothing but entries by one statement, a transaction of its own: others get a turn once, not thrice."""
        appends = [write for write in writes if isinstance(write, Append) and not write.times]
        return len(appends) == len(writes) and self._append_all(appends)

    def _carry_out(self, writes: list[Write]) -> None:
        appends = [write for write in writes if isinstance(write, Append)]
        for write in writes:
            if not isinstance(write, Append):
                write.attempt(self.connection)
                for table in write.growing:
                    self._counts.pop(table, None)
        if appends and not self._append_all(appends):
            for write in appends:
                write.attempt(self.connection)

    def _append_all(self, appends: list[Append]) -> bool:
        """Appends all by one statement, if every one goes on where its table ends; else none of them."""
        counts = {each.table: each.number + len(each.rows) for each in appends}
        if len(counts) < len(appends) or any(self._count(each.table) != each.number for each in appends):
            return False
        try:
            statements.insert_rows(self.connection, [row for each in appends for row in each.rows])
            if times := [time for each in appends for time in each.times]:
                statements.set_times(self.connection, times)
        except sqlite3.IntegrityError:
            self._counts.clear()
            return False
        self._counts |= counts
        return True

    def _count(self, table: str) -> int:
        if len(self._counts) > MOST_COUNTED:
            self._counts.clear()
        if table not in self._counts:
            self._counts[table] = statements.count_entries(self.connection, table)
        return self._counts[table]


def wake(loop: asyncio.AbstractEventLoop, writes: list[Write]) -> None:
    """Settle all that were written together by one call of their loop."""

    def settle_all() -> None:
        for write in writes:
            write.settle()

    if not loop.is_closed():
        loop.call_soon_threadsafe(settle_all)
