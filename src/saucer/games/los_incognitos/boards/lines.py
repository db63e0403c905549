"""How a link runs through the picture. In whole tenths of a step of the picture, so that every machine agrees.

A link without bends is straight. With one bend it is the parabola that passes the bend half way, in SVG a `Q` whose
control point is twice the bend less the middle of the ends. With more it is a Catmull-Rom curve through all points,
its two missing neighbours continued as parabolas. Sections share the length between the rims of the two destinations
evenly, a double one having two shares.
"""

from collections.abc import Sequence
from itertools import pairwise
from math import isqrt
from typing import Final

from saucer.games.los_incognitos.board_model import Destination, Link, Section

Point = tuple[int, int]

TENTHS: Final = 10
STEPS: Final = 16
"""Straight pieces of a curve between two of its points."""
RIM: Final = 46
"""How far a destination reaches around its middle."""


def parts_of(section: Section) -> int:
    """LI-32 A double section counts as two."""
    return 2 if "+" in section else 1


def tenths(x: int, y: int) -> Point:
    return (x * TENTHS, y * TENTHS)


def distance(one: Point, other: Point) -> int:
    return isqrt((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2)


def beyond(first: Point, second: Point, third: Point) -> Point:
    """The point before the first, if all lie on one parabola."""
    return (3 * (first[0] - second[0]) + third[0], 3 * (first[1] - second[1]) + third[1])


def blend(before: int, start: int, end: int, after: int, step: int) -> int:
    """Catmull-Rom, at step/STEPS of the way from start to end."""
    far = STEPS - step
    total = (
        -before * step * far * far
        + start * (2 * STEPS**3 - 5 * STEPS * step * step + 3 * step**3)
        + end * step * (STEPS * STEPS + 4 * STEPS * step - 3 * step * step)
        - after * step * step * far
    )
    return total // (2 * STEPS**3)


def curve(points: Sequence[Point]) -> list[Point]:
    """The line through these points, as many short straight pieces."""
    if len(points) == 2:
        points = (points[0], middle(points[0], points[1]), points[1])
    padded = [beyond(*points[:3]), *points, beyond(points[-1], points[-2], points[-3])]
    line = [points[0]]
    for at in range(1, len(padded) - 2):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = padded[at - 1 : at + 3]
        line += [(blend(ax, bx, cx, dx, step), blend(ay, by, cy, dy, step)) for step in range(1, STEPS + 1)]
    return line


def middle(one: Point, other: Point) -> Point:
    return ((one[0] + other[0]) // 2, (one[1] + other[1]) // 2)


def line_of(link: Link, first: Destination, second: Destination) -> tuple[Point, ...]:
    """From the middle of one destination to that of the other."""
    bends = [tenths(x, y) for x, y in link.bends]
    return tuple(curve([tenths(first.x, first.y), *bends, tenths(second.x, second.y)]))


def length(line: Sequence[Point]) -> int:
    return sum(distance(one, other) for one, other in pairwise(line))


def room(line: Sequence[Point]) -> int:
    """What the rims leave of a line for its sections."""
    return length(line) - 2 * RIM * TENTHS


def along(line: Sequence[Point], way: int) -> Point:
    """The point of a line after so much of the way."""
    for one, other in pairwise(line):
        piece = distance(one, other)
        if piece and way <= piece:
            return (one[0] + (other[0] - one[0]) * way // piece, one[1] + (other[1] - one[1]) * way // piece)
        way -= piece
    return line[-1]


def between_rims(line: Sequence[Point]) -> list[Point]:
    """What is seen of a line, its ends being covered by destinations."""
    inside = [at for at in line if min(distance(at, line[0]), distance(at, line[-1])) > RIM * TENTHS]
    return [along(line, RIM * TENTHS), *inside, along(line, length(line) - RIM * TENTHS)]


def middles(link: Link, line: Sequence[Point]) -> list[Point]:
    """Where the sections of a link have their middle, in the order of the link."""
    shares = [parts_of(section) for section in link.sections]
    found: list[Point] = []
    for at, share in enumerate(shares):
        halves = 2 * sum(shares[:at]) + share
        found.append(along(line, RIM * TENTHS + max(room(line), 0) * halves // (2 * sum(shares))))
    return found
