"""A learner who does what the coach says, and nothing else: goes on, or picks what is ringed."""

from playwright.sync_api import Page, expect

from tests.browser.person import DOUBT, LIT, PATIENCE, Person, lit

COACH = ".coach"
MOST_STEPS = 120
RINGED = """([doubt, lit]) => {
  if (document.querySelector(doubt)) return true;
  const coach = document.querySelector(".coach");
  if (!coach || !document.querySelector(lit)) return false;
  const parts = coach.dataset.points.split(" ").filter(Boolean);
  return parts.length === 0 || parts.some((part) => document.querySelector(`.coach-ring[data-for="${part}"]`));
}"""
"""Something can be chosen, and what the coach points at has its ring: it comes a moment after the words."""


class Learner:
    def __init__(self, anna: Person) -> None:
        self.person = anna
        self.page: Page = anna.page
        self.said: list[str] = []

    def learns(self) -> list[str]:
        """To the last step; returns the steps in the order they were said."""
        for _ in range(MOST_STEPS):
            step = self.hears()
            if self.page.locator(f"{COACH} .coach-anew").count():
                return self.said
            self.does(step)
        raise AssertionError(f"the lesson does not end; last was {self.said[-5:]}")

    def hears(self) -> str:
        expect(self.page.locator(COACH)).to_be_visible()
        step = self.page.locator(COACH).get_attribute("data-step") or ""
        if not self.said or self.said[-1] != step:
            self.said.append(step)
        return step

    def does(self, step: str) -> None:
        """Then waits until the coach has nothing more to say of this, or the choice is another one."""
        before = self.stage()
        if self.page.locator(f"{COACH} .coach-on").count():
            self.page.locator(f"{COACH} .coach-on").click()
        else:
            self.picks()
        self.page.wait_for_function(
            "before => { const coach = document.querySelector('.coach');"
            " return !coach || coach.dataset.stage !== before }",
            arg=before,
            timeout=PATIENCE,
        )

    def stage(self) -> str:
        return self.page.locator(COACH).get_attribute("data-stage") or ""

    def picks(self) -> None:
        """What is ringed, or anything that glows where the coach leaves the choice free."""
        self.page.wait_for_function(RINGED, arg=[DOUBT, LIT], timeout=PATIENCE)
        if self.page.locator(DOUBT).count():
            self.page.locator(DOUBT).click()
            return
        ringed = self.page.locator(".coach-ring").first
        part = ringed.get_attribute("data-for") if ringed.count() else None
        wanted = LIT if part is None else lit(part)
        self.page.locator(wanted).first.click()
