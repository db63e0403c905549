"""Don't Talk to Strangers: the Architect's hand and deck, DS-45: each card is chosen when it is drawn."""

from typing import Final

from mypy_extensions import i64

from saucer.core.model import Action
from saucer.core.telling import Teller
from saucer.games.strangers.events import CardTaken
from saucer.games.strangers.model import CARDS, TakeCard
from saucer.games.strangers.rules import aliens, turns
from saucer.games.strangers.rules.state import CHOOSING_CARD, CHOOSING_HAND, FIRST_HELD, SIGHTING, State

TAKE: Final = [TakeCard(card) for card in CARDS]


def next_place(state: State, tell: Teller) -> None:
    """DS-45 A SIGHTING on every even place, another card on every odd one."""
    if state.cards_left == 0:
        turns.end_turn(state, tell)
    elif state.cards_left % 2 == 0:
        state.phase = CHOOSING_CARD
    else:
        state.cards_left -= 1
        aliens.come(state, SIGHTING, tell)


def cards_to_take(state: State) -> tuple[Action, ...]:
    """DS-45 None more often than in DS-1."""
    return tuple([TAKE[card] for card in range(FIRST_HELD, len(state.deck)) if state.deck[card]])


def take(state: State, card: i64, tell: Teller) -> None:
    state.deck[card] -= 1
    state.hold(state.turn, card)
    if tell.on:
        tell.all(CardTaken(state.turn, CARDS[card]))
    if state.phase == CHOOSING_HAND:
        if state.cards[state.turn] == state.hand_limit(state.turn):
            turns.start_turn(state)
        return
    state.cards_left -= 1
    turns.refill(state, tell)
