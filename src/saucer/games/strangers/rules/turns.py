"""Don't Talk to Strangers: a turn, DS-6 to DS-12, with Brainiac, DS-41."""

from typing import Final

from mypy_extensions import i64

from saucer.core.counts import total
from saucer.core.model import Action
from saucer.core.seats import left_of
from saucer.core.telling import Teller
from saucer.games.strangers.events import (
    CardDiscarded,
    CardDrawn,
    CardDrawnUnseen,
    CardsKept,
    DateSetAside,
    DeckShuffled,
    KidLetOut,
    RanAway,
)
from saucer.games.strangers.model import CARDS, DiscardCard, KeepCards, LetOut, PlayCard
from saucer.games.strangers.rules import aliens, architect, decks, setup
from saucer.games.strangers.rules.opening import clear_table
from saucer.games.strangers.rules.state import (
    AFTER,
    ARCHITECT,
    DRAWING,
    FACES,
    FIRST_HELD,
    KIDS,
    SCORED,
    SODA_SHOP_DATE,
    SUPPLY,
    TURN,
    State,
)

LET_OUT: Final = LetOut()
KEEP_CARDS: Final = KeepCards()
PLAY: Final = [PlayCard(card) for card in CARDS]
DISCARD: Final = [DiscardCard(card) for card in CARDS]


def start_turn(state: State) -> None:
    """DS-6 Nobody is ever passed over: a hand is filled up before its turn, so there is always a card to play.

    Of a hundred cards 23 at most are set aside and 56 are in hands, so that deck and discards are never both empty;
    and an Architect's deck ends with the game.
    """
    state.discarded = False
    state.acted = False
    state.phase = TURN


def places_of(state: State, seat: i64) -> list[int]:
    """Where unscored Kids of this seat stand that this card has not moved, in the order of spaces, each once."""
    found: list[int] = []
    for kid in range(seat * KIDS, seat * KIDS + KIDS):
        space = int(state.kids[kid])
        if 0 <= space < SCORED and not state.moved >> kid & 1 and space not in found:
            found.append(space)
    if len(found) > 1:
        found.sort()
    return found


def can_let_out(state: State, seat: i64) -> bool:
    """DS-7"""
    return state.unscored[seat] < state.kid_limit(seat) and state.unscored[seat] + state.scored[seat] < KIDS


def actions(state: State) -> tuple[Action, ...]:
    """DS-6; DS-41 and once a turn a card may be discarded besides."""
    seat = state.turn
    found: list[Action] = []
    if can_let_out(state, seat):
        found.append(LET_OUT)
    hand = seat * FACES
    for card in range(FIRST_HELD, FACES):
        if state.hands[hand + card]:
            found.append(PLAY[card])
    for space in places_of(state, seat):
        if space != state.index.school:
            found.append(state.index.run_away[space])
    if state.brainiac and not state.discarded:
        add_discards(state, found)
    return tuple(found)


def add_discards(state: State, found: list[Action]) -> None:
    for card in range(FIRST_HELD, FACES):
        if state.hands[state.turn * FACES + card]:
            found.append(DISCARD[card])


def let_out(state: State, tell: Teller) -> None:
    """DS-7"""
    state.stand(state.kid_at(state.turn, SUPPLY), state.index.school)
    if tell.on:
        tell.all(KidLetOut(state.turn))
    finish_action(state, tell)


def run_away(state: State, space: i64, tell: Teller) -> None:
    """DS-9"""
    state.stand(state.kid_at(state.turn, space), SUPPLY)
    if tell.on:
        tell.all(RanAway(state.turn, state.index.names[space]))
    finish_action(state, tell)


def discard(state: State, card: i64, tell: Teller) -> None:
    """DS-41 Before the action, or straight after it."""
    state.leave_hand(state.turn, card)
    state.discards[card] += 1
    state.discarded = True
    if tell.on:
        tell.all(CardDiscarded(state.turn, CARDS[card]))
    if state.acted:
        refill(state, tell)


def choices_after(state: State) -> tuple[Action, ...]:
    """DS-41"""
    found: list[Action] = [KEEP_CARDS]
    add_discards(state, found)
    return tuple(found)


def keep_cards(state: State, tell: Teller) -> None:
    """DS-41"""
    if tell.on:
        tell.all(CardsKept(state.turn))
    refill(state, tell)


def finish_action(state: State, tell: Teller) -> None:
    """DS-10, DS-41"""
    state.acted = True
    if state.brainiac and not state.discarded and state.cards[state.turn]:
        state.phase = AFTER
    else:
        refill(state, tell)


def finish_card(state: State, tell: Teller) -> None:
    """DS-8 It is discarded face up."""
    state.discards[state.playing] += 1
    clear_table(state)
    finish_action(state, tell)


def refill(state: State, tell: Teller) -> None:
    """DS-10 One card at a time while the hand is below its limit as it stands now."""
    if state.cards[state.turn] >= state.hand_limit(state.turn):
        end_turn(state, tell)
    elif state.variant == ARCHITECT:
        architect.next_place(state, tell)
    elif state.cards_left or shuffle_discards(state, tell):
        state.phase = DRAWING
    else:
        end_turn(state, tell)


def shuffle_discards(state: State, tell: Teller) -> bool:
    """DS-12 They become the new deck; without any, drawing stops."""
    cards = total(state.discards, 0, FACES)
    if not cards:
        return False
    decks.remember(state)
    for card in range(FACES):
        state.deck[card] = state.discards[card]
        state.discards[card] = 0
    state.cards_left = cards
    if tell.on:
        tell.all(DeckShuffled(cards))
    return True


def draw(state: State, card: i64, tell: Teller) -> None:
    """DS-10, DS-21; DS-44 alone, SODA SHOP DATE is discarded and replaced."""
    state.deck[card] -= 1
    state.cards_left -= 1
    if card < FIRST_HELD:
        aliens.come(state, card, tell)
    elif state.is_alone() and card == SODA_SHOP_DATE:
        state.discards[card] += 1
        if tell.on:
            tell.all(DateSetAside(state.turn))
        refill(state, tell)
    else:
        draw_into_hand(state, card, tell)


def draw_into_hand(state: State, card: i64, tell: Teller) -> None:
    """DS-50"""
    seat = state.turn
    state.hold(seat, card)
    decks.take(state, seat, card)
    if tell.on:
        tell.split(setup.who_sees(state, seat), CardDrawn(seat, CARDS[card]), CardDrawnUnseen(seat))
    refill(state, tell)


def end_turn(state: State, tell: Teller) -> None:
    """DS-5 The turn goes on to the left."""
    state.turn = left_of(state.turn, state.players)
    start_turn(state)
