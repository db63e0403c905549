"""Inkognito: whose turn it is and what they may do, in one line."""

from typing import assert_never

from saucer.core import Decision, Seat, SeatName, Text, text
from saucer.games.inkognito.model import EndMovement, InkognitoView, MoveOn, Show, ShowIfObjected
from saucer.games.inkognito.words.choices import Kind, asked_to, choices
from saucer.games.inkognito.words.nouns import balls, colour_named, met_figure, owner, players, seen_figure
from saucer.games.inkognito.words.story import ending

CLAUSES: dict[Kind, str] = {
    "place": "IK-5",
    "move": "IK-8",
    "stroll": "IK-38",
    "meet": "IK-13",
    "ask": "IK-16",
    "ask_through": "IK-17",
    "ask_as_ambassador": "IK-39",
    "answer": "IK-16",
    "answer_through": "IK-17",
    "reserve": "IK-22",
    "expel": "IK-24",
    "expel_ambassador": "IK-25",
    "object": "IK-22",
    "close": "IK-30a",
    "close_ambassador": "IK-43",
    "interrupt": "IK-43",
    "declare_identities": "IK-43",
    "declare_builds": "IK-43",
    "handshake": "IK-30",
}


def decision(view: InkognitoView) -> Decision | None:
    kind = asked_to(view)
    return None if kind is None else Decision(kind, CLAUSES[kind])


def prompt(view: InkognitoView) -> Text:
    kind = asked_to(view)
    return prompt_of_others(view) if kind is None else prompt_to(view, kind)


def prompt_to(view: InkognitoView, kind: Kind) -> Text:
    """The viewer decides."""
    match kind:
        case "place":
            return prompt_to_place(view)
        case "move":
            ends = any(isinstance(action, EndMovement) for action in choices(view))
            return text("prompt-move" if ends else "prompt-move_stuck", balls=balls(view.balls_left))
        case "stroll":
            return text("prompt-stroll", steps=view.steps_left)
        case "ask" | "ask_through" | "ask_as_ambassador":
            return prompt_to_ask(view, kind)
        case "answer" | "answer_through":
            return prompt_to_answer(view, kind)
        case "reserve":
            return prompt_to_reserve(view)
        case "expel" | "expel_ambassador" | "object":
            return prompt_to_expel(view, kind)
        case "handshake":
            assert view.claim is not None
            return text("prompt-handshake", player=SeatName(view.claim.seat))
        case "meet" | "close" | "close_ambassador" | "interrupt" | "declare_identities" | "declare_builds":
            return text(f"prompt-{kind}")
        case _:
            assert_never(kind)


def prompt_to_place(view: InkognitoView) -> Text:
    """IK-5"""
    assert view.seat is not None
    colour = view.players[view.seat].colour
    assert colour is not None
    return text("prompt-place", colour=colour_named(colour))


def prompt_to_ask(view: InkognitoView, kind: Kind) -> Text:
    """IK-14, IK-15, IK-17, IK-39"""
    moves_on = any(isinstance(action, MoveOn) for action in choices(view))
    message = f"prompt-{kind}_or_move_on" if moves_on else f"prompt-{kind}"
    met = met_figure(view)
    return text(message) if met is None else text(message, player=SeatName(owner(view, met.colour)))


def prompt_to_answer(view: InkognitoView, kind: Kind) -> Text:
    """IK-16, IK-17; IK-21 when everything else is used."""
    assert view.question is not None
    asker = on_turn(view)
    if any(isinstance(action, Show) and len(action.cards) == 1 for action in choices(view)):
        return text(f"prompt-{kind}_used-{view.question.question}", player=asker)
    return text(f"prompt-{kind}-{view.question.question}", player=asker)


def prompt_to_reserve(view: InkognitoView) -> Text:
    """IK-22"""
    withdraws = any(isinstance(action, ShowIfObjected) and len(action.cards) > 1 for action in choices(view))
    return text("prompt-withdraw" if withdraws else "prompt-reserve", player=on_turn(view))


def prompt_to_expel(view: InkognitoView, kind: Kind) -> Text:
    """IK-22, IK-24, IK-25"""
    met = met_figure(view)
    if met is None:
        return text("prompt-object_ambassador" if kind == "object" else "prompt-expel_ambassador")
    return text(f"prompt-{kind}", figure=seen_figure(view, met.colour, met.build))


def prompt_of_others(view: InkognitoView) -> Text:
    """The viewer waits, or watches."""
    match view.phase:
        case "placing":
            return prompt_placing(view)
        case "shaking" | "strolling" | "meeting" | "closing":
            return text(f"prompt-{view.phase}", player=on_turn(view))
        case "moving":
            return text("prompt-moving", player=on_turn(view), balls=balls(view.balls_left))
        case "asking" | "expelling":
            return prompt_meeting(view)
        case "answering" | "reserving":
            return text("prompt-answering", asker=on_turn(view), player=SeatName(view.awaited[0]))
        case "declaring":
            return text("prompt-declaring", player=SeatName(view.awaited[0]))
        case "handshake":
            assert view.claim is not None
            return text("prompt-handshaking", claimant=SeatName(view.claim.seat), player=SeatName(view.awaited[0]))
        case "over":
            assert view.reason is not None
            return ending(view.reason, view.winners)
        case "drawing_colours" | "drawing_first":
            return text(f"prompt-{view.phase}")
        case "dealing_identities" | "dealing_builds" | "dealing_missions":
            return text("prompt-dealing")
        case _:
            assert_never(view.phase)


def on_turn(view: InkognitoView) -> SeatName:
    assert view.on_turn is not None
    return SeatName(view.on_turn)


def prompt_placing(view: InkognitoView) -> Text:
    """IK-5a Who has chosen is shown, never what."""
    waited_for = players([Seat(seat) for seat in view.awaited])
    return text("prompt-placing" if view.placement is None else "prompt-placed", players=waited_for)


def prompt_meeting(view: InkognitoView) -> Text:
    """IK-13, IK-24, IK-25"""
    met = met_figure(view)
    if met is None:
        return text(f"prompt-{view.phase}_ambassador", player=on_turn(view))
    return text(f"prompt-{view.phase}", player=on_turn(view), figure=seen_figure(view, met.colour, met.build))
