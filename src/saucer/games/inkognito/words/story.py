"""Inkognito: what happened, as sentences of the log."""

from typing import assert_never

from saucer.core import Seat, SeatName, Text, text
from saucer.games.inkognito.events import (
    AmbassadorExpelled,
    AmbassadorMoved,
    AnswerGiven,
    AnswerRepeated,
    CardsShown,
    ColoursDrawn,
    DeclarationBegun,
    DeclarationOpened,
    DeclarationSealed,
    FigureExpelled,
    FigureMoved,
    FigureMovedOn,
    FiguresPlaced,
    HandshakeAccepted,
    HandshakeRefused,
    Happening,
    IdentitiesWritten,
    MatchEnded,
    MeetingChosen,
    MissionClaimed,
    MovementEnded,
    Objected,
    PhantomShaken,
    PlacementChosen,
    QuestionAsked,
    SecretDealt,
    SecretsDealt,
    TurnStarted,
)
from saucer.games.inkognito.knowledge.passport import TEAM
from saucer.games.inkognito.model import Reason
from saucer.games.inkognito.words.nouns import (
    agent_and_build,
    agent_named,
    at,
    ball_named,
    balls,
    card,
    cards,
    colour_named,
    figure,
    players,
    rows,
    to,
)


def line(event: Happening) -> Text:
    match event:
        case ColoursDrawn() | PlacementChosen() | FiguresPlaced() | SecretDealt() | SecretsDealt():
            return set_up(event)
        case TurnStarted(turn, seat):
            return text("log-turn_started", turn=turn, player=SeatName(seat))
        case PhantomShaken(seat, shown):
            return text("log-phantom_shaken", player=SeatName(seat), balls=balls(shown))
        case FigureMoved() | AmbassadorMoved() | MovementEnded() | FigureMovedOn():
            return movement(event)
        case MeetingChosen(seat, space):
            return text("log-meeting_chosen", player=SeatName(seat), at=at(space))
        case QuestionAsked():
            return question(event)
        case AnswerRepeated() | CardsShown() | AnswerGiven() | Objected():
            return answer(event)
        case FigureExpelled() | AmbassadorExpelled():
            return expulsion(event)
        case MissionClaimed(seat, partner):
            return claim(seat, partner)
        case HandshakeAccepted(seat):
            return text("log-handshake_accepted", player=SeatName(seat))
        case HandshakeRefused(seat):
            return text("log-handshake_refused", player=SeatName(seat))
        case DeclarationBegun() | IdentitiesWritten() | DeclarationSealed() | DeclarationOpened():
            return declaration(event)
        case MatchEnded(reason, winners):
            return ending(reason, winners)
        case _:
            assert_never(event)


def set_up(event: ColoursDrawn | PlacementChosen | FiguresPlaced | SecretDealt | SecretsDealt) -> Text:
    """IK-5 to IK-6"""
    match event:
        case ColoursDrawn(colours):
            return text("log-colours_drawn", rows=rows([colour_named(colour) for colour in colours]))
        case PlacementChosen(seat):
            return text("log-placement_chosen", player=SeatName(seat))
        case FiguresPlaced():
            return text("log-figures_placed")
        case SecretDealt(seat, dealt):
            return text("log-secret_dealt", player=SeatName(seat), card=card(dealt))
        case SecretsDealt(what):
            return text(f"log-secrets_dealt-{what}")
        case _:
            assert_never(event)


def movement(event: FigureMoved | AmbassadorMoved | MovementEnded | FigureMovedOn) -> Text:
    """IK-8, IK-15, IK-38"""
    player = SeatName(event.seat)
    match event:
        case FigureMoved():
            moved, ball = figure(event.colour, event.build), ball_named(event.ball)
            return text("log-figure_moved", player=player, figure=moved, to=to(event.to), ball=ball)
        case AmbassadorMoved():
            return text("log-ambassador_moved", player=player, to=to(event.to))
        case MovementEnded():
            return text("log-movement_ended", player=player)
        case FigureMovedOn():
            return text("log-figure_moved_on", player=player, build=text(f"adj-{event.build}"), to=to(event.to))
        case _:
            assert_never(event)


def question(event: QuestionAsked) -> Text:
    """IK-23; IK-38 the fifth player asks in person what others ask through the Ambassador."""
    asker, player = SeatName(event.asker), SeatName(event.asked)
    if not event.through_ambassador:
        return text(f"log-question_asked-{event.question}", asker=asker, player=player)
    if event.asker >= len(TEAM):
        return text(f"log-ambassador_asked-{event.question}", asker=asker, player=player)
    return text(f"log-question_through-{event.question}", asker=asker, player=player)


def answer(event: AnswerRepeated | CardsShown | AnswerGiven | Objected) -> Text:
    """IK-16 to IK-22"""
    asker = SeatName(event.asker)
    match event:
        case AnswerRepeated(_, repeated):
            return text("log-answer_repeated", asker=asker, cards=cards(repeated))
        case CardsShown(_, asked, shown):
            return text("log-cards_shown", asker=asker, player=SeatName(asked), cards=cards(shown))
        case AnswerGiven(_, asked):
            return text("log-answer_given", asker=asker, player=SeatName(asked))
        case Objected(_, asked, True, left):
            return text("log-objected-right", asker=asker, player=SeatName(asked), cards=cards(left))
        case Objected():
            return text("log-objected-wrong", asker=asker)
        case _:
            assert_never(event)


def expulsion(event: FigureExpelled | AmbassadorExpelled) -> Text:
    """IK-24, IK-25"""
    player, where = SeatName(event.seat), to(event.to)
    if isinstance(event, AmbassadorExpelled):
        return text("log-ambassador_expelled", player=player, to=where)
    return text("log-figure_expelled", player=player, figure=figure(event.colour, event.build), to=where)


def claim(seat: Seat, partner: Seat | None) -> Text:
    """IK-30, IK-37"""
    if partner is None:
        return text("log-mission_claimed-alone", player=SeatName(seat))
    return text("log-mission_claimed", player=SeatName(seat), partner=SeatName(partner))


def declaration(event: DeclarationBegun | IdentitiesWritten | DeclarationSealed | DeclarationOpened) -> Text:
    """IK-43"""
    match event:
        case DeclarationBegun(seat):
            return text("log-declaration_begun", player=SeatName(seat))
        case IdentitiesWritten(agents):
            return text("log-identities_written", rows=rows([agent_named(agent) for agent in agents]))
        case DeclarationSealed(seat):
            return text("log-declaration_sealed", player=SeatName(seat))
        case DeclarationOpened(agents, builds, right):
            written = [agent_and_build(agent, build) for agent, build in zip(agents, builds, strict=True)]
            return text(f"log-declaration_opened-{'right' if right else 'wrong'}", rows=rows(written))
        case _:
            assert_never(event)


def ending(reason: Reason, winners: tuple[Seat, ...]) -> Text:
    """IK-30, IK-32, IK-37, IK-43"""
    why = text(f"reason-{reason}")
    if not winners:
        return text("won-nobody", reason=why)
    if len(winners) == 1:
        return text("won", player=SeatName(winners[0]), reason=why)
    return text("won-together", players=players(winners), reason=why)
