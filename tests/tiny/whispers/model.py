"""Whispers: what leaves the rules."""

from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct

from saucer.core import Action, Aside, Event, Options, Say, Seat, View
from saucer.core.model import kind_of

Card = Annotated[int, Meta(ge=0, le=8)]
Reason = Literal["right_claim", "wrong_claim", "time"]
Phase = Literal["dealing", "asking", "showing", "over"]
REASONS: tuple[Reason, ...] = get_args(Reason)


class WhispersOptions(Options, frozen=True):
    hand: Annotated[int, Meta(ge=1, le=2)] = 2


class Ask(Action, frozen=True):
    player: Seat


class Show(Action, frozen=True):
    card: Card


class Suspect(Action, frozen=True):
    """A private note; the turn goes on."""

    card: Card


class Claim(Action, frozen=True):
    card: Card

    rash = True
    is_plain = False


Choice = Ask | Show | Suspect | Claim


class HandDealt(Event, frozen=True):
    seat: Seat
    cards: tuple[Card, ...]


class CardsDealt(Event, frozen=True):
    seat: Seat
    count: int


class Asked(Event, frozen=True):
    asker: Seat
    asked: Seat


class Shown(Event, frozen=True):
    """To the two of them only."""

    asker: Seat
    asked: Seat
    card: Card

    reveals = True


class SomethingShown(Event, frozen=True):
    asker: Seat
    asked: Seat


class Suspected(Event, frozen=True):
    card: Card


class Claimed(Event, frozen=True):
    seat: Seat
    card: Card
    secret: Card

    reveals = True


class TimeRanOut(Event, frozen=True):
    secret: Card

    reveals = True


Happening = HandDealt | CardsDealt | Asked | Shown | SomethingShown | Suspected | Claimed | TimeRanOut


class Wink(Aside, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag=kind_of, kw_only=True):
    """A gesture; it stays in the view of those who saw it."""


Gesture = Say | Wink


class Showing(Struct, frozen=True, forbid_unknown_fields=True):
    asker: Seat
    asked: Seat
    card: Card | None


class WinkSeen(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat
    to: tuple[Seat, ...] | None


class WhispersView(View, frozen=True):
    seat: Seat | None
    players: int
    hand_size: int
    phase: Phase
    dealt: int
    """How many seats have their cards."""
    turn: int
    on_turn: Seat
    asked: Seat | None
    hand: tuple[Card, ...] | None
    showings: tuple[Showing, ...]
    suspected: tuple[Card, ...]
    noted: bool
    """Whether the viewer has made its note in this turn."""
    winks: tuple[WinkSeen, ...]
    secret: Card | None
    reason: Reason | None
    winners: tuple[Seat, ...]
