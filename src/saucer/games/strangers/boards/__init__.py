"""Don't Talk to Strangers: the boards that come with it, read from the street maps beside this file."""

from collections.abc import Mapping
from importlib.resources import files
from typing import Final

from saucer.games.strangers.board_model import StrangersBoard
from saucer.games.strangers.boards.reader import board_in

NAMES: Final = ("a", "b")
BOARDS: Final[Mapping[str, StrangersBoard]] = {
    name: board_in(f"{name}.toml", files(__name__).joinpath(f"{name}.toml").read_text("utf-8")) for name in NAMES
}
