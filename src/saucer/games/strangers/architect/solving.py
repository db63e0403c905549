"""The best score of an Architect game or puzzle, DS-45 and DS-51: found, proved, and played by the rules.

What matters of a plan. Letting a Kid out and running away draw nothing, so they are free; only plays of cards count,
and their number is fixed: one more than Strangers, one fewer for each Kid in a LIBRARY before the last play. Where the
hand is chosen, too, every card can be had in time for any play; where it is given, it is enough that the first play is
one of its cards (played for nothing, perhaps), since each play draws one. So of hand and deck only the multiset of
cards played matters. A play that moves no Kid that scores can be left out: what comes after it then comes earlier.

The bound. Without Strangers, plays that move one Kid alone can be put in any order, since Kids do not hinder each
other (DS-14). So a plan is a set of journeys from the SCHOOL, and a row of outings: plays that move several Kids at
once. Two journeys meet only in what they share: plays, cards, spots, and outings. At an outing at most as many Kids are
about as the allowance says, 1 and 1 more for each Kid in a PARK by then; a Kid is about from its first outing to its
last, and a Kid in a PARK counts for all outings after its last. `Plans` finds the best set for one row of outings, and
every row is tried that leaves enough plays to reach a PARK first. No real plan is left out:
- A journey that costs no less of anything than another one with the same outings can be replaced by it.
- Kids are alike; two that have the same goal are not told apart.
- Of equal states (what is left of plays, cards, places in outings) the one with more points is at least as good.
- The bound of `Prices` never is too low; a state is dropped only if even that is not enough.
- More is allowed than is true in two places, which can only raise the bound: cards of which there are ten are not
  counted, and several Kids may end in a LIBRARY for nothing in a last outing.

Strangers can only close spaces and take Kids, and MAN IN BLACK only moves them, for a play; without them nothing is
lost, so the bound holds with them. It is reached, and thereby the best score, if an order and ways are found in which
every Stranger that must come stands aside (`Schedule`); the rules themselves then play the plan. If none is found for
the best score, lower ones are tried; the score is then not proved, and said to be so by a bound that is higher.
"""

from collections.abc import Iterator
from itertools import islice, product

from saucer.core import Action, NotAllowed
from saucer.games.strangers.architect.journeys import Case
from saucer.games.strangers.architect.plans import Plans
from saucer.games.strangers.architect.schedule import Schedule
from saucer.games.strangers.architect.script import Script, plays_of
from saucer.games.strangers.architect.streets import Streets
from saucer.games.strangers.architect.task import OUTINGS, Task
from saucer.games.strangers.architect.trails import Trail, Trails
from saucer.games.strangers.rules.position import StrangersPosition

PLANS_TRIED = 200
WAYS_TRIED = 3
"""For each Kid of a plan."""
ORDERS_TRIED = 200


class Solved:
    """`score` is proved to be the best if it is equal to `bound`."""

    def __init__(self, score: int, bound: int, actions: tuple[Action, ...], solver: "Solver") -> None:
        self.score = score
        self.bound = bound
        self.actions = actions
        self.cases = solver.cases
        self.states = solver.states
        self.orders = solver.orders


def solve(start: StrangersPosition) -> Solved:
    """The start of an Architect game, before anything was chosen."""
    return Solver(start).solved()


class Solver:
    def __init__(self, start: StrangersPosition) -> None:
        self.start = start
        self.task = Task(start)
        self.streets = Streets(self.task.index)
        self.cases = 0
        """Rows of outings gone through."""
        self.states = 0
        self.orders = 0
        """Schedules looked for."""
        self.best = self.best_plans()

    def solved(self) -> Solved:
        bound = self.best.score
        for target in range(bound, 0, -1):
            actions = self.played(self.best, target) or self.played_elsewhere(target)
            if actions is not None:
                return Solved(target, bound, actions, self)
        script = Script(self.start.copy(), [])
        return Solved(script.played().scores[0], bound, tuple(script.actions), self)

    def plans(self, case: Case, least: int) -> Plans:
        self.cases += 1
        found = Plans(self.task, self.streets, case, least)
        self.states += found.states
        return found

    def best_plans(self) -> Plans:
        """Of all cases; one is better only if it scores more, which lets all others be cut short."""
        rows = self.all_cases()
        best = self.plans(next(rows), 0)
        for case in rows:
            found = self.plans(case, best.score + 1)
            if found.score > best.score:
                best = found
        return best

    def all_cases(self) -> Iterator[Case]:
        """Few outings first."""
        wasted: list[int | None] = [None]
        if not self.task.is_free:
            wasted += sorted(set(self.task.hand))
        for count in range(max(1, self.task.plays - self.plays_to_a_park() + 1)):
            for outings in rows_of(self.task, count):
                yield from (Case(outings, card) for card in wasted)

    def plays_to_a_park(self) -> int:
        """Without one there is no outing; more than all if there is no way."""
        plans = Plans(self.task, self.streets, Case((), None), 0)
        costs = [option.journey.cost for row in plans.options[: plans.parks] for option in row]
        return min((plans.purse.left("plays", cost) for cost in costs), default=self.task.plays)

    def played(self, plans: Plans, target: int) -> tuple[Action, ...] | None:
        """A plan of so many points that the rules play to its end, Strangers out of its way."""
        trails = Trails(plans.journeys)
        for errands in islice(plans.of_score(target), PLANS_TRIED):
            ways = [trails.of(errand)[:WAYS_TRIED] for errand in errands]
            for chosen in islice(product(*ways), ORDERS_TRIED):
                actions = self.tried(plans.case, list(chosen), target)
                if actions is not None:
                    return actions
        return None

    def played_elsewhere(self, target: int) -> tuple[Action, ...] | None:
        """In any other case that could score as much."""
        for case in self.all_cases():
            plans = self.plans(case, target)
            actions = self.played(plans, target) if plans.score >= target else None
            if actions is not None:
                return actions
        return None

    def tried(self, case: Case, trails: list[Trail], target: int) -> tuple[Action, ...] | None:
        self.orders += 1
        order = Schedule(self.task, case, trails).found()
        if order is None:
            return None
        try:
            script = Script(self.start.copy(), plays_of(self.task, case, trails, order))
            return tuple(script.actions) if script.played().scores[0] == target else None
        except (NotAllowed, StopIteration):
            return None


def rows_of(task: Task, count: int) -> Iterator[tuple[int, ...]]:
    """All rows of so many outings for which there are cards."""
    if count == 0:
        yield ()
        return
    for row in rows_of(task, count - 1):
        for card in OUTINGS:
            if row.count(card) < task.cards[card]:
                yield (*row, card)
