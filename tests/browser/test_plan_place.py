"""The Architect's plan lies above my things from the first choice to the end, and never pushes the board."""

import pytest
from playwright.sync_api import Browser, expect

from saucer.core.random import Random
from tests.browser.house import House
from tests.browser.person import lit
from tests.browser.screens import Look, seen_as
from tests.browser.stage import at_every_size, places_of_the_board, watches_the_board
from tests.browser.test_stage import check
from tests.browser.test_strangers import plays_to_the_end, sits

UPRIGHT, WIDE = Look(360, 640, "light", "de"), Look(1280, 720, "light", "de")


def test_the_board_keeps_its_place_when_the_plan_has_come_to_its_end(browser: Browser, house: House) -> None:
    """DS-45 In every frame of a whole game on a phone, at every size at its end, and for whoever comes back then."""
    with seen_as(browser, UPRIGHT) as anna:
        sits(house, anna, 1, variant="architect", board="b")
        first = {size: found.places[".board"] for size, found in at_every_size(anna)}
        anna.page.set_viewport_size({"width": UPRIGHT.width, "height": UPRIGHT.height})
        watches_the_board(anna.page)
        plays_to_the_end(anna, Random(3))
        assert len(places_of_the_board(anna.page)) == 1
        for _ in range(2):
            for size, found in at_every_size(anna):
                check(size, found, "at the end of a plan")
                assert found.places[".board"] == pytest.approx(first[size], abs=0.5), size
            expect(anna.page.locator(".dts-slot")).to_have_count(3 + 10)
            expect(anna.page.locator('.dts-slot[data-came="true"]')).to_have_count(3 + 10)
            anna.page.reload()
            anna.page.locator(".over").wait_for()
        assert anna.errors == []


def test_the_board_keeps_its_place_when_a_plan_is_given_up(browser: Browser, house: House) -> None:
    with seen_as(browser, WIDE) as anna:
        table = sits(house, anna, 1, variant="architect", board="b")
        watches_the_board(anna.page)
        anna.page.locator(lit("take:run")).press("Enter")
        expect(anna.page.locator('.dts-slot[data-came="true"]')).to_have_count(1)
        house.call(anna.context.request, f"tables/{table}/leave")
        anna.page.locator(".over").wait_for()
        assert len(places_of_the_board(anna.page)) == 1
