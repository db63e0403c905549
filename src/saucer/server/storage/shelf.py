"""The statements for what a guest keeps. Each function runs inside a transaction of its caller."""

import sqlite3
from collections.abc import Sequence

import structlog

from saucer.core import Unreadable, decode, encode
from saucer.server.storage.contract import Shelved
from saucer.server.wire.shelf import AnyThing

MOST: dict[str, int] = {"best": 200, "certificate": 60, "calibration": 1}
"""So many things of each kind are kept for a guest; the oldest go first."""

PUT = """
INSERT INTO shelf VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (session, kind, name)
DO UPDATE SET rank = excluded.rank, kept = excluded.kept, thing = excluded.thing WHERE excluded.rank > shelf.rank
"""
OLDEST = """
DELETE FROM shelf WHERE session = ? AND kind = ? AND name NOT IN (
    SELECT name FROM shelf WHERE session = ? AND kind = ? ORDER BY kept DESC, name LIMIT ?)
"""
COPY = """
INSERT INTO shelf SELECT ?, kind, name, rank, kept, thing FROM shelf AS owned WHERE session = ?
ON CONFLICT (session, kind, name)
DO UPDATE SET rank = excluded.rank, kept = excluded.kept, thing = excluded.thing WHERE excluded.rank > shelf.rank
"""


def put_things(connection: sqlite3.Connection, things: Sequence[Shelved]) -> None:
    for each in things:
        row = (each.session, each.kind, each.name, each.rank, each.kept, encode(each.thing))
        connection.execute(PUT, row)
        keep_few(connection, each.session)


def keep_few(connection: sqlite3.Connection, session: str) -> None:
    for kind, most in MOST.items():
        connection.execute(OLDEST, (session, kind, session, kind, most))


def copy_things(connection: sqlite3.Connection, owner: str, to: str) -> None:
    connection.execute(COPY, (to, owner))
    keep_few(connection, to)


def things_of(connection: sqlite3.Connection, session: str) -> list[AnyThing]:
    """One that cannot be read is left out; the others are not to suffer for it."""
    rows = connection.execute("SELECT thing FROM shelf WHERE session = ? ORDER BY kept DESC, name", (session,))
    return [thing for (found,) in rows.fetchall() if (thing := readable(found)) is not None]


def thing_of(connection: sqlite3.Connection, session: str, kind: str, name: str) -> AnyThing | None:
    wanted = "SELECT thing FROM shelf WHERE session = ? AND kind = ? AND name = ?"
    found = connection.execute(wanted, (session, kind, name)).fetchone()
    return None if found is None else readable(found[0])


def readable(found: bytes) -> AnyThing | None:
    try:
        thing: AnyThing = decode(found, AnyThing, "a thing on a shelf")
    except Unreadable:
        structlog.get_logger("saucer.storage").error("thing_unreadable")
        return None
    return thing
