"""The statements of the PostgreSQL storage. Those that write run inside a transaction of their caller."""

from collections.abc import Sequence

import asyncpg
from msgspec.structs import replace

from saucer.core import Conflict, encode
from saucer.server.storage.contract import Crowded, KeptEntry, KeptTable, Shelved, Taken
from saucer.server.storage.postgres.connecting import PostgresConnection
from saucer.server.storage.shelf import MOST, MOST_OWN
from saucer.server.storage.statements import COLUMNS, UNTIMED, columns, kept_entry, kept_table

PUT = """
INSERT INTO shelf (session, kind, name, rank, kept, thing) VALUES ($1, $2, $3, $4, $5, $6)
ON CONFLICT (session, kind, name)
DO UPDATE SET rank = excluded.rank, kept = excluded.kept, thing = excluded.thing WHERE excluded.rank > shelf.rank
"""
OLDEST = """
DELETE FROM shelf WHERE session = $1 AND kind = $2 AND name NOT IN (
    SELECT name FROM shelf WHERE session = $1 AND kind = $2 ORDER BY kept DESC, name LIMIT $3)
"""
COPY = """
INSERT INTO shelf (session, kind, name, rank, kept, thing)
SELECT $2, kind, name, rank, kept, thing FROM shelf AS owned WHERE session = $1
ON CONFLICT (session, kind, name)
DO UPDATE SET rank = excluded.rank, kept = excluded.kept, thing = excluded.thing WHERE excluded.rank > shelf.rank
"""


def numbered(first: int, last: int) -> str:
    return ", ".join(f"${number}" for number in range(first, last + 1))


def updating(names: Sequence[str]) -> str:
    """After the values of these columns come the id and the revision that is expected."""
    setting = ", ".join(f"{name} = ${number}" for number, name in enumerate(names, start=1))
    return f"UPDATE tables SET {setting} WHERE id = ${len(names) + 1} AND revision = ${len(names) + 2}"


INSERT_TABLE = f"INSERT INTO tables ({', '.join(COLUMNS)}, id) VALUES ({numbered(1, len(COLUMNS) + 1)})"
UPDATE_TABLE = {True: updating(COLUMNS), False: updating(UNTIMED)}
"""True also writes when time runs out, False leaves that as it is."""


async def insert_table(connection: PostgresConnection, table: KeptTable, most_waiting: int | None) -> None:
    if most_waiting is not None and table.public and await waiting_of(connection, table.host) >= most_waiting:
        raise Crowded(f"{most_waiting} public tables of this host wait already")
    try:
        await connection.execute(INSERT_TABLE, *columns(table), table.id)
    except asyncpg.UniqueViolationError:
        raise Taken("the id or the code of the table is in use") from None
    await keep_people(connection, table)


async def waiting_of(connection: PostgresConnection, host: str) -> int:
    """Tables that one host opens at several servers at the same moment wait for each other here."""
    await connection.execute("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", host)
    wanted = "SELECT count(*) FROM tables WHERE state = 'open' AND public AND host = $1"
    return int(await connection.fetchval(wanted, host))


async def update_table(connection: PostgresConnection, table: KeptTable, timed: bool) -> KeptTable:
    saved = replace(table, revision=table.revision + 1)
    done = await connection.execute(UPDATE_TABLE[timed], *columns(saved, timed), table.id, table.revision)
    if done != "UPDATE 1":
        raise Conflict(f"the table was saved by somebody else after revision {table.revision}")
    return saved


async def keep_people(connection: PostgresConnection, table: KeptTable) -> None:
    wanted = "INSERT INTO people SELECT session, $2 FROM unnest($1::text[]) AS session ON CONFLICT DO NOTHING"
    await connection.execute(wanted, list(table.sessions()), table.id)


async def tables(connection: PostgresConnection, where: str, *values: object) -> list[KeptTable]:
    """One that cannot be read is left out, and named in the log; the others are not to suffer for it."""
    rows = await connection.fetch(f"SELECT id, kept, deadline, seconds_left FROM tables {where}", *values)
    found = [kept_table(*row.values()) for row in rows]
    return [table for table in found if table is not None]


async def ids(connection: PostgresConnection, where: str, *values: object) -> list[str]:
    return [row["id"] for row in await connection.fetch(f"SELECT id FROM tables {where}", *values)]


async def delete_tables(connection: PostgresConnection, table_ids: Sequence[str]) -> None:
    """What refers to a table goes before it."""
    for name in ("entries", "people", "carries"):
        await connection.execute(f"DELETE FROM {name} WHERE table_id = ANY($1::text[])", list(table_ids))
    await connection.execute("DELETE FROM leases WHERE work = ANY($1::text[])", list(table_ids))
    await connection.execute("DELETE FROM tables WHERE id = ANY($1::text[])", list(table_ids))


async def entry_rows(connection: PostgresConnection, table_id: str) -> list[tuple[bytes, str | None]]:
    wanted = "SELECT entry, command FROM entries WHERE table_id = $1 ORDER BY number"
    rows = await connection.fetch(wanted, table_id)
    return [(row["entry"], None if row["command"] is None else row["command"].decode()) for row in rows]


async def read_entries(connection: PostgresConnection, table_id: str) -> list[KeptEntry]:
    return [kept_entry(*row) for row in await entry_rows(connection, table_id)]


async def count_entries(connection: PostgresConnection, table_id: str) -> int:
    last = "SELECT coalesce(max(number), -1) + 1 FROM entries WHERE table_id = $1"
    return int(await connection.fetchval(last, table_id))


async def delete_carry(connection: PostgresConnection, digest: str, now: float) -> tuple[str, str] | None:
    await connection.execute("DELETE FROM carries WHERE expires < $1", now)
    found = await connection.fetchrow("DELETE FROM carries WHERE digest = $1 RETURNING table_id, session", digest)
    return None if found is None else (found["table_id"], found["session"])


async def put_things(connection: PostgresConnection, things: Sequence[Shelved]) -> None:
    for each in things:
        row = (each.session, each.kind, each.name, each.rank, each.kept, encode(each.thing))
        await connection.execute(PUT, *row)
    for session in dict.fromkeys(each.session for each in things):
        await keep_few(connection, session)


async def keep_few(connection: PostgresConnection, session: str) -> None:
    for row in await connection.fetch("SELECT DISTINCT kind FROM shelf WHERE session = $1", session):
        await connection.execute(OLDEST, session, row["kind"], MOST.get(row["kind"], MOST_OWN))


async def copy_things(connection: PostgresConnection, owner: str, to: str) -> None:
    await connection.execute(COPY, owner, to)
    await keep_few(connection, to)
