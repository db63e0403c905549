"""Don't Talk to Strangers: the three levels, and their knobs."""

from typing import Final

from saucer.core.bot import Bot
from saucer.core.model import Action, Weighed
from saucer.core.random import Random
from saucer.core.seats import Seat
from saucer.games.strangers.bots.ahead import Ahead
from saucer.games.strangers.bots.greedy import Greedy
from saucer.games.strangers.bots.planner import Planner
from saucer.games.strangers.bots.prospects import Knobs
from saucer.games.strangers.bots.reasons import reasons
from saucer.games.strangers.knowledge.imagine import imagine
from saucer.games.strangers.model import StrangersView
from saucer.search.advice import Advice, best_few
from saucer.search.flat import flat_monte_carlo

EASY: Final = Knobs(careful=False, others=0.0)
MEDIUM: Final = Knobs(careful=True, others=0.6, prom=0.7)
HARD: Final = Knobs(careful=True, others=0.6, turn=1.8, steps=1.7, icon=0.5, prom=0.7)
JUDGE: Final = Knobs(
    careful=True, others=0.6, turn=1.8, steps=1.7, icon=0.5, prom=0.7, library=0.03, park=0.05, hand=2.0
)
"""Of *hard*, for a position some rounds ahead: fitted to who won 400 games among *medium* on board B, seed 801."""
ALONE: Final = Knobs(careful=True, others=0.0, steps=1.7, icon=0.5, prom=0.7)
"""Of *hard* with nobody to race against: there are ten Kids and no more, so each may take longer for more points."""
FOLLOW: Final = 0.5
SECOND: Final = 0.0
"""How much *hard* counts of what its next card will bring, and the one after it."""
PROMISING: Final = 4
"""So many choices *hard* looks at more closely."""
PLAYOUTS: Final = 96
"""A decision, shared by them."""
ROUNDS: Final = 2.0
"""How far *hard* looks ahead."""
JUDGE_FOLLOW: Final = 0.6
SPREAD: Final = 2.2
"""Points that decide little if one turn is left."""
NOTHING_BETWEEN: Final = 0.005
"""Shares of the win that are the same once they are written down."""


class EasyBot(Bot):
    """Looks at its own Kids and the plain map."""

    def __init__(self) -> None:
        self.greedy = Greedy(EASY)

    def choose(self, view: StrangersView, legal: tuple[Action, ...], random: Random) -> Action | None:
        assert view.seat is not None
        return self.greedy.choose(imagine(view, random), view.seat, legal, random)


class MediumBot(Bot):
    """Looks at everybody, at Strangers, at the time that is left and at its hand."""

    def __init__(self) -> None:
        self.greedy = Greedy(MEDIUM)

    def choose(self, view: StrangersView, legal: tuple[Action, ...], random: Random) -> Action | None:
        assert view.seat is not None
        return self.greedy.choose(imagine(view, random), view.seat, legal, random)


class HardBot(Bot):
    """Tries its best choices in imagined worlds, some rounds ahead; alone it plans with the rest of its hand."""

    def __init__(self, playouts: int = PLAYOUTS) -> None:
        self.playouts = playouts
        self.planner = Planner(HARD, FOLLOW, SECOND)
        self.alone = Planner(ALONE, FOLLOW, SECOND)
        self.ahead = Ahead(ROUNDS, MEDIUM, JUDGE, JUDGE_FOLLOW, SPREAD)

    def choose(self, view: StrangersView, legal: tuple[Action, ...], random: Random) -> Action | None:
        assert view.seat is not None
        if len(view.players) == 1:
            return self.alone.choose(imagine(view, random), view.seat, legal, random)
        return legal[0] if len(legal) == 1 else self.advice(view, view.seat, legal, random).best()

    def advice(self, view: StrangersView, seat: Seat, legal: tuple[Action, ...], random: Random) -> Advice:
        few = self.planner.promising(imagine(view, random), seat, legal, PROMISING)
        return flat_monte_carlo(imagine, view, seat, few, random, self.playouts, self.ahead)

    def weigh(self, view: StrangersView, legal: tuple[Action, ...], random: Random) -> tuple[Weighed, ...]:
        assert view.seat is not None
        if len(view.players) == 1:
            return reasons(self.alone, imagine(view, random), view.seat, legal, random)
        return () if len(legal) == 1 else told(self.advice(view, view.seat, legal, random))


def told(advice: Advice) -> tuple[Weighed, ...]:
    """None where all come to the same."""
    return () if max(advice.values) - min(advice.values) < NOTHING_BETWEEN else best_few(advice)
