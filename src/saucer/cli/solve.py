"""saucer solve: the best score that one player alone can reach, proved and played."""

from pathlib import Path
from time import process_time

from msgspec import Struct

from saucer.arena import read_options
from saucer.arena.options import check_combination
from saucer.cli._errors import FailedCheck
from saucer.cli._output import print_all, print_json
from saucer.cli._parameters import GameOptions, Json, Lang
from saucer.cli._words import spoken
from saucer.cli.boards import in_words, read_source, told
from saucer.core import Board, Event, Game, Over, Seat, Solution, Teller, Unreadable, WrongBoard, board_in
from saucer.registry import game_named
from saucer.wording import Language, Wording

ALONE = Seat(0)


class SolveFigures(Struct, frozen=True):
    """The field names are a promise: `saucer solve --json` writes them."""

    game: str
    score: int
    bound: int
    proved: bool
    seconds: float
    figures: dict[str, int]
    plan: tuple[str, ...]
    decisions: tuple[object, ...]


def command(
    slug: str,
    /,
    *,
    board: str | None = None,
    option: GameOptions = (),
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Find the best score of one player alone, prove it, and play it by the rules.

    Parameters
    ----------
    slug
        The game, one that brings a solver; `saucer games` lists all.
    board
        A board of the game by its name, or a TOML file.
    """
    game = game_named(slug)
    began = process_time()
    found = solved_by(game, option, board, spoken(lang))
    if found is None:
        raise Unreadable(f"{slug} brings no solver")
    check_combination(game, 1, found.options)
    words = Wording(spoken(lang), game, ("1",))
    happened = [words.line(event) for event in replayed(game, found)]
    plan = tuple(words.render(line) for line in found.plan)
    proved = found.score == found.bound
    seconds = process_time() - began
    solved = SolveFigures(slug, found.score, found.bound, proved, seconds, found.figures, plan, found.actions)
    if json:
        print_json(solved)
    else:
        print_all(summary(solved), "", *plan, "", *happened)


def solved_by(game: Game, option: GameOptions, board: str | None, lang: Language) -> Solution | None:
    """Raise Unreadable with all that is wrong with a board of one's own, in words."""
    try:
        return game.solve(read_options(game, option), board_of(game, board))
    except WrongBoard as wrong:
        raise Unreadable(told(Path(board or ""), in_words(game, wrong, lang))) from None


def board_of(game: Game, named: str | None) -> Board | None:
    if named is None or named in game.boards:
        return None if named is None else game.boards[named]
    return board_in(game, read_source(Path(named)))


def replayed(game: Game, found: Solution) -> list[Event]:
    """What the rules tell when the decisions are made. Raise FailedCheck if they do not come to the score."""
    position, tell = game.start(1, found.options, found.board), Teller()
    for action in found.actions:
        position.apply(ALONE, action, tell)
    now = position.next()
    came = now.result.scores[ALONE] if isinstance(now, Over) else None
    if came != found.score:
        raise FailedCheck(f"the solver says {found.score} points, but the rules come to {came}")
    return [told.event for told in tell.told if told.heard_by(ALONE)]


def summary(solved: SolveFigures) -> str:
    said = "which is proved to be the best" if solved.proved else f"not proved: {solved.bound} cannot be ruled out"
    looked = ", ".join(f"{count:,} {what}" for what, count in solved.figures.items())
    return (
        f"{solved.game}: {solved.score} points, {said}; replayed by the rules\n"
        f"no plan scores more than {solved.bound}: {looked}, {solved.seconds:.1f} s"
    )
