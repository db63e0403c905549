"""Don't Talk to Strangers: a board as the rules use it, in rows of numbers. Spaces are numbers in the board's order.

Movement spaces come first, then scoring spaces; spots are numbered through all scoring spaces.
"""

from typing import Final

from mypy_extensions import i64

from saucer.core.rows import Row, row, row_of
from saucer.core.seats import Seat
from saucer.games.strangers.board_model import KINDS, SHARED, StrangersBoard
from saucer.games.strangers.boards.checks import beside
from saucer.games.strangers.model import (
    ChooseKid,
    ChooseScored,
    ChooseStranger,
    GoTo,
    PlaceStranger,
    RunAway,
)

STREET: Final = -1
HOME: Final = 0
MANSION: Final = 1
POOL: Final = 2
LIBRARY: Final = 3
PARK: Final = 4
PROM: Final = 7
FIRST_SHARED: Final = KINDS.index(SHARED[0])
"""DS-20 This kind and those after it count all Kids in the space."""

SIDES: Final[i64] = 4
NOWHERE: Final = -1
MOST_PLAYERS: Final = 4


class Index:
    """Rows by space have one number for each; `open_ways` and `all_ways` have four, NOWHERE where there is none."""

    def __init__(self, board: StrangersBoard) -> None:
        self.board = board
        self.names = [each.space for each in board.streets] + [each.space for each in board.scoring]
        self.number_of: dict[str, int] = {name: number for number, name in enumerate(self.names)}
        self.streets: i64 = len(board.streets)
        self.spaces: i64 = len(self.names)
        self.school: i64 = self.number_of[board.school]
        self.kind = row_of([STREET] * len(board.streets) + [KINDS.index(each.kind) for each in board.scoring])
        self.icon = row_of([int(each.stranger) for each in board.streets] + [0] * len(board.scoring))
        self.icons = [place for place in range(len(self.names)) if self.icon[place]]
        self.school_stop = row_of([int(each.school_bus) for each in board.streets] + [0] * len(board.scoring))
        self.city_stop = row_of([int(each.city_bus) for each in board.streets] + [0] * len(board.scoring))
        self.open_ways = ways(self, False)
        self.all_ways = ways(self, True)
        self.first_spot = row(len(self.names))
        self.spot_count = row(len(self.names))
        self.spot_space = row(sum([len(each.values) for each in board.scoring]))
        self.spot_value = row(len(self.spot_space))
        """DS-20 Of a shared space: what each Kid is worth if so many are there."""
        number_spots(self)
        self.go_to = [GoTo(name) for name in self.names]
        self.run_away = [RunAway(name) for name in self.names]
        self.choose_stranger = [ChooseStranger(name) for name in self.names]
        self.place_stranger = [PlaceStranger(name) for name in self.names]
        self.choose_kid = [[ChooseKid(Seat(seat), name) for name in self.names] for seat in range(MOST_PLAYERS)]
        self.choose_scored = [ChooseScored(self.names[self.spot_space[spot]], self.spot_number(spot))
                              for spot in range(len(self.spot_space))]  # fmt: skip

    def spot_number(self, spot: i64) -> int:
        """The number of a spot within its space, from 1."""
        return int(spot - self.first_spot[self.spot_space[spot]]) + 1


def number_spots(index: Index) -> None:
    spot = 0
    for number, each in enumerate(index.board.scoring):
        space = int(index.streets) + number
        index.first_spot[space] = spot
        index.spot_count[space] = len(each.values)
        for worth in each.values:
            index.spot_space[spot] = space
            index.spot_value[spot] = worth
            spot += 1


def ways(index: Index, fences: bool) -> Row:
    """DS-13, DS-15 From each street to the spaces beside it; DS-29 over fences to all of them."""
    board = index.board
    walls = {frozenset(each) for each in board.walls}
    bars = {frozenset(each) for each in board.bars}
    found = row(len(index.names) * int(SIDES), NOWHERE)
    for street in range(int(index.streets)):
        name = index.names[street]
        place = street * int(SIDES)
        for other in beside(name):
            number = index.number_of.get(other, NOWHERE)
            if number == NOWHERE:
                continue
            side = frozenset((name, other))
            if fences or (side in bars if number >= index.streets else side not in walls):
                found[place] = number
                place += 1
    return found


INDEXES: Final[dict[StrangersBoard, Index]] = {}
MOST_KEPT: Final = 64


def index_of(board: StrangersBoard) -> Index:
    """The index of a board, made once and kept."""
    index = INDEXES.get(board)
    if index is None:
        if len(INDEXES) >= MOST_KEPT:
            INDEXES.clear()
        index = Index(board)
        INDEXES[board] = index
    return index
