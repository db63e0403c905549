"""What can happen, as it is told."""

from saucer.core import Event, Seat
from saucer.games.los_incognitos.board_model import Function, Kind, Sign
from saucer.games.los_incognitos.model import Ban, Entry, Monster, Payable, Reason, Source, Spot, Storable, Symbol


class PlayerStarted(Event, frozen=True):
    """LI-5"""

    seat: Seat


class TurnBegan(Event, frozen=True):
    """LI-6, LI-22"""

    seat: Seat
    entry: int
    extra: bool


class Rolled(Event, frozen=True):
    """LI-6, LI-8"""

    seat: Seat
    dice: tuple[Symbol, ...]
    bans: tuple[Ban, ...]


class DicePickedUp(Event, frozen=True):
    """LI-6 To be rolled again."""

    seat: Seat
    count: int


class PaymentAsked(Event, frozen=True):
    """LI-6a What for."""

    seat: Seat
    action: Payable


class PaymentChosen(Event, frozen=True):
    """LI-6a"""

    seat: Seat
    source: Source


class DieStored(Event, frozen=True):
    """LI-9"""

    seat: Seat
    die: Storable


class Moved(Event, frozen=True):
    """LI-11 The sections newly taken, on the link between the two."""

    seat: Seat
    sections: tuple[int, ...]
    origin: Spot
    towards: Spot
    paid: tuple[Symbol, ...]


class DestinationTaken(Event, frozen=True):
    """LI-13, LI-13a"""

    seat: Seat
    destination: Spot


class MonsterMarked(Event, frozen=True):
    """LI-18, LI-29"""

    seat: Seat
    destination: Spot
    monster: Monster
    paid: tuple[Symbol, ...]
    chest: bool


class ChestOpened(Event, frozen=True):
    """LI-29"""

    seat: Seat
    monster: Kind


class SiteExplored(Event, frozen=True):
    """LI-20, LI-35 Points are 0 for an arena."""

    seat: Seat
    destination: Spot
    function: Function
    points: int
    paid: tuple[Symbol, ...]


class ForceFieldUsed(Event, frozen=True):
    """LI-27"""

    seat: Seat
    vortexes: int
    points: int


class DieExchanged(Event, frozen=True):
    """LI-31"""

    seat: Seat
    die: Storable
    into: Storable


class OtherKept(Event, frozen=True):
    """LI-31"""

    seat: Seat


class TurnStopped(Event, frozen=True):
    """LI-7 Because nothing was possible, or by choice."""

    seat: Seat
    forced: bool


class MonsterSent(Event, frozen=True):
    """LI-36 None leaves the arena."""

    seat: Seat
    monster: Monster | None


class MonsterChallenged(Event, frozen=True):
    """LI-36, LI-37"""

    seat: Seat
    opponent: Seat
    monster: Monster
    target: Monster
    points: int


class DuelRolled(Event, frozen=True):
    """LI-38"""

    seat: Seat
    dice: tuple[Symbol, ...]
    giants: int
    total: int


class DuelEnded(Event, frozen=True):
    """LI-38 Nobody wins a draw."""

    winner: Seat | None
    loser: Seat | None
    circled: Monster | None


class SignBegun(Event, frozen=True):
    """LI-39"""

    seat: Seat
    sign: Sign
    monster: Monster


class StarRolled(Event, frozen=True):
    """LI-40"""

    seat: Seat
    dice: tuple[Symbol, ...]
    points: int


class OvalScored(Event, frozen=True):
    """LI-41"""

    seat: Seat
    points: int


class DropRolled(Event, frozen=True):
    """LI-42"""

    seat: Seat
    dice: tuple[Symbol, ...]
    monster: Monster
    lost: int


class Teleported(Event, frozen=True):
    """LI-43 Nothing if no section was taken."""

    seat: Seat
    section: int | None


class DieSetAside(Event, frozen=True):
    """LI-44 Nobody if there is no next player, or a die lies aside already (LI-44a)."""

    seat: Seat
    symbol: Symbol | None
    player: Seat | None


class EntryWritten(Event, frozen=True):
    """LI-21"""

    seat: Seat
    entry: Entry


class ZeroUsed(Event, frozen=True):
    """LI-22"""

    seat: Seat


class PlayerOut(Event, frozen=True):
    """LI-23"""

    seat: Seat


class GameEnded(Event, frozen=True):
    """LI-24 to LI-26 Scores in halves of a point."""

    reason: Reason
    routes: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


Happening = (
    PlayerStarted | TurnBegan | DicePickedUp | Rolled | PaymentAsked | PaymentChosen | DieStored | Moved
    | DestinationTaken | MonsterMarked | ChestOpened | SiteExplored | ForceFieldUsed | DieExchanged | OtherKept
    | TurnStopped | MonsterSent | MonsterChallenged | DuelRolled | DuelEnded | SignBegun | StarRolled | OvalScored
    | DropRolled | Teleported | DieSetAside | EntryWritten | ZeroUsed | PlayerOut | GameEnded
)  # fmt: skip
