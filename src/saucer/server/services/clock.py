"""Time at the table. Tests pass a clock of their own, so that nobody waits."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


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
