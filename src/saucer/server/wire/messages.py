"""What the table sends over its socket. Nothing else is sent."""

from typing import Any

from msgspec import Struct
from msgspec.json import Encoder

from saucer.core import Decision, Offer, Result, Seat, Text
from saucer.core.model import Unit
from saucer.server.wire.parts import Count, EmoteName, Id, Line, Lobby, LobbyTalk, Wire


class Message(Struct, frozen=True, forbid_unknown_fields=True, gc=False, tag_field="kind"):
    """What the table sends."""


class RollAsked(Wire, frozen=True):
    """Dice that this seat is to roll by hand; their faces are numbered from 0."""

    seat: Seat
    count: int
    faces: int


class Choices(Wire, frozen=True):
    """What one seat may do now."""

    seat: Seat
    must: bool
    offers: tuple[Offer, ...]
    decision: Decision | None
    undo: int
    """How many of its last choices it can take back."""
    roll: RollAsked | None = None
    """The dice that this viewer is asked to type in."""


class Now(Wire, frozen=True):
    """What a screen shows beside the view: what is asked, of whom, until when, and how the game ended."""

    prompt: Text
    choices: Choices | None
    waiting: tuple[Seat, ...]
    deadline: float | None
    """Seconds left on the clock of the seats waited for."""
    hand_over: tuple[Seat, ...]
    """At a shared screen: who is asked to take it now."""
    result: Result | None
    standing_order: dict[str, Any] | None
    """The standing order that this seat has left."""
    silenced: Text | None = None
    """Why this viewer may say nothing to anybody now."""


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
    now: Now | None
    talk: tuple[LobbyTalk, ...] = ()
    """What was said before the start, the last of it."""


class Beat(Wire, frozen=True):
    """One told event, and how the view's top-level fields changed by it."""

    line: Line | None
    """None if what this viewer sees changed without a word."""
    changes: dict[str, Any]
    added: dict[str, list[Any]]
    """What was added at the end of a field that only grew, such as a history."""


class Update(Message, frozen=True, tag="told"):
    """What happened, one beat after the other, and what is asked now."""

    count: Count
    beats: tuple[Beat, ...]
    now: Now


class LobbyChanged(Message, frozen=True, tag="lobby"):
    """Somebody has come or gone, the game has ended, or a rematch is there: the table as everybody sees it now."""

    lobby: Lobby


class Chatted(Message, frozen=True, tag="chatted"):
    """Something was said before the start."""

    talk: LobbyTalk


class Emoted(Message, frozen=True, tag="emoted"):
    """A seat has made a passing sign, which is kept nowhere."""

    seat: Seat
    emote: EmoteName


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


class Expected(Wire, frozen=True):
    """What the bot expects of one choice: a share from 0 to 1, points, or bits."""

    label: Text
    value: float
    unit: Unit


class Hinted(Message, frozen=True, tag="hinted"):
    """What the best bot would choose, and, if it counts so, what it expects of its best choices, that one first."""

    id: Id
    offer: Offer
    expected: tuple[Expected, ...]


class Recalled(Message, frozen=True, tag="recalled"):
    """What a viewer was told after that count, from the view as it stood then; the last of it, if it was much."""

    id: Id
    seat: Seat | None
    after: Count
    view: dict[str, Any]
    beats: tuple[Beat, ...]


class Pong(Message, frozen=True, tag="pong"):
    id: Id


FromTable = Scene | Update | LobbyChanged | Chatted | Emoted | Accepted | Refused | Because | Hinted | Recalled | Pong

encode = Encoder().encode
"""Fields in the order in which they were made: nobody compares messages byte by byte, as records are."""
