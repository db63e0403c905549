"""The order of a plan's plays in which the Strangers can be kept out of its way.

A Stranger must come after every play but the first. One can be put aside if at every moment there are Stranger spaces
enough that no later play needs: their sets only shrink, so counting them is enough. The order is found from its end:
what later plays need is then known. How many Kids are about follows from the plays that are still to be put in order.
"""

from collections import Counter
from typing import NamedTuple

from saucer.games.strangers.architect.journeys import ALONE, Case
from saucer.games.strangers.architect.task import MEANS_OF, Task
from saucer.games.strangers.architect.trails import Leg, Trail
from saucer.games.strangers.rules.index import LIBRARY, PARK


class Item(NamedTuple):
    """One play: every Kid it moves, by its number in the plan, with the number of the leg."""

    outing: int
    moved: tuple[tuple[int, int], ...]
    used: int


class Schedule:
    def __init__(self, task: Task, case: Case, trails: list[Trail]) -> None:
        self.task = task
        self.case = case
        self.trails = trails
        self.items = items_of(trails)
        self.before = [self.earlier(number) for number in range(len(self.items))]
        """For each play, as bits, those that must come earlier."""
        self.plays_of = [self.plays_with(kid) for kid in range(len(trails))]
        """For each Kid, as bits, the plays that move it, in the order of its legs."""
        self.wasted = int(case.wasted is not None)
        self.hopeless: set[tuple[int, int]] = set()

    def found(self) -> list[Item] | None:
        """From the first play to the last; None if there is no such order."""
        order = self.search((1 << len(self.items)) - 1, 0)
        return None if order is None else [self.items[number] for number in order]

    def earlier(self, number: int) -> int:
        found = 0
        for other, item in enumerate(self.items):
            is_outing_before = ALONE < item.outing < self.items[number].outing
            legs = dict(item.moved)
            if is_outing_before or any(legs.get(kid, leg) < leg for kid, leg in self.items[number].moved):
                found |= 1 << other
        return found

    def plays_with(self, kid: int) -> list[int]:
        numbers = {leg: number for number, item in enumerate(self.items) for mover, leg in item.moved if mover == kid}
        return [numbers[leg] for leg in range(len(self.trails[kid]))]

    def search(self, left: int, later: int) -> list[int] | None:
        """`left`: plays that have no place yet. Their last one is looked for."""
        if left == 0:
            return []
        if (left, later) in self.hopeless:
            return None
        for number in range(len(self.items)):
            rest = left & ~(1 << number)
            if rest != left and self.may_end(number, left) and self.is_possible(number, rest):
                used = later | self.items[number].used
                order = self.search(rest, used) if self.leaves_room(rest, used) else None
                if order is not None:
                    return [*order, number]
        self.hopeless.add((left, later))
        return None

    def may_end(self, number: int, left: int) -> bool:
        return not any(left >> other & 1 and self.before[other] >> number & 1 for other in range(len(self.items)))

    def leaves_room(self, done: int, used: int) -> bool:
        """Before this play so many Strangers stand, not yet the last, where neither it nor a later one needs to go."""
        placed = self.task.placed_before(done.bit_count() + 1 + self.wasted, self.scored(done, LIBRARY))
        return placed < self.task.strangers and used.bit_count() + placed <= len(self.task.index.icons)

    def is_possible(self, number: int, done: int) -> bool:
        """DS-7 Not too many Kids are about, DS-15 spots are free; DS-51 the first play is a card of the given hand."""
        if not done and not self.task.is_free and self.case.wasted is None:
            means = self.trails[self.items[number].moved[0][0]][0].means
            if means not in {MEANS_OF[card] for card in self.task.hand if card in MEANS_OF}:
                return False
        new = len([kid for kid, leg in self.items[number].moved if leg == 0])
        return self.about(done) + new <= 1 + self.scored(done, PARK) and self.has_spots(number, done)

    def has_spots(self, number: int, done: int) -> bool:
        """A HOME that somebody will leave with a step-dad is taken until then."""
        index = self.task.index
        there = Counter(self.place_of(kid, done) for kid in range(len(self.trails)))
        ends = Counter(self.trails[kid][leg].end for kid, leg in self.items[number].moved)
        return not any(end >= index.streets and there[end] + new > index.spot_count[end] for end, new in ends.items())

    def place_of(self, kid: int, done: int) -> int:
        """The SCHOOL if it has not set out."""
        legs = self.legs_done(kid, done)
        return self.trails[kid][legs - 1].end if legs else int(self.task.index.school)

    def about(self, done: int) -> int:
        return len([kid for kid in range(len(self.trails)) if self.is_about(kid, done)])

    def is_about(self, kid: int, done: int) -> bool:
        legs = self.legs_done(kid, done)
        return 0 < legs < len(self.trails[kid]) and self.trails[kid][legs - 1].end < self.task.index.streets

    def legs_done(self, kid: int, done: int) -> int:
        return len([number for number in self.plays_of[kid] if done >> number & 1])

    def scored(self, done: int, kind: int) -> int:
        index = self.task.index
        return len([
            kid for kid, trail in enumerate(self.trails)
            if index.kind[trail[-1].end] == kind and self.legs_done(kid, done) == len(trail)
        ])  # fmt: skip


def items_of(trails: list[Trail]) -> list[Item]:
    """Every leg alone is a play; those of one outing are one together."""
    found: list[Item] = []
    outings: dict[int, list[tuple[int, int]]] = {}
    for kid, trail in enumerate(trails):
        for number, leg in enumerate(trail):
            if leg.outing == ALONE:
                found.append(Item(ALONE, ((kid, number),), leg.used))
            else:
                outings.setdefault(leg.outing, []).append((kid, number))
    for outing, moved in sorted(outings.items()):
        found.append(Item(outing, tuple(moved), union([trails[kid][leg] for kid, leg in moved])))
    return found


def union(legs: list[Leg]) -> int:
    used = 0
    for leg in legs:
        used |= leg.used
    return used
