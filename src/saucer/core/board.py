"""A player's own board: read strictly, and refused with everything that is wrong with it, each at its place."""

import tomllib
from typing import Any

import msgspec

from saucer.core.codec import encode
from saucer.core.errors import Unreadable
from saucer.core.game import Game
from saucer.core.model import Board, Mistake
from saucer.core.text import Words, text

OWN = "own"
"""The name of a player's own board among the boards of a record's header."""
LARGEST = 64 * 1024
"""Bytes of a board as it is written in a record."""


class WrongBoard(Unreadable):
    def __init__(self, mistakes: tuple[Mistake, ...]) -> None:
        places = ", ".join(f"{each.place or 'the whole'} ({each.problem.id})" for each in mistakes)
        super().__init__(f"the board cannot be used; wrong are {places}")
        self.mistakes = mistakes


def read_board(game: Game, data: object) -> Board:
    """Raise WrongBoard with every mistake."""
    if game.board is None:
        raise WrongBoard((Mistake("", text("board-none")),))
    try:
        board: Board = msgspec.convert(data, game.board)
    except msgspec.ValidationError as error:
        raise WrongBoard((_unreadable(str(error)),)) from None
    return checked(game, board)


def checked(game: Game, board: Board) -> Board:
    mistakes = (_too_large(),) if len(encode(board)) > LARGEST else game.mistakes(board)
    if mistakes:
        raise WrongBoard(mistakes)
    return board


def board_in(game: Game, source: str) -> Board:
    """The board that the text of a TOML file describes. Raise WrongBoard with every mistake."""
    if len(source.encode()) > LARGEST:
        raise WrongBoard((_too_large(),))
    try:
        content = toml_in(source)
    except Unreadable as error:
        raise WrongBoard((_unreadable(str(error)),)) from None
    if content.pop("game", None) != game.slug:
        raise WrongBoard((Mistake("game", text("board-game", expected=Words(game.slug))),))
    read = game.board_in(content)
    return read_board(game, content) if read is None else checked(game, read)


def toml_in(source: str) -> dict[str, Any]:
    """Whatever somebody wrote, it ends in Unreadable: a number of 5,000 digits, too, or brackets within brackets."""
    try:
        return tomllib.loads(source)
    except (ValueError, RecursionError) as error:
        raise Unreadable(str(error)) from None


def _unreadable(problem: str) -> Mistake:
    """msgspec names the place last: Expected `int`, got `str` - at `$.links[3]`."""
    what, _, place = problem.partition(" - at `")
    return Mistake(place.rstrip("`").removeprefix("$").removeprefix("."), text("board-unreadable", problem=Words(what)))


def _too_large() -> Mistake:
    return Mistake("", text("board-too_large", most=LARGEST))


def own_board(game: Game, boards: dict[str, Any]) -> Board | None:
    """The player's own board that a record's header holds, if any."""
    if not boards:
        return None
    if set(boards) != {OWN}:
        raise Unreadable(f"expected no board or one called {OWN!r}; came {', '.join(sorted(boards))}")
    return read_board(game, boards[OWN])
