"""A price for everything in a purse, and with it a bound on what further Kids can bring, which never is too low.

Let all that is left be sold at these prices, and let every Kid that is sent pay for what its journey takes. A real plan
takes no more than there is, so it brings no more than that: what is left, at its prices, and for each scoring space the
best that Kids sent there bring beyond what they pay. This holds for any prices; the lower the bound, the better they
are. Good ones are found step by step: dearer what the Kids that pay best take too much of, cheaper what they leave.
"""

from typing import Final, NamedTuple

POINT: Final = 1000
"""Prices are whole numbers, so many a point: nothing is rounded."""
ROUNDS: Final = 100
PATIENCE: Final = 6
"""After so many rounds without a lower bound steps are halved."""
OUT_OF_REACH: Final = POINT * POINT
"""The price of a way to where there is none."""

Amounts = tuple[tuple[int, int], ...]
"""What a Kid takes: numbers of pockets, and how much out of each; less than nothing where it gives."""


class Goal(NamedTuple):
    """A scoring space: the points of so many Kids in it together, and what a Kid on its way there can cost."""

    totals: list[int]
    costs: list[Amounts]


class Prices:
    def __init__(self, held: list[int], goals: list[Goal], least: int) -> None:
        """`held`: how much is in each pocket. Looks no further once so many points are out of reach."""
        self.held = held
        self.goals = goals
        self.prices = [0] * len(held)
        self.bound = self.at(self.prices)[0]
        self.search(least * POINT)
        self.after = self.gains_after()
        """From each goal on, and after the last one: what Kids can bring beyond what they pay."""

    def search(self, least: int) -> None:
        prices, stride, waited = self.prices, 1.0, 0
        for _ in range(ROUNDS):
            bound, over = self.at(prices)
            waited += 1
            if bound < self.bound:
                self.bound, self.prices, waited = bound, prices, 0
            steepness = sum(each * each for each, price in zip(over, prices, strict=True) if each > 0 or price > 0)
            if bound < least or not steepness:
                return
            if waited == PATIENCE:
                stride, waited = stride / 2, 0
            step = stride * (bound - least + POINT) / steepness
            prices = [max(0, price + round(step * each)) for price, each in zip(prices, over, strict=True)]

    def at(self, prices: list[int]) -> tuple[int, list[int]]:
        """The bound, and how much more of everything the Kids that pay best take than there is."""
        bound = sum(price * count for price, count in zip(prices, self.held, strict=True))
        over = [-count for count in self.held]
        for goal in self.goals:
            price, cheapest = self.cheapest(goal, prices)
            gain, kids = max((total * POINT - count * price, count) for count, total in enumerate(goal.totals))
            bound += gain
            for pocket, amount in cheapest if kids else ():
                over[pocket] += kids * amount
        return bound, over

    def cheapest(self, goal: Goal, prices: list[int]) -> tuple[int, Amounts]:
        best, chosen = OUT_OF_REACH, Amounts()
        for cost in goal.costs:
            price = priced(cost, prices)
            if price < best:
                best, chosen = price, cost
        return best, chosen

    def of(self, cost: Amounts) -> int:
        return priced(cost, self.prices)

    def gains(self, goal: Goal) -> list[int]:
        """For each number of Kids already sent there: the most that it brings, less what the further ones pay."""
        price = self.cheapest(goal, self.prices)[0]
        alone = [total * POINT - count * price for count, total in enumerate(goal.totals)]
        return [max(alone[count:]) + count * price for count in range(len(alone))]

    def gains_after(self) -> list[int]:
        found = [0]
        for goal in reversed(self.goals):
            found.append(found[-1] + self.gains(goal)[0])
        return found[::-1]


def priced(cost: Amounts, prices: list[int]) -> int:
    price = 0
    for pocket, amount in cost:
        price += prices[pocket] * amount
    return price
