"""Counts in a row: how many there are of each thing."""

from mypy_extensions import i64

from saucer.core.rows import Row


def total(counts: Row, first: i64, length: i64) -> i64:
    """How many there are in `length` places from `first` on."""
    added: i64 = 0
    for place in range(first, first + length):
        added += counts[place]
    return added
