"""All in All: what can be done, as texts and as parts of the board. The other words are gathered here for the door."""

from typing import assert_never

from saucer.core import Decision, Seat, SeatName, Text, text
from saucer.games.all_in_all.drawing import drawing
from saucer.games.all_in_all.model import (
    AllInAllView,
    Card,
    Choice,
    DrawFrom,
    FlyOn,
    Land,
    PlaceRelic,
    PlayPilferer,
    PlaySchemer,
    PlayTimeThief,
    Stop,
    TakeCard,
)
from saucer.games.all_in_all.nouns import named, players
from saucer.games.all_in_all.refusals import Kind, asked_to, can_play_an_alien, still_asked, why_not
from saucer.games.all_in_all.story import ending, line

__all__ = ["decision", "drawing", "label", "line", "path", "prompt", "why_not"]

CLAUSES: dict[Kind, str] = {
    "explore": "AA-8",
    "explore_alien": "AA-11",
    "land": "AA-13",
    "land_race": "AA-13b",
    "sabortal": "AA-17",
    "collect": "AA-20",
}


def decision(view: AllInAllView) -> Decision | None:
    kind = asked_to(view)
    return None if kind is None else Decision(kind, CLAUSES[kind])


def prompt(view: AllInAllView) -> Text:
    match view.phase:
        case "set_up":
            return text("prompt-set_up")
        case "exploring":
            return prompt_exploring(view)
        case "drawing":
            assert view.drawn_from is not None
            explorer, player = SeatName(view.explorer), SeatName(view.drawn_from)
            return text("prompt-drawing", explorer=explorer, player=player, portal=view.portal)
        case "landing":
            return prompt_landing(view)
        case "stacking":
            return text("prompt-stacking", portal=view.portal)
        case "sabortal":
            assert view.drawn_from is not None
            return text("prompt-sabortal", player=SeatName(view.drawn_from))
        case "collecting":
            assert view.collector is not None
            return text("prompt-collecting", player=SeatName(view.collector), actions=view.actions_left)
        case "refilling":
            return text("prompt-refilling")
        case "over":
            assert view.reason is not None
            return ending(view.reason, view.winners)
        case _:
            assert_never(view.phase)


def prompt_exploring(view: AllInAllView) -> Text:
    """AA-7"""
    if can_play_an_alien(view):
        return text("prompt-exploring_alien", portal=view.portal)
    return text("prompt-exploring", player=SeatName(view.explorer), portal=view.portal)


def prompt_landing(view: AllInAllView) -> Text:
    """AA-13 Who has answered is shown, never what."""
    kind = asked_to(view)
    if kind == "land":
        return text("prompt-land", portal=view.portal)
    if kind == "land_race":
        return text("prompt-land_race", portal=view.portal)
    waited_for = players([Seat(seat) for seat in range(len(view.players)) if still_asked(view, Seat(seat))])
    if view.landing == "race":
        return text("prompt-landing_race", players=waited_for, portal=view.portal)
    message = "prompt-landing" if view.answer is None else f"prompt-landing-{view.answer}"
    return text(message, players=waited_for, portal=view.portal)


def label(action: Choice, view: AllInAllView) -> Text:
    match action:
        case DrawFrom(player):
            return text("label-draw_from", player=SeatName(player))
        case PlayPilferer(victim, relic):
            return text("label-play_pilferer", player=SeatName(victim), relic=named(relic))
        case PlaySchemer(portal, into):
            return text(f"label-play_schemer-{into}", portal=portal, relic=named(lying(view, portal)))
        case PlayTimeThief():
            return text("label-play_time_thief")
        case Land():
            return text("label-land", portal=view.portal, value=view.portals[view.portal - 1].value)
        case FlyOn():
            return text("label-fly_on")
        case TakeCard(portal):
            return text("label-take_card", portal=portal, card=named(lying(view, portal)))
        case PlaceRelic(relic):
            return text("label-place_relic", relic=named(relic))
        case Stop():
            return text("label-take_nothing" if view.phase == "sabortal" else "label-stop")
        case _:
            assert_never(action)


def lying(view: AllInAllView, portal: int) -> Card:
    card = view.portals[portal - 1].card
    assert card is not None
    return card


def path(action: Choice, view: AllInAllView) -> tuple[str, ...]:
    """The parts of the board to click in order; none is the beginning of another."""
    match action:
        case DrawFrom(player):
            return (f"seat:{player}",)
        case PlayPilferer(victim, relic):
            return ("card:pilferer", f"planet:{victim}:{relic}")
        case PlaySchemer(portal, into):
            return ("card:schemer", f"portal:{portal}", into)
        case PlayTimeThief():
            return ("card:time_thief",)
        case Land():
            return (f"portal:{view.portal}",)
        case FlyOn():
            return ("fly_on",)
        case TakeCard(portal):
            return (f"portal:{portal}",)
        case PlaceRelic(relic):
            return (f"relic:{relic}",)
        case Stop():
            return ("stop",)
        case _:
            assert_never(action)
