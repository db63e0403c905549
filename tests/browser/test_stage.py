"""The board is the page: at every size all is in sight at once, nothing scrolls, and the board has its half."""

from itertools import combinations

import pytest
from playwright.sync_api import Browser, Page, Request, expect

from saucer.core.random import Random
from tests.browser.ended import bots_play_on
from tests.browser.house import House, bots_of
from tests.browser.person import GLOWS, IDLE, MOST_CHOICES, Person, box, person, resting, settled
from tests.browser.screens import Look, seen_as
from tests.browser.stage import (
    DRAWN,
    PLACES,
    ZOOMED,
    Figures,
    at_every_size,
    cut_off,
    measure,
    places_of_the_board,
    plays_on,
    sits,
    watches_the_board,
)
from tests.browser.test_inkognito import one_chooses

GERMAN = Look(1280, 720, "light", "de")
START_WEIGHS, TABLE_WEIGHS = 60_000, 150_000
ADVICES = 3
HIDDEN = """
(() => {
  const note = document.querySelector(".toast").getBoundingClientRect();
  return [...document.querySelectorAll("[data-hinted]")].flatMap((part) => {
    const { left, top, right, bottom } = part.getBoundingClientRect();
    const lies = note.left < right && left < note.right && note.top < bottom && top < note.bottom;
    return lies ? [part.dataset.part] : [];
  });
})()
"""
"""What a note lies on of all that it speaks of."""


@pytest.mark.long
@pytest.mark.parametrize("game", DRAWN)
def test_the_board_is_the_page_at_every_size(browser: Browser, house: House, game: str) -> None:
    """At the first choice, some way in and at the end; it keeps its place, and a table is light."""
    with seen_as(browser, GERMAN) as anna:
        weights = weighed(anna)
        sits(house, anna, game)
        assert 0 < sum(weights.values()) <= TABLE_WEIGHS, weights
        first = dict(at_every_size(anna))
        for size, found in first.items():
            check_play(size, found, f"{game} at the first choice")
        check_zoomed(anna.page, f"{game} at the first choice")
        anna.page.set_viewport_size({"width": 768, "height": 1024})
        watches_the_board(anna.page)
        plays_on(house, anna, game)
        assert len(places_of_the_board(anna.page)) <= 1
        check_zoomed(anna.page, f"{game} some way in")
        for size, found in at_every_size(anna):
            check_play(size, found, f"{game} some way in")
            assert found.places[".board"] == pytest.approx(first[size].places[".board"], abs=0.5), (game, size)
        bots_play_on(house, anna.page.url.rpartition("/")[2], (anna, 0))
        for size, found in at_every_size(anna):
            check(size, found, f"{game} at the end")
            assert found.places[".board"] == pytest.approx(first[size].places[".board"], abs=0.5), (game, size)
        assert anna.errors == []


def check_zoomed(page: Page, where: str) -> None:
    """At 200 % all is still in sight, and on nothing else."""
    page.set_viewport_size({"width": ZOOMED[0], "height": ZOOMED[1]})
    check(ZOOMED, measure(page), where)
    assert cut_off(page) == [], where


def check_play(size: tuple[int, int], found: Figures, where: str) -> None:
    check(size, found, where)
    is_small = min(size) < 700
    assert is_small if found.near else found.gap <= 16, f"{where}, {size}: {found}"


def check(size: tuple[int, int], found: Figures, where: str) -> None:
    told = f"{where}, {size}: {found}"
    width, height = size
    assert found.scroll <= 0, told
    assert found.scrolls == [], told
    assert found.outside == [], told
    assert found.uneven == [], told
    assert found.letter >= 11, told
    assert found.stretched == 0, told
    assert width < 1000 or found.share >= 50, told
    for left, top, right, bottom in found.places.values():
        assert (left >= -1, top >= -1, right <= width + 1, bottom <= height + 1) == (True,) * 4, told
    for one, other in combinations(PLACES, 2):
        assert apart(found.places[one], found.places[other]), f"{one} lies on {other}: {told}"


def apart(one: tuple[float, float, float, float], other: tuple[float, float, float, float]) -> bool:
    beside = one[2] <= other[0] + 1 or other[2] <= one[0] + 1
    return beside or one[3] <= other[1] + 1 or other[3] <= one[1] + 1


def test_what_unfolds_stays_on_the_screen_and_pushes_nothing(browser: Browser, house: House) -> None:
    with seen_as(browser, GERMAN) as anna:
        sits(house, anna, "inkognito")
        for (width, height), found in at_every_size(anna):
            anna.page.locator(".choices summary").click()
            left, top, right, bottom = box(anna.page.locator(".choices ul"))
            assert (left >= 0, top >= 0, right <= width, bottom <= height) == (True,) * 4, (width, height)
            assert measure(anna.page).places == found.places, (width, height)
            anna.page.locator(".choices summary").click()


def test_a_hint_pushes_nothing(browser: Browser, house: House) -> None:
    """Beside the board it stands in the column, else over the board."""
    bots = [{"who": "me"}, *[{"who": "bot", "bot": "easy"}] * 3]
    with seen_as(browser, GERMAN) as anna:
        anna.opens(house.page(house.new_table(anna.context.request, bots, game="inkognito", start=True)))
        anna.waits_for_a_choice()
        for width, within in ((1280, ".story .hint"), (390, ".over-board .hint")):
            anna.page.set_viewport_size({"width": width, "height": 800})
            expect(anna.page.locator(within)).to_be_visible()
        before = measure(anna.page).places
        unfolds_the_hint(anna)
        assert measure(anna.page).places == before
        anna.page.locator(".hint .main").click()
        expect(anna.page.locator(".hint")).to_have_count(0)
        assert measure(anna.page).places == before


def unfolds_the_hint(someone: Person) -> None:
    """Where it would lie on what can be picked it is folded up."""
    if someone.page.locator(".hint-opener").is_visible():
        someone.page.locator(".hint-opener").click()


COVERED = """() => {
  const hint = document.querySelector(".over-board .hint")?.getBoundingClientRect();
  const across = (part) => Math.min(part.right, hint.right) - Math.max(part.left, hint.left);
  const down = (part) => Math.min(part.bottom, hint.bottom) - Math.max(part.top, hint.top);
  const lit = [...document.querySelectorAll(".board [data-part][data-state=lit], .board [data-unhidden] > * > *")];
  const covers = (part) => across(part.getBoundingClientRect()) > 6 && down(part.getBoundingClientRect()) > 6;
  const isFolded = document.querySelector(".over-board .hint-opener")?.checkVisibility();
  const buttons = isFolded ? [...document.querySelectorAll(".board .pane-tools button")] : [];
  return hint && [...lit, ...buttons.filter((one) => one.checkVisibility())].some(covers);
}"""
"""What can be picked, or is asked there; of something folded up the board's own buttons, too."""
SMALL = ((360, 640), (390, 844), (844, 390), (768, 1024))


@pytest.mark.parametrize("game", DRAWN)
def test_what_there_is_to_read_first_lies_on_nothing_that_can_be_picked(
    browser: Browser, house: House, game: str
) -> None:
    """Nor on what the board itself asks."""
    bots = [{"who": "me"}, *bots_of(game, 2)]
    with seen_as(browser, GERMAN) as anna:
        anna.page.set_viewport_size({"width": 390, "height": 844})
        anna.opens(house.page(house.new_table(anna.context.request, bots, game=game, start=True)))
        looked = 0
        for turn in range(4):
            anna.waits_for_a_choice()
            for width, height in SMALL:
                anna.page.set_viewport_size({"width": width, "height": height})
                settled(anna.page)
                anna.page.wait_for_function(f"() => !({COVERED})()")
                looked += anna.page.locator(".over-board .hint").count()
            anna.takes(turn)
        assert looked > 0


BELOW_BUTTONS = """() => {
  const buttons = [...document.querySelectorAll(".pane-tools > *")].filter((one) => one.checkVisibility());
  const lit = [...document.querySelectorAll(".pane-window [data-part][data-state=lit]")];
  return lit.filter((part) => buttons.some((button) => {
    const [one, other] = [part.getBoundingClientRect(), button.getBoundingClientRect()];
    return Math.min(one.right, other.right) - Math.max(one.left, other.left) > 4 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4;
  })).map((part) => part.dataset.part);
}"""


@pytest.mark.parametrize("game", ["inkognito", "los-incognitos"])
def test_buttons_beside_a_board_lie_on_nothing_that_can_be_picked(browser: Browser, house: House, game: str) -> None:
    """They are always there with a mouse, at boards of many small parts."""
    with seen_as(browser, GERMAN) as anna:
        sits(house, anna, game)
        for width, height in SMALL:
            anna.page.set_viewport_size({"width": width, "height": height})
            settled(anna.page)
            anna.page.wait_for_function(f"() => ({BELOW_BUTTONS})().length === 0")
            assert anna.page.locator(".pane-tools button").last.is_visible()


@pytest.mark.parametrize("game", DRAWN)
def test_a_bots_advice_hides_nothing_that_it_speaks_of(browser: Browser, house: House, game: str) -> None:
    with seen_as(browser, GERMAN) as anna:
        sits(house, anna, game)
        for turn in range(ADVICES):
            anna.waits_for_a_choice()
            for width, height in ((390, 844), (1280, 720)):
                anna.page.set_viewport_size({"width": width, "height": height})
                settled(anna.page)
                anna.page.locator(".tool-hint").click()
                expect(anna.page.locator(".toast")).to_be_visible()
                assert anna.page.evaluate(HIDDEN) == [], f"{game}, {width} x {height}, choice {turn}"
                anna.page.locator(".toast button").click()
            one_chooses([anna], Random(turn), turn)


WATCH_FLIGHTS = """() => {
  window.strayed = [];
  new MutationObserver((changes) => {
    for (const holder of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!holder.matches(".flying, .turning, .counting")) continue;
      const all = document.createRange();
      all.selectNodeContents(holder);
      const { left, top, right, bottom } = all.getBoundingClientRect();
      const { style } = holder;
      window.strayed.push(Math.hypot(
        (left + right) / 2 - parseFloat(style.left), (top + bottom) / 2 - parseFloat(style.top)));
    }
  }).observe(document.querySelector(".stage-layer"), { childList: true });
}"""
"""How far the middle of each thing that moves is from where it is said to be."""


def test_what_flies_begins_in_the_middle_of_where_it_was(browser: Browser, house: House) -> None:
    with person(browser, pace="brisk", reduced_motion="no-preference") as anna:
        sits(house, anna, "all-in-all")
        anna.page.evaluate(WATCH_FLIGHTS)
        strayed: list[float] = []
        for turn in range(MOST_CHOICES):
            anna.waits_for_a_choice()
            strayed = anna.page.evaluate("window.strayed")
            if len(strayed) > 1:
                break
            anna.takes(turn)
        assert len(strayed) > 1
        assert max(strayed) < 3, strayed


def test_the_board_comes_nearer_by_wheel_keys_and_buttons_and_fits_again(browser: Browser, house: House) -> None:
    with person(browser) as anna:
        sits(house, anna, "inkognito")
        pane = anna.page.locator(".pane-window")
        part = anna.page.locator(f"{IDLE} .pane-window {GLOWS}").first
        small = resting(part)
        part.hover()
        anna.page.mouse.wheel(0, -400)
        expect(pane).to_have_attribute("data-near", "true")
        assert box(part)[2] - box(part)[0] > 1.5 * (small[2] - small[0])
        part.focus()
        anna.page.keyboard.press("0")
        expect(pane).to_have_attribute("data-near", "false")
        anna.page.keyboard.press("+")
        expect(pane).to_have_attribute("data-near", "true")
        anna.page.get_by_role("button", name="Whole board").click()
        expect(pane).to_have_attribute("data-near", "false")
        assert box(part) == small
        assert anna.errors == []


def test_a_finger_beside_a_part_that_glows_alone_meets_it(browser: Browser, house: House) -> None:
    """On a phone the map comes nearer first."""
    with person(browser, viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True) as anna:
        sits(house, anna, "inkognito")
        lit = anna.page.locator(f"{IDLE} .pane-window {GLOWS}")
        expect(lit).to_have_count(4)
        left, top, right, bottom = resting(lit.first)
        for part in lit.all():
            expect(part).to_be_in_viewport(ratio=0.8)
        anna.page.touchscreen.tap((left + right) / 2, min(bottom + 8, top + 60))
        expect(anna.page.locator('.pane-window [data-state="picked"]')).to_have_count(1)
        assert anna.errors == []


def test_the_start_page_is_light(browser: Browser, house: House) -> None:
    with person(browser) as anna:
        weights = weighed(anna)
        anna.opens(house.url).page.locator(".poster svg").first.wait_for()
        anna.page.wait_for_load_state("networkidle")
        assert 0 < sum(weights.values()) <= START_WEIGHS, weights


def weighed(anna: Person) -> dict[str, int]:
    """What script and style weigh on the way, as they come."""
    weights: dict[str, int] = {}

    def weigh(request: Request) -> None:
        if request.resource_type in {"script", "stylesheet"}:
            weights[request.url] = request.sizes()["responseBodySize"]

    anna.page.on("requestfinished", weigh)
    return weights
