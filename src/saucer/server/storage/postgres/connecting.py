"""The way to a PostgreSQL: its address, its connections, and what its errors mean."""

import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import asyncpg

from saucer.core import Unreadable
from saucer.server.storage.contract import NotSaved

PATIENCE_SECONDS = 10.0
MOST_CONNECTIONS = 8
TROUBLE = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError, TimeoutError)
"""What may come out of a connection when the database is gone, restarts or has no room."""

HOST = r"(?:\[[\da-fA-F:.]+\]|[^\[\]/?#@:,]*)(?::\d+)?"
ADDRESS = re.compile(
    rf"(?P<scheme>postgres(?:ql)?://)(?:[^/?#@]*@)?(?P<place>{HOST}(?:,{HOST})*(?:/[^?#@]*)?)(?:\?[^#@]*)?"
)
"""Any other is not written as it should be: such as one whose password has a letter that separates its parts."""
HIDDEN = "://..."

PostgresConnection = Any
Pool = Any
"""asyncpg brings no types of its own."""


def shown(url: str) -> str:
    """The address as it may be printed: without the password, and with nothing at all if a part of it may be that."""
    address = ADDRESS.fullmatch(url)
    return url.partition("://")[0] + HIDDEN if address is None else address["scheme"] + address["place"]


@contextmanager
def explained(url: str) -> Iterator[None]:
    """Raise Unreadable, with the address and what came, if it cannot be used: before anything is served."""
    try:
        yield
    except (*TROUBLE, ValueError) as error:
        address, kind = shown(url), type(error).__name__
        said = kind if address.endswith(HIDDEN) else str(error) or kind
        raise Unreadable(f"{address} cannot be used as a database: {said}") from None


@contextmanager
def troubled() -> Iterator[None]:
    """Whatever goes wrong on the way means that nothing is known to be saved."""
    try:
        yield
    except TROUBLE as error:
        raise NotSaved(type(error).__name__) from error


@asynccontextmanager
async def connected(url: str) -> AsyncIterator[PostgresConnection]:
    """One connection, for what is done before or beside serving."""
    connection = await asyncpg.connect(url, timeout=PATIENCE_SECONDS)
    try:
        yield connection
    finally:
        await connection.close()


async def make_pool(url: str) -> Pool:
    """A commit is on disk when it is answered, whatever the server's own setting says."""
    return await asyncpg.create_pool(
        url,
        min_size=0,
        max_size=MOST_CONNECTIONS,
        timeout=PATIENCE_SECONDS,
        command_timeout=PATIENCE_SECONDS,
        server_settings={"application_name": "saucer", "synchronous_commit": "on"},
    )
