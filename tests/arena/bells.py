"""A tiny game of windows for three seats: everybody may ring a bell, everybody must guess, the first seat whispers."""

from collections.abc import Mapping
from typing import ClassVar, assert_never

from saucer.core import (
    LAPSE,
    Action,
    Bot,
    Chance,
    Decide,
    Event,
    Game,
    Next,
    Options,
    Outcome,
    Over,
    Pick,
    Position,
    RandomBot,
    Result,
    Say,
    Seat,
    Teller,
    View,
)

WINDOW = 7_000
"""Milliseconds."""
FIRST, SECOND, THIRD = Seat(0), Seat(1), Seat(2)
EVERYBODY = (FIRST, SECOND, THIRD)
WHISPERS = 2


class Ring(Action, frozen=True):
    pass


class Guess(Action, frozen=True):
    tails: bool


class Whisper(Action, frozen=True):
    pass


Choice = Ring | Guess | Whisper


class Rang(Event, frozen=True):
    seat: Seat


class Whispered(Event, frozen=True):
    pass


class BellsView(View, frozen=True):
    rang: tuple[Seat, ...]
    guessed: tuple[Seat, ...]


class BellsOptions(Options, frozen=True):
    loud: bool = False
    bells: int = 1
    name: str = "bells"


class BellsPosition(Position):
    def __init__(self) -> None:
        self.window = True
        self.rang: list[Seat] = []
        self.guesses: dict[Seat, bool] = {}
        self.whispers = 0
        self.coin: int | None = None

    def next(self) -> Next:
        if self.window:
            return Decide((), tuple(seat for seat in EVERYBODY if seat not in self.rang), lapses=WINDOW)
        if len(self.guesses) < len(EVERYBODY):
            return Decide(tuple(seat for seat in EVERYBODY if seat not in self.guesses))
        if self.whispers < WHISPERS:
            return Decide((FIRST,), (SECOND, THIRD))
        if self.coin is None:
            return Chance(Pick((1, 1)))
        right = tuple(seat for seat, tails in self.guesses.items() if tails == bool(self.coin))
        return Over(Result("tossed", right, tuple(int(seat in right) for seat in EVERYBODY)))

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        now = self.next()
        if not isinstance(now, Decide):
            return ()
        if seat in now.may:
            return (Ring(),)
        if seat not in now.must:
            return ()
        return (Whisper(),) if len(self.guesses) == len(EVERYBODY) else (Guess(False), Guess(True))

    def act(self, seat: Seat, action: Choice, tell: Teller) -> None:
        match action:
            case Ring():
                self.rang.append(seat)
                tell.all(Rang(seat))
            case Guess(tails):
                self.guesses[seat] = tails
                tell.all(Rang(seat))
            case Whisper():
                self.whispers += 1
                tell.only((FIRST, SECOND), Whispered())
            case _:
                assert_never(action)

    def happen(self, outcome: Outcome, tell: Teller) -> None:
        if outcome == LAPSE:
            self.window = False
        else:
            self.coin = outcome[0]

    def view(self, seat: Seat | None) -> BellsView:
        return BellsView(tuple(self.rang), tuple(self.guesses))


class Bells(Game):
    slug = "bells"
    version = 1
    prefix = "BE"
    seats = range(3, 4)
    actions = Choice
    events = Rang | Whispered
    asides = Say
    views = BellsView
    options = BellsOptions
    reasons = ("tossed",)
    bots: ClassVar[Mapping[str, Bot]] = {"random": RandomBot()}
    roles = ("bellringer", "herald", "guest", "absent")

    def start(self, players: int, options: BellsOptions, board: None = None) -> Position:
        return BellsPosition()

    def roles_of(self, position: Position) -> tuple[str, ...]:
        """Dealt when the window has closed."""
        assert isinstance(position, BellsPosition)
        return () if position.window else ("guest", "bellringer", "herald")


BELLS = Bells()
