"""The best score while no Stranger is about, exactly: which Kids go where, and what their journeys cost together.

Scoring spaces are gone through one after the other, PARKs first. A state is what is left in the purse; of each state
only the most points are kept, together with what is left at its prices (`Prices`): what is less than the points asked
for cannot become enough any more, and is dropped.
"""

from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import Final, NamedTuple

from saucer.games.strangers.architect.journeys import ALONE, Case, Journey, Journeys, purse_for
from saucer.games.strangers.architect.prices import POINT, Amounts, Goal, Prices
from saucer.games.strangers.architect.purse import Purse
from saucer.games.strangers.architect.streets import Streets
from saucer.games.strangers.architect.task import Task
from saucer.games.strangers.board_model import SHARED, Scoring
from saucer.games.strangers.rules.state import KIDS

NEVER: Final = -(10**9)


class Option(NamedTuple):
    """One Kid to one scoring space."""

    cost: int
    journey: Journey


class Errand(NamedTuple):
    """One Kid of a plan: its scoring space and what its journey costs."""

    space: int
    journey: Journey


def points(place: Scoring) -> list[int]:
    """DS-17 to DS-20 What so many Kids in it are worth together."""
    if place.kind in SHARED:
        return [0, *(count * worth for count, worth in enumerate(place.values, start=1))]
    return [sum(place.values[:count]) for count in range(len(place.values) + 1)]


class Plans:
    """All plans of one case that score at least so much."""

    def __init__(self, task: Task, streets: Streets, case: Case, least: int) -> None:
        self.task = task
        self.case = case
        parks = [each for each in range(len(task.board.scoring)) if task.board.scoring[each].kind == "park"]
        others = [each for each in range(len(task.board.scoring)) if each not in parks]
        self.order = parks + others
        self.parks = len(parks)
        self.loan = sum(len(task.board.scoring[each].values) for each in parks)
        """Places in outings lent while PARKs are gone through, since one of their Kids can make room for another."""
        self.outings = range(len(case.outings))
        self.purse = self.filled()
        self.journeys = Journeys(task, streets, case, self.purse)
        self.options = [self.options_for(each) for each in self.order]
        self.goals = [self.goal(place) for place in range(len(self.order))]
        self.prices = Prices(self.purse.counts(self.nothing()), self.goals, least)
        self.states = 0
        self.steps: list[dict[int, int]] = [{self.purse.full: self.left_at_prices(self.nothing())}]
        """After so many scoring spaces: of each state the most points, and what is left at its prices, loans apart.
        Behind the PARKs the loan is paid back."""
        for place in range(len(self.order)):
            self.go_through(place, least * POINT)
        self.score = max((self.points_of(purse) for purse in self.steps[-1] if self.is_opened(purse)), default=-1)

    def filled(self) -> Purse:
        purse = purse_for(self.task, self.case)
        purse.add("last", 1)
        purse.add("kids", KIDS)
        if not self.task.is_free and self.case.wasted is None:
            purse.add("opening", 1)
        for outing in self.outings:
            purse.add(f"places {outing}", 1 + self.loan, 1 + 2 * self.loan)
        return purse

    def is_opened(self, purse: int) -> bool:
        """Whether some Kid's first play is a card of the given hand; nothing at all needs none."""
        return "opening" not in self.purse.pockets or self.purse.left("opening", purse) == 0 or purse == self.nothing()

    def nothing(self) -> int:
        return self.purse.full - self.all_loans()

    def all_loans(self) -> int:
        return sum(self.loan * self.purse.unit(f"places {outing}") for outing in self.outings)

    def amounts(self, option: Option) -> Amounts:
        lent = self.all_loans()
        counts = zip(self.purse.counts(option.cost + lent), self.purse.counts(lent), strict=True)
        return tuple((pocket, count - loan) for pocket, (count, loan) in enumerate(counts) if count != loan)

    def goal(self, place: int) -> Goal:
        costs = [self.amounts(option) for option in self.options[place]]
        return Goal(points(self.task.board.scoring[self.order[place]]), costs)

    def left_at_prices(self, purse: int) -> int:
        return self.prices.of(tuple(enumerate(self.purse.counts(purse))))

    def points_of(self, purse: int) -> int:
        """Of a state after the last scoring space."""
        return (self.steps[-1][purse] - self.left_at_prices(purse)) // POINT

    def options_for(self, place: int) -> list[Option]:
        kind = self.task.board.scoring[place].kind
        found: list[Option] = []
        for journey in self.journeys.to(int(self.task.index.streets) + place):
            costs = [journey.cost + self.places_taken(journey, kind == "park")]
            if kind == "library":
                costs = self.with_library(journey, costs[0])
            found += [self.option(journey, cost) for cost in costs]
        opening = [
            option._replace(cost=option.cost + self.purse.unit("opening")) for option in found if option.journey.starts
        ]
        return self.cheapest(found) + self.cheapest(opening)

    def option(self, journey: Journey, cost: int) -> Option:
        return Option(cost + self.purse.unit("kids"), journey)

    def places_taken(self, journey: Journey, is_park: bool) -> int:
        """One in each outing between its first and its last; a PARK gives one for all outings after that."""
        taken = 0
        for outing in self.outings:
            unit = self.purse.unit(f"places {outing}")
            if journey.first != ALONE and journey.first <= outing <= journey.last:
                taken += unit
            if is_park and journey.last < outing:
                taken -= unit
        return taken

    def with_library(self, journey: Journey, cost: int) -> list[int]:
        """DS-45 One play more, unless it scores with the last play: one Kid, or all of an outing."""
        if self.case.outings and journey.last == len(self.case.outings) - 1:
            return [cost]
        return [cost + self.purse.unit("plays"), cost + self.purse.unit("last")]

    def cheapest(self, options: list[Option]) -> list[Option]:
        """Without those that nobody can pay, and those that cost no less of anything than another one."""
        lent = self.all_loans()
        kept: list[Option] = []
        payable = [option for option in options if self.purse.is_cheaper(option.cost + lent, self.purse.full)]
        for option in sorted(payable):
            if not any(self.purse.is_cheaper(other.cost + lent, option.cost + lent) for other in kept):
                kept = [each for each in kept if not self.purse.is_cheaper(option.cost + lent, each.cost + lent)]
                kept.append(option)
        return kept

    def go_through(self, place: int, least: int) -> None:
        """Every number of Kids, each with every journey; equal ones in any order are one."""
        goal, guards = self.goals[place], self.purse.guards
        further = least - self.prices.after[place + 1]
        needed = [further - gain for gain in self.prices.gains(goal)]
        layers: list[dict[int, int]] = [self.steps[-1]] + [{} for _ in goal.totals[1:]]
        for option, cost in zip(self.options[place], goal.costs, strict=True):
            price = self.prices.of(cost)
            for count in range(len(goal.totals) - 1):
                layer, enough = layers[count + 1], needed[count + 1] + price
                for purse, worth in layers[count].items():
                    if worth >= enough:
                        left = purse - option.cost
                        if left & guards == guards and layer.get(left, NEVER) < worth - price:
                            layer[left] = worth - price
        self.steps.append(self.united(place, layers, further))
        self.states += len(self.steps[-1])

    def united(self, place: int, layers: list[dict[int, int]], further: int) -> dict[int, int]:
        """Whatever the number of Kids."""
        found: dict[int, int] = {}
        for total, layer in zip(self.goals[place].totals, layers, strict=True):
            for purse, worth in layer.items():
                if worth + total * POINT >= further:
                    left = self.paid_back(purse) if place == self.parks - 1 else purse
                    if left and found.get(left, NEVER) < worth + total * POINT:
                        found[left] = worth + total * POINT
        return found

    def paid_back(self, purse: int) -> int:
        """0 if places in outings were taken that no PARK gave."""
        left = purse - self.all_loans()
        return left if self.purse.is_valid(left) else 0

    def of_score(self, score: int) -> Iterator[list[Errand]]:
        """Every plan of the best score; of lower ones, those that no other plan of the same costs is better than."""
        for purse, worth in self.steps[-1].items():
            if self.points_of(purse) == score and self.is_opened(purse):
                yield from self.plans_to(len(self.order), purse, worth)

    def plans_to(self, place: int, purse: int, worth: int) -> Iterator[list[Errand]]:
        """Backwards: which Kids can have been sent to the scoring space before."""
        if place == 0:
            yield []
            return
        before = self.steps[place - 1]
        lent = self.all_loans() if place == self.parks else 0
        space = int(self.task.index.streets) + self.order[place - 1]
        for count, total in enumerate(self.goals[place - 1].totals):
            for sent in combinations_with_replacement(self.options[place - 1], count):
                came = purse + lent + sum(option.cost for option in sent)
                paid = sum(self.prices.of(self.amounts(option)) for option in sent) - total * POINT
                if before.get(came) == worth + paid:
                    errands = [Errand(space, option.journey) for option in sent]
                    for plan in self.plans_to(place - 1, came, worth + paid):
                        yield plan + errands
