"""What a guest keeps: bests and certificates, which the server enters when a game ends, and how the own hand taps."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from saucer.core import Text
from saucer.server.wire.parts import Wire


class Thing(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """Something on a guest's shelf."""


class Best(Thing, frozen=True, tag="best"):
    """The best score in one way to play: the same game, options and number of players, the same board."""

    game: str
    players: int
    options: dict[str, Any]
    own_board: bool
    score: int
    parts: int
    """Points are counted in so many parts: 2 is halves."""
    par: int | None
    ended: float
    """Seconds since 1970."""
    table: str
    """Where it was reached; its record may be gone."""


class Certificate(Thing, frozen=True, tag="certificate"):
    """A game that all won together."""

    game: str
    names: tuple[str, ...]
    score: int
    parts: int
    words: Text
    """What the game said at its end."""
    ended: float
    table: str


class Tap(Wire, frozen=True):
    """How long a hand took for a way of so many centimetres."""

    way: Annotated[float, Meta(ge=0, le=1_000)]
    ms: Annotated[float, Meta(ge=0, le=60_000)]


class Calibration(Thing, frozen=True, tag="calibration"):
    """The taps with which somebody got to know the own hand; from the browser."""

    taps: Annotated[tuple[Tap, ...], Meta(min_length=1, max_length=40)]


AnyThing = Best | Certificate | Calibration


class Shelf(Wire, frozen=True):
    """All that a guest keeps, the latest first."""

    bests: tuple[Best, ...]
    certificates: tuple[Certificate, ...]
    calibration: Calibration | None


class BestHere(Wire, frozen=True):
    """My best in the way a table is played, its own game included once that is over; None if there is none."""

    best: Best | None
