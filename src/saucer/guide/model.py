"""What a guided game is made of. `docs/stage.md` says how a game gets one."""

from typing import Any, Literal

from msgspec import Struct

from saucer.core import Seat

Pattern = dict[str, Any]
"""Some fields of a record and what they must be: a value, one of a list of values, or a pattern of what lies inside."""


class Moment(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """When a step comes: all that is named here must hold."""

    told: Pattern | None = None
    """An event that was just told and shown; nothing that followed is shown before the step is through."""
    offer: Pattern | None = None
    """An action that I may choose now."""
    decision: str | None = None
    """The kind of choice I have now."""
    view: Pattern | None = None
    """How the table looks to me."""
    after: str | None = None
    """A step that was shown before."""
    over: bool = False
    """The game is over."""


class Step(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One thing that the coach says, once."""

    say: str
    """The message, without the name of the guide before it; no two steps of a guide have the same."""
    when: tuple[Moment, ...] = ()
    """It comes in any of these moments; without any, right after the step before."""
    points: tuple[str, ...] = ()
    """Parts of the board, things drawn with `data-at`, or `seat:2`, as far as they are drawn.

    A step that asks for a choice points at what to pick by itself.
    """
    choose: Pattern | None = None
    """The choice it asks for; an empty pattern is any. Without it there is a button to go on."""
    times: int = 1
    """How many choices it asks for, one after the other."""
    opens: Literal["log", "sheet", "rules"] | None = None
    """What is to be read in the side column."""
    spare: bool = False
    """Whether it is for those who leave the way that the guide has in mind."""
    last: bool = False
    """Whether it closes the lesson: play on, or begin a game of one's own."""


class Guide(Struct, frozen=True, forbid_unknown_fields=True):
    """A prepared table, and the steps that lead through the game at it."""

    players: int
    steps: tuple[Step, ...]
    seat: Seat = Seat(0)
    """Where the learner sits; everybody else is a bot."""
    level: str = "easy"
    """How bots choose where the script says nothing."""
    options: dict[str, Any] = {}
    chance: tuple[tuple[int, ...], ...] = ()
    """The first outcomes of chance, in order; one that cannot be is left to the dice."""
    script: dict[str, tuple[Pattern, ...]] = {}
    """What the bot at a seat does, in order, whenever the next of these is possible."""
