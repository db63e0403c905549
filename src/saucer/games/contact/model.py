"""Contact: what leaves the rules. Places are in tenths of a millimetre, durations in milliseconds."""

from typing import Annotated, Final, Literal, get_args

from msgspec import Meta, Struct

from saucer.core import Action, Open, Options, Seat, Thing, View

Planet = Literal["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M", "N", "O", "P", "Q", "R"]


Chip = Literal[
    "A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M", "N", "O", "P", "Q", "R",
    "earth", "asteroid_1", "asteroid_2", "asteroid_3", "asteroid_4", "asteroid_5",
]  # fmt: skip


Helper = Literal["fifty", "stopover", "exchange"]


Use = Literal["itself", "meeting"]


Variant = Literal["standard", "professional"]


Hearing = Literal["live", "whole"]


Reason = Literal["twelve_rounds", "no_fuel"]


Grade = Literal["all", "nearly_all", "many", "some", "few"]


Value = Annotated[int, Meta(ge=1, le=6)]


SHORTEST: Final = 50
LONGEST: Final = 20_000
"""CO-8a in milliseconds."""


Milliseconds = Annotated[int, Meta(ge=SHORTEST, le=LONGEST)]


PLANETS: tuple[Planet, ...] = get_args(Planet)


CHIPS: tuple[Chip, ...] = get_args(Chip)


HELPERS: tuple[Helper, ...] = get_args(Helper)


REASONS: tuple[Reason, ...] = get_args(Reason)


GRADES: tuple[Grade, ...] = get_args(Grade)


class ContactOptions(Options, frozen=True):
    variant: Variant = "standard"
    """CO-3 to CO-19, or CO-20 to CO-28."""
    level: Annotated[int, Meta(ge=1, le=6)] = 2
    """CO-4 of the standard game."""
    first: Annotated[int, Meta(ge=0, le=4)] | None = None
    """CO-3 the first Source; by chance if none is named."""
    time_line: bool = True
    """CO-31 whether what was received is shown as a line."""
    hear_again: bool = False
    """CO-31 whether what was received can be played again."""
    hearing: Hearing = "live"
    """CO-31b while the Source taps, or as a whole afterwards."""


class Flight(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a hand took for a way of so many centimetres."""

    way: Annotated[float, Meta(ge=0, le=1_000)]
    ms: Annotated[float, Meta(ge=0, le=60_000)]


class Calibration(Thing, frozen=True):
    """The taps with which somebody got to know the own hand; from the browser."""

    taps: Annotated[tuple[Flight, ...], Meta(min_length=1, max_length=40)]


class BeginRound(Action, frozen=True):
    """CO-41"""


class ChooseSignal(Action, frozen=True):
    """CO-21"""

    value: Value


class Exchange(Action, frozen=True):
    """CO-26"""


class FlyTo(Action, frozen=True):
    """CO-9 the next stop of the plan."""

    chip: Chip


class SameRoute(Action, frozen=True):
    """CO-9b the plan of the last transmission once more."""


class PlanAnew(Action, frozen=True):
    """CO-42 the plan so far is forgotten. Seldom made at random, or no plan would be finished."""

    rash = True
    is_plain = False


class Launch(Action, frozen=True):
    """CO-8 the first take-off, which fixes the plan."""

    in_a_row = True


class Land(Action, frozen=True):
    """CO-8a after so long a flight."""

    number: Milliseconds

    in_a_row = True


class TakeOff(Action, frozen=True):
    """CO-8a after so long on the ground."""

    number: Milliseconds

    in_a_row = True


class LandAfter(Open, frozen=True):
    stands_for = Land
    in_a_row = True

    def make(self, number: int) -> Land:
        return Land(number)


class TakeOffAfter(Open, frozen=True):
    stands_for = TakeOff
    in_a_row = True

    def make(self, number: int) -> TakeOff:
        return TakeOff(number)


class BreakOff(Action, frozen=True):
    """CO-11"""


class AskAgain(Action, frozen=True):
    """CO-12"""


class Guess(Action, frozen=True):
    """CO-13"""

    planet: Planet


class UseFifty(Action, frozen=True):
    """CO-24"""


class UseStopover(Action, frozen=True):
    """CO-25"""


class Reactivate(Action, frozen=True):
    """CO-23"""


class CallMeeting(Action, frozen=True):
    """CO-27"""

    helper: Helper


RoundChoice = BeginRound | ChooseSignal | Exchange | AskAgain | Guess


RouteChoice = FlyTo | SameRoute | PlanAnew | Launch | Land | TakeOff | LandAfter | TakeOffAfter | BreakOff


HelpChoice = UseFifty | UseStopover | Reactivate | CallMeeting


Choice = RoundChoice | RouteChoice | HelpChoice


class ChipView(Struct, frozen=True, forbid_unknown_fields=True):
    """CO-2 where the centre of a chip lies, from the left and from the top."""

    chip: Chip
    x: int
    y: int


class PlanView(Struct, frozen=True, forbid_unknown_fields=True):
    """CO-33 a plan of a round that is over, and what was sent of it."""

    round: int
    source: Seat
    route: tuple[Chip, ...]
    """From the rocket to the target."""
    flights: tuple[int, ...]
    """CO-8a how long each lasted."""
    void: bool
    """CO-11"""


Phase = Literal[
    "laying_out", "naming_source", "turning_up_first", "between", "turning_up_signal", "turning_up_planet",
    "drawing_target", "choosing_signal", "exchanging", "planning", "flying", "grounded", "guessing", "over",
]  # fmt: skip
"""What the table waits for."""


What = Literal["launch", "land", "take_off", "arrive", "break_off", "cut_off"]


PHASES: tuple[Phase, ...] = get_args(Phase)


WHATS: tuple[What, ...] = get_args(What)


class Tap(Struct, frozen=True, forbid_unknown_fields=True):
    """CO-8a one entry of a transmission, so many milliseconds after the one before.

    A transmission begins with a launch and ends with an arrival, or void with a break-off or a cut-off (CO-11).
    """

    what: What
    milliseconds: int


class GuessView(Struct, frozen=True, forbid_unknown_fields=True):
    """CO-13"""

    round: int
    guesser: Seat
    planet: Planet
    right: bool
    taps: int
    """So many taps had been heard in the game."""


class HelpView(Struct, frozen=True, forbid_unknown_fields=True):
    """CO-23 to CO-27 who used a helper card when, and how."""

    round: int
    seat: Seat
    helper: Helper
    use: Use
    taps: int
    """So many taps had been heard in the game."""


class ExchangedView(Struct, frozen=True, forbid_unknown_fields=True):
    """CO-26 a card that the viewer exchanged away as the Source."""

    round: int
    planet: Planet


class SaidView(Struct, frozen=True, forbid_unknown_fields=True):
    """CO-27 in a meeting."""

    round: int
    seat: Seat
    words: str
    guesses: int
    """So many guesses had been made in the game."""


class ContactView(View, frozen=True):
    """CO-40. Histories (taps, plans, guesses, helped, said, used, won, lost) only grow."""

    seat: Seat | None
    """None is somebody looking on."""
    players: int
    options: ContactOptions
    shortest: int
    longest: int
    """CO-8a so many milliseconds there may be between two taps."""
    phase: Phase
    round: int
    """0 before the first one."""
    rounds: int
    """CO-19 how many there are."""
    source: Seat | None
    sends: bool
    """Whether the viewer is the Source of a round that goes on."""
    guesser: Seat | None
    """CO-13 whose guess it is, or will be when the transmission is over."""
    chips: tuple[ChipView, ...]
    rocket: Chip
    stood: tuple[Chip, ...]
    """CO-14 where the rocket has stood in this round, in that order; the last is where it stands."""
    turned_up: tuple[Planet, ...]
    """CO-4, CO-6 in the order of the alphabet."""
    used: tuple[Planet, ...]
    """CO-17 the planets whose cards have left the game, in the order of the rounds."""
    barrels: int
    barrels_at_first: int
    """CO-3, CO-20"""
    signal: Value | None
    """CO-5, CO-21 the prize of the round, as long as it is there."""
    signals: tuple[Value, ...]
    """CO-5 the cards not used yet."""
    won: tuple[Value, ...]
    lost: tuple[Value, ...]
    points: int
    """CO-19 what has been won so far."""
    most_points: int
    active: tuple[Helper, ...]
    """CO-23 the helper cards that can be used."""
    helped: tuple[HelpView, ...]
    taps: tuple[Tap, ...]
    """Of the whole game."""
    heard_since: int
    """CO-31 from which transmission on, counted from 0, they are of use: those before led to an earlier guess."""
    plans: tuple[PlanView, ...]
    """CO-33 of the rounds that are over, one for each launch."""
    guesses: tuple[GuessView, ...]
    asks_left: int
    """CO-12 how often one may still ask before this guess."""
    break_offs_left: int
    """CO-11 before the next complete transmission."""
    stopovers_left: int
    """CO-25 that lie ahead on the route of the last complete transmission."""
    doubled: bool
    """CO-24 whether the guess that is due counts as one of two."""
    second: bool
    """CO-24 whether it is the second of the two."""
    meeting: bool
    """CO-27 whether the Crew may talk."""
    said: tuple[SaidView, ...]
    target: Planet | None
    """CO-40 for the Source alone, and for all at the end of a lost round."""
    plan: tuple[Chip, ...] | None
    """CO-40 for the Source alone: the stops of the route that is planned or being sent."""
    planned: bool
    """CO-9 for the Source alone: whether that route ends at the target."""
    sent: tuple[tuple[Chip, ...], ...] | None
    """CO-40 for the Source alone: the routes of this round, one for each launch."""
    exchanged: tuple[ExchangedView, ...]
    """CO-26 the cards that the viewer exchanged away."""
    reason: Reason | None
    advice: int | Literal["professional"] | None
    """CO-19 what to try next."""
    grade: Grade | None
    """CO-28"""
