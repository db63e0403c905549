"""saucer boards: check a board of your own."""

from pathlib import Path
from typing import Literal

from msgspec import Struct

from saucer.cli._errors import FailedCheck
from saucer.cli._output import print_all, print_json
from saucer.cli._parameters import Json, Lang
from saucer.cli._words import spoken
from saucer.core import Game, Unreadable, WrongBoard, board_in
from saucer.core.board import toml_in
from saucer.registry import game_named
from saucer.wording import Language, Wording


class Found(Struct, frozen=True):
    """A mistake, told in words."""

    place: str
    problem: str


class CheckedBoard(Struct, frozen=True):
    """The field names are a promise: `saucer boards check --json` writes them."""

    file: str
    game: str
    mistakes: tuple[Found, ...]


def command(what: Literal["check"], file: Path, /, *, lang: Lang = None, json: Json = False) -> None:
    """Check a board of your own: every mistake is named with its place, and the exit code is 1 then.

    Parameters
    ----------
    what
        `check`.
    file
        A TOML file that names its game: `game = "los-incognitos"`.
    """
    source = read_source(file)
    game = game_of(file, source)
    checked = CheckedBoard(str(file), game.slug, found_in(game, source, spoken(lang)))
    if json:
        print_json(checked)
    if checked.mistakes:
        raise FailedCheck(told(file, checked.mistakes))
    if not json:
        print_all(f"{file} is a board of {game.slug}")


def read_source(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Unreadable(f"expected a TOML file; came {file}: {getattr(error, 'strerror', None) or error}") from None


def game_of(file: Path, source: str) -> Game:
    try:
        slug = toml_in(source).get("game")
    except Unreadable as error:
        raise Unreadable(f"{file} is no TOML: {error}") from None
    if not isinstance(slug, str):
        raise Unreadable(f'{file} should name its game (game = "..."); came {slug!r}')
    return game_named(slug)


def found_in(game: Game, source: str, lang: Language) -> tuple[Found, ...]:
    try:
        board_in(game, source)
    except WrongBoard as wrong:
        return in_words(game, wrong, lang)
    return ()


def in_words(game: Game, wrong: WrongBoard, lang: Language) -> tuple[Found, ...]:
    words = Wording(lang, game)
    return tuple(Found(each.place, words.render(each.problem)) for each in wrong.mistakes)


def told(file: Path, mistakes: tuple[Found, ...]) -> str:
    """A line for each."""
    return "\n".join(f"{file}: {each.place or 'the whole'}: {each.problem}" for each in mistakes)
