"""Contact: whose turn it is, and what kind of choice the viewer has."""

from typing import Literal, assert_never

from saucer.core import Decision, Text, text
from saucer.games.contact.knowledge.restoring import known
from saucer.games.contact.model import ContactView
from saucer.games.contact.words import nouns

Kind = Literal[
    "begin", "choose_signal", "plan", "launch", "land", "take_off", "guess", "guess_helpers", "guess_second", "meeting"
]  # fmt: skip

CLAUSES: dict[Kind, str] = {
    "begin": "CO-41",
    "choose_signal": "CO-21",
    "plan": "CO-9",
    "launch": "CO-8",
    "land": "CO-8a",
    "take_off": "CO-8a",
    "guess": "CO-13",
    "guess_helpers": "CO-23",
    "guess_second": "CO-24",
    "meeting": "CO-27",
}


def decision(view: ContactView) -> Decision | None:
    kind = asked_to(view)
    return None if kind is None else Decision(kind, CLAUSES[kind])


def asked_to(view: ContactView) -> Kind | None:
    """What the viewer can decide now."""
    if view.seat is None or not known(view).legal(view.seat):
        return None
    match view.phase:
        case "between":
            return "begin"
        case "choosing_signal":
            return "choose_signal"
        case "planning":
            return "launch" if view.planned else "plan"
        case "flying":
            return "land"
        case "grounded":
            return "take_off"
        case _:
            return kind_of_guess(view)


def kind_of_guess(view: ContactView) -> Kind:
    if view.seat != view.guesser:
        return "meeting"
    if view.second:
        return "guess_second"
    return "guess" if view.options.variant == "standard" else "guess_helpers"


def prompt(view: ContactView) -> Text:
    match view.phase:
        case "laying_out" | "naming_source" | "turning_up_first":
            return text("prompt-setting_up")
        case "turning_up_signal" | "turning_up_planet" | "drawing_target" | "exchanging":
            return text("prompt-drawing", player=nouns.player(view.source))
        case "between":
            return text("prompt-between", player=nouns.player(view.source), round=view.round + 1)
        case "choosing_signal":
            return text("prompt-choosing_signal", player=nouns.player(view.source))
        case "planning":
            return prompt_planning(view)
        case "flying" | "grounded":
            return text("prompt-sending", player=nouns.player(view.source))
        case "guessing":
            return prompt_guessing(view)
        case "over":
            return ending(view)
        case _:
            assert_never(view.phase)


def prompt_planning(view: ContactView) -> Text:
    """CO-13a Nobody but the Source learns how far the plan is."""
    if view.target is None:
        return text("prompt-planning", player=nouns.player(view.source))
    if view.planned:
        return text("prompt-planned", target=nouns.named(view.target))
    message = "prompt-plan_again" if has_launched(view) else "prompt-plan"
    return text(message, target=nouns.named(view.target))


def has_launched(view: ContactView) -> bool:
    """Whether something was sent in this round: the plans of those before, one for each launch, are open."""
    return sum(tap.what == "launch" for tap in view.taps) > len(view.plans)


def prompt_guessing(view: ContactView) -> Text:
    """CO-12, CO-24, CO-27"""
    guesser = nouns.player(view.guesser)
    if view.second:
        return text("prompt-guess_second", player=guesser)
    if view.meeting:
        return text("prompt-meeting", player=guesser)
    return text("prompt-guess", player=guesser, left=view.asks_left)


def ending(view: ContactView) -> Text:
    """CO-16, CO-19, CO-28"""
    if view.reason == "no_fuel":
        assert view.target is not None
        return text("prompt-lost", round=view.round, target=nouns.named(view.target))
    score = sum(view.won)
    if view.grade is not None:
        return text("prompt-certificate", score=score, grade=text(f"grade-{view.grade}"))
    return advised(text("won", score=score, barrels=view.barrels), view.advice)


def advised(won: Text, advice: int | Literal["professional"] | None) -> Text:
    """CO-19"""
    if advice is None:
        return won
    if advice == "professional":
        return text("advice-professional", won=won)
    return text("advice-level", won=won, level=advice)
