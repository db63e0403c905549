"""Inkognito: what can be done, as texts."""

from typing import assert_never

from saucer.core import SeatName, Text, text
from saucer.games.inkognito.knowledge.certainty import is_right_for_certain
from saucer.games.inkognito.knowledge.notebook import Sheet
from saucer.games.inkognito.model import (
    Accept,
    AnswerChoice,
    Ask,
    AskThrough,
    Card,
    Choice,
    Claim,
    Declare,
    DeclareBuilds,
    DeclareIdentities,
    EndMovement,
    EndTurn,
    Expel,
    InkognitoView,
    Meet,
    MeetingChoice,
    MoveAmbassador,
    MoveFigure,
    MovementChoice,
    MoveOn,
    Object,
    Place,
    Refuse,
    Show,
    ShowIfObjected,
    Space,
)
from saucer.games.inkognito.words.nouns import (
    agent_named,
    at,
    ball_named,
    build_named,
    card,
    cards,
    colour_on_turn,
    met_figure,
    owner,
    rows,
    seen_figure,
    to,
)
from saucer.games.inkognito.words.prompts import on_turn


def label(action: Choice, view: InkognitoView) -> Text:
    match action:
        case Place(builds):
            first, second, third, fourth = [build_named(build) for build in builds]
            return text("label-place", first=first, second=second, third=third, fourth=fourth)
        case MoveFigure() | MoveAmbassador() | EndMovement():
            return label_of_move(action, view)
        case Meet() | Ask() | AskThrough() | MoveOn() | Expel():
            return label_at_meeting(action, view)
        case Show() | ShowIfObjected() | Object():
            return label_of_answer(action, view)
        case Claim(partner):
            return text("label-claim_alone") if partner is None else text("label-claim", player=SeatName(partner))
        case DeclareIdentities(agents):
            return text("label-declare_identities", rows=rows([agent_named(agent) for agent in agents]))
        case DeclareBuilds(builds):
            return text("label-declare_builds", rows=rows([build_named(build) for build in builds]))
        case EndTurn():
            return text("label-end_turn")
        case Accept():
            return text("label-accept")
        case Refuse():
            return text("label-refuse")
        case Declare():
            return text("label-declare")
        case _:
            assert_never(action)


def caution(action: Choice, view: InkognitoView) -> Text | None:
    """IK-30 A claim ends the match, and a wrong one loses it: whatever could be wrong asks first."""
    if not isinstance(action, Claim) or view.seat is None:
        return None
    sheet = Sheet(view, view.seat)
    if is_right_for_certain(view, sheet, view.seat, action.partner):
        return None
    left = sheet.worlds()
    return text("caution-claim", count=left) if left > 1 else text("caution-wrong_claim")


def label_of_move(action: MovementChoice, view: InkognitoView) -> Text:
    """IK-8, IK-38"""
    strolls = view.phase == "strolling"
    match action:
        case MoveFigure(ball, colour, build, space):
            return text("label-move", figure=seen_figure(view, colour, build), to=to(space), ball=ball_named(ball))
        case MoveAmbassador(space):
            return text("label-stroll" if strolls else "label-move_ambassador", to=to(space))
        case EndMovement():
            return text("label-end_stroll" if strolls else "label-end_movement")
        case _:
            assert_never(action)


def label_at_meeting(action: MeetingChoice, view: InkognitoView) -> Text:
    """IK-13 to IK-17, IK-24, IK-25"""
    match action:
        case Meet(space):
            return label_of_meeting(view, space)
        case Ask(question):
            met = met_figure(view)
            assert met is not None
            return text(f"label-ask-{question}", player=SeatName(owner(view, met.colour)))
        case AskThrough(player, question):
            return text(f"label-ask_through-{question}", player=SeatName(player))
        case MoveOn(space):
            return text("label-move_on", to=to(space))
        case Expel(space):
            met = met_figure(view)
            if met is None:
                return text("label-expel_ambassador", to=to(space))
            return text("label-expel", figure=seen_figure(view, met.colour, met.build), to=to(space))
        case _:
            assert_never(action)


def label_of_meeting(view: InkognitoView, space: Space) -> Text:
    """IK-13"""
    own = colour_on_turn(view)
    met = next((each for each in view.figures if each.space == space and each.colour != own), None)
    if met is None:
        return text("label-meet_ambassador", at=at(space))
    return text("label-meet", figure=seen_figure(view, met.colour, met.build), at=at(space))


def label_of_answer(action: AnswerChoice, view: InkognitoView) -> Text:
    """IK-18, IK-22"""
    match action:
        case Show(shown):
            return text("label-show", cards=cards(shown))
        case ShowIfObjected(left):
            return label_of_reserve(left, view)
        case Object():
            return text("label-object")
        case _:
            assert_never(action)


def label_of_reserve(left: tuple[Card, ...], view: InkognitoView) -> Text:
    """IK-22 A card is withdrawn, or one true card stays."""
    assert view.answer is not None
    asker = on_turn(view)
    if len(left) == 1:
        return text("label-reserve", player=asker, card=card(left[0]))
    withdrawn = next(each for each in view.answer if each not in left)
    return text("label-withdraw", player=asker, card=card(withdrawn))
