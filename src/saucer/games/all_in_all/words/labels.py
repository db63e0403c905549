"""All in All: what can be done, as texts and as parts of the board."""

from collections.abc import Callable, Hashable
from typing import Any, get_args

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

LABELS: dict[type[Choice], Callable[[Any, AllInAllView], Text]] = {
    DrawFrom: lambda draw, view: text("label-draw_from", player=SeatName(draw.player)),
    PlayPilferer: lambda play, view: text("label-play_pilferer", player=SeatName(play.victim), relic=named(play.relic)),
    PlaySchemer: lambda play, view: text(
        f"label-play_schemer-{play.into}", portal=play.portal, relic=named(lying(view, play.portal))
    ),
    PlayTimeThief: lambda play, view: text("label-play_time_thief"),
    Land: lambda land, view: text("label-land", portal=view.portal, value=view.portals[view.portal - 1].value),
    FlyOn: lambda fly_on, view: text("label-fly_on"),
    TakeCard: lambda take, view: text("label-take_card", portal=take.portal, card=named(lying(view, take.portal))),
    PlaceRelic: lambda place, view: text("label-place_relic", relic=named(place.relic)),
    Stop: lambda stop, view: text("label-take_nothing" if view.phase == "sabortal" else "label-stop"),
}
"""A table instead of a `match`, which asks class after class: this is looked up for every choice of everybody."""

PATHS: dict[type[Choice], Callable[[Any, AllInAllView], tuple[str, ...]]] = {
    DrawFrom: lambda draw, view: (f"seat:{draw.player}",),
    PlayPilferer: lambda play, view: ("card:pilferer", f"planet:{play.victim}:{play.relic}"),
    PlaySchemer: lambda play, view: ("card:schemer", f"portal:{play.portal}", play.into),
    PlayTimeThief: lambda play, view: ("card:time_thief",),
    Land: lambda land, view: (f"portal:{view.portal}",),
    FlyOn: lambda fly_on, view: ("fly_on",),
    TakeCard: lambda take, view: (f"portal:{take.portal}",),
    PlaceRelic: lambda place, view: (f"relic:{place.relic}",),
    Stop: lambda stop, view: ("stop",),
}
assert LABELS.keys() == PATHS.keys() == set(get_args(Choice))

SAYS: dict[type[Choice], Callable[[Any, AllInAllView], Hashable]] = {
    PlaySchemer: lambda play, view: lying(view, play.portal),
    Land: lambda land, view: view.portal,
    TakeCard: lambda take, view: lying(view, take.portal),
    Stop: lambda stop, view: (view.phase, view.actions_left),
}
"""What is said of the view in words, path or caution; all other choices say nothing of it."""


def says(action: Choice, view: AllInAllView) -> Hashable:
    told = SAYS.get(type(action))
    return () if told is None else told(action, view)


def label(action: Choice, view: AllInAllView) -> Text:
    return LABELS[type(action)](action, view)


def path(action: Choice, view: AllInAllView) -> tuple[str, ...]:
    """The parts of the board to click in order; none is the beginning of another."""
    return PATHS[type(action)](action, view)


def caution(action: Choice, view: AllInAllView) -> Text | None:
    """AA-20 Actions left over go to waste."""
    if view.actions_left > 0 and isinstance(action, Stop):
        return text("caution-stop", count=view.actions_left)
    return None


def lying(view: AllInAllView, portal: int) -> Card:
    card = view.portals[portal - 1].card
    assert card is not None
    return card
