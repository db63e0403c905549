"""Tests run the sources as they are, unless SAUCER_COMPILED=1 asks for what `make compile` made of them."""

import gc
import os
from collections.abc import Sequence
from itertools import islice
from typing import TypeVar

import pytest

Test = TypeVar("Test")

os.environ.setdefault("SAUCER_COMPILED", "0")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that are marked as long begin first, so that no worker is left alone with one at the end."""
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    if workers > 1:
        long = [item for item in items if item.get_closest_marker("long")]
        others = [item for item in items if not item.get_closest_marker("long")]
        items[:] = long_ones_first(long, others, workers)


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


def pytest_collection_finish() -> None:
    """What is there before the first test stays until the last: the collector need not look at it again and again."""
    gc.collect()
    gc.freeze()
