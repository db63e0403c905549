"""What several servers need of a PostgreSQL: where tables stand, what came since, and who does the work that is due."""

from collections.abc import Sequence

from saucer.server.storage.contract import Head, KeptEntry, KeptTable
from saucer.server.storage.postgres.connecting import PostgresConnection
from saucer.server.storage.statements import kept_entry, kept_table

SINCE = """
SELECT tables.kept, tables.deadline, tables.seconds_left, entries.entry, entries.command FROM tables
LEFT JOIN entries ON entries.table_id = tables.id AND entries.number >= $2
WHERE tables.id = $1 ORDER BY entries.number
"""
HEADS = """
SELECT id, revision, coalesce((
    SELECT number + 1 FROM entries WHERE table_id = tables.id ORDER BY number DESC LIMIT 1), 0) AS count
FROM tables WHERE id = ANY($1::text[])
"""
TAKEN = """
ON CONFLICT (work) DO UPDATE SET holder = excluded.holder, until = excluded.until
WHERE leases.holder = excluded.holder OR leases.until < clock_timestamp() RETURNING work
"""
LEASE = f"""
INSERT INTO leases SELECT work, $2, clock_timestamp() + $3 * interval '1 second'
FROM unnest($1::text[]) AS work ORDER BY work {TAKEN}
"""
TAKE_DUE = f"""
INSERT INTO leases SELECT id, $1, clock_timestamp() + $2 * interval '1 second' FROM (
    SELECT id FROM leases JOIN tables ON id = work WHERE until < clock_timestamp()
    UNION
    SELECT id FROM tables WHERE state = 'playing' AND deadline IS NOT NULL
    AND NOT EXISTS (SELECT FROM leases WHERE work = id)
    ORDER BY id LIMIT $3) AS due {TAKEN}
"""


async def since(connection: PostgresConnection, table_id: str, number: int) -> tuple[KeptTable, list[KeptEntry]] | None:
    """Reads table and entries by one statement, which sees both as they are at one moment."""
    rows = await connection.fetch(SINCE, table_id, number)
    table = kept_table(table_id, *list(rows[0].values())[:3]) if rows else None
    if table is None:
        return None
    found = [(row["entry"], row["command"]) for row in rows if row["entry"] is not None]
    return table, [kept_entry(entry, None if command is None else command.decode()) for entry, command in found]


async def heads(connection: PostgresConnection, table_ids: Sequence[str]) -> dict[str, Head]:
    rows = await connection.fetch(HEADS, list(table_ids))
    return {row["id"]: Head(row["revision"], row["count"]) for row in rows}


async def lease(connection: PostgresConnection, works: Sequence[str], holder: str, seconds: float) -> set[str]:
    return {row["work"] for row in await connection.fetch(LEASE, list(works), holder, seconds)}


async def take_due(connection: PostgresConnection, holder: str, seconds: float, limit: int) -> list[str]:
    return [row["work"] for row in await connection.fetch(TAKE_DUE, holder, seconds, limit)]


async def release(connection: PostgresConnection, works: Sequence[str], holder: str, undone: bool) -> None:
    """What is undone is over at once, so that anybody takes it."""
    change = "UPDATE leases SET until = '-infinity'" if undone else "DELETE FROM leases"
    await connection.execute(f"{change} WHERE work = ANY($1::text[]) AND holder = $2", list(works), holder)
