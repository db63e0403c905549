"""Don't Talk to Strangers: the puzzle of the day, DS-51."""

from datetime import date

from saucer.core import Text, Words, text
from saucer.games.strangers.boards import BOARDS
from saucer.games.strangers.boards.puzzles import PUZZLES, number_on
from saucer.games.strangers.model import StrangersOptions


def of_the_day(day: date) -> tuple[StrangersOptions, Text, Text]:
    """What one player may play on this day in UTC, what that is called, and which one it is."""
    number = number_on(day)
    puzzle = PUZZLES[number - 1]
    about = text(
        "today-about",
        number=number,
        count=len(PUZZLES),
        board=Words(BOARDS[puzzle.board].name),
        plays=puzzle.strangers + 1,
        par=puzzle.par,
    )
    return StrangersOptions(variant="architect", puzzle=number), text("today"), about
