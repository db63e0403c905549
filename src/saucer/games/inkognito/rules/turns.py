"""Inkognito: whose turn it is, IK-7 and IK-32, and the shaking of the Phantom, IK-3."""

from typing import Final

from saucer.core.seats import Seat, left_of
from saucer.core.telling import Teller
from saucer.games.inkognito.events import PhantomShaken, TurnStarted
from saucer.games.inkognito.model import BALLS, EndTurn
from saucer.games.inkognito.rules import claims
from saucer.games.inkognito.rules.state import BALL_COLOURS, MOVING, NOBODY, NOWHERE, SHAKING, STROLLING, State

MOST_TURNS: Final = 200
STROLL: Final = 2
END_TURN: Final = EndTurn()


def start_turn(state: State, seat: Seat, tell: Teller) -> None:
    """IK-7; IK-38 the fifth player has no Phantom."""
    state.turn += 1
    state.on_turn = seat
    state.moved = 0
    state.shaken = ()
    if tell.on:
        tell.all(TurnStarted(state.turn, seat))
    if state.fifth_is_on_turn():
        state.steps_left = STROLL
        state.phase = STROLLING
    else:
        state.phase = SHAKING


def shake(state: State, balls: tuple[int, ...], tell: Teller) -> None:
    """IK-3"""
    state.shaken = balls
    for colour in range(BALL_COLOURS):
        state.balls[colour] = balls.count(colour)
    state.phase = MOVING
    if tell.on:
        tell.all(PhantomShaken(state.on_turn, tuple([BALLS[ball] for ball in balls])))


def end_turn(state: State, tell: Teller) -> None:
    """IK-32 After so many turns of all seats the match ends without a claim."""
    if state.turn >= MOST_TURNS:
        claims.end_without_a_claim(state, tell)
    else:
        start_turn(state, left_of(state.on_turn, state.players), tell)


def forget_meeting(state: State) -> None:
    state.meeting = NOWHERE
    state.asked = NOBODY
    state.through = False
    state.reserve = ()
