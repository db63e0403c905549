from collections import Counter

import pytest

from saucer.arena import Played, interval
from saucer.arena.figures import GameCounts, figures, percentile
from saucer.arena.sides import Sides, places
from saucer.core import Result, Seat
from tests.arena.bells import BELLS, BellsOptions


def alone(players: int) -> Sides:
    return tuple((Seat(seat),) for seat in range(players))


def won_by(*winners: int, decisions: int = 10) -> Played:
    seats = tuple(Seat(seat) for seat in winners)
    return Played(Result("tossed", seats, tuple(int(seat in winners) for seat in range(3))), decisions, 1)


def test_wilsons_interval() -> None:
    """Example of the literature: 1 of 10 has 1.79 to 40.42 %."""
    low, high = interval(1, 10)
    assert (round(low, 4), round(high, 4)) == (0.0179, 0.4042)
    assert interval(0, 10)[0] == 0.0
    assert interval(10, 10)[1] == pytest.approx(1.0)


def test_a_shared_win_counts_in_parts() -> None:
    tally = GameCounts(alone(3))
    tally.count(won_by(0, 1), 0)
    tally.count(won_by(0, 1, 2), 0)
    tally.count(won_by(0), 0)
    found = figures(BELLS, BellsOptions(), ["a", "b", "a"], 7, tally, 2.0)
    assert [seat.wins for seat in found.seats] == pytest.approx([1 + 5 / 6, 5 / 6, 1 / 3])
    assert [(bot.name, bot.games) for bot in found.bots] == [("a", 6), ("b", 3)]
    assert [bot.wins for bot in found.bots] == pytest.approx([1 + 5 / 6 + 1 / 3, 5 / 6])
    assert found.seats[0].mean_score == 1.0
    assert found.decisions_per_second == 15.0
    assert found.endings == {"tossed": 3}


def test_a_win_is_given_to_the_bot_that_sat_there() -> None:
    tally = GameCounts(alone(3))
    tally.count(won_by(2), 1)
    found = figures(BELLS, BellsOptions(), ["a", "b", "c"], 7, tally, 1.0)
    assert [bot.wins for bot in found.bots] == [0.0, 1.0, 0.0], "in game 1 the second of the list sits at seat 2"


TEAMS: Sides = ((Seat(0), Seat(1)), (Seat(2), Seat(3)))


def test_partners_stay_together_when_seats_rotate() -> None:
    sat = [places(TEAMS, number) for number in range(4)]
    assert sat == [[0, 1, 2, 3], [2, 3, 0, 1], [1, 0, 3, 2], [3, 2, 1, 0]]
    assert [places(alone(3), number) for number in range(3)] == [[0, 1, 2], [2, 0, 1], [1, 2, 0]]


def test_a_team_wins_as_a_whole_and_a_team_that_lost_to_the_game_has_no_score() -> None:
    tally = GameCounts(TEAMS)
    tally.count(Played(Result("tossed", (Seat(2), Seat(3)), (1, 1, 4, 5), parts=2), 10, 1), 0)
    tally.count(Played(Result("tossed", (), ()), 10, 1), 0)
    found = figures(BELLS, BellsOptions(), ["a", "a", "b", "b"], 7, tally, 1.0)
    assert [seat.share for seat in found.seats] == [0.0, 0.0, 0.5, 0.5]
    assert [(bot.name, bot.share) for bot in found.bots] == [("a", 0.0), ("b", 0.5)]


def test_tallies_add_up_in_any_order() -> None:
    games = [won_by(0, 1), won_by(0, 1, 2, decisions=12), won_by(2, decisions=9)]
    tallies = [GameCounts(alone(3)) for _ in games]
    for number, (tally, played) in enumerate(zip(tallies, games, strict=True)):
        tally.count(played, number)
    forward, backward = GameCounts(alone(3)), GameCounts(alone(3))
    for tally in tallies:
        forward.add(tally)
    for tally in reversed(tallies):
        backward.add(tally)
    assert figures(BELLS, BellsOptions(), ["a", "b", "c"], 7, forward, 1.0) == figures(
        BELLS, BellsOptions(), ["a", "b", "c"], 7, backward, 1.0
    )


@pytest.mark.parametrize(("percent", "length"), [(10, 1), (50, 5), (90, 9), (100, 10)])
def test_percentiles(percent: int, length: int) -> None:
    assert percentile(Counter(range(1, 11)), percent) == length
