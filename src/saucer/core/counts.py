"""Rows of whole numbers, as states keep them: a count for each face of a card, or a place for each thing.

They are used like lists of fixed length (`row[place] += 1`, `row[:]` is a copy), and compiled they are plain memory.
"""

from typing import TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

Counts: TypeAlias = "vec[i64]"


def row(length: int, number: int = 0) -> Counts:
    """So many times the same number."""
    return vec[i64]([number] * length)


def row_of(numbers: list[int]) -> Counts:
    return vec[i64](numbers)


def total(counts: Counts, first: i64, length: i64) -> i64:
    """The sum of a part."""
    added: i64 = 0
    for count in counts[first : first + length]:
        added += count
    return added
