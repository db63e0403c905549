"""Los Incognitos: the longest route, LI-25, exact.

A way that uses no section twice is a connected part of the player's network in which at most two points have an odd
number of links: the two ends. So instead of following ways, which are many, the search drops links until no more than
two odd points are left, and stops where what must still be dropped at the least leaves too little. Before that, what
hangs on the network like the branches of a tree is cut down: a way goes into one branch only to end there, so that the
two longest at a point are enough.
"""

from typing import Final

from mypy_extensions import i64

from saucer.core.rows import row
from saucer.games.los_incognitos.board_model import LosBoard
from saucer.games.los_incognitos.rules.chart import NOTHING, chart_of
from saucer.games.los_incognitos.rules.state import UNKNOWN, State

NEVER: Final[i64] = 1_000_000
"""The cost of dropping what must be kept."""
MOST_STEPS: Final[i64] = 200_000
"""LI-51 of a search, when a board is checked."""


class Network:
    """Pieces are links, or parts of links that end in the open; `points` are where they meet."""

    def __init__(self, points: i64) -> None:
        self.points: i64 = points
        self.worth: list[int] = [1] * int(points)
        self.one: list[int] = []
        self.two: list[int] = []
        self.length: list[int] = []
        self.sections: list[list[int]] = []
        self.kept: list[bool] = []
        self.is_end: list[bool] = []
        self.best: i64 = 0
        self.way: tuple[int, ...] = ()
        self.steps: i64 = 0
        self.most_steps: i64 = NEVER * NEVER

    def add(self, one: i64, two: i64, length: i64, low: i64, high: i64) -> None:
        """A piece; without a second point it gets one that is worth nothing."""
        if two == NOTHING:
            two = len(self.worth)
            self.worth.append(0)
        self.one.append(int(one))
        self.two.append(int(two))
        self.length.append(int(length))
        self.sections.append([section for section in range(int(low), int(high) + 1)])  # noqa: C416 (faster compiled)
        self.kept.append(False)

    def alone(self, length: i64, low: i64, high: i64) -> None:
        """A row of sections that touches no point where the player is."""
        if length > self.best:
            self.best = length
            self.way = tuple(range(int(low), int(high) + 1))

    def solve(self) -> i64:
        core = Branches(self).cut()
        self.is_end = [False] * len(self.worth)
        for pieces in self.groups(core):
            self.search(pieces, 2)
        return self.best

    def groups(self, pieces: list[int]) -> list[list[int]]:
        """The connected parts."""
        leader = row(len(self.worth), -1)
        for piece in pieces:
            leader[self.one[piece]] = self.one[piece]
            leader[self.two[piece]] = self.two[piece]
        for piece in pieces:
            a: i64 = self.one[piece]
            while leader[a] != a:
                a = leader[a]
            b: i64 = self.two[piece]
            while leader[b] != b:
                b = leader[b]
            leader[max(a, b)] = min(a, b)
        found: list[list[int]] = []
        place = row(len(self.worth), -1)
        for piece in pieces:
            a = self.one[piece]
            while leader[a] != a:
                a = leader[a]
            if place[a] < 0:
                place[a] = len(found)
                found.append([])
            found[place[a]].append(piece)
        return found

    def search(self, pieces: list[int], ends: i64) -> None:
        """The best way that uses all kept pieces, among connected ones; so many ends are still free to choose."""
        self.steps += 1
        if self.steps > self.most_steps:
            return
        degree = row(len(self.worth))
        for piece in pieces:
            degree[self.one[piece]] += 1
            degree[self.two[piece]] += 1
        total: i64 = 0
        odd: list[int] = []
        for point in range(len(self.worth)):
            if degree[point]:
                total += self.worth[point]
                if degree[point] & 1:
                    odd.append(point)
        for piece in pieces:
            total += self.length[piece]
        if total <= self.best:
            return
        if len(odd) <= 2:
            self.note(pieces, total)
            return
        costs = [self.least_cost(pieces, point, degree[point] == 1) for point in odd if not self.is_end[point]]
        if total - half_of_the_rest(costs, ends) > self.best:
            self.branch(pieces, ends, odd, costs)

    def note(self, pieces: list[int], total: i64) -> None:
        self.best = total
        way: list[int] = []
        for piece in pieces:
            way += self.sections[piece]
        self.way = tuple(sorted(way))

    def least_cost(self, pieces: list[int], point: i64, loose: bool) -> i64:
        """What dropping a piece at this point costs at the least; a loose point is lost with its piece."""
        least = NEVER
        for piece in pieces:
            if (self.one[piece] == point or self.two[piece] == point) and not self.kept[piece]:
                least = min(least, self.length[piece])
        return least + self.worth[point] if loose else least

    def branch(self, pieces: list[int], ends: i64, odd: list[int], costs: list[i64]) -> None:
        """At one odd point a piece is dropped, this one or that one; or none is, and it is an end."""
        open_points = [point for point in odd if not self.is_end[point]]
        point = open_points[dearest(costs)]
        barred: list[int] = []
        for piece in pieces:
            if (self.one[piece] == point or self.two[piece] == point) and not self.kept[piece]:
                self.drop(pieces, piece, ends)
                self.kept[piece] = True
                barred.append(piece)
        if ends:
            self.is_end[point] = True
            self.search(pieces, ends - 1)
            self.is_end[point] = False
        for piece in barred:
            self.kept[piece] = False

    def drop(self, pieces: list[int], dropped: int, ends: i64) -> None:
        kept: i64 = 0
        for piece in pieces:
            if self.kept[piece]:
                kept += 1
        for group in self.groups([piece for piece in pieces if piece != dropped]):
            held: i64 = 0
            for piece in group:
                if self.kept[piece]:
                    held += 1
            if held == kept:
                self.search(group, ends)


class Branches:
    """Cuts down what hangs on a network, from its tips; `long` and `second` are the longest at each point."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.pieces = len(network.one)
        points = len(network.worth)
        self.degree = row(points)
        self.crossing = row(points)
        """Of the pieces left at a point, all numbers crossed out with each other: of a single one its number."""
        for piece in range(self.pieces):
            for point in (network.one[piece], network.two[piece]):
                self.degree[point] += 1
                self.crossing[point] ^= piece
        self.long = row(points)
        self.second = row(points)
        self.way: list[list[int]] = [[] for _ in range(points)]
        self.second_way: list[list[int]] = [[] for _ in range(points)]
        self.cut_off = [False] * self.pieces

    def cut(self) -> list[int]:
        """The pieces left, those that stand for the longest branches included."""
        for tip in range(len(self.degree)):
            point: i64 = tip
            while self.degree[point] == 1:
                point = self.cut_tip(point)
        found = [piece for piece in range(self.pieces) if not self.cut_off[piece]]
        for point in range(len(self.degree)):
            self.note_within(point)
            if self.degree[point]:
                found += self.stubs(point)
        return found

    def cut_tip(self, tip: i64) -> i64:
        """The piece there becomes a branch of the point at its other end."""
        network, piece = self.network, self.crossing[tip]
        point: i64 = network.one[piece] + network.two[piece] - tip
        self.note_within(tip)
        self.cut_off[piece] = True
        for end in (tip, point):
            self.degree[end] -= 1
            self.crossing[end] ^= piece
        length = self.long[tip] + network.worth[tip] + network.length[piece]
        way = self.way[tip] + network.sections[piece]
        if length > self.long[point]:
            self.second[point], self.long[point] = self.long[point], length
            self.second_way[point], self.way[point] = self.way[point], way
        elif length > self.second[point]:
            self.second[point] = length
            self.second_way[point] = way
        return point

    def note_within(self, point: i64) -> None:
        """The way from one branch into the other."""
        total = self.long[point] + self.second[point] + self.network.worth[point]
        if self.long[point] and total > self.network.best:
            self.network.best = total
            self.network.way = tuple(sorted(self.way[point] + self.second_way[point]))

    def stubs(self, point: i64) -> list[int]:
        found: list[int] = []
        for length, way in ((self.long[point], self.way[point]), (self.second[point], self.second_way[point])):
            if length:
                found.append(len(self.network.one))
                self.network.add(point, NOTHING, length, 0, -1)
                self.network.sections[-1] = way
        return found


def half_of_the_rest(costs: list[i64], ends: i64) -> i64:
    """The dearest points are the ends; each piece dropped serves two of the others at the most."""
    ordered = sorted(costs)
    total: i64 = 0
    for place in range(len(ordered) - int(ends)):
        total += ordered[place]
    return (total + 1) // 2


def dearest(costs: list[i64]) -> int:
    place = 0
    for other in range(1, len(costs)):
        if costs[other] > costs[place]:
            place = other
    return place


def network_of(state: State, seat: i64) -> Network:
    """LI-25 Own sections, joined by shuttles and own destinations."""
    chart = state.chart
    network = Network(chart.destinations)
    for link in range(chart.links):
        add_link(state, seat, link, network)
    return network


def add_link(state: State, seat: i64, link: i64, network: Network) -> None:
    """A whole link joins its ends; a row of sections hangs on one end, or lies alone."""
    chart = state.chart
    first, last = chart.first[link], chart.last[link]
    section = first
    while section <= last:
        if state.takers[section] != seat:
            section += 1
            continue
        low, length = section, chart.parts[section]
        while section < last and state.takers[section + 1] == seat:
            section += 1
            length += chart.parts[section]
        at_a = low == first and state.is_home(seat, chart.end_a[link])
        at_b = section == last and state.is_home(seat, chart.end_b[link])
        if at_a:
            network.add(chart.end_a[link], chart.end_b[link] if at_b else NOTHING, length, low, section)
        elif at_b:
            network.add(chart.end_b[link], NOTHING, length, low, section)
        else:
            network.alone(length, low, section)
        section += 1


def route_of(state: State, seat: i64) -> i64:
    """LI-25 Looked for once after each change of the player's network."""
    if state.routes[seat] == UNKNOWN:
        network = network_of(state, seat)
        state.routes[seat] = network.solve()
        state.ways[seat] = network.way
    return state.routes[seat]


def longest_with_all(board: LosBoard) -> int | None:
    """LI-51 The longest route of one player who owns everything; None if it is not found within the bound."""
    chart = chart_of(board)
    network = Network(chart.destinations)
    for link in range(chart.links):
        first, last = chart.first[link], chart.last[link]
        length: i64 = 0
        for section in range(first, last + 1):
            length += chart.parts[section]
        network.add(chart.end_a[link], chart.end_b[link], length, first, last)
    network.most_steps = MOST_STEPS
    best = network.solve()
    return None if network.steps > MOST_STEPS else int(best)
