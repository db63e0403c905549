"""The ways that a journey can take, leg by leg, those over the fewest Stranger spaces first."""

from typing import NamedTuple

from saucer.games.strangers.architect.journeys import ALONE, Journey, Journeys
from saucer.games.strangers.architect.plans import Errand

MOST = 400
"""Ways that are looked at for one journey."""


class Leg(NamedTuple):
    means: int
    outing: int
    """ALONE if it is a play of its own."""
    start: int
    end: int
    used: int
    """Stranger spaces that must be free for it, as bits."""


Trail = tuple[Leg, ...]


class Trails:
    def __init__(self, journeys: Journeys) -> None:
        self.journeys = journeys
        self.ends = journeys.streets.ends
        self.all_means = {*journeys.means, *(means for means, _ in journeys.outings)}
        self.legs_to: dict[int, dict[int, int]] = {}
        self.known: dict[Errand, list[Trail]] = {}

    def of(self, errand: Errand) -> list[Trail]:
        if errand not in self.known:
            found: list[Trail] = []
            self.go(errand, (), int(self.journeys.task.index.school), 0, found)
            self.known[errand] = self.different(found)
        return self.known[errand]

    def different(self, found: list[Trail]) -> list[Trail]:
        """One for each set of Stranger spaces and outings."""
        kept: dict[tuple[tuple[int, int], ...], Trail] = {}
        for trail in found:
            kept.setdefault(tuple((leg.outing, leg.used) for leg in trail), trail)
        return sorted(kept.values(), key=lambda trail: sum(leg.used.bit_count() for leg in trail))

    def go(self, errand: Errand, trail: Trail, space: int, cost: int, found: list[Trail]) -> None:
        journey, purse = errand.journey, self.journeys.purse
        if not purse.is_cheaper(cost, journey.cost) or len(found) >= MOST:
            return
        if space == errand.space:
            if self.is_right(trail, journey):
                found.append(trail)
            return
        if purse.left("plays", journey.cost - cost) + len(self.journeys.outings) < self.fewest(space, errand.space):
            return
        for means in self.journeys.means:
            self.take(errand, trail, means, ALONE, space, cost + self.journeys.prices[means], found)
        last = max((leg.outing for leg in trail), default=ALONE)
        for outing in range(last + 1, journey.last + 1):
            if last != ALONE or outing == journey.first:
                means, price = self.journeys.outings[outing]
                self.take(errand, trail, means, outing, space, cost + price, found)

    def take(
        self, errand: Errand, trail: Trail, means: int, outing: int, space: int, cost: int, found: list[Trail]
    ) -> None:
        for end, ways in self.ends[means][space].items():
            for used in ways:
                self.go(errand, (*trail, Leg(means, outing, space, end, used)), end, cost, found)

    def is_right(self, trail: Trail, journey: Journey) -> bool:
        last = max(leg.outing for leg in trail)
        return last == journey.last and (not journey.starts or trail[0].means in self.journeys.opening)

    def fewest(self, space: int, goal: int) -> int:
        """Legs at least, whatever they cost."""
        if goal not in self.legs_to:
            self.legs_to[goal] = self.legs_from_all(goal)
        return self.legs_to[goal].get(space, 99)

    def legs_from_all(self, goal: int) -> dict[int, int]:
        legs, near = {goal: 0}, {goal}
        while near:
            count = legs[next(iter(near))] + 1
            spaces = range(len(self.ends[0]))
            near = {
                space for space in spaces
                if space not in legs and any(near & self.ends[means][space].keys() for means in self.all_means)
            }  # fmt: skip
            legs.update(dict.fromkeys(near, count))
        return legs
