"""What the browser sends over the socket of a table. Nothing else is understood."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from saucer.core import Unreadable
from saucer.server.wire.parts import BotLevel, Count, EmoteName, Id, SeatNumber


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
    after: Id | None = None
    """In a row of acts: the one before, which must have been accepted. It may be sent before its answer came."""


class Roll(FromBrowser, frozen=True, tag="roll"):
    """What dice show that were rolled by hand: typed in by whoever rolled them, the host for bots."""

    seat: SeatNumber
    on: Count
    outcome: Annotated[tuple[Count, ...], Meta(max_length=40)]


class Speak(FromBrowser, frozen=True, tag="speak"):
    seat: SeatNumber
    aside: dict[str, Any]


class Chat(FromBrowser, frozen=True, tag="chat"):
    """Talk before the start; during the game it is an aside, which the game may silence."""

    seat: SeatNumber
    words: Annotated[str, Meta(max_length=2_000)]


class Emote(FromBrowser, frozen=True, tag="emote"):
    """A passing sign to everybody, at any time when that seat could say something to all. Nothing is kept of it."""

    seat: SeatNumber
    emote: EmoteName


class Undo(FromBrowser, frozen=True, tag="undo"):
    """Take back one's own last choice, or several."""

    seat: SeatNumber
    steps: Annotated[int, Meta(ge=1, le=10_000)] = 1


class SetStandingOrder(FromBrowser, frozen=True, tag="standing_order"):
    """A standing order: an answer left in advance, which the table gives for the seat. None cancels it."""

    seat: SeatNumber
    order: dict[str, Any] | None


Part = Annotated[str, Meta(max_length=80)]


class WhyNot(FromBrowser, frozen=True, tag="why_not"):
    """Why a part of the board cannot be used now, after the parts that were picked before it in the same choice."""

    part: Part
    seat: SeatNumber
    path: Annotated[tuple[Part, ...], Meta(max_length=12)] = ()


class AskHint(FromBrowser, frozen=True, tag="hint"):
    """What the best bot would do; only at a table of one person with bots."""

    seat: SeatNumber


class AskMissed(FromBrowser, frozen=True, tag="recall"):
    """What this viewer was told after one count and up to another, each event with the view as it stood then."""

    seat: SeatNumber | None
    """Whose view is on this screen; None is a spectator."""
    after: Count
    to: Count


class HandOver(FromBrowser, frozen=True, tag="hand_over"):
    """This person looks now, at a shared screen."""

    seat: SeatNumber


class GiveSeat(FromBrowser, frozen=True, tag="give_seat"):
    """Give my seat to a bot; None returns it to me at the next own decision."""

    seat: SeatNumber
    bot: BotLevel | None


class Agree(FromBrowser, frozen=True, tag="agree"):
    """Let a bot take over from somebody long away; it needs all the others."""

    seat: SeatNumber


class Abandon(FromBrowser, frozen=True, tag="abandon"):
    """End the table for good; it needs every person seated and not long away."""


class Ping(FromBrowser, frozen=True, tag="ping"):
    pass


Command = (
    Hello | Act | Roll | Speak | Chat | Emote | Undo | SetStandingOrder
    | WhyNot | AskHint | AskMissed | HandOver | GiveSeat | Agree | Abandon | Ping
)  # fmt: skip

_decoder = msgspec.json.Decoder(Command)
"""Made once: that costs more than to read a command."""


def read_command(data: bytes) -> Command:
    try:
        command: Command = _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Unreadable(f"the message cannot be read: {error}") from None
    return command
