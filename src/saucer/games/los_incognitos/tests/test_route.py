"""The longest route, LI-25: small networks and parts of boards by brute force; whole boards elsewhere."""

from random import Random

import pytest

from saucer.games.los_incognitos.board_model import LosBoard
from saucer.games.los_incognitos.boards import BOARDS
from saucer.games.los_incognitos.model import Move
from saucer.games.los_incognitos.rules.chart import chart_of
from saucer.games.los_incognitos.rules.position import LosPosition
from saucer.games.los_incognitos.rules.route import Network, route_of
from saucer.games.los_incognitos.rules.state import UNKNOWN
from saucer.games.los_incognitos.tests.table import ANNA, BEN, B, J, L, R, a_turn, run, section
from tests.clauses import clause
from tests.positions import do

Piece = tuple[int, int, int]
"""Two points and a length."""


class Brute:
    """Follows every way there is."""

    def __init__(self, pieces: list[Piece], worth: list[int]) -> None:
        self.pieces = pieces
        self.worth = worth
        self.best = 0
        for point in range(len(worth)):
            self.follow(point, set(), {point}, worth[point])

    def follow(self, point: int, used: set[int], seen: set[int], total: int) -> None:
        if used:
            self.best = max(self.best, total)
        for number, (one, two, length) in enumerate(self.pieces):
            if number not in used and point in (one, two):
                other = one + two - point
                gain = length + (0 if other in seen else self.worth[other])
                self.follow(other, used | {number}, seen | {other}, total + gain)


def a_network(random: Random) -> tuple[Network, list[Piece], list[int]]:
    points = random.randint(2, 7)
    network, pieces, worth = Network(points), [], [1] * points
    for _ in range(random.randint(1, 9)):
        one, two, length = random.randrange(points), random.randrange(points), random.randint(1, 3)
        if one == two:
            network.add(one, -1, length, 0, -1)
            two = len(worth)
            worth.append(0)
        else:
            network.add(one, two, length, 0, -1)
        pieces.append((one, two, length))
    return network, pieces, worth


@clause("LI-25")
@pytest.mark.parametrize("seed", range(10))
def test_small_networks_agree_with_brute_force(seed: int) -> None:
    random = Random(seed)
    for _ in range(250):
        network, pieces, worth = a_network(random)
        assert network.solve() == Brute(pieces, worth).best, pieces


def a_taken_board(board: LosBoard, seed: int, share: float) -> LosPosition:
    """Sections at random are Anna's, and the destinations they lead to."""
    random = Random(seed)
    position = LosPosition(chart_of(board), 2, False, False)
    position.lay_out()
    for at in range(int(position.chart.sections)):
        position.takers[at] = ANNA if random.random() < share else -1
    for at in range(int(position.chart.destinations)):
        if random.random() < share and not position.chart.shuttles & 1 << at:
            position.owners[at] = ANNA
    position.routes[ANNA] = UNKNOWN
    return position


def pieces_of(position: LosPosition) -> tuple[list[Piece], list[int]]:
    """Every own section is a piece of its own; points between two sections are worth nothing."""
    chart, pieces = position.chart, list[Piece]()
    worth = [int(position.is_home(ANNA, at)) for at in range(int(chart.destinations))]
    for at in range(int(chart.links)):
        points = [int(chart.end_a[at])]
        for _ in range(int(chart.last[at] - chart.first[at])):
            points.append(len(worth))
            worth.append(0)
        points.append(int(chart.end_b[at]))
        for place, end in enumerate(points):
            if end < chart.destinations and not position.is_home(ANNA, end):
                points[place] = len(worth)
                worth.append(0)
        for place, each in enumerate(range(int(chart.first[at]), int(chart.last[at]) + 1)):
            if position.takers[each] == ANNA:
                pieces.append((points[place], points[place + 1], int(chart.parts[each])))
    return pieces, worth


@clause("LI-25")
@pytest.mark.parametrize("name", BOARDS)
def test_sections_taken_at_random_agree_with_brute_force(name: str) -> None:
    for seed in range(40):
        position = a_taken_board(BOARDS[name], seed, 0.3)
        assert route_of(position, ANNA) == Brute(*pieces_of(position)).best


@clause("LI-25")
@pytest.mark.parametrize("name", BOARDS)
def test_the_way_shown_is_as_long_as_said(name: str) -> None:
    for seed in range(20):
        position = a_taken_board(BOARDS[name], seed, 0.6)
        length = int(route_of(position, ANNA))
        only = position.copy()
        for at in range(int(position.chart.sections)):
            only.takers[at] = ANNA if at in position.ways[ANNA] else -1
        only.routes[ANNA] = UNKNOWN
        assert route_of(only, ANNA) == length


@clause("LI-25")
def test_sections_destinations_and_shuttles_count_one_each() -> None:
    given = a_turn(routes={ANNA: ["A m1", "m1 v1"]})
    assert given.view().players[ANNA].route == 3 + 3
    assert given.view().players[BEN].route == 0


@clause("LI-25")
def test_the_way_of_a_row_that_touches_nothing_is_the_row() -> None:
    given = a_turn(sections={ANNA: [("m1", "m2", 0), ("m1", "m2", 1)]})
    shown = given.view().players[ANNA]
    assert (shown.route, shown.way) == (2, (5, 6))


@clause("LI-25")
def test_subsidiary_ways_do_not_count() -> None:
    given = a_turn(routes={ANNA: ["A m1", "m1 v1", "m1 m2"]})
    assert given.view().players[ANNA].route == 2 + 3 + 3


@clause("LI-25")
def test_a_circuit_counts_each_part_once() -> None:
    given = a_turn(routes={ANNA: ["A v1", "v1 s1", "A s1"]})
    assert given.view().players[ANNA].route == 3 + 3
    eight = a_turn(routes={ANNA: ["A v1", "v1 s1", "A s1", "A m1", "m1 m2", "A m2"]})
    assert eight.view().players[ANNA].route == 3 + 6 + 5


@clause("LI-25")
def test_a_part_of_a_link_counts_up_to_its_end() -> None:
    given = a_turn(routes={ANNA: ["A m2"]}, sections={ANNA: [("m2", "m1", 0), ("m2", "m1", 1)]})
    assert given.view().players[ANNA].route == 2 + 3


@clause("LI-25")
def test_others_and_untaken_destinations_neither_count_nor_connect() -> None:
    given = a_turn(owns={BEN: ["v1"]}, sections={ANNA: [("A", "v1", 0), ("v1", "s1", 0), ("m1", "v1", 0)]})
    assert given.view().players[ANNA].route == 2
    lonely = a_turn(sections={ANNA: [("m1", "m2", 0), ("m1", "m2", 1)]})
    assert lonely.view().players[ANNA].route == 2


@clause("LI-25", "LI-32", "LI-33")
def test_a_double_section_counts_two_and_a_carpet_one() -> None:
    given = a_turn(routes={ANNA: ["B m4", "m4 C"]})
    assert given.view().players[ANNA].route == 3 + 2 + 2


@clause("LI-25")
def test_the_route_is_looked_for_again_after_a_movement() -> None:
    given = a_turn(roll=[L, B, J, R], routes={ANNA: ["A v1"]})
    assert given.view().players[ANNA].route == 3
    when = do(given, run(given, "v1", "s1"))
    assert when.view().players[ANNA].route == 5
    assert set(when.view().players[ANNA].way) == {
        section(when.position, "A", "v1"),
        section(when.position, "v1", "s1"),
    }
    assert isinstance(run(given, "v1", "s1"), Move)
