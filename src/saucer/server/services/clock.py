"""Time at the table. Tests pass a clock of their own, so that nobody waits."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

from saucer.server.storage.contract import SharedStorage


class Alarm(Protocol):
    def cancel(self) -> None: ...


class Clock(Protocol):
    def now(self) -> float:
        """Seconds since 1970, by the clock on the wall, which somebody may set: for lists and dates only."""

    def elapsed(self) -> float:
        """Seconds since some moment; nobody can set it. Whatever waits or runs out goes by it."""

    def later(self, seconds: float, call: Callable[[], object]) -> Alarm: ...


class WallClock:
    def now(self) -> float:
        return time.time()

    def elapsed(self) -> float:
        return time.monotonic()

    def later(self, seconds: float, call: Callable[[], object]) -> Alarm:
        return asyncio.get_running_loop().call_later(max(0.0, seconds), call)


class StoreClock(WallClock):
    """What hangs on the wall is the store's clock, so that several servers go by the same."""

    def __init__(self) -> None:
        self._ahead = time.time() - time.monotonic()

    def now(self) -> float:
        return time.monotonic() + self._ahead

    async def go_by(self, storage: SharedStorage) -> None:
        """Set it by the store's clock; the answer is taken to be from the middle of the way."""
        asked = time.monotonic()
        told = await storage.now()
        self._ahead = told - (asked + time.monotonic()) / 2
