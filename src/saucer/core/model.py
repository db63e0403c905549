"""What leaves the rules: small frozen records, told apart by kind. Never compiled: msgspec needs plain classes."""

import re
from typing import Any, ClassVar, Literal

from msgspec import Struct
from msgspec.structs import replace

from saucer.core.seats import Seat
from saucer.core.text import Text


def kind_of(class_name: str) -> str:
    """DrawFrom is written draw_from."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", class_name).lower()


class Action(Struct, frozen=True, forbid_unknown_fields=True, gc=False, tag_field="kind", tag=kind_of):
    """A choice a seat can make."""

    is_open: ClassVar[bool] = False
    """Whether it stands for many, one for each number (`Open`); cheaper to ask than its class."""
    rash: ClassVar[bool] = False
    """Whether it can end the game at any time: random play makes it seldom, or no game would last."""
    in_a_row: ClassVar[bool] = False
    """Whether the next one may be sent before this one was answered, as when somebody taps a rhythm."""
    is_plain: ClassVar[bool] = True
    """Neither open nor rash: whoever picks at random need not look twice."""


class Event(Struct, frozen=True, forbid_unknown_fields=True, gc=False, tag_field="kind", tag=kind_of):
    """Something that happened, as one audience is told it."""

    reveals: ClassVar[bool] = False
    """Whether it tells what was secret, or what cannot be taken back: nothing before it can be undone."""


class Board(Struct, frozen=True, forbid_unknown_fields=True, cache_hash=True):
    """What a game is played on: public, chosen before the start, the same to its end. A view holds it whole."""


class Mistake(Struct, frozen=True, forbid_unknown_fields=True):
    """Something wrong with a board: `place` is where, such as `links[3].sections`; empty for the whole of it."""

    place: str
    problem: Text


class View(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """All that one seat knows, and nothing else; None in a field means: not known to you."""


with_own = replace
"""What everybody sees, with what only one seat does: here for compiled modules, which leave msgspec to others."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table chooses before a game starts."""


class Aside(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag=kind_of, kw_only=True):
    """Talk or a gesture: heard by its audience, kept in the record, read by no rule."""

    to: tuple[Seat, ...] | None = None
    """Who hears it; None is everybody, spectators included."""


class Say(Aside, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag=kind_of, kw_only=True):
    """Plain talk, which every game has."""

    words: str


class StandingOrder(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag=kind_of):
    """A standing order: an answer left in advance, which the table gives for the seat when its time comes."""


class Thing(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag=kind_of):
    """Something that a guest keeps whatever becomes of the tables; a game may have a kind of its own."""


Unit = Literal["win", "right", "points", "bits", "unsure"]
"""A share of the win, or of the cases in which the choice is right; points; what is learnt, each bit a yes or no.

`unsure` is the share of the cases in which the best guess would be right: too small, so that something comes first.
"""


class Weighed(Struct, frozen=True, forbid_unknown_fields=True):
    """A choice, and what a bot expects of it."""

    action: Any
    value: float
    unit: Unit


class Result(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How a game ended: a reason from the game's closed list, who won, and points for each seat."""

    reason: str
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    """Empty where a team has lost to the game, without a score."""
    parts: int = 1
    """Points are counted in so many parts: 2 is halves."""
    par: int | None = None
    """For one player alone: the best score there is, where it is known."""
    games: "tuple[Result, ...]" = ()
    """Of a match: how each of its games ended."""
