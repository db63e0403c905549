"""Where chance comes from: one small generator, the same numbers compiled and interpreted.

A permuted congruential generator with 62 bits of state: the product of two 62-bit numbers, cut to 62 bits,
is the same with Python's integers and with 64-bit ones that wrap, so no machine disagrees.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

STATE_MASK: Final[i64] = (1 << 62) - 1
MULTIPLIER: Final[i64] = 3202034522624059733
INCREMENT: Final[i64] = 1442695040888963407
SPREAD: Final[i64] = 2545724717653
STIR: Final[i64] = 2862933555777941757
OUTPUT: Final[i64] = 277803737
WORDS: Final[i64] = 1 << 32


def following(state: i64) -> i64:
    return (state * MULTIPLIER + INCREMENT) & STATE_MASK


@mypyc_attr(allow_interpreted_subclasses=True)
class Random:
    """Draws whole numbers below a bound, every one as likely as any other."""

    def __init__(self, seed: int) -> None:
        self._state: i64 = following(following((seed * 2 + 1) & ((1 << 62) - 1)))

    def word(self) -> i64:
        """Return the next 32 random bits."""
        state = self._state
        self._state = (state * MULTIPLIER + INCREMENT) & STATE_MASK
        mixed = ((state >> ((state >> 58) + 3)) ^ state) * OUTPUT & STATE_MASK
        return (mixed ^ (mixed >> 22)) >> 30

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1; words that would favour small numbers are drawn again."""
        word = self.word()
        while word >= WORDS - bound and word >= WORDS - WORDS % bound:
            word = self.word()
        return word % bound

    def shuffled(self, count: int) -> list[int]:
        """The numbers from 0 to count - 1 in random order."""
        order = [place for place in range(count)]  # noqa: C416 (compiled, it is much faster than a list of the range)
        for last in range(count - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order


def stream(seed: int, *path: int) -> Random:
    """An independent generator for each path: (game, purpose, seat, decision)."""
    mixed: i64 = seed & ((1 << 62) - 1)
    for step in path:
        mixed = ((mixed ^ (mixed >> 31)) * MULTIPLIER + (step + 1) * SPREAD) & STATE_MASK
        mixed = ((mixed ^ (mixed >> 29)) * STIR) & STATE_MASK
    return Random(mixed ^ (mixed >> 32))
