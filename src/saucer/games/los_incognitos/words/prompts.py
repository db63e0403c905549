"""Los Incognitos: whose turn it is and what is to be decided."""

from typing import Literal, assert_never

from saucer.core import Decision, SeatName, Text, text
from saucer.core.text import listed
from saucer.games.los_incognitos.model import (
    Exchange,
    Explore,
    LosView,
    Mark,
    Move,
    OpenChest,
    Store,
    UseForceField,
)
from saucer.games.los_incognitos.rules.turns import END_TURN
from saucer.games.los_incognitos.words.map import position_of
from saucer.games.los_incognitos.words.nouns import kind, one, symbol
from saucer.games.los_incognitos.words.story import ending

Asked = Literal[
    "act", "act_more", "stuck", "pay", "chest", "bazaar", "duel", "challenge", "signs", "arrow", "square"
]  # fmt: skip
CLAUSES: dict[Asked, str] = {
    "act": "LI-7",
    "act_more": "LI-6",
    "stuck": "LI-7",
    "pay": "LI-6a",
    "chest": "LI-29",
    "bazaar": "LI-31",
    "duel": "LI-36",
    "challenge": "LI-36",
    "signs": "LI-39",
    "arrow": "LI-43",
    "square": "LI-44",
}
ACTIONS = {
    "can-store": (Store,),
    "can-move": (Move,),
    "can-mark": (Mark,),
    "can-explore": (Explore,),
    "can-function": (Exchange, OpenChest, UseForceField),
}
"""LI-6 What is said of the actions of a turn, in the order of the rulebook."""


def asked(view: LosView) -> Asked | None:
    """What the player of the turn decides now, whoever looks."""
    match view.phase:
        case "acting":
            return asked_in_turn(view)
        case "paying":
            return "pay"
        case "chest":
            return "chest"
        case "bazaar":
            return "bazaar"
        case "duelling":
            return "duel"
        case "challenging":
            return "challenge"
        case "signs":
            return "signs"
        case "arrow":
            return "arrow"
        case "square":
            return "square"
        case _:
            return None


def asked_in_turn(view: LosView) -> Asked:
    """LI-7"""
    if view.acted:
        return "act_more"
    position = position_of(view)
    return "stuck" if END_TURN in position.legal(position.seat()) else "act"


def decision(view: LosView) -> Decision | None:
    kind_of_choice = asked(view)
    if kind_of_choice is None or view.seat is None or view.seat != view.player:
        return None
    return Decision(kind_of_choice, CLAUSES[kind_of_choice])


def prompt(view: LosView) -> Text:
    if view.phase == "over":
        assert view.reason is not None
        return ending(view.reason, view.winners)
    if view.player is None:
        return text("prompt-starting")
    player = SeatName(view.player)
    wanted = asked(view)
    return prompt_of_roll(view, player) if wanted is None else prompt_of_choice(view, wanted, player)


def prompt_of_roll(view: LosView, player: SeatName) -> Text:
    """Chance is next."""
    match view.phase:
        case "star" | "drop":
            assert view.sign is not None
            return text(f"prompt-{view.phase}", player=player, monster=one(view.sign))
        case "challenger_rolls" | "opponent_rolls":
            return prompt_of_duel(view)
        case _:
            return text("prompt-rolling", player=player)


def prompt_of_duel(view: LosView) -> Text:
    """LI-38"""
    duel = view.duel
    assert duel is not None
    assert duel.target is not None
    roller = view.player if view.phase == "challenger_rolls" else duel.opponent
    assert roller is not None
    return text("prompt-duel_roll", player=SeatName(roller), monster=one(duel.monster), target=one(duel.target))


def prompt_of_choice(view: LosView, wanted: Asked, player: SeatName) -> Text:
    match wanted:
        case "act":
            return text("prompt-act", player=player, can=listed(possible(view)))
        case "stuck":
            return text("prompt-stuck", player=player)
        case "act_more":
            return text("prompt-act_more" if view.roll else "prompt-act_or_end", player=player)
        case "pay" | "duel" | "signs" | "arrow":
            return text(f"prompt-{wanted}", player=player)
        case "chest":
            assert view.chest is not None
            return text("prompt-chest", player=player, monster=kind(view.chest))
        case "bazaar":
            assert view.other_die is not None
            return text("prompt-bazaar", player=player, die=symbol(view.other_die))
        case "challenge":
            assert view.duel is not None
            return text("prompt-challenge", player=player, monster=one(view.duel.monster))
        case "square":
            return text("prompt-square", player=player)
        case _:
            assert_never(wanted)


def possible(view: LosView) -> list[Text]:
    """LI-6 Only what these dice can do."""
    position = position_of(view)
    legal = position.legal(position.seat())
    return [text(said) for said, kinds in ACTIONS.items() if any(isinstance(action, kinds) for action in legal)]
