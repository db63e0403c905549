"""What can be drawn, how likely it is, and what is admitted agree."""

from math import comb, sqrt

import pytest

from saucer.core import Cards, Dice, Disc, Draw, Layout, Order, Outcome, Pick, Random

SMALL: list[Draw] = [
    Dice(1, 6),
    Dice(2, 6),
    Dice(3, 4),
    Cards([1, 2, 3], 1),
    Cards([1, 2, 3], 2),
    Cards([3, 0, 2, 1], 3),
    Cards([2, 2], 4),
    Pick((1, 1)),
    Pick((3, 0, 1, 2)),
    Order(1),
    Order(4),
]
NAMES = ["die", "dice", "three dice", "card", "cards", "some missing", "all", "coin", "weights", "one", "order"]

small = pytest.mark.parametrize("draw", SMALL, ids=NAMES)


def listed(draw: Draw) -> dict[Outcome, int]:
    outcomes = draw.outcomes()
    assert outcomes is not None
    weights = dict(outcomes)
    assert len(weights) == len(outcomes)
    return weights


@small
def test_what_is_listed_is_admitted_and_has_a_weight(draw: Draw) -> None:
    for outcome, weight in listed(draw).items():
        assert draw.admits(outcome)
        assert weight > 0


@small
def test_what_is_drawn_is_as_frequent_as_its_weight(draw: Draw) -> None:
    weights, random, draws = listed(draw), Random(5), 10_000
    counts = dict.fromkeys(weights, 0)
    for _ in range(draws):
        counts[draw.sample(random)] += 1
    expected = {outcome: draws * weight / sum(weights.values()) for outcome, weight in weights.items()}
    freedom = len(weights) - 1
    error = sum((counts[outcome] - expected[outcome]) ** 2 / expected[outcome] for outcome in weights)
    assert error <= freedom + 5 * sqrt(2 * freedom) + 12


@small
@pytest.mark.parametrize("outcome", [(-1,), (99,), (0,) * 7, (1, 0, 2, 3), (0, 0, 0, 0), (1 << 40,)])
def test_what_is_not_listed_is_not_admitted(draw: Draw, outcome: Outcome) -> None:
    assert draw.admits(outcome) == (outcome in listed(draw))


def test_weights_are_known() -> None:
    assert listed(Dice(2, 6))[2, 2] == 1
    assert listed(Dice(2, 6))[2, 3] == 2
    assert listed(Cards([1, 2, 3], 2)) == {(0, 1): 2, (0, 2): 3, (1, 1): 1, (1, 2): 6, (2, 2): 3}
    assert listed(Pick((3, 0, 1))) == {(0,): 3, (2,): 1}
    assert len(listed(Order(4))) == 24


def test_six_dice_of_six_faces_have_462_outcomes() -> None:
    weights = listed(Dice(6, 6))
    assert len(weights) == comb(11, 6) == 462
    assert sum(weights.values()) == 6**6


def test_drawing_leaves_the_counts_alone() -> None:
    counts = [1, 2, 3]
    draw = Cards(counts, 3)
    draw.sample(Random(1))
    assert counts == [1, 2, 3]
    assert len(listed(draw)) == 6


@pytest.mark.parametrize("draw", [Dice(20, 20), Cards([5] * 30, 8), Order(9)])
def test_too_many_outcomes_are_not_listed_but_drawn(draw: Draw) -> None:
    assert draw.outcomes() is None
    assert draw.admits(draw.sample(Random(2)))


@small
def test_a_draw_says_what_it_expects(draw: Draw) -> None:
    assert draw.expected()


WIDTH, RADIUS, GAP = 4000, 175, 50
CENTRE = (2000, 2000)
EARTH = Disc(RADIUS, RADIUS, CENTRE, 500)
ASTEROID = Disc(RADIUS, 500, within=1000)
PLANET = Disc(RADIUS, RADIUS)


def chips() -> Layout:
    """Earth near the middle, asteroids near Earth, planets anywhere."""
    return Layout(WIDTH, GAP, (EARTH, *[ASTEROID] * 5, *[PLANET] * 18), dict.fromkeys(range(1, 6), 0))


@pytest.mark.parametrize("seed", range(5))
def test_a_layout_keeps_every_distance(seed: int) -> None:
    laid = chips().sample(Random(seed))
    places = list(zip(laid[::2], laid[1::2], strict=True))
    assert len(places) == 24
    assert _apart(places[0], CENTRE) <= 500
    assert all(_apart(place, places[0]) <= 1000 for place in places[1:6])
    assert all(500 <= x <= WIDTH - 500 and 500 <= y <= WIDTH - 500 for x, y in places[1:6])
    assert all(RADIUS <= x <= WIDTH - RADIUS and RADIUS <= y <= WIDTH - RADIUS for x, y in places)
    pairs = [(one, other) for at, one in enumerate(places) for other in places[:at]]
    assert min(_apart(one, other) for one, other in pairs) >= 2 * RADIUS + GAP
    assert chips().admits(laid)


def _apart(one: tuple[int, int], other: tuple[int, int]) -> float:
    return sqrt((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2)


def test_a_layout_admits_exactly_the_distances() -> None:
    two = Layout(WIDTH, GAP, (EARTH, PLANET), {})
    touching = 2 * RADIUS + GAP
    assert two.admits((2000, 2000, 2000 + touching, 2000))
    assert not two.admits((2000, 2000, 2000 + touching - 1, 2000))
    assert two.admits((2500, 2000, RADIUS, RADIUS))
    assert not two.admits((2501, 2000, RADIUS, RADIUS))
    assert not two.admits((2000, 2000, RADIUS - 1, 3000))
    assert not two.admits((2000, 2000, 3000, WIDTH - RADIUS + 1))
    assert not two.admits((2000, 2000))
    assert not two.admits((2000, 2000, 3000, 3000, 1000, 1000))


def test_a_follower_keeps_to_its_leader() -> None:
    pair = Layout(WIDTH, GAP, (PLANET, Disc(RADIUS, 500, within=1000)), {1: 0})
    assert pair.admits((1000, 1000, 2000, 1000))
    assert not pair.admits((1000, 1000, 2001, 1000))


def test_a_layout_has_too_many_outcomes_to_list() -> None:
    assert chips().outcomes() is None


def test_a_crowded_layout_is_begun_anew_until_it_fits() -> None:
    """Two discs that leave each other little room: the second often finds none."""
    crowded = Layout(1000, 0, (Disc(260, 260), Disc(260, 260)), {})
    for seed in range(3):
        assert crowded.admits(crowded.sample(Random(seed)))
