"""The cheapest journeys of a Kid from the SCHOOL to each scoring space, while no Stranger is about.

A journey is a row of single plays, and of outings in which it takes part. Its cost is a number of a Purse. Of two
journeys that take part in the same outings, the one that costs no less of anything is left out.
"""

from typing import NamedTuple

from saucer.games.strangers.architect.purse import Purse
from saucer.games.strangers.architect.streets import Streets
from saucer.games.strangers.architect.task import CARDS_OF, MEANS, MEANS_OF, Task
from saucer.games.strangers.rules.state import POOL_PARTY

ALONE = -1
"""As the first and last outing of a Kid that takes part in none."""
ENOUGH = 10
"""Cards of which there are so many are not counted: what is found is replayed by the rules, which do count."""
GUESTS = 2
"""DS-33"""


class Case(NamedTuple):
    """How a plan begins and which outings it has, in their order."""

    outings: tuple[int, ...]
    wasted: int | None
    """A card of a given hand that is played for nothing, first."""


class Journey(NamedTuple):
    cost: int
    first: int
    last: int
    """The outings between which the Kid must be on the streets."""
    starts: bool
    """Whether its first play is a card of the given hand."""


class Cell(NamedTuple):
    space: int
    first: int
    last: int
    starts: bool


def purse_for(task: Task, case: Case) -> Purse:
    """The plays that move one Kid alone, the cards that could run out, and guests of a POOL PARTY as an outing."""
    purse = Purse()
    plays = task.plays - len(case.outings) - (case.wasted is not None)
    purse.add("plays", plays)
    for means in MEANS:
        count = cards_for(task, case, means)
        if count < min(plays, ENOUGH):
            purse.add(f"means {means}", count)
    for place, card in enumerate(case.outings):
        if card == POOL_PARTY:
            purse.add(f"guests {place}", GUESTS)
    return purse


def cards_for(task: Task, case: Case, means: int) -> int:
    """So many cards are left for this means, those of outings and the one wasted apart."""
    cards = CARDS_OF[means]
    spent = [card for card in (*case.outings, case.wasted) if card in cards]
    return sum(task.cards[card] for card in cards) - len(spent)


class Journeys:
    def __init__(self, task: Task, streets: Streets, case: Case, purse: Purse) -> None:
        self.task = task
        self.streets = streets
        self.purse = purse
        self.prices = [purse.unit("plays") + purse.unit(f"means {means}") for means in MEANS]
        self.means = [means for means in MEANS if cards_for(task, case, means) > 0]
        self.opening = set() if task.is_free or case.wasted is not None else {
            MEANS_OF[card] for card in task.hand if card in MEANS_OF
        }  # fmt: skip
        self.outings = [(MEANS_OF[card], purse.unit(f"guests {place}")) for place, card in enumerate(case.outings)]
        self.found: dict[Cell, list[int]] = {}
        self.search()

    def to(self, space: int) -> list[Journey]:
        return [
            Journey(cost, cell.first, cell.last, cell.starts)
            for cell, costs in self.found.items() if cell.space == space for cost in costs
        ]  # fmt: skip

    def search(self) -> None:
        school = Cell(int(self.task.index.school), ALONE, ALONE, False)
        self.found[school] = [0]
        waiting = [(school, 0)]
        while waiting:
            further: list[tuple[Cell, int]] = []
            for cell, cost in waiting:
                if cost in self.found[cell]:
                    self.go_alone(cell, cost, further)
                    self.go_out(cell, cost, further)
            waiting = further

    def go_alone(self, cell: Cell, cost: int, further: list[tuple[Cell, int]]) -> None:
        for means in self.means:
            starts = means in self.opening if cost == 0 and cell.first == ALONE else cell.starts
            for end in self.streets.ends[means][cell.space]:
                self.arrive(cell._replace(space=end, starts=starts), cost + self.prices[means], further)

    def go_out(self, cell: Cell, cost: int, further: list[tuple[Cell, int]]) -> None:
        """To any outing after the last one."""
        for outing in range(cell.last + 1, len(self.outings)):
            means, price = self.outings[outing]
            first = outing if cell.first == ALONE else cell.first
            for end in self.streets.ends[means][cell.space]:
                self.arrive(Cell(end, first, outing, cell.starts), cost + price, further)

    def arrive(self, cell: Cell, cost: int, further: list[tuple[Cell, int]]) -> None:
        if not self.purse.is_cheaper(cost, self.purse.full):
            return
        known = self.found.setdefault(cell, [])
        if not any(self.purse.is_cheaper(other, cost) for other in known):
            known[:] = [other for other in known if not self.purse.is_cheaper(cost, other)]
            known.append(cost)
            further.append((cell, cost))
