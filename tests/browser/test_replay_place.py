"""In a replay, too, nothing pushes the board: hands, words and the end leave it where it is."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.house import House
from tests.browser.screens import Look, seen_as
from tests.browser.stage import DRAWN, places_of_the_board, watches_the_board

STOPS = 12
"""So many moments are looked at on the way from the first to the last."""


@pytest.mark.parametrize("size", [(390, 844), (1280, 720)], ids=str)
@pytest.mark.parametrize("game", DRAWN)
def test_the_board_keeps_its_place_from_the_deal_to_the_end(
    browser: Browser, house: House, finished: Callable[[str], str], game: str, size: tuple[int, int]
) -> None:
    with seen_as(browser, Look(*size, "light", "de")) as anna:
        slider = anna.opens(f"{house.url}/replay/{finished(game)}").page.get_by_role("slider")
        last = int(slider.get_attribute("max") or 0)
        watches_the_board(anna.page)
        for stop in range(STOPS + 1):
            slider.fill(str(last * stop // STOPS))
        expect(anna.page.locator(".over")).to_be_visible()
        assert len(places_of_the_board(anna.page)) == 1
        assert anna.errors == []
