"""Inkognito: the 24 orders of four things, by number: placements (IK-5) and declarations (IK-43)."""

from typing import Final

from saucer.games.inkognito.model import AGENTS, BUILDS, FourAgents, FourBuilds


def all_arrangements() -> list[tuple[int, int, int, int]]:
    """In rising order; the fourth is what is left of 0 + 1 + 2 + 3."""
    four = range(4)
    return [(a, b, c, 6 - a - b - c) for a in four for b in four for c in four if a != b and a != c and b != c]


ARRANGEMENTS: Final = all_arrangements()


def builds_in_order(number: int) -> FourBuilds:
    first, second, third, fourth = ARRANGEMENTS[number]
    return (BUILDS[first], BUILDS[second], BUILDS[third], BUILDS[fourth])


def agents_in_order(number: int) -> FourAgents:
    first, second, third, fourth = ARRANGEMENTS[number]
    return (AGENTS[first], AGENTS[second], AGENTS[third], AGENTS[fourth])


NUMBER_OF_BUILDS: Final = {builds_in_order(number): number for number in range(len(ARRANGEMENTS))}
NUMBER_OF_AGENTS: Final = {agents_in_order(number): number for number in range(len(ARRANGEMENTS))}
