"""A bot takes a view: what it can do a person at the same seat could do."""

from typing import Any

from saucer.core.actions import choose
from saucer.core.model import Action, Aside, View, Weighed
from saucer.core.random import Random


class Bot:
    """A function of a view, that seat's legal actions and a random source; it remembers nothing."""

    blind: bool = False
    """Whether it needs no view; it is then given none, and costs nothing."""

    speaks_up: bool = False
    """Whether it is asked for an aside also when it does not choose: once after each step that told it something."""

    def choose(self, view: Any, legal: tuple[Any, ...], random: Random) -> Action | None:
        """One of the legal actions; None lets an interruption pass, where the seat may act but need not."""
        raise NotImplementedError

    def interrupt(self, view: Any, legal: tuple[Any, ...], random: Random) -> Action | None:
        """The same, where the seat may act but need not; a bot whose view does not tell it so overrides this."""
        return self.choose(view, legal, random)

    def weigh(self, view: Any, legal: tuple[Any, ...], random: Random) -> tuple[Weighed, ...]:
        """Its best choices and what it expects of each, the best first: for a hint; empty if it does not count so."""
        return ()

    def aside(self, view: Any, random: Random) -> Aside | None:
        """What it says or signals before it chooses, where it must choose (and see above); None keeps silent."""
        return None


class RandomBot(Bot):
    """Any legal action; asked whether to interrupt, it does so one time in two."""

    blind = True

    def choose(self, view: View | None, legal: tuple[Action, ...], random: Random) -> Action:
        return choose(legal, random)

    def interrupt(self, view: View | None, legal: tuple[Action, ...], random: Random) -> Action | None:
        return choose(legal, random) if random.below(2) else None
