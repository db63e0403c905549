"""What messages are made of, over HTTP and over the socket."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from saucer.core import Player, Seat, Text
from saucer.core.record import Whole, WhyEnded
from saucer.core.seats import MOST_SEATS

LONGEST_NAME = 24
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
GameSlug = Annotated[str, Meta(max_length=40)]
BotLevel = Annotated[str, Meta(max_length=24)]
Id = Annotated[str, Meta(min_length=1, max_length=40)]
Count = Whole
SeatNumber = Annotated[int, Meta(ge=0, le=MOST_SEATS - 1)]
Shape = Literal["circle", "square", "triangle", "diamond", "pentagon", "hexagon"]
TableState = Literal["open", "playing", WhyEnded]
ShownState = Literal[TableState, "paused"]
Pace = Literal["instant", "brisk", "calm"]
EmoteName = Literal["hello", "bravo", "laugh", "think", "oops", "thanks"]
Word = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}\Z")]


class Wire(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """What every part of a message is derived from."""


class SeatState(Wire, frozen=True):
    """A seat as everybody sees it."""

    player: Player | None
    """None is an open seat."""
    shape: Shape | None
    here: bool
    """Connected now (bots always are)."""
    away_seconds: int | None
    agreed: tuple[Seat, ...] = ()
    """Who has agreed to let a bot take over from somebody long away."""
    hurried: bool = False
    """Its bot answers below its level, since too many wait for bots here."""


class Lobby(Wire, frozen=True):
    """A table as everybody sees it, before, during and after play. `code` is gone at the start."""

    table: str
    game: str
    options: dict[str, Any]
    state: ShownState
    seats: tuple[SeatState, ...]
    mine: tuple[Seat, ...]
    """My seats: one, several at a shared screen, or none (a spectator)."""
    host: bool
    code: str | None
    public: bool
    pace: Pace
    clock: int | None
    commitment: str
    """SHA-256 of the seed, published before anybody gives a word."""
    word_wanted: bool
    """Whether this guest's device has still to give its word."""
    next_table: str | None
    """The rematch, once there is one."""
    spectators: int
    own_board: bool = False
    """Whether somebody brought the board; it comes with the view."""
    my_turn: bool = False
    """Whether the table waited for a seat of this guest when this was written."""
    teams: tuple[tuple[Seat, ...], ...] = ()
    """Which seats play together, as is known before the start; empty if everybody plays alone."""
    leaving: tuple[Seat, ...] = ()
    """Who wants to give up the table; it needs every person seated and not long away."""
    guide: str | None = None
    """The guided game that this is: one person and bots, with outcomes of chance that were prepared."""
    ended: float | None = None
    """When the game ended, in seconds since 1970."""


class LobbyTalk(Wire, frozen=True):
    """Something said before the start. Seats may change then, so it names who spoke."""

    name: Name
    shape: Shape
    words: str


class Line(Wire, frozen=True):
    """One told event: its number in this viewer's own gapless count, the event, and its sentence."""

    count: Count
    event: dict[str, Any]
    text: Text
