"""Time at the table. Tests pass a clock of their own, so that nobody waits."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

from saucer.core import Decide

GRACE_SECONDS = 15.0
"""After a restart nobody's time has run out while nobody could answer."""
AWAY_SECONDS = 600.0
"""After so long away the others may let a bot take over."""
LAPSES_BEFORE_BOT = 3
"""So many times in a row must a seat's clock run out before a bot takes over."""


class Alarm(Protocol):
    def cancel(self) -> None: ...


class Clock(Protocol):
    def now(self) -> float:
        """Seconds since 1970."""

    def later(self, seconds: float, call: Callable[[], None]) -> Alarm: ...


class WallClock:
    def now(self) -> float:
        return time.time()

    def later(self, seconds: float, call: Callable[[], None]) -> Alarm:
        return asyncio.get_running_loop().call_later(max(0.0, seconds), call)


def seconds_to_decide(now: Decide, clock: int | None, window: float) -> float | None:
    """How long this decision may take: a window lapses, a move clock runs for those who must; else for ever."""
    if now.lapses:
        return window
    return float(clock) if clock is not None and now.must else None


def after_restart(deadline: float | None, now: float, allowed: float | None) -> float | None:
    if deadline is None or allowed is None:
        return None
    return max(deadline, now + min(GRACE_SECONDS, allowed))
