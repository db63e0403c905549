"""The statements of the SQLite storage. Each function runs inside a transaction of its caller."""

import sqlite3
from importlib.resources import files
from pathlib import Path

from msgspec.structs import replace

from saucer.core import Conflict, Entry, Unreadable, decode, encode
from saucer.server.storage import KeptEntry, KeptTable, Taken

BUSY_SECONDS = 10


def connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def migrate(path: Path) -> None:
    """Make the file if there is none; run the numbered files it has not seen, each in a transaction of its own."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)
        run_steps(path)
    except (OSError, sqlite3.Error) as error:
        raise Unreadable(f"{path} cannot be used as a database: {error}") from None


def run_steps(path: Path) -> None:
    steps = sorted(each.name for each in files("saucer.server").joinpath("migrations").iterdir() if ".sql" in each.name)
    connection = sqlite3.connect(path)
    try:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if version > len(steps):
            raise Unreadable(f"{path} is of version {version}; this program reads versions up to {len(steps)}")
        for number, name in list(enumerate(steps, start=1))[version:]:
            script = files("saucer.server").joinpath("migrations", name).read_text(encoding="utf-8")
            connection.executescript(f"BEGIN; {script} PRAGMA user_version = {number}; COMMIT;")
    finally:
        connection.close()


COLUMNS = "revision, state, public, code, created, ended, deadline, kept"


def columns(table: KeptTable) -> tuple[object, ...]:
    """In the order of COLUMNS."""
    return (
        table.revision,
        table.state,
        table.public,
        table.code,
        table.created,
        table.ended,
        table.deadline,
        encode(table),
    )


def insert_table(connection: sqlite3.Connection, table: KeptTable) -> None:
    try:
        connection.execute(
            f"INSERT INTO tables ({COLUMNS}, id) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", (*columns(table), table.id)
        )
    except sqlite3.IntegrityError:
        raise Taken("the id or the code of the table is in use") from None
    keep_people(connection, table)


def save_table(connection: sqlite3.Connection, table: KeptTable) -> KeptTable:
    keep_people(connection, table)
    return update_table(connection, table)


def update_table(connection: sqlite3.Connection, table: KeptTable) -> KeptTable:
    saved = replace(table, revision=table.revision + 1)
    names = ", ".join(f"{name} = ?" for name in COLUMNS.split(", "))
    changed = connection.execute(
        f"UPDATE tables SET {names} WHERE id = ? AND revision = ?", (*columns(saved), table.id, table.revision)
    )
    if changed.rowcount != 1:
        raise Conflict(f"the table was saved by somebody else after revision {table.revision}")
    return saved


def keep_people(connection: sqlite3.Connection, table: KeptTable) -> None:
    connection.executemany(
        "INSERT OR IGNORE INTO people VALUES (?, ?)", [(session, table.id) for session in table.people()]
    )


def append_entries(
    connection: sqlite3.Connection, table: KeptTable, number: int, lines: list[tuple[str, int, bytes, str | None]]
) -> KeptTable:
    last = "SELECT coalesce(max(number), -1) + 1 FROM entries WHERE table_id = ?"
    (held,) = connection.execute(last, (table.id,)).fetchone()
    if held != number:
        raise Conflict(f"entry {number} cannot be appended: there are {held}")
    saved = update_table(connection, table)
    connection.executemany("INSERT INTO entries VALUES (?, ?, ?, ?)", lines)
    return saved


def tables(connection: sqlite3.Connection, where: str, *values: object) -> list[KeptTable]:
    rows = connection.execute(f"SELECT kept FROM tables {where}", values).fetchall()
    return [decode(kept, KeptTable, "a kept table") for (kept,) in rows]


def read_entries(connection: sqlite3.Connection, table_id: str) -> list[KeptEntry]:
    rows = connection.execute("SELECT entry, command FROM entries WHERE table_id = ? ORDER BY number", (table_id,))
    return [KeptEntry(decode(entry, Entry, "a kept entry"), command) for entry, command in rows]


def insert_carry(connection: sqlite3.Connection, digest: str, table_id: str, session: str, expires: float) -> None:
    connection.execute("INSERT INTO carries VALUES (?, ?, ?, ?)", (digest, table_id, session, expires))


def delete_carry(connection: sqlite3.Connection, digest: str, now: float) -> tuple[str, str] | None:
    connection.execute("DELETE FROM carries WHERE expires < ?", (now,))
    found = connection.execute("DELETE FROM carries WHERE digest = ? RETURNING table_id, session", (digest,)).fetchall()
    return found[0] if found else None
