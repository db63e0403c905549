"""Don't Talk to Strangers: a game is laid out, DS-2, DS-43 and DS-45."""

from typing import Final

from saucer.core.seats import Seat
from saucer.core.telling import Teller
from saucer.games.strangers.boards import BOARDS
from saucer.games.strangers.boards.puzzles import PUZZLES, Puzzle
from saucer.games.strangers.events import GameStarted
from saucer.games.strangers.model import CARDS, BoardName
from saucer.games.strangers.rules.index import index_of
from saucer.games.strangers.rules.state import (
    ARCHITECT,
    CHOOSING_HAND,
    DEALING,
    FIRST_HELD,
    HITCHHIKING,
    NO_CARD,
    NOBODY,
    SCIENCE_CLUB,
    SODA_SHOP_DATE,
    STARTING,
    TURN,
    State,
)

LEFT_OUT: Final[tuple[int, ...]] = (SCIENCE_CLUB, SODA_SHOP_DATE, HITCHHIKING)
"""DS-45 besides SIGHTING and SAUCER: no partner, no chance."""


def open_box(state: State) -> None:
    """DS-4, DS-5 A player alone starts; else chance says who does."""
    state.lay_out()
    if state.variant == ARCHITECT:
        lay_out_for_architect(state)
    elif state.is_alone():
        state.first = 0
        state.phase = DEALING
    else:
        state.phase = STARTING


def lay_out_for_architect(state: State) -> None:
    """DS-45 A hand to choose, and a deck of twice as many places as Strangers."""
    state.first = 0
    state.phase = CHOOSING_HAND
    state.cards_left = 2 * state.strangers_left
    for card in range(len(state.deck)):
        if card < FIRST_HELD or card in LEFT_OUT:
            state.deck[card] = 0
    if state.puzzle:
        lay_out_puzzle(state, PUZZLES[state.puzzle - 1])


def lay_out_puzzle(state: State, puzzle: Puzzle) -> None:
    """DS-51 The hand is given, and what there is to draw from; the last of so many Strangers ends the game."""
    state.strangers_left = puzzle.strangers
    state.cards_left = 2 * state.strangers_left
    for card, name in enumerate(CARDS):
        state.deck[card] = puzzle.cards.get(name, 0)
        for _ in range(puzzle.hand.count(name)):
            state.hold(0, card)
    state.phase = TURN


def start_next_game(state: State, board: BoardName, first: Seat, tell: Teller) -> None:
    """DS-43 On this board; nothing is left of the game before."""
    state.index = index_of(BOARDS[board])
    state.lay_out()
    clear_table(state)
    state.discarded = False
    state.acted = False
    state.game += 1
    state.first = first
    state.turn = first
    state.dealing = 0
    state.phase = DEALING
    if tell.on:
        tell.all(GameStarted(state.game, board, first))


def clear_table(state: State) -> None:
    """No card is being carried out."""
    state.playing = NO_CARD
    state.effect = NO_CARD
    state.looking_at = NOBODY
    state.kid = NOBODY
    state.moved = 0
    state.moves = 0
    state.stranger = NOBODY
    state.drawn = NO_CARD
    state.stranger_due = False
    state.saucer_due = False
