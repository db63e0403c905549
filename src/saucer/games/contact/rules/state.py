"""Contact: the state, compact and flat. Chips are numbers (see the chart), sets of chips have a bit for each."""

from typing import Final

from mypy_extensions import i64

from saucer.core.position import Position
from saucer.core.seats import Seat
from saucer.games.contact.model import ContactOptions, GuessView, HelpView, PlanView, SaidView
from saucer.games.contact.rules.chart import ALL_PLANETS, EARTH, NO_CHART, Chart

ROUNDS: Final = 12
BARRELS: Final = 6
BARRELS_OF_PROFESSIONALS: Final = 5
VALUES: Final = 6
COPIES: Final = 2
TRANSMISSIONS: Final = 3
"""CO-12 complete ones before a guess."""
BREAK_OFFS: Final = 3
"""CO-11 before a complete transmission."""

LAYING_OUT: Final = 0
NAMING_SOURCE: Final = 1
TURNING_UP_FIRST: Final = 2
BETWEEN: Final = 3
TURNING_UP_SIGNAL: Final = 4
TURNING_UP_PLANET: Final = 5
DRAWING_TARGET: Final = 6
CHOOSING_SIGNAL: Final = 7
EXCHANGING: Final = 8
PLANNING: Final = 9
FLYING: Final = 10
GROUNDED: Final = 11
GUESSING: Final = 12
OVER: Final = 13

FIFTY: Final = 0
STOPOVER: Final = 1
EXCHANGE: Final = 2
ALL_HELPERS: Final[i64] = 0b111

TWELVE_ROUNDS: Final = 0
NO_FUEL: Final = 1
NOTHING: Final = -1

LAUNCH: Final = 0
LAND: Final = 1
TAKE_OFF: Final = 2
ARRIVE: Final = 3
BREAK_OFF: Final = 4
CUT_OFF: Final = 5
KINDS_OF_TAPS: Final = 8
"""A tap is kept as one number: its milliseconds times this, and its kind."""


class State(Position):
    def __init__(self, players: int, options: ContactOptions) -> None:
        self.players: i64 = players
        self.options = options
        self.professional: bool = options.variant == "professional"
        self.level: i64 = options.level
        self.phase: i64 = LAYING_OUT
        self.chart: Chart = NO_CHART
        self.round: i64 = 0
        self.source: Seat = Seat(0)
        self.guesser: Seat = Seat(0)
        self.stood: tuple[int, ...] = (EARTH,)
        """CO-14 where the rocket has stood in this round; the last is where it stands."""
        self.turned_up: i64 = ALL_PLANETS if self.professional else 0
        """CO-4, CO-6"""
        self.used: tuple[int, ...] = ()
        """CO-17 planets whose cards have left the game."""
        self.barrels: i64 = barrels_at_first(self)
        self.signals: tuple[int, ...] = (COPIES,) * VALUES
        """CO-5 how many of each value are not used yet."""
        self.signal: i64 = 0
        """The prize of the round; 0 if there is none."""
        self.won: tuple[int, ...] = ()
        self.lost: tuple[int, ...] = ()
        self.helpers: i64 = ALL_HELPERS if self.professional else 0
        """CO-23 the active ones."""
        self.helped: tuple[HelpView, ...] = ()
        self.taps: list[int] = []
        self.plans: tuple[PlanView, ...] = ()
        """CO-33 of the rounds that are over."""
        self.guesses: tuple[GuessView, ...] = ()
        self.wrong: i64 = 0
        """CO-14 guessed wrong in this round."""
        self.sends: i64 = 0
        """CO-12 complete transmissions for the guess that is due."""
        self.broken: i64 = 0
        """CO-11 break-offs before the next complete transmission."""
        self.doubled: bool = False
        self.second: bool = False
        self.meeting: bool = False
        self.said: tuple[SaidView, ...] = ()
        self.target: i64 = NOTHING
        self.plan: tuple[int, ...] = ()
        """CO-9 the stops of the route that is planned or being sent."""
        self.flown: i64 = 0
        """Its landings so far."""
        self.routes: tuple[tuple[int, ...], ...] = ()
        """Of this round, one for each launch, from the rocket to the target."""
        self.complete: tuple[int, ...] = ()
        """CO-25 the route of the last complete transmission of the round."""
        self.shown: i64 = 0
        """CO-25a so many of its stopovers have been shown."""
        self.exchanged: tuple[tuple[int, int, int], ...] = ()
        """CO-26 round, Source and planet of every card exchanged away."""
        self.reason: i64 = NOTHING

    def copy_into(self, other: "State") -> None:
        other.phase = self.phase
        other.chart = self.chart
        other.round = self.round
        other.source = self.source
        other.guesser = self.guesser
        other.stood = self.stood
        other.turned_up = self.turned_up
        other.used = self.used
        other.barrels = self.barrels
        other.signals = self.signals
        other.signal = self.signal
        other.won = self.won
        other.lost = self.lost
        other.helpers = self.helpers
        other.helped = self.helped
        other.taps = self.taps.copy()
        other.plans = self.plans
        other.guesses = self.guesses
        other.wrong = self.wrong
        other.sends = self.sends
        other.broken = self.broken
        other.doubled = self.doubled
        other.second = self.second
        other.meeting = self.meeting
        other.said = self.said
        other.target = self.target
        other.plan = self.plan
        other.flown = self.flown
        other.routes = self.routes
        other.complete = self.complete
        other.shown = self.shown
        other.exchanged = self.exchanged
        other.reason = self.reason

    def key(self) -> tuple[object, ...]:
        table = (
            self.players, self.options, self.phase, self.chart.centres, self.round, self.source, self.guesser,
            self.stood, self.turned_up, self.used, self.barrels, self.signals, self.signal, self.won, self.lost,
            self.helpers, self.helped,
        )  # fmt: skip
        talk = (self.plans, self.guesses, self.wrong, self.sends, self.broken, self.doubled, self.second, self.meeting)
        secrets = (self.target, self.plan, self.flown, self.routes, self.complete, self.shown, self.exchanged)
        return table + talk + secrets + (self.said, tuple(self.taps), self.reason)

    def rocket(self) -> int:
        return self.stood[-1]

    def used_bits(self) -> i64:
        bits: i64 = 0
        for planet in self.used:
            bits |= 1 << planet
        return bits

    def stood_bits(self) -> i64:
        bits: i64 = 0
        for chip in self.stood:
            bits |= 1 << chip
        return bits

    def tap(self, kind: int, milliseconds: int) -> None:
        """CO-8a"""
        self.taps.append(milliseconds * KINDS_OF_TAPS + kind)


def barrels_at_first(state: State) -> int:
    """CO-3, CO-20 Professionals begin with fewer."""
    return BARRELS_OF_PROFESSIONALS if state.professional else BARRELS
