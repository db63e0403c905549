"""The plain table: any game as words, tables and buttons, for whoever reads rather than looks."""

from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Browser, TimeoutError, expect

from saucer.core import verify
from saucer.core.random import Random
from saucer.registry import all_games, game_named
from tests.browser.captured import check_nothing_secret
from tests.browser.house import House, bots_of
from tests.browser.person import LONGEST_WAIT, MOMENT, MOST_CHOICES, OVER, Person, box, person, prefers, settled
from tests.browser.screens import Look, seen_as, turns_to
from tests.browser.sound import complaints, complaints_of_colours

PLAIN = prefers("plain: true, hints: false")
STOPS = ":is([data-state=lit], .plain-number .main)"
"""A choice, a group of them, or what sends a number."""
CHOICE = f".plain-choices {STOPS}"
IDLE_CHOICE = f".plain-choices[data-busy=false] {STOPS}"
SKIP = ".rhythm-skip"
MOST_KEYS = 60
SOME = 12
"""Choices after which much of a game has been met."""
LOOKS = (Look(390, 844, "dark", "de"), Look(1280, 720, "light", "de"), Look(844, 390, "light", "de"))
"""In the language with the longest words."""
Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""


def sits_with_bots(house: House, anna: Person, game: str) -> str:
    few = game_named(game).seats[0]
    bots = [{"who": "me"}, *bots_of(game, few - 1)]
    table = house.new_table(anna.context.request, bots, game=game, start=True)
    anna.opens(house.page(table))
    return table


def waits(anna: Person) -> bool:
    """For a choice; says whether the game goes on. What is played to somebody who has heard enough is skipped."""
    asked = f"{IDLE_CHOICE}, {OVER}"
    anna.page.wait_for_selector(f"{asked}, {SKIP}", timeout=LONGEST_WAIT)
    while not anna.page.locator(asked).count():
        if anna.page.locator(SKIP).count():  # else what was asked is already over: it has come and gone
            with suppress(TimeoutError):
                anna.page.locator(SKIP).click(timeout=MOMENT)
        anna.page.wait_for_selector(f"{asked}, {SKIP}", timeout=LONGEST_WAIT)
    return not anna.is_over()


def chooses(anna: Person, random: Random) -> None:
    """Any choice; a group is unfolded first. Keyboard alone, as with the screen off."""
    stops = anna.page.locator(CHOICE).locator("visible=true")
    if count := stops.count():
        stops.nth(int(random.below(count))).press("Enter", timeout=MOMENT)


def test_a_whole_game_in_words_by_keyboard_alone(browser: Browser, house: House) -> None:
    random = Random(7)
    with person(browser, picture=False) as anna:
        anna.context.add_init_script(PLAIN)
        table = sits_with_bots(house, anna, "all-in-all")
        for _ in range(3 * MOST_CHOICES):  # on a busy machine many a key comes too early
            if not waits(anna):
                break
            with suppress(TimeoutError):
                chooses(anna, random)
        assert anna.is_over()
        record = house.record(anna.context.request, table)
        assert verify(game_named("all-in-all"), record).dice == "fair"
        assert check_nothing_secret(anna.capture.messages, record, {0}) > 20
        assert anna.errors == []


def test_who_plays_by_keyboard_is_led_from_choice_to_choice(browser: Browser, house: House) -> None:
    with person(browser) as anna:
        anna.context.add_init_script(PLAIN)
        sits_with_bots(house, anna, "inkognito")
        assert waits(anna)
        anna.page.locator(CHOICE).first.focus()
        for _ in range(4):
            anna.page.wait_for_function("choice => document.activeElement?.matches(choice)", arg=IDLE_CHOICE)
            settled(anna.page)
            if anna.page.locator(CHOICE).locator("visible=true").count() > 1:
                goes_down(anna)
            anna.page.keyboard.press("Enter")
        assert anna.errors == []


def goes_down(anna: Person) -> None:
    """A key that comes while a choice is still on its way is lost: whoever sees nothing move presses again."""
    before = anna.page.evaluate_handle("document.activeElement")
    for _ in range(MOST_KEYS):
        anna.page.keyboard.press("ArrowDown")
        with suppress(TimeoutError):
            anna.page.wait_for_function("before => document.activeElement !== before", arg=before, timeout=MOMENT)
            return
    raise AssertionError(f"no key leads to another choice: {anna.prompt()}")


def test_the_plain_table_is_a_setting_that_is_kept(browser: Browser, house: House) -> None:
    with person(browser) as anna:
        sits_with_bots(house, anna, "all-in-all")
        expect(anna.page.locator(".aia-board, [data-part^=portal]").first).to_be_visible()
        anna.page.get_by_role("button", name="Settings").click()
        anna.page.get_by_label("Plain table").check()
        anna.page.keyboard.press("Escape")
        expect(anna.page.locator(".plain")).to_be_visible()
        expect(anna.page.locator("[data-part^=portal]")).to_have_count(0)
        anna.page.reload()
        expect(anna.page.locator(".plain")).to_be_visible()
        anna.page.get_by_role("button", name="Settings").click()
        anna.page.get_by_label("Plain table").uncheck()
        expect(anna.page.locator("[data-part^=portal]").first).to_be_visible()
        assert anna.errors == []


def test_what_sends_and_hears_a_rhythm_has_room_beside_the_words(browser: Browser, house: House) -> None:
    with seen_as(browser, LOOKS[1]) as anna:
        anna.context.add_init_script(PLAIN)
        sits_with_bots(house, anna, "contact")
        anna.page.locator(".mine > .rhythm").wait_for()
        settled(anna.page)
        left, _, right, _ = box(anna.page.locator(".mine"))
        for part in anna.page.locator(".mine > .rhythm, .mine > .rhythm :is(button, svg)").all():
            begins, _, ends, _ = box(part)
            assert (begins >= left, ends <= right) == (True, True), part.inner_html()
        assert box(anna.page.locator(".mine > .rhythm"))[2] - left > 0.8 * (right - left)


def test_a_scoring_space_says_in_words_what_it_is(browser: Browser, house: House) -> None:
    with person(browser) as anna:
        anna.context.add_init_script(PLAIN)
        sits_with_bots(house, anna, "strangers")
        assert waits(anna)
        spaces = anna.page.locator(".plain-section", has=anna.page.get_by_role("heading", name="Scoring spaces"))
        rows = spaces.locator("tbody tr").all_inner_texts()
        assert len(rows) == 19
        assert rows[0].split() == ["a1", "MANSION", "Crow's", "Nest", "12", "12"]
        assert anna.errors == []


@pytest.mark.long
@pytest.mark.parametrize("game", list(all_games()))
def test_every_game_is_sound_in_words(
    browser: Browser, house: House, finished: Callable[[str], str], game: str
) -> None:
    """At a first decision, some way in, at the end and again in the replay; the choices are always in sight."""
    random = Random(3)
    with seen_as(browser, LOOKS[0]) as anna:
        anna.context.add_init_script(PLAIN)
        sits_with_bots(house, anna, game)
        for turn in range(SOME + 1):
            if not waits(anna):
                break
            if turn in (0, SOME):
                check(anna, f"{game} at choice {turn}", choices=True)
            with suppress(TimeoutError):
                chooses(anna, random)
        over = finished(game)
        anna.opens(house.page(over)).page.locator(OVER).wait_for()
        check(anna, f"{game} at the end", over=True)
        anna.opens(f"{house.url}/replay/{over}").page.get_by_role("slider").wait_for()
        check(anna, f"{game} again")
        assert anna.errors == []


def check(anna: Person, where: str, *, choices: bool = False, over: bool = False) -> None:
    anna.page.locator(".plain").first.wait_for()
    for look in LOOKS:
        turns_to(anna.page, look)
        check_look(anna, look, f"{where}, {look}")
        if choices:
            assert box(anna.page.locator(".plain-choices"))[3] <= look.height, look
            expect(anna.page.locator(".prompt")).to_be_in_viewport(ratio=1)
            assert not overlap(box(anna.page.locator(".prompt")), box(anna.page.locator(".board"))), look
        if over:
            check_end(anna, look)


def overlap(one: Box, two: Box) -> bool:
    """By more than the breadth of a hair."""
    wide, high = [min(one[end], two[end]) - max(one[begin], two[begin]) for begin, end in ((0, 2), (1, 3))]
    return wide > 1 and high > 1


def check_end(anna: Person, look: Look) -> None:
    """Who won, and what to do next: enough of it is in sight to be read, and the rest can be reached."""
    _, top, _, bottom = box(anna.page.locator(OVER))
    assert bottom - top >= look.height / 3, look
    again = anna.page.locator(f"{OVER} .over-words :is(a, button)").first
    again.scroll_into_view_if_needed()
    expect(again).to_be_in_viewport(ratio=1)


def check_look(anna: Person, look: Look, where: str) -> None:
    """Axe looks at everything where there is most, and at colours where they are others."""
    if look.theme == "dark":
        assert complaints_of_colours(anna.page) == "", where
    elif look.width >= 1000:
        assert complaints(anna.page) == "", where
    assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{where} is too wide"
    if look.width >= 1000:
        tall = anna.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        assert tall or anna.page.get_by_role("slider").count(), f"{where}: the page itself scrolls"
