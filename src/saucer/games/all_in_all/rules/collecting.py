"""All in All: collecting and placing, AA-19 to AA-22."""

from typing import Final, assert_never

from mypy_extensions import i64

from saucer.core.actions import subsets
from saucer.core.model import Action
from saucer.core.seats import Seat
from saucer.core.telling import Teller
from saucer.games.all_in_all.model import (
    CARDS,
    RELICS,
    CardTaken,
    CollectingChoice,
    CollectingStarted,
    MatchWon,
    PlaceRelic,
    RelicPlaced,
    Stop,
    Stopped,
    TakeCard,
)
from saucer.games.all_in_all.rules import missions
from saucer.games.all_in_all.rules.state import (
    COLLECTING,
    FACES,
    FULL_SET,
    KINDS,
    OVER,
    PORTALS,
    SETS_TO_WIN,
    THREE_SETS,
    VALUES,
    State,
)

TAKE: Final = subsets([TakeCard(portal + 1) for portal in range(PORTALS)])
STOP: Final[tuple[Action, ...]] = (Stop(),)
PLACE_OR_STOP: Final = [placings + STOP for placings in subsets([PlaceRelic(relic) for relic in RELICS])]
"""Made once: by the portals where something lies, and by the kinds that can be placed, a bit for each."""
KIND_OF: Final[dict[str, int]] = {relic: kind for kind, relic in enumerate(RELICS)}


def order_of_collecting(state: State) -> tuple[Seat, ...]:
    """AA-19 The farthest portal first; at one portal, who landed earlier goes first."""
    order: list[Seat] = []
    for seat in state.landed:
        place = len(order)
        while place > 0 and state.ships[order[place - 1]] < state.ships[seat]:
            place -= 1
        order.insert(place, seat)
    return tuple(order)


def next_collector(state: State, tell: Teller) -> None:
    """AA-20 With nothing possible one is not asked."""
    state.phase = COLLECTING
    while state.collecting:
        seat = state.collecting[0]
        if state.actions_left == 0:
            start_collecting(state, seat, tell)
        if anything_possible(state, seat):
            return
        finish_collecting(state, tell)
    missions.between_missions(state, tell)


def start_collecting(state: State, seat: Seat, tell: Teller) -> None:
    """AA-20 The value of the portal one's ship stands at is the number of one's actions."""
    state.actions_left = VALUES[state.ships[seat]]
    if tell.on:
        tell.all(CollectingStarted(seat, state.actions_left))


def finish_collecting(state: State, tell: Teller) -> None:
    """AA-20 The collector is done; actions left over go to waste."""
    if state.actions_left > 0 and tell.on:
        tell.all(Stopped(state.collecting[0]))
    state.actions_left = 0
    state.collecting = state.collecting[1:]


def placeable(state: State, seat: i64) -> i64:
    """AA-20, AA-21 The kinds in the hand that the planet has room for, a bit for each."""
    hands, planets = state.hands, state.planets
    hand, planet = seat * FACES, seat * KINDS
    kinds: i64 = 0
    for relic in range(KINDS):
        if hands[hand + relic] and planets[planet + relic] < FULL_SET:
            kinds |= 1 << relic
    return kinds


def anything_possible(state: State, seat: Seat) -> bool:
    return state.lying != 0 or placeable(state, seat) != 0


def collecting_actions(state: State, seat: Seat) -> tuple[Action, ...]:
    """AA-20 Any mix, any order, and one may stop at any time; AA-20a taking names a portal, placing a kind."""
    if seat != state.collecting[0]:
        return ()
    return TAKE[state.lying] + PLACE_OR_STOP[placeable(state, seat)]


def take_card(state: State, seat: Seat, portal: i64, tell: Teller) -> None:
    """AA-20, AA-36 The card lying at the portal, relic or alien, goes into the hand."""
    card = state.take_away(portal)
    state.enter_hand(seat, card)
    if tell.on:
        tell.all(CardTaken(seat, portal + 1, CARDS[card]))


def collect(state: State, action: CollectingChoice, tell: Teller) -> None:
    """AA-20"""
    if type(action) is PlaceRelic:
        place(state, KIND_OF[action.relic], tell)
    elif type(action) is TakeCard:
        take_card(state, state.collecting[0], action.portal - 1, tell)
        use_action(state, tell)
    elif type(action) is Stop:
        finish_collecting(state, tell)
        next_collector(state, tell)
    else:
        assert_never(action)


def place(state: State, relic: i64, tell: Teller) -> None:
    seat = state.collecting[0]
    state.leave_hand(seat, relic)
    state.planets[seat * KINDS + relic] += 1
    if tell.on:
        tell.all(RelicPlaced(seat, RELICS[relic]))
    if not has_won(state, seat, relic, tell):
        use_action(state, tell)


def use_action(state: State, tell: Teller) -> None:
    state.actions_left -= 1
    if state.actions_left == 0:
        finish_collecting(state, tell)
    next_collector(state, tell)


def has_won(state: State, seat: Seat, relic: i64, tell: Teller) -> bool:
    """AA-22 The third full set wins at that instant: asked when a relic has come onto the planet."""
    if state.has_room_for(seat, relic) or state.sets(seat) < SETS_TO_WIN:
        return False
    state.phase = OVER
    state.reason = THREE_SETS
    state.winners = (seat,)
    if tell.on:
        tell.all(MatchWon(seat))
    return True
