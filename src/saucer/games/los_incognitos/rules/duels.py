"""Los Incognitos: the arena, LI-36 to LI-38."""

from typing import Final

from mypy_extensions import i64

from saucer.core.chance import Outcome
from saucer.core.model import Action
from saucer.core.seats import Seat
from saucer.core.telling import Teller
from saucer.games.los_incognitos.events import DuelEnded, DuelRolled, MonsterChallenged, MonsterSent
from saucer.games.los_incognitos.model import KINDS, SYMBOLS, Challenge, LeaveArena, Send
from saucer.games.los_incognitos.rules import signs
from saucer.games.los_incognitos.rules.chart import ARENA, NOTHING, RED_GIANT
from saucer.games.los_incognitos.rules.state import (
    CHALLENGER_ROLLS,
    CHALLENGING,
    DUELLING,
    OPPONENT_ROLLS,
    State,
)

MOST_PLACES: Final = 13
SEND: Final = [Send(kind, place) for kind in KINDS for place in range(MOST_PLACES)]
CHALLENGE: Final = [Challenge(kind, place) for kind in KINDS for place in range(MOST_PLACES)]
LEAVE_ARENA: Final = LeaveArena()


def numbered(state: State, value: i64) -> i64:
    """Where the records of a value field stand in a list."""
    kind = state.chart.kind[value]
    return kind * MOST_PLACES + value - state.chart.row_at[kind] + 1


def next_duel(state: State, tell: Teller) -> None:
    """LI-36 As long as there is an unused arena, a monster marked in this turn and one it may challenge."""
    if state.chart.function == ARENA and state.functions[state.player] and len(senders(state)) > 1:
        state.phase = DUELLING
    else:
        state.to_duel = ()
        signs.next_sign(state, tell)


def senders(state: State) -> tuple[Action, ...]:
    """LI-36 Monsters marked in this turn that have somebody to challenge; or none."""
    found: list[Action] = []
    for value in state.to_duel:
        if targets(state, value):
            found.append(SEND[numbered(state, value)])
    found.append(LEAVE_ARENA)
    return tuple(found)


def targets(state: State, own: i64) -> tuple[Action, ...]:
    """LI-36 Undefeated monsters of others, of equal or higher printed value."""
    found: list[Action] = []
    least = state.chart.values[own]
    for value in range(state.chart.fields_of_values):
        marker = state.markers[value]
        if marker in (NOTHING, state.player) or state.circles[value] != NOTHING:
            continue
        if state.chart.values[value] >= least:
            found.append(CHALLENGE[numbered(state, value)])
    return tuple(found)


def send(state: State, action: Action, tell: Teller) -> None:
    """LI-36"""
    if isinstance(action, Send):
        state.challenger = state.chart.value_field(action.monster, action.place)
        state.phase = CHALLENGING
        if tell.on:
            tell.all(MonsterSent(state.seat(), state.chart.monsters[state.challenger]))
    else:
        if tell.on:
            tell.all(MonsterSent(state.seat(), None))
        state.to_duel = ()
        signs.next_sign(state, tell)


def challenge(state: State, action: Action, tell: Teller) -> None:
    """LI-36, LI-37 The arena scores now, whatever the result."""
    assert isinstance(action, Challenge)
    state.target = state.chart.value_field(action.monster, action.place)
    state.to_duel = tuple([value for value in state.to_duel if value != state.challenger])
    points = use_best_arena(state)
    state.points += points
    state.phase = CHALLENGER_ROLLS
    if tell.on:
        monsters = state.chart.monsters
        own, other = monsters[state.challenger], monsters[state.target]
        tell.all(MonsterChallenged(state.seat(), opponent(state), own, other, int(points)))


def opponent(state: State) -> Seat:
    return Seat(int(state.markers[state.target]))


def use_best_arena(state: State) -> i64:
    """LI-36a Its value."""
    best = NOTHING
    for place in range(state.chart.sites):
        if state.site_seats[place] != state.player or state.site_used[place]:
            continue
        if best == NOTHING or state.chart.site_values[place] > state.chart.site_values[best]:
            best = place
    state.site_used[best] = 1
    state.functions[state.player] -= 1
    return state.chart.site_values[best]


def roll_for_challenger(state: State, outcome: Outcome, tell: Teller) -> None:
    """LI-38, LI-45"""
    state.giants = giants_in(outcome) + state.aside_shows(RED_GIANT)
    state.phase = OPPONENT_ROLLS
    if tell.on:
        tell_roll(state, state.seat(), outcome, state.giants, state.challenger, tell)


def giants_in(outcome: Outcome) -> i64:
    count: i64 = 0
    for face in outcome:
        if face == RED_GIANT:
            count += 1
    return count


def tell_roll(state: State, seat: Seat, outcome: Outcome, giants: i64, monster: i64, tell: Teller) -> None:
    dice = tuple([SYMBOLS[face] for face in outcome])
    tell.all(DuelRolled(seat, dice, int(giants), int(giants + state.chart.values[monster])))


def roll_for_opponent(state: State, outcome: Outcome, tell: Teller) -> None:
    """LI-38 The higher total wins; a draw changes nothing."""
    giants, values = giants_in(outcome), state.chart.values
    if tell.on:
        tell_roll(state, opponent(state), outcome, giants, state.target, tell)
    ahead = values[state.challenger] + state.giants - values[state.target] - giants
    if ahead > 0:
        circle(state, state.target, state.seat(), opponent(state), tell)
    elif ahead < 0:
        circle(state, state.challenger, opponent(state), state.seat(), tell)
    elif tell.on:
        tell.all(DuelEnded(None, None, None))
    state.challenger = NOTHING
    state.target = NOTHING
    state.giants = NOTHING
    next_duel(state, tell)


def circle(state: State, value: i64, winner: Seat, loser: Seat, tell: Teller) -> None:
    """LI-38"""
    state.circles[value] = winner
    if tell.on:
        tell.all(DuelEnded(winner, loser, state.chart.monsters[value]))
