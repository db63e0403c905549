"""What happens at every table, whatever is played: told like the events of a game, and counted with them."""

from typing import Any

from saucer.core.model import Event
from saucer.core.record import Player, WhyEnded
from saucer.core.seats import Seat


class Spoken(Event, frozen=True):
    seat: Seat
    aside: Any


class SeatChanged(Event, frozen=True):
    seat: Seat
    player: Player


class TookBack(Event, frozen=True):
    """The seat undid its last choice."""

    seat: Seat


class TableEnded(Event, frozen=True):
    reveals = True

    why: WhyEnded


TableEvent = Spoken | SeatChanged | TookBack | TableEnded
"""Nothing else is told by the table itself."""
