"""All in All: collecting and placing, AA-19 to AA-22."""

from typing import Final

from saucer.core.seats import Seat
from saucer.core.telling import Teller
from saucer.games.all_in_all import missions
from saucer.games.all_in_all.model import (
    CARDS,
    RELICS,
    CardTaken,
    Choice,
    MatchWon,
    PlaceRelic,
    RelicPlaced,
    Stop,
    Stopped,
    TakeCard,
)
from saucer.games.all_in_all.state import (
    COLLECTING,
    FACES,
    KINDS,
    NOTHING,
    OVER,
    PORTALS,
    SETS_TO_WIN,
    THREE_SETS,
    VALUES,
    State,
)

TAKE: Final = [TakeCard(portal + 1) for portal in range(PORTALS)]
PLACE: Final = [PlaceRelic(relic) for relic in RELICS]
STOP: Final = Stop()


def order_of_collecting(state: State) -> list[Seat]:
    """AA-19 The farthest portal first; at one portal, who landed earlier goes first."""
    order: list[Seat] = []
    for portal in range(PORTALS - 1, -1, -1):
        order.extend([seat for seat in state.landed if state.ships[seat] == portal])
    return order


def next_collector(state: State, tell: Teller) -> None:
    """AA-20 With nothing possible one is not asked."""
    while state.collecting:
        seat = state.collecting[0]
        if state.actions_left == 0:
            state.actions_left = VALUES[state.ships[seat]]
        if anything_possible(state, seat):
            state.phase = COLLECTING
            return
        finish_collecting(state, tell)
    missions.between_missions(state, tell)


def finish_collecting(state: State, tell: Teller) -> None:
    """The collector is done; actions left over go to waste."""
    if state.actions_left > 0 and tell.on:
        tell.all(Stopped(state.collecting[0]))
    state.actions_left = 0
    state.collecting.pop(0)


def takings(state: State) -> list[Choice]:
    """AA-20a Taking names a portal."""
    return [TAKE[portal] for portal in range(PORTALS) if state.portals[portal] != NOTHING]


def can_place(state: State, seat: Seat, relic: int) -> bool:
    """AA-20, AA-21"""
    return state.hands[seat * FACES + relic] > 0 and state.has_room_for(seat, relic)


def anything_possible(state: State, seat: Seat) -> bool:
    for portal in range(PORTALS):
        if state.portals[portal] != NOTHING:
            return True
    for relic in range(KINDS):
        if can_place(state, seat, relic):
            return True
    return False


def collecting_actions(state: State, seat: Seat) -> tuple[Choice, ...]:
    """AA-20 Any mix, any order, and one may stop at any time."""
    if seat != state.collecting[0]:
        return ()
    actions = takings(state)
    for relic in range(KINDS):
        if can_place(state, seat, relic):
            actions.append(PLACE[relic])
    actions.append(STOP)
    return tuple(actions)


def take_card(state: State, seat: Seat, portal: int, tell: Teller) -> None:
    """AA-20, AA-36 The card lying at the portal, relic or alien, goes into the hand."""
    card = state.portals[portal]
    state.portals[portal] = NOTHING
    state.enter_hand(seat, card)
    if tell.on:
        tell.all(CardTaken(seat, portal + 1, CARDS[card]))


def collect(state: State, portal: int, tell: Teller) -> None:
    take_card(state, state.collecting[0], portal, tell)
    use_action(state, tell)


def place(state: State, relic: int, tell: Teller) -> None:
    seat = state.collecting[0]
    state.leave_hand(seat, relic)
    if tell.on:
        tell.all(RelicPlaced(seat, RELICS[relic]))
    if not place_on_planet(state, seat, relic, tell):
        use_action(state, tell)


def use_action(state: State, tell: Teller) -> None:
    state.actions_left -= 1
    if state.actions_left == 0:
        finish_collecting(state, tell)
    next_collector(state, tell)


def stop_collecting(state: State, tell: Teller) -> None:
    finish_collecting(state, tell)
    next_collector(state, tell)


def place_on_planet(state: State, seat: Seat, relic: int, tell: Teller) -> bool:
    """AA-22 The third full set wins at that instant: says whether it did."""
    state.planets[seat * KINDS + relic] += 1
    if state.sets(seat) < SETS_TO_WIN:
        return False
    state.phase = OVER
    state.reason = THREE_SETS
    state.winners = [seat]
    if tell.on:
        tell.all(MatchWon(seat))
    return True
