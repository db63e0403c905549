"""From a file to a record: strict, and every message names the file and the place in it."""

import re
import tomllib
from typing import Final

from msgspec import ValidationError, convert

from saucer.core import Unreadable
from saucer.games.los_incognitos.board_model import LosBoard

SLUG: Final = "los-incognitos"
LARGEST_FILE: Final = 100_000


def read_board(file: str, text: str) -> LosBoard:
    """LI-2 What the file says; whether it makes a board is asked of `mistakes`."""
    if len(text) > LARGEST_FILE:
        raise Unreadable(f"{file}: expected at most {LARGEST_FILE} characters; came {len(text)}")
    try:
        content = tomllib.loads(text)
        if (game := content.pop("game", None)) != SLUG:
            raise Unreadable(f"{file}, game: expected {SLUG!r}; came {game!r}")
        return convert(content, LosBoard)
    except tomllib.TOMLDecodeError as error:
        raise Unreadable(f"{file}: {error}") from None
    except ValidationError as error:
        raise Unreadable(f"{file}, {place_and_problem(str(error))}") from None
    except RecursionError:
        raise Unreadable(f"{file}: expected a board; came lists in lists in lists") from None


def place_and_problem(message: str) -> str:
    """Expected `int`, got `str` - at `$.links[3].bends[0]`: the place comes first, as everywhere."""
    problem, _, path = message.partition(" - at `$")
    place = re.sub(r"^\.|`$", "", path)
    return f"{place or 'the whole file'}: {problem}"
