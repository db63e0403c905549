"""What a search says: its actions, what each is worth, and how often to play it."""

from typing import Final

from saucer.core.model import Action, Weighed
from saucer.core.random import Random

Choice = Action | None
"""None lets an interruption pass, where the seat may act but need not."""

FINE: Final = 1 << 30


class Advice:
    def __init__(self, actions: list[Choice], values: list[float], weights: list[float]) -> None:
        self.actions = actions
        self.values = values
        """The share of the win that the seat can expect."""
        self.weights = weights
        """How often to play it; they add up to 1."""

    def best(self) -> Choice:
        """Take the heaviest, the first of equals."""
        return self.actions[heaviest(self.weights)]

    def drawn(self, random: Random) -> Choice:
        """One by weight: what a mixed strategy asks for."""
        return self.actions[draw(self.weights, random)]


FEW: Final = 3
"""A hint compares so many choices; more are not read."""


def best_few(advice: Advice) -> tuple[Weighed, ...]:
    """What the search would play, and then the others by what they are worth; never more than the first one is."""
    first = heaviest(advice.weights)
    others = [place for place in range(len(advice.actions)) if place != first]
    others.sort(key=lambda place: -advice.values[place])
    most = advice.values[first]
    chosen = [first, *others[: FEW - 1]]
    return tuple([Weighed(advice.actions[at], min(advice.values[at], most), "win") for at in chosen])


def heaviest(weights: list[float]) -> int:
    place = 0
    for other in range(1, len(weights)):
        if weights[other] > weights[place]:
            place = other
    return place


def draw(weights: list[float], random: Random) -> int:
    """A place of the list, by weights that add up to 1."""
    rest = int(random.below(FINE)) / FINE
    for place in range(len(weights) - 1):
        rest -= weights[place]
        if rest < 0:
            return place
    return len(weights) - 1


def only(place: int, count: int) -> list[float]:
    """Put all the weight on one place."""
    weights = [0.0] * count
    weights[place] = 1.0
    return weights


def in_proportion(parts: list[float]) -> list[float]:
    """Scaled to add up to 1; all alike if there is nothing."""
    total = sum(parts)
    if total <= 0:
        return [1 / len(parts)] * len(parts)
    return [part / total for part in parts]
