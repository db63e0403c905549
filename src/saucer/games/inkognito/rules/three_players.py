"""Inkognito: three players, IK-35 to IK-37. IK-36 is read in the missions."""

from typing import Final

from saucer.core.seats import Seat
from saucer.games.inkognito.rules.board import NUMBERED
from saucer.games.inkognito.rules.missions import came_to, true_partner
from saucer.games.inkognito.rules.state import NOBODY, State

THREE: Final = 3
FLIGHT: Final[tuple[int, ...]] = (5, 1, 4, 6)
"""IK-37 The number each agent flees to, in the order of the agents."""


def may_name_nobody(players: int) -> bool:
    """IK-37"""
    return players == THREE


def is_alone(state: State, seat: Seat) -> bool:
    """IK-36"""
    return true_partner(state, seat) == NOBODY


def has_fled(state: State, seat: Seat) -> bool:
    """IK-37 The own true figure came to the flight space in this turn."""
    return came_to(state, state.true_figure(seat), NUMBERED[FLIGHT[state.identities[seat]]])
