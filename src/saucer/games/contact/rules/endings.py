"""Contact: how a game ends, CO-16, CO-19 and CO-28."""

from typing import Final, Literal

from saucer.core.model import Result
from saucer.core.seats import seats
from saucer.core.telling import Teller
from saucer.games.contact.events import GameLost, GameWon
from saucer.games.contact.model import GRADES, REASONS, Grade
from saucer.games.contact.rules.state import NO_FUEL, OVER, TWELVE_ROUNDS, State

HIGHEST_LEVEL: Final = 6
BARRELS_FOR_MORE: Final = 3
MOST: Final = 42
SCORES: Final[tuple[int, ...]] = (MOST, 36, 30, 20)
"""CO-28 the least for each grade but the last."""


def score(state: State) -> int:
    """CO-19"""
    return sum(state.won)


def win(state: State, tell: Teller) -> None:
    """CO-19"""
    state.phase = OVER
    state.reason = TWELVE_ROUNDS
    if tell.on:
        tell.all(GameWon(score(state), int(state.barrels), advice(state), grade(state)))


def lose(state: State, tell: Teller) -> None:
    """CO-16"""
    state.phase = OVER
    state.reason = NO_FUEL
    if tell.on:
        tell.all(GameLost(int(state.round), state.won))


def result(state: State) -> Result:
    """CO-16 A lost game has no score."""
    reason = REASONS[state.reason]
    if state.reason == NO_FUEL:
        return Result(reason, (), ())
    return Result(reason, seats(int(state.players)), (score(state),) * int(state.players))


def advice(state: State) -> int | Literal["professional"] | None:
    """CO-19 With three barrels left: the next level, after the last one the professional game."""
    if state.reason != TWELVE_ROUNDS or state.professional or state.barrels < BARRELS_FOR_MORE:
        return None
    return "professional" if state.level == HIGHEST_LEVEL else int(state.level) + 1


def grade(state: State) -> Grade | None:
    """CO-28"""
    if state.reason != TWELVE_ROUNDS or not state.professional:
        return None
    better = [least for least in SCORES if score(state) < least]
    return GRADES[len(better)]
