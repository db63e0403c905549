"""What is asked and answered over HTTP, which manages tables and shows finished games."""

from typing import Annotated, Any, Literal, get_args

from msgspec import Meta, Raw, field

from saucer.core import Mistake, Player, Result, Seat, Text
from saucer.core.board import LARGEST
from saucer.core.record import WhyEnded
from saucer.core.seats import MOST_SEATS
from saucer.server.wire.parts import (
    BotLevel,
    GameSlug,
    Line,
    Lobby,
    Name,
    Pace,
    SeatNumber,
    Shape,
    Wire,
    Word,
)

SHORTEST_CODE, LONGEST_CODE = 4, 12
"""A table's code has so many letters as it is typed, with spaces in it."""


class Me(Wire, frozen=True):
    """A guest: no account, only a name and a shape (its colour goes with it)."""

    name: Name
    shape: Shape


class SeatPlan(Wire, frozen=True):
    """Who is to sit there: me, anybody who comes, a bot of a level, or another person at my screen (hot-seat)."""

    who: Literal["me", "open", "bot", "local"]
    bot: BotLevel | None = None
    name: Name | None = None
    """What a person at my screen is called."""


class NewTable(Wire, frozen=True):
    game: GameSlug
    seats: Annotated[tuple[SeatPlan, ...], Meta(min_length=1, max_length=MOST_SEATS)]
    options: dict[str, Any] = field(default_factory=dict)
    public: bool = False
    pace: Pace = "brisk"
    clock: Annotated[int, Meta(ge=5, le=86_400)] | None = None
    """Seconds for a decision; None is no clock."""
    board: Annotated[str, Meta(max_length=LARGEST)] | None = None
    """A board of one's own is sent as the text of its TOML file."""
    start: bool = False
    """Start at once if nobody is awaited: one click from the start page to a game against bots."""


class NewLesson(Wire, frozen=True):
    """A guided first game: everything else about its table is the game's own to say."""

    game: GameSlug
    guide: Annotated[str, Meta(max_length=40)]
    pace: Pace = "brisk"


class Join(Wire, frozen=True):
    seat: SeatNumber | None = None
    """The first open one if none is named."""


class Fill(Wire, frozen=True):
    """A bot for a seat that is free, another for a bot, or (None) the seat is free again."""

    seat: SeatNumber
    bot: BotLevel | None


class Swap(Wire, frozen=True):
    """Two seats that change places before the start."""

    one: SeatNumber
    other: SeatNumber


class JoinByCode(Wire, frozen=True):
    code: Annotated[str, Meta(min_length=SHORTEST_CODE, max_length=LONGEST_CODE)]


class Carry(Wire, frozen=True):
    """The token of a link that carries a seat to another device."""

    token: Annotated[str, Meta(min_length=16, max_length=400)]


class GiveWord(Wire, frozen=True):
    """128 random bits of this device for the dice, given after it has seen and kept the promise it names."""

    word: Word
    commitment: Annotated[str, Meta(max_length=64)]


class CarryLink(Wire, frozen=True):
    """Brings a seat to another device: `/table/{table}#carry={token}`. It is good once, for so many seconds."""

    table: str
    token: str
    seconds: int


class Today(Wire, frozen=True):
    """What a game offers for this day in UTC, for one player alone."""

    day: str
    """The date, written as in 2027-01-31."""
    name: Text
    about: Text
    """Which one it is."""
    options: dict[str, Any]
    """What a table for it is to be asked for with; options that are not named are as usual."""


class GameInfo(Wire, frozen=True):
    """A game that can be played here. `title` is the id of the message that names it."""

    slug: str
    title: Text
    prefix: str
    fewest: int
    most: int
    options: Annotated[Raw, Meta(extra_json_schema={"type": "object"})]
    """A JSON Schema that tells what can be chosen, in the order in which a game declares it."""
    boards: tuple[str, ...]
    bots: tuple[str, ...]
    """The names of its levels, the weakest first."""
    reasons: tuple[str, ...]
    hot_seat: str | None
    """Why it cannot be played at one screen (id of a message), if it cannot."""
    standing_orders: bool
    """Whether it takes standing orders."""
    pictures: bool
    """Whether it has a page of pictures."""
    guides: tuple[str, ...] = ()
    """Its guided first games, by name."""
    today: Today | None = None


PictureName = Literal["aim", "turn-1", "turn-2", "turn-3", "end"]
PICTURES: tuple[PictureName, ...] = get_args(PictureName)


class Sight(Wire, frozen=True, kw_only=True):
    """What is drawn of a moment, and what matters in it.

    Parts are named as in the paths of offers; `strip`, `board` and `mine` are whole places of the table, `.name` is
    something of that class which the face draws and nobody picks, and `a + b` is the two together.
    """

    name: PictureName
    room: tuple[int, int]
    """How large the table is drawn, in pixels, before a part of it is cut out and fitted into its frame."""
    shows: tuple[str, ...]
    """The parts that are to be in the frame."""
    lit: tuple[str, ...] = ()
    """The parts that glow, as those do that can be picked."""
    marks: tuple[str, ...] = ()
    """The parts that matter: each has a ring, and everything else is dim."""
    arrows: tuple[tuple[str, str], ...] = ()
    """Each leads from one part to another."""


class Picture(Sight, frozen=True, kw_only=True):
    """What one wants, a turn in three pictures, how it ends: each is a moment of a game as somebody saw it.

    Its sentence is the message `picture-<name>` of the game.
    """

    names: tuple[str, ...]
    """What the players are called."""
    viewer: Seat | None
    view: dict[str, Any]


class Finished(Wire, frozen=True):
    table: str
    game: str
    why: WhyEnded
    players: tuple[Player, ...]
    shapes: tuple[Shape | None, ...]
    mine: tuple[Seat, ...]
    ended: float
    """Seconds since 1970."""
    result: Result | None


class Problem(Wire, frozen=True):
    """The body of every refused HTTP request. `detail` is for people who write programs."""

    problem: Text
    detail: str | None = None
    mistakes: tuple[Mistake, ...] = ()
    """All that is wrong with a board, each at its place."""


class Frame(Wire, frozen=True):
    """One event and the position as it stood then, as one viewer saw it; `entry` counts what has been entered."""

    entry: int
    line: Line | None
    view: dict[str, Any]
    prompt: Text | None
    """None while more is told of the same entry: nobody is asked then."""
    by: Seat | None = None
    """Whose choice this entry was; None if it was nobody's."""
    hands: tuple[dict[str, Any], ...] = ()
    """With everything open: the view of every seat; `view` is then the spectator's."""


class Checked(Wire, frozen=True):
    """The dice of a finished table: what was promised, what everybody gave, what was revealed."""

    commitment: str
    words: tuple[str, ...]
    seed: str | None
    key: str | None
    chances: int
    verified: bool
    problem: str | None
    prepared: int = 0
    """So many outcomes were prepared for a lesson."""


class Replay(Wire, frozen=True):
    lobby: Lobby
    viewer: Seat | None
    open: bool
    """Everything open: every frame has the `hands` of all seats, as their own views."""
    frames: tuple[Frame, ...]
    result: Result | None
    dice: Checked
