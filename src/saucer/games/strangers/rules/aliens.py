"""Don't Talk to Strangers: Strangers and saucers, DS-21 to DS-23, with Total Invasion, DS-42."""

from typing import Final

from mypy_extensions import i64

from saucer.core.model import Action
from saucer.core.seats import Seat
from saucer.core.telling import Teller
from saucer.games.strangers.events import (
    KidAbducted,
    KidChosen,
    KidsAbducted,
    KidSpared,
    OrderChosen,
    SaucerDrawn,
    SaucerInVain,
    ScoredKidChosen,
    SightingDrawn,
    StrangerPlaced,
)
from saucer.games.strangers.model import SaucerFirst, StrangerFirst
from saucer.games.strangers.rules import ending, turns
from saucer.games.strangers.rules.ending import SEATS
from saucer.games.strangers.rules.state import (
    ABDUCTING,
    COIN,
    FREE,
    KIDS,
    NO_CARD,
    NOBODY,
    ORDER,
    SAUCER,
    SCORED,
    SIGHTING,
    STRANGER,
    SUPPLY,
    State,
)

ORDERS: Final[tuple[Action, ...]] = (StrangerFirst(), SaucerFirst())


def come(state: State, card: i64, tell: Teller) -> None:
    """DS-21 Never held: carried out completely at once; DS-42 in a total invasion with both effects."""
    state.drawn = card
    state.stranger_due = card == SIGHTING or state.total_invasion
    state.saucer_due = card == SAUCER or state.total_invasion
    if tell.on:
        tell.all(SightingDrawn(state.turn) if card == SIGHTING else SaucerDrawn(state.turn))
    if state.stranger_due and state.saucer_due and is_any_kid_out(state):
        state.phase = ORDER
    else:
        go_on(state, tell)


def is_any_kid_out(state: State) -> bool:
    for seat in range(state.players):
        if state.unscored[seat] or state.scored[seat]:
            return True
    return False


def choose_order(state: State, saucer_first: bool, tell: Teller) -> None:
    """DS-42"""
    state.phase = ABDUCTING if saucer_first else STRANGER
    if tell.on:
        tell.all(OrderChosen(state.turn, "saucer" if saucer_first else "stranger"))


def go_on(state: State, tell: Teller) -> None:
    """What is still due; then the card is discarded and drawing goes on (DS-10)."""
    if state.stranger_due:
        state.phase = STRANGER
        return
    if state.saucer_due and is_any_kid_out(state):
        state.phase = ABDUCTING
        return
    if state.saucer_due:
        state.saucer_due = False
        if tell.on:
            tell.all(SaucerInVain(state.turn))
    state.discards[state.drawn] += 1
    state.drawn = NO_CARD
    turns.refill(state, tell)


def open_spaces(state: State) -> tuple[Action, ...]:
    """DS-22 Any Stranger space without one."""
    return tuple([state.index.place_stranger[space] for space in state.index.icons if not state.strangers[space]])


def place(state: State, space: i64, tell: Teller) -> None:
    """DS-22, DS-24 (a)"""
    state.strangers[space] = 1
    state.strangers_left -= 1
    state.stranger_due = False
    if tell.on:
        tell.all(StrangerPlaced(state.turn, state.index.names[space], state.strangers_left))
    abduct_all(state, space, tell)
    if state.strangers_left == 0:
        ending.end_by_last_stranger(state, tell)
    else:
        go_on(state, tell)


def abduct_all(state: State, space: i64, tell: Teller) -> None:
    """DS-22 Every Kid there returns to its owner's supply."""
    owners: list[Seat] = []
    for kid in range(len(state.kids)):
        if state.kids[kid] == space:
            state.stand(kid, SUPPLY)
            owners.append(SEATS[kid // KIDS])
    if owners and tell.on:
        tell.all(KidsAbducted(state.index.names[space], tuple(owners)))


def victims(state: State) -> tuple[Action, ...]:
    """DS-23 Any Kid on the board, scored or not; DS-18a a SAUCER names the spot."""
    found: list[Action] = []
    for seat in range(state.players):
        for space in turns.places_of(state, seat):
            found.append(state.index.choose_kid[seat][space])
    for spot in range(len(state.spots)):
        if state.spots[spot] != FREE:
            found.append(state.index.choose_scored[spot])
    return tuple(found)


def tell_chosen(state: State, kid: i64, tell: Teller) -> None:
    place = state.kids[kid]
    owner = SEATS[kid // KIDS]
    if place < SCORED:
        tell.all(KidChosen(state.turn, owner, state.index.names[place]))
    else:
        spot = place - SCORED
        name = state.index.names[state.index.spot_space[spot]]
        tell.all(ScoredKidChosen(state.turn, owner, name, state.index.spot_number(spot)))


def aim(state: State, kid: i64, tell: Teller) -> None:
    """DS-23 The coin decides."""
    state.kid = kid
    state.phase = COIN
    if tell.on:
        tell_chosen(state, kid, tell)


def abduct_or_spare(state: State, saucer: bool, tell: Teller) -> None:
    """DS-23"""
    state.saucer_due = False
    take_or_leave(state, saucer, tell)
    go_on(state, tell)


def take_or_leave(state: State, saucer: bool, tell: Teller) -> None:
    """DS-23, DS-37 On the saucer the Kid returns to its supply."""
    kid = state.kid
    place = state.kids[kid]
    if tell.on:
        told = KidAbducted if saucer else KidSpared
        index = state.index
        spot = index.spot_number(place - SCORED) if place >= SCORED else None
        space = index.spot_space[place - SCORED] if place >= SCORED else place
        tell.all(told(SEATS[kid // KIDS], index.names[space], spot))
    if saucer or state.drawn != NO_CARD:
        state.kid = NOBODY
    if not saucer:
        return
    if place >= SCORED:
        state.leave_spot(kid)
    else:
        state.stand(kid, SUPPLY)
