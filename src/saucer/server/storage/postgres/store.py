"""Tables in a PostgreSQL: entries in grouped inserts, everything else in transactions of its own."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from secrets import token_bytes
from typing import Literal

from saucer.core import Entry, Unreadable, encode
from saucer.server.storage import shelf
from saucer.server.storage.contract import Head, KeptEntry, KeptTable, Shelved
from saucer.server.storage.key import KEY_BYTES
from saucer.server.storage.postgres import sharing, statements
from saucer.server.storage.postgres.appends import Append, Appends, insert, overtaken
from saucer.server.storage.postgres.connecting import Pool, PostgresConnection, explained, make_pool, troubled
from saucer.server.storage.postgres.versions import bring_up_to_date
from saucer.server.storage.statements import EntryRow, kept_entry, time_of
from saucer.server.wire.shelf import AnyThing


class PostgresStorage:
    def __init__(self, url: str) -> None:
        self.url = url
        self._pool: Pool
        self._appends: Appends

    async def open(self) -> None:
        await bring_up_to_date(self.url)
        with explained(self.url):
            self._pool = await make_pool(self.url)
        self._appends = Appends(self._pool)

    async def close(self) -> None:
        await self._appends.finish()
        await self._pool.close()

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[PostgresConnection]:
        with troubled():
            async with self._pool.acquire() as connection:
                yield connection

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[PostgresConnection]:
        async with self._reading() as connection, connection.transaction():
            yield connection

    async def check(self) -> None:
        async with self._reading() as connection:
            await connection.execute("UPDATE health SET checks = checks + 1")

    async def key(self) -> bytes:
        async with self._reading() as connection:
            made = "INSERT INTO signing VALUES (1, $1) ON CONFLICT DO NOTHING"
            await connection.execute(made, token_bytes(KEY_BYTES))
            return bytes(await connection.fetchval("SELECT key FROM signing"))

    async def create(self, table: KeptTable, most_waiting: int | None = None) -> None:
        async with self._writing() as connection:
            await statements.insert_table(connection, table, most_waiting)

    async def save(self, table: KeptTable, timed: bool = False) -> KeptTable:
        async with self._writing() as connection:
            saved = await statements.update_table(connection, table, timed)
            await statements.keep_people(connection, table)
        return saved

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
        if save or shelved:
            return await self._append_and_save(table, rows, shelved)
        with troubled():
            await self._appends.write(rows, time_of(table) if timed else None)
        return table

    async def _append_and_save(self, table: KeptTable, rows: list[EntryRow], shelved: Sequence[Shelved]) -> KeptTable:
        async with self._writing() as connection:
            if rows and not await insert(connection, [Append(rows)]):
                raise overtaken(rows[0][1])
            saved = await statements.update_table(connection, table, timed=True)
            await statements.put_things(connection, shelved)
        return saved

    async def table(self, table_id: str) -> KeptTable | None:
        found = await self._tables("WHERE id = $1", addressed(table_id))
        return found[0] if found else None

    async def _tables(self, where: str, *values: object) -> list[KeptTable]:
        async with self._reading() as connection:
            return await statements.tables(connection, where, *values)

    async def _ids(self, where: str, *values: object) -> list[str]:
        async with self._reading() as connection:
            return await statements.ids(connection, where, *values)

    async def entries(self, table_id: str) -> list[KeptEntry]:
        async with self._reading() as connection:
            return await statements.read_entries(connection, addressed(table_id))

    async def readable_entries(self, table_id: str) -> list[KeptEntry]:
        async with self._reading() as connection:
            rows = await statements.entry_rows(connection, addressed(table_id))
        found: list[KeptEntry] = []
        with suppress(Unreadable):
            for row in rows:
                found.append(kept_entry(*row))
        return found

    async def count(self, table_id: str) -> int:
        async with self._reading() as connection:
            return await statements.count_entries(connection, addressed(table_id))

    async def table_with_code(self, code: str) -> str | None:
        found = await self._ids("WHERE code = $1", addressed(code))
        return found[0] if found else None

    async def open_tables(self, since: float, limit: int) -> list[KeptTable]:
        where = "WHERE state = 'open' AND public AND created >= $1 ORDER BY created DESC LIMIT $2"
        return await self._tables(where, since, limit)

    async def waiting(self) -> list[str]:
        return await self._ids("WHERE state = 'open' AND public")

    async def never_begun(self, state: Literal["open", "abandoned"], before: float, limit: int) -> list[str]:
        where = "WHERE ended IS NULL AND state = $1 AND created < $2 ORDER BY created LIMIT $3"
        return await self._ids(where, state, before, limit)

    async def ended_before(self, before: float, limit: int) -> list[str]:
        return await self._ids("WHERE ended IS NOT NULL AND ended < $1 ORDER BY ended LIMIT $2", before, limit)

    async def delete(self, table_ids: Sequence[str]) -> None:
        if table_ids:
            async with self._writing() as connection:
                await statements.delete_tables(connection, table_ids)

    async def finished(self, session: str, limit: int) -> list[KeptTable]:
        where = (
            "WHERE ended IS NOT NULL AND (public OR id IN (SELECT table_id FROM people WHERE session = $1)) "
            "ORDER BY ended DESC LIMIT $2"
        )
        return await self._tables(where, session, limit)

    async def due(self) -> list[str]:
        return await self._ids("WHERE state = 'playing' AND deadline IS NOT NULL ORDER BY deadline")

    async def keep_carry(self, digest: str, table_id: str, session: str, expires: float) -> None:
        async with self._writing() as connection:
            await connection.execute("INSERT INTO carries VALUES ($1, $2, $3, $4)", digest, table_id, session, expires)

    async def take_carry(self, digest: str, now: float) -> tuple[str, str] | None:
        async with self._writing() as connection:
            return await statements.delete_carry(connection, digest, now)

    async def shelve(self, things: Sequence[Shelved]) -> None:
        async with self._writing() as connection:
            await statements.put_things(connection, things)

    async def shelf(self, session: str) -> list[AnyThing]:
        wanted = "SELECT kind, thing FROM shelf WHERE session = $1 ORDER BY kept DESC, name"
        async with self._reading() as connection:
            rows = await connection.fetch(wanted, session)
        return [thing for row in rows if (thing := shelf.kept_thing(row["kind"], row["thing"])) is not None]

    async def thing(self, session: str, kind: str, name: str) -> AnyThing | None:
        wanted = "SELECT thing FROM shelf WHERE session = $1 AND kind = $2 AND name = $3"
        async with self._reading() as connection:
            found = await connection.fetchval(wanted, session, kind, name)
        return None if found is None else shelf.kept_thing(kind, found)

    async def copy_shelf(self, owner: str, to: str) -> None:
        async with self._writing() as connection:
            await statements.copy_things(connection, owner, to)

    async def now(self) -> float:
        async with self._reading() as connection:
            return float(await connection.fetchval("SELECT extract(epoch FROM clock_timestamp())::float8"))

    async def since(self, table_id: str, number: int) -> tuple[KeptTable, list[KeptEntry]] | None:
        async with self._reading() as connection:
            return await sharing.since(connection, table_id, number)

    async def heads(self, table_ids: Sequence[str]) -> dict[str, Head]:
        async with self._reading() as connection:
            return await sharing.heads(connection, table_ids)

    async def tables_of(self, session: str, limit: int) -> list[str]:
        where = (
            "WHERE state IN ('open', 'playing') AND id IN (SELECT table_id FROM people WHERE session = $1) "
            "ORDER BY created DESC LIMIT $2"
        )
        return await self._ids(where, session, limit)

    async def lease(self, works: Sequence[str], holder: str, seconds: float) -> set[str]:
        async with self._reading() as connection:
            return await sharing.lease(connection, works, holder, seconds)

    async def take_due(self, holder: str, seconds: float, limit: int) -> list[str]:
        async with self._reading() as connection:
            return await sharing.take_due(connection, holder, seconds, limit)

    async def release(self, works: Sequence[str], holder: str, undone: bool) -> None:
        async with self._reading() as connection:
            await sharing.release(connection, works, holder, undone)


def addressed(name: str) -> str:
    """A name that somebody typed, as it can be looked for: text here cannot hold every letter that there is."""
    return name if name.isascii() and "\0" not in name else ""
