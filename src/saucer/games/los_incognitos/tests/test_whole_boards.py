"""The longest route of one player who owns a whole board is exact, LI-25 and LI-51.

Brute force would take years, so the proof has two halves. No way can be longer: all odd points but its two ends must
be joined in pairs by links that are left out, so at least the cheapest such pairs are missing. And one way is as long:
what is shown hangs together, has two odd points at most, and adds up to what was said.
"""

from functools import cache

import pytest

from saucer.games.los_incognitos.boards import BOARDS
from saucer.games.los_incognitos.rules.chart import Chart, chart_of
from saucer.games.los_incognitos.rules.position import LosPosition
from saucer.games.los_incognitos.rules.route import longest_with_all, route_of
from saucer.games.los_incognitos.rules.state import UNKNOWN
from saucer.games.los_incognitos.tests.table import ANNA
from tests.clauses import clause

FAR = 1_000_000
ENDS = 2
"""A way has two ends, which may be odd."""

Link = tuple[int, int, int, range]
"""Its two destinations, its length and its sections."""


def links_of(chart: Chart) -> list[Link]:
    found = []
    for at in range(int(chart.links)):
        sections = range(int(chart.first[at]), int(chart.last[at]) + 1)
        length = sum(int(chart.parts[section]) for section in sections)
        found.append((int(chart.end_a[at]), int(chart.end_b[at]), length, sections))
    return found


def odd_points(links: list[Link]) -> list[int]:
    ends = [end for one, two, *_ in links for end in (one, two)]
    return sorted(point for point in set(ends) if ends.count(point) % 2)


def distances(links: list[Link], points: int) -> list[list[int]]:
    far = [[0 if one == two else FAR for two in range(points)] for one in range(points)]
    for one, two, length, _ in links:
        far[one][two] = far[two][one] = min(far[one][two], length)
    for via in range(points):
        for one in range(points):
            far[one] = [min(far[one][two], far[one][via] + far[via][two]) for two in range(points)]
    return far


def least_left_out(links: list[Link], points: int) -> int:
    """The shortest links that join all odd points but two in pairs."""
    far = distances(links, points)

    @cache
    def cheapest(odd: tuple[int, ...], ends: int) -> int:
        if not odd:
            return 0
        first, rest = odd[0], odd[1:]
        found = [far[first][other] + cheapest(tuple(each for each in rest if each != other), ends) for other in rest]
        return min([*found, cheapest(rest, ends - 1)] if ends else found, default=FAR)

    return cheapest(tuple(odd_points(links)), ENDS)


def everything_is_annas(chart: Chart) -> LosPosition:
    position = LosPosition(chart, 2, False, False)
    position.lay_out()
    for at in range(int(chart.sections)):
        position.takers[at] = ANNA
    for at in range(int(chart.destinations)):
        if not chart.shuttles & 1 << at:
            position.owners[at] = ANNA
    position.routes[ANNA] = UNKNOWN
    return position


def together(links: list[Link]) -> set[int]:
    """The destinations that can be reached from the first link."""
    reached = {links[0][0]}
    for _ in links:
        reached |= {end for one, two, *_ in links if one in reached or two in reached for end in (one, two)}
    return reached


@clause("LI-25", "LI-51")
@pytest.mark.parametrize("name", BOARDS)
def test_no_way_through_a_whole_board_is_longer(name: str) -> None:
    chart = chart_of(BOARDS[name])
    links, points = links_of(chart), int(chart.destinations)
    everything = points + sum(length for _, _, length, _ in links)
    assert longest_with_all(BOARDS[name]) == everything - least_left_out(links, points)


@clause("LI-25", "LI-51")
@pytest.mark.parametrize("name", BOARDS)
def test_one_way_through_a_whole_board_is_as_long(name: str) -> None:
    chart = chart_of(BOARDS[name])
    position = everything_is_annas(chart)
    found = route_of(position, ANNA)
    way = set(position.ways[ANNA])
    taken = [link for link in links_of(chart) if way.issuperset(link[3])]
    assert way == {section for *_, sections in taken for section in sections}
    assert len(odd_points(taken)) in (0, ENDS)
    ends = {end for one, two, *_ in taken for end in (one, two)}
    assert together(taken) == ends
    assert found == longest_with_all(BOARDS[name]) == len(ends) + sum(length for _, _, length, _ in taken)
