"""Inkognito: the parts of the board, and which of them to click in order for what can be done."""

from functools import cache
from typing import assert_never

from saucer.core import Seat
from saucer.games.inkognito.model import (
    AGENTS,
    BALLS,
    BUILDS,
    CARDS,
    COLOURS,
    QUESTIONS,
    Accept,
    Ask,
    AskThrough,
    Ball,
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
    MoveAmbassador,
    MoveFigure,
    MoveOn,
    Object,
    Place,
    Refuse,
    Show,
    ShowIfObjected,
    Space,
)
from saucer.games.inkognito.rules.board import NAMES, SPACE_OF, STARTS
from saucer.games.inkognito.rules.movement import LINKS, OWN_BALLS

BUTTONS = (
    "end_movement", "end_turn", "claim", "nobody", "show", "object", "accept", "refuse", "declare",
)  # fmt: skip
"""Parts that are words rather than places on the board."""


@cache
def parts(players: int) -> tuple[str, ...]:
    """Everything a person can point at."""
    agents = range(min(players, len(AGENTS)))
    starts = [NAMES[space] for row in STARTS for space in row]
    return (
        *[f"space:{name}" for name in NAMES],
        *[f"figure:{colour}:{build}" for colour in COLOURS for build in BUILDS],
        "ambassador", "phantom",
        *[f"ball:{ball}" for ball in BALLS],
        *[f"seat:{seat}" for seat in range(players)],
        *[f"card:{card}" for card in CARDS],
        *[f"withdraw:{card}" for card in CARDS],
        *[f"ask:{question}" for question in QUESTIONS],
        *[f"place:{build}:{start}" for build in BUILDS for start in starts],
        *[f"identity:{seat}:{agent}" for seat in agents for agent in AGENTS],
        *[f"build:{seat}:{build}" for seat in agents for build in BUILDS],
        *BUTTONS,
    )  # fmt: skip


def path(action: Choice, view: InkognitoView) -> tuple[str, ...]:
    """The parts to pick in order; no path is the beginning of another."""
    match action:
        case MoveFigure() | MoveAmbassador():
            return path_of_move(action, view)
        case Place():
            return path_of_placement(action, view)
        case Meet(space) | MoveOn(space) | Expel(space):
            return (f"space:{space}",)
        case Ask(question):
            return (f"ask:{question}",)
        case AskThrough(player, question):
            return (f"seat:{player}", f"ask:{question}")
        case Show(cards):
            return (*[f"card:{card}" for card in cards], "show")
        case ShowIfObjected(cards):
            return path_of_reserve(cards, view)
        case Claim(partner):
            return ("claim", "nobody" if partner is None else f"seat:{partner}")
        case DeclareIdentities(agents):
            return tuple(f"identity:{seat}:{agent}" for seat, agent in enumerate(agents))
        case DeclareBuilds(builds):
            return tuple(f"build:{seat}:{build}" for seat, build in enumerate(builds))
        case EndMovement() | EndTurn() | Object() | Accept() | Refuse() | Declare():
            return (button(action),)
        case _:
            assert_never(action)


def following(whole: tuple[str, ...], picked: tuple[str, ...]) -> tuple[str, ...]:
    """What a path wants picked next; a hand has no order: cards that begin a path are picked in any."""
    cards = [part for part in whole if part.startswith("card:")]
    if len(picked) < len(cards):
        return tuple([card for card in cards if card not in picked])
    return whole[len(picked) : len(picked) + 1]


def matches(whole: tuple[str, ...], picked: tuple[str, ...]) -> bool:
    """Whether these parts are picked on the way of this path."""
    return all([part in following(whole, picked[:place]) for place, part in enumerate(picked)])


def button(action: EndMovement | EndTurn | Object | Accept | Refuse | Declare) -> str:
    match action:
        case EndMovement():
            return "end_movement"
        case EndTurn():
            return "end_turn"
        case Object():
            return "object"
        case Accept():
            return "accept"
        case Refuse():
            return "refuse"
        case Declare():
            return "declare"
        case _:
            assert_never(action)


def path_of_move(action: MoveFigure | MoveAmbassador, view: InkognitoView) -> tuple[str, ...]:
    """IK-8 The figure, then the space; the ball only where more than one would do. IK-38 A stroll is a space."""
    space = f"space:{action.to}"
    if isinstance(action, MoveAmbassador):
        return (space,) if view.phase == "strolling" else ("ambassador", space)
    figure = f"figure:{action.colour}:{action.build}"
    if action.ball != "purple" and len(own_balls(view, standing(view, action), action.to)) > 1:
        return (figure, space, f"ball:{action.ball}")
    return (figure, space)


def standing(view: InkognitoView, action: MoveFigure) -> Space:
    found = [each.space for each in view.figures if (each.colour, each.build) == (action.colour, action.build)]
    return found[0]


def own_balls(view: InkognitoView, start: Space, to: Space) -> list[Ball]:
    """IK-8 The balls left that lead an own figure there, each colour once."""
    balls = [ball for ball in OWN_BALLS if BALLS[ball] in view.balls_left]
    return [BALLS[ball] for ball in balls if SPACE_OF[to] in LINKS[ball][SPACE_OF[start]]]


def path_of_placement(action: Place, view: InkognitoView) -> tuple[str, ...]:
    """IK-5 The tall, the short and the fat figure; the thin one takes the space that is left."""
    starts = own_starts(view)
    return tuple(f"place:{build}:{starts[action.builds.index(build)]}" for build in BUILDS[:-1])


def own_starts(view: InkognitoView) -> list[Space]:
    assert view.seat is not None
    return starts_of(view, view.seat)


def starts_of(view: InkognitoView, seat: Seat) -> list[Space]:
    colour = view.players[seat].colour
    return [] if colour is None else [NAMES[space] for space in STARTS[COLOURS.index(colour)]]


def path_of_reserve(cards: tuple[str, ...], view: InkognitoView) -> tuple[str, ...]:
    """IK-22 The card that is withdrawn, or the one true card that stays."""
    assert view.answer is not None
    if len(cards) == 1:
        return (f"card:{cards[0]}",)
    withdrawn = [card for card in view.answer if card not in cards]
    return (f"withdraw:{withdrawn[0]}",)
