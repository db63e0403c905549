"""Boards and cards on paper: sheets that were drawn when the browser side was built, written as a tagged PDF."""

from pathlib import Path
from typing import Literal

from saucer.core import Unreadable
from saucer.wording import Language

Paper = Literal["a4", "letter"]

HERE = Path(__file__).parent
DRAWINGS = HERE / "drawings"
TYPST_NAMES: dict[Paper, str] = {"a4": "a4", "letter": "us-letter"}


class NothingDrawn(Unreadable):
    """The browser side has not been built yet."""

    def __init__(self) -> None:
        super().__init__("the sheets to print have not been drawn here yet: make web draws them")


def games_with_sheets() -> list[str]:
    """Raise NothingDrawn if none have been drawn at all."""
    if not DRAWINGS.is_dir():
        raise NothingDrawn
    return sorted({drawn.parent.name for drawn in DRAWINGS.glob("*/*.json")})


def sheets_of(slug: str, board: str, lang: Language) -> Path:
    return DRAWINGS / slug / f"{board}.{lang}.json"


def pdf(slug: str, board: str, lang: Language, paper: Paper, backs: bool = False) -> bytes:
    """Write PDF/UA-1: tagged, with its language, its title, words for every picture, and its own fonts."""
    try:
        import typst
    except ImportError:
        raise Unreadable("printing needs the package typst: make print, or pip install 'saucer[print]'") from None
    asked = {
        "sheets": sheets_of(slug, board, lang).relative_to(DRAWINGS).as_posix(),
        "paper": TYPST_NAMES[paper],
        "backs": "yes" if backs else "no",
    }
    fonts = typst.Fonts(include_system_fonts=False, include_embedded_fonts=False, font_paths=[DRAWINGS / "fonts"])
    made = typst.compile(
        HERE / "pages.typ", root=HERE, font_paths=fonts, sys_inputs=asked, format="pdf", pdf_standards="ua-1"
    )
    assert isinstance(made, bytes)
    return made
