"""In a replay, too, nothing pushes the board: hands, words and the end leave it where it is."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.house import House
from tests.browser.person import settled
from tests.browser.screens import Look, seen_as
from tests.browser.stage import DRAWN, places_of_the_board, watches_the_board
from tests.browser.test_whole_words import BROKEN

STOPS = 12
"""So many moments are looked at on the way from the first to the last."""


@pytest.mark.parametrize("game", DRAWN)
def test_the_board_keeps_its_place_from_the_deal_to_the_end(
    browser: Browser, house: House, finished: Callable[[str], str], game: str
) -> None:
    with seen_as(browser, Look(390, 844, "light", "de")) as anna:
        slider = anna.opens(f"{house.url}/replay/{finished(game)}").page.get_by_role("slider")
        last = int(slider.get_attribute("max") or 0)
        for width, height in ((390, 844), (1280, 720)):
            anna.page.set_viewport_size({"width": width, "height": height})
            slider.fill("0")
            expect(anna.page.locator(".over")).to_have_count(0)
            watches_the_board(anna.page)
            for stop in range(STOPS + 1):
                slider.fill(str(last * stop // STOPS))
            expect(anna.page.locator(".over")).to_be_visible()
            assert len(places_of_the_board(anna.page)) == 1
        assert anna.errors == []


@pytest.mark.parametrize("size", [(360, 740), (768, 1024)], ids=str)
def test_the_map_of_venice_lies_as_it_lay_and_what_stands_beside_it_is_whole(
    browser: Browser, house: House, finished: Callable[[str], str], size: tuple[int, int]
) -> None:
    """Beside a low map, too, or above a high one, names and balls have room."""
    with seen_as(browser, Look(*size, "light", "de")) as anna:
        slider = anna.opens(f"{house.url}/replay/{finished('inkognito')}").page.get_by_role("slider")
        last = int(slider.get_attribute("max") or 0)
        forms = set()
        for stop in range(STOPS + 1):
            slider.fill(str(last * stop // STOPS))
            settled(anna.page)
            forms.add(anna.page.locator(".ink-map").get_attribute("viewBox"))
            assert anna.page.evaluate(BROKEN, ".ink-stage") == [], f"moment {last * stop // STOPS}"
        assert len(forms) == 1
