"""Inkognito: why a ball cannot make a move, IK-8 to IK-12. The rules themselves are asked which of them bars it."""

from typing import Final, Literal

from saucer.core import Text, text
from saucer.games.inkognito.model import BALLS, BUILDS, COLOURS, InkognitoView
from saucer.games.inkognito.rules.board import SPACE_OF, SPACES
from saucer.games.inkognito.rules.movement import (
    LINKS,
    OWN_BALLS,
    ends_legally,
    is_open,
    leads_to_an_end,
    meets_one_of_each,
    own_figures_apart,
)
from saucer.games.inkognito.rules.position import InkognitoPosition
from saucer.games.inkognito.rules.state import AMBASSADOR, BLACK, BUILDS_OF_A_COLOUR, NOWHERE, PURPLE
from saucer.games.inkognito.words.choices import imagined, parts_left

Bar = Literal["together", "two_of_one", "dead_end", "closed", "far"]
"""What keeps a ball from moving a figure somewhere: IK-9, IK-10, IK-10a, IK-11 or IK-12, IK-8."""
NEAREST_FIRST: Final[tuple[Bar, ...]] = ("together", "two_of_one", "dead_end", "closed", "far")
"""Of several moves that are barred, the one that comes closest to being allowed gives the reason."""


def why_not_moving(view: InkognitoView, words: list[str], picked: tuple[str, ...]) -> Text | None:
    """IK-8 to IK-12"""
    match words:
        case ["figure", colour, build]:
            return why_not_figure(view, colour, build)
        case ["ambassador"]:
            return why_not_ambassador(view)
        case ["space", space]:
            return why_not_space(view, space, picked)
        case ["ball", ball]:
            return why_not_ball(view, ball, picked)
        case ["end_movement"] | ["claim"]:
            return why_not_ending(view)
        case ["nobody"] if "nobody" not in parts_left(view, ()) and len(view.players) < len(COLOURS):
            return why_not_ending(view)
        case ["ask", _]:
            return text("why-ask_later")
        case _:
            return None


def why_not_figure(view: InkognitoView, colour: str, build: str) -> Text:
    """IK-8 An own figure or, with purple, one of another player."""
    assert view.seat is not None
    if colour not in [player.colour for player in view.players]:
        return text("why-colour_out")
    own = colour == view.players[view.seat].colour
    figure = number_of(colour, build)
    if not balls_for(imagined(view), figure):
        return text("why-no_own_ball" if own else "why-no_purple")
    bar = least_bar(imagined(view), [figure], range(SPACES))
    return text("why-no_way" if own else "why-purple_stuck") if bar in ("far", "closed") else text(f"why-{bar}")


def why_not_ambassador(view: InkognitoView) -> Text:
    """IK-8, IK-12"""
    if "black" not in view.balls_left:
        return text("why-no_black")
    bar = least_bar(imagined(view), [AMBASSADOR], range(SPACES))
    return text("why-black_stuck" if bar == "closed" else f"why-{bar}")


def why_not_space(view: InkognitoView, space: str, picked: tuple[str, ...]) -> Text:
    """As the goal of the figure that was picked; without one, of any."""
    if not picked or picked[0] == "claim":
        return why_not_goal(view, space)
    figure = figure_picked(picked[0])
    bar = least_bar(imagined(view), [figure], range(SPACE_OF[space], SPACE_OF[space] + 1))
    if bar == "far":
        return text("why-not_led_there")
    if bar == "closed":
        return text("why-closed_black" if figure == AMBASSADOR else "why-closed_purple")
    return text(f"why-{bar}")


def why_not_goal(view: InkognitoView, space: str) -> Text:
    """IK-8 A figure is picked first; where none can go, the reason of the one that comes closest."""
    if f"space:{space}" in parts_left(view, ()):
        return text("why-figure_first")
    position = imagined(view)
    goal = range(SPACE_OF[space], SPACE_OF[space] + 1)
    figures = [figure for figure in range(AMBASSADOR + 1) if position.places[figure] != NOWHERE]
    bar = least_bar(position, figures, goal)
    if bar == "far":
        return text("why-not_reached")
    if bar == "closed":
        return text("why-closed_black" if least_bar(position, [AMBASSADOR], goal) == bar else "why-closed_purple")
    return text(f"why-{bar}")


def why_not_ball(view: InkognitoView, ball: str, picked: tuple[str, ...]) -> Text:
    """IK-8 A ball is picked last, if at all."""
    if ball not in view.balls_left:
        return text("why-ball_used" if ball in view.balls else "why-ball_not_shown")
    if len(picked) < 2 or not picked[1].startswith("space:"):
        return text("why-ball_last")
    position, figure = imagined(view), figure_picked(picked[0])
    number = [str(each) for each in BALLS].index(ball)
    if number not in balls_for(position, figure):
        return text("why-ball_of_others")
    bar = bar_of(position, number, figure, SPACE_OF[picked[1].removeprefix("space:")])
    return text("why-not_led_there" if bar == "far" else f"why-{bar}")


def why_not_ending(view: InkognitoView) -> Text:
    """IK-9, IK-10"""
    position = imagined(view)
    if own_figures_apart(position):
        return text("why-end_two_of_one")
    return text("why-end_together" if meets_one_of_each(position) else "why-end_position")


def number_of(colour: str, build: str) -> int:
    colours, builds = [str(each) for each in COLOURS], [str(each) for each in BUILDS]
    return colours.index(colour) * BUILDS_OF_A_COLOUR + builds.index(build)


def figure_picked(part: str) -> int:
    """The number of a figure that was picked on the board."""
    if part == "ambassador":
        return AMBASSADOR
    _, colour, build = part.split(":")
    return number_of(colour, build)


def balls_for(position: InkognitoPosition, figure: int) -> list[int]:
    """IK-8 The balls left that move this figure, each colour once."""
    if figure == AMBASSADOR:
        balls: tuple[int, ...] = (BLACK,)
    else:
        balls = OWN_BALLS if position.owner(figure) == position.on_turn else (PURPLE,)
    return [ball for ball in balls if position.balls[ball]]


def least_bar(position: InkognitoPosition, figures: list[int], goals: range) -> Bar:
    """Of all moves of these figures to these spaces, what bars the one that comes closest to being allowed."""
    bars = {
        bar_of(position, ball, figure, to) for figure in figures for ball in balls_for(position, figure) for to in goals
    }
    return next((bar for bar in NEAREST_FIRST if bar in bars), "far")


def bar_of(position: InkognitoPosition, ball: int, figure: int, to: int) -> Bar | None:
    """What keeps this ball from moving this figure there; None if nothing does."""
    if to not in LINKS[ball][position.places[figure]]:
        return "far"
    if ball not in OWN_BALLS and not is_open(position, to):
        return "closed"
    return None if leads_to_an_end(position, ball, figure, to) else broken_end(position, figure, to)


def broken_end(position: InkognitoPosition, figure: int, to: int) -> Bar:
    """IK-9, IK-10 What would be wrong if the movement ended after this move; IK-10a says that no ball can mend it."""
    after = position.copy()
    after.put(figure, to)
    assert not ends_legally(after)
    if meets_one_of_each(after):
        return "together"
    return "two_of_one" if own_figures_apart(after) else "dead_end"
