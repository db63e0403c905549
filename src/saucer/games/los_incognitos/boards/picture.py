"""The drawing: no two links cross, none runs through a destination, and a finger finds every part."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from saucer.core import Mistake, text
from saucer.games.los_incognitos.board_model import HEIGHT, WIDTH, LosBoard
from saucer.games.los_incognitos.boards.limits import MOST_BENDS
from saucer.games.los_incognitos.boards.lines import (
    RIM,
    TENTHS,
    Point,
    between_rims,
    distance,
    line_of,
    middles,
    parts_of,
    room,
    tenths,
)

FINGER: Final = 56
"""40 pixels to the finger when 1000 steps are the 720 pixels of a laptop's height."""
AROUND_A_DESTINATION: Final = RIM + FINGER // 2
EDGE: Final = 20


class BoardDrawing:
    """Where everything is."""

    def __init__(self, board: LosBoard) -> None:
        places = {each.id: each for each in board.destinations}
        self.ends = [link.ends for link in board.links]
        self.parts = [sum(parts_of(section) for section in link.sections) for link in board.links]
        self.ids = [each.id for each in board.destinations]
        self.middles = [tenths(each.x, each.y) for each in board.destinations]
        self.lines = [line_of(link, places[link.ends[0]], places[link.ends[1]]) for link in board.links]
        self.seen = [between_rims(line) for line in self.lines]
        self.sections = [middles(link, line) for link, line in zip(board.links, self.lines, strict=True)]


def wrong_bends(board: LosBoard) -> Iterator[Mistake]:
    for at, link in enumerate(board.links):
        if len(link.bends) > MOST_BENDS:
            yield Mistake(f"links[{at}].bends", text("mistake-bends", found=len(link.bends), high=MOST_BENDS))
        for bend, (x, y) in enumerate(link.bends):
            if not (EDGE <= x <= WIDTH - EDGE and EDGE <= y <= HEIGHT - EDGE):
                yield Mistake(f"links[{at}].bends[{bend}]", text("mistake-bend_outside"))


def wrong_drawing(board: LosBoard) -> Iterator[Mistake]:
    """Only of a board whose links end where there is something."""
    picture = BoardDrawing(board)
    yield from destinations_too_close(picture)
    for at in range(len(picture.lines)):
        yield from wrong_line(picture, at)
        for other in range(at):
            yield from wrong_pair(picture, at, other)


def destinations_too_close(picture: BoardDrawing) -> Iterator[Mistake]:
    for at, one in enumerate(picture.middles):
        for other in range(at):
            if distance(one, picture.middles[other]) < 2 * RIM * TENTHS:
                yield Mistake(f"destinations[{at}]", text("mistake-destinations_close", other=other))


def wrong_line(picture: BoardDrawing, at: int) -> Iterator[Mistake]:
    if room(picture.lines[at]) < picture.parts[at] * FINGER * TENTHS:
        yield Mistake(f"links[{at}]", text("mistake-short", needed=picture.parts[at] * FINGER + 2 * RIM))
    for other, middle in enumerate(picture.middles):
        near = min(distance(point, middle) for point in picture.seen[at])
        if picture.ids[other] not in picture.ends[at] and near < AROUND_A_DESTINATION * TENTHS:
            yield Mistake(f"links[{at}]", text("mistake-through", other=other))


def wrong_pair(picture: BoardDrawing, at: int, other: int) -> Iterator[Mistake]:
    if cross(picture.seen[at], picture.seen[other]):
        yield Mistake(f"links[{at}]", text("mistake-cross", other=other))
        return
    for section, one in enumerate(picture.sections[at]):
        if any(distance(one, each) < FINGER * TENTHS for each in picture.sections[other]):
            yield Mistake(f"links[{at}].sections[{section}]", text("mistake-close", other=other))


def cross(one: Sequence[Point], other: Sequence[Point]) -> bool:
    if apart(one, other):
        return False
    return any(pieces_cross(a, b, c, d) for a, b in pairwise(one) for c, d in pairwise(other))


def apart(one: Sequence[Point], other: Sequence[Point]) -> bool:
    """Whether an upright or a level line keeps them apart: quickly told, and true of most."""
    for axis in (0, 1):
        mine = [point[axis] for point in one]
        theirs = [point[axis] for point in other]
        if max(mine) < min(theirs) or max(theirs) < min(mine):
            return True
    return False


def turn(a: Point, b: Point, c: Point) -> int:
    """Above 0 if c is on one side of the line from a to b, below 0 if on the other."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def pieces_cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    return turn(a, b, c) * turn(a, b, d) <= 0 and turn(c, d, a) * turn(c, d, b) <= 0
