"""What the sheets to print are drawn from, as JSON: for every game with boards, how a game on each of them starts.

python tools/sheets.py

The browser side draws from views and from nothing else, so a sheet is drawn from the view of somebody who looks on
before anything has happened. What no view says, such as how many there are of each card, a game says in `PRINTED`,
in a file `printed.py` in its folder.
"""

import importlib
import importlib.util
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from saucer.core import Game, View, encode  # noqa: E402
from saucer.registry import all_games  # noqa: E402


def main() -> None:
    sys.stdout.buffer.write(encode([to_draw(game) for game in all_games().values() if game.boards]))


def to_draw(game: Game) -> dict[str, object]:
    boards = {name: starts(game, board) for name, board in game.boards.items()}
    return {"slug": game.slug, "boards": boards, "printed": printed(game)}


def starts(game: Game, board: object) -> list[View]:
    """The start for each number of players that goes with the game's usual options."""
    options = game.options()
    allowed = [players for players in game.seats if game.check(players, options) is None]
    return [game.start(players, options, board).view(None) for players in allowed]


def printed(game: Game) -> Any:
    name = f"{type(game).__module__}.printed"
    return importlib.import_module(name).PRINTED if importlib.util.find_spec(name) else {}


if __name__ == "__main__":
    main()
