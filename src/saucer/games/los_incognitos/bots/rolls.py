"""Los Incognitos: all rolls of up to six dice, by counts, with what each is worth in probability.

Counts are packed, four bits a symbol: jetpack lowest, time vortex highest. With six dice no count needs the highest of
its four bits, so that one subtraction compares all six.
"""

from itertools import combinations_with_replacement
from math import factorial
from typing import Final

from mypy_extensions import i64

BITS: Final[i64] = 4
ONE: Final[i64] = 1
FULL: Final[i64] = 15
GUARD: Final[i64] = 0x888888
MOST: Final = 6


def packed(faces: tuple[int, ...]) -> int:
    total = 0
    for face in faces:
        total += 1 << 4 * face
    return total


def ways(faces: tuple[int, ...]) -> int:
    found = factorial(len(faces))
    for face in range(6):
        found //= factorial(faces.count(face))
    return found


def rolls_of(count: int) -> list[tuple[int, float]]:
    return [(packed(faces), ways(faces) / 6**count) for faces in combinations_with_replacement(range(6), count)]


ROLLS: Final = [[roll for roll, _ in rolls_of(count)] for count in range(MOST + 1)]
CHANCES: Final = [[chance for _, chance in rolls_of(count)] for count in range(MOST + 1)]


def count_of(counts: i64, symbol: i64) -> i64:
    return (counts >> (BITS * symbol)) & FULL


def size_of(counts: i64) -> i64:
    """How many dice in all."""
    total: i64 = 0
    while counts:
        total += counts & FULL
        counts >>= BITS
    return total


def covers(have: i64, cost: i64) -> bool:
    """Whether there is enough of every symbol."""
    return ((have | GUARD) - cost) & GUARD == GUARD
