"""What a game brings: its name and types, the four verbs, and words for what can be done and what happened."""

from collections.abc import Hashable, Mapping
from typing import Any, ClassVar, cast

from msgspec import Struct

from saucer.core.actions import Open, is_in_a_row
from saucer.core.bot import Bot
from saucer.core.errors import Unreadable
from saucer.core.model import Action, Board, Mistake, Options, StandingOrder, Thing, View, kind_of
from saucer.core.position import Position
from saucer.core.random import Random
from saucer.core.seats import Seat
from saucer.core.text import Text


class Offer(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A legal action as people meet it: in words, and as the parts of the board to click in order."""

    action: Any
    label: Text
    path: tuple[str, ...]
    number: str | None = None
    """The kind of the action to answer an open one with, which has one field `number`."""
    in_a_row: bool = False
    """Whether the next one may be sent before this one was answered."""
    caution: Text | None = None
    """What to ask before it is carried out, where it cannot be taken back and is rarely right."""
    any_order: int = 0
    """So many parts that begin the path may be picked in any order."""


class Decision(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """What kind of choice a seat has now: for the first-time hint and the clause that explains it."""

    kind: str
    clause: str


class Solution(Struct, frozen=True, forbid_unknown_fields=True):
    """The best that one player alone can reach where nothing is left to chance, and decisions that reach it."""

    score: int
    bound: int
    """Nobody can reach more: the score is proved to be the best if it is equal."""
    options: Any
    board: Board | None
    """What `Game.start` is to be given for the decisions to be replayed."""
    actions: tuple[Action, ...]
    plan: tuple[Text, ...]
    """What is to be known before the first decision, such as the order of a deck."""
    figures: dict[str, int]
    """How much was looked at for the proof, by what it is called."""


class Game:
    """The only door to a game's folder. Everything typed `object` below is a union of that game's records."""

    slug: ClassVar[str]
    """What it is called in addresses and records; for people its name is the message `title` of its texts."""
    version: ClassVar[int]
    """The version of the rules, raised when a record on file would replay differently."""
    prefix: ClassVar[str]
    """What its clauses begin with: AA for AA-13."""
    seats: ClassVar[range]
    actions: ClassVar[object]
    events: ClassVar[object]
    asides: ClassVar[object]
    standing_orders: ClassVar[object] = None
    views: ClassVar[type[View]]
    insights: ClassVar[object] = None
    options: ClassVar[type[Options]]
    reasons: ClassVar[tuple[str, ...]]
    """Every way the game can end."""
    bots: ClassVar[Mapping[str, Bot]]
    """Its bots by level, the weakest first; every game has `random`."""
    board: ClassVar[type[Board] | None] = None
    """The record of a board, in games whose players may bring their own."""
    boards: ClassVar[Mapping[str, Board]] = {}
    """Those that come with the game, by name."""
    keeps: ClassVar[type[Thing] | None] = None
    """What its pages may keep for a player, one of it: a record of a kind that no other game has."""
    roles: ClassVar[tuple[str, ...]] = ()
    """They are dealt to the seats in secret; whoever measures bots can place them by these."""

    def check_players(self, players: int) -> None:
        """Raise Unreadable if it is not played by so many."""
        if players not in self.seats:
            raise Unreadable(f"{self.slug} is for {self.seats[0]} to {self.seats[-1]} players; came {players}")

    def check(self, players: int, options: Any) -> Text | None:
        """Why this number of players and these options do not go together; None if they do."""
        return None

    def mistakes(self, board: Any) -> tuple[Mistake, ...]:
        """All that is wrong with a board that somebody made."""
        return ()

    def board_in(self, content: dict[str, Any]) -> Board | None:
        """The board of a file (without the name of its game), where it is not simply the record: else None.

        Raise WrongBoard with every mistake that keeps it from being read.
        """
        return None

    def teams(self, players: int, options: Any) -> tuple[tuple[Seat, ...], ...]:
        """Who plays together, as everybody knows before the start; empty if everybody plays alone."""
        return ()

    def solve(self, options: Any, board: Any = None) -> Solution | None:
        """The best score of one player alone, on this board or the options'; None if the game brings no solver."""
        return None

    def hot_seat(self, options: Any) -> str | None:
        """Why it cannot be played so by several people at one screen (id of a message); None if it can."""
        return None

    def rematch(self, options: Any, view: Any) -> Options:
        """The options of a game that follows one that ended so, as somebody looking on sees it."""
        return cast(Options, options)

    def start(self, players: int, options: Any, board: Any = None) -> Position:
        """`board` is one that a player brought; without it the options say which."""
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

    def any_order(self, action: Any, view: Any) -> int:
        """How many parts that begin the path of this action may be picked in any order: cards of a hand have none."""
        return 0

    def caution(self, action: Any, view: Any) -> Text | None:
        """A question to whoever chooses this: for what cannot be taken back and is rarely right, with what is known."""
        return None

    def why_not(self, view: Any, part: str, path: tuple[str, ...] = ()) -> Text | None:
        """Why a part cannot be used now, after those of `path` were picked; from the view alone. None if it can."""
        raise NotImplementedError

    def insight(self, view: Any) -> Struct | None:
        """What the table works out for a player from the view alone, such as a filled-in notebook."""
        return None

    def line(self, event: Any) -> Text:
        """What happened, as a sentence of the log."""
        raise NotImplementedError

    def drawing(self, view: Any) -> list[Text]:
        """Draw the view for a terminal, line by line."""
        raise NotImplementedError

    def roles_of(self, position: Any) -> tuple[str, ...]:
        """The role of each seat, for the driver of a measurement and nobody else; empty until they are dealt."""
        return ()

    def fallback(self, view: Any, legal: tuple[Action, ...]) -> Action:
        """What the table answers for a seat whose clock has run out."""
        first = legal[0]
        return first.make(first.low) if isinstance(first, Open) else first

    def spent(self, order: StandingOrder, view: Any) -> bool:
        """Whether a standing order that says nothing to this decision can be forgotten."""
        return True

    def follow(self, order: StandingOrder, view: Any, legal: tuple[Action, ...]) -> Action | None:
        """What a standing order says to this decision; None if it says nothing to it."""
        return None

    def offer_says(self, action: Any, view: Any) -> Hashable:
        """All that the offer of this action says of the view: where that is the same the table makes it once.

        None: more than is worth telling apart, so it is made anew each time.
        """
        return None

    def offers(self, view: Any, legal: tuple[Action, ...]) -> tuple[Offer, ...]:
        return tuple([self.offer(each, view) for each in legal])

    def offer(self, action: Action, view: Any) -> Offer:
        number = kind_of(action.stands_for.__name__) if action.is_open and isinstance(action, Open) else None
        words = self.label(action, view), self.path(action, view)
        caution, any_order = self.caution(action, view), self.any_order(action, view)
        return Offer(action, *words, number, is_in_a_row(action), caution, any_order)
