"""What a server holds in memory for tables and sockets at which nothing moves."""

import resource
from collections.abc import Sequence
from contextlib import AsyncExitStack

from benchmarks.load.ours import open_tables, our_server
from benchmarks.load.process import resident_bytes
from tests.server.house import person

FIRST = 50
"""So many tables come before those that are counted: what is made once is there then."""


async def measure_idle(game: str, tables: int, names: Sequence[str]) -> None:
    """A table of four, then one more socket at each: somebody who looks on."""
    allow_sockets()
    with our_server() as server:
        async with AsyncExitStack() as stack:
            *people, watcher = [await stack.enter_async_context(person(server.url, name)) for name in (*names, "Eve")]
            seated = await open_tables(people, game, FIRST)
            before = resident_bytes(server.process)
            seated += await open_tables(people, game, tables)
            full = resident_bytes(server.process)
            watched = seated[FIRST:]
            for table in watched:
                await table.let_watch(watcher)
            after = resident_bytes(server.process)
            sockets = sum(len(table.sockets) for table in seated)
            print(f"{tables} tables of {game}, four sockets each: {(full - before) / tables / 1000:.0f} kB a table")
            print(f"one more socket at each: {(after - full) / len(watched) / 1000:.0f} kB a socket")
            print(f"the server with {len(seated)} tables and {sockets} sockets: {after / 1_000_000:.0f} MB")


def allow_sockets() -> None:
    """As many as this machine lets a process have; the server inherits it."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
