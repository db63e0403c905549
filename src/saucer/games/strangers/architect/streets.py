"""Where each means takes a Kid while no Stranger is about, and over which Stranger spaces."""

from saucer.games.strangers.architect.task import (
    BIKE,
    BY_CITY_BUS,
    BY_SCHOOL_BUS,
    CAR,
    HOP,
    MEANS,
    PARTY,
    STEP_DAD,
)
from saucer.games.strangers.rules.index import HOME, MANSION, NOWHERE, POOL, SIDES, Index

STEPS = {0: 1, 1: 2, 2: 3, HOP: 2, BIKE: 4}
Ends = dict[int, list[int]]
"""For each space that can be reached: sets of Stranger spaces, as bits, one of which must be free for it."""


class Streets:
    """`ends[means][space]`: all that DS-13 to DS-36 allow with an empty board."""

    def __init__(self, index: Index) -> None:
        self.index = index
        self.bit = {space: 1 << place for place, space in enumerate(index.icons)}
        spaces = range(int(index.spaces))
        self.ends: list[list[Ends]] = [[self.ends_of(means, space) for space in spaces] for means in MEANS]

    def ends_of(self, means: int, space: int) -> Ends:
        index = self.index
        if space >= index.streets:
            is_home = index.kind[space] == HOME
            return self.jumps(space, MANSION) if means == STEP_DAD and is_home else {}
        if means in STEPS:
            found: Ends = {}
            self.walk(means, space, STEPS[means], (space,), self.bit.get(space, 0), found)
            return found
        if means in (CAR, PARTY):
            return self.jumps(space, HOME if means == CAR else POOL)
        return self.rides(means, space) if means in (BY_SCHOOL_BUS, BY_CITY_BUS) else {}

    def jumps(self, space: int, kind: int) -> Ends:
        """DS-33, DS-34, DS-36"""
        index = self.index
        used = [self.bit.get(space, 0)]
        return {end: used for end in range(int(index.streets), int(index.spaces)) if index.kind[end] == kind}

    def rides(self, means: int, space: int) -> Ends:
        """DS-27"""
        stops = self.index.school_stop if means == BY_SCHOOL_BUS else self.index.city_stop
        if not stops[space]:
            return {}
        used = self.bit.get(space, 0)
        ends = [end for end in range(int(self.index.streets)) if stops[end] and end != space]
        return {end: [used | self.bit.get(end, 0)] for end in ends}

    def walk(self, means: int, space: int, left: int, way: tuple[int, ...], used: int, found: Ends) -> None:
        """DS-13, DS-15, DS-29; DS-30 a bike passes through Strangers, but does not end on one."""
        index = self.index
        ways = index.all_ways if means == HOP else index.open_ways
        for side in range(space * int(SIDES), (space + 1) * int(SIDES)):
            there = int(ways[side])
            if there == NOWHERE:
                break
            if there >= index.streets:
                add_way(found, there, used)
            elif there not in way:
                passed = used if means == BIKE and left > 1 else used | self.bit.get(there, 0)
                if left == 1:
                    add_way(found, there, passed)
                else:
                    self.walk(means, there, left - 1, (*way, there), passed, found)


def add_way(found: Ends, end: int, used: int) -> None:
    """A way that needs more Stranger spaces than another one to the same end is left out."""
    known = found.setdefault(end, [])
    if not any(other & ~used == 0 for other in known):
        known[:] = [other for other in known if used & ~other]
        known.append(used)
