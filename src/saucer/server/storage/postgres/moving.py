"""From a SQLite file into an empty PostgreSQL, row by row as they are: also what cannot be read goes along."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from msgspec import Struct

from saucer.core import Unreadable
from saucer.server.storage.key import secret_key
from saucer.server.storage.lock import locked
from saucer.server.storage.postgres.connecting import PostgresConnection, connected, explained, shown
from saucer.server.storage.postgres.versions import bring_up_to_date
from saucer.server.storage.statements import COLUMNS, migrate

AT_ONCE = 1_000

StoredRow = tuple[object, ...]
Progress = Callable[[int], None]


class MovedTable(Struct, frozen=True):
    """A table of both databases: what it is called there, its columns, and those that are kept otherwise."""

    name: str
    columns: tuple[str, ...]
    converted: dict[str, Callable[[object], object]] = {}

    def row(self, found: StoredRow) -> StoredRow:
        return tuple(
            value if value is None or name not in self.converted else self.converted[name](value)
            for name, value in zip(self.columns, found, strict=True)
        )


def to_bytes(value: object) -> bytes:
    """SQLite gives back what was put in, whatever the column says."""
    return value if isinstance(value, bytes) else str(value).encode()


def to_float(value: object) -> float:
    assert isinstance(value, int | float)
    return float(value)


TIMES: dict[str, Callable[[object], object]] = dict.fromkeys(("created", "ended", "deadline", "seconds_left"), to_float)
KINDS = (
    MovedTable(
        "tables",
        ("id", *COLUMNS),
        TIMES | {"public": bool, "kept": to_bytes},
    ),
    MovedTable("people", ("session", "table_id")),
    MovedTable("entries", ("table_id", "number", "entry", "command"), {"entry": to_bytes, "command": to_bytes}),
    MovedTable("carries", ("digest", "table_id", "session", "expires"), {"expires": to_float}),
    MovedTable(
        "shelf",
        ("session", "kind", "name", "rank", "kept", "thing"),
        {"rank": to_float, "kept": to_float, "thing": to_bytes},
    ),
)


class MoveCounts(Struct, frozen=True):
    """How much was moved."""

    tables: int
    entries: int
    people: int
    carries: int
    shelf: int


@contextmanager
def source(file: Path) -> Iterator[sqlite3.Connection]:
    """A file that no server uses, brought up to date; nothing is made where there is none."""
    if not file.is_file():
        raise Unreadable(f"expected a SQLite file of a server; came {file}, and there is none")
    with locked(file):
        migrate(file)
        with closing(sqlite3.connect(file)) as connection:
            yield connection


def size(connection: sqlite3.Connection) -> int:
    return sum(rows(connection, kind) for kind in KINDS)


def rows(connection: sqlite3.Connection, kind: MovedTable) -> int:
    (found,) = connection.execute(f"SELECT count(*) FROM {kind.name}").fetchone()
    return int(found)


async def move(file: Path, connection: sqlite3.Connection, url: str, tell: Progress) -> MoveCounts:
    """All or nothing: what is there at the end is counted before it counts. `tell` is told how many rows more."""
    await bring_up_to_date(url)
    with explained(url):
        async with connected(url) as target, target.transaction():
            await target.execute(f"LOCK TABLE {', '.join(kind.name for kind in KINDS)}, signing")
            await check_empty(target, url)
            await target.execute("INSERT INTO signing VALUES (1, $1)", secret_key(file))
            for kind in KINDS:
                await move_kind(kind, connection, target, tell)
            return MoveCounts(**{kind.name: await compare(kind, connection, target) for kind in KINDS})


async def check_empty(target: PostgresConnection, url: str) -> None:
    for name in (*(kind.name for kind in KINDS), "signing"):
        if await target.fetchval(f"SELECT EXISTS (SELECT FROM {name})"):
            raise Unreadable(f"expected an empty database to move into; came {shown(url)}, which has {name} already")


async def move_kind(
    kind: MovedTable, connection: sqlite3.Connection, target: PostgresConnection, tell: Progress
) -> None:
    found = connection.execute(f"SELECT {', '.join(kind.columns)} FROM {kind.name}")
    while some := found.fetchmany(AT_ONCE):
        converted = [kind.row(row) for row in some]
        await target.copy_records_to_table(kind.name, records=converted, columns=kind.columns)
        tell(len(some))


async def compare(kind: MovedTable, connection: sqlite3.Connection, target: PostgresConnection) -> int:
    arrived = int(await target.fetchval(f"SELECT count(*) FROM {kind.name}"))
    assert arrived == rows(connection, kind), kind.name
    return arrived
