"""Inkognito: spaces, figures, cards, missions and players as parts of a sentence; and who stands where in a view."""

from collections import Counter
from collections.abc import Sequence

from saucer.core import Seat, SeatName, Text, text
from saucer.core.text import listed
from saucer.games.inkognito.knowledge.model import Task
from saucer.games.inkognito.model import (
    Agent,
    Ball,
    Build,
    Card,
    Colour,
    FigureView,
    InkognitoView,
    Letter,
    SecretsView,
    Space,
)
from saucer.games.inkognito.rules.board import SPACE_OF, VENICE


def named_space(space: Space) -> Text:
    return numbered(f"space-{VENICE.kinds[SPACE_OF[space]]}", space)


def at(space: Space) -> Text:
    return numbered(f"at-{VENICE.kinds[SPACE_OF[space]]}", space)


def to(space: Space) -> Text:
    """The name of a space as a goal, which German tells from a place."""
    return numbered(f"to-{VENICE.kinds[SPACE_OF[space]]}", space)


def numbered(message: str, space: Space) -> Text:
    """The Embassy has no number."""
    return text(message, number=int(space[1:])) if space[1:] else text(message)


def figure(colour: Colour, build: Build) -> Text:
    return text("figure", build=text(f"adj-{build}"), colour=text(f"adj-{colour}"))


def own_figure(build: Build) -> Text:
    return text("figure-own", build=text(f"adj-{build}"))


def seen_figure(view: InkognitoView, colour: Colour, build: Build) -> Text:
    """The name of a figure as the viewer would say it."""
    own = view.seat is not None and view.players[view.seat].colour == colour
    return own_figure(build) if own else figure(colour, build)


def build_named(build: Build) -> Text:
    return text(f"build-{build}")


def colour_named(colour: Colour) -> Text:
    return text(f"colour-{colour}")


def ball_named(ball: Ball) -> Text:
    return text(f"ball-{ball}")


def balls(shown: Sequence[Ball]) -> Text:
    """Several of a colour are told as a number."""
    return listed([counted(ball, count) for ball, count in Counter(shown).items()])


def counted(ball: Ball, count: int) -> Text:
    return ball_named(ball) if count == 1 else text("balls-of_a_colour", count=count, ball=ball_named(ball))


def card(shown: Card) -> Text:
    return text(f"card-{shown}")


def cards(shown: Sequence[Card]) -> Text:
    return listed([card(each) for each in shown])


def agent_named(agent: Agent) -> Text:
    return text(f"card-{agent}")


def mission_card(letter: Letter) -> Text:
    return text(f"card-mission_{letter.lower()}")


def players(seats: Sequence[Seat]) -> Text:
    return listed([text("who", player=SeatName(seat)) for seat in seats])


def rows(values: Sequence[Text]) -> Text:
    """What each player is, in the order of the seats."""
    return listed([text("row", player=SeatName(Seat(seat)), what=value) for seat, value in enumerate(values)])


def agent_and_build(agent: Agent, build: Build) -> Text:
    return text("agent-build", agent=agent_named(agent), build=build_named(build))


def secrets_of(own: SecretsView) -> Text:
    mission = mission_card(own.mission)
    return text("agent-secrets", agent=agent_named(own.identity), build=build_named(own.build), mission=mission)


def all_secrets(secrets: Sequence[SecretsView], agents: int) -> Text:
    """IK-35 With three players the last row is the set put aside."""
    found = [
        text("row", player=SeatName(Seat(seat)), what=secrets_of(own)) if seat < agents else put_aside(own)
        for seat, own in enumerate(secrets)
    ]
    return listed(found)


def put_aside(own: SecretsView) -> Text:
    return text("row-put_aside", what=secrets_of(own))


def task_named(task: Task) -> Text:
    """IK-27 What has to be done; IK-36, IK-41 as so many players read it."""
    return text(f"task-{task.mission}" if task.reading is None else f"task-{task.mission}-{task.reading}")


def mission_story(mission: str) -> Text:
    return text(f"mission-{mission}")


def colour_on_turn(view: InkognitoView) -> Colour | None:
    """The colour of whoever is on turn; the fifth player has none (IK-38)."""
    return None if view.on_turn is None else view.players[view.on_turn].colour


def met_figure(view: InkognitoView) -> FigureView | None:
    """The figure met at the meeting at hand; None is the Ambassador."""
    own = colour_on_turn(view)
    return next((each for each in view.figures if each.space == view.meeting and each.colour != own), None)


def owner(view: InkognitoView, colour: Colour) -> Seat:
    return Seat([player.colour for player in view.players].index(colour))
