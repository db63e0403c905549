"""Searches find the known values of tiny games."""

from functools import cache
from typing import Any

import pytest

from saucer.core import Position, Random, Result
from saucer.search import Advice, Outlook, flat_monte_carlo, matched_regrets, playout, shares, tree_search
from tests.search.tiny import ME, OTHER, Bid, Bidding, Claiming, Coin, Digging, Do, Hiding, Matrix

ROCK_PAPER_SCISSORS = ((6, 0, 12), (12, 6, 0), (0, 12, 6))
UNEVEN_PENNIES = ((12, 0), (0, 6))
"""Both play the first with 1/3: whoever plays it more often is worse off. Worth 1/3 to seat 0."""


class Counting(Outlook):
    """Counts how often it is asked; every position is worth the same."""

    def __init__(self) -> None:
        self.asked = 0

    def shares(self, position: Position, random: Random) -> list[float]:
        self.asked += 1
        return [0.5, 0.5]


def same_world(position: Position) -> Any:
    """Nothing is hidden: what is imagined is the position itself."""
    return lambda view, random: position.copy()


@cache
def best_value(stones: int) -> float:
    """Digging, solved exactly."""
    return max(stop_value(stones), dig_value(stones)) if stones < Digging.STONES else 1.0


def stop_value(stones: int) -> float:
    return stones / Digging.STONES


def dig_value(stones: int) -> float:
    return sum(best_value(min(Digging.STONES, stones + haul)) for haul in Digging.HAULS[1:]) / len(Digging.HAULS)


@cache
def aimless_value(stones: int) -> float:
    """Digging, with a coin thrown for each choice."""
    return (stop_value(stones) + aimless_dig(stones)) / 2 if stones < Digging.STONES else 1.0


def aimless_dig(stones: int) -> float:
    return sum(aimless_value(min(Digging.STONES, stones + haul)) for haul in Digging.HAULS[1:]) / len(Digging.HAULS)


def value_of(advice: Advice, what: str) -> float:
    return advice.values[advice.actions.index(Do(what))]


def weight_of(advice: Advice, what: str) -> float:
    return advice.weights[advice.actions.index(Do(what))]


@pytest.mark.parametrize("stones", [0, 3, 6, 9])
def test_flat_monte_carlo_values_what_random_play_is_worth(stones: int) -> None:
    position = Digging(stones)
    advice = flat_monte_carlo(same_world(position), None, ME, position.legal(ME), Random(1), 8000)
    assert value_of(advice, "stop") == pytest.approx(stop_value(stones), abs=0.03)
    assert value_of(advice, "dig") == pytest.approx(aimless_dig(stones), abs=0.03)


@pytest.mark.parametrize("stones", [0, 4, 8, 11])
def test_tree_search_finds_the_optimum(stones: int) -> None:
    better = "dig" if dig_value(stones) > stop_value(stones) else "stop"
    advice = tree_search(same_world(Digging(stones)), None, ME, 2, Random(2), 4000)
    assert advice.best() == Do(better)
    assert value_of(advice, better) == pytest.approx(best_value(stones), abs=0.04)


def test_regrets_of_rock_paper_scissors_end_evenly() -> None:
    advice = matched_regrets(same_world(Matrix(ROCK_PAPER_SCISSORS)), None, ME, Random(3), 20000)
    assert advice.weights == pytest.approx([1 / 3] * 3, abs=0.05)
    assert advice.values == pytest.approx([1 / 2] * 3, abs=0.05)


@pytest.mark.parametrize("seat", [ME, OTHER])
def test_regrets_of_uneven_pennies_end_at_the_equilibrium(seat: Any) -> None:
    advice = matched_regrets(same_world(Matrix(UNEVEN_PENNIES)), None, seat, Random(4), 20000)
    assert advice.weights == pytest.approx([1 / 3, 2 / 3], abs=0.05)
    assert advice.values == pytest.approx([1 / 3] * 2 if seat == ME else [2 / 3] * 2, abs=0.05)


@pytest.mark.parametrize("each", [False, True])
def test_tree_search_mixes_where_both_decide_at_once(each: bool) -> None:
    advice = tree_search(same_world(Matrix(UNEVEN_PENNIES)), None, ME, 2, Random(5), 20000, each)
    assert advice.weights == pytest.approx([1 / 3, 2 / 3], abs=0.07)


@pytest.mark.parametrize("each", [False, True])
def test_what_cannot_be_told_apart_is_not_told_apart(each: bool) -> None:
    """Who looked under the cup in every world would go on and always be right."""
    advice = tree_search(Coin.imagined, None, ME, 2, Random(6), 3000, each)
    assert advice.best() == Do("safe")
    assert value_of(advice, "go on") == pytest.approx(0.5, abs=0.08)


def test_one_tree_for_each_player_keeps_a_private_move_private() -> None:
    advice = tree_search(same_world(Hiding()), None, ME, 2, Random(7), 3000, each=True)
    assert weight_of(advice, "give up") < 0.2
    assert value_of(advice, "left") == pytest.approx(0.5, abs=0.1)


def test_one_tree_for_all_lets_the_others_know_what_the_searcher_knows() -> None:
    advice = tree_search(same_world(Hiding()), None, ME, 2, Random(7), 3000, each=False)
    assert advice.best() == Do("give up")


@pytest.mark.parametrize(("odds", "best"), [(2, None), (8, Do("claim"))])
def test_an_interruption_can_be_let_pass(odds: int, best: Do | None) -> None:
    advice = tree_search(same_world(Claiming(odds=odds)), None, ME, 2, Random(8), 2000)
    assert advice.best() == best


def test_playouts_interrupt_one_time_in_two() -> None:
    won = [shares(playout(Claiming(odds=10), Random(seed)))[ME] for seed in range(2000)]
    assert sum(won) / len(won) == pytest.approx(0.75, abs=0.04)


def test_open_actions_are_given_numbers() -> None:
    advice = flat_monte_carlo(same_world(Bidding()), None, ME, Bidding().legal(ME), Random(9), 2000)
    (bid,) = advice.actions
    assert isinstance(bid, Bid)
    assert advice.values == pytest.approx([bid.number / 10], abs=0.04)


def test_tree_search_prefers_the_better_numbers() -> None:
    advice = tree_search(same_world(Bidding()), None, ME, 2, Random(10), 3000)
    assert {str(bid) for bid in advice.actions} == {str(Bid(number)) for number in (3, 4, 5)}
    assert advice.best() == Bid(5)


def advices(seed: int) -> list[list[float]]:
    coin = Coin.imagined
    digging = same_world(Digging(4))
    found = [
        flat_monte_carlo(coin, None, ME, Coin(("heads",)).legal(ME), Random(seed), 60),
        matched_regrets(same_world(Matrix(UNEVEN_PENNIES)), None, ME, Random(seed), 60),
        tree_search(digging, None, ME, 2, Random(seed), 60),
        tree_search(coin, None, ME, 2, Random(seed), 60, each=True),
    ]
    return [advice.values + advice.weights for advice in found]


def test_the_same_random_gives_the_same_advice() -> None:
    assert advices(11) == advices(11)
    assert all(one != other for one, other in zip(advices(11), advices(12), strict=True))


@pytest.mark.parametrize("budget", [1, 7, 100])
def test_budgets_are_kept(budget: int) -> None:
    """One playout for each of seat 0's two choices and for the other choice of seat 1, then no more."""
    counting = Counting()
    flat_monte_carlo(same_world(Coin(("heads",))), None, ME, (Do("safe"), Do("go on")), Random(1), budget, counting)
    assert counting.asked == max(2, budget // 2 * 2)
    counting = Counting()
    matched_regrets(same_world(Matrix(UNEVEN_PENNIES)), None, ME, Random(1), budget, counting)
    assert counting.asked == max(3, budget // 3 * 3)
    counting = Counting()
    tree_search(same_world(Digging(4)), None, ME, 2, Random(1), budget, outlook=counting)
    assert counting.asked == budget


@pytest.mark.parametrize(("budget", "asked"), [(1, 5 + 3 + 2), (60, 5 * 4 + 3 * 6 + 2 * 10)])
def test_flat_monte_carlo_spends_its_budget_on_the_better_half(budget: int, asked: int) -> None:
    counting = Counting()
    bids = tuple(Bid(number) for number in (1, 2, 3, 4, 5))
    advice = flat_monte_carlo(same_world(Bidding()), None, ME, bids, Random(1), budget, counting)
    assert counting.asked == asked
    assert sum(advice.weights) == 1


def test_flat_monte_carlo_finds_the_best_of_many() -> None:
    bids = tuple(Bid(number) for number in (1, 2, 3, 4, 5))
    advice = flat_monte_carlo(same_world(Bidding()), None, ME, bids, Random(2), 4000)
    assert advice.best() == Bid(5)
    assert advice.values == pytest.approx([bid.number / 10 for bid in bids], abs=0.06)


def test_a_team_that_lost_without_a_score_has_no_share_at_any_seat() -> None:
    lost = shares(Result("lost", (), ()))
    assert set(lost) == {0.0}
    assert len(lost) >= 5
