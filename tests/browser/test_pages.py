"""Every page, as different people see it; what it weighs; and the small things a table answers."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, Response, expect

from saucer.registry import all_games
from tests.browser.house import House
from tests.browser.person import LIT, Person, box, lit_ones, person
from tests.browser.screens import SOME_LOOKS, seen_as, turns_to, walk_game, walk_house
from tests.browser.sound import complaints_but_of_colours, complaints_of_colours

FIRST_LOAD = 150_000
PHONE = 360


def test_every_page_is_sound(browser: Browser, house: House) -> None:
    with seen_as(browser, SOME_LOOKS[0]) as guest:
        check_pages(guest, walk_house(house, guest))


@pytest.mark.long
@pytest.mark.parametrize("game", list(all_games()))
def test_every_page_of_a_game_is_sound(
    browser: Browser, house: House, finished: Callable[[str], str], game: str
) -> None:
    with seen_as(browser, SOME_LOOKS[0]) as guest:
        check_pages(guest, walk_game(house, guest, game, finished(game)))


def check_pages(guest: Person, walked: Iterator[tuple[str, Page]]) -> None:
    """Nothing for axe to complain about, nothing wider than the screen, no error in the console.

    A page that is open gets every size and every language, each of them once in the light. At colours axe looks on a
    phone, by day and by night: most lies over something else there, and they are the same at every size.
    """
    for name, page in walked:
        for look in SOME_LOOKS:
            turns_to(page, look)
            if look.theme == "light":
                assert complaints_but_of_colours(page) == "", f"{name}, {look}"
            if look.width == PHONE:
                assert complaints_of_colours(page) == "", f"{name}, {look}"
            wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
            assert not wide, f"{name}, {look}, is too wide"
    assert [error for error in guest.errors if "404" not in error] == []


def test_the_first_page_is_light_and_comes_from_one_place(browser: Browser, house: House) -> None:
    with person(browser) as anna:
        answers: list[Response] = []
        anna.page.on("response", lambda answer: answers.append(answer))
        anna.opens(house.url).page.locator(".poster svg").first.wait_for()
        assert all(answer.url.startswith(house.url) for answer in answers)
        assert sum(answer.request.sizes()["responseBodySize"] for answer in answers) <= FIRST_LOAD


def test_pointing_at_what_cannot_be_used_tells_why(browser: Browser, house: House) -> None:
    bots = [{"who": "me"}, {"who": "bot", "bot": "easy"}, {"who": "bot", "bot": "easy"}]
    with person(browser) as anna:
        table = house.new_table(anna.context.request, bots, start=True, options={"first": 0})
        anna.opens(house.page(table)).page.locator(LIT).first.wait_for()
        anna.page.locator('[data-part="portal:9"]').click(button="right")
        expect(anna.page.locator(".toasts")).to_contain_text("Portal")


@pytest.mark.parametrize(("width", "height"), [(1024, 700), (1100, 900), (1366, 650), (1440, 900)])
def test_the_notebook_is_a_tab_of_the_side_column_which_folds_away(
    browser: Browser, house: House, width: int, height: int
) -> None:
    bots = [{"who": "me"}, *[{"who": "bot", "bot": "easy"}] * 3]
    with person(browser, viewport={"width": width, "height": height}) as anna:
        table = house.new_table(anna.context.request, bots, game="inkognito", start=True)
        anna.opens(house.page(table)).page.locator(LIT).first.wait_for()
        for _ in range(3):
            anna.page.locator(lit_ones("place:")).first.press("Enter")
        opener = anna.page.locator(".story-opener")
        if opener.get_attribute("aria-expanded") == "false":
            opener.click()
        anna.page.locator(".tabs").get_by_role("button", name="Notebook").click()
        expect(anna.page.locator(".story .ink-notebook")).to_be_visible()
        board = anna.page.locator(".board")
        before = box(board)
        assert width < 1100 or before[2] <= box(anna.page.locator(".story"))[0]
        opener.click()
        expect(anna.page.locator(".story")).to_be_hidden()
        assert [round(edge) for edge in (box(board)[2], box(board)[3])] == [width, round(before[3])]
        expect(anna.page.locator(".bar")).to_be_in_viewport(ratio=1)


def test_a_table_that_does_not_exist_says_so(browser: Browser, house: House) -> None:
    with person(browser) as anna:
        anna.opens(house.page("nosuchtable"))
        expect(
            anna.page.get_by_role("link").filter(has_text="start").or_(anna.page.locator("main a")).first
        ).to_be_visible()


def test_the_host_fills_a_free_seat_with_a_bot_and_starts(browser: Browser, house: House) -> None:
    with person(browser) as anna:
        friends = [{"who": "me"}, {"who": "open"}, {"who": "open"}]
        anna.opens(house.page(house.new_table(anna.context.request, friends)))
        start = anna.page.get_by_role("button", name="Start the game")
        expect(start).to_be_disabled()
        for place in ("Seat 2", "Seat 3"):
            anna.page.get_by_label(place).select_option("easy")
            expect(anna.page.get_by_label(place)).to_have_value("easy")
        start.click()
        anna.waits_for_a_choice()


def test_a_card_tells_what_it_does(browser: Browser, house: House) -> None:
    with person(browser) as anna:
        bots = [{"who": "me"}, *[{"who": "bot", "bot": "easy"}] * 2]
        anna.opens(house.page(house.new_table(anna.context.request, bots, start=True)))
        anna.waits_for_a_choice()
        anna.page.locator('[data-part="card:sabortal"]').hover()
        expect(anna.page.locator(".tip em")).to_contain_text("Whoever draws it ends the mission")
        anna.page.locator('[data-part="card:sabortal"]').click(button="right")
        expect(anna.page.locator(".toast")).to_contain_text("Whoever draws it ends the mission")


def test_what_unfolds_folds_up_by_a_tap_beside_it_or_by_escape(browser: Browser, house: House) -> None:
    with person(browser) as anna:
        bots = [{"who": "me"}, *[{"who": "bot", "bot": "easy"}] * 2]
        anna.opens(house.page(house.new_table(anna.context.request, bots, start=True)))
        anna.waits_for_a_choice()
        unfolded = anna.page.locator("details.choices[open]")
        for beside in (True, False):
            anna.page.locator(".choices summary").click()
            expect(unfolded).to_have_count(1)
            anna.page.locator(".header").click() if beside else anna.page.keyboard.press("Escape")
            expect(unfolded).to_have_count(0)


def test_a_dialog_that_goes_by_itself_gives_the_focus_back(browser: Browser, house: House) -> None:
    with person(browser) as anna:
        bots = [{"who": "me"}, *[{"who": "bot", "bot": "easy"}] * 2]
        anna.opens(house.page(house.new_table(anna.context.request, bots, start=True)))
        anna.waits_for_a_choice()
        menu = anna.page.get_by_role("button", name="Table", exact=True)
        menu.focus()
        anna.page.keyboard.press("Enter")
        anna.page.get_by_role("button", name="Let a bot play for me").click()
        expect(anna.page.locator("dialog")).to_have_count(0)
        expect(menu).to_be_focused()
