"""A game in five pictures: shown before the first game, then behind "?" wherever somebody may wonder how it goes."""

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from saucer.registry import all_games
from saucer.server.web.pictures import has_pictures
from saucer.server.wire.http import PICTURES
from tests.browser.house import House, bots_of
from tests.browser.person import CHOICE, Person, person
from tests.browser.screens import Look, seen_as, turns_to
from tests.browser.sound import complaints, complaints_of_colours

PICTURED = [slug for slug, game in all_games().items() if has_pictures(game)]
BY_DAY, BY_NIGHT = Look(1280, 720, "light", "de"), Look(390, 844, "dark", "ca")
READY = '.picture-frame[data-ready="true"]'
DRAWN = "frame => frame.querySelectorAll('.board :is(path, circle, rect, ellipse, text)').length"
"""How much a face has drawn into a picture."""


def pictures(page: Page) -> Locator:
    return page.locator("dialog.pictures[open]")


def opened(page: Page) -> Locator:
    """By its button, with every picture drawn."""
    page.locator(".pictures-button").first.click()
    expect(pictures(page).locator(READY)).to_have_count(len(PICTURES))
    return pictures(page)


def table_of(house: House, anna: Person, game: str, **more: object) -> str:
    few = all_games()[game].seats[0]
    seats = [{"who": "me"}, *bots_of(game, few - 1)]
    return house.page(house.new_table(anna.context.request, seats, game=game, start=True, **more))


def test_every_game_has_pictures() -> None:
    assert list(all_games()) == PICTURED


@pytest.mark.parametrize("game", PICTURED)
def test_the_rules_of_a_game_come_with_five_pictures_and_with_the_parts_they_speak_of(
    browser: Browser, house: House, game: str
) -> None:
    with seen_as(browser, BY_DAY) as anna:
        box = opened(anna.opens(f"{house.url}/rules/{game}").page)
        for look, complains in ((BY_DAY, complaints), (BY_NIGHT, complaints_of_colours)):
            turns_to(anna.page, look)
            check_pictures(box)
            assert complains(anna.page) == "", look
        turns_to(anna.page, BY_DAY)
        check_the_way_on(anna, box)
        anna.page.keyboard.press("Escape")
        check_parts(anna.page)
        assert anna.errors == []


def check_pictures(box: Locator) -> None:
    """None is empty, and each says something of its own."""
    expect(box.locator(READY)).to_have_count(len(PICTURES))
    frames = box.locator(".picture-frame")
    for number in range(len(PICTURES)):
        assert frames.nth(number).evaluate(DRAWN) > 20
        expect(frames.nth(number)).to_have_attribute("data-missing", "")
    said = box.locator(".pictured > p").all_inner_texts()
    assert len(set(said)) == len(PICTURES)
    assert all(len(each) > 20 and "picture-" not in each for each in said)


def check_the_way_on(anna: Person, box: Locator) -> None:
    """It is in sight on a phone, lying down and upright, at every picture."""
    for width, height, key in ((844, 390, "ArrowRight"), (360, 640, "ArrowLeft")):
        anna.page.set_viewport_size({"width": width, "height": height})
        for _ in PICTURES:
            expect(box.locator(".pictures-onward .main")).to_be_in_viewport(ratio=1)
            anna.page.keyboard.press(key)


def check_parts(page: Page) -> None:
    """What the rules speak of stands beside the clauses, large enough to be known again."""
    parts = page.locator(".clause > .clause-picture svg")
    expect(parts.first).to_be_visible()
    assert parts.count() >= 8
    sizes = [part.bounding_box() for part in parts.all()]
    assert all(size and size["width"] >= 12 and size["height"] >= 12 for size in sizes)


@pytest.mark.parametrize("game", PICTURED)
def test_they_are_shown_before_the_first_game_and_never_again(browser: Browser, house: House, game: str) -> None:
    with person(browser, newcomer=True) as anna:
        page = anna.opens(table_of(house, anna, game)).page
        expect(pictures(page).locator(READY)).to_have_count(len(PICTURES))
        expect(page.locator(".places:not(dialog *)")).to_have_count(0)
        page.keyboard.press("Enter")
        expect(pictures(page)).to_have_count(0)
        expect(page.locator(CHOICE).first).to_be_visible()
        page.reload()
        expect(page.locator(CHOICE).first).to_be_visible()
        expect(pictures(page)).to_have_count(0)
        opened(page)
        assert anna.errors == []


def test_a_tap_beside_them_skips_them(browser: Browser, house: House) -> None:
    with person(browser, newcomer=True) as anna:
        page = anna.opens(table_of(house, anna, "strangers")).page
        expect(pictures(page).locator(READY)).to_have_count(len(PICTURES))
        page.mouse.click(2, 2)
        expect(pictures(page)).to_have_count(0)
        expect(page.locator(CHOICE).first).to_be_visible()


def test_while_a_clock_runs_only_the_button_glows(browser: Browser, house: House) -> None:
    with person(browser, newcomer=True) as anna:
        page = anna.opens(table_of(house, anna, "strangers", clock=600)).page
        button = page.locator(".header .pictures-button")
        expect(button).to_have_attribute("data-glows", "true")
        expect(page.locator(CHOICE).first).to_be_visible()
        expect(pictures(page)).to_have_count(0)
        opened(page)
        page.keyboard.press("Escape")
        expect(button).to_have_attribute("data-glows", "false")


def test_who_wants_no_hints_is_shown_none(browser: Browser, house: House) -> None:
    with person(browser, newcomer=True) as anna:
        anna.context.add_init_script("localStorage.saucer = JSON.stringify({ hints: false })")
        page = anna.opens(table_of(house, anna, "strangers")).page
        expect(page.locator(CHOICE).first).to_be_visible()
        expect(pictures(page)).to_have_count(0)


def test_they_lie_behind_a_button_at_the_door_and_in_the_lobby(browser: Browser, house: House) -> None:
    with person(browser) as anna:
        anna.opens(house.url)
        expect(anna.page.locator(".poster-card .pictures-button")).to_have_count(len(PICTURED))
        opened(anna.page)
        seats = [{"who": "me"}, {"who": "open"}]
        lobby = house.new_table(anna.context.request, seats, game="strangers")
        opened(anna.opens(house.page(lobby)).page)
        assert anna.errors == []


def test_arrows_go_through_them(browser: Browser, house: House) -> None:
    with person(browser, viewport={"width": 390, "height": 844}) as anna:
        box = opened(anna.opens(f"{house.url}/rules/all-in-all").page)
        expect(box.locator(".pictured").nth(0)).to_be_in_viewport(ratio=0.9)
        for number in range(1, len(PICTURES)):
            anna.page.keyboard.press("ArrowRight")
            expect(box.locator(".pictured").nth(number)).to_be_focused()
            expect(box.locator(".pictured").nth(number)).to_be_in_viewport(ratio=0.9)
        expect(box.locator(".pictures-turner span")).to_have_text("5/5")
        anna.page.keyboard.press("ArrowLeft")
        expect(box.locator(".pictured").nth(3)).to_be_focused()


def test_whoever_prefers_words_has_words(browser: Browser, house: House) -> None:
    with person(browser) as anna:
        anna.context.add_init_script("localStorage.saucer = JSON.stringify({ plain: true })")
        anna.opens(f"{house.url}/rules/contact").page.locator(".pictures-button").click()
        expect(pictures(anna.page).locator(".pictured > p")).to_have_count(len(PICTURES))
        expect(pictures(anna.page).locator(".picture-frame")).to_have_count(0)


@pytest.mark.parametrize("game", PICTURED)
def test_the_rules_open_at_the_clause_that_applies_now(browser: Browser, house: House, game: str) -> None:
    with person(browser) as anna:
        page = anna.opens(table_of(house, anna, game)).page
        expect(page.locator(CHOICE).first).to_be_visible()
        page.get_by_role("button", name="Rules", exact=True).click()
        now = page.locator(".rules-now")
        clause = now.inner_text().rpartition(" ")[2]
        opened_at = page.locator(f"[id='{clause}']")
        expect(opened_at).to_be_focused()
        expect(opened_at).to_be_in_viewport()
        page.locator(".chapter").evaluate("chapter => chapter.scrollTo(0, 0)")
        now.click()
        expect(opened_at).to_be_in_viewport()
