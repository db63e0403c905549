"""Don't Talk to Strangers: whose turn it is, and what kind of choice there is."""

from typing import Literal, assert_never

from saucer.core import Decision, Seat, SeatName, Text, text
from saucer.games.strangers.model import StrangersView
from saucer.games.strangers.words.nouns import named
from saucer.games.strangers.words.story import ending

Kind = Literal[
    "turn", "kid", "more_kids", "going", "riding", "player", "card", "stranger_from", "stranger_to", "stranger",
    "saucer", "order", "after", "hand", "next_card", "board",
]  # fmt: skip
"""The kinds of choices there are."""

CLAUSES: dict[Kind, str] = {
    "turn": "DS-6", "kid": "DS-26a", "more_kids": "DS-26a", "going": "DS-13", "riding": "DS-26a", "player": "DS-38",
    "card": "DS-38", "stranger_from": "DS-35", "stranger_to": "DS-35", "stranger": "DS-22", "saucer": "DS-23",
    "order": "DS-42", "after": "DS-41", "hand": "DS-45", "next_card": "DS-45", "board": "DS-43",
}  # fmt: skip

RIDES = ("school_bus", "city_bus", "pool_party", "new_step_dad", "moms_car", "hitchhiking")
"""DS-26a Cards by which a Kid does not walk."""


def kind_of_choice(view: StrangersView) -> Kind | None:
    """What the table waits for, if it waits for a choice."""
    match view.phase:
        case "turn" | "player" | "card" | "stranger_from" | "saucer" | "order" | "after":
            return view.phase
        case "kid":
            return "more_kids" if view.moves else "kid"
        case "going":
            return "riding" if view.effect in RIDES else "going"
        case "stranger":
            return "stranger" if view.stranger is None else "stranger_to"
        case "choosing_hand":
            return "hand"
        case "choosing_card":
            return "next_card"
        case "choosing_board":
            return "board"
        case "starting" | "dealing" | "coin" | "drawing" | "over":
            return None
        case _:
            assert_never(view.phase)


def asked_to(view: StrangersView) -> Kind | None:
    """What the viewer can decide now."""
    return kind_of_choice(view) if view.seat == view.turn else None


def decision(view: StrangersView) -> Decision | None:
    kind = asked_to(view)
    return None if kind is None else Decision(kind, CLAUSES[kind])


def prompt(view: StrangersView) -> Text:
    kind = kind_of_choice(view)
    player = SeatName(view.turn)
    if kind is None:
        return prompt_of_chance(view)
    if kind in ("kid", "more_kids", "going", "riding"):
        assert view.effect is not None
        return text(f"prompt-{kind}", player=player, card=named(view.effect))
    if kind == "card":
        assert view.looking_at is not None
        return text("prompt-card", player=player, other=SeatName(view.looking_at))
    if kind == "turn":
        return prompt_of_turn(view)
    return text(f"prompt-{kind}", player=player)


def prompt_of_turn(view: StrangersView) -> Text:
    """DS-6 Of the three actions those that there are now: DS-7 one more Kid in the SCHOOL, DS-9 one outside away."""
    mine = view.players[view.turn]
    discards = view.brainiac and not view.discarded
    return text(
        "prompt-turn_brainiac" if discards else "prompt-turn",
        player=SeatName(view.turn),
        more=int(mine.supply > 0 and len(mine.kids) < mine.kid_limit),
        outside=sum(space != view.board.school for space in mine.kids),
    )


def prompt_of_chance(view: StrangersView) -> Text:
    if view.phase == "over":
        assert view.reason is not None
        points = view.players[Seat(0)].points if len(view.players) == 1 else None
        return ending(view.reason, view.winners, points)
    if view.phase in ("coin", "drawing"):
        return text(f"prompt-{view.phase}", player=SeatName(view.turn))
    return text(f"prompt-{view.phase}")
