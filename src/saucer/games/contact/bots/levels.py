"""Contact: the knobs of the bots' levels."""

from typing import Final


class Level:
    """What one level can do; all of it is published in the results."""

    def __init__(
        self,
        taps: float,
        hears: float,
        rounds: int,
        legs: int,
        routes: int,
        sure: float,
        helps: bool,
    ) -> None:
        self.taps = taps
        """CO-32 The coefficient of variation of its flights."""
        self.hears = hears
        """CO-32 The same of what it hears."""
        self.rounds = rounds
        """So many earlier rounds of a partner it remembers."""
        self.legs = legs
        """Of the routes it sends."""
        self.routes = routes
        """So many routes it compares before it sends one; one is the first that comes to mind."""
        self.sure = sure
        """Below this it asks for the route again."""
        self.helps = helps
        """Whether it weighs helper cards and signal cards."""


EASY: Final = Level(taps=0.14, hears=0.10, rounds=0, legs=2, routes=3, sure=0.45, helps=False)
MEDIUM: Final = Level(taps=0.10, hears=0.06, rounds=3, legs=2, routes=12, sure=0.75, helps=True)
HARD: Final = Level(taps=0.06, hears=0.03, rounds=12, legs=3, routes=1000, sure=0.98, helps=True)
