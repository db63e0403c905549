"""The boards: four of our own, the reader of their files, and what can be wrong with one."""

from collections.abc import Iterator, Mapping
from importlib.resources import files
from typing import Final

from saucer.core import Mistake, text
from saucer.games.los_incognitos.board_model import LosBoard
from saucer.games.los_incognitos.boards.counting import wrong_destinations, wrong_numbers
from saucer.games.los_incognitos.boards.joining import out_of_reach, wrong_degrees, wrong_links
from saucer.games.los_incognitos.boards.limits import OURS, OWN, Amounts
from saucer.games.los_incognitos.boards.picture import wrong_bends, wrong_drawing
from saucer.games.los_incognitos.boards.reading import read_board
from saucer.games.los_incognitos.boards.tables import wrong_tables
from saucer.games.los_incognitos.rules.route import longest_with_all

__all__ = ["BOARDS", "OURS", "OWN", "Amounts", "mistakes", "read_board"]

NAMES: Final = ("space-station", "highlanders-castle", "arabian-nights", "roman-holidays")
"""In the order of the scenarios, simplest first."""


def mistakes(board: LosBoard, limits: Amounts = OWN) -> tuple[Mistake, ...]:
    """LI-2 to LI-4a, LI-51: all that is wrong; the drawing is looked at only when the rest is right."""
    found = [*wrong_numbers(board, limits), *wrong_destinations(board), *wrong_links(board), *wrong_tables(board)]
    if found:
        return tuple(found)
    found = [*wrong_degrees(board), *out_of_reach(board), *wrong_bends(board)]
    return tuple(found) or tuple(wrong_drawing(board)) or tuple(wrong_route(board))


def wrong_route(board: LosBoard) -> Iterator[Mistake]:
    """LI-51"""
    if longest_with_all(board) is None:
        yield Mistake("links", text("mistake-route"))


def load(name: str) -> LosBoard:
    path = files(__name__).joinpath(f"{name}.toml")
    return read_board(path.name, path.read_text(encoding="utf-8"))


BOARDS: Final[Mapping[str, LosBoard]] = {name: load(name) for name in NAMES}
