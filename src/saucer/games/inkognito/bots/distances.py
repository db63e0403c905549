"""Inkognito: how far it is from one space to another, by land or sea."""

from typing import Final

from saucer.games.inkognito.rules.board import BOTH, SPACES


def distances_from(start: int) -> list[int]:
    steps = [SPACES] * SPACES
    steps[start] = 0
    reached = [start]
    for space in reached:
        for other in BOTH[space]:
            if steps[other] == SPACES:
                steps[other] = steps[space] + 1
                reached.append(other)
    return steps


STEPS: Final = [distances_from(start) for start in range(SPACES)]
"""How many steps there are between any two spaces."""
CLOSENESS: Final = [1 / (1 + steps) for steps in range(SPACES + 1)]
