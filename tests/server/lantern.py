"""Lantern, a tiny game for the table: a hidden card each; turns, sealed answers or a race; a bug to set off."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, ClassVar, Literal, assert_never

from msgspec import Meta

from saucer.core import (
    Action,
    Bot,
    Chance,
    Decide,
    Dice,
    Event,
    Game,
    Next,
    Options,
    Outcome,
    Over,
    Pick,
    Position,
    Random,
    RandomBot,
    Result,
    Say,
    Seat,
    StandingOrder,
    Teller,
    Text,
    View,
    Weighed,
    text,
)
from saucer.core.model import Aside
from saucer.registry import all_games
from tests.tiny.plain import TinyGame

WINDOW = 7_000
"""Milliseconds."""
CARDS = 10
CRASH = "LANTERN_CRASH"
"""Names a file: while it is there, the fragile bot takes it away and its process down with it."""


class LanternOptions(Options, frozen=True):
    mode: Literal["turns", "sealed", "race"] = "turns"
    steps: Annotated[int, Meta(ge=1, le=1000)] = 6


class Walk(Action, frozen=True):
    pass


class Roll(Action, frozen=True):
    pass


class Boom(Action, frozen=True):
    """A bug of the game."""


class Show(Action, frozen=True):
    number: int


class Grab(Action, frozen=True):
    pass


class Dealt(Event, frozen=True):
    seat: Seat
    card: int


class DealtTo(Event, frozen=True):
    seat: Seat


class Walked(Event, frozen=True):
    seat: Seat


class Rolled(Event, frozen=True):
    face: int


class Answered(Event, frozen=True):
    seat: Seat


class Shown(Event, frozen=True):
    numbers: tuple[int, ...]

    reveals = True


class Grabbed(Event, frozen=True):
    seat: Seat

    reveals = True


class Lapsed(Event, frozen=True):
    pass


class WalkOn(StandingOrder, frozen=True):
    """Walk at every turn until so many steps are done."""

    until: int


class LanternView(View, frozen=True):
    seat: Seat | None
    phase: str
    card: int | None
    turn: Seat
    steps: int
    answered: tuple[bool, ...]
    rolls: int


Choice = Walk | Roll | Boom | Show | Grab
Happening = Dealt | DealtTo | Walked | Rolled | Answered | Shown | Grabbed | Lapsed


class LanternPosition(Position):
    def __init__(self, players: int, options: LanternOptions) -> None:
        self.players = players
        self.mode = options.mode
        self.left = options.steps
        self.cards: list[int] = []
        self.turn = 0
        self.rolling = False
        self.rolls = 0
        self.shown: dict[int, int] = {}

    def copy(self) -> "LanternPosition":
        """By hand: a part of a compiled position that copies itself otherwise loses its fields."""
        other = LanternPosition(self.players, LanternOptions(steps=self.left, mode=self.mode))
        other.cards, other.shown = list(self.cards), dict(self.shown)
        other.turn, other.rolling, other.rolls = self.turn, self.rolling, self.rolls
        return other

    def next(self) -> Next:
        if len(self.cards) < self.players:
            return Chance(Pick((1,) * CARDS))
        if self.rolling:
            return Chance(Dice(1, 6))
        if self.left == 0:
            winner = self.cards.index(max(self.cards))
            return Over(Result("walked", (Seat(winner),), tuple(self.cards)))
        asked = tuple(Seat(seat) for seat in range(self.players) if seat not in self.shown)
        if self.mode == "sealed":
            return Decide(asked)
        return Decide((), asked, lapses=WINDOW) if self.mode == "race" else Decide((Seat(self.turn),))

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        now = self.next()
        if not isinstance(now, Decide) or seat not in (*now.must, *now.may):
            return ()
        if self.mode == "sealed":
            return (Show(0), Show(1))
        return (Grab(),) if self.mode == "race" else (Walk(), Roll(), Boom())

    def act(self, seat: Seat, action: Choice, tell: Teller) -> None:
        match action:
            case Boom():
                self.left = -1
                raise RuntimeError(f"the card of seat 1 is {self.cards[1]}")
            case Roll():
                self.rolling = True
            case Walk():
                tell.all(Walked(seat))
                self.pass_on()
            case Show(number):
                self.shown[seat] = number
                tell.all(Answered(seat))
                self.show_if_all(tell)
            case Grab():
                self.shown[seat] = 1
                tell.all(Grabbed(seat))
                self.begin_anew_if_all()
            case _:
                assert_never(action)

    def pass_on(self) -> None:
        self.turn = (self.turn + 1) % self.players
        self.left -= 1

    def show_if_all(self, tell: Teller) -> None:
        if len(self.shown) == self.players:
            tell.all(Shown(tuple(self.shown[seat] for seat in range(self.players))))
        self.begin_anew_if_all()

    def begin_anew_if_all(self) -> None:
        if len(self.shown) == self.players:
            self.shown = {}
            self.left -= 1

    def happen(self, outcome: Outcome, tell: Teller) -> None:
        if not outcome:
            tell.all(Lapsed())
            self.shown = {}
            self.left -= 1
        elif self.rolling:
            self.rolling = False
            self.rolls += 1
            tell.all(Rolled(outcome[0]))
            self.pass_on()
        else:
            seat = Seat(len(self.cards))
            self.cards.append(outcome[0])
            tell.split((seat,), Dealt(seat, outcome[0]), DealtTo(seat))

    def view(self, seat: Seat | None) -> LanternView:
        return LanternView(
            seat=seat,
            phase="over" if self.left == 0 else self.mode,
            card=None if seat is None or seat >= len(self.cards) else self.cards[seat],
            turn=Seat(self.turn),
            steps=self.left,
            answered=tuple(each in self.shown for each in range(self.players)),
            rolls=self.rolls,
        )

    def silenced(self, seat: Seat | None, aside: Aside) -> Text | None:
        return text("refused-silenced") if isinstance(aside, Say) and "secret" in aside.words else None


class FragileBot(RandomBot):
    """Takes the process down once."""

    def choose(self, view: Any, legal: tuple[Action, ...], random: Random) -> Action:
        crash = Path(os.environ.get(CRASH, ""))
        if crash.is_file():
            crash.unlink()
            os._exit(3)
        return legal[0]


class WalkingBot(RandomBot):
    """Always the first choice; lets a race pass."""

    def choose(self, view: Any, legal: tuple[Action, ...], random: Random) -> Action:
        return legal[0]

    def interrupt(self, view: Any, legal: tuple[Action, ...], random: Random) -> Action | None:
        return None

    def weigh(self, view: Any, legal: tuple[Action, ...], random: Random) -> tuple[Weighed, ...]:
        return tuple(Weighed(action, 0.75 - place / 4, "win") for place, action in enumerate(legal[:2]))


class GrabbingBot(WalkingBot):
    def interrupt(self, view: Any, legal: tuple[Action, ...], random: Random) -> Action | None:
        return legal[0]


class RaisingBot(WalkingBot):
    def choose(self, view: Any, legal: tuple[Action, ...], random: Random) -> Action:
        raise RuntimeError("a bug of the bot")


class SeeingBot(WalkingBot):
    blind = False


class EndlessBot(WalkingBot):
    def choose(self, view: Any, legal: tuple[Action, ...], random: Random) -> Action:
        while True:
            random.word()


class Lantern(TinyGame):
    slug = "lantern"
    prefix = "LA"
    seats = range(2, 5)
    actions = Choice
    events = Happening
    asides = Say
    standing_orders = WalkOn
    views = LanternView
    options = LanternOptions
    reasons = ("walked",)
    bots: ClassVar[Mapping[str, Bot]] = {
        "random": RandomBot(),
        "fragile": FragileBot(),
        "seeing": SeeingBot(),
        "raising": RaisingBot(),
        "endless": EndlessBot(),
        "grabbing": GrabbingBot(),
        "walking": WalkingBot(),
    }

    def start(self, players: int, options: LanternOptions, board: None = None) -> Position:
        return LanternPosition(players, options)

    def legal_in(self, view: Any) -> tuple[Action, ...]:
        return (Walk(), Roll(), Boom()) if view.seat == view.turn else ()

    def follow(self, order: StandingOrder, view: Any, legal: tuple[Action, ...]) -> Action | None:
        assert isinstance(order, WalkOn)
        return Walk() if view.steps > order.until else None


class NewerLantern(Lantern):
    """The same game after its rules have changed."""

    version = 2


class OneByOne(Lantern):
    slug = "one-by-one"

    def hot_seat(self, options: Options) -> str | None:
        return "hot_seat-no"


def games() -> Mapping[str, Game]:
    return {"lantern": Lantern(), "one-by-one": OneByOne(), **all_games()}


def newer_games() -> Mapping[str, Game]:
    return {"lantern": NewerLantern()}
