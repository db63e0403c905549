"""Whole games of All in All in a real browser: by mouse, by keyboard alone, at three browsers, at one shared screen."""

from collections.abc import Callable
from contextlib import ExitStack, suppress

import pytest
from playwright.sync_api import Browser, TimeoutError, expect

from saucer.core import verify
from saucer.registry import game_named
from tests.browser.captured import check_nothing_secret
from tests.browser.ended import bots_play_on
from tests.browser.house import House
from tests.browser.person import LIT, MOMENT, MOST_CHOICES, OVER, Person, person, who_is_asked

BOTS = [{"who": "me"}, {"who": "bot", "bot": "easy"}, {"who": "bot", "bot": "easy"}]
HAND_OVER = ".hand-over button"
ENOUGH = 40
"""Choices of three people: whole games are played by mouse and by keyboard, so bots go on from here."""


def play_on(anna: Person, choose: Callable[[int], None]) -> int:
    """Choose until the game is over; a part that stopped glowing meanwhile is no harm."""
    for turn in range(MOST_CHOICES):
        anna.waits_for_a_choice()
        if anna.is_over():
            return turn
        try:
            choose(turn)
        except TimeoutError:
            continue
    raise AssertionError(f"not over after {MOST_CHOICES} choices: {anna.prompt()}")


def check_finished(house: House, anna: Person, table: str, seats: set[int]) -> bytes:
    """The record holds, its dice are those promised, and the browser was sent nothing it may not know."""
    record = house.record(anna.context.request, table)
    assert verify(game_named("all-in-all"), record).dice == "fair"
    assert check_nothing_secret(anna.capture.messages, record, seats) > 20
    assert anna.errors == []
    return record


def test_one_click_from_the_open_page_to_the_first_own_decision(browser: Browser, house: House) -> None:
    with person(browser) as anna:
        anna.opens(house.url).page.get_by_role("button", name="Play with bots").first.click()
        anna.waits_for_a_choice()
        assert "/table/" in anna.page.url
        assert anna.errors == []


def test_a_whole_game_against_bots_by_mouse(browser: Browser, house: House) -> None:
    with person(browser, picture=False) as anna:
        table = house.new_table(anna.context.request, BOTS, start=True)
        anna.opens(house.page(table))
        play_on(anna, anna.clicks)
        check_finished(house, anna, table, {0})


def test_a_whole_game_against_bots_by_keyboard_alone(browser: Browser, house: House) -> None:
    with person(browser, picture=False) as anna:
        table = house.new_table(anna.context.request, BOTS, start=True)
        anna.opens(house.page(table))
        play_on(anna, anna.presses)
        check_finished(house, anna, table, {0})


def test_three_browsers_and_a_spectator_through_reload_and_lost_network(browser: Browser, house: House) -> None:
    with ExitStack() as stack:
        anna, ben, clara, guest = (
            stack.enter_context(person(browser, language, picture=False)) for language in ("en", "en", "de", "en")
        )
        table = house.new_table(anna.context.request, [{"who": "me"}, {"who": "open"}, {"who": "open"}])
        for friend in (ben, clara):
            house.call(friend.context.request, f"tables/{table}/join")
        players = (anna, ben, clara)
        for each in (*players, guest):
            each.opens(house.page(table))
        house.call(anna.context.request, f"tables/{table}/start")
        for each in (*players, guest):  # the game begins when every page has given its word for the dice
            each.page.locator(".board").wait_for()
        for turn in range(ENOUGH):
            if turn == 12:
                ben.page.reload()
            if turn == 20:
                clara.context.set_offline(True)
                expect(clara.page.locator(".notice-lost")).to_be_visible()
                clara.context.set_offline(False)
                expect(clara.page.locator(".notice-lost")).to_be_hidden()
            if turn == 28:
                anna.page.get_by_label("Language").select_option("ca")
            assert one_chooses(players, turn)
        bots_play_on(house, table, *zip(players, range(3), strict=True))
        guest.page.locator(OVER).wait_for()
        assert anna.page.locator("html").get_attribute("lang") == "ca"
        for seat, each in enumerate(players):
            record = house.record(each.context.request, table)
            assert check_nothing_secret(each.capture.messages, record, {seat}) > 20
        assert check_nothing_secret(guest.capture.messages, record, set()) > 20


def one_chooses(players: tuple[Person, ...], turn: int) -> bool:
    """Somebody for whom something glows chooses; says whether the game goes on."""
    each = who_is_asked(players, turn)
    if each is not None:
        with suppress(TimeoutError):  # what glowed may have gone out meanwhile
            each.takes(turn)
    return each is not None


@pytest.mark.long
def test_three_people_at_one_screen_and_the_replay(browser: Browser, house: House) -> None:
    people = [{"who": "me"}, {"who": "local", "name": "Ben"}, {"who": "local", "name": "Clara"}]
    with person(browser, picture=False) as anna:
        table = house.new_table(anna.context.request, people, start=True)
        anna.opens(house.page(table))
        for turn in range(2 * ENOUGH):  # every other time the screen is handed over
            anna.means_it()
            anna.page.wait_for_selector(f"{LIT}, {HAND_OVER}")
            if anna.page.locator(HAND_OVER).count():
                takes_the_screen(anna)
            else:
                with suppress(TimeoutError):  # what glowed may have gone out meanwhile
                    anna.takes(turn)
        bots_play_on(house, table, *((anna, seat) for seat in range(3)))
        check_finished(house, anna, table, {0, 1, 2})
        watch_replay(house, anna, table)


def takes_the_screen(anna: Person) -> None:
    """Its button stays until the table has answered: whoever looked for it at once would take it for the next one.

    A script on a quiet machine is faster than people may be, and refused then: it presses once more.
    """
    button = anna.page.locator(HAND_OVER).first
    button.press("Enter")
    with suppress(TimeoutError):
        button.wait_for(state="detached", timeout=MOMENT)


def watch_replay(house: House, anna: Person, table: str) -> None:
    """The page steps through the positions that the server and `saucer replay` rebuild."""
    anna.opens(f"{house.url}/replay/{table}")
    slider = anna.page.get_by_role("slider")
    expect(slider).to_be_visible()
    frames = int(slider.get_attribute("max") or "0")
    assert frames > 20
    slider.focus()
    anna.page.keyboard.press("End")
    expect(slider).to_have_value(str(frames))
    assert anna.errors == []
