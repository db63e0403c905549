"""What a guest keeps: bests and certificates, which the server enters when a game ends, and what games bring."""

from typing import Any

from msgspec import Struct

from saucer.core import Text, Thing
from saucer.server.wire.parts import Wire


class Best(Thing, frozen=True):
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


class Certificate(Thing, frozen=True):
    """A game that all won together."""

    game: str
    names: tuple[str, ...]
    score: int
    parts: int
    words: Text
    """What the game said at its end."""
    ended: float
    table: str


class Own(Struct, frozen=True):
    """A thing of a kind that a game brings (`Game.keeps`), as it was written: that game alone can read it."""

    kind: str
    written: bytes


AnyThing = Best | Certificate | Own


class Shelf(Wire, frozen=True):
    """All that a guest keeps, the latest first."""

    bests: tuple[Best, ...]
    certificates: tuple[Certificate, ...]
    own: dict[str, Any]
    """What games keep here for their players, by its kind; its type is the game's."""


class BestHere(Wire, frozen=True):
    """My best in the way a table is played, its own game included once that is over; None if there is none."""

    best: Best | None
