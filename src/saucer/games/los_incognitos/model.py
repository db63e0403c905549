"""Los Incognitos: what leaves the rules. Destinations and sections are numbered in the board's order, from 0."""

from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct

from saucer.core import Action, Options, Seat, View
from saucer.games.los_incognitos.board_model import Function, Kind, LosBoard, Place, Sign

Symbol = Literal["jetpack", "locator", "spray", "moonboot", "red_giant", "time_vortex"]


Storable = Literal["jetpack", "locator", "spray", "moonboot"]


Reason = Literal["logbooks_full", "some_out", "all_out"]


Ban = Literal["moving", "marking"]


Source = Literal["rolled", "set_aside"]


Scenario = Literal["space-station", "highlanders-castle", "arabian-nights", "roman-holidays"]


Number = Annotated[int, Meta(ge=0, le=120)]


Row = Annotated[int, Meta(ge=1, le=12)]
"""The place of a value in the row of its kind, from 1."""


SYMBOLS: tuple[Symbol, ...] = get_args(Symbol)


STORABLES: tuple[Storable, ...] = get_args(Storable)


KINDS: tuple[Kind, ...] = get_args(Kind)


PLACES: tuple[Place, ...] = get_args(Place)


FUNCTIONS: tuple[Function, ...] = get_args(Function)


SIGNS: tuple[Sign, ...] = get_args(Sign)


REASONS: tuple[Reason, ...] = get_args(Reason)


class LosOptions(Options, frozen=True):
    board: Scenario = "space-station"
    """LI-5 the scenario."""
    signs: Literal["off", "on"] = "off"
    """LI-39 the extension."""
    dice: Literal["table", "by_hand"] = "table"
    """LI-1 who rolls: the table, or the players with the dice of the box."""


class Store(Action, frozen=True):
    """LI-9"""

    die: Storable


class Move(Action, frozen=True):
    """LI-11 From the section next to where the player is to the last one of the run."""

    start: Number
    end: Number


class Mark(Action, frozen=True):
    """LI-17"""

    destination: Number
    monster: Kind


class Explore(Action, frozen=True):
    """LI-20"""

    destination: Number


class OpenChest(Action, frozen=True):
    """LI-29 Which kind; which field comes next."""

    monster: Kind


class MarkAnywhere(Action, frozen=True):
    """LI-29"""

    destination: Number


class UseForceField(Action, frozen=True):
    """LI-27"""


class Exchange(Action, frozen=True):
    """LI-31 A die of the pad."""

    die: Storable
    into: Storable


class KeepOther(Action, frozen=True):
    """LI-31 The other die of the pad stays as it is."""


class Pay(Action, frozen=True):
    """LI-6a With the die set aside, or with a rolled one."""

    source: Source


class RollAgain(Action, frozen=True):
    """LI-6"""


class EndTurn(Action, frozen=True):
    """LI-7"""


class Send(Action, frozen=True):
    """LI-36 A monster marked this turn into an arena."""

    monster: Kind
    place: Row


class Challenge(Action, frozen=True):
    """LI-36 The monster of another player."""

    monster: Kind
    place: Row


class LeaveArena(Action, frozen=True):
    """LI-36 No (further) duel."""


class CarryOut(Action, frozen=True):
    """LI-39 The sign of a monster marked this turn."""

    monster: Kind
    place: Row


class Teleport(Action, frozen=True):
    """LI-43"""

    section: Number


class StayHere(Action, frozen=True):
    """LI-43 No section."""


class SetAside(Action, frozen=True):
    """LI-44"""

    symbol: Symbol


Payable = Move | Mark | Explore | OpenChest


Choice = (
    Store | Move | Mark | Explore | OpenChest | MarkAnywhere | UseForceField | Exchange | KeepOther | Pay | RollAgain
    | EndTurn | Send | Challenge | LeaveArena | CarryOut | Teleport | StayHere | SetAside
)  # fmt: skip


class Spot(Struct, frozen=True, forbid_unknown_fields=True):
    """A destination as events name it: its number, what it is, its name in three languages."""

    number: int
    kind: Place
    en: str
    de: str
    ca: str


class Monster(Struct, frozen=True, forbid_unknown_fields=True):
    """LI-3 A value field of the scoring table: its kind, its place in the row from 1, its printed value."""

    kind: Kind
    place: Row
    value: int


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """LI-21, LI-22 One of the logbook."""

    kind: Literal["points", "stroke", "zero", "used_zero"]
    points: int = 0


Phase = Literal[
    "starting", "rolling", "acting", "paying", "chest", "bazaar", "duelling", "challenging", "challenger_rolls",
    "opponent_rolls", "signs", "star", "drop", "arrow", "square", "over",
]  # fmt: skip
"""What the table waits for; starting, rolling, star, drop and the rolls of a duel wait for chance."""


class PadDie(Struct, frozen=True, forbid_unknown_fields=True):
    """LI-9, LI-31 Whether it lay there before the latest roll."""

    die: Storable
    lay_before: bool


class DieAside(Struct, frozen=True, forbid_unknown_fields=True):
    """LI-44, LI-45 For whom, and whether it is spent."""

    symbol: Symbol
    player: Seat
    spent: bool


class DestinationView(Struct, frozen=True, forbid_unknown_fields=True):
    """LI-14, LI-17, LI-20"""

    owner: Seat | None
    mark: Monster | None
    explored: bool


class ValueView(Struct, frozen=True, forbid_unknown_fields=True):
    """LI-18, LI-38 A value field: who marked it, who has drawn a circle around it."""

    value: int
    sign: Sign
    seat: Seat | None
    circled: Seat | None


class SiteView(Struct, frozen=True, forbid_unknown_fields=True):
    """LI-20 A value of the sites: who explored which, and whether the function is used."""

    value: int
    seat: Seat | None
    destination: int | None
    used: bool


class PlayerView(Struct, frozen=True, forbid_unknown_fields=True):
    """LI-50 `route` is the longest one as it stands, `way` its sections (LI-25)."""

    logbook: tuple[Entry, ...]
    out: bool
    functions: int
    """LI-20 not used yet."""
    points: int
    """In the logbook."""
    route: int
    way: tuple[int, ...]


class Duel(Struct, frozen=True, forbid_unknown_fields=True):
    """LI-38 The giants of the challenger, once they are rolled."""

    monster: Monster
    target: Monster | None
    opponent: Seat | None
    giants: int | None
    strength: int
    """The value of the challenger's monster, and the giants."""


class LosView(View, frozen=True):
    seat: Seat | None
    """None is a spectator."""
    board: LosBoard
    signs: Literal["off", "on"]
    dice: Literal["table", "by_hand"]
    phase: Phase
    entries: int
    """LI-5 of a logbook."""
    first: Seat | None
    player: Seat | None
    """Whose turn it is."""
    extra: bool
    """LI-22 whether it is an extra turn."""
    roll: tuple[Symbol, ...]
    pad: tuple[PadDie, ...]
    spent: tuple[Symbol, ...]
    bans: tuple[Ban, ...]
    acted: bool
    """LI-7 since the latest roll."""
    started: tuple[int, ...]
    """LI-15 shuttles."""
    set_aside: DieAside | None
    next_set_aside: DieAside | None
    """LI-44 set aside in this turn for the next."""
    sections: tuple[Seat | None, ...]
    destinations: tuple[DestinationView, ...]
    tables: tuple[tuple[ValueView, ...], ...]
    sites: tuple[SiteView, ...]
    exploring: tuple[Symbol, ...]
    """LI-20 the dice that a site takes."""
    players: tuple[PlayerView, ...]
    points: int
    """Of this turn, so far."""
    moved: bool
    scored: bool
    """LI-21 whether the entry will be points."""
    marked: tuple[Monster, ...]
    """In this turn."""
    to_duel: tuple[Monster, ...]
    to_sign: tuple[Monster, ...]
    """LI-39 whose signs are still to be carried out."""
    paying: Payable | None
    chest: Kind | None
    other_die: Storable | None
    """LI-31 the die of the pad that may be exchanged, too."""
    duel: Duel | None
    sign: Monster | None
    """LI-39 whose sign is being carried out."""
    reason: Reason | None
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    """LI-26 in halves of a point, when the game is over."""
