"""How long a bot takes: drawn from public facts only, never from its cards or its choice."""

from random import Random

from saucer.server.wire import Pace

SECONDS: dict[Pace, tuple[float, float]] = {"instant": (0.0, 0.0), "brisk": (0.5, 1.2), "calm": (1.4, 3.2)}
REACTION = (0.7, 2.6)
"""In a race (a window that lapses) a bot needs as long as a person to see, decide and click, at any pace."""


def seconds_to_answer(pace: Pace, races: bool, random: Random) -> float:
    """`races` is public: everybody sees that a window is open."""
    return random.uniform(*(REACTION if races else SECONDS[pace]))
