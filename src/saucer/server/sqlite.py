"""Tables in one SQLite file: one writer thread, commits in groups, on disk before the caller goes on."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from saucer.core import Entry, encode
from saucer.server import sql
from saucer.server.storage import KeptEntry, KeptTable

Outcome = TypeVar("Outcome")
Work = Callable[[sqlite3.Connection], Any]

MOST_AT_ONCE = 256


class SqliteStorage:
    def __init__(self, path: Path) -> None:
        self.path = path
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._writer = Thread(target=self._write, name="saucer-writer", daemon=True)
        self._readers = ThreadPoolExecutor(1, "saucer-reader")
        self._reading: sqlite3.Connection | None = None

    async def open(self) -> None:
        await asyncio.to_thread(sql.migrate, self.path)
        self._writer.start()

    async def close(self) -> None:
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        await asyncio.get_running_loop().run_in_executor(self._readers, self._close_reading)
        self._readers.shutdown()

    def _close_reading(self) -> None:
        if self._reading is not None:
            self._reading.close()

    async def _written(self, work: Callable[[sqlite3.Connection], Outcome]) -> Outcome:
        job = Job(work, asyncio.get_running_loop())
        self._jobs.put(job)
        outcome: Outcome = await asyncio.shield(job.done)
        return outcome

    async def _read(self, work: Callable[[sqlite3.Connection], Outcome]) -> Outcome:
        def reading() -> Outcome:
            if self._reading is None:
                self._reading = sql.connect(self.path)
            return work(self._reading)

        return await asyncio.get_running_loop().run_in_executor(self._readers, reading)

    def _write(self) -> None:
        connection = sql.connect(self.path)
        going_on = True
        while going_on:
            jobs = self._next_group()
            going_on = None not in jobs
            commit_together(connection, [job for job in jobs if job is not None])
        connection.close()

    def _next_group(self) -> "list[Job | None]":
        """Whatever has gathered during the last commit; waits for the first."""
        jobs = [self._jobs.get()]
        while len(jobs) < MOST_AT_ONCE and jobs[-1] is not None:
            try:
                jobs.append(self._jobs.get_nowait())
            except Empty:
                break
        return jobs

    async def create(self, table: KeptTable) -> None:
        await self._written(lambda connection: sql.insert_table(connection, table))

    async def save(self, table: KeptTable) -> KeptTable:
        return await self._written(lambda connection: sql.save_table(connection, table))

    async def append(
        self, table: KeptTable, number: int, entries: Sequence[Entry], command: str | None = None
    ) -> KeptTable:
        lines = [(table.id, number + place, encode(entry), command) for place, entry in enumerate(entries)]
        return await self._written(lambda connection: sql.append_entries(connection, table, number, lines))

    async def table(self, table_id: str) -> KeptTable | None:
        found = await self._read(lambda connection: sql.tables(connection, "WHERE id = ?", table_id))
        return found[0] if found else None

    async def entries(self, table_id: str) -> list[KeptEntry]:
        return await self._read(lambda connection: sql.read_entries(connection, table_id))

    async def table_with_code(self, code: str) -> str | None:
        found = await self._read(lambda connection: sql.tables(connection, "WHERE code = ?", code))
        return found[0].id if found else None

    async def open_tables(self, since: float, limit: int) -> list[KeptTable]:
        where = "WHERE state = 'open' AND public = 1 AND created >= ? ORDER BY created DESC LIMIT ?"
        return await self._read(lambda connection: sql.tables(connection, where, since, limit))

    async def finished(self, session: str, limit: int) -> list[KeptTable]:
        where = (
            "WHERE ended IS NOT NULL AND (public = 1 OR id IN (SELECT table_id FROM people WHERE session = ?)) "
            "ORDER BY ended DESC LIMIT ?"
        )
        return await self._read(lambda connection: sql.tables(connection, where, session, limit))

    async def due(self) -> list[str]:
        where = "WHERE state = 'playing' AND deadline IS NOT NULL ORDER BY deadline"
        return [table.id for table in await self._read(lambda connection: sql.tables(connection, where))]

    async def keep_carry(self, digest: str, table_id: str, session: str, expires: float) -> None:
        await self._written(lambda connection: sql.insert_carry(connection, digest, table_id, session, expires))

    async def take_carry(self, digest: str, now: float) -> tuple[str, str] | None:
        return await self._written(lambda connection: sql.delete_carry(connection, digest, now))


class Job:
    """Something to write, and who waits for it."""

    def __init__(self, work: Work, loop: asyncio.AbstractEventLoop) -> None:
        self.work = work
        self.done: asyncio.Future[Any] = loop.create_future()
        self._loop = loop

    def tell(self, outcome: object, error: BaseException | None) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._settle, outcome, error)

    def _settle(self, outcome: object, error: BaseException | None) -> None:
        if self.done.cancelled():
            return
        if error is None:
            self.done.set_result(outcome)
        else:
            self.done.set_exception(error)


def commit_together(connection: sqlite3.Connection, jobs: list[Job]) -> None:
    """One transaction for all; a job that fails takes back its own part only."""
    if not jobs:
        return
    done: list[tuple[Job, object, BaseException | None]] = []
    try:
        connection.execute("BEGIN IMMEDIATE")
        for job in jobs:
            done.append((job, *attempt(connection, job.work)))
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        done = [(job, None, error) for job in jobs]
    for job, outcome, problem in done:
        job.tell(outcome, problem)


def attempt(connection: sqlite3.Connection, work: Work) -> tuple[object, BaseException | None]:
    connection.execute("SAVEPOINT job")
    try:
        outcome, problem = work(connection), None
    except Exception as error:
        connection.execute("ROLLBACK TO job")
        outcome, problem = None, error
    connection.execute("RELEASE job")
    return outcome, problem
