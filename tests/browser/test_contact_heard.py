"""Contact in Chromium as the Crew meets it: without sound, without the picture, again, as a whole; and calibration."""

import re

import pytest
from playwright.sync_api import Browser, expect

from saucer.core import verify
from saucer.registry import game_named
from tests.browser.house import House
from tests.browser.person import LIT, LONGEST_WAIT, MOST_CHOICES, Person, lit, lit_ones, person, prefers
from tests.browser.tapping import (
    KEY,
    NO_HINTS,
    SKIP,
    Hand,
    bars,
    hand_goes_on,
    has_heard,
    heard,
    picks,
    plans,
    plays_to_the_end,
    rhythm,
    sits,
    target_of,
    until,
)

SEEN_AND_HEARD = """
window.lights = [];
window.sounded = 0;
const Real = window.AudioContext;
window.AudioContext = class extends Real { constructor(...more) { super(...more); window.sounded++; } };
new MutationObserver((all) => {
  for (const { target } of all) if (target.dataset.hand) window.lights.push(target.dataset.hand);
}).observe(document, { subtree: true, attributeFilter: ["data-hand"] });
"""
"""Notes every light of a hand, and whether the page has ever made something that sounds."""


def with_a_bot(house: House, anna: Person, settings: str, **options: object) -> str:
    """The bot is the first Source, and may have sent everything before the page is open."""
    anna.context.add_init_script(prefers(f"hints: false, {settings}"))
    anna.context.add_init_script(SEEN_AND_HEARD)
    seats = [{"who": "me"}, {"who": "bot", "bot": "easy"}]
    chosen = {"first": 1, "level": 6, **options}
    table = house.new_table(anna.context.request, seats, game="contact", options=chosen, start=True)
    anna.opens(house.page(table))
    return table


def flights_on_the_way(anna: Person) -> int:
    """Of the first transmission, from the first view that came or what was told since."""
    taps = [tap for message in anna.capture.messages for tap in taps_in(message)]
    return len([tap for tap in taps if tap in ("land", "arrive", "landed", "arrived")])


def taps_in(message: dict[str, object]) -> list[str]:
    view = message.get("view")
    if message["kind"] == "scene" and isinstance(view, dict):
        return [tap["what"] for tap in view["taps"]]
    beats = message.get("beats")
    lines = [beat["line"] for beat in beats] if isinstance(beats, list) else []
    return [line["event"]["kind"] for line in lines if line is not None]


def test_a_whole_game_with_the_sound_off(browser: Browser, house: House) -> None:
    """Every stroke is a light, the line shows how long each flight was, and nothing is made that could sound."""
    with person(browser) as anna:
        table = with_a_bot(house, anna, "sound: false")
        anna.page.keyboard.press("Shift")  # from now on the page could sound
        expect(anna.page.locator(f"{SKIP}, .rhythm-listens[data-behind=true]").first).to_be_visible()
        expect(anna.page.locator(".rhythm-listens[data-behind=false]")).to_be_visible()
        has_heard(anna, flights_on_the_way(anna))
        lights = anna.page.evaluate("window.lights")
        assert lights == ["up", "down"] * flights_on_the_way(anna)
        plays_to_the_end(anna)
        assert anna.page.evaluate("window.sounded") == 0
        assert verify(game_named("contact"), house.record(anna.context.request, table)).end == "over"
        assert anna.errors == []


def test_with_the_sound_on_it_sounds(browser: Browser, house: House) -> None:
    with person(browser) as anna:
        with_a_bot(house, anna, "sound: true")
        anna.page.keyboard.press("Shift")
        expect(anna.page.locator(".rhythm-listens")).to_be_visible()
        anna.page.get_by_role("button", name="Sound check").or_(anna.page.locator(SKIP)).first.wait_for()
        until(anna, lambda: anna.page.evaluate("window.sounded") > 0)


def test_a_sound_check_before_the_first_transmission(browser: Browser, house: House) -> None:
    """A short one and a long one, seen and heard by whoever asks for it alone; afterwards it is out of the way."""
    with person(browser) as anna, person(browser) as ben:
        ben.context.add_init_script(prefers("sound: true"))
        ben.context.add_init_script(SEEN_AND_HEARD)
        sits(house, (anna, ben), first=0, level=2)
        picks(anna, "begin")
        anna.page.locator(".co-secret").wait_for()
        check = ben.page.get_by_role("button", name="Sound check")
        before = len(anna.capture.messages)
        check.click()
        until(ben, lambda: ben.page.evaluate("window.lights") == ["up", "down"] * 2)
        assert ben.page.evaluate("window.sounded") > 0
        assert [each for each in anna.capture.messages[before:] if each["kind"] == "told"] == []
        legs = plans(anna)
        Hand(anna).taps(*rhythm(legs), 100)
        has_heard(ben, legs)
        expect(check).to_have_count(0)
        assert anna.errors + ben.errors == []


def test_a_whole_game_with_the_picture_hidden(browser: Browser, house: House) -> None:
    """By the keys of the keyboard alone: whatever has the focus says what it is, chips with their row and column."""
    with person(browser, picture=False) as anna:
        table = with_a_bot(house, anna, "sound: false")
        guesses = 0
        for _ in range(MOST_CHOICES):
            anna.page.wait_for_selector(f"{LIT}, {SKIP}, .over", state="attached")
            if anna.is_over():
                break
            guesses += answers_unseen(anna)
        assert guesses > 0
        assert verify(game_named("contact"), house.record(anna.context.request, table)).end == "over"
        assert anna.errors == []


CHIP = re.compile(r"planet [A-R], row [1-8], column [1-8], can be the target")


def answers_unseen(anna: Person) -> bool:
    """Tab to the next thing that can be used, and use it; says whether that was a guess."""
    if is_source(anna):
        legs = plans_unseen(anna)
        if legs:
            anna.page.evaluate("document.activeElement.blur()")
            Hand(anna).taps(*rhythm(legs), 100)
            expect(anna.page.locator(f"{KEY}[data-state=lit]")).to_have_count(0)
        return False
    name = walks(anna, f"{LIT}, {SKIP}")
    if name is None:
        return False
    anna.page.keyboard.press("Enter")
    return CHIP.search(name) is not None


def walks(anna: Person, wanted: str) -> str | None:
    """With Tab to something of this kind; says what it is called, or nothing if it is gone meanwhile."""
    for _ in range(80):
        found = anna.page.evaluate(FOCUSED, wanted)
        if found is not None:
            return str(found)
        if anna.page.locator(wanted).count() == 0:
            return None
        anna.page.keyboard.press("Tab")
    raise AssertionError(f"{wanted} cannot be reached by keyboard")


FOCUSED = """(wanted) => {
  const at = document.activeElement;
  return at.matches(wanted) ? at.getAttribute("aria-label") ?? at.textContent : null;
}"""


def is_source(anna: Person) -> bool:
    return anna.page.locator(".co-secret").count() > 0


def plans_unseen(anna: Person) -> int:
    """The first chips that Tab finds, until there is a way; says how many legs it has, nothing if it cannot be sent."""
    steps = anna.page.locator(".co-step")
    while anna.page.locator(f"{KEY}[data-state=lit]").count() == 0:
        target = lit(f"chip:{target_of(anna)}")
        before = steps.count()
        name = walks(anna, target if anna.page.locator(target).count() else lit_ones("chip:"))
        if name is None:
            return 0
        assert re.search(r"row [1-8], column [1-8]", name), name
        anna.page.keyboard.press("Enter")
        expect(steps).to_have_count(before + 1)
    return steps.count()


def begins_and_plans(anna: Person) -> int:
    picks(anna, "begin")
    anna.page.locator(".co-secret").wait_for()
    return plans(anna)


@pytest.mark.parametrize("allowed", [True, False], ids=["allowed", "not allowed"])
def test_hearing_again_where_the_table_allows_it(browser: Browser, house: House, allowed: bool) -> None:
    """CO-31 It is not counted as a transmission, and nobody else is told."""
    with person(browser) as anna, person(browser) as ben:
        ben.context.add_init_script(SEEN_AND_HEARD)
        sits(house, (anna, ben), first=0, level=2, hear_again=allowed)
        legs = begins_and_plans(anna)
        Hand(anna).taps(*rhythm(legs), 100)
        has_heard(ben, legs)
        again = ben.page.get_by_role("button", name="Hear it again")
        expect(again).to_have_count(1 if allowed else 0)
        prompt, told = ben.prompt(), len(anna.capture.messages)
        if allowed:
            again.click()
            expect(ben.page.locator(".rhythm-listens[data-behind=true]")).to_be_visible()
            has_heard(ben, legs)
            expect(again).to_be_visible()
        assert ben.page.evaluate("window.lights") == ["up", "down"] * legs * (2 if allowed else 1)
        assert ben.prompt() == prompt
        assert [each for each in anna.capture.messages[told:] if each["kind"] == "told"] == []
        picks(ben, "again")  # Asking the Source is another thing, and still possible.
        expect(anna.page.locator('[data-part="same_route"]')).to_be_visible()


def test_a_table_may_hear_a_transmission_as_a_whole(browser: Browser, house: House) -> None:
    """Nothing is seen or heard of it until the Source is done, although the strokes have come."""
    with person(browser) as anna, person(browser) as ben:
        ben.context.add_init_script(SEEN_AND_HEARD)
        sits(house, (anna, ben), first=0, level=6, hearing="whole")
        legs = begins_and_plans(anna)
        hand, taps = Hand(anna), rhythm(legs)
        assert legs > 1
        hand.taps(*taps[:2])
        until(ben, lambda: len(heard(ben)) == 2)
        expect(ben.page.locator(".rhythm-words")).to_contain_text("once it is complete")
        expect(bars(ben)).to_have_count(0)
        assert ben.page.evaluate("window.lights") == []
        hand_goes_on(hand, taps[2:], lies=False)
        has_heard(ben, legs)
        assert ben.page.evaluate("window.lights") == ["up", "down"] * legs
        assert tuple(heard(ben)) == taps


def test_broken_off_and_begun_again(browser: Browser, house: House) -> None:
    """What was broken off is heard and marked; the log says nothing of durations before the round is over."""
    with person(browser) as anna, person(browser) as ben:
        sits(house, (anna, ben), first=0, level=6)
        legs, target = begins_and_plans(anna), target_of(anna)
        taps = rhythm(legs)
        Hand(anna).taps(*taps[:1])
        expect(anna.page.locator(".rhythm-sends .rhythm-line rect")).to_have_count(1)  # the table knows of it
        picks(anna, "break_off")
        expect(ben.page.locator('.rhythm-line [data-void="true"] rect')).to_have_count(1)
        expect(ben.page.locator(".story")).to_contain_text("breaks off and starts again")
        picks(anna, "same_route")
        anna.page.locator(f"{KEY}[data-state=lit]").wait_for()
        Hand(anna).taps(*taps, 100)
        expect(ben.page.locator(".rhythm-line [data-void=false] rect")).to_have_count(legs)
        for each in (anna, ben):
            assert says_no_durations(each, taps)
        picks(ben, f"guess:{target}")
        expect(ben.page.locator(".story")).to_contain_text("Flights in milliseconds")
        assert not says_no_durations(ben, taps)
        expect(ben.page.locator('.co-plans li[data-void="true"]')).to_have_count(1)
        expect(ben.page.locator('.co-plans li[data-void="false"]')).to_have_count(1)
        assert anna.errors + ben.errors == []


def says_no_durations(anna: Person, taps: tuple[int, ...]) -> bool:
    said = anna.page.locator(".story").inner_text()
    return "milliseconds" not in said and not any(str(ms) in said for ms in taps)


def test_twenty_taps_tell_a_player_about_the_own_hand(browser: Browser, house: House) -> None:
    """Speed, offset and steadiness of a hand that needs 130 ms and 40 for a centimetre; kept for the next time."""
    with person(browser) as anna:
        anna.context.add_init_script(NO_HINTS)
        with_a_bot(house, anna, "sound: false")
        opens_calibration(anna)
        hand = Hand(anna)
        hand.key(down=True)
        with anna.page.expect_response("**/api/shelf/own/calibration"):
            for number in range(20):
                expect(anna.page.locator(".co-tap")).to_contain_text(f"{number + 1} of 20")
                hand.flies(130 + 40 * way_shown(anna))
        hand.key(down=False)
        line = "40 ms for a centimetre, 130 ms for taking off and landing; strays by 0 %"
        expect(anna.page.locator("dialog")).to_contain_text(line)
        expect(anna.page.locator("dialog .co-point")).to_have_count(20)
        anna.page.reload()
        opens_calibration(anna)
        expect(anna.page.locator("dialog")).to_contain_text(line)
        assert anna.errors == []


def opens_calibration(anna: Person) -> None:
    anna.page.locator(".story").get_by_role("button", name="Timing").click()
    anna.page.get_by_role("button", name="Calibrate my hand").click()
    expect(anna.page.locator(".co-tap")).to_be_focused()


def way_shown(anna: Person) -> int:
    name = anna.page.locator(".co-leg").get_attribute("aria-label") or ""
    return int(name.removeprefix("A way of ").removesuffix(" centimetres"))


def test_the_certificate_is_at_hand_and_prints_alone(browser: Browser, house: House) -> None:
    """CO-28 Whoever watches a team of bots through its twelve rounds sees what it gets for them."""
    with person(browser) as anna:
        anna.context.add_init_script(NO_HINTS)
        team = [{"who": "bot", "bot": "hard"}] * 2
        options = {"first": 0, "level": 1}
        table = house.new_table(anna.context.request, team, game="contact", options=options, start=True)
        anna.opens(house.page(table)).page.locator(".co-ending").wait_for(timeout=LONGEST_WAIT)
        points = anna.page.locator(".co-ending b").inner_text()
        anna.page.locator(".co-ending button").click()
        diploma = anna.page.locator("dialog .co-diploma")
        expect(diploma).to_contain_text(f"Twelve rounds survived, {points} of 42 points")
        anna.page.emulate_media(media="print")
        expect(diploma).to_be_visible()
        for hidden in (".board", ".story", "dialog .co-print"):
            expect(anna.page.locator(hidden).first).to_be_hidden()
        shows_the_day_of_the_game(anna)
        assert anna.errors == []


def shows_the_day_of_the_game(anna: Person) -> None:
    """Whenever it is looked at: here years later."""
    played = anna.page.evaluate("new Date().getFullYear()")
    anna.page.emulate_media(media="screen")
    anna.page.clock.set_fixed_time(f"{played + 5}-06-01T12:00:00Z")
    anna.page.reload()
    anna.page.locator(".co-ending button").click()
    expect(anna.page.locator("dialog .co-diploma")).to_contain_text(f" {played}")
