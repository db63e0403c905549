"""Don't Talk to Strangers: a board as a record. Columns are letters and rows numbers from the top: e5."""

from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct

from saucer.core import Board

Space = str
Kind = Literal["home", "mansion", "pool", "library", "park", "clubhouse", "pep_rally", "prom"]
KINDS: tuple[Kind, ...] = get_args(Kind)
SHARED: tuple[Kind, ...] = ("clubhouse", "pep_rally", "prom")
"""DS-20 What a Kid is worth there depends on how many there are."""

Small = Annotated[int, Meta(ge=0, le=99)]
Side = Annotated[int, Meta(ge=3, le=15)]


class Street(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """DS-3 A movement space and what is drawn on it."""

    space: Space
    stranger: bool = False
    school_bus: bool = False
    city_bus: bool = False
    forest: bool = False
    """Off the road; Kids may enter it all the same."""


class Scoring(Struct, frozen=True, forbid_unknown_fields=True):
    """DS-3a One scoring space. `values`: of each spot, the best first; DS-20 of each Kid, by the number of Kids."""

    space: Space
    kind: Kind
    name: str
    values: tuple[Small, ...]


class StrangersBoard(Board, frozen=True, forbid_unknown_fields=True):
    name: str
    strangers: Annotated[int, Meta(ge=4, le=10)]
    """DS-2 So many of them are there; the last one ends the game."""
    columns: Side
    rows: Side
    school: Space
    streets: tuple[Street, ...]
    scoring: tuple[Scoring, ...]
    walls: tuple[tuple[Space, Space], ...]
    """DS-13 Between two movement spaces. Every side of a scoring space is a wall but for its bars."""
    bars: tuple[tuple[Space, Space], ...]
    """DS-15 Yellow bars: the movement space, and the scoring space that is entered from it."""
