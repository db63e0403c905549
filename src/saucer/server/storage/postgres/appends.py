"""Entries of many tables by one statement: whatever gathers while it runs goes with the next."""

import asyncio
from collections.abc import Sequence

from saucer.core import Conflict
from saucer.server.storage.postgres.connecting import Pool, PostgresConnection
from saucer.server.storage.statements import EntryRow, Time

MOST_AT_ONCE = 256

INSERT = """
WITH first AS (
    INSERT INTO entries (table_id, number, entry, command)
    SELECT new.* FROM unnest($1::text[], $2::integer[], $3::bytea[], $4::bytea[])
        AS new (table_id, number, entry, command)
    WHERE (SELECT true FROM tables WHERE tables.id = new.table_id) AND (new.number = 0 OR (
        SELECT true FROM entries AS old WHERE old.table_id = new.table_id AND old.number = new.number - 1))
    ORDER BY new.table_id
    ON CONFLICT DO NOTHING RETURNING table_id
), others AS (
    INSERT INTO entries (table_id, number, entry, command)
    SELECT new.* FROM unnest($5::text[], $6::integer[], $7::bytea[], $8::bytea[])
        AS new (table_id, number, entry, command)
    JOIN first ON first.table_id = new.table_id
), times AS (
    UPDATE tables SET deadline = new.deadline, seconds_left = new.seconds_left
    FROM unnest($9::double precision[], $10::double precision[], $11::text[]) AS new (deadline, seconds_left, table_id)
    JOIN first ON first.table_id = new.table_id WHERE tables.id = new.table_id
)
SELECT table_id FROM first
"""
"""The first entry of each table goes on where its log ends, or none of that table is written.

Whoever has written the first can write the others: nobody else goes on after it before this is committed. All servers
write in the order of the tables, and entries before the table's row, so that none waits for another that waits for it.
What is asked of each row is a value, which is looked up by its key: for EXISTS a database that has not counted its rows
yet reads all entries of all tables, at every move.
"""


class Append:
    """Entries of one table, and who waits for them."""

    def __init__(self, rows: Sequence[EntryRow], time: Time | None = None) -> None:
        self.rows = rows
        self.time = time
        self.table, self.number = rows[0][:2]
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def settle(self, problem: BaseException | None) -> None:
        """Tells whoever waits what came of it, unless they have gone."""
        if self.done.done():
            return
        if problem is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(problem)


class Appends:
    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._waiting: list[Append] = []
        self._writing: asyncio.Task[None] | None = None

    async def write(self, rows: Sequence[EntryRow], time: Time | None) -> None:
        """Raise Conflict if the first does not go on where the log ends."""
        append = Append(rows, time)
        self._waiting.append(append)
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        await append.done

    async def finish(self) -> None:
        if self._writing is not None:
            await self._writing

    async def _write_all(self) -> None:
        while self._waiting:
            group = self._next_group()
            try:
                async with self._pool.acquire() as connection:
                    written = await insert(connection, group)
            except Exception as error:
                for each in group:
                    each.settle(error)
            else:
                for each in group:
                    each.settle(None if each.table in written else overtaken(each.number))
        self._writing = None

    def _next_group(self) -> list[Append]:
        """One append of a table at most: a second one has to see the first."""
        group: dict[str, Append] = {}
        later: list[Append] = []
        for each in self._waiting:
            if each.table in group or len(group) >= MOST_AT_ONCE:
                later.append(each)
            else:
                group[each.table] = each
        self._waiting = later
        return list(group.values())


def overtaken(number: int) -> Conflict:
    return Conflict(f"entry {number} cannot be appended: the log ends elsewhere")


async def insert(connection: PostgresConnection, group: Sequence[Append]) -> set[str]:
    """The tables of which the entries were written."""
    first = [each.rows[0] for each in group]
    others = [row for each in group for row in each.rows[1:]]
    times = [each.time for each in group if each.time is not None]
    timed = [[time[column] for time in times] for column in range(3)]
    rows = await connection.fetch(INSERT, *columns(first), *columns(others), *timed)
    return {row["table_id"] for row in rows}


def columns(rows: Sequence[EntryRow]) -> tuple[list[object], ...]:
    tables: list[object] = [table for table, _, _, _ in rows]
    numbers: list[object] = [number for _, number, _, _ in rows]
    entries: list[object] = [entry for _, _, entry, _ in rows]
    commands: list[object] = [None if command is None else command.encode() for _, _, _, command in rows]
    return tables, numbers, entries, commands
