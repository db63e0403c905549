"""Contact in Chromium: a rhythm tapped by key and by finger, heard by others; times come from the test's own events."""

from collections.abc import Sequence
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, expect

from saucer.core import verify
from saucer.registry import game_named
from tests.browser.captured import check_nothing_secret
from tests.browser.house import House
from tests.browser.person import Person, lit_ones, person
from tests.browser.tapping import (
    NO_HINTS,
    Hand,
    hand_goes_on,
    heard,
    picks,
    plans,
    plays_to_the_end,
    rhythm,
    sits,
    target_of,
)


@pytest.mark.parametrize("finger", [False, True], ids=["keyboard", "touch"])
def test_what_is_tapped_reaches_everybody_to_the_millisecond(browser: Browser, house: House, finger: bool) -> None:
    """Three people, one of whom reloads in the middle of the transmission; six wrong guesses end the game."""
    with ExitStack() as stack:
        anna, ben, clara = (stack.enter_context(person(browser, picture=False, has_touch=finger)) for _ in range(3))
        table = sits(house, (anna, ben, clara), first=0, level=6)
        picks(anna, "begin")
        anna.page.locator(".co-secret").wait_for()
        expect(ben.page.locator(".prompt [role=status]")).to_contain_text("plans a route")
        told = len(ben.capture.messages)
        legs, target = plans(anna), target_of(anna)
        rehearses(anna, legs, finger)
        assert {each["kind"] for each in ben.capture.messages[told:]} <= {"pong"}
        hand, taps = Hand(anna, finger), rhythm(legs)
        hand.taps(*taps[:1])
        expect(clara.page.locator(".rhythm-listens")).to_be_visible()
        clara.page.reload()
        hand_goes_on(hand, taps[1:])
        for each in (ben, clara):
            expect(each.page.locator(".rhythm-listens[data-behind=false]")).to_be_visible()
            expect(each.page.locator(".rhythm-line rect")).to_have_count(legs)
        assert tuple(heard(ben)) == taps
        guesses_wrong((ben, clara), target)
        for each in (anna, ben, clara):
            each.page.locator(".over").wait_for()
        record = house.record(anna.context.request, table)
        assert verify(game_named("contact"), record).end == "over"
        for seat, each in enumerate((anna, ben, clara)):
            assert check_nothing_secret(each.capture.messages, record, {seat}) > 5
            expect(each.page.locator(".co-plot")).to_have_count(1)
            assert each.errors == []


def rehearses(anna: Person, legs: int, finger: bool) -> None:
    switch = anna.page.get_by_role("button", name="Rehearse")
    switch.click()
    switch.blur()
    Hand(anna, finger).taps(*rhythm(legs), 100)
    expect(anna.page.locator(".rhythm-sends .rhythm-line rect")).to_have_count(legs)
    switch.click()
    switch.blur()
    expect(anna.page.locator(".rhythm-sends .rhythm-line rect")).to_have_count(0)


def guesses_wrong(crew: Sequence[Person], target: str) -> None:
    for number in range(6):
        guesser = crew[number % len(crew)]
        guesser.page.locator(lit_ones("guess:")).first.wait_for()
        wrong = [part for part in guesser.lit_parts() if part.startswith("guess:") and part != f"guess:{target}"]
        picks(guesser, wrong[0])


def test_one_person_and_a_bot_play_a_whole_game_by_keyboard_alone(browser: Browser, house: House) -> None:
    """On either side in turn: chips are found by their names, with row and column."""
    with person(browser, picture=False) as anna:
        anna.context.add_init_script(NO_HINTS)
        seats = [{"who": "me"}, {"who": "bot", "bot": "easy"}]
        options = {"first": 1, "level": 6}
        table = house.new_table(anna.context.request, seats, game="contact", options=options, start=True)
        anna.opens(house.page(table))
        plays_to_the_end(anna)
        record = house.record(anna.context.request, table)
        assert verify(game_named("contact"), record).end == "over"
        assert check_nothing_secret(anna.capture.messages, record, {0}) > 10
        assert anna.errors == []


def test_marks_are_private_and_survive_a_reload(browser: Browser, house: House) -> None:
    with person(browser) as anna, person(browser) as ben:
        sits(house, (anna, ben), first=0, level=2)
        picks(anna, "begin")
        anna.page.locator(".co-secret").wait_for()
        expect(ben.page.locator(".prompt [role=status]")).to_contain_text("plans a route")
        before = len(anna.capture.messages)
        ben.page.locator('[data-part="guess:C"]').click()
        ben.page.locator('[data-part="guess:C"]').click()
        expect(ben.page.locator('[data-part="guess:C"] .co-mark')).to_have_attribute("data-mark", "likely")
        ben.page.reload()
        expect(ben.page.locator('[data-part="guess:C"] .co-mark')).to_have_attribute("data-mark", "likely")
        expect(anna.page.locator(".co-mark")).to_have_count(0)
        assert [each for each in anna.capture.messages[before:] if each["kind"] == "told"] == []
