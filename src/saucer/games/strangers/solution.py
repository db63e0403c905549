"""Don't Talk to Strangers: the best score of an Architect game or a puzzle, for whoever asks the game for it."""

from collections.abc import Sequence

import msgspec

from saucer.core import Action, Solution, Text, text
from saucer.core.text import listed
from saucer.games.strangers.architect.solving import solve
from saucer.games.strangers.board_model import StrangersBoard
from saucer.games.strangers.boards import BOARDS
from saucer.games.strangers.model import Card, StrangersOptions, TakeCard
from saucer.games.strangers.rules.state import OPENING_HAND
from saucer.games.strangers.variants import started
from saucer.games.strangers.words.nouns import named


def solution(options: StrangersOptions, board: StrangersBoard | None) -> Solution:
    """DS-45, DS-51 Always of the Architect's game; a board of ours is named in the options."""
    asked: StrangersOptions = msgspec.structs.replace(options, variant="architect")
    for name, ours in BOARDS.items():
        if board == ours:
            asked, board = msgspec.structs.replace(asked, board=name), None
    solved = solve(started(1, asked, board))
    figures = {"rows of outings": solved.cases, "states": solved.states, "orders": solved.orders}
    plan = plan_in_words(solved.actions, options.puzzle is None)
    return Solution(solved.score, solved.bound, asked, board, solved.actions, plan, figures)


def plan_in_words(actions: Sequence[Action], hand_is_chosen: bool) -> tuple[Text, ...]:
    """The hand, where it is chosen, and the deck in its order, SIGHTINGs apart."""
    taken = [action.card for action in actions if isinstance(action, TakeCard)]
    hand = OPENING_HAND if hand_is_chosen else 0
    found = [text("solve-hand", cards=in_order(taken[:hand]))] if hand else []
    return (*found, text("solve-deck", sighting=named("stranger_sighting"), cards=in_order(taken[hand:])))


def in_order(cards: Sequence[Card]) -> Text:
    return listed([named(card) for card in cards]) if cards else text("cards-none")
