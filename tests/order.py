"""In which order tests begin where several workers share them."""

from collections.abc import Sequence
from itertools import islice
from typing import TypeVar

Test = TypeVar("Test")


def long_ones_first(long: Sequence[Test], others: Sequence[Test], workers: int) -> list[Test]:
    """As `--dist worksteal` deals them out: a row of equal length for each worker, with long ones at its head.

    A worker that has done its own takes over what another has not begun, so that only short ones are left at the end.
    """
    left, rest = len(long) + len(others), iter(others)
    dealt: list[Test] = []
    for worker in range(workers):
        own = long[worker::workers]
        row = [*own, *islice(rest, max(0, left // (workers - worker) - len(own)))]
        left -= len(row)
        dealt += row
    return [*dealt, *rest]
