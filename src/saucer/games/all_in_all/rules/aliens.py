"""All in All: the three aliens, AA-30 to AA-36."""

from typing import Final, assert_never

from mypy_extensions import i64

from saucer.core.seats import Seat
from saucer.core.telling import Teller
from saucer.games.all_in_all.model import (
    RELICS,
    AlienChoice,
    Choice,
    Into,
    PilfererPlayed,
    PlayPilferer,
    PlaySchemer,
    PlayTimeThief,
    SchemerPlayed,
    TimeThiefPlayed,
)
from saucer.games.all_in_all.rules import collecting, landing
from saucer.games.all_in_all.rules.state import (
    FULL_SET,
    KINDS,
    NOTHING,
    PILFERER,
    PORTALS,
    SCHEMER,
    TIME_THIEF,
    State,
)

SEATS: Final = 6
STEPS_BACK: Final = 3

PILFER: Final = [[PlayPilferer(Seat(victim), relic) for relic in RELICS] for victim in range(SEATS)]
SCHEME_ONTO_PLANET: Final = [PlaySchemer(portal + 1, "planet") for portal in range(PORTALS)]
SCHEME_INTO_HAND: Final = [PlaySchemer(portal + 1, "hand") for portal in range(PORTALS)]
STEAL_TIME: Final = PlayTimeThief()


def alien_actions(state: State, seat: Seat) -> tuple[Choice, ...]:
    """AA-11"""
    actions: list[Choice] = []
    if state.holds(seat, PILFERER):
        add_pilferings(state, seat, actions)
    if state.holds(seat, SCHEMER):
        add_schemes(state, seat, actions)
    if state.holds(seat, TIME_THIEF):
        actions.append(STEAL_TIME)
    return tuple(actions)


def add_pilferings(state: State, seat: Seat, actions: list[Choice]) -> None:
    """AA-30 A full set is safe, and so is a kind of which the thief has three."""
    wanted = [relic for relic in range(KINDS) if state.has_room_for(seat, relic)]
    for victim in range(state.players):
        if victim == seat:
            continue
        for relic in wanted:
            if 0 < state.planets[victim * KINDS + relic] < FULL_SET:
                actions.append(PILFER[victim][relic])


def add_schemes(state: State, seat: Seat, actions: list[Choice]) -> None:
    """AA-31 A relic lying at any portal, onto the planet if there is room, or into the hand."""
    for portal in range(PORTALS):
        card = state.portals[portal]
        if card == NOTHING or card >= KINDS:
            continue
        if state.has_room_for(seat, card):
            actions.append(SCHEME_ONTO_PLANET[portal])
        actions.append(SCHEME_INTO_HAND[portal])


def play_alien(state: State, action: AlienChoice, tell: Teller) -> None:
    """AA-11"""
    match action:
        case PlayPilferer():
            pilfer(state, action.victim, collecting.KIND_OF[action.relic], tell)
        case PlaySchemer():
            scheme(state, action.portal - 1, action.into == "planet", tell)
        case PlayTimeThief():
            steal_time(state, tell)
        case _:
            assert_never(action)


def pilfer(state: State, victim: Seat, relic: i64, tell: Teller) -> None:
    """AA-30"""
    thief = state.explorer
    state.leave_hand(thief, PILFERER)
    state.lay(state.portal, PILFERER)
    state.planets[victim * KINDS + relic] -= 1
    state.planets[thief * KINDS + relic] += 1
    if tell.on:
        tell.all(PilfererPlayed(thief, state.portal + 1, victim, RELICS[relic]))
    if not collecting.has_won(state, thief, relic, tell):
        landing.open_window(state)


def scheme(state: State, portal: i64, onto_planet: bool, tell: Teller) -> None:
    """AA-31, AA-32 The portal being explored stays empty; AA-33 nobody may choose to land."""
    schemer = state.explorer
    relic = state.take_away(portal)
    state.leave_hand(schemer, SCHEMER)
    state.lay(portal, SCHEMER)
    if onto_planet:
        state.planets[schemer * KINDS + relic] += 1
    else:
        state.enter_hand(schemer, relic)
    if tell.on:
        into: Into = "planet" if onto_planet else "hand"
        tell.all(SchemerPlayed(schemer, state.portal + 1, portal + 1, RELICS[relic], into))
    if not onto_planet or not collecting.has_won(state, schemer, relic, tell):
        landing.close_window(state, tell)


def steal_time(state: State, tell: Teller) -> None:
    """AA-34 Every landed ship moves three portals toward portal 1, never past it."""
    state.leave_hand(state.explorer, TIME_THIEF)
    state.lay(state.portal, TIME_THIEF)
    move_ships_back(state)
    if tell.on:
        tell.all(TimeThiefPlayed(state.explorer, state.portal + 1))
    landing.open_window(state)


def move_ships_back(state: State) -> None:
    """AA-35 Where stacks meet, ships from nearer portals lie below: they landed earlier, and that order stays."""
    for seat in state.landed:
        state.ships[seat] = max(0, state.ships[seat] - STEPS_BACK)
