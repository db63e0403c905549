"""Rows of whole numbers, as states keep them: a count for each face of a card, or a place for each thing.

They are used like lists of fixed length (`row[place] += 1`, `row[:]` is a copy). Compiled rules want plain memory;
interpreted ones are faster with lists. Never compiled itself, so that it can tell.
"""

from typing import TYPE_CHECKING, TypeAlias, cast

from saucer.core import seats

COMPILED = not str(seats.__file__).endswith(".py")

if TYPE_CHECKING or COMPILED:
    from librt.vecs import vec
    from mypy_extensions import i64

Row: TypeAlias = "vec[i64]"


def row(length: int, number: int = 0) -> Row:
    """Make a row of so many times the same number."""
    return row_of([number] * length)


def row_of(numbers: list[int]) -> Row:
    return vec[i64](numbers) if COMPILED else cast(Row, numbers)
