"""An address at which there is nothing: the page says what is missing, and the way on is the first button."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.house import House
from tests.browser.person import person

MISSING = {
    "nowhere/at/all": "There is nothing at this address",
    "table/nosuchtable": "There is no such table.",
    "replay/nosuchtable": "There is no such table.",
    "rules/nosuchgame": "There is no such game here.",
}


@pytest.mark.parametrize("path", MISSING)
def test_what_is_not_there_is_named_and_leads_to_the_start_page(browser: Browser, house: House, path: str) -> None:
    with person(browser) as anna:
        anna.opens(f"{house.url}/{path}")
        expect(anna.page.locator(".state").get_by_role("heading")).to_have_text(MISSING[path])
        expect(anna.page.locator(".state .row > *")).to_have_count(1)
        anna.page.locator(".state .main", has_text="Start page").click()
        expect(anna.page.locator(".poster-card").first).to_be_visible()
