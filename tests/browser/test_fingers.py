"""Fingers on a board: two of them zoom, and what glows is large enough."""

import pytest
from playwright.sync_api import Browser, CDPSession, expect

from tests.browser.house import House
from tests.browser.person import LIT, Person, box, person, settled
from tests.browser.stage import DRAWN, plays_on, sits

FINGER = 40
PANE = ".pane-window"
ZOOM = f"Number(getComputedStyle(document.querySelector({PANE!r})).getPropertyValue('--zoom'))"
SMALL = f"""
[...document.querySelectorAll({LIT!r})].filter((part) => !part.closest({PANE!r})).flatMap((part) => {{
  const {{ width, height }} = part.getBoundingClientRect();
  return Math.min(width, height) < {FINGER - 0.5} ? [`${{part.dataset.part}}: ${{width}} x ${{height}}`] : [];
}})
"""
"""What glows beside the board and is too small for a finger."""


def touches(session: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})


def spreads(anna: Person, start: float, end: float) -> None:
    """Two fingers on the middle of the board, so far apart at first, and so far at last."""
    left, top, right, bottom = box(anna.page.locator(PANE))
    x, y = (left + right) / 2, (top + bottom) / 2
    session = anna.context.new_cdp_session(anna.page)
    touches(session, "touchStart", (x - start / 2, y), (x + start / 2, y))
    for step in (1, 2, 3, 4):
        apart = start + (end - start) * step / 4
        touches(session, "touchMove", (x - apart / 2, y), (x + apart / 2, y))
    touches(session, "touchEnd")


def test_two_fingers_bring_the_board_nearer_and_farther(browser: Browser, house: House) -> None:
    with person(browser, viewport={"width": 768, "height": 1024}, has_touch=True, is_mobile=True) as anna:
        sits(house, anna, "inkognito")
        expect(anna.page.locator(PANE)).to_have_attribute("data-near", "false")
        spreads(anna, 100, 250)
        expect(anna.page.locator(PANE)).to_have_attribute("data-near", "true")
        anna.page.wait_for_function(f"() => Math.abs({ZOOM} - 2.5) <= 0.1")
        spreads(anna, 300, 100)
        expect(anna.page.locator(PANE)).to_have_attribute("data-near", "false")
        assert anna.errors == []


@pytest.mark.parametrize("game", DRAWN)
def test_what_glows_beside_the_board_is_large_enough(browser: Browser, house: House, game: str) -> None:
    with person(browser, viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True) as anna:
        sits(house, anna, game)
        settled(anna.page)
        assert anna.page.evaluate(SMALL) == []
        plays_on(house, anna, game)
        settled(anna.page)
        assert anna.page.evaluate(SMALL) == []
