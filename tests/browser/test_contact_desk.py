"""Contact in Chromium between two rounds: the rocket flies, and every plan lies on the desk beside what was sent."""

import re

import pytest
from playwright.sync_api import Browser, expect

from saucer.games.contact.rules.state import BREAK_OFFS
from tests.browser.house import House
from tests.browser.person import NEXT_FRAME, Person, box, lit_ones, person
from tests.browser.screens import Look, seen_as, turns_to
from tests.browser.tapping import KEY, Hand, picks, plans, rhythm, sits, target_of, until

LOOKS = tuple(Look(*size, "light", "de") for size in ((360, 640), (844, 390), (1280, 720)))
PLANS = ".co-plans"


@pytest.mark.long
def test_every_plan_of_the_round_lies_on_the_desk(browser: Browser, house: House) -> None:
    """CO-33 As many as can be broken off, and two whole ones: this part scrolls, the page and the sky stay."""
    with seen_as(browser, LOOKS[-1]) as anna, seen_as(browser, LOOKS[-1]) as ben:
        sits(house, (anna, ben), first=0, variant="professional")
        picks(anna, "begin")
        picks(anna, "signal:1")
        legs, target = plans(anna), target_of(anna)
        for _ in range(BREAK_OFFS):
            breaks_off(anna, legs)
        Hand(anna).taps(*rhythm(legs), 100)
        picks(ben, "again")
        sends_again(anna)
        Hand(anna).taps(*rhythm(legs), 100)
        ben.page.locator(lit_ones("guess:")).first.wait_for()
        sky = {look: sky_at(ben, look) for look in LOOKS}
        picks(ben, f"guess:{target}")
        ben.page.locator(PLANS).wait_for()
        for look in LOOKS:
            assert sky_at(ben, look) == sky[look], f"the sky gives way to plans, {look}"
            expect(ben.page.locator(f"{PLANS} li")).to_have_count(BREAK_OFFS + 2)
            expect(ben.page.locator(f'{PLANS} li[data-void="true"]')).to_have_count(BREAK_OFFS)
            assert ben.page.evaluate(CUT_OFF) == [], look
            reaches_each(ben)
            reaches_the_last_by_keys(ben)
        assert anna.errors + ben.errors == []


def test_after_a_right_guess_the_rocket_flies_the_route(browser: Browser, house: House) -> None:
    """Along all of its legs, from where it stood; whoever wants no motion sees only where it has come to."""
    with person(browser, reduced_motion="no-preference") as anna, person(browser) as ben:
        sits(house, (anna, ben), first=0, level=6)
        picks(anna, "begin")
        anna.page.locator(".co-secret").wait_for()
        legs, target = plans(anna), target_of(anna)
        way = anna.page.locator(".co-plan").get_attribute("d")
        Hand(anna).taps(*rhythm(legs), 100)
        picks(ben, f"guess:{target}")
        flyer = anna.page.locator(".co-flyer")
        expect(flyer).to_have_css("animation-name", "co-flyer")
        assert numbers_in(flyer.get_attribute("style")) == numbers_in(way)
        for each in (anna, ben):
            expect(each.page.locator(".co-place[aria-label*='the rocket stands here']")).to_have_attribute(
                "data-part", re.compile(f":{target}$")
            )
        expect(ben.page.locator(".co-flyer")).to_have_count(0)
        assert anna.errors + ben.errors == []


def numbers_in(way: str | None) -> list[str]:
    """The places that a path goes through, however it is written."""
    assert way
    return re.findall(r"\d+", way)


def breaks_off(anna: Person, legs: int) -> None:
    Hand(anna).taps(*rhythm(legs)[:1])
    picks(anna, "break_off")
    sends_again(anna)


def sends_again(anna: Person) -> None:
    picks(anna, "same_route")
    anna.page.locator(f"{KEY}[data-state=lit]").wait_for()


def sky_at(ben: Person, look: Look) -> tuple[float, ...]:
    turns_to(ben.page, look)
    return box(ben.page.locator(".co .pane-window"))


CUT_OFF = """() => {
  const cut = (one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1;
  return [...document.querySelectorAll(":root, .board, .co, .co-desk")].filter(cut).map((one) => one.className);
}"""
"""What is larger than its place, so that something of it is out of sight or the page scrolls."""


def reaches_each(ben: Person) -> None:
    place = ben.page.locator(PLANS)
    for plan in place.locator("li").all():
        plan.evaluate("one => one.scrollIntoView({ block: 'nearest', inline: 'nearest' })")
        assert lies_in(box(plan), box(place))


def lies_in(one: tuple[float, ...], other: tuple[float, ...]) -> bool:
    """As far as it can: something that is broader than its place fills it."""
    across = (one[0] >= other[0] - 1 and one[2] <= other[2] + 1) or one[2] - one[0] > other[2] - other[0]
    return across and one[1] >= other[1] - 1 and one[3] <= other[3] + 1


def reaches_the_last_by_keys(ben: Person) -> None:
    """The first plan of the round is the last of the list; whichever way it scrolls, keys go there."""
    place, end = ben.page.locator(PLANS), ben.page.locator(f"{PLANS} li").last
    place.evaluate("one => one.scrollTo(0, 0)")
    place.focus()

    def is_there() -> bool:
        ben.page.keyboard.press("ArrowRight")
        ben.page.keyboard.press("ArrowDown")
        ben.page.evaluate(NEXT_FRAME)
        return box(end)[2] <= box(place)[2] + 1 and box(end)[3] <= box(place)[3] + 1

    until(ben, is_there)
