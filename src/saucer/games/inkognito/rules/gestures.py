"""Inkognito: gestures, IK-33 and IK-33a. No rule reads them."""

from typing import Final

from saucer.core.model import Aside
from saucer.core.seats import Seat
from saucer.core.text import Text
from saucer.games.inkognito import model
from saucer.games.inkognito.model import Gesture
from saucer.games.inkognito.rules.state import NOBODY, Sign, State

MOST_IN_A_TURN: Final = 3
SIGNS: Final[tuple[model.Sign, ...]] = ("wink", "ear", "sneer", "frown")
"""IK-33 The sign of each agent, in the order of the agents."""


def silenced(state: State, seat: Seat | None, aside: Aside) -> Text | None:
    """IK-33 By players, to one other or to all; IK-33a at most three in a turn."""
    if not isinstance(aside, Gesture):
        return None
    if seat is None:
        return Text("gesture-players-only")
    if aside.to is not None and (len(aside.to) != 1 or aside.to[0] == seat):
        return Text("gesture-to-one-or-all")
    return None if gestures_left(state, seat) else Text("gestures-spent")


def gestures_left(state: State, seat: Seat) -> int:
    """IK-33a How many the seat may still make in this turn."""
    made = len([sign for sign in state.signs if sign.seat == seat and sign.turn == state.turn])
    return max(0, MOST_IN_A_TURN - made)


def remember(state: State, seat: Seat, aside: Aside) -> None:
    """IK-33a It stays in the view of those it was made to."""
    if isinstance(aside, Gesture):
        state.signs.append(Sign(state.turn, seat, aside.sign, NOBODY if aside.to is None else aside.to[0]))
