"""Don't Talk to Strangers: the three levels, each the choice after which it stands best as it sees it."""

from typing import Final

from saucer.core.bot import Bot
from saucer.core.model import Action, Weighed
from saucer.core.random import Random
from saucer.games.strangers.bots.greedy import Greedy
from saucer.games.strangers.bots.planner import Planner
from saucer.games.strangers.bots.prospects import Knobs
from saucer.games.strangers.bots.reasons import reasons
from saucer.games.strangers.knowledge.imagine import imagine
from saucer.games.strangers.model import StrangersView

EASY: Final = Knobs(careful=False, others=0.0)
MEDIUM: Final = Knobs(careful=True, others=0.6, prom=0.7)
HARD: Final = Knobs(careful=True, others=0.6, turn=1.8, steps=1.7, icon=0.5, prom=0.7)
ALONE: Final = Knobs(careful=True, others=0.0, steps=1.7, icon=0.5, prom=0.7)
"""Of *hard* with nobody to race against: there are ten Kids and no more, so each may take longer for more points."""
FOLLOW: Final = 0.5
SECOND: Final = 0.0
"""How much *hard* counts of what its next card will bring, and the one after it."""


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
    """All that, and what it will do with the rest of its hand."""

    def __init__(self, knobs: Knobs = HARD, follow: float = FOLLOW, second: float = SECOND) -> None:
        self.planner = Planner(knobs, follow, second)
        self.alone = Planner(ALONE, follow, second)

    def choose(self, view: StrangersView, legal: tuple[Action, ...], random: Random) -> Action | None:
        assert view.seat is not None
        return self.planner_for(view).choose(imagine(view, random), view.seat, legal, random)

    def weigh(self, view: StrangersView, legal: tuple[Action, ...], random: Random) -> tuple[Weighed, ...]:
        assert view.seat is not None
        return reasons(self.planner_for(view), imagine(view, random), view.seat, legal, random)

    def planner_for(self, view: StrangersView) -> Planner:
        return self.alone if len(view.players) == 1 else self.planner
