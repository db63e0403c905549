"""A laptop at 200 %: the window is 640 x 360 then, and all is still in sight, on nothing else."""

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.house import House
from tests.browser.screens import Look, seen_as
from tests.browser.stage import DRAWN, measure, plays_on, sits
from tests.browser.test_stage import check

ZOOMED = (640, 360)
CUT = """() => {
  const shown = [...document.querySelectorAll(".prompt > p, .bar-words button, .me .name, .other .name")]
    .filter((one) => one.checkVisibility());
  return shown.filter((one) => {
    const place = one.matches(".prompt > p") ? one.nextElementSibling?.parentElement : one;
    const latest = document.querySelector(".latest")?.getBoundingClientRect();
    const below = one.matches(".prompt > p") && latest && one.getBoundingClientRect().bottom > latest.top + 2;
    return below || place.scrollWidth > place.clientWidth + 1;
  }).map((one) => `${one.className || one.tagName}: ${one.textContent}`);
}"""


def cut_off(page: Page) -> list[str]:
    """Words that have no room: below the prompt's place, wider than a button, a name cut short."""
    found: list[str] = page.evaluate(CUT)
    return found


@pytest.mark.parametrize("game", DRAWN)
def test_all_is_in_sight_at_twice_the_size(browser: Browser, house: House, game: str) -> None:
    with seen_as(browser, Look(*ZOOMED, "light", "de")) as anna:
        sits(house, anna, game)
        check(ZOOMED, measure(anna.page), f"{game} at 200 %")
        assert cut_off(anna.page) == []
        plays_on(house, anna, game)
        assert cut_off(anna.page) == []
        assert anna.errors == []
