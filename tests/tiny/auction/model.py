"""Auction: what leaves the rules."""

from typing import Annotated, Literal, get_args

from msgspec import Meta

from saucer.core import Action, Event, Open, Options, Say, Seat, View

Coins = Annotated[int, Meta(ge=0, le=9)]
Reason = Literal["sold_out", "walkout"]
Phase = Literal["dealing", "unveiling", "naming", "taking", "over"]
REASONS: tuple[Reason, ...] = get_args(Reason)


class AuctionOptions(Options, frozen=True):
    prizes: Literal[2, 5] = 5
    quiet: bool = True
    """Nobody talks while a prize can be taken."""


class Name(Action, frozen=True):
    number: Annotated[int, Meta(ge=0, le=20)]


class NamePrice(Open, frozen=True):
    stands_for = Name


class Object(Action, frozen=True):
    """Once a game: the prize goes back."""


class Take(Action, frozen=True):
    pass


Choice = Name | NamePrice | Object | Take


class PurseDealt(Event, frozen=True):
    seat: Seat
    coins: Coins


class PurseFilled(Event, frozen=True):
    seat: Seat


class PrizeUnveiled(Event, frozen=True):
    worth: int


class PriceNamed(Event, frozen=True):
    seat: Seat
    price: int


class Objected(Event, frozen=True):
    seat: Seat


class PrizeTaken(Event, frozen=True):
    seat: Seat


class NobodyTook(Event, frozen=True):
    pass


class AuctionClosed(Event, frozen=True):
    purses: tuple[Coins, ...]

    reveals = True


Happening = PurseDealt | PurseFilled | PrizeUnveiled | PriceNamed | Objected | PrizeTaken | NobodyTook | AuctionClosed

Aside = Say


class AuctionView(View, frozen=True):
    seat: Seat | None
    prizes: Literal[2, 5]
    quiet: bool
    phase: Phase
    dealt: int
    sold: int
    worth: int
    price: int
    purse: Coins | None
    purses: tuple[Coins, ...] | None
    """Open at the end."""
    spent: tuple[int, ...]
    points: tuple[int, ...]
    objected: tuple[bool, ...]
    reason: Reason | None
