"""Contact: what happened, as sentences of the log. No duration is told before the round is over."""

from typing import assert_never

from saucer.core import SeatName, Text, text
from saucer.games.contact.events import (
    Arrived,
    AskedAgain,
    BarrelLost,
    BrokeOff,
    CutOff,
    ExchangeTookPlace,
    FiftyUsed,
    GameLost,
    GameWon,
    GuessedRight,
    GuessedWrong,
    Happening,
    HelpersReactivated,
    LaidOut,
    Landed,
    Launched,
    MeetingCalled,
    NextSource,
    PlanetsTurnedUp,
    PlanForgotten,
    PlanShown,
    RoundBegun,
    RoundEnded,
    RoutePlanned,
    SignalChosen,
    SignalLost,
    SignalTurnedUp,
    SignalWon,
    SourceNamed,
    StopoverShown,
    StopPlanned,
    TargetDrawn,
    TargetExchanged,
    TargetTaken,
    TookOff,
)
from saucer.games.contact.model import PlanView
from saucer.games.contact.words import nouns
from saucer.games.contact.words.prompts import advised

SetUp = LaidOut | SourceNamed | PlanetsTurnedUp | RoundBegun | SignalTurnedUp | SignalChosen | NextSource
Target = TargetDrawn | TargetTaken | TargetExchanged | ExchangeTookPlace | RoundEnded
Sending = StopPlanned | RoutePlanned | PlanForgotten | Launched | Landed | TookOff | Arrived | BrokeOff | CutOff
Guessing = AskedAgain | GuessedRight | GuessedWrong | BarrelLost | SignalLost | SignalWon
Help = FiftyUsed | StopoverShown | HelpersReactivated | MeetingCalled


def line(event: Happening) -> Text:
    match event:
        case (
            LaidOut() | SourceNamed() | PlanetsTurnedUp() | RoundBegun() | SignalTurnedUp() | SignalChosen()
            | NextSource()
        ):  # fmt: skip
            return set_up(event)
        case TargetDrawn() | TargetTaken() | TargetExchanged() | ExchangeTookPlace() | RoundEnded():
            return about_target(event)
        case (
            StopPlanned() | RoutePlanned() | PlanForgotten() | Launched() | Landed() | TookOff() | Arrived()
            | BrokeOff() | CutOff()
        ):  # fmt: skip
            return sending(event)
        case AskedAgain() | GuessedRight() | GuessedWrong() | BarrelLost() | SignalLost() | SignalWon():
            return guessing(event)
        case FiftyUsed() | StopoverShown() | HelpersReactivated() | MeetingCalled():
            return help_used(event)
        case PlanShown(plan):
            return plan_shown(plan)
        case GameWon() | GameLost():
            return ended(event)
        case _:
            assert_never(event)


def set_up(event: SetUp) -> Text:
    """CO-2 to CO-6, CO-18, CO-21"""
    match event:
        case LaidOut(chips):
            return text("log-laid_out", count=len(chips))
        case SourceNamed(source):
            return text("log-source_named", player=SeatName(source))
        case PlanetsTurnedUp(planets):
            return text("log-planets_turned_up", planets=nouns.planets(planets), count=len(planets))
        case RoundBegun(number, source):
            return text("log-round_begun", round=number, player=SeatName(source))
        case SignalTurnedUp(value):
            return text("log-signal_turned_up", value=value)
        case SignalChosen(source, value):
            return text("log-signal_chosen", player=SeatName(source), value=value)
        case NextSource(source):
            return text("log-next_source", player=SeatName(source))
        case _:
            assert_never(event)


def about_target(event: Target) -> Text:
    """CO-7, CO-26, CO-33"""
    match event:
        case TargetDrawn(_, planet):
            return text("log-target_drawn", target=nouns.named(planet))
        case TargetTaken(source):
            return text("log-target_taken", player=SeatName(source))
        case TargetExchanged(_, away, planet):
            return text("log-target_exchanged", away=nouns.named(away), target=nouns.named(planet))
        case ExchangeTookPlace(source):
            return text("log-exchange_took_place", player=SeatName(source))
        case RoundEnded(number, target):
            return text("log-round_ended", round=number, target=nouns.named(target))
        case _:
            assert_never(event)


def sending(event: Sending) -> Text:
    """CO-8 to CO-11"""
    match event:
        case StopPlanned(chip):
            return text("log-stop_planned", chip=nouns.named(chip))
        case RoutePlanned(route):
            return text("log-route_planned", route=nouns.route(route))
        case PlanForgotten():
            return text("log-plan_forgotten")
        case Launched(source):
            return text("log-launched", player=SeatName(source))
        case Landed():
            return text("log-landed")
        case TookOff():
            return text("log-took_off")
        case Arrived(_, flights):
            return text("log-arrived", flights=flights)
        case BrokeOff(source, left):
            return text("log-broke_off", player=SeatName(source), left=left)
        case CutOff(source):
            return text("log-cut_off", player=SeatName(source))
        case _:
            assert_never(event)


def guessing(event: Guessing) -> Text:
    """CO-12 to CO-17"""
    match event:
        case AskedAgain(guesser, left):
            return text("log-asked_again", player=SeatName(guesser), left=left)
        case GuessedRight(guesser, planet):
            return text("log-guessed_right", player=SeatName(guesser), target=nouns.named(planet))
        case GuessedWrong(guesser, planet, first_of_two):
            message = "log-guessed_wrong-first" if first_of_two else "log-guessed_wrong"
            return text(message, player=SeatName(guesser), chip=nouns.named(planet))
        case BarrelLost(left):
            return text("log-barrel_lost", left=left)
        case SignalLost(value):
            return text("log-signal_lost", value=value)
        case SignalWon(value):
            return text("log-signal_won", value=value)
        case _:
            assert_never(event)


def help_used(event: Help) -> Text:
    """CO-23 to CO-27"""
    match event:
        case FiftyUsed(guesser):
            return text("log-fifty_used", player=SeatName(guesser))
        case StopoverShown(guesser, chip):
            return text("log-stopover_shown", player=SeatName(guesser), chip=nouns.named(chip))
        case HelpersReactivated(seat, barrels):
            return text("log-helpers_reactivated", player=SeatName(seat), barrels=barrels)
        case MeetingCalled(seat, helper):
            return text("log-meeting_called", player=SeatName(seat), helper=nouns.helper(helper))
        case _:
            assert_never(event)


def plan_shown(plan: PlanView) -> Text:
    """CO-33"""
    message = "log-plan_shown-void" if plan.void else "log-plan_shown"
    return text(message, route=nouns.route(plan.route), flights=nouns.numbers(plan.flights))


def ended(event: GameWon | GameLost) -> Text:
    """CO-16, CO-19, CO-28"""
    match event:
        case GameWon(score, barrels, advice, grade):
            won = text("won", score=score, barrels=barrels)
            return advised(won, advice) if grade is None else text("log-grade", won=won, grade=text(f"grade-{grade}"))
        case GameLost(number, won_cards):
            return text("log-game_lost", round=number, cards=nouns.numbers(won_cards))
        case _:
            assert_never(event)
