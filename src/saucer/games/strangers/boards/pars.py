"""Don't Talk to Strangers: the best score possible for the Architect, where it is proved."""

from saucer.games.strangers.board_model import StrangersBoard
from saucer.games.strangers.boards import BOARDS
from saucer.games.strangers.boards.puzzles import PARS, PUZZLES


def par_of(board: StrangersBoard, puzzle: int | None) -> int | None:
    """DS-51 Of this puzzle; DS-45 without one, of a board that comes with the game. None for a board of one's own."""
    if puzzle:
        return PUZZLES[puzzle - 1].par
    return next((proved.par for name, proved in PARS.items() if board == BOARDS[name]), None)
