"""The sheets that were drawn, as web/src/print/sheets.ts describes them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, field

PER_PAGE = 16
"""Cards on a page, of either paper."""


class Card(Struct):
    name: str
    words: str
    count: int


class Block(Struct):
    kind: str
    alt: str | None = None
    words: str = ""
    head: list[list[Any]] = field(default_factory=list)
    rows: list[list[list[Any]]] = field(default_factory=list)
    cards: list[Card] = field(default_factory=list)


class Sheet(Struct):
    title: str
    lying: bool
    blocks: list[Block]

    def cards(self) -> int:
        return sum(card.count for block in self.blocks for card in block.cards)

    def pages(self) -> int:
        return -(-self.cards() // PER_PAGE) or 1


class Sheets(Struct):
    title: str
    credits: str
    language: str
    pages: list[Sheet]

    def words(self) -> Iterator[str]:
        """All that is to be read."""
        yield self.credits
        for sheet in self.pages:
            yield sheet.title
            for block in sheet.blocks:
                yield from words_of(block)


def words_of(block: Block) -> Iterator[str]:
    if block.words:
        yield block.words
    for card in block.cards:
        yield from (card.name, card.words)
    for item in [item for row in (block.head, *block.rows) for cell in row for item in cell]:
        if isinstance(item, dict):
            yield item.get("strong") or item.get("box") or ""
        elif item.strip():
            yield item


def read_sheets(file: Path) -> Sheets:
    return msgspec.json.decode(file.read_bytes(), type=Sheets)
