"""All in All: what cards are worth on the way to three sets, and the share of the win that each seat can expect.

The numbers were fitted to 12,000 matches of instinct against itself with 3 to 6 players, at the ends of missions:
with them `shares` came nearest to who won (1.23 nats a mission; 1.49 if all were alike).
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from saucer.games.all_in_all.rules.state import FACES, FULL_SET, KINDS, OVER, PILFERER, SABORTAL, State

COUNTS: Final = 4
WORTHS: Final = [
    0.00, 0.04, 0.25, 0.55,
    0.14, 0.34, 0.71, 0.71,
    0.58, 0.88, 0.88, 0.88,
    1.35, 1.35, 1.35, 1.35,
]  # fmt: skip
"""What one kind is worth: a row for each number on the planet, a column for each in the hand; three stand for more."""
ALIENS: Final = [0.82, 0.36, 0.18]
"""What an alien in the hand is worth: pilferer, schemer, time thief."""
CARD: Final = -0.15
"""What any card in the hand is worth: a large hand is drawn from, and is not refilled."""
PASS: Final = 0.05
"""What it is worth to explore first."""
NEAR: Final = [0.96, 0.96, 0.90, 0.89, 0.57, 0.39, 0.29, 0.14, 0.0]
"""What it is worth to be so many actions away from three sets; the last stands for eight or more."""


def worth(placed: i64, held: i64) -> float:
    return WORTHS[placed * COUNTS + min(held, COUNTS - 1)]


def shares(state: State) -> list[float]:
    """The share of the win that each seat can expect, between two missions or when the match is over."""
    if state.phase == OVER:
        return [1.0 / len(state.winners) if seat in state.winners else 0.0 for seat in range(int(state.players))]
    parts = [exp(strength(state, seat)) for seat in range(state.players)]
    total = sum(parts)
    return [part / total for part in parts]


def strength(state: State, seat: i64) -> float:
    total = CARD * int(state.cards[seat])
    if seat == state.pass_holder:
        total += PASS
    for kind in range(KINDS):
        total += worth(state.planets[seat * KINDS + kind], state.hands[seat * FACES + kind])
    for alien in range(PILFERER, SABORTAL):
        if state.holds(seat, alien):
            total += ALIENS[alien - PILFERER]
    return total + NEAR[min(actions_away(state, seat), len(NEAR) - 1)]


def actions_away(state: State, seat: i64) -> i64:
    """How many actions three sets would still take if every relic that is not in the hand lay at a portal."""
    first: i64 = 6
    second: i64 = 6
    third: i64 = 6
    for kind in range(KINDS):
        missing = FULL_SET - state.planets[seat * KINDS + kind]
        actions = 2 * missing - min(missing, state.hands[seat * FACES + kind])
        if actions < first:
            first, second, third = actions, first, second
        elif actions < second:
            second, third = actions, second
        elif actions < third:
            third = actions
    return first + second + third
