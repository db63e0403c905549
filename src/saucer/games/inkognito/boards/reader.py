"""Inkognito: the board as a graph, IK-4, read from a file and checked. Spaces are numbers in the order of the file."""

import tomllib
from importlib.resources import files
from typing import Final

from saucer.core.errors import Unreadable

COLOURED: Final = ("blue", "green", "red", "yellow")
PHANTOM_BALLS: Final = ("white", "orange", "blue", "black", "purple")
SHOWN_BALLS: Final = 3
NUMBERS: Final = 8
STARTS_OF_A_COLOUR: Final = 4
FULL_MAP: Final = 100
FIELDS: Final = ("kind", "number", "x", "y", "land", "sea")


class SpaceGraph:
    """The links and the kinds of the spaces, which are numbers here."""

    def __init__(self, count: int) -> None:
        self.names: list[str] = []
        self.kinds: list[str] = []
        self.land: list[list[int]] = [[] for _ in range(count)]
        self.sea: list[list[int]] = [[] for _ in range(count)]
        self.both: list[list[int]] = [[] for _ in range(count)]
        """By land or sea, each neighbour once (IK-8a)."""
        self.numbered: list[int] = [-1] * (NUMBERS + 1)
        """The space that carries a number; nothing has number 0."""
        self.embassy = -1
        self.starts: list[list[int]] = [[] for _ in COLOURED]
        self.phantom: list[int] = []
        self.places: list[tuple[int, int]] = []


class Reader:
    """Reads one board file; every message names the file and the place in it."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        try:
            self.content: dict[str, object] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise Unreadable(f"{file}: {error}") from None

    def wrong(self, place: str, problem: str) -> Unreadable:
        return Unreadable(f"{self.file}, {place}: {problem}")

    def table(self, value: object, place: str) -> dict[str, object]:
        if not isinstance(value, dict):
            raise self.wrong(place, f"expected a table; came {value!r}")
        return value

    def whole(self, value: object, low: int, high: int, place: str) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.wrong(place, f"expected a whole number from {low} to {high}; came {value!r}")
        return value

    def read(self) -> SpaceGraph:
        unknown = [name for name in self.content if name not in ("phantom", "spaces")]
        if unknown:
            raise self.wrong(unknown[0], "expected only phantom and spaces")
        spaces = self.table(self.content.get("spaces"), "spaces")
        board = SpaceGraph(len(spaces))
        board.names = list(spaces)
        for space, name in enumerate(board.names):
            self.read_space(board, space, self.table(spaces[name], f"spaces.{name}"))
        for space, name in enumerate(board.names):
            self.read_links(board, space, self.table(spaces[name], f"spaces.{name}"))
        self.read_phantom(board, self.table(self.content.get("phantom"), "phantom"))
        self.check(board)
        return board

    def read_space(self, board: SpaceGraph, space: int, row: dict[str, object]) -> None:
        place = f"spaces.{board.names[space]}"
        for field in row:
            if field not in FIELDS:
                raise self.wrong(f"{place}.{field}", f"expected one of {', '.join(FIELDS)}")
        board.places.append(
            (self.whole(row.get("x"), 0, FULL_MAP, f"{place}.x"), self.whole(row.get("y"), 0, FULL_MAP, f"{place}.y"))
        )
        kind = row.get("kind")
        if kind == "numbered":
            self.read_number(board, space, row.get("number"), f"{place}.number")
        elif "number" in row:
            raise self.wrong(f"{place}.number", "expected on spaces of kind numbered only")
        elif kind == "embassy":
            if board.embassy >= 0:
                raise self.wrong(place, f"expected one embassy; {board.names[board.embassy]} is one too")
            board.embassy = space
        elif kind in COLOURED:
            board.starts[COLOURED.index(str(kind))].append(space)
        elif kind != "plain":
            expected = ", ".join(("numbered", "embassy", "plain", *COLOURED))
            raise self.wrong(f"{place}.kind", f"expected one of {expected}; came {kind!r}")
        board.kinds.append(str(kind))

    def read_number(self, board: SpaceGraph, space: int, value: object, place: str) -> None:
        number = self.whole(value, 1, NUMBERS, place)
        if board.numbered[number] >= 0:
            raise self.wrong(place, f"{board.names[board.numbered[number]]} has number {number} too")
        board.numbered[number] = space

    def read_links(self, board: SpaceGraph, space: int, row: dict[str, object]) -> None:
        place = f"spaces.{board.names[space]}"
        board.land[space] = self.neighbours(board, space, row.get("land"), f"{place}.land")
        board.sea[space] = self.neighbours(board, space, row.get("sea"), f"{place}.sea")
        board.both[space] = sorted(set(board.land[space]) | set(board.sea[space]))

    def neighbours(self, board: SpaceGraph, space: int, value: object, place: str) -> list[int]:
        if not isinstance(value, list):
            raise self.wrong(place, f"expected a list of spaces; came {value!r}")
        found: list[int] = []
        for name in value:
            if name not in board.names:
                raise self.wrong(place, f"there is no space {name!r}")
            neighbour = board.names.index(name)
            if neighbour == space or neighbour in found:
                raise self.wrong(place, f"{name} is linked to itself or named twice")
            found.append(neighbour)
        return sorted(found)

    def read_phantom(self, board: SpaceGraph, row: dict[str, object]) -> None:
        """IK-3"""
        if sorted(row) != sorted(PHANTOM_BALLS):
            raise self.wrong("phantom", f"expected {', '.join(PHANTOM_BALLS)}; came {', '.join(row)}")
        board.phantom = [self.whole(row[ball], 0, 99, f"phantom.{ball}") for ball in PHANTOM_BALLS]
        if sum(board.phantom) < SHOWN_BALLS:
            raise self.wrong("phantom", f"expected at least {SHOWN_BALLS} balls; came {sum(board.phantom)}")

    def check(self, board: SpaceGraph) -> None:
        """Finds what only the whole board can show to be wrong."""
        if board.embassy < 0:
            raise self.wrong("spaces", "expected one space of kind embassy; came none")
        for number in range(1, NUMBERS + 1):
            if board.numbered[number] < 0:
                raise self.wrong("spaces", f"no space has number {number}")
        for colour, starts in enumerate(board.starts):
            if len(starts) != STARTS_OF_A_COLOUR:
                found = f"expected {STARTS_OF_A_COLOUR} start spaces; came {len(starts)}"
                raise self.wrong("spaces", f"{COLOURED[colour]}: {found}")
        for space, name in enumerate(board.names):
            self.check_both_ways(board, board.land, space, f"spaces.{name}.land")
            self.check_both_ways(board, board.sea, space, f"spaces.{name}.sea")
        self.check_connected(board)

    def check_both_ways(self, board: SpaceGraph, links: list[list[int]], space: int, place: str) -> None:
        for neighbour in links[space]:
            if space not in links[neighbour]:
                raise self.wrong(place, f"{board.names[neighbour]} does not lead back")

    def check_connected(self, board: SpaceGraph) -> None:
        reached = [0]
        for space in reached:
            reached.extend([other for other in board.both[space] if other not in reached])
        if len(reached) < len(board.names):
            lost = [name for space, name in enumerate(board.names) if space not in reached]
            raise self.wrong(f"spaces.{lost[0]}", f"cannot be reached from {board.names[0]}")


def read_board(file: str, text: str) -> SpaceGraph:
    return Reader(file, text).read()


def load_venice() -> SpaceGraph:
    path = files("saucer.games.inkognito").joinpath("boards", "venice.toml")
    return read_board("venice.toml", path.read_text(encoding="utf-8"))
