"""Every guided game in a real browser, to its end, by somebody who only does what the coach says."""

import pytest
from playwright.sync_api import Browser, TimeoutError, expect

from saucer.guide import guide_of, guides_of
from saucer.registry import all_games, game_named
from tests.browser.captured import check_nothing_secret
from tests.browser.coached import COACH, Learner
from tests.browser.house import House
from tests.browser.person import LIT, LONGEST_WAIT, MOMENT, Person, box, person
from tests.browser.sound import complaints

GUIDED = [(slug, name) for slug, game in all_games().items() for name in guides_of(game)]
every_guide = pytest.mark.parametrize(("slug", "guide"), GUIDED, ids=[f"{slug}-{name}" for slug, name in GUIDED])
PHONE = {"width": 390, "height": 844}
FIRST = GUIDED[0]


def begin(house: House, anna: Person, slug: str, guide: str) -> str:
    """The table of the lesson."""
    lobby = house.call(anna.context.request, "lessons", {"game": slug, "guide": guide, "pace": "instant"})
    anna.opens(house.page(lobby["table"]))
    return str(lobby["table"])


@every_guide
def test_whoever_does_what_the_coach_says_comes_to_the_end(
    browser: Browser, house: House, slug: str, guide: str
) -> None:
    steps = guide_of(game_named(slug), guide).steps
    with person(browser, picture=False) as anna:
        table = begin(house, anna, slug, guide)
        said = Learner(anna).learns()
        assert [step.say for step in steps if not step.spare and step.say not in said] == [], " ".join(said)
        anna.page.locator(f"{COACH} .coach-on").click()
        expect(anna.page.locator(COACH)).to_be_hidden()
        expect(anna.page.locator(".places")).to_be_visible()
        anna.page.reload()
        expect(anna.page.locator(".places")).to_be_visible()
        expect(anna.page.locator(COACH)).to_be_hidden()
        sent = list(anna.capture.messages)
        house.call(anna.context.request, f"tables/{table}/leave")
        seat = {int(guide_of(game_named(slug), guide).seat)}
        assert check_nothing_secret(sent, house.record(anna.context.request, table), seat) > 0
        assert anna.errors == []


def test_what_is_to_be_looked_up_at_the_side_is_ringed_there(browser: Browser, house: House) -> None:
    """On a tablet the notebook lies over my things, which show the missions, too."""
    with person(browser, viewport={"width": 1024, "height": 768}, picture=False) as anna:
        begin(house, anna, "inkognito", "first")
        learner = Learner(anna)
        while (step := learner.hears()) != "whole":
            learner.does(step)
        anna.page.locator('.coach-ring[data-for="passport"]').wait_for()
        anna.page.wait_for_function(
            """() => {
              const [ring, story] = ['.coach-ring[data-for="passport"]', ".story"].map((each) =>
                document.querySelector(each).getBoundingClientRect());
              return ring.left >= story.left - 5 && ring.bottom < story.top + story.height / 2;
            }"""
        )


@every_guide
def test_on_a_phone_in_german_the_coach_hides_nothing_it_points_at(
    browser: Browser, house: House, slug: str, guide: str
) -> None:
    with person(browser, "de-DE", viewport=PHONE, has_touch=True) as anna:
        begin(house, anna, slug, guide)
        learner = Learner(anna)
        for _ in range(6):
            step = learner.hears()
            check_place(anna, step)
            learner.does(step)


def check_place(anna: Person, step: str) -> None:
    """The coach has found its place, on the screen and beside what it rings."""
    anna.page.wait_for_function(
        """() => {
            const coach = document.querySelector('.coach')?.getBoundingClientRect();
            const rings = [...document.querySelectorAll('.coach-ring')].map(ring => ring.getBoundingClientRect());
            const apart = ring => ring.right <= coach.left || coach.right <= ring.left
                || ring.bottom <= coach.top || coach.bottom <= ring.top;
            return coach && rings.every(apart);
        }"""
    )
    left, top, right, bottom = box(anna.page.locator(COACH))
    assert left >= 0, step
    assert top >= 0, step
    assert right <= PHONE["width"], step
    assert bottom <= PHONE["height"], step


def test_somebody_new_is_offered_to_learn_first(browser: Browser, house: House) -> None:
    with person(browser) as anna:
        anna.opens(house.url)
        card = anna.page.locator(".poster-card").first
        expect(card.locator("button.main.big")).to_have_text("Learn by playing")
        expect(card.get_by_role("button", name="Play with bots")).to_be_visible()
        card.locator("button.main.big").click()
        expect(anna.page.locator(COACH)).to_be_visible()
        anna.opens(house.url)
        card = anna.page.locator(".poster-card").first
        expect(card.locator("button.main.big")).to_have_text("Play with bots")
        expect(card.get_by_role("button", name="Learn by playing")).to_be_visible()
        assert anna.errors == []


def test_the_coach_is_heard_found_by_keyboard_and_can_be_left(browser: Browser, house: House) -> None:
    with person(browser) as anna:
        begin(house, anna, *FIRST)
        expect(anna.page.locator(f"{COACH} [role=status]")).not_to_be_empty()
        assert anna.page.evaluate("document.activeElement === document.body"), "nothing takes the focus"
        anna.page.get_by_role("button", name="Go on").press("Enter")
        expect(anna.page.locator(COACH)).to_have_attribute("data-step", "hand")
        expect(anna.page.get_by_role("button", name="Go on")).to_be_focused()
        assert complaints(anna.page) == ""
        anna.page.reload()
        expect(anna.page.locator(COACH)).to_have_attribute("data-step", "hand")
        board = box(anna.page.locator(".board"))
        anna.page.get_by_role("button", name="Leave the lesson").press("Enter")
        expect(anna.page.locator(COACH)).to_be_hidden()
        assert box(anna.page.locator(".board")) == board, "the coach pushes nothing"
        anna.waits_for_a_choice()
        assert anna.errors == []


OWN_WAY = 14
"""Choices of somebody who does not listen."""


@every_guide
def test_whoever_goes_another_way_is_never_stopped(browser: Browser, house: House, slug: str, guide: str) -> None:
    """Nothing the coach says has to be done: every choice is accepted, and the lesson finds its way or falls silent."""
    with person(browser, picture=False) as anna:
        begin(house, anna, slug, guide)
        for turn in range(OWN_WAY):
            anna.page.wait_for_selector(f"{COACH} .coach-on, {LIT}, .over", timeout=LONGEST_WAIT)
            if anna.page.locator(f"{COACH} .coach-anew, .over").count():
                break
            other_way(anna, turn)
        assert anna.errors == []


def other_way(anna: Person, turn: int) -> None:
    """Goes on where there is nothing to choose; else picks the last thing that glows, which is seldom what is meant."""
    anna.means_it()
    try:
        if anna.page.locator(f"{COACH} .coach-on").count():
            anna.page.locator(f"{COACH} .coach-on").click(timeout=MOMENT)
        else:
            anna.page.locator(LIT).nth(-1 if turn % 2 else 0).click(timeout=MOMENT)
    except TimeoutError:
        return


def test_a_game_of_my_own_is_one_click_from_the_end(browser: Browser, house: House) -> None:
    with person(browser, picture=False) as anna:
        table = begin(house, anna, *FIRST)
        Learner(anna).learns()
        anna.page.get_by_role("button", name="Play a game of my own").click()
        anna.page.wait_for_url(lambda url: "/table/" in url and table not in url)
        anna.waits_for_a_choice()
        expect(anna.page.locator(COACH)).to_be_hidden()
        assert anna.errors == []
