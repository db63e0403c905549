"""Inkognito: the view for a terminal, a text for each line: the board, the own cards, the passport, the notes."""

from collections.abc import Sequence

from saucer.core import Seat, SeatName, Text, text
from saucer.core.text import listed
from saucer.games.inkognito.knowledge.passport import agents_in, passport, sought, unmasked_teams
from saucer.games.inkognito.model import FigureView, InkognitoView, ReplyView, SecretsView
from saucer.games.inkognito.rules.board import LAND, NAMES, SEA, SPACE_OF
from saucer.games.inkognito.words.nouns import (
    agent_named,
    all_secrets,
    at,
    balls,
    build_named,
    cards,
    colour_named,
    mission_card,
    mission_story,
    named_space,
    secrets_of,
    task_named,
)


def drawing(view: InkognitoView) -> list[Text]:
    lines = [turn(view)]
    for seat in range(len(view.players)):
        lines += player(view, Seat(seat))
    lines.append(text(moved_or_not("draw-ambassador", view.ambassador.moved), at=at(view.ambassador.space)))
    lines += passport_lines(view)
    lines += [note for reply in view.replies for note in noted(reply)]
    if view.secrets is not None:
        lines += revealed(view, view.secrets)
    return lines


def moved_or_not(message: str, moved: bool) -> str:
    """IK-29 What was moved in this turn is marked."""
    return f"{message}_moved" if moved else message


def turn(view: InkognitoView) -> Text:
    if view.on_turn is None:
        return text("draw-set_up")
    player = SeatName(view.on_turn)
    if not view.balls:
        return text("draw-turn", turn=view.turn, player=player)
    left = balls(view.balls_left) if view.balls_left else text("draw-nothing")
    return text("draw-turn_balls", turn=view.turn, player=player, balls=balls(view.balls), left=left)


def player(view: InkognitoView, seat: Seat) -> list[Text]:
    """The colour and the four figures; one's own with the ways from where they stand."""
    colour = view.players[seat].colour
    if colour is None:
        return [text("draw-player_ambassador", player=SeatName(seat))] if seat >= agents_in(view) else []
    name = text("draw-player", player=SeatName(seat), colour=colour_named(colour))
    own = [figure for figure in view.figures if figure.colour == colour]
    if not own:
        return [name]
    if seat == view.seat:
        return [name, *[own_figure(figure) for figure in own]]
    return [text("draw-figures", player=name, figures=listed([standing(figure) for figure in own]))]


def standing(figure: FigureView) -> Text:
    message = moved_or_not("draw-figure", figure.moved)
    return text(message, build=build_named(figure.build), at=at(figure.space))


def own_figure(figure: FigureView) -> Text:
    """IK-4 A figure of one's own, with the ways that lead on by land and by sea."""
    space = SPACE_OF[figure.space]
    return text("draw-own_figure", figure=standing(figure), land=spaces(LAND[space]), sea=spaces(SEA[space]))


def spaces(found: Sequence[int]) -> Text:
    return listed([named_space(NAMES[space]) for space in found]) if found else text("draw-nothing")


def passport_lines(view: InkognitoView) -> list[Text]:
    """IK-6 one's secret cards, IK-27 the missions they can lead to, IK-37 the way out."""
    if view.identity is None or view.build is None or view.mission is None or view.secrets is not None:
        return []
    lines = [text("draw-secrets", secrets=secrets_of(SecretsView(view.identity, view.build, view.mission)))]
    if (agent := sought(view)) is not None:
        lines.append(text("draw-sought", agent=agent_named(agent)))
    for each in passport(view):
        lines.append(text("draw-mission", card=mission_card(each.letter), task=task_named(each.task)))
    if view.put_aside:
        lines.append(text("draw-flight", task=text(f"flight-{view.identity}")))
    return lines


def noted(reply: ReplyView) -> list[Text]:
    """IK-34 What the viewer has seen of an answer, as lines."""
    if reply.cards is None:
        return []
    asker, asked = SeatName(reply.asker), SeatName(reply.asked)
    lines = [text("draw-shown", turn=reply.turn, asker=asker, player=asked, cards=cards(reply.cards))]
    if reply.replacement is not None:
        lines.append(text("draw-shown_instead", cards=cards(reply.replacement)))
    return lines


def revealed(view: InkognitoView, secrets: tuple[SecretsView, ...]) -> list[Text]:
    """IK-50a Who everybody was, and the missions of the teams that were complete."""
    lines = [text("draw-revealed", rows=all_secrets(secrets, agents_in(view)))]
    for team in unmasked_teams(view):
        if team.task is not None:
            story = mission_story(team.task.mission)
            lines.append(text("draw-revealed_mission", story=story, task=task_named(team.task)))
    return lines
