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
    par: int | None
    """DS-45, DS-51 The best score possible for an Architect, where it is proved."""
