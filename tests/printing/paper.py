"""A PDF as a reader meets it: pages, words and where they stand, what is tagged, which fonts it carries."""

import ctypes
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pypdfium2
import pypdfium2.raw as raw

POINT = 25.4 / 72
"""In millimetres."""


class Box(NamedTuple):
    """In millimetres from the left lower corner of the page."""

    left: float
    bottom: float
    right: float
    top: float

    def holds(self, other: "Box", give: float = 0.1) -> bool:
        return (
            other.left >= self.left - give
            and other.bottom >= self.bottom - give
            and other.right <= self.right + give
            and other.top <= self.top + give
        )


class Tag(NamedTuple):
    kind: str
    alt: str
    box: Box | None


class Paper:
    def __init__(self, content: bytes) -> None:
        self.file = pypdfium2.PdfDocument(content)
        self.pages = list(self.file)

    @property
    def title(self) -> str:
        return str(self.file.get_metadata_dict()["Title"])

    @property
    def language(self) -> str:
        return text_of(lambda room, size: raw.FPDFCatalog_GetLanguage(self.file.raw, as_wide(room), size))

    @property
    def is_tagged(self) -> bool:
        return bool(raw.FPDFCatalog_IsTagged(self.file.raw))

    def size(self, page: int) -> tuple[int, int]:
        """Width and height of a page, in whole millimetres."""
        whole = self.within(page, 0)
        return round(whole.right), round(whole.top)

    def within(self, page: int, margin: float) -> Box:
        width, height = (side * POINT for side in self.pages[page].get_size())
        return Box(margin, margin, width - margin, height - margin)

    def words(self, page: int) -> str:
        """In reading order, with a blank for every break."""
        return " ".join(self.pages[page].get_textpage().get_text_bounded().replace("\u00ad", "").split())

    def letters(self, page: int) -> list[tuple[str, Box]]:
        found = self.pages[page].get_textpage()
        text = [(found.get_text_range(at, 1), found.get_charbox(at)) for at in range(found.count_chars())]
        return [(letter, Box(*(side * POINT for side in sides))) for letter, sides in text if letter.strip()]

    def tags(self, page: int) -> list[Tag]:
        tree = raw.FPDF_StructTree_GetForPage(self.pages[page].raw)
        count = raw.FPDF_StructTree_CountChildren(tree)
        return [tag for at in range(count) for tag in walked(raw.FPDF_StructTree_GetChildAtIndex(tree, at))]

    def fonts(self) -> set[tuple[str, bool]]:
        """Each font with whether the file carries it."""
        texts = [
            raw.FPDFTextObj_GetFont(found.raw)
            for page in self.pages
            for found in page.get_objects(filter=[raw.FPDF_PAGEOBJ_TEXT], max_depth=15)
        ]
        return {(font_name(font), bool(raw.FPDFFont_GetIsEmbedded(font))) for font in texts}

    def pictures(self) -> int:
        """How many pictures are made of dots, rather than lines."""
        return sum(1 for page in self.pages for _ in page.get_objects(filter=[raw.FPDF_PAGEOBJ_IMAGE], max_depth=15))


def walked(element: Any) -> Iterator[Tag]:
    kind = text_of(lambda room, size: raw.FPDF_StructElement_GetType(element, room, size))
    alt = text_of(lambda room, size: raw.FPDF_StructElement_GetAltText(element, room, size))
    yield Tag(kind, alt, box_of(element))
    for at in range(raw.FPDF_StructElement_CountChildren(element)):
        child = raw.FPDF_StructElement_GetChildAtIndex(element, at)
        if child:
            yield from walked(child)


def box_of(element: Any) -> Box | None:
    for at in range(raw.FPDF_StructElement_GetAttributeCount(element)):
        value = raw.FPDF_StructElement_Attr_GetValue(raw.FPDF_StructElement_GetAttributeAtIndex(element, at), b"BBox")
        if value:
            sides = [number(raw.FPDF_StructElement_Attr_GetChildAtIndex(value, side)) for side in range(4)]
            return Box(*(side * POINT for side in sides))
    return None


def number(value: Any) -> float:
    found = ctypes.c_float()
    assert raw.FPDF_StructElement_Attr_GetNumberValue(value, found)
    return found.value


def font_name(font: Any) -> str:
    size = raw.FPDFFont_GetBaseFontName(font, None, 0)
    room = ctypes.create_string_buffer(size)
    raw.FPDFFont_GetBaseFontName(font, room, size)
    return room.value.decode()


def text_of(fill: Callable[[Any, int], int]) -> str:
    size = fill(None, 0)
    room = ctypes.create_string_buffer(size)
    fill(room, size)
    return room.raw[:size].decode("utf-16-le").rstrip("\0")


def as_wide(room: Any) -> Any:
    return room and ctypes.cast(room, ctypes.POINTER(ctypes.c_ushort))
