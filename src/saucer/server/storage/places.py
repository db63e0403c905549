"""Where tables are kept: a file, or a PostgreSQL by its address. The one place that knows of both."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from saucer.core import Unreadable
from saucer.server.storage.contract import Storage
from saucer.server.storage.key import secret_key
from saucer.server.storage.lock import locked
from saucer.server.storage.sqlite import SqliteStorage
from saucer.server.storage.statements import migrate

Place = Path | str
"""A path is a file of SQLite; a string is the address of a PostgreSQL."""


def place_named(named: str) -> Place:
    """Reads where tables are kept: a path, which is the same as sqlite:///path, or postgresql://user@host/database."""
    scheme, separator, path = named.partition("://")
    if not separator:
        return Path(named)
    if scheme in ("postgresql", "postgres") and path:
        return named
    if scheme == "sqlite" and path.startswith("/") and len(path) > 1:
        return Path(path[1:])
    raise Unreadable(
        f"a database should be a file, sqlite:///file or postgresql://user@host/database; came {scheme}://..."
    )


def storage_at(place: Place) -> Storage:
    """What a PostgreSQL needs is read only if there is one."""
    if isinstance(place, Path):
        return SqliteStorage(place)
    from saucer.server.storage.postgres.store import PostgresStorage

    return PostgresStorage(place)


@contextmanager
def prepared(place: Place) -> Iterator[None]:
    """Bring it up to date before anything is served, and keep other servers away from a file."""
    if isinstance(place, Path):
        migrate(place)
        secret_key(place)
        with locked(place):
            yield
        return
    from saucer.server.storage.postgres.versions import bring_up_to_date

    asyncio.run(bring_up_to_date(place))
    yield
