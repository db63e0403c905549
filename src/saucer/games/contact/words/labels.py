"""Contact: what can be done, as texts and as parts of the board."""

from typing import assert_never

from saucer.core import Text, text
from saucer.games.contact.model import (
    AskAgain,
    BeginRound,
    BreakOff,
    CallMeeting,
    Chip,
    Choice,
    ChooseSignal,
    ContactView,
    Exchange,
    FlyTo,
    Guess,
    Land,
    LandAfter,
    Launch,
    PlanAnew,
    Reactivate,
    SameRoute,
    TakeOff,
    TakeOffAfter,
    UseFifty,
    UseStopover,
)
from saucer.games.contact.words import nouns


def label(action: Choice, view: ContactView) -> Text:
    match action:
        case BeginRound():
            return text("label-begin_round", round=view.round + 1)
        case ChooseSignal(value):
            return text("label-choose_signal", value=value)
        case FlyTo(chip):
            return text("label-fly_to", chip=nouns.named(chip), place=place_of(view, chip))
        case SameRoute():
            return text("label-same_route")
        case PlanAnew():
            return text("label-plan_anew")
        case Launch() | Land() | LandAfter() | TakeOff() | TakeOffAfter() | BreakOff():
            return label_of_tap(action)
        case AskAgain():
            return text("label-ask_again", left=view.asks_left)
        case Guess(planet):
            return text("label-guess", chip=nouns.named(planet), place=place_of(view, planet))
        case Exchange() | UseFifty() | UseStopover() | Reactivate() | CallMeeting():
            return label_of_help(action, view)
        case _:
            assert_never(action)


def label_of_tap(action: Launch | Land | LandAfter | TakeOff | TakeOffAfter | BreakOff) -> Text:
    """CO-8"""
    match action:
        case Launch():
            return text("label-launch")
        case Land() | LandAfter():
            return text("label-land")
        case TakeOff() | TakeOffAfter():
            return text("label-take_off")
        case BreakOff():
            return text("label-break_off")
        case _:
            assert_never(action)


def label_of_help(action: Exchange | UseFifty | UseStopover | Reactivate | CallMeeting, view: ContactView) -> Text:
    """CO-23 to CO-27"""
    match action:
        case Exchange():
            return text("label-exchange")
        case UseFifty():
            return text("label-use_fifty")
        case UseStopover():
            return text("label-use_stopover")
        case Reactivate():
            return text("label-reactivate", left=view.barrels - 1)
        case CallMeeting(helper):
            return text("label-call_meeting", helper=nouns.helper(helper))
        case _:
            assert_never(action)


def place_of(view: ContactView, chip: Chip) -> Text:
    return nouns.place(next(each for each in view.chips if each.chip == chip))


def path(action: Choice, view: ContactView) -> tuple[str, ...]:
    """The parts of the board to click in order; none is the beginning of another."""
    match action:
        case BeginRound():
            return ("begin",)
        case ChooseSignal(value):
            return (f"signal:{value}",)
        case FlyTo(chip):
            return (f"chip:{chip}",)
        case SameRoute():
            return ("same_route",)
        case PlanAnew():
            return ("plan_anew",)
        case Launch() | Land() | LandAfter() | TakeOff() | TakeOffAfter():
            return ("tap",)
        case BreakOff():
            return ("break_off",)
        case AskAgain():
            return ("again",)
        case Guess(planet):
            return (f"guess:{planet}",)
        case Exchange():
            return ("helper:exchange",)
        case UseFifty():
            return ("helper:fifty",)
        case UseStopover():
            return ("helper:stopover",)
        case Reactivate():
            return ("barrel",)
        case CallMeeting(helper):
            return ("meeting", f"helper:{helper}")
        case _:
            assert_never(action)
