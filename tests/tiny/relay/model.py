"""Relay: what leaves the rules."""

from typing import Annotated, Literal, get_args

from msgspec import Meta

from saucer.core import Action, Event, Options, Result, Say, Seat, View

Side = Literal["low", "high"]
Reason = Literal["wins", "points", "shared", "alone"]
Phase = Literal["lining_up", "betting", "running", "rolling", "paying", "over"]
SIDES: tuple[Side, ...] = get_args(Side)
REASONS: tuple[Reason, ...] = get_args(Reason)


class RelayOptions(Options, frozen=True):
    games: Annotated[int, Meta(ge=1, le=3)] = 2
    teams: bool = False


class Bet(Action, frozen=True):
    side: Side


class Roll(Action, frozen=True):
    pass


class Keep(Action, frozen=True):
    pass


Choice = Bet | Roll | Keep


class LinedUp(Event, frozen=True):
    order: tuple[Seat, ...]


class BetMade(Event, frozen=True):
    """That there is one, never which."""

    seat: Seat


class BetsShown(Event, frozen=True):
    bets: tuple[Side, ...]

    reveals = True


class Rolled(Event, frozen=True):
    seat: Seat
    low: int
    high: int


class Kept(Event, frozen=True):
    seat: Seat


class BetPaid(Event, frozen=True):
    side: Side


class GameWon(Event, frozen=True):
    """One of the games of the match; nobody wins a game that is shared."""

    winners: tuple[Seat, ...]


class MatchEnded(Event, frozen=True):
    reason: Reason
    winners: tuple[Seat, ...]


Happening = LinedUp | BetMade | BetsShown | Rolled | Kept | BetPaid | GameWon | MatchEnded

Aside = Say


class RelayView(View, frozen=True):
    seat: Seat | None
    options: RelayOptions
    phase: Phase
    game: int
    order: tuple[Seat, ...]
    """Who still runs, the first one now."""
    rolls: int
    gained: int
    """By the runner, in this turn."""
    answered: tuple[bool, ...]
    bet: Side | None
    bets: tuple[Side, ...] | None
    """Shown when all are in."""
    points: tuple[int, ...]
    total: tuple[int, ...]
    wins: tuple[int, ...]
    played: tuple[Result, ...]
    reason: Reason | None
    winners: tuple[Seat, ...]
