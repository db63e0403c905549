"""Los Incognitos: what the table works out for whoever looks, as it leaves the rules. Never compiled."""

from msgspec import Struct

from saucer.core import Seat
from saucer.games.los_incognitos.model import Monster, Symbol


class DieUse(Struct, frozen=True, forbid_unknown_fields=True):
    """What a die of this symbol could do now for the player of the turn: LI-9, LI-11, LI-17, LI-20.

    Ways are the sections where a movement would end that it helps to pay, places what it would mark or explore.
    """

    symbol: Symbol
    store: bool
    ways: tuple[int, ...]
    places: tuple[int, ...]


class Reckoning(Struct, frozen=True, forbid_unknown_fields=True):
    """LI-25, LI-26 Where a player's points come from, if the game ended now. In halves of a point."""

    logbook_points: int
    circle_points: int
    route_points: int
    total_points: int


class Travel(Struct, frozen=True, forbid_unknown_fields=True):
    """What a traveller would otherwise have to count."""

    frontier: tuple[int, ...]
    """LI-23a The free sections next to where the viewer is; nothing for a spectator."""
    uses: tuple[DieUse, ...]
    room_on_pad: int
    """LI-9 How many dice can still lie there."""
    reckoning: tuple[Reckoning, ...]
    duels_to_come: tuple[Monster, ...]
    """LI-36 Monsters marked in this turn that can still duel at its end."""
    signs_to_come: tuple[Monster, ...]
    """LI-39 Monsters marked in this turn whose signs are still to be carried out."""
    last_to_write: Seat | None
    """LI-24 Whose next entry is the last of all logbooks; None while more than one is to come."""
