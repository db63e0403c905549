"""The statements for what a guest keeps. Each function runs inside a transaction of its caller."""

import sqlite3
from collections.abc import Sequence

import structlog

from saucer.core import Unreadable, decode, encode
from saucer.server.storage.contract import Shelved
from saucer.server.wire.shelf import AnyThing, Best, Certificate, Own

KINDS: dict[str, type[Best | Certificate]] = {"best": Best, "certificate": Certificate}
"""Those that the server enters; all others are brought by games."""
MOST: dict[str, int] = {"best": 200, "certificate": 60}
MOST_OWN = 1
"""So many things of each kind are kept for a guest, and of each that a game brings; the oldest go first."""

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
    for (kind,) in connection.execute("SELECT DISTINCT kind FROM shelf WHERE session = ?", (session,)).fetchall():
        connection.execute(OLDEST, (session, kind, session, kind, MOST.get(kind, MOST_OWN)))


def copy_things(connection: sqlite3.Connection, owner: str, to: str) -> None:
    connection.execute(COPY, (to, owner))
    keep_few(connection, to)


def things_of(connection: sqlite3.Connection, session: str) -> list[AnyThing]:
    """One that cannot be read is left out; the others are not to suffer for it."""
    rows = connection.execute("SELECT kind, thing FROM shelf WHERE session = ? ORDER BY kept DESC, name", (session,))
    return [thing for kind, found in rows.fetchall() if (thing := kept_thing(kind, found)) is not None]


def thing_of(connection: sqlite3.Connection, session: str, kind: str, name: str) -> AnyThing | None:
    wanted = "SELECT thing FROM shelf WHERE session = ? AND kind = ? AND name = ?"
    found = connection.execute(wanted, (session, kind, name)).fetchone()
    return None if found is None else kept_thing(kind, found[0])


def kept_thing(kind: str, found: bytes) -> AnyThing | None:
    if kind not in KINDS:
        return Own(kind, found)
    try:
        thing: Best | Certificate = decode(found, KINDS[kind], "a thing on a shelf")
    except Unreadable:
        structlog.get_logger("saucer.storage").error("thing_unreadable")
        return None
    return thing
