"""How long things may take at a table, and how long a bot takes."""

from random import Random

from saucer.core import Decide
from saucer.server.storage.contract import KeptTable
from saucer.server.wire.parts import Pace

GRACE_SECONDS = 15.0
"""After a restart nobody's time has run out while nobody could answer."""
AWAY_SECONDS = 600.0
"""After so long away the others may let a bot take over."""
LAPSES_BEFORE_BOT = 3
"""So many times in a row must a seat's clock run out before a bot takes over."""
SECONDS: dict[Pace, tuple[float, float]] = {"instant": (0.0, 0.0), "brisk": (0.5, 1.2), "calm": (1.4, 3.2)}
REACTION = (0.7, 2.6)
"""In a race (a window that lapses) a bot needs as long as a person to see, decide and click, at any pace."""


def seconds_to_answer(pace: Pace, races: bool, random: Random) -> float:
    """Drawn from public facts only, never from a bot's cards or its choice; everybody sees that a window is open."""
    return random.uniform(*(REACTION if races else SECONDS[pace]))


def seconds_to_decide(now: Decide, clock: int | None) -> float | None:
    """How long this decision may take: until it lapses, or by the table's clock for those who must; else for ever."""
    if now.lapses:
        return now.lapses / 1000
    return float(clock) if clock is not None and now.must else None


def seconds_left(kept: KeptTable, wall: float) -> float | None:
    """How long was left when it was saved; an older server kept nothing but the time on the wall."""
    if kept.seconds_left is not None or kept.deadline is None:
        return kept.seconds_left
    return kept.deadline - wall


def after_restart(left: float | None, allowed: float | None) -> float | None:
    """A moment at least is left after a restart, but never more than the decision may take at all."""
    if left is None or allowed is None:
        return None
    return min(allowed, max(left, GRACE_SECONDS))
