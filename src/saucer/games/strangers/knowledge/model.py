"""Don't Talk to Strangers: what the table works out for everybody from the view. Never compiled."""

from msgspec import Struct

from saucer.core import Seat


class Tally(Struct, frozen=True, forbid_unknown_fields=True):
    """What Kids are worth as things stand; a row for each scoring space, in the board's order."""

    worth: tuple[tuple[int | None, ...], ...]
    """DS-17 to DS-20 Of the Kid on each spot; None is a free spot."""
    next: tuple[int | None, ...]
    """DS-18a, DS-20 Of the next Kid there; None is a full space."""
    teams: tuple[tuple[Seat, ...], ...]
    """DS-39"""
    shared: tuple[int | None, ...]
    """DS-20 Of every Kid there, where all count the same; None elsewhere, or while nobody is there."""
    wins: tuple[int, ...]
    """DS-43 Of each player in this match."""
    places: int
    """DS-45 How many cards an Architect lays out in all; 0 in other games."""
    places_left: int
    """DS-45 How many of them are still to come."""
    places_in_hand: int
    """DS-45 How many of them are the opening hand, which a puzzle deals."""
    par: int | None
    """DS-45, DS-51 The best score possible for an Architect, where it is proved."""
