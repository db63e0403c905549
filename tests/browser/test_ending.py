"""The end, before somebody who played: won or lost, how it went, a picture to keep, the way to the turning point."""

import re
from base64 import b64encode
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from saucer.registry import all_games
from tests.browser.ended import ends_with
from tests.browser.house import House
from tests.browser.person import Person, box, person, settled
from tests.browser.screens import Look, turns_to

COLOURS = """
async (png) => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.width, image.height];
  const pen = canvas.getContext("2d");
  pen.drawImage(image, 0, 0);
  const found = new Set();
  for (let y = 160; y < image.height; y += 9)
    for (let x = 5; x < image.width; x += 9) found.add(pen.getImageData(x, y, 1, 1).data.join());
  return [image.width, found.size];
}
"""
"""How wide a picture is, and how many colours are seen on it below its heading."""
SMALL_PHONE = Look(360, 640, "light", "de")
SMALLEST = 0.3
"""So much of a phone's height the board has, whatever lies open beside it."""
FACES = Path(__file__).parents[2] / "web" / "src" / "games"


@pytest.mark.parametrize("game", sorted(all_games()))
def test_the_end_is_told_kept_and_looked_at_again(browser: Browser, house: House, game: str) -> None:
    with person(browser, viewport={"width": 1280, "height": 720}, accept_downloads=True) as anna:
        table = ends_with(house, anna, game, max(2, all_games()[game].seats[0]), easiest(game))
        page = anna.page
        expect(page.locator(".over .finale")).to_be_visible()
        expect(page.locator(".over .course-line").first).to_be_attached()
        expect(page.locator(".over .end-figures dd").first).to_have_text(re.compile(r"^[1-9]\d*$"))
        check_picture(anna, game)
        address = page.locator(".end-turning a").get_attribute("href")
        page.locator(".end-turning a").click()
        expect(page).to_have_url(f"{house.url}{address}")
        assert re.fullmatch(rf"/replay/{table}#e[1-9]\d*", address or "")
        expect(page.get_by_role("slider")).not_to_have_value("0")
        jumps(page)
        steps_by_keys(page)
        if (FACES / game / "index.ts").exists():
            jumps_to_the_climax(page)
            has_room_on_a_small_phone(page)
        assert anna.errors == []


def easiest(game: str) -> str:
    """Of those who look at their view; a game that is just begun has none but the one that plays by lot."""
    return list(all_games()[game].bots)[:2][-1]


def check_picture(anna: Person, game: str) -> None:
    """What is kept is a picture of the board, as wide as it says, with more in it than a ground and letters."""
    with anna.page.expect_download() as kept:
        anna.page.get_by_role("button", name="Keep a picture").click()
    assert kept.value.suggested_filename.startswith(f"saucer-{game}-")
    png = Path(kept.value.path()).read_bytes()
    width, colours = anna.page.evaluate(COLOURS, b64encode(png).decode())
    assert (width, colours > 12) == (1_600, True), colours


def jumps(page: Page) -> None:
    """From each of my own decisions to the next, and back."""
    slider = page.get_by_role("slider")
    slider.wait_for()
    slider.fill("0")
    expect(slider).to_have_value("0")
    mine = page.get_by_role("button", name="On to my next decision")
    mine.click()
    first = int(slider.input_value())
    mine.click()
    expect(slider).not_to_have_value(str(first))
    page.get_by_role("button", name="Back to my decision before").click()
    expect(slider).to_have_value(str(first))


def steps_by_keys(page: Page) -> None:
    """Whatever was clicked before; another address in the same page leads to its moment."""
    slider = page.get_by_role("slider")
    page.evaluate("location.hash = '#3'")
    expect(slider).to_have_value("3")
    page.get_by_role("button", name="One step on", exact=True).click()
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("5")
    page.locator(".board").click(position={"x": 40, "y": 60})
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value("4")
    page.keyboard.press("Control+c")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("5")


def jumps_to_the_climax(page: Page) -> None:
    """Goes to the next climax, which only a drawn face can name."""
    slider = page.get_by_role("slider")
    slider.fill("0")
    expect(slider).to_have_value("0")
    page.get_by_role("button", name="To the next climax").click()
    expect(slider).not_to_have_value("0")


def has_room_on_a_small_phone(page: Page) -> None:
    """The board, beside all that steps and jumps, to the own decisions, too."""
    turns_to(page, SMALL_PHONE)
    _, top, _, bottom = box(page.locator(".board"))
    assert bottom - top >= SMALL_PHONE.height * SMALLEST


OVERLAPPING = """[...document.querySelectorAll(".ink-other")].filter((other) => {
  const boxes = [...other.querySelectorAll(":scope > * > *")].filter((one) => one.checkVisibility())
    .map((one) => one.getBoundingClientRect());
  return boxes.some((one, at) => boxes.slice(at + 1).some((next) => next.left < one.right - 1));
}).length"""


def test_the_cards_of_the_others_lie_beside_their_colours(browser: Browser, house: House) -> None:
    """On a phone, upright and lying down."""
    with person(browser, "ca-ES") as anna:
        ends_with(house, anna, "inkognito", 4)
        expect(anna.page.locator(".ink-other .ink-small:not(.ink-backs)")).to_have_count(3)
        for width, height in ((360, 640), (844, 390)):
            anna.page.set_viewport_size({"width": width, "height": height})
            settled(anna.page)
            assert anna.page.evaluate(OVERLAPPING) == 0, (width, height)
