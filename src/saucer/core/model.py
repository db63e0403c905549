"""What leaves the rules: small frozen records, told apart by kind. Never compiled: msgspec needs plain classes."""

import re
from typing import ClassVar

from msgspec import Struct

from saucer.core.seats import Seat


def kind_of(class_name: str) -> str:
    """DrawFrom is written draw_from."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", class_name).lower()


class Action(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag=kind_of):
    """A choice a seat can make."""

    is_open: ClassVar[bool] = False
    """Whether it stands for many, one for each number (`Open`); cheaper to ask than its class."""
    rash: ClassVar[bool] = False
    """Whether it can end the game at any time: random play makes it seldom, or no game would last."""
    is_plain: ClassVar[bool] = True
    """Neither open nor rash: whoever picks at random need not look twice."""


class Event(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag=kind_of):
    """Something that happened, as one audience is told it."""

    reveals: ClassVar[bool] = False
    """Whether it tells what was secret until then: nothing before it can be undone."""


class View(Struct, frozen=True, forbid_unknown_fields=True):
    """All that one seat knows, and nothing else; None in a field means: not known to you."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table chooses before a game starts."""


class Aside(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag=kind_of, kw_only=True):
    """Talk or a gesture: heard by its audience, kept in the record, read by no rule."""

    to: tuple[Seat, ...] | None = None
    """Who hears it; None is everybody, spectators included."""


class Say(Aside, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag=kind_of, kw_only=True):
    """Plain talk, in every game."""

    words: str


class Standing(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag=kind_of):
    """An answer left in advance: the table gives it for the seat when its time comes."""


class Result(Struct, frozen=True, forbid_unknown_fields=True):
    """How a game ended: a reason from the game's closed list, who won, and points for each seat."""

    reason: str
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
