"""Printing from the browser: the board of a table, one's own too, on pages of their own and nothing else."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.house import House, bots_of
from tests.browser.person import Person, person

OWN = Path(__file__).parents[2] / "src" / "saucer" / "games" / "los_incognitos" / "tests" / "records" / "own.toml"
PRINTED_NOTHING_YET = "window.printed = 0; window.print = () => { window.printed += 1 }"
"""A browser that is driven has no printer: that it was asked to print is seen."""


def prints(anna: Person, house: House, game: str, board: str | None) -> None:
    anna.context.add_init_script(PRINTED_NOTHING_YET)
    seats = [{"who": "me"}, *bots_of(game, 1)]
    anna.opens(house.page(house.new_table(anna.context.request, seats, game=game, board=board, start=True)))
    anna.waits_for_a_choice()
    anna.page.get_by_role("button", name="Table", exact=True).click()
    anna.page.get_by_role("button", name="Print the board").click()
    anna.page.wait_for_function("() => window.printed === 1")


def on_paper(page: Page) -> bytes:
    page.emulate_media(media="print")
    return page.pdf(prefer_css_page_size=True)


def test_a_board_of_ones_own_prints_with_its_sheets(browser: Browser, house: House) -> None:
    with person(browser) as anna:
        prints(anna, house, "los-incognitos", OWN.read_text(encoding="utf-8"))
        sheets = anna.page.locator(".paper-sheet")
        expect(sheets).to_have_count(4)
        expect(sheets.first).to_be_hidden()
        anna.page.emulate_media(media="print")
        expect(sheets.first).to_be_visible()
        expect(anna.page.locator(".at-table")).to_be_hidden()
        expect(sheets.nth(1)).to_contain_text("Scoring table")
        expect(sheets.nth(3).locator("thead").first.locator("th")).to_have_count(14)
        anna.page.evaluate("window.dispatchEvent(new Event('afterprint'))")
        expect(sheets).to_have_count(0)
        assert anna.errors == []


@pytest.mark.parametrize(("game", "pages"), [("los-incognitos", 4), ("strangers", 2)])
def test_each_sheet_is_one_page(browser: Browser, house: House, game: str, pages: int) -> None:
    with person(browser) as anna:
        prints(anna, house, game, None)
        made = on_paper(anna.page)
        assert made.count(b"/Type /Page\n") == pages


def test_a_game_without_sheets_has_nothing_to_print(browser: Browser, house: House) -> None:
    with person(browser) as anna:
        seats = [{"who": "me"}, *bots_of("all-in-all", 2)]
        anna.opens(house.page(house.new_table(anna.context.request, seats, start=True)))
        anna.waits_for_a_choice()
        anna.page.get_by_role("button", name="Table", exact=True).click()
        expect(anna.page.locator("dialog[open]")).to_be_visible()
        expect(anna.page.get_by_role("button", name="Print the board")).to_have_count(0)
