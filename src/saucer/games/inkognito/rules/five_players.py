"""Inkognito: the fifth player's turn, IK-38 to IK-40. IK-41 is read in the missions, IK-42 told with the answers."""

from saucer.core.seats import Seat
from saucer.core.telling import Teller
from saucer.games.inkognito.events import AmbassadorMoved, MovementEnded
from saucer.games.inkognito.model import Choice
from saucer.games.inkognito.rules import declaration, meetings
from saucer.games.inkognito.rules.board import BOTH, NAMES
from saucer.games.inkognito.rules.movement import AMBASSADOR_MOVES, END_MOVEMENT
from saucer.games.inkognito.rules.state import AMBASSADOR, State


def strolls(state: State, seat: Seat) -> tuple[Choice, ...]:
    """IK-38 The Ambassador walks one or two spaces, or none; IK-39 occupied ones may be passed."""
    if seat != state.on_turn:
        return ()
    steps = [AMBASSADOR_MOVES[to] for to in BOTH[state.places[AMBASSADOR]]]
    return (*steps, END_MOVEMENT, *declaration.declarations(state))


def stroll(state: State, to: int, tell: Teller) -> None:
    """IK-38"""
    if tell.on:
        tell.all(AmbassadorMoved(state.on_turn, NAMES[state.places[AMBASSADOR]], NAMES[to]))
    state.move(AMBASSADOR, to)
    state.steps_left -= 1
    if not state.steps_left:
        meetings.next_meeting(state, tell)


def end_stroll(state: State, tell: Teller) -> None:
    """IK-39 Only the space where the move ends counts."""
    if tell.on:
        tell.all(MovementEnded(state.on_turn))
    state.steps_left = 0
    meetings.next_meeting(state, tell)
