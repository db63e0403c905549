"""saucer migrate: the tables of a SQLite file into a PostgreSQL."""

import asyncio
from pathlib import Path

from saucer.cli._output import print_all, print_json, progress_bar
from saucer.cli._parameters import Json
from saucer.core import Unreadable
from saucer.server.storage.places import place_named
from saucer.server.storage.postgres.moving import MoveCounts, move, size, source


def command(source_file: str, target: str, /, *, json: Json = False) -> None:
    """Move all tables, entries, guests and shelves of a SQLite file into an empty PostgreSQL.

    Parameters
    ----------
    source_file
        The file that a server has used, stopped now; it stays as it is.
    target
        An empty database, as postgresql://user@host/database
    """
    file, url = place_named(source_file), place_named(target)
    if not isinstance(file, Path) or isinstance(url, Path):
        raise Unreadable("expected a SQLite file, then postgresql://user@host/database; came them otherwise")
    moved = moved_all(file, url)
    if json:
        print_json(moved)
    else:
        print_all(*report(file, moved))


def moved_all(file: Path, url: str) -> MoveCounts:
    with source(file) as connection, progress_bar("rows", size(connection)) as advance:
        return asyncio.run(move(file, connection, url, advance))


def report(file: Path, moved: MoveCounts) -> list[str]:
    return [
        f"{file} has been moved: serve it from now on with --database and the new address",
        f"  tables:  {moved.tables:,}, with {moved.entries:,} entries and {moved.people:,} seats of people",
        f"  shelves: {moved.shelf:,} things, and {moved.carries:,} links that carry a seat",
        "  guests:  all of them keep their cookies",
    ]
