"""Los Incognitos: what places, routes and a zero roll are worth to a player beyond the points at hand.

The knobs were fitted by play on seeds below 1000.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from saucer.core.rows import row
from saucer.games.los_incognitos.bots.rolls import BITS, MOST
from saucer.games.los_incognitos.bots.solver import EXPLORING, MARKING, Goal, Turn
from saucer.games.los_incognitos.rules.chart import (
    ARENA,
    ARROW,
    CHEST,
    DROP,
    FORCE_FIELD,
    MONSTERS,
    MOST_LINKS,
    NOTHING,
    OVAL,
    SITE,
    SQUARE,
    STAR,
    STORED,
)
from saucer.games.los_incognitos.rules.logbook import zeros
from saucer.games.los_incognitos.rules.route import route_of
from saucer.games.los_incognitos.rules.state import USED_ZERO, ZERO, State

ROUTE_POINTS: Final = 6.0


class Knobs:
    """What a level believes: in points, shares and turns."""

    def __init__(self) -> None:
        self.marks_a_turn = 1.1
        self.held = 0.85
        """The share of what waits that is had in the end, where there is time enough."""
        self.opened = 0.22
        """The share of what lies one link further."""
        self.cut_off = 0.30
        """The share of what others cannot have any more."""
        self.route_near = 2.0
        self.route_far = 0.7
        """How far routes can still drift apart: at the end, and for each turn before it."""
        self.extra_turn = 4.5
        self.first_zero = 1.0
        self.part = 0.3
        """A part of a link, as a share of what waits at its end."""
        self.force_field = 2.5
        self.chest = 1.5
        self.bazaar = 1.0
        self.arena = 4.0


USUAL: Final = Knobs()

SITE_COST: Final[i64] = 0x001011
"""A jetpack, a locator and a moonboot."""

KNOWN: Final[dict[int, float]] = {}


def ease(kind: i64, cost: i64) -> float:
    """How likely a goal is in a turn that is about nothing else."""
    key = int(cost << 2 | kind)
    found = KNOWN.get(key)
    if found is None:
        found = KNOWN[key] = Turn([Goal(kind, cost, 1.0)], MOST, 0.0, -1.0, 0).rolling(0, 0, 0, MOST)
    return found


class Worths:
    """Of one player, from a state: the rows have a place for each destination or kind."""

    def __init__(self, state: State, seat: i64, knobs: Knobs) -> None:
        self.knobs = knobs
        self.state = state
        self.seat: i64 = seat
        self.turns = float(state.entries() - state.written[seat] - 1)
        """After this one."""
        self.costs = row(int(MONSTERS))
        self.prices: list[float] = []
        """What the next monster of each kind is worth, its sign included; 0 if none is left."""
        for kind in range(MONSTERS):
            self.costs[kind] = cost_of(state, kind)
            self.prices.append(self.price(kind, 0))
        self.function = function_worth(state, self.turns, knobs)
        self.wishes: list[float] = [self.wish(at) for at in range(state.chart.destinations)]
        waiting = float(count_bits(state.to_mark[seat]) + count_bits(state.to_explore[seat]))
        capacity = knobs.marks_a_turn * self.turns
        self.share = 0.0 if capacity <= 0 else knobs.held * capacity / (capacity + waiting)
        """How much of what waits on own places will be had, at the margin."""
        self.route = float(route_of(state, seat))
        self.other_route = 0.0
        for other in range(state.players):
            if other != seat:
                self.other_route = max(self.other_route, float(route_of(state, other)))

    def price(self, kind: i64, later: i64) -> float:
        """LI-18, LI-39 Of the next monster of that kind, or of one after it."""
        chart, state = self.state.chart, self.state
        at = chart.row_at[kind] + state.gone[kind] + later
        if at >= chart.row_at[kind + 1]:
            return 0.0
        return float(chart.values[at]) + (sign_worth(state, self.seat, chart.signs[at]) if state.signs else 0.0)

    def wish(self, destination: i64) -> float:
        """What a place promises, before it is asked whether there is time for it."""
        chart = self.state.chart
        if chart.place[destination] == SITE:
            if self.state.explored & 1 << destination:
                return 0.0
            return self.site_price() * ease(EXPLORING, SITE_COST)
        if self.state.marks[destination] != NOTHING:
            return 0.0
        best = 0.0
        for kind in range(MONSTERS):
            if chart.kinds[destination] & 1 << kind and self.prices[kind] > 0.0:
                best = max(best, self.prices[kind] * ease(MARKING, self.costs[kind]))
        return best

    def site_price(self) -> float:
        """LI-20, LI-35"""
        state = self.state
        for place in range(state.chart.sites):
            if state.site_seats[place] == NOTHING:
                points = 0.0 if state.chart.function == ARENA else float(state.chart.site_values[place])
                return points + self.function
        return 0.0

    def hold(self, destination: i64) -> float:
        """An own place with something to do."""
        return self.share * self.wishes[destination]

    def opens(self, destination: i64, coming_by: i64) -> float:
        """What lies beyond a place, and is free."""
        state, chart = self.state, self.state.chart
        total = 0.0
        for place in range(destination * MOST_LINKS, (destination + 1) * MOST_LINKS):
            link = chart.links_at[place]
            if link in (NOTHING, coming_by):
                continue
            beyond = chart.other_end(link, destination)
            if state.owners[beyond] == NOTHING and not chart.shuttles & 1 << beyond and is_passable(state, link):
                total += self.wishes[beyond]
        return self.knobs.opened * self.share * total

    def cuts_off(self, destination: i64) -> float:
        """What others could have had there soon."""
        state, chart = self.state, self.state.chart
        for place in range(destination * MOST_LINKS, (destination + 1) * MOST_LINKS):
            link = chart.links_at[place]
            if link == NOTHING:
                continue
            owner = state.owners[chart.other_end(link, destination)]
            if owner != NOTHING and owner != self.seat:
                return self.knobs.cut_off * self.share * self.wishes[destination]
        return 0.0

    def bonus(self, route: float) -> float:
        """LI-25 What a longest route of this length is worth."""
        spread = self.knobs.route_near + self.knobs.route_far * self.turns
        return ROUTE_POINTS / (1.0 + exp((self.other_route - route) / spread))

    def zero(self) -> float:
        """LI-22 What a zero roll is worth, if this turn becomes one."""
        state = self.state
        if state.moved or state.scored:
            return 0.0
        if not state.extra and has_zero(state, self.seat):
            return self.knobs.extra_turn
        return self.knobs.first_zero * min(1.0, self.turns / 6.0)

    def force_field(self) -> float:
        """LI-27 What using one costs; below 0 there is none."""
        state = self.state
        if state.chart.function != FORCE_FIELD or not state.functions[self.seat]:
            return -1.0
        return self.knobs.force_field if self.turns >= float(state.functions[self.seat]) else 0.0


def cost_of(state: State, kind: i64) -> i64:
    cost: i64 = 0
    for symbol in range(STORED):
        cost += state.chart.needs[kind * STORED + symbol] << (BITS * symbol)
    return cost


def sign_worth(state: State, seat: i64, sign: i64) -> float:
    """LI-40 to LI-44"""
    if sign == STAR:
        return 1.0
    if sign == DROP:
        return -1.0
    if sign == OVAL:
        return float(2 * zeros(state, seat, ZERO) + zeros(state, seat, USED_ZERO))
    if sign == ARROW:
        return 0.8
    return 0.6 if sign == SQUARE else 0.0


def has_zero(state: State, seat: i64) -> bool:
    return zeros(state, seat, ZERO) > 0


def function_worth(state: State, turns: float, knobs: Knobs) -> float:
    """LI-27 to LI-37 Of one that is unused, with so many turns to come."""
    if turns < 1.0:
        return 0.0
    if state.chart.function == ARENA:
        return knobs.arena
    if state.chart.function == CHEST:
        return knobs.chest
    return knobs.force_field if state.chart.function == FORCE_FIELD else knobs.bazaar


def count_bits(places: i64) -> i64:
    count: i64 = 0
    while places:
        places &= places - 1
        count += 1
    return count


def is_passable(state: State, link: i64) -> bool:
    """Whether nobody else has a section of it; what is the player's own does not matter here."""
    for section in range(state.chart.first[link], state.chart.last[link] + 1):
        if state.takers[section] not in (NOTHING, state.player):
            return False
    return True
