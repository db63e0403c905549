"""Los Incognitos: the extension Good Signs - Bad Signs, LI-39 to LI-46."""

from typing import Final

from mypy_extensions import i64

from saucer.core.chance import Outcome
from saucer.core.model import Action
from saucer.core.seats import Seat
from saucer.core.telling import Teller
from saucer.games.los_incognitos.events import DieSetAside, DropRolled, OvalScored, SignBegun, StarRolled, Teleported
from saucer.games.los_incognitos.model import KINDS, SIGNS, SYMBOLS, CarryOut, SetAside, StayHere, Teleport
from saucer.games.los_incognitos.rules import logbook
from saucer.games.los_incognitos.rules.chart import ARROW, DROP, NOTHING, OVAL, RED_GIANT, STAR
from saucer.games.los_incognitos.rules.ending import can_play_on, can_write
from saucer.games.los_incognitos.rules.moving import MOST_SECTIONS, join, take_section
from saucer.games.los_incognitos.rules.state import (
    CHOOSING_SIGN,
    DROP_ROLLS,
    SETTING_ASIDE,
    STAR_ROLLS,
    TELEPORTING,
    USED_ZERO,
    ZERO,
    State,
)

MOST_PLACES: Final = 13
CARRY_OUT: Final = [CarryOut(kind, place) for kind in KINDS for place in range(MOST_PLACES)]
TELEPORT: Final = [Teleport(section) for section in range(MOST_SECTIONS)]
STAY_HERE: Final = StayHere()
SET_ASIDE: Final[tuple[Action, ...]] = tuple([SetAside(symbol) for symbol in SYMBOLS])


def next_sign(state: State, tell: Teller) -> None:
    """LI-39 In an order of choice; after the last comes the entry."""
    state.sign = NOTHING
    if not state.to_sign:
        logbook.write_entry(state, tell)
    elif len(state.to_sign) == 1:
        begin_sign(state, state.to_sign[0], tell)
    else:
        state.phase = CHOOSING_SIGN


def signs_to_choose(state: State) -> tuple[Action, ...]:
    chart = state.chart
    found: list[Action] = []
    for value in state.to_sign:
        kind = chart.kind[value]
        found.append(CARRY_OUT[kind * MOST_PLACES + value - chart.row_at[kind] + 1])
    return tuple(found)


def choose_sign(state: State, action: Action, tell: Teller) -> None:
    assert isinstance(action, CarryOut)
    begin_sign(state, state.chart.value_field(action.monster, action.place), tell)


def begin_sign(state: State, value: i64, tell: Teller) -> None:
    """LI-40 to LI-44"""
    state.to_sign = tuple([each for each in state.to_sign if each != value])
    state.sign = value
    sign = state.chart.signs[value]
    if tell.on:
        tell.all(SignBegun(state.seat(), SIGNS[sign], state.chart.monsters[value]))
    if sign == STAR:
        state.phase = STAR_ROLLS
    elif sign == DROP:
        state.phase = DROP_ROLLS
    elif sign == OVAL:
        score_oval(state, tell)
    elif sign == ARROW:
        begin_arrow(state, tell)
    else:
        begin_square(state, tell)


def giants(state: State, outcome: Outcome) -> i64:
    """LI-40, LI-42, LI-45"""
    count = state.aside_shows(RED_GIANT)
    for face in outcome:
        if face == RED_GIANT:
            count += 1
    return count


def roll_star(state: State, outcome: Outcome, tell: Teller) -> None:
    """LI-40"""
    points = giants(state, outcome)
    state.points += points
    if tell.on:
        tell.all(StarRolled(state.seat(), tuple([SYMBOLS[face] for face in outcome]), int(points)))
    next_sign(state, tell)


def roll_drop(state: State, outcome: Outcome, tell: Teller) -> None:
    """LI-42 The points of a sign fall by the roll, never below 0."""
    lost = min(giants(state, outcome), state.chart.values[state.sign])
    state.points -= lost
    if tell.on:
        dice = tuple([SYMBOLS[face] for face in outcome])
        tell.all(DropRolled(state.seat(), dice, state.chart.monsters[state.sign], int(lost)))
    next_sign(state, tell)


def score_oval(state: State, tell: Teller) -> None:
    """LI-41 Two points for an unused zero of the logbook, one for each used."""
    points: i64 = 0
    first = state.player * state.entries()
    for place in range(first, first + state.written[state.player]):
        if state.log[place] == ZERO:
            points += 2
        elif state.log[place] == USED_ZERO:
            points += 1
    state.points += points
    if tell.on:
        tell.all(OvalScored(state.seat(), int(points)))
    next_sign(state, tell)


def begin_arrow(state: State, tell: Teller) -> None:
    """LI-43"""
    if len(sections_to_take(state)) > 1:
        state.phase = TELEPORTING
    else:
        teleport(state, STAY_HERE, tell)


def sections_to_take(state: State) -> tuple[Action, ...]:
    """LI-43 Any free single one; or none."""
    found: list[Action] = []
    chart = state.chart
    for section in range(chart.sections):
        if state.takers[section] == NOTHING and chart.parts[section] == 1 and not chart.carpet[section]:
            found.append(TELEPORT[section])
    found.append(STAY_HERE)
    return tuple(found)


def teleport(state: State, action: Action, tell: Teller) -> None:
    """LI-43, LI-13a"""
    section = action.section if isinstance(action, Teleport) else None
    if tell.on:
        tell.all(Teleported(state.seat(), section))
    if section is not None:
        take_section(state, state.player, section)
        join(state, state.player, state.chart.link[section], tell)
    next_sign(state, tell)


def begin_square(state: State, tell: Teller) -> None:
    """LI-44a One die in a turn, for the next player who is not out."""
    if state.next_aside != NOTHING or next_player(state) == NOTHING:
        if tell.on:
            tell.all(DieSetAside(state.seat(), None, None))
        next_sign(state, tell)
    else:
        state.phase = SETTING_ASIDE


def next_player(state: State) -> i64:
    """LI-44a, LI-44b Another one, with an entry left to write and able to play on."""
    for step in range(1, state.players):
        seat = (state.player + step) % state.players
        if can_write(state, seat) and can_play_on(state, seat):
            return seat
    return NOTHING


def set_aside(state: State, action: Action, tell: Teller) -> None:
    """LI-44"""
    assert isinstance(action, SetAside)
    state.next_aside = SYMBOLS.index(action.symbol)
    state.next_aside_for = next_player(state)
    if tell.on:
        tell.all(DieSetAside(state.seat(), action.symbol, Seat(int(state.next_aside_for))))
    next_sign(state, tell)
