"""Cards to cut out: as many as the game has, whole in their frames, each with its back behind it."""

from itertools import pairwise

import pytest

from saucer.core import text
from saucer.games.strangers.model import CARDS
from saucer.games.strangers.rules.state import COPIES
from saucer.printing import Paper, pdf, sheets_of
from saucer.registry import game_named
from saucer.wording import LANGUAGES, Language, Wording
from tests.printing import paper as reading
from tests.printing.sheets import PER_PAGE, read_sheets

GAME = game_named("strangers")
WIDE = 44
ABOVE_WORDS = 26
"""Millimetres of a card above its words: its picture."""

every_language = pytest.mark.parametrize("lang", LANGUAGES)
every_paper = pytest.mark.parametrize("paper", ["a4", "letter"])


@every_language
def test_all_hundred_cards_are_there(lang: Language) -> None:
    words = Wording(lang, GAME)
    sheet = read_sheets(sheets_of("strangers", "a", lang)).pages[-1]
    printed = {card.name: card.count for block in sheet.blocks for card in block.cards}
    assert printed == {words.render(text(f"card-{card}")): count for card, count in zip(CARDS, COPIES, strict=True)}
    assert sheet.cards() == 100


@every_language
@every_paper
def test_words_stay_on_their_card(lang: Language, paper: Paper) -> None:
    """In each column words are followed by the picture of the card below: nothing runs over."""
    made = reading.Paper(pdf("strangers", "a", lang, paper))
    for page in range(len(made.pages) - 7, len(made.pages)):
        middle = made.pages[page].get_size()[0] * reading.POINT / 2
        edges = [middle + WIDE * step for step in (-2, -1, 0, 1, 2)]
        letters = [box for letter, box in made.letters(page)][len("Cards1/7") :]
        crossing = [box for box in letters for edge in edges if box.left < edge - 0.1 and box.right > edge + 0.1]
        assert crossing == []
        for left, right in pairwise(edges):
            lines = sorted({round(box.bottom) for box in letters if left <= box.left and box.right <= right})
            gaps = [high - low for low, high in pairwise(lines) if high - low > ABOVE_WORDS / 2]
            assert all(gap >= ABOVE_WORDS for gap in gaps), gaps


def test_backs_lie_behind_the_cards() -> None:
    plain, turned = (reading.Paper(pdf("strangers", "a", "en", "a4", backs)) for backs in (False, True))
    cards = -(-100 // PER_PAGE)
    assert (len(plain.pages), len(turned.pages)) == (2 + cards, 2 + 2 * cards)
    assert turned.words(2) == plain.words(2)
    assert turned.words(3) == ""
