"""Don't Talk to Strangers: how far it is from every street to every scoring space, past the Strangers that are out."""

from typing import Final

from mypy_extensions import i64

from saucer.core.rows import Row, row
from saucer.games.strangers.rules.index import NOWHERE, SIDES, Index

MOST_KEPT: Final = 1024
"""Sets of Strangers whose ways are kept; then all are measured anew."""


class Steps:
    """From each street to each scoring space, NOWHERE where no way leads: a place for each space, street by street."""

    def __init__(self, index: Index, strangers: Row) -> None:
        self.index = index
        self.strangers = strangers
        self.targets: i64 = index.spaces - index.streets
        self.row = row(int(index.streets * self.targets), NOWHERE)
        for target in range(self.targets):
            self.measure(target)

    def measure(self, target: i64) -> None:
        """Ways lead both ways, so steps are counted from the streets with a bar to this space."""
        index = self.index
        queue = row(int(index.streets))
        written = self.find_bars(target, queue)
        read: i64 = 0
        while read < written:
            here = queue[read]
            read += 1
            for place in range(here * SIDES, here * SIDES + SIDES):
                there = index.open_ways[place]
                if there == NOWHERE:
                    break
                if there >= index.streets or self.strangers[there]:
                    continue
                if self.row[there * self.targets + target] == NOWHERE:
                    self.row[there * self.targets + target] = self.row[here * self.targets + target] + 1
                    queue[written] = there
                    written += 1

    def find_bars(self, target: i64, queue: Row) -> i64:
        index = self.index
        found: i64 = 0
        for street in range(index.streets):
            for place in range(street * SIDES, street * SIDES + SIDES):
                if index.open_ways[place] == index.streets + target and not self.strangers[street]:
                    self.row[street * self.targets + target] = 1
                    queue[found] = street
                    found += 1
        return found


KEPT: Final[dict[tuple[Index, int], Steps]] = {}


def steps_past(index: Index, strangers: Row) -> Steps:
    """Measured once and kept."""
    places = 0
    for place in index.icons:
        places = places * 2 + int(strangers[place])
    steps = KEPT.get((index, places))
    if steps is None:
        if len(KEPT) >= MOST_KEPT:
            KEPT.clear()
        steps = Steps(index, strangers[:])
        KEPT[(index, places)] = steps
    return steps
