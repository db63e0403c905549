"""Don't Talk to Strangers: the set-up, DS-4 and DS-5."""

from typing import Final

from mypy_extensions import i64

from saucer.core.chance import Cards, Outcome
from saucer.core.seats import Seat
from saucer.core.telling import Teller
from saucer.games.strangers.events import (
    CardsDealt,
    FirstKidsLetOut,
    HandDealt,
    SetAside,
    SightingsReturned,
    StarterChosen,
)
from saucer.games.strangers.model import CARDS
from saucer.games.strangers.rules import turns
from saucer.games.strangers.rules.ending import SEATS
from saucer.games.strangers.rules.state import (
    DEALING,
    FIRST_HELD,
    KIDS,
    NOBODY,
    SIGHTING,
    SODA_SHOP_DATE,
    TEAMS_OPEN,
    State,
)

MOST_SET_ASIDE: Final = 5


def choose_starter(state: State, seat: Seat, tell: Teller) -> None:
    """DS-5"""
    state.first = seat
    state.turn = seat
    state.phase = DEALING
    if tell.on:
        tell.all(StarterChosen(seat))


def missing(state: State) -> Cards:
    """DS-4 What the hand that is being dealt still lacks."""
    seat = state.dealing
    return Cards(state.deck, int(state.hand_limit(seat) - state.cards[seat]))


def is_kept(state: State, card: i64) -> bool:
    """DS-4, DS-21; DS-44 alone, SODA SHOP DATE is replaced too."""
    return card >= FIRST_HELD and not (state.is_alone() and card == SODA_SHOP_DATE)


def deal(state: State, cards: Outcome, tell: Teller) -> None:
    """DS-4 What cannot be held is discarded without effect and replaced until the hand is full."""
    seat = state.dealing
    kept: list[int] = []
    aside: list[int] = []
    for card in cards:
        state.deck[card] -= 1
        state.cards_left -= 1
        if is_kept(state, card):
            state.hold(seat, card)
            kept.append(card)
        else:
            state.discards[card] += 1
            aside.append(card)
    if tell.on:
        tell_dealt(state, SEATS[seat], kept, aside, tell)
    if state.cards[seat] == state.hand_limit(seat):
        deal_next(state, tell)


def tell_dealt(state: State, seat: Seat, kept: list[int], aside: list[int], tell: Teller) -> None:
    """DS-50 A hand is private; an open partner sees it."""
    if kept:
        dealt = HandDealt(seat, tuple([CARDS[card] for card in kept]))
        tell.split(who_sees(state, seat), dealt, CardsDealt(seat, len(kept)))
    if aside:
        tell.all(SetAside(seat, tuple([CARDS[card] for card in aside])))


def who_sees(state: State, seat: i64) -> tuple[Seat, ...]:
    if state.variant == TEAMS_OPEN:
        return (SEATS[0], SEATS[1]) if seat < 2 else (SEATS[2], SEATS[3])
    return (SEATS[seat],)


def deal_next(state: State, tell: Teller) -> None:
    state.dealing += 1
    if state.dealing < state.players:
        return
    state.dealing = NOBODY
    if state.five_sightings:
        return_sightings(state, tell)
    if state.free_first_kid:
        for seat in range(state.players):
            state.stand(seat * KIDS, state.index.school)
        if tell.on:
            tell.all(FirstKidsLetOut())
    turns.start_turn(state)


def return_sightings(state: State, tell: Teller) -> None:
    """DS-4 Those beyond the fifth are shuffled into the deck."""
    beyond = state.discards[SIGHTING] - MOST_SET_ASIDE
    if beyond > 0:
        state.discards[SIGHTING] -= beyond
        state.deck[SIGHTING] += beyond
        state.cards_left += beyond
        if tell.on:
            tell.all(SightingsReturned(beyond))
