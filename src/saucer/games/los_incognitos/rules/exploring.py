"""Los Incognitos: action 4, exploring sites, LI-20 and LI-35, and the functions used during a turn, LI-27 and LI-31."""

from typing import Final

from mypy_extensions import i64

from saucer.core.model import Action
from saucer.core.rows import Row, row_of
from saucer.core.telling import Teller
from saucer.games.los_incognitos.events import DieExchanged, ForceFieldUsed, OtherKept, SiteExplored
from saucer.games.los_incognitos.model import FUNCTIONS, STORABLES, Exchange, Explore, KeepOther, UseForceField
from saucer.games.los_incognitos.rules.chart import (
    ARENA,
    BAZAAR,
    FORCE_FIELD,
    JETPACK,
    LOCATOR,
    MOONBOOT,
    NOTHING,
    STORED,
    TIME_VORTEX,
)
from saucer.games.los_incognitos.rules.marking import MOST_DESTINATIONS, use_function
from saucer.games.los_incognitos.rules.paying import paid
from saucer.games.los_incognitos.rules.state import ACTING, OLD, TRADING, State

EXPLORE: Final = [Explore(destination) for destination in range(MOST_DESTINATIONS)]
EXPLORING_COST: Final = row_of([1, 1, 0, 1, 0, 0])
USE_FORCE_FIELD: Final = UseForceField()
POINTS_OF_A_VORTEX: Final[i64] = 2
EXCHANGE: Final = [Exchange(die, into) for die in STORABLES for into in STORABLES]
KEEP_OTHER: Final = KeepOther()


def add_explorations(state: State, found: list[Action]) -> None:
    """LI-20"""
    places = state.to_explore[state.player]
    if not places or not (state.have(JETPACK) and state.have(MOONBOOT) and state.have(LOCATOR)):
        return
    for destination in range(state.chart.destinations):
        if places & 1 << destination:
            found.append(EXPLORE[destination])


def explore(state: State, action: Explore, cost: Row, tell: Teller) -> None:
    """LI-20 The next value, at once; LI-35 but not for an arena."""
    seat, place = state.player, explored_so_far(state)
    state.to_explore[seat] &= ~(1 << action.destination)
    state.explored |= 1 << action.destination
    state.site_seats[place] = seat
    state.site_places[place] = action.destination
    state.functions[seat] += 1
    points = 0 if state.chart.function == ARENA else state.chart.site_values[place]
    state.points += points
    state.scored = True
    state.acted = True
    if tell.on:
        spot, function = state.chart.spots[action.destination], FUNCTIONS[state.chart.function]
        tell.all(SiteExplored(state.seat(), spot, function, int(points), paid(cost)))


def explored_so_far(state: State) -> i64:
    """LI-3 Values of sites are used up in reading order."""
    place: i64 = 0
    while state.site_seats[place] != NOTHING:
        place += 1
    return place


def vortexes(state: State) -> i64:
    """LI-27, LI-45"""
    return state.dice[TIME_VORTEX] + state.aside_shows(TIME_VORTEX)


def add_functions(state: State, found: list[Action]) -> None:
    """LI-27, LI-31"""
    if not state.functions[state.player]:
        return
    if state.chart.function == FORCE_FIELD and vortexes(state):
        found.append(USE_FORCE_FIELD)
    if state.chart.function == BAZAAR:
        for symbol in range(STORED):
            if state.dice[OLD + symbol]:
                add_exchanges(symbol, found)


def add_exchanges(symbol: i64, found: list[Action]) -> None:
    """LI-31 Into any other symbol that can be stored."""
    for into in range(STORED):
        if into != symbol:
            found.append(EXCHANGE[symbol * STORED + into])


def use_force_field(state: State, tell: Teller) -> None:
    """LI-27 Two points for each time vortex; the turn ends."""
    count = vortexes(state)
    use_function(state)
    state.points += POINTS_OF_A_VORTEX * count
    state.scored = True
    if tell.on:
        tell.all(ForceFieldUsed(state.seat(), int(count), int(POINTS_OF_A_VORTEX * count)))


def exchange(state: State, action: Exchange, tell: Teller) -> None:
    """LI-31 The first die uses a bazaar; the other one of the pad may follow."""
    die = STORABLES.index(action.die)
    state.dice[OLD + die] -= 1
    if state.phase == TRADING:
        state.other_die = NOTHING
        state.phase = ACTING
    else:
        use_function(state)
        state.other_die = any_old_die(state)
        state.phase = ACTING if state.other_die == NOTHING else TRADING
    state.dice[OLD + STORABLES.index(action.into)] += 1
    if tell.on:
        tell.all(DieExchanged(state.seat(), action.die, action.into))


def any_old_die(state: State) -> i64:
    for symbol in range(STORED):
        if state.dice[OLD + symbol]:
            return symbol
    return NOTHING


def other_exchanges(state: State) -> tuple[Action, ...]:
    """LI-31"""
    found: list[Action] = []
    add_exchanges(state.other_die, found)
    found.append(KEEP_OTHER)
    return tuple(found)


def keep_other(state: State, tell: Teller) -> None:
    """LI-31"""
    state.other_die = NOTHING
    state.phase = ACTING
    if tell.on:
        tell.all(OtherKept(state.seat()))
