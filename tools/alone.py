"""One process at a time does what two would spoil for each other."""

import contextlib
import importlib.util
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any


@contextlib.contextmanager
def alone(lock: Path) -> Iterator[None]:
    """Waits until nobody else holds this lock, where the system has such locks."""
    fcntl: Any = import_module("fcntl") if importlib.util.find_spec("fcntl") else None
    lock.parent.mkdir(parents=True, exist_ok=True)
    with lock.open("w") as held:
        if fcntl is not None:
            fcntl.flock(held, fcntl.LOCK_EX)
        yield
