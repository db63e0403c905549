"""Fingers on a board: two of them zoom, what glows is large enough, and between near parts one is asked again."""

import pytest
from playwright.sync_api import Browser, CDPSession, expect

from saucer.core.random import Random
from tests.browser.house import House
from tests.browser.person import GLOWS, IDLE, LIT, MOST_CHOICES, Person, box, person, settled
from tests.browser.stage import DRAWN, plays_on, sits
from tests.browser.test_inkognito import one_chooses

FINGER = 40
PANE = ".pane-window"
WITHIN = f"{IDLE} {PANE} {GLOWS}"
ZOOM = f"Number(getComputedStyle(document.querySelector({PANE!r})).getPropertyValue('--zoom'))"
SMALL = f"""
[...document.querySelectorAll({LIT!r})].filter((part) => !part.closest({PANE!r})).flatMap((part) => {{
  const {{ width, height }} = part.getBoundingClientRect();
  return Math.min(width, height) < {FINGER - 0.5} ? [`${{part.dataset.part}}: ${{width}} x ${{height}}`] : [];
}})
"""
"""What glows beside the board and is too small for a finger."""
BETWEEN = f"""
(() => {{
  const boxes = [...document.querySelectorAll({WITHIN!r})].map((part) => part.getBoundingClientRect());
  const far = ({{ left, top, right, bottom }}, x, y) =>
    Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
  const isFree = (x, y) => document.elementFromPoint(x, y)?.closest({PANE!r});
  for (const one of boxes) for (const other of boxes) {{
    const x = (one.left + one.right + other.left + other.right) / 4;
    const y = (one.top + one.bottom + other.top + other.bottom) / 4;
    const reaches = [one, other].every((part) => far(part, x, y) < {FINGER / 2 - 1});
    if (one !== other && reaches && isFree(x, y)) return [x, y];
  }}
  return null;
}})()
"""
"""A spot on the board from which a finger reaches two parts that glow."""


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


def plays_until_near(house: House, anna: Person) -> tuple[float, float]:
    """Figures that can go to several places near one another: that is soon the case."""
    for turn in range(MOST_CHOICES):
        settled(anna.page)
        if found := anna.page.evaluate(BETWEEN):
            return float(found[0]), float(found[1])
        if anna.is_over():
            sits(house, anna, "inkognito")
        one_chooses([anna], Random(turn), turn)
        anna.waits_for_a_choice()
    raise AssertionError("no two parts are near one another")


def test_a_finger_between_near_parts_is_asked_again(browser: Browser, house: House) -> None:
    """Nothing is chosen then: the board comes nearer, wherever Chromium moves the click of a finger."""
    with person(browser, viewport={"width": 768, "height": 1024}, has_touch=True, is_mobile=True) as anna:
        sits(house, anna, "inkognito")
        x, y = plays_until_near(house, anna)
        picked = anna.page.locator(f'{PANE} [data-state="picked"]')
        asked, before = anna.prompt(), picked.count()  # the figure that goes may have been picked
        anna.page.touchscreen.tap(x, y)
        expect(anna.page.locator(PANE)).to_have_attribute("data-near", "true")
        anna.page.wait_for_function(f"() => {ZOOM} > 2")
        expect(picked).to_have_count(before)
        assert anna.prompt() == asked
        assert anna.errors == []
