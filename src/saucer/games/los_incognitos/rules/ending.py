"""Los Incognitos: who is out, the end of the game and the score, LI-23 to LI-26."""

from typing import Final

from mypy_extensions import i64

from saucer.core.model import Result
from saucer.core.seats import Seat
from saucer.core.telling import Teller
from saucer.games.los_incognitos.events import GameEnded
from saucer.games.los_incognitos.model import REASONS
from saucer.games.los_incognitos.rules.chart import NOTHING
from saucer.games.los_incognitos.rules.marking import can_mark_ever
from saucer.games.los_incognitos.rules.moving import can_move_ever
from saucer.games.los_incognitos.rules.route import route_of
from saucer.games.los_incognitos.rules.state import OVER, State

HALVES: Final = 2
ROUTE_BONUS: Final[i64] = 12
"""LI-25 six points, in halves."""


def can_play_on(state: State, seat: i64) -> bool:
    """LI-23a"""
    return can_move_ever(state, seat) or state.to_explore[seat] != 0 or can_mark_ever(state, seat)


def can_write(state: State, seat: i64) -> bool:
    """LI-23a, LI-24 Whether this player has an entry left and is not out."""
    return state.written[seat] < state.entries() and not state.out & 1 << seat


def end_game(state: State, tell: Teller) -> None:
    """LI-24, LI-46"""
    state.phase = OVER
    state.aside = NOTHING
    state.next_aside = NOTHING
    state.next_aside_for = NOTHING
    if tell.on:
        found = result(state)
        routes = tuple([int(route_of(state, seat)) for seat in range(state.players)])
        reason = REASONS[reason_of(state)]
        tell.all(GameEnded(reason, routes, found.scores, found.winners))


def reason_of(state: State) -> int:
    """LI-24a"""
    if not state.out:
        return 0
    return 2 if state.out == (1 << state.players) - 1 else 1


def result(state: State) -> Result:
    """LI-26"""
    totals = scores(state)
    return Result(REASONS[reason_of(state)], winners(state, totals), tuple(totals), HALVES)


def scores(state: State) -> list[int]:
    """LI-26 In halves: the logbook, circles, the longest route."""
    bonus = route_bonus(state)
    return [
        int(2 * logbook_points(state, seat) + 2 * circled_points(state, seat)) + bonus[int(seat)]
        for seat in range(state.players)
    ]


def logbook_points(state: State, seat: i64) -> i64:
    points: i64 = 0
    first = seat * state.entries()
    for place in range(first, first + state.written[seat]):
        points += max(0, state.log[place])
    return points


def circled_points(state: State, seat: i64) -> i64:
    """LI-38 Half of each, rounded up."""
    points: i64 = 0
    for value in range(state.chart.fields_of_values):
        if state.circles[value] == seat:
            points += (state.chart.values[value] + 1) // 2
    return points


def route_bonus(state: State) -> list[int]:
    """LI-25 A tie divides the points; nobody gets them for nothing."""
    routes = [int(route_of(state, seat)) for seat in range(state.players)]
    longest = max(routes)
    if longest == 0:
        return [0] * len(routes)
    share = int(ROUTE_BONUS) // routes.count(longest)
    return [share if route == longest else 0 for route in routes]


def winners(state: State, totals: list[int]) -> tuple[Seat, ...]:
    """LI-26 A tie goes to the most valuable single monster; still tied, it is shared."""
    best = max(totals)
    tied = [seat for seat in range(len(totals)) if totals[seat] == best]
    prize = max([int(best_monster(state, seat)) for seat in tied])
    return tuple([Seat(seat) for seat in tied if best_monster(state, seat) == prize])


def best_monster(state: State, seat: i64) -> i64:
    """LI-26 The printed value of the most valuable one marked."""
    best = NOTHING
    for value in range(state.chart.fields_of_values):
        if state.markers[value] == seat:
            best = max(best, state.chart.values[value])
    return best
