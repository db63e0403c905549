"""Los Incognitos: choices outside of the actions of a turn, the same for every level: duels, signs, chests."""

from typing import Final

from mypy_extensions import i64

from saucer.core.model import Action
from saucer.core.seats import left_of
from saucer.core.telling import SILENT
from saucer.games.los_incognitos.bots.rolls import BITS, ONE
from saucer.games.los_incognitos.bots.worth import USUAL, Worths
from saucer.games.los_incognitos.model import (
    CarryOut,
    Challenge,
    MarkAnywhere,
    Pay,
    Send,
    SetAside,
    Teleport,
)
from saucer.games.los_incognitos.rules.chart import FACES, NOTHING, STORED
from saucer.games.los_incognitos.rules.moving import is_free, join, take_section
from saucer.games.los_incognitos.rules.position import LosPosition
from saucer.games.los_incognitos.rules.route import route_of
from saucer.games.los_incognitos.rules.state import (
    CHALLENGING,
    NEW,
    OLD,
    OPENING,
    PAYING,
    SETTING_ASIDE,
    TELEPORTING,
    TRADING,
)

GIANTS: Final[tuple[float, ...]] = (0.3349, 0.4019, 0.2009, 0.0536, 0.0080, 0.0006, 0.0)
"""How likely so many Red Giants are with six dice."""


def beside_the_turn(state: LosPosition, legal: tuple[Action, ...]) -> Action:
    """Whatever is asked besides the actions of a turn."""
    phase = state.phase
    if phase == CHALLENGING:
        return best_opponent(state, legal)
    if phase == TELEPORTING:
        return best_section(state, legal)
    if phase == SETTING_ASIDE:
        return meanest_die(state, legal)
    if phase == OPENING:
        return best_field(state, legal)
    if phase == PAYING:
        return Pay("set_aside")
    if phase == TRADING:
        return legal[-1]
    return first_of_use(legal)


def first_of_use(legal: tuple[Action, ...]) -> Action:
    """LI-36, LI-39 A duel always pays its arena; signs come in any order."""
    for action in legal:
        if isinstance(action, Send | CarryOut):
            return action
    return legal[0]


def best_opponent(state: LosPosition, legal: tuple[Action, ...]) -> Action:
    """LI-38 Half of what can be won, less half of what can be lost."""
    own = state.chart.values[state.challenger]
    best, most = legal[0], -100.0
    for action in legal:
        assert isinstance(action, Challenge)
        value = state.chart.values[state.chart.value_field(action.monster, action.place)]
        gain = duel_gain(own, value)
        if gain > most:
            best, most = action, gain
    return best


def duel_gain(own: i64, other: i64) -> float:
    total = 0.0
    for mine in range(7):
        for theirs in range(7):
            chance = GIANTS[mine] * GIANTS[theirs]
            if own + mine > other + theirs:
                total += chance * float((other + 1) // 2)
            elif own + mine < other + theirs:
                total -= chance * float((own + 1) // 2)
    return total


def best_section(state: LosPosition, legal: tuple[Action, ...]) -> Action:
    """LI-43 What it joins, and the route."""
    worths = Worths(state, state.player, USUAL)
    best, most = legal[-1], 0.0
    for action in legal:
        if isinstance(action, Teleport):
            gain = section_gain(state, action.section, worths)
            if gain > most:
                best, most = action, gain
    return best


def section_gain(state: LosPosition, section: i64, worths: Worths) -> float:
    seat, chart = state.player, state.chart
    after = state.copy()
    take_section(after, seat, section)
    join(after, seat, chart.link[section], SILENT)
    gain = worths.bonus(float(route_of(after, seat))) - worths.bonus(worths.route) + 0.01
    for place in range(chart.destinations):
        if after.owners[place] == seat and state.owners[place] != seat:
            gain += worths.hold(place) + worths.opens(place, chart.link[section])
    for end in (chart.end_a[chart.link[section]], chart.end_b[chart.link[section]]):
        if is_free(after, end):
            gain += 0.25 * worths.hold(end) if state.is_home(seat, chart.other_end(chart.link[section], end)) else 0.0
    return gain


def meanest_die(state: LosPosition, legal: tuple[Action, ...]) -> Action:
    """LI-44 A Red Giant bars whoever has much to mark; else a time vortex bars the way."""
    following = left_of(state.seat(), int(state.players))
    wanted = "red_giant" if state.to_mark[following] else "time_vortex"
    for action in legal:
        if isinstance(action, SetAside) and action.symbol == wanted:
            return action
    return legal[0]


def best_field(state: LosPosition, legal: tuple[Action, ...]) -> Action:
    """LI-29 Where somebody else would have marked, or nobody soon; last where it is one's own."""
    worths = Worths(state, state.player, USUAL)
    best, most = legal[0], -100.0
    for action in legal:
        if isinstance(action, MarkAnywhere):
            owner, wish = state.owners[action.destination], worths.wishes[action.destination]
            gain = wish if owner not in (NOTHING, state.player) else -wish if owner == state.player else 0.0
            if gain > most:
                best, most = action, gain
    return best


def aside_counts(state: LosPosition) -> i64:
    """The die set aside, as packed counts."""
    if state.aside == NOTHING or state.aside_spent:
        return 0
    return ONE << (BITS * state.aside)


def rolled(state: LosPosition) -> i64:
    counts: i64 = 0
    for face in range(FACES):
        counts += state.dice[face] << (BITS * face)
    return counts


def stored(state: LosPosition) -> i64:
    counts: i64 = 0
    for symbol in range(STORED):
        counts += (state.dice[OLD + symbol] + state.dice[NEW + symbol]) << (BITS * symbol)
    return counts
