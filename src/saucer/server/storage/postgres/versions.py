"""The numbered files that make the tables of the database, each run once and in a transaction of its own."""

from importlib.resources import files
from importlib.resources.abc import Traversable

from saucer.server.storage.postgres.connecting import PostgresConnection, connected, explained, shown
from saucer.server.storage.statements import steps_after

MIGRATIONS = files("saucer.server.storage.postgres").joinpath("migrations")
LOCK = 0x5A0C
"""Of servers that start at the same moment one runs the files, and the others wait."""


async def bring_up_to_date(url: str) -> None:
    with explained(url):
        async with connected(url) as connection:
            await connection.execute("SELECT pg_advisory_lock($1)", LOCK)
            await run_steps(connection, url)


async def run_steps(connection: PostgresConnection, url: str) -> None:
    for number, step in steps_after(await version_of(connection), MIGRATIONS, shown(url)):
        await run_step(connection, number, step)


async def version_of(connection: PostgresConnection) -> int:
    await connection.execute("CREATE TABLE IF NOT EXISTS versions (number integer PRIMARY KEY)")
    return int(await connection.fetchval("SELECT coalesce(max(number), 0) FROM versions"))


async def run_step(connection: PostgresConnection, number: int, step: Traversable) -> None:
    async with connection.transaction():
        await connection.execute(step.read_text(encoding="utf-8"))
        await connection.execute("INSERT INTO versions VALUES ($1)", number)
