"""How long twins must last for the comparison to prove anything: that depends on how long a game keeps its secrets.

When everything is opened, twins that differ in truth must part, which is no fault. In a game of short rounds that is
soon, however long the game is.
"""

from saucer.core import Over, Position, Teller, stream
from tests.suite import Survival
from tests.suite.faults import Fault
from tests.suite.imagining import imagine
from tests.suite.playing import any_move, length_of, make
from tests.suite.tables import Table

ENOUGH = 5
"""Entries that twins last on average."""
SHARE = 4
"""Where games, or stretches in which something is hidden, are short: a quarter of them."""
FEW = 2
"""However short the stretches are; a game of fewer than eight entries may have fewer still."""
GAMES = range(5)
IMAGINED = 4
"""Positions that a viewer imagines; if none of them differs from the truth, nothing is hidden from it."""


def check_lasting(table: Table, survival: Survival) -> None:
    lasted = min(survival.imagined, survival.histories)
    length = _mean([length_of(table, seed) for seed in GAMES])
    if lasted >= wanted(length, length):
        return
    stretch = _mean([longest_stretch(table, seed) for seed in GAMES])
    if lasted < wanted(length, stretch):
        raise Fault(
            "twins",
            f"they part too soon to prove anything at {table}: {survival}; wanted are {wanted(length, stretch):.1f} "
            f"entries, where a game has {length:.0f} and hides something for {stretch:.0f} in a row",
        )


def wanted(length: float, stretch: float) -> float:
    """Entries that twins must last, by those of a game and of a stretch of it in which something is hidden."""
    return min(ENOUGH, length / SHARE, max(FEW, stretch / SHARE))


def longest_stretch(table: Table, seed: int) -> int:
    """Entries of a random game after which, one after the other, something was hidden from somebody.

    Where nothing ever is, twins are never different and last to the end: then it is the whole game. What is so long
    that it is enough for all games together is counted no further.
    """
    position, random = table.start(), stream(seed)
    longest = lasts = 0
    while longest < ENOUGH * SHARE * len(GAMES) and not isinstance(position.next(), Over):
        make(position, any_move(position, random), Teller())
        lasts = lasts + 1 if hides_something(table, position, seed) else 0
        longest = max(longest, lasts)
    return longest or length_of(table, seed)


def hides_something(table: Table, position: Position, seed: int) -> bool:
    """Whether somebody, a spectator included, may take the position for another."""
    truth = position.key()
    return any(
        imagine(table, position, viewer, seed + number).key() != truth
        for viewer in table.viewers
        for number in range(IMAGINED)
    )


def _mean(numbers: list[int]) -> float:
    return sum(numbers) / len(numbers)
