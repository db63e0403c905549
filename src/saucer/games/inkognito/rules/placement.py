"""Inkognito: set-up, IK-5 to IK-7."""

from typing import Final

from saucer.core.seats import Seat
from saucer.core.telling import Teller
from saucer.games.inkognito.events import ColoursDrawn, FiguresPlaced, PlacementChosen, SecretDealt, SecretsDealt
from saucer.games.inkognito.model import CARDS, COLOURS, Choice, FourBuilds, Place
from saucer.games.inkognito.rules import turns
from saucer.games.inkognito.rules.arrangements import ARRANGEMENTS, NUMBER_OF_BUILDS, builds_in_order
from saucer.games.inkognito.rules.board import STARTS
from saucer.games.inkognito.rules.state import (
    BUILDS_OF_A_COLOUR,
    DEALING_BUILDS,
    DEALING_IDENTITIES,
    DEALING_MISSIONS,
    DRAWING_FIRST,
    FIRST_BUILD,
    FIRST_GREY,
    FIRST_MISSION,
    PLACING,
    UNKNOWN,
    State,
)

PLACE: Final[tuple[Choice, ...]] = tuple([Place(builds_in_order(number)) for number in range(len(ARRANGEMENTS))])


def draw_colours(state: State, order: tuple[int, ...], tell: Teller) -> None:
    """IK-5a With three players the colour left over is out."""
    state.colours = list(order[: state.agents])
    state.phase = PLACING
    if tell.on:
        tell.all(ColoursDrawn(tuple([COLOURS[colour] for colour in state.colours])))


def placing(state: State) -> tuple[Seat, ...]:
    """IK-5a The seats that have not chosen yet."""
    return tuple([Seat(seat) for seat in range(state.agents) if state.placements[seat] == UNKNOWN])


def placements(state: State, seat: Seat) -> tuple[Choice, ...]:
    """IK-5 Which build stands on which of the four; the Ambassador's place is fixed."""
    return PLACE if seat < state.agents and state.placements[seat] == UNKNOWN else ()


def place(state: State, seat: Seat, builds: FourBuilds, tell: Teller) -> None:
    """IK-5a A placement stays hidden until all have chosen."""
    state.placements[seat] = NUMBER_OF_BUILDS[builds]
    if tell.on:
        tell.all(PlacementChosen(seat))
    if UNKNOWN in state.placements:
        return
    stand_on_start_spaces(state)
    state.phase = DEALING_IDENTITIES
    if tell.on:
        tell.all(FiguresPlaced(tuple([builds_in_order(number) for number in state.placements])))


def stand_on_start_spaces(state: State) -> None:
    """IK-5"""
    for seat in range(state.agents):
        colour = state.colours[seat]
        for number, build in enumerate(ARRANGEMENTS[state.placements[seat]]):
            state.put(colour * BUILDS_OF_A_COLOUR + build, STARTS[colour][number])


def deal_identities(state: State, order: tuple[int, ...], tell: Teller) -> None:
    """IK-6"""
    state.identities = list(order)
    state.phase = DEALING_BUILDS
    tell_deal(state, FIRST_GREY, state.identities, tell)
    if tell.on:
        tell.all(SecretsDealt("identities"))


def deal_builds(state: State, order: tuple[int, ...], tell: Teller) -> None:
    """IK-6"""
    state.builds = list(order)
    state.phase = DEALING_MISSIONS
    tell_deal(state, FIRST_GREY + FIRST_BUILD, state.builds, tell)
    if tell.on:
        tell.all(SecretsDealt("builds"))


def deal_missions(state: State, order: tuple[int, ...], tell: Teller) -> None:
    """IK-6"""
    state.missions = list(order)
    state.phase = DRAWING_FIRST
    tell_deal(state, FIRST_MISSION, state.missions, tell)
    if tell.on:
        tell.all(SecretsDealt("missions"))


def tell_deal(state: State, first: int, dealt: list[int], tell: Teller) -> None:
    """IK-6 Each looks at the own card; IK-35 nobody at the one put aside."""
    if tell.on:
        for seat in range(state.agents):
            tell.only((Seat(seat),), SecretDealt(Seat(seat), CARDS[first + dealt[seat]]))


def start_with(state: State, seat: Seat, tell: Teller) -> None:
    """IK-7"""
    turns.start_turn(state, seat, tell)
