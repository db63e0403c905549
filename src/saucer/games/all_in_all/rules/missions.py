"""All in All: between missions, AA-7 and AA-23 to AA-25."""

from typing import Final

from mypy_extensions import i64

from saucer.core.counts import total
from saucer.core.seats import Seat, left_of
from saucer.core.telling import Teller
from saucer.games.all_in_all.model import (
    CARDS,
    REASONS,
    RELICS,
    CardsDealt,
    HandDealt,
    LeftoversTaken,
    MatchStopped,
    MissionStarted,
    PassGiven,
)
from saucer.games.all_in_all.rules.state import (
    EXPLORING,
    FACES,
    HUNDRED_MISSIONS,
    KINDS,
    NOTHING,
    NOTHING_LEFT,
    OVER,
    PORTALS,
    REFILLING,
    State,
)

FIRST_PORTAL_OF_FIRST_MISSION: Final = 3
MOST_MISSIONS: Final = 100


def first_portal(mission: i64) -> i64:
    """AA-7 The first mission starts at portal 4, every later one at portal 1."""
    return FIRST_PORTAL_OF_FIRST_MISSION if mission == 1 else 0


def start_mission(state: State, tell: Teller) -> None:
    """AA-7 The pass holder explores first."""
    state.mission += 1
    state.portal = first_portal(state.mission)
    state.explorer = state.pass_holder
    state.phase = EXPLORING
    if tell.on:
        tell.all(MissionStarted(state.mission, state.portal + 1))


def between_missions(state: State, tell: Teller) -> None:
    """AA-23, AA-24"""
    state.return_ships()
    take_leftovers(state, tell)
    state.pass_holder = left_of(state.pass_holder, state.players)
    if tell.on:
        tell.all(PassGiven(state.pass_holder))
    refill_from(state, 0, tell)


def take_leftovers(state: State, tell: Teller) -> None:
    """AA-23 The pass holder takes every card still lying at a portal."""
    taken: list[int] = []
    for portal in range(PORTALS):
        if state.portals[portal] != NOTHING:
            card = state.take_away(portal)
            taken.append(int(card))
            state.enter_hand(state.pass_holder, card)
    if taken and tell.on:
        tell.all(LeftoversTaken(state.pass_holder, tuple([CARDS[card] for card in taken])))


def missing(state: State, seat: Seat) -> i64:
    """AA-24 How many cards this hand is refilled with; an empty pile fills nobody."""
    lacks = state.hand_size() - state.cards[seat]
    return min(lacks, total(state.pile, 0, KINDS)) if lacks > 0 else 0


def refill_from(state: State, done: i64, tell: Teller) -> None:
    """AA-24 Clockwise from the new pass holder, each filled before the next."""
    for step in range(done, state.players):
        seat = Seat((state.pass_holder + step) % state.players)
        if missing(state, seat) > 0:
            state.dealing = seat
            state.phase = REFILLING
            return
    if not stop_match(state, tell):
        start_mission(state, tell)


def refill(state: State, cards: tuple[int, ...], tell: Teller) -> None:
    """AA-24"""
    seat = state.dealing
    put_in_hand(state, seat, cards, tell)
    refill_from(state, (seat - state.pass_holder) % state.players + 1, tell)


def put_in_hand(state: State, seat: Seat, cards: tuple[int, ...], tell: Teller) -> None:
    """AA-40 The owner sees the cards, the others only how many."""
    for card in cards:
        state.pile[card] -= 1
        state.hold(seat, card)
    if tell.on:
        dealt = HandDealt(seat, tuple([RELICS[card] for card in cards]))
        tell.split((seat,), dealt, CardsDealt(seat, len(cards)))


def relics_left(state: State) -> bool:
    """AA-25 In the pile and the hands; the portals are empty by then."""
    if total(state.pile, 0, KINDS):
        return True
    for seat in range(state.players):
        if total(state.hands, seat * FACES, KINDS):
            return True
    return False


def stop_match(state: State, tell: Teller) -> bool:
    """AA-25 Stops matches that could go on for ever; says whether this one ends."""
    if not relics_left(state):
        state.reason = NOTHING_LEFT
    elif state.mission >= MOST_MISSIONS:
        state.reason = HUNDRED_MISSIONS
    else:
        return False
    state.phase = OVER
    state.winners = tuple(most_relics(state, most_sets(state)))
    if tell.on:
        tell.all(MatchStopped(REASONS[state.reason], state.winners))
    return True


def most_sets(state: State) -> list[Seat]:
    """AA-25"""
    best = max([state.sets(Seat(seat)) for seat in range(int(state.players))])
    return [Seat(seat) for seat in range(int(state.players)) if state.sets(Seat(seat)) == best]


def most_relics(state: State, tied: list[Seat]) -> list[Seat]:
    """AA-25 Of those with most sets, those with most relics on the planet win, together if several have as many."""
    best = max([state.relics_on_planet(seat) for seat in tied])
    return [seat for seat in tied if state.relics_on_planet(seat) == best]
