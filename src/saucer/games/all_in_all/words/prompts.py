"""All in All: what the table waits for and what the viewer can decide, in one line."""

from functools import cache
from typing import assert_never

from saucer.core import Decision, Seat, SeatName, Text, text
from saucer.games.all_in_all.model import AllInAllView
from saucer.games.all_in_all.words.nouns import players
from saucer.games.all_in_all.words.refusals import Kind, asked_to, can_play_an_alien, still_asked
from saucer.games.all_in_all.words.story import ending

CLAUSES: dict[Kind, str] = {
    "explore": "AA-8",
    "explore_alien": "AA-11",
    "land": "AA-13",
    "land_race": "AA-13b",
    "sabortal": "AA-17",
    "collect": "AA-20",
}
DECISIONS = {kind: Decision(kind, clause) for kind, clause in CLAUSES.items()}


def decision(view: AllInAllView) -> Decision | None:
    kind = asked_to(view)
    return None if kind is None else DECISIONS[kind]


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
        landed = view.portals[view.portal - 1].ships
        if landed:
            return text("prompt-land_too", players=players(list(landed)), portal=view.portal)
        return text("prompt-land", portal=view.portal)
    if kind == "land_race":
        return text("prompt-land_race", portal=view.portal)
    waited_for = tuple([seat for seat in range(len(view.players)) if still_asked(view, seat)])
    if view.landing == "race":
        return waiting("prompt-landing_race", waited_for, view.portal)
    message = "prompt-landing" if view.answer is None else f"prompt-landing-{view.answer}"
    return waiting(message, waited_for, view.portal)


@cache
def waiting(message: str, waited_for: tuple[int, ...], portal: int) -> Text:
    """Said at every pass, to everybody who has answered or landed."""
    return text(message, players=players([Seat(seat) for seat in waited_for]), portal=portal)
