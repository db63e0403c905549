"""The statements of the SQLite storage. Each function runs inside a transaction of its caller."""

import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import structlog
from msgspec.structs import replace

from saucer.core import Conflict, Entry, Unreadable, decode, encode
from saucer.server.storage.contract import Crowded, KeptEntry, KeptTable, Taken, name_in_log

BUSY_SECONDS = 10
MIGRATIONS = files("saucer.server.storage").joinpath("migrations")


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


def steps_after(version: int, folder: Traversable, named: str) -> list[tuple[int, Traversable]]:
    """The numbered files that a database of this version has not seen; raise Unreadable if it is a newer program's."""
    steps = sorted((each for each in folder.iterdir() if ".sql" in each.name), key=lambda each: each.name)
    if version > len(steps):
        raise Unreadable(f"{named} is of version {version}; this program reads versions up to {len(steps)}")
    return list(enumerate(steps, start=1))[version:]


def run_steps(path: Path) -> None:
    connection = sqlite3.connect(path)
    try:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        for number, step in steps_after(version, MIGRATIONS, str(path)):
            script = step.read_text(encoding="utf-8")
            connection.executescript(f"BEGIN; {script} PRAGMA user_version = {number}; COMMIT;")
    finally:
        connection.close()


UNTIMED = ("revision", "state", "public", "code", "created", "ended", "host", "kept")
COLUMNS = (*UNTIMED, "deadline", "seconds_left")


def columns(table: KeptTable, timed: bool = True) -> tuple[object, ...]:
    """The values to write, in the order of COLUMNS, or of UNTIMED if time is left as it is."""
    kept = encode(table.untimed())
    untimed = (table.revision, table.state, table.public, table.code, table.created, table.ended, table.host, kept)
    return (*untimed, table.deadline, table.seconds_left) if timed else untimed


def insert_table(connection: sqlite3.Connection, table: KeptTable, most_waiting: int | None) -> None:
    if most_waiting is not None and table.public and waiting_of(connection, table.host) >= most_waiting:
        raise Crowded(f"{most_waiting} public tables of this host wait already")
    try:
        values = ", ".join(["?"] * (len(COLUMNS) + 1))
        names = ", ".join((*COLUMNS, "id"))
        connection.execute(f"INSERT INTO tables ({names}) VALUES ({values})", (*columns(table), table.id))
    except sqlite3.IntegrityError:
        raise Taken("the id or the code of the table is in use") from None
    keep_people(connection, table)


def waiting_of(connection: sqlite3.Connection, host: str) -> int:
    wanted = "SELECT count(*) FROM tables WHERE state = 'open' AND public = 1 AND host = ?"
    (found,) = connection.execute(wanted, (host,)).fetchone()
    return int(found)


def save_table(connection: sqlite3.Connection, table: KeptTable, timed: bool) -> KeptTable:
    keep_people(connection, table)
    return update_table(connection, table, timed)


def update_table(connection: sqlite3.Connection, table: KeptTable, timed: bool) -> KeptTable:
    saved = replace(table, revision=table.revision + 1)
    names = ", ".join(f"{name} = ?" for name in (COLUMNS if timed else UNTIMED))
    values = (*columns(saved, timed), table.id, table.revision)
    changed = connection.execute(f"UPDATE tables SET {names} WHERE id = ? AND revision = ?", values)
    if changed.rowcount != 1:
        raise Conflict(f"the table was saved by somebody else after revision {table.revision}")
    return saved


def keep_people(connection: sqlite3.Connection, table: KeptTable) -> None:
    connection.executemany(
        "INSERT OR IGNORE INTO people VALUES (?, ?)", [(session, table.id) for session in table.sessions()]
    )


EntryRow = tuple[str, int, bytes, str | None]
"""A row of entries: the table, the number, the entry, whose command made it."""


def append_entries(connection: sqlite3.Connection, table: KeptTable, rows: list[EntryRow]) -> KeptTable:
    append_rows(connection, rows)
    return update_table(connection, table, timed=True)


def append_rows(connection: sqlite3.Connection, rows: list[EntryRow]) -> None:
    """A game may start without any: when nothing is left to chance before the first decision."""
    if not rows:
        return
    (table_id, number, *_), *_ = rows
    held = count_entries(connection, table_id)
    if held != number:
        raise Conflict(f"entry {number} cannot be appended: there are {held}")
    insert_rows(connection, rows)


Time = tuple[float | None, float | None, str]
"""When it runs out, how long is left, at which table."""


def set_times(connection: sqlite3.Connection, times: list[Time]) -> None:
    connection.executemany("UPDATE tables SET deadline = ?, seconds_left = ? WHERE id = ?", times)


def time_of(table: KeptTable) -> Time:
    return table.deadline, table.seconds_left, table.id


def insert_rows(connection: sqlite3.Connection, rows: list[EntryRow]) -> None:
    places = ", ".join(["(?, ?, ?, ?)"] * len(rows))
    connection.execute(f"INSERT INTO entries VALUES {places}", [value for row in rows for value in row])


def tables(connection: sqlite3.Connection, where: str, *values: object) -> list[KeptTable]:
    """One that cannot be read is left out, and named in the log; the others are not to suffer for it."""
    rows = connection.execute(f"SELECT id, kept, deadline, seconds_left FROM tables {where}", values).fetchall()
    found = [kept_table(*row) for row in rows]
    return [table for table in found if table is not None]


def kept_table(table_id: str, kept: bytes, deadline: float | None, seconds_left: float | None) -> KeptTable | None:
    """With a deadline, but not how long was left, a row is of an older server, and `kept` has both."""
    try:
        table: KeptTable = decode(kept, KeptTable, "a kept table")
    except Unreadable:
        structlog.get_logger("saucer.storage").error("table_unreadable", table=name_in_log(table_id))
        return None
    if deadline is not None and seconds_left is None:
        return table
    return replace(table, deadline=deadline, seconds_left=seconds_left)


def due(connection: sqlite3.Connection) -> list[str]:
    return ids(connection, "WHERE state = 'playing' AND deadline IS NOT NULL ORDER BY deadline")


def ids(connection: sqlite3.Connection, where: str, *values: object) -> list[str]:
    return [table_id for (table_id,) in connection.execute(f"SELECT id FROM tables {where}", values)]


def delete_tables(connection: sqlite3.Connection, table_ids: Sequence[str]) -> None:
    """What refers to a table goes before it."""
    for name, column in (("entries", "table_id"), ("people", "table_id"), ("carries", "table_id"), ("tables", "id")):
        connection.executemany(f"DELETE FROM {name} WHERE {column} = ?", [(table_id,) for table_id in table_ids])


def check(connection: sqlite3.Connection) -> None:
    connection.execute("UPDATE health SET checks = checks + 1")


def read_entries(connection: sqlite3.Connection, table_id: str) -> list[KeptEntry]:
    return [kept_entry(*row) for row in entry_rows(connection, table_id)]


def readable_entries(connection: sqlite3.Connection, table_id: str) -> list[KeptEntry]:
    found: list[KeptEntry] = []
    with suppress(Unreadable):
        for row in entry_rows(connection, table_id):
            found.append(kept_entry(*row))
    return found


def entry_rows(connection: sqlite3.Connection, table_id: str) -> list[tuple[bytes, str | None]]:
    wanted = "SELECT entry, command FROM entries WHERE table_id = ? ORDER BY number"
    return connection.execute(wanted, (table_id,)).fetchall()


def kept_entry(entry: bytes, command: str | None) -> KeptEntry:
    return KeptEntry(decode(entry, Entry, "a kept entry"), command)


def count_entries(connection: sqlite3.Connection, table_id: str) -> int:
    last = "SELECT coalesce(max(number), -1) + 1 FROM entries WHERE table_id = ?"
    (held,) = connection.execute(last, (table_id,)).fetchone()
    return int(held)


def insert_carry(connection: sqlite3.Connection, digest: str, table_id: str, session: str, expires: float) -> None:
    connection.execute("INSERT INTO carries VALUES (?, ?, ?, ?)", (digest, table_id, session, expires))


def delete_carry(connection: sqlite3.Connection, digest: str, now: float) -> tuple[str, str] | None:
    connection.execute("DELETE FROM carries WHERE expires < ?", (now,))
    found = connection.execute("DELETE FROM carries WHERE digest = ? RETURNING table_id, session", (digest,)).fetchall()
    return found[0] if found else None
