"""What can happen, as it is told."""

from typing import Literal

from saucer.core import Event, Seat
from saucer.games.contact.model import Chip, ChipView, Grade, Helper, Planet, PlanView, Value


class LaidOut(Event, frozen=True):
    """CO-2"""

    chips: tuple[ChipView, ...]


class SourceNamed(Event, frozen=True):
    """CO-3"""

    source: Seat


class PlanetsTurnedUp(Event, frozen=True):
    """CO-4, CO-6"""

    planets: tuple[Planet, ...]


class RoundBegun(Event, frozen=True):
    """CO-41, from now on CO-13a"""

    round: int
    source: Seat

    reveals = True


class SignalTurnedUp(Event, frozen=True):
    """CO-5"""

    value: Value


class TargetDrawn(Event, frozen=True):
    """CO-7, CO-20 as the Source alone sees it."""

    source: Seat
    planet: Planet


class TargetTaken(Event, frozen=True):
    """The same, as the others see it."""

    source: Seat


class TargetExchanged(Event, frozen=True):
    """CO-26 as the Source alone sees it."""

    source: Seat
    away: Planet
    planet: Planet


class ExchangeTookPlace(Event, frozen=True):
    """The same, as the others see it."""

    source: Seat


class SignalChosen(Event, frozen=True):
    """CO-21 a hint at how hard the route is."""

    source: Seat
    value: Value

    reveals = True


class StopPlanned(Event, frozen=True):
    """CO-42 told to the Source alone."""

    chip: Chip


class RoutePlanned(Event, frozen=True):
    """CO-42 told to the Source alone."""

    route: tuple[Chip, ...]


class PlanForgotten(Event, frozen=True):
    """CO-42 told to the Source alone."""


class Launched(Event, frozen=True):
    """CO-8"""

    source: Seat

    reveals = True


class Landed(Event, frozen=True):
    """CO-8a a stopover."""

    milliseconds: int

    reveals = True


class TookOff(Event, frozen=True):
    """CO-8a"""

    milliseconds: int

    reveals = True


class Arrived(Event, frozen=True):
    """CO-8a the last landing: the transmission is complete."""

    milliseconds: int
    flights: int

    reveals = True


class BrokeOff(Event, frozen=True):
    """CO-11"""

    source: Seat
    left: int
    """How often the Source may still break off before the transmission is complete."""

    reveals = True


class CutOff(Event, frozen=True):
    """CO-8a the Source has lost the connection."""

    source: Seat

    reveals = True


class AskedAgain(Event, frozen=True):
    """CO-12"""

    guesser: Seat
    left: int
    """How often one may still ask before guessing."""

    reveals = True


class GuessedRight(Event, frozen=True):
    """CO-17"""

    guesser: Seat
    planet: Planet

    reveals = True


class GuessedWrong(Event, frozen=True):
    """CO-15; the first of a 50:50 costs nothing yet (CO-24)."""

    guesser: Seat
    planet: Planet
    first_of_two: bool

    reveals = True


class BarrelLost(Event, frozen=True):
    """CO-15"""

    left: int


class SignalLost(Event, frozen=True):
    """CO-15"""

    value: Value


class SignalWon(Event, frozen=True):
    """CO-17"""

    value: Value


class FiftyUsed(Event, frozen=True):
    """CO-24"""

    guesser: Seat


class StopoverShown(Event, frozen=True):
    """CO-25"""

    guesser: Seat
    chip: Chip

    reveals = True


class HelpersReactivated(Event, frozen=True):
    """CO-23"""

    seat: Seat
    barrels: int


class MeetingCalled(Event, frozen=True):
    """CO-27"""

    seat: Seat
    helper: Helper

    reveals = True


class RoundEnded(Event, frozen=True):
    """CO-33"""

    round: int
    target: Planet

    reveals = True


class PlanShown(Event, frozen=True):
    """CO-33"""

    plan: PlanView

    reveals = True


class NextSource(Event, frozen=True):
    """CO-18"""

    source: Seat


class GameWon(Event, frozen=True):
    """CO-19, CO-28"""

    score: int
    barrels: int
    advice: int | Literal["professional"] | None
    grade: Grade | None


class GameLost(Event, frozen=True):
    """CO-16"""

    round: int
    won: tuple[int, ...]


Happening = (
    LaidOut | SourceNamed | PlanetsTurnedUp | RoundBegun | SignalTurnedUp | TargetDrawn | TargetTaken | TargetExchanged
    | ExchangeTookPlace | SignalChosen | StopPlanned | RoutePlanned | PlanForgotten | Launched | Landed | TookOff
    | Arrived | BrokeOff | CutOff | AskedAgain | GuessedRight | GuessedWrong | BarrelLost | SignalLost | SignalWon
    | FiftyUsed | StopoverShown | HelpersReactivated | MeetingCalled | RoundEnded | PlanShown | NextSource | GameWon
    | GameLost
)  # fmt: skip
