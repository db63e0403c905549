"""Every sheet of every board, in every language, on both papers: whole, tagged, crisp, and in that language."""

import json
from functools import cache
from pathlib import Path

import pytest

from saucer.core import Game, encode, text
from saucer.printing import DRAWINGS, HERE, Paper, pdf, sheets_of
from saucer.registry import all_games
from saucer.wording import LANGUAGES, Language, Wording
from tests.printing import paper as reading
from tests.printing.sheets import Sheets, read_sheets

ROOT = Path(__file__).parents[2]
SIZES: dict[Paper, tuple[int, int]] = {"a4": (210, 297), "letter": (216, 279)}
MARGIN = 8
RISE = 0.6
"""Lines begin with their capitals: what rises above or hangs below is in the margin."""
DRAWN = [game for game in all_games().values() if (ROOT / "web/src/games" / game.slug / "print.tsx").exists()]

every_board = pytest.mark.parametrize(
    ("game", "board"), [pytest.param(game, board, id=f"{game.slug}-{board}") for game in DRAWN for board in game.boards]
)
every_language = pytest.mark.parametrize("lang", LANGUAGES)
every_paper = pytest.mark.parametrize("paper", list(SIZES))


@cache
def printed(slug: str, board: str, lang: Language, paper: Paper) -> reading.Paper:
    return reading.Paper(pdf(slug, board, lang, paper))


def sheets(game: Game, board: str, lang: Language) -> Sheets:
    return read_sheets(sheets_of(game.slug, board, lang))


def test_some_games_have_sheets() -> None:
    assert len(DRAWN) >= 2


@every_board
@every_language
@every_paper
def test_pages_have_the_size_of_the_paper_and_each_sheet_its_own(
    game: Game, board: str, lang: Language, paper: Paper
) -> None:
    made, wanted = printed(game.slug, board, lang, paper), sheets(game, board, lang)
    assert len(made.pages) == sum(sheet.pages() for sheet in wanted.pages)
    wide, high = SIZES[paper]
    lying = [lies for sheet in wanted.pages for lies in [sheet.lying] * sheet.pages()]
    assert [made.size(page) for page in range(len(lying))] == [(high, wide) if lies else (wide, high) for lies in lying]


@every_board
@every_language
@every_paper
def test_nothing_is_cut_off(game: Game, board: str, lang: Language, paper: Paper) -> None:
    """Letters lie within the margins, and those of a picture within the picture."""
    made = printed(game.slug, board, lang, paper)
    for page in range(len(made.pages)):
        room = made.within(page, MARGIN)
        boxes = [tag.box for tag in made.tags(page) if tag.box]
        letters = made.letters(page)
        assert [letter for letter, box in letters if not room.holds(box, RISE)] == []
        assert [box for box in boxes if not room.holds(box)] == []
    figure = next(tag.box for tag in made.tags(0) if tag.kind == "Figure")
    assert figure is not None
    inside = [(letter, box) for letter, box in made.letters(0) if figure.bottom < box.bottom < figure.top]
    assert len(inside) > 30
    assert [letter for letter, box in inside if not figure.holds(box)] == []


@every_board
@every_language
def test_it_is_tagged_with_language_title_headings_and_words_for_pictures(
    game: Game, board: str, lang: Language
) -> None:
    made, wanted = printed(game.slug, board, lang, "a4"), sheets(game, board, lang)
    assert made.is_tagged
    assert made.language == lang
    assert made.title == f"{Wording(lang, game).render(text('title'))}: {wanted.pages[0].title}"
    for page in range(len(made.pages)):
        tags = made.tags(page)
        assert [tag.kind for tag in tags].count("H1") == 1
        assert [tag for tag in tags if tag.kind == "Figure" and not tag.alt] == []
    kinds = {tag.kind for page in range(len(made.pages)) for tag in made.tags(page)}
    assert {"H1", "H2", "P", "Figure"} <= kinds
    assert made.tags(0)[1].kind == "H1", "the heading is read before the picture"


@every_board
@every_language
def test_it_is_crisp_and_brings_its_fonts(game: Game, board: str, lang: Language) -> None:
    made = printed(game.slug, board, lang, "a4")
    assert made.pictures() == 0
    names = {(name.partition("+")[2].partition("-")[0], carried) for name, carried in made.fonts()}
    assert names == {("AtkinsonHyperlegibleNext", True)}


@every_board
@every_language
def test_all_words_of_the_sheets_are_on_paper(game: Game, board: str, lang: Language) -> None:
    """Letters only: where a line breaks a word has a hyphen."""
    made, wanted = printed(game.slug, board, lang, "a4"), sheets(game, board, lang)
    said = "".join(letters(made.words(page)) for page in range(len(made.pages)))
    assert [words for words in wanted.words() if letters(words) not in said] == []


def letters(words: str) -> str:
    return "".join(each for each in words if each.isalnum())


@every_board
def test_each_language_has_its_own_words(game: Game, board: str) -> None:
    english, german, catalan = (set(sheets(game, board, lang).words()) for lang in LANGUAGES)
    for one, other in ((english, german), (english, catalan), (german, catalan)):
        assert len(one & other) < 0.4 * len(one)


def test_printing_asks_for_nothing_from_elsewhere() -> None:
    """Neither packages of Typst, which would be fetched, nor files beside the drawings."""
    source = (HERE / "pages.typ").read_text("utf-8")
    assert "#import" not in source
    assert "@preview" not in source
    for svg in DRAWINGS.glob("*/*.svg"):
        drawn = svg.read_text("utf-8")
        assert "href" not in drawn
        assert "var(" not in drawn
        assert drawn.count("http") == 1, "but for the name of the kind of file"


@every_board
def test_the_drawing_has_what_the_board_has(game: Game, board: str) -> None:
    """The words for its picture name every place of the board."""
    alt = sheets(game, board, "en").pages[0].blocks[0].alt
    assert alt is not None
    names = names_in(encode(game.boards[board]).decode())
    assert len(names) > 10
    assert [name for name in names if name not in alt] == []


def names_in(board: str) -> list[str]:
    """Of destinations and scoring spaces, in English where they have more than one."""
    whole = json.loads(board)
    named = [place["name"] for key in ("destinations", "scoring") for place in whole.get(key, [])]
    return [name["en"] if isinstance(name, dict) else name for name in named]
