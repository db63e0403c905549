"""What one observer knows at some point of a search, and how the choices that seats have there turned out."""

from math import log, sqrt
from typing import Final

from saucer.core.actions import Open
from saucer.core.model import Action
from saucer.core.random import Random
from saucer.core.seats import Seat
from saucer.search.advice import Choice, draw
from saucer.search.regret import Regrets

EXPLORE: Final = 0.7
"""How much a choice seldom taken is worth trying, for shares from 0 to 1."""
STRAY: Final = 0.1
"""How often a mixed choice is made without regard to regrets."""

Branch = tuple[object, ...]
"""What the observer hears of one step."""


class Node:
    def __init__(self) -> None:
        self.branches: dict[Branch, Node] = {}
        self.experiences: dict[Seat, Experience] = {}

    def after(self, branch: Branch) -> "Node":
        node = self.branches.get(branch)
        if node is None:
            node = Node()
            self.branches[branch] = node
        return node

    def of(self, seat: Seat) -> "Experience":
        experience = self.experiences.get(seat)
        if experience is None:
            experience = Experience(seat)
            self.experiences[seat] = experience
        return experience


class Experience:
    """How the choices of one seat at one node turned out."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.places: dict[Choice, int] = {}
        self.choices: list[Choice] = []
        self.visits: list[int] = []
        self.offered: list[int] = []
        """How often a choice was there to be taken: it is not in every world."""
        self.totals: list[float] = []
        self.regrets = Regrets(0)

    def numbered(self, legal: tuple[Action, ...], random: Random) -> list[Choice]:
        """The same actions; for an open one the numbers tried so far, and now and then a new one."""
        choices: list[Choice] = []
        for action in legal:
            if not isinstance(action, Open):
                choices.append(action)
                continue
            tried = [choice for choice in self.choices if choice is not None and action.admits(choice)]
            choices.extend(tried)
            if len(tried) * len(tried) <= sum(self.visits):
                sample = action.sample(random)
                if sample not in tried:
                    choices.append(sample)
        return choices

    def offer(self, choices: list[Choice]) -> list[int]:
        """Says where each of these choices stands, adding those that are new."""
        places: list[int] = []
        for choice in choices:
            place = self.places.get(choice)
            if place is None:
                place = self.add(choice)
            self.offered[place] += 1
            places.append(place)
        return places

    def add(self, choice: Choice) -> int:
        place = len(self.choices)
        self.places[choice] = place
        self.choices.append(choice)
        self.visits.append(0)
        self.offered.append(0)
        self.totals.append(0.0)
        self.regrets.add_choice()
        return place

    def visit(self, choices: list[Choice], mixed: bool, random: Random) -> "Visit":
        """Take what was never tried, else choose by regrets if several decide at once, else the most promising."""
        places = self.offer(choices)
        untried = [place for place in places if self.visits[place] == 0]
        if untried:
            return Visit(self, untried[random.below(len(untried))], tried=False)
        if mixed:
            return mixed_visit(self, places, random)
        return Visit(self, self.most_promising(places), tried=True)

    def most_promising(self, places: list[int]) -> int:
        best = places[0]
        best_hope = self.hope(best)
        for place in places:
            hope = self.hope(place)
            if hope > best_hope:
                best, best_hope = place, hope
        return best

    def hope(self, place: int) -> float:
        """The mean, and an allowance for how seldom it was tried when it could have been."""
        return self.mean(place) + EXPLORE * sqrt(log(self.offered[place]) / self.visits[place])

    def mean(self, place: int) -> float:
        return self.totals[place] / self.visits[place] if self.visits[place] else 0.0


class Visit:
    """One choice made on the way down."""

    def __init__(self, experience: Experience, place: int, tried: bool) -> None:
        self.experience = experience
        self.place = place
        self.tried = tried
        """Whether the choice had been made before."""

    def learn(self, share: float) -> None:
        self.experience.visits[self.place] += 1
        self.experience.totals[self.place] += share


class MixedVisit(Visit):
    """A choice made by regrets, where several decide at once."""

    def __init__(
        self, experience: Experience, places: list[int], strategy: list[float], number: int, chance: float
    ) -> None:
        super().__init__(experience, places[number], tried=True)
        self.places = places
        self.strategy = strategy
        self.number = number
        self.chance = chance
        """How likely it was to be drawn."""

    def learn(self, share: float) -> None:
        """Choices not made bring their mean; the one made is corrected by its chance, so that none is favoured."""
        values = [self.experience.mean(place) for place in self.places]
        values[self.number] += (share - values[self.number]) / self.chance
        self.experience.regrets.learn(self.places, self.strategy, values)
        super().learn(share)


def mixed_visit(experience: Experience, places: list[int], random: Random) -> MixedVisit:
    strategy = experience.regrets.strategy(places)
    strayed = [(1 - STRAY) * part + STRAY / len(places) for part in strategy]
    number = draw(strayed, random)
    return MixedVisit(experience, places, strategy, number, strayed[number])
