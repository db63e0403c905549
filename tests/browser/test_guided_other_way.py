"""A learner who once does something else than the coach says, and then listens again."""

from playwright.sync_api import Browser, expect

from tests.browser.coached import COACH, Learner
from tests.browser.house import House
from tests.browser.person import lit, person
from tests.browser.test_guided import begin


def test_a_kid_that_goes_to_another_home_still_comes_to_the_end_of_the_lesson(browser: Browser, house: House) -> None:
    """The coach does not speak of the six points there would have been, and goes on."""
    with person(browser, picture=False) as anna:
        begin(house, anna, "strangers", "first")
        learner = Learner(anna)
        while learner.hears() != "home":
            learner.does(learner.said[-1])
        anna.page.locator(lit("space:d4")).first.click()
        expect(anna.page.locator(COACH)).to_have_attribute("data-step", "scored-there")
        said = learner.learns()
        assert "scored" not in said
        assert said[-1] == "end"
        assert anna.errors == []
