"""Every card, ball and figure says what it is and does: to whoever points at it, and to a finger that stays on it."""

import pytest
from playwright.sync_api import Browser, Page, expect

from saucer.registry import all_games
from tests.browser.house import House, bots_of
from tests.browser.person import CHOICE, LIT, LONGEST_WAIT, Person, person, prefers

PARTS = """() => [...document.querySelectorAll('.table [data-part]')]
  .filter(part => !part.closest('.bar, .rhythm'))
  .map(part => part.dataset.part)"""
"""What is drawn of a game; buttons in words say themselves what they are."""


def sits(house: House, anna: Person, game: str) -> Page:
    anna.context.add_init_script(prefers("hints: false"))
    seats = [{"who": "me"}, *bots_of(game, max(1, all_games()[game].seats[0] - 1))]
    anna.opens(house.page(house.new_table(anna.context.request, seats, game=game, start=True)))
    anna.page.locator(CHOICE).first.wait_for(state="attached", timeout=LONGEST_WAIT)
    return anna.page


def one_of_each_kind(page: Page) -> dict[str, str]:
    """`portal:4` is a portal; of cards and the like every one is a kind of its own."""
    found: list[str] = page.evaluate(PARTS)
    return {part if part.startswith(("card:", "ball:")) else part.partition(":")[0]: part for part in found}


@pytest.mark.parametrize("game", list(all_games()))
def test_pointing_at_a_part_tells_its_name_and_what_it_does(browser: Browser, house: House, game: str) -> None:
    with person(browser) as anna:
        page = sits(house, anna, game)
        silent: list[str] = []
        parts = one_of_each_kind(page).values()
        assert parts or page.locator(".plain").count(), "nothing is drawn"
        for part in parts:
            drawn = page.locator(f'.table [data-part="{part}"]:not(.bar *)').first
            drawn.dispatch_event("pointerover", {"pointerType": "mouse", "bubbles": True})
            expect(page.locator(".tip strong")).to_have_text(drawn.get_attribute("aria-label") or "")
            if page.locator(".tip em").count() == 0:
                silent.append(part)
        assert silent == []
        assert anna.errors == []


def test_a_finger_that_stays_is_told_the_name_and_what_it_does(browser: Browser, house: House) -> None:
    with person(browser, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True) as anna:
        page = sits(house, anna, "all-in-all")
        expect(page.locator(LIT).first).to_be_visible()
        portal = page.locator('[data-part="portal:9"]')
        portal.dispatch_event("pointerdown", {"pointerType": "touch", "isPrimary": True, "bubbles": True})
        expect(page.locator(".toast")).to_contain_text("Portal 9, value 4")
        expect(page.locator(".toast")).to_contain_text("has as many actions as the portal is worth")
