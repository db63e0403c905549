"""Beacon: what leaves the rules."""

from typing import Annotated, Literal, get_args

from msgspec import Meta

from saucer.core import Action, Board, Event, Open, Options, Say, Seat, Thing, View

LONGEST = 20_000
Milliseconds = Annotated[int, Meta(ge=50, le=LONGEST)]
Phase = Literal["hiding", "planning", "flashing", "guessing", "rolling", "over"]
Reason = Literal["found", "lost"]
REASONS: tuple[Reason, ...] = get_args(Reason)
Name = Annotated[str, Meta(min_length=1, max_length=20)]


class BeaconBoard(Board, frozen=True):
    """A row of lamps by name; a lamp is flashed so often as its place in the row says."""

    lamps: Annotated[tuple[Name, ...], Meta(max_length=6)]


class BeaconOptions(Options, frozen=True):
    board: Literal["hill", "shore"] = "hill"
    dice: Literal["table", "by_hand"] = "table"


class Eyesight(Thing, frozen=True):
    """What a keeper's page may keep: how bright a light must be."""

    brightness: Annotated[int, Meta(ge=1, le=9)]


class Aim(Action, frozen=True):
    """BE-2 In secret, and open to second thoughts until the first flash."""

    lamp: int


class Flash(Action, frozen=True):
    number: Milliseconds

    in_a_row = True


class FlashFor(Open, frozen=True):
    stands_for = Flash


class Guess(Action, frozen=True):
    lamp: int


Choice = Aim | Flash | FlashFor | Guess


class LampHidden(Event, frozen=True):
    lamp: int


class HiddenForKeeper(Event, frozen=True):
    """What the others hear of it."""


class Aimed(Event, frozen=True):
    lamp: int


class Flashed(Event, frozen=True):
    milliseconds: int
    last: bool

    reveals = True


class BrokenOff(Event, frozen=True):
    reveals = True


class Guessed(Event, frozen=True):
    seat: Seat
    lamp: int
    hidden: int

    reveals = True


class Rolled(Event, frozen=True):
    seat: Seat
    face: int


Happening = LampHidden | HiddenForKeeper | Aimed | Flashed | BrokenOff | Guessed | Rolled

Aside = Say


class BeaconView(View, frozen=True):
    seat: Seat | None
    players: int
    board: BeaconBoard
    by_hand: bool
    phase: Phase
    hidden: int | None
    aimed: int | None
    flashes: tuple[Milliseconds, ...]
    guess: int | None
    face: int | None
