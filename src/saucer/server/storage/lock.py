"""One server for one file: a lock that the system lets go when the process ends, however it ends."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from saucer.core import Unreadable


@contextmanager
def locked(database: Path) -> Iterator[None]:
    """Raise Unreadable if another server uses this file."""
    with database.with_name(f"{database.name}.lock").open("w") as file:
        try:
            lock(file)
        except OSError:
            raise Unreadable(f"{database} is used by another server; stop it, or choose another --database") from None
        yield


def lock(file: IO[str]) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
