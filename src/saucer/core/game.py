"""What a game brings: its name and types, the four verbs, and words for what can be done and what happened."""

from collections.abc import Mapping
from typing import Any, ClassVar

from msgspec import Struct

from saucer.core.actions import Open
from saucer.core.bot import Bot
from saucer.core.model import Action, Options, Standing, View, kind_of
from saucer.core.position import Position
from saucer.core.random import Random
from saucer.core.seats import Seat
from saucer.core.text import Text


class Offer(Struct, frozen=True, forbid_unknown_fields=True):
    """A legal action as people meet it: in words, and as the parts of the board to click in order."""

    action: Any
    label: Text
    path: tuple[str, ...]
    number: str | None = None
    """Of an open action: the kind of the action to answer with, which has one field `number`."""


class Decision(Struct, frozen=True, forbid_unknown_fields=True):
    """What kind of choice a seat has now: for the first-time hint and the clause that explains it."""

    kind: str
    clause: str


class Game:
    """The only door to a game's folder. Everything typed `object` below is a union of that game's records."""

    slug: ClassVar[str]
    """In addresses and records; the message `title` of the game's texts is its name."""
    version: ClassVar[int]
    """Of the rules: raised when a record on file would replay differently."""
    prefix: ClassVar[str]
    """Of its clauses: AA for AA-13."""
    seats: ClassVar[range]
    actions: ClassVar[object]
    events: ClassVar[object]
    asides: ClassVar[object]
    standing: ClassVar[object] = None
    views: ClassVar[type[View]]
    insights: ClassVar[object] = None
    options: ClassVar[type[Options]]
    reasons: ClassVar[tuple[str, ...]]
    """Every way the game can end."""
    bots: ClassVar[Mapping[str, Bot]]
    """By level, weakest first; every game has `random`."""
    boards: ClassVar[tuple[str, ...]] = ()
    roles: ClassVar[tuple[str, ...]] = ()
    """Parts that are dealt to the seats in secret; whoever measures bots can place them by these."""

    def check(self, players: int, options: Any) -> None:
        """Raise Unreadable for a number of players and options that do not go together."""

    def hot_seat(self, options: Any) -> str | None:
        """Why it cannot be played so by several people at one screen (id of a message); None if it can."""
        return None

    def start(self, players: int, options: Any) -> Position:
        raise NotImplementedError

    def imagine(self, view: Any, random: Random) -> Position:
        """A whole position that the viewer cannot tell from the truth."""
        raise NotImplementedError

    def prompt(self, view: Any) -> Text:
        """Whose turn it is and what they may do, in one line."""
        raise NotImplementedError

    def decision(self, view: Any) -> Decision | None:
        """The kind of choice the viewer has, if any."""
        raise NotImplementedError

    def label(self, action: Any, view: Any) -> Text:
        raise NotImplementedError

    def path(self, action: Any, view: Any) -> tuple[str, ...]:
        raise NotImplementedError

    def why_not(self, view: Any, part: str) -> Text | None:
        """Why a part of the board cannot be used now, from the view alone; None if it can."""
        raise NotImplementedError

    def insight(self, view: Any) -> Struct | None:
        """What the table works out for a player from the view alone, such as a filled-in notebook."""
        return None

    def line(self, event: Any) -> Text:
        """What happened, as a sentence of the log."""
        raise NotImplementedError

    def drawing(self, view: Any) -> list[Text]:
        """The view for a terminal, line by line."""
        raise NotImplementedError

    def cast(self, position: Any) -> tuple[str, ...]:
        """The part of each seat, for the driver of a measurement and nobody else; empty until they are dealt."""
        return ()

    def fallback(self, view: Any, legal: tuple[Action, ...]) -> Action:
        """What the table answers for a seat whose clock has run out."""
        first = legal[0]
        return first.make(first.low) if isinstance(first, Open) else first

    def spent(self, order: Standing, view: Any) -> bool:
        """Whether an answer left in advance that says nothing to this decision can be forgotten."""
        return True

    def follow(self, order: Standing, view: Any, legal: tuple[Action, ...]) -> Action | None:
        """What an answer left in advance says to this decision; None if it says nothing to it."""
        return None

    def offers(self, position: Position, seat: Seat, view: Any) -> tuple[Offer, ...]:
        return tuple(self.offer(each, view) for each in position.legal(seat))

    def offer(self, action: Action, view: Any) -> Offer:
        number = kind_of(action.stands_for.__name__) if isinstance(action, Open) else None
        return Offer(action, self.label(action, view), self.path(action, view), number)
