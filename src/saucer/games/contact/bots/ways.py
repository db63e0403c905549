"""Contact: all routes of a given number of legs, and how long their legs are from rim to rim."""

from math import log, sqrt
from typing import Final

from mypy_extensions import i64

from saucer.core.random import stream
from saucer.games.contact.knowledge.finding import any_route
from saucer.games.contact.rules.chart import RADIUS, Chart, chips_in

LISTED: Final = 4
"""Routes of up to so many legs are listed; of longer ones some are tried."""
TRIED: Final = 40
TRIES: Final = 60


def gap(chart: Chart, start: i64, end: i64) -> float:
    """From rim to rim, in tenths of a millimetre."""
    across: i64 = chart.xs[end] - chart.xs[start]
    down: i64 = chart.ys[end] - chart.ys[start]
    return sqrt(float(int(across * across + down * down))) - 2.0 * float(int(RADIUS))


def gaps(chart: Chart, route: tuple[int, ...]) -> list[float]:
    return [gap(chart, route[place], route[place + 1]) for place in range(len(route) - 1)]


def added(numbers: list[float]) -> float:
    """Compiled, `sum` wants whole numbers."""
    whole = 0.0
    for number in numbers:
        whole += number
    return whole


def logs(lengths: list[float], offset: float) -> list[float]:
    return [log(length + offset) for length in lengths]


def routes_to(chart: Chart, known: tuple[int, ...], target: int, legs: int, avoided: i64) -> list[tuple[int, ...]]:
    """Those that begin with what is known of them."""
    left = legs - len(known) + 1
    if left < 1:
        return []
    for chip in known[:-1]:
        avoided |= 1 << chip
    if left > LISTED:
        return some_routes(chart, known, target, left, avoided)
    found: list[tuple[int, ...]] = []
    extend(chart, known, target, left, avoided, found)
    return found


def has_route(chart: Chart, here: int, target: int, legs: int, avoided: i64) -> bool:
    """Whether there is a way with exactly so many legs."""
    if legs == 1:
        return chart.is_free(here, target)
    closed = avoided | 1 << here
    for chip in chips_in(chart.free[here] & ~closed & ~(1 << target)):
        if has_route(chart, chip, target, legs - 1, closed):
            return True
    return False


def extend(
    chart: Chart, route: tuple[int, ...], target: int, left: int, avoided: i64, found: list[tuple[int, ...]]
) -> None:
    here = route[-1]
    if left == 1:
        if chart.is_free(here, target):
            found.append((*route, target))
        return
    closed = avoided | 1 << here
    for chip in chips_in(chart.free[here] & ~closed & ~(1 << target)):
        extend(chart, (*route, chip), target, left - 1, closed, found)


def some_routes(chart: Chart, known: tuple[int, ...], target: int, left: int, avoided: i64) -> list[tuple[int, ...]]:
    """Long ones: a few, always the same."""
    random = stream(target, left, known[-1])
    found: list[tuple[int, ...]] = []
    for _ in range(TRIED):
        rest = any_route(chart, known[-1], target, left, avoided, random, TRIES)
        if rest is not None:
            found.append(known[:-1] + rest)
    return found


def naive_route(chart: Chart, start: int, target: int, avoided: i64) -> tuple[int, ...]:
    """The first that comes to mind: the fewest legs, then the shortest way; nothing if it has more than three."""
    for legs in range(1, 4):
        found = routes_to(chart, (start,), target, legs, avoided)
        if found:
            best, shortest = found[0], added(gaps(chart, found[0]))
            for route in found:
                length = added(gaps(chart, route))
                if length < shortest:
                    best, shortest = route, length
            return best
    return ()
