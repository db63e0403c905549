"""Don't Talk to Strangers: a street map in characters becomes a board. Every mistake is told with its place."""

import tomllib
from typing import Any, Final

import msgspec

from saucer.core import Mistake, Unreadable, Words, WrongBoard, text
from saucer.games.strangers.board_model import Scoring, Space, StrangersBoard, Street
from saucer.games.strangers.boards.checks import mistakes

FIRST: Final = 4
"""Where the first space begins in a line; each has three characters and one for its right side."""
WIDE: Final = 4
STOPS: Final = {" ": (False, False), "s": (True, False), "c": (False, True), "b": (True, True)}
SIDES: Final = {"|": "wall", "-": "wall", "=": "bar", " ": "open"}
FIELDS: Final = ("game", "name", "strangers", "picture", "scoring")


def board_in(file: str, source: str) -> StrangersBoard:
    """Raise Unreadable, with every mistake there is."""
    board, found = read(source)
    if board is None or found:
        told = "; ".join(f"{each.place}: {each.problem.id} {said(each)}" for each in found)
        raise Unreadable(f"{file}: {told}")
    return board


def said(mistake: Mistake) -> str:
    arguments = mistake.problem.args.items()
    return " ".join(f"{name} {value.words if isinstance(value, Words) else value}" for name, value in arguments)


def read(source: str) -> tuple[StrangersBoard | None, tuple[Mistake, ...]]:
    """The board, if the map can be read at all, and all that is wrong with it."""
    try:
        content = tomllib.loads(source)
    except tomllib.TOMLDecodeError as error:
        return None, (Mistake("toml", text("board-toml", problem=Words(str(error)))),)
    reader = Reader(content)
    board = reader.board()
    found = tuple(reader.found)
    return board, found or (mistakes(board) if board is not None else ())


def board_drawn(content: dict[str, Any]) -> StrangersBoard:
    """Raise WrongBoard with all that keeps the map from being read."""
    reader = Reader(content)
    board = reader.board()
    if board is None or reader.found:
        raise WrongBoard(tuple(reader.found))
    return board


class Reader:
    def __init__(self, content: dict[str, Any]) -> None:
        self.content = content
        self.found: list[Mistake] = []
        picture = content.get("picture")
        self.lines = [line.rstrip() for line in picture.strip("\n").split("\n")[1:]] if isinstance(picture, str) else []
        self.columns = (max([len(line) for line in self.lines], default=0) - FIRST) // WIDE
        self.rows = len(self.lines) // 2
        self.school: Space | None = None
        self.streets: list[Street] = []
        self.scoring: list[Scoring] = []
        self.letters: dict[str, Space] = {}

    def wrong(self, place: str, message: str, **came: str) -> None:
        self.found.append(Mistake(place, text(message, **{name: Words(each) for name, each in came.items()})))

    def unreadable(self, where: str, error: msgspec.ValidationError) -> None:
        """msgspec names the place last: Expected `int`, got `str` - at `$.values[3]`."""
        problem, _, place = str(error).partition(" - at `$")
        self.wrong((where + place.rstrip("`")).removeprefix("."), "board-value", problem=problem)

    def board(self) -> StrangersBoard | None:
        for name in self.content:
            if name not in FIELDS:
                self.wrong(name, "board-field")
        if self.rows < 3 or self.columns < 3:
            self.wrong("picture", "board-picture")
            return None
        self.read_spaces()
        walls, bars = self.read_sides()
        for letter in self.table():
            if letter not in self.letters:
                self.wrong(f"scoring.{letter}", "board-letter_not_drawn")
        if self.school is None:
            self.wrong("picture", "board-school")
        return None if self.found else self.made(walls, bars)

    def made(self, walls: list[tuple[Space, Space]], bars: list[tuple[Space, Space]]) -> StrangersBoard | None:
        record = {
            "name": self.content.get("name"), "strangers": self.content.get("strangers"),
            "columns": self.columns, "rows": self.rows, "school": self.school,
            "streets": self.streets, "scoring": self.scoring, "walls": walls, "bars": bars,
        }  # fmt: skip
        try:
            return msgspec.convert(record, StrangersBoard, from_attributes=True)
        except msgspec.ValidationError as error:
            self.unreadable("", error)
            return None

    def table(self) -> dict[str, Any]:
        table = self.content.get("scoring")
        return table if isinstance(table, dict) else {}

    def drawn(self, line: int, column: int, length: int) -> str:
        return self.lines[line][column : column + length].ljust(length) if line < len(self.lines) else " " * length

    def read_spaces(self) -> None:
        for row in range(self.rows):
            for column in range(self.columns):
                drawn = self.drawn(2 * row + 1, FIRST + WIDE * column, 3)
                if drawn != "###":
                    self.read_space(f"{chr(ord('a') + column)}{row + 1}", drawn)

    def read_space(self, space: Space, drawn: str) -> None:
        """Its icon, what it is, its bus stops."""
        icon, what, stop = drawn[0], drawn[1], drawn[2]
        if what.isupper() and drawn.strip() == what:
            self.read_scoring(space, what)
            return
        if icon not in " x" or what not in ".t@" or stop not in STOPS:
            self.wrong(space, "board-space", came=drawn)
            return
        if what == "@":
            if self.school is not None:
                self.wrong(space, "board-school")
            self.school = space
        school_bus, city_bus = STOPS[stop]
        self.streets.append(Street(space, icon == "x", school_bus, city_bus, what == "t"))

    def read_scoring(self, space: Space, letter: str) -> None:
        if letter in self.letters or letter not in self.table():
            self.wrong(space, "board-letter", letter=letter)
            return
        self.letters[letter] = space
        try:
            place = msgspec.convert(self.table()[letter], dict[str, Any])
            self.scoring.append(msgspec.convert(place | {"space": space}, Scoring))
        except msgspec.ValidationError as error:
            self.unreadable(f"scoring.{letter}", error)

    def read_sides(self) -> tuple[list[tuple[Space, Space]], list[tuple[Space, Space]]]:
        walls: list[tuple[Space, Space]] = []
        bars: list[tuple[Space, Space]] = []
        for row in range(self.rows):
            for column in range(self.columns):
                here = f"{chr(ord('a') + column)}{row + 1}"
                right = self.drawn(2 * row + 1, FIRST + WIDE * column + 3, 1)
                below = self.drawn(2 * row + 2, FIRST + WIDE * column, 3)
                self.read_side(here, f"{chr(ord('a') + column + 1)}{row + 1}", right, walls, bars)
                self.read_side(here, f"{chr(ord('a') + column)}{row + 2}", below, walls, bars)
        return walls, bars

    def read_side(
        self, here: Space, there: Space, drawn: str, walls: list[tuple[Space, Space]], bars: list[tuple[Space, Space]]
    ) -> None:
        """DS-3a Walls are kept where they could be missing: between two movement spaces."""
        streets = {street.space for street in self.streets}
        inside = {*streets, *self.letters.values()}
        side = SIDES.get(drawn[0]) if len(set(drawn)) == 1 else None
        if side is None:
            self.wrong(f"{here}-{there}", "board-side", came=drawn)
        elif side == "bar" and {here, there} <= inside and len({here, there} & streets) == 1:
            bars.append((here, there) if here in streets else (there, here))
        elif side == "wall" and {here, there} <= streets:
            walls.append((here, there))
        elif side == "bar" or (side == "open" and not {here, there} <= streets and {here, there} & inside):
            self.wrong(f"{here}-{there}", f"board-{side}")
