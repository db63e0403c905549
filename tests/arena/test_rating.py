from itertools import permutations
from math import log10, sqrt
from statistics import fmean

import pytest

from saucer.arena.rating import intervals, means, ratings, strengths
from saucer.core import stream

MANY = 1_000_000
"""So many games that the one added to each pairing does not count."""


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_strengths_are_found_again_from_the_shares_they_give(players: int) -> None:
    true = [0.25, 1.0, 4.0]
    pairings = list(permutations(range(3), 2))
    shares = [true[one] / (true[one] + (players - 1) * true[other]) for one, other in pairings]
    assert strengths(pairings, shares, MANY, 3, players) == pytest.approx(true, rel=1e-3)


def test_ten_times_the_strength_is_four_hundred_points() -> None:
    found = ratings([(0, 1), (1, 0)], [10 / 11, 1 / 11], MANY, 2, 2)
    assert found[0] - found[1] == pytest.approx(400, abs=0.1)


def test_equal_bots_are_rated_equal() -> None:
    assert ratings([(0, 1), (1, 0)], [0.25, 0.25], 100, 2, 4) == pytest.approx([0, 0], abs=1e-9)


def test_a_bot_that_never_wins_has_a_rating() -> None:
    worse, better = ratings([(0, 1), (1, 0)], [0.0, 1.0], 50, 2, 4)
    assert -2000 < worse < 0 < better < 2000
    assert better == pytest.approx(400 * log10(10 ** (better / 400)))


def test_the_interval_of_a_mean_is_that_of_theory() -> None:
    random = stream(3)
    deals = [[float(random.below(4) == 0)] for _ in range(400)]
    ((low, high),) = intervals(deals, list, stream(4))
    share = fmean(deal[0] for deal in deals)
    half = 1.96 * sqrt(share * (1 - share) / len(deals))
    assert (low, high) == pytest.approx((share - half, share + half), abs=0.012)


def test_deals_are_drawn_whole_so_that_what_they_share_cancels_out() -> None:
    """A difference within each deal is sure, however much the deals themselves vary."""
    random = stream(5)
    deals = [[luck, luck - 0.1] for luck in (int(random.below(100)) / 100 for _ in range(50))]
    ((low, high),) = intervals(deals, lambda shares: [shares[0] - shares[1]], stream(6))
    assert (low, high) == pytest.approx((0.1, 0.1))


def test_the_same_numbers_give_the_same_intervals() -> None:
    deals = [[0.0], [1.0], [1.0]]
    assert intervals(deals, list, stream(1)) == intervals(deals, list, stream(1))


def test_means() -> None:
    assert means([[1.0, 0.0], [0.0, 0.0]]) == [0.5, 0.0]
