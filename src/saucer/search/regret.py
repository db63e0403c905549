"""Regret matching: what to do where several decide at once, and any sure choice could be exploited."""

from typing import Any

from saucer.core.model import Action
from saucer.core.position import Decide, Position
from saucer.core.random import Random
from saucer.core.seats import Seat
from saucer.core.telling import SILENT
from saucer.search.advice import Advice, draw, in_proportion
from saucer.search.playout import RANDOM_PLAYOUTS, Outlook
from saucer.search.worlds import Imagine, closed, luck_of


class Regrets:
    """One learner: plays each choice in proportion to how much it regrets not having played it.

    Choices are named by their places; not all are there every time.
    """

    def __init__(self, choices: int) -> None:
        self.regrets = [0.0] * choices
        self.played = [0.0] * choices

    def add_choice(self) -> None:
        self.regrets.append(0.0)
        self.played.append(0.0)

    def strategy(self, places: list[int]) -> list[float]:
        return in_proportion([max(0.0, self.regrets[place]) for place in places])

    def learn(self, places: list[int], strategy: list[float], values: list[float]) -> None:
        """What each choice there was would have brought, while this strategy was played."""
        got = sum([strategy[number] * values[number] for number in range(len(places))])
        for number, place in enumerate(places):
            self.regrets[place] += values[number] - got
            self.played[place] += strategy[number]

    def average(self) -> list[float]:
        """What approaches an equilibrium; the last strategy need not."""
        return in_proportion(self.played)


class Decider:
    """A seat among those that decide at once."""

    def __init__(self, seat: Seat, actions: list[Action]) -> None:
        self.seat = seat
        self.actions = actions
        self.places = list(range(len(actions)))
        self.regrets = Regrets(len(actions))
        self.totals = [0.0] * len(actions)
        self.strategy: list[float] = []
        self.chosen = actions[0]

    def choose(self, random: Random) -> None:
        self.strategy = self.regrets.strategy(self.places)
        self.chosen = self.actions[draw(self.strategy, random)]

    def learn(self, values: list[float]) -> None:
        self.regrets.learn(self.places, self.strategy, values)
        for place, value in enumerate(values):
            self.totals[place] += value


def matched_regrets(
    imagine: Imagine, view: Any, seat: Seat, random: Random, playouts: int, outlook: Outlook = RANDOM_PLAYOUTS
) -> Advice:
    """What the seat should mix when all who must decide now learn against each other.

    A round is one imagined world: every decider chooses, and each learns what its other choices would have brought,
    the others' choices and the luck being the same. Each of the others learns one strategy for all the hands it may
    hold. Answers that are in but sealed are imagined, not learned; give a view in which they are still open if that
    is known to be the same.
    """
    deciders = deciding(imagine(view, random), random)
    rounds = max(1, playouts // (1 + sum([len(decider.actions) - 1 for decider in deciders])))
    for _ in range(rounds):
        for decider in deciders:
            decider.choose(random)
        learn_together(imagine(view, random), deciders, luck_of(random), outlook)
    own = deciders[[decider.seat for decider in deciders].index(seat)]
    return Advice([*own.actions], [total / rounds for total in own.totals], own.regrets.average())


def deciding(world: Position, random: Random) -> list[Decider]:
    now = world.next()
    assert isinstance(now, Decide), now
    return [Decider(seat, closed(world.legal(seat), random)) for seat in now.must]


def learn_together(world: Position, deciders: list[Decider], luck: int, outlook: Outlook) -> None:
    chosen = {decider.seat: decider.chosen for decider in deciders}
    happened = shares_after(world, chosen, luck, outlook)
    for decider in deciders:
        values: list[float] = []
        for action in decider.actions:
            if action is decider.chosen:
                values.append(happened[decider.seat])
            else:
                values.append(shares_after(world, chosen | {decider.seat: action}, luck, outlook)[decider.seat])
        decider.learn(values)


def shares_after(world: Position, chosen: dict[Seat, Action], luck: int, outlook: Outlook) -> list[float]:
    position = world.copy()
    for seat, action in chosen.items():
        position.act(seat, action, SILENT)
    return outlook.shares(position, Random(luck))
