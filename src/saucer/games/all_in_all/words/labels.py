"""All in All: what can be done, as texts and as parts of the board."""

from typing import assert_never

from saucer.core import SeatName, Text, text
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
from saucer.games.all_in_all.words.nouns import named


def label(action: Choice, view: AllInAllView) -> Text:
    """The most frequent first, as below: what is asked for every choice of everybody is worth the order."""
    match action:
        case Land():
            return text("label-land", portal=view.portal, value=view.portals[view.portal - 1].value)
        case FlyOn():
            return text("label-fly_on")
        case DrawFrom(player):
            return text("label-draw_from", player=SeatName(player))
        case PlayPilferer(victim, relic):
            return text("label-play_pilferer", player=SeatName(victim), relic=named(relic))
        case PlaySchemer(portal, into):
            return text(f"label-play_schemer-{into}", portal=portal, relic=named(lying(view, portal)))
        case PlayTimeThief():
            return text("label-play_time_thief")
        case TakeCard(portal):
            return text("label-take_card", portal=portal, card=named(lying(view, portal)))
        case PlaceRelic(relic):
            return text("label-place_relic", relic=named(relic))
        case Stop():
            return text("label-take_nothing" if view.phase == "sabortal" else "label-stop")
        case _:
            assert_never(action)


def caution(action: Choice, view: AllInAllView) -> Text | None:
    """AA-20 Actions left over go to waste."""
    if view.actions_left > 0 and isinstance(action, Stop):
        return text("caution-stop", count=view.actions_left)
    return None


def lying(view: AllInAllView, portal: int) -> Card:
    card = view.portals[portal - 1].card
    assert card is not None
    return card


def path(action: Choice, view: AllInAllView) -> tuple[str, ...]:
    """The parts of the board to click in order; none is the beginning of another."""
    match action:
        case Land():
            return (f"portal:{view.portal}",)
        case FlyOn():
            return ("fly_on",)
        case DrawFrom(player):
            return (f"seat:{player}",)
        case PlayPilferer(victim, relic):
            return ("card:pilferer", f"planet:{victim}:{relic}")
        case PlaySchemer(portal, into):
            return ("card:schemer", f"portal:{portal}", into)
        case PlayTimeThief():
            return ("card:time_thief",)
        case TakeCard(portal):
            return (f"portal:{portal}",)
        case PlaceRelic(relic):
            return (f"relic:{relic}",)
        case Stop():
            return ("stop",)
        case _:
            assert_never(action)
