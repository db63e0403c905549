"""Contact: routes with a given number of legs, for whoever imagines what the Source has planned."""

from typing import Final

from mypy_extensions import i64

from saucer.core.random import Random
from saucer.games.contact.rules.chart import Chart, chips_in, within_reach

COUNTED: Final = 4
"""Routes of up to so many legs are counted, and any is as likely; longer ones are found by trying."""


def count_routes(chart: Chart, start: i64, target: i64, legs: i64, avoided: i64) -> i64:
    """How many routes there are that stop at no avoided chip, nor at one twice, nor at the target but at the end."""
    if legs == 1:
        return 1 if chart.free[start] & 1 << target else 0
    found: i64 = 0
    closed = avoided | 1 << start
    stops: i64 = chart.free[start] & ~closed & ~(1 << target)
    chip: i64 = 0
    while stops:
        if stops & 1:
            found += count_routes(chart, chip, target, legs - 1, closed)
        stops >>= 1
        chip += 1
    return found


def route_at(chart: Chart, start: i64, target: i64, legs: i64, avoided: i64, place: i64) -> list[int]:
    """The stops of the route at this place among those counted."""
    if legs == 1:
        return [int(target)]
    closed = avoided | 1 << start
    for chip in chips_in(chart.free[start] & ~closed & ~(1 << target)):
        count = count_routes(chart, chip, target, legs - 1, closed)
        if place < count:
            return [chip, *route_at(chart, chip, target, legs - 1, closed, place)]
        place -= count
    raise AssertionError(place)


class RouteFinder:
    """Tries so often at most to fly on from a chip."""

    def __init__(self, chart: Chart, target: i64, random: Random, tries: i64) -> None:
        self.chart = chart
        self.target: i64 = target
        self.random = random
        self.tries: i64 = tries

    def route(self, start: i64, legs: i64, avoided: i64) -> list[int] | None:
        """Some route, its stops tried in random order; None if none was found."""
        if legs == 1:
            return [int(self.target)] if self.chart.is_free(start, self.target) else None
        closed = avoided | 1 << start
        reach = within_reach(self.chart.free, self.target, ~closed)
        stops = chips_in(self.chart.free[start] & ~closed & ~(1 << self.target) & reach)
        for place in self.random.shuffled(len(stops)):
            self.tries -= 1
            if self.tries < 0:
                return None
            rest = self.route(stops[place], legs - 1, closed)
            if rest is not None:
                return [stops[place], *rest]
        return None


def any_route(
    chart: Chart, start: int, target: int, legs: int, avoided: i64, random: Random, tries: int
) -> tuple[int, ...] | None:
    """The whole route from start to target, or None if none was found."""
    if legs <= COUNTED:
        count = count_routes(chart, start, target, legs, avoided)
        if count == 0:
            return None
        return (start, *route_at(chart, start, target, legs, avoided, random.below(count)))
    stops = RouteFinder(chart, target, random, tries).route(start, legs, avoided)
    return None if stops is None else (start, *stops)
