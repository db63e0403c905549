"""What can happen, as it is told."""

from typing import Literal

from saucer.core import Event, Seat
from saucer.games.strangers.board_model import Kind, Space
from saucer.games.strangers.model import BoardName, Card, Reason, Spot


class StarterChosen(Event, frozen=True):
    """DS-5, DS-43"""

    seat: Seat


class HandDealt(Event, frozen=True):
    """DS-4 as the seat itself sees it, and an open partner."""

    seat: Seat
    cards: tuple[Card, ...]


class CardsDealt(Event, frozen=True):
    """The same, as the others see it."""

    seat: Seat
    count: int


class SetAside(Event, frozen=True):
    """DS-4, DS-44 cards that cannot be held in the opening hand are discarded without effect."""

    seat: Seat
    cards: tuple[Card, ...]


class SightingsReturned(Event, frozen=True):
    """DS-4"""

    count: int


class FirstKidsLetOut(Event, frozen=True):
    """DS-5"""


class KidLetOut(Event, frozen=True):
    """DS-7"""

    seat: Seat


class RanAway(Event, frozen=True):
    """DS-9"""

    seat: Seat
    space: Space


class CardPlayed(Event, frozen=True):
    """DS-8 nobody else knew for sure that it was held."""

    seat: Seat
    card: Card

    reveals = True


class OpenCardPlayed(Event, frozen=True):
    """DS-45 by the Architect, whose cards are open: it can be taken back."""

    seat: Seat
    card: Card


class CardDiscarded(Event, frozen=True):
    """DS-41"""

    seat: Seat
    card: Card

    reveals = True


class CardsKept(Event, frozen=True):
    """DS-41"""

    seat: Seat


class PlayedForNothing(Event, frozen=True):
    """DS-8 the effect has no legal use."""

    seat: Seat
    card: Card


class KidChosen(Event, frozen=True):
    """DS-26a"""

    seat: Seat
    player: Seat
    space: Space


class ScoredKidChosen(Event, frozen=True):
    """DS-23, DS-34"""

    seat: Seat
    player: Seat
    space: Space
    spot: Spot


class KidWalked(Event, frozen=True):
    """DS-13 `way`: every space, the start and the end included."""

    seat: Seat
    player: Seat
    way: tuple[Space, ...]


class KidJumped(Event, frozen=True):
    """DS-27, DS-33, DS-34, DS-36, DS-37"""

    seat: Seat
    player: Seat
    start: Space
    to: Space


class KidScored(Event, frozen=True):
    """DS-15, DS-18a"""

    player: Seat
    place: Kind
    space: Space
    spot: Spot


class Stopped(Event, frozen=True):
    """DS-26a"""

    seat: Seat


class HandLookedAt(Event, frozen=True):
    """DS-38 all learn whose."""

    seat: Seat
    player: Seat


class HandShown(Event, frozen=True):
    """DS-38 to the seat that looks, and nobody else."""

    seat: Seat
    player: Seat
    cards: tuple[Card, ...]

    reveals = True


class CardNamed(Event, frozen=True):
    """DS-38"""

    seat: Seat
    player: Seat
    card: Card

    reveals = True


class StrangerChosen(Event, frozen=True):
    """DS-35"""

    seat: Seat
    space: Space


class StrangerMoved(Event, frozen=True):
    """DS-35"""

    seat: Seat
    start: Space
    to: Space


class StrangerPlaced(Event, frozen=True):
    """DS-22"""

    seat: Seat
    space: Space
    left: int


class KidsAbducted(Event, frozen=True):
    """DS-22, DS-35 an owner for each Kid."""

    space: Space
    players: tuple[Seat, ...]


class SightingDrawn(Event, frozen=True):
    """DS-21"""

    seat: Seat


class SaucerDrawn(Event, frozen=True):
    """DS-21"""

    seat: Seat


class SaucerInVain(Event, frozen=True):
    """DS-23 there is no Kid on the board."""

    seat: Seat


class OrderChosen(Event, frozen=True):
    """DS-42"""

    seat: Seat
    first: Literal["stranger", "saucer"]


class CoinsFlipped(Event, frozen=True):
    """DS-2"""

    seat: Seat
    coins: int
    saucers: int


class KidAbducted(Event, frozen=True):
    """DS-23, DS-37"""

    player: Seat
    space: Space
    spot: Spot | None = None


class KidSpared(Event, frozen=True):
    """DS-23, DS-37"""

    player: Seat
    space: Space
    spot: Spot | None = None


class ContactMade(Event, frozen=True):
    """DS-32, DS-44 `points`: those a player alone is given for it."""

    seat: Seat
    points: int = 0


class ContactFailed(Event, frozen=True):
    """DS-32"""

    seat: Seat


class DateSetAside(Event, frozen=True):
    """DS-44 SODA SHOP DATE, drawn by a player alone."""

    seat: Seat


class CardDrawn(Event, frozen=True):
    """DS-10 as the seat itself sees it, and an open partner."""

    seat: Seat
    card: Card


class CardDrawnUnseen(Event, frozen=True):
    """The same, as the others see it."""

    seat: Seat


class CardTaken(Event, frozen=True):
    """DS-45"""

    seat: Seat
    card: Card


class DeckShuffled(Event, frozen=True):
    """DS-12"""

    cards: int


class GameStarted(Event, frozen=True):
    """DS-43"""

    game: int
    board: BoardName
    first: Seat


class BoardChosen(Event, frozen=True):
    """DS-43"""

    seat: Seat
    board: BoardName


class GameEnded(Event, frozen=True):
    """DS-24, DS-25 one game of a match, or the only one."""

    game: int
    reason: Reason
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]


class MatchEnded(Event, frozen=True):
    """DS-43"""

    reason: Reason
    winners: tuple[Seat, ...]


Happening = (
    StarterChosen | HandDealt | CardsDealt | SetAside | SightingsReturned | FirstKidsLetOut | KidLetOut | RanAway
    | CardPlayed | OpenCardPlayed | CardDiscarded | CardsKept | PlayedForNothing | KidChosen | ScoredKidChosen
    | KidWalked | KidJumped | KidScored | Stopped | HandLookedAt | HandShown | CardNamed | StrangerChosen
    | StrangerMoved | StrangerPlaced | KidsAbducted | SightingDrawn | SaucerDrawn | SaucerInVain | OrderChosen
    | CoinsFlipped | KidAbducted | KidSpared | ContactMade | ContactFailed | DateSetAside | CardDrawn
    | CardDrawnUnseen | CardTaken | DeckShuffled | GameStarted | BoardChosen | GameEnded | MatchEnded
)  # fmt: skip
