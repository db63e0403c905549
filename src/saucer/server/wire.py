"""What travels between browser and table: every message, typed. Nothing else is sent or understood.

HTTP manages tables; the WebSocket of a table carries play. TypeScript types are generated from here.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from saucer.core import Decision, Offer, Player, Result, Seat, Text

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Id = Annotated[str, Meta(min_length=1, max_length=40)]
Count = Annotated[int, Meta(ge=0, le=(1 << 53) - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Shape = Literal["circle", "square", "triangle", "diamond", "pentagon", "hexagon"]
Pace = Literal["instant", "brisk", "calm"]
Word = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}\Z")]


class Wire(Struct, frozen=True, forbid_unknown_fields=True):
    """A plain part of a message."""


class Me(Wire, frozen=True):
    """A guest: no account, only a name and a shape (its colour goes with it)."""

    name: Name
    shape: Shape


class SeatPlan(Wire, frozen=True):
    """Who is to sit there: me, anybody who comes, a bot of a level, or another person at my screen (hot-seat)."""

    who: Literal["me", "open", "bot", "local"]
    bot: Annotated[str, Meta(max_length=24)] | None = None
    name: Name | None = None
    """Of a person at my screen."""


class NewTable(Wire, frozen=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[tuple[SeatPlan, ...], Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = {}
    public: bool = False
    pace: Pace = "brisk"
    clock: Annotated[int, Meta(ge=5, le=86_400)] | None = None
    """Seconds for a decision; None is no clock."""
    start: bool = False
    """Start at once if nobody is awaited: one click from the start page to a game against bots."""
    word: Word | None = None
    """128 random bits of this device, for the dice."""


class Join(Wire, frozen=True):
    seat: SeatNumber | None = None
    """The first open one if none is named."""
    word: Word | None = None


class Fill(Wire, frozen=True):
    """A bot for a seat that is free, another for a bot, or (None) the seat is free again."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=24)] | None


class JoinByCode(Wire, frozen=True):
    code: Annotated[str, Meta(min_length=4, max_length=12)]
    word: Word | None = None


class Carry(Wire, frozen=True):
    """The token of a link that carries a seat to another device."""

    token: Annotated[str, Meta(min_length=16, max_length=400)]


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


class Lobby(Wire, frozen=True):
    """A table as everybody sees it, before, during and after play. `code` is gone at the start."""

    table: str
    game: str
    options: dict[str, Any]
    state: Literal["open", "playing", "over", "abandoned", "void", "paused"]
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
    next_table: str | None
    """The rematch, once there is one."""
    spectators: int
    leaving: tuple[Seat, ...] = ()
    """Who wants to give up the table; it needs every person seated and not long away."""


class Rematch(Wire, frozen=True):
    """The table that follows starts by itself once everybody seated has joined it."""

    word: Word | None = None


class CarryLink(Wire, frozen=True):
    """For another device: `/table/{table}#carry={token}`. Good once and for ten minutes."""

    table: str
    token: str
    seconds: int


class GameInfo(Wire, frozen=True):
    """A game that can be played here. `title` is the id of the message that names it."""

    slug: str
    title: Text
    prefix: str
    fewest: int
    most: int
    options: dict[str, Any]
    """A JSON Schema."""
    boards: tuple[str, ...]
    bots: tuple[str, ...]
    """Levels, the weakest first."""
    reasons: tuple[str, ...]
    hot_seat: str | None
    """Why it cannot be played at one screen (id of a message), if it cannot."""
    orders: bool
    """Whether answers can be left in advance."""


class Finished(Wire, frozen=True):
    table: str
    game: str
    why: Literal["over", "abandoned", "void"]
    players: tuple[Player, ...]
    shapes: tuple[Shape | None, ...]
    mine: tuple[Seat, ...]
    ended: float
    """Seconds since 1970."""
    result: Result | None


class Problem(Wire, frozen=True):
    """The body of every refused HTTP request. `detail` is for people who write programs."""

    problem: Text
    detail: str | None = None


# From the browser, over the socket.


class FromBrowser(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """Every command carries an id of its own, so that sending it twice is harmless."""

    id: Id


class Hello(FromBrowser, frozen=True, tag="hello"):
    """First message: what this viewer has already; it gets exactly what follows."""

    have: Count = 0
    seat: SeatNumber | None = None
    """At a shared screen: whose view was shown last."""


class Act(FromBrowser, frozen=True, tag="act"):
    """`on` is the count the choice was made on: strict in turns, a hint where several act at once."""

    seat: SeatNumber
    on: Count
    action: dict[str, Any]


class Speak(FromBrowser, frozen=True, tag="speak"):
    seat: SeatNumber
    aside: dict[str, Any]


class TakeBack(FromBrowser, frozen=True, tag="take_back"):
    seat: SeatNumber


class Advance(FromBrowser, frozen=True, tag="advance"):
    """An answer left in advance; None takes it back."""

    seat: SeatNumber
    order: dict[str, Any] | None


class WhyNot(FromBrowser, frozen=True, tag="why_not"):
    part: Annotated[str, Meta(max_length=80)]
    seat: SeatNumber


class AskHint(FromBrowser, frozen=True, tag="hint"):
    """What the best bot would do; only at a table of one person with bots."""

    seat: SeatNumber


class HandOver(FromBrowser, frozen=True, tag="hand_over"):
    """At a shared screen: this person looks now."""

    seat: SeatNumber


class GiveSeat(FromBrowser, frozen=True, tag="give_seat"):
    """My seat to a bot; None takes it back at the next own decision."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=24)] | None


class Agree(FromBrowser, frozen=True, tag="agree"):
    """Let a bot take over from somebody ten minutes away; it needs all the others."""

    seat: SeatNumber


class Abandon(FromBrowser, frozen=True, tag="abandon"):
    """End the table for good; it needs every person seated and not long away."""


class Ping(FromBrowser, frozen=True, tag="ping"):
    pass


Command = (
    Hello | Act | Speak | TakeBack | Advance | WhyNot | AskHint | HandOver | GiveSeat | Agree | Abandon | Ping
)  # fmt: skip


# From the table, over the socket.


class Message(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """What the table sends."""


class Line(Wire, frozen=True):
    """One told event: its number in this viewer's own gapless count, the event, and its sentence."""

    count: Count
    event: dict[str, Any]
    text: Text


class Choices(Wire, frozen=True):
    """What one seat may do now."""

    seat: Seat
    must: bool
    offers: tuple[Offer, ...]
    decision: Decision | None
    undo: bool


class Scene(Message, frozen=True, tag="scene"):
    """Everything a viewer needs: sent at hello, at a hand-over, at the start and when a seat changes its device.

    `seat` None is a spectator, or nobody looks yet. Without a view there is nothing to show (not started, paused).
    """

    lobby: Lobby
    seat: Seat | None
    count: Count
    lines: tuple[Line, ...]
    """What followed the count that the browser said it has."""
    view: dict[str, Any] | None
    prompt: Text | None
    choices: Choices | None
    waiting: tuple[Seat, ...]
    deadline: float | None
    """Seconds left on the clock of the seats waited for."""
    hand_over: tuple[Seat, ...]
    """At a shared screen: who is asked to take it now."""
    result: Result | None
    order: dict[str, Any] | None = None
    """The answer this seat has left in advance."""


class Told(Message, frozen=True, tag="told"):
    """What happened: the told events, the view's changed top-level fields, and what this seat may do now."""

    count: Count
    lines: tuple[Line, ...]
    changes: dict[str, Any]
    prompt: Text | None
    choices: Choices | None
    waiting: tuple[Seat, ...]
    deadline: float | None
    hand_over: tuple[Seat, ...]
    result: Result | None
    order: dict[str, Any] | None = None


class LobbyChanged(Message, frozen=True, tag="lobby"):
    """Joins, leaves, presence, the end, a rematch."""

    lobby: Lobby


class Accepted(Message, frozen=True, tag="accepted"):
    id: Id


class Refused(Message, frozen=True, tag="refused"):
    id: Id | None
    """None if the message could not be read far enough to know."""
    why: Text
    detail: str | None = None
    """For people who write programs: what was expected and what came."""


class Because(Message, frozen=True, tag="because"):
    """The answer to why_not; None: it can be used."""

    id: Id
    why: Text | None


class Hinted(Message, frozen=True, tag="hinted"):
    id: Id
    offer: Offer


class Pong(Message, frozen=True, tag="pong"):
    id: Id


FromTable = Scene | Told | LobbyChanged | Accepted | Refused | Because | Hinted | Pong


# Replay, over HTTP.


class Frame(Wire, frozen=True):
    """The position after one entry, as one viewer saw it."""

    entry: int
    lines: tuple[Line, ...]
    view: dict[str, Any]
    prompt: Text
    hands: tuple[dict[str, Any], ...] = ()
    """With everything open: the view of every seat; `view` is then the spectator's."""


class Checked(Wire, frozen=True):
    """The dice of a finished table: what was promised, what everybody gave, what was revealed."""

    commitment: str
    words: tuple[str, ...]
    seed: str | None
    key: str | None
    chances: int
    verified: bool
    problem: str | None


class Replay(Wire, frozen=True):
    lobby: Lobby
    viewer: Seat | None
    open: bool
    """Everything open: every frame has the `hands` of all seats, as their own views."""
    frames: tuple[Frame, ...]
    result: Result | None
    dice: Checked
