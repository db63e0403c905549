"""saucer print: boards, cards and sheets to play with on paper."""

from pathlib import Path

from saucer.cli._output import print_all
from saucer.cli._parameters import Lang
from saucer.cli._words import spoken
from saucer.core import Game, Unreadable
from saucer.printing import Paper, games_with_sheets, pdf
from saucer.registry import game_named


def command(
    slug: str,
    /,
    *,
    board: str | None = None,
    lang: Lang = None,
    paper: Paper = "a4",
    backs: bool = False,
    out: Path | None = None,
) -> None:
    """Write a board with all that is played with on paper as a PDF: crisp at every size, tagged for reading aloud.

    Parameters
    ----------
    slug
        The game, one that has sheets to print; `saucer games` lists all.
    board
        A board of the game by its name; its first one if not said. A board of your own prints from the browser.
    paper
        a4 or letter.
    backs
        After each page of cards one of their backs, for printing on both sides.
    out
        The PDF file; if not said, SLUG-BOARD.pdf.
    """
    game = game_named(slug)
    named = board_of(game, board)
    made = pdf(slug, named, spoken(lang), paper, backs)
    file = out or Path(f"{slug}-{named}.pdf")
    write(file, made)
    print_all(f"{file}: {slug}, board {named}, {spoken(lang)}, {paper}")


def board_of(game: Game, named: str | None) -> str:
    """Raise Unreadable if there is nothing to print of this game or no such board."""
    printable = games_with_sheets()
    if game.slug not in printable:
        raise Unreadable(f"{game.slug} has no sheets to print; {' and '.join(printable)} have")
    if named is None:
        return next(iter(game.boards))
    if named not in game.boards:
        raise Unreadable(
            f"expected one of the boards {', '.join(game.boards)}; came {named}"
            " (a board of your own prints from the menu of its table, in the browser)"
        )
    return named


def write(file: Path, content: bytes) -> None:
    try:
        file.write_bytes(content)
    except OSError as error:
        raise Unreadable(f"expected a file to write; came {file}: {error.strerror}") from None
