"""A person at a browser: sees what glows, clicks it, or uses the keyboard alone."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from time import monotonic

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from saucer.registry import all_games
from tests.browser.captured import Capture

IDLE = ":root:not(:has([data-busy=true]))"
"""Nothing that was chosen is still on its way: until it is answered, what else is chosen waits, or is forgotten."""
GLOWS = "[data-part][data-state=lit]"
LIT = f"{IDLE} {GLOWS}"
CHOICE = f"{LIT}, .plain-choices button"
"""Something that can be chosen, at a drawn table or at a plain one."""
OVER = ".over"
DOUBT = "dialog[open] .doubt-yes"
MOST_CHOICES = 900
PATIENCE = 120_000
"""So long everything is waited for that comes at once on a machine of one's own."""
LONGEST_WAIT = 240_000
"""In some games one listens for a while, and bots are listened to before it is one's turn."""
MOMENT = 2_000
"""What glowed may have gone out meanwhile: whoever has waited so long for it in vain looks again."""
NEXT_FRAME = "new Promise(requestAnimationFrame)"


def lit(part: str) -> str:
    return f'{IDLE} [data-part="{part}"][data-state=lit]'


def lit_ones(kind: str) -> str:
    """Of the parts whose names begin so."""
    return f'{IDLE} [data-part^="{kind}"][data-state=lit]'


class Person:
    def __init__(self, context: BrowserContext) -> None:
        self.context = context
        self.page: Page = context.new_page()
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda said: self.errors.append(said.text) if said.type == "error" else None)
        self.capture = Capture(self.page)

    def opens(self, url: str) -> "Person":
        self.page.goto(url)
        return self

    def prompt(self) -> str:
        return self.page.locator(".prompt [role=status]").inner_text()

    def is_over(self) -> bool:
        return self.page.locator(OVER).count() > 0

    def means_it(self) -> None:
        """Whoever is asked whether that is meant says so."""
        if self.page.locator(DOUBT).count():
            self.page.locator(DOUBT).click()

    def waits_for_a_choice(self) -> None:
        self.means_it()
        self.page.wait_for_function(
            "choices => document.querySelector(choices)",
            arg=f"{LIT}, {OVER}",
            timeout=LONGEST_WAIT,
        )

    def lit_parts(self) -> list[str]:
        found: list[str] = self.page.eval_on_selector_all(LIT, "found => found.map(part => part.dataset.part)")
        return found

    def wishes(self, turn: int) -> Locator | None:
        """One of the parts that glow, as somebody in a hurry: fly to portal 5, place what there is."""
        parts = self.lit_parts()
        if not parts:
            return None
        wished = [part for part in parts if part.startswith("relic:")] or [parts[turn % len(parts)]]
        if "fly_on" in parts:
            near = any(part in parts for part in ("portal:1", "portal:2", "portal:3", "portal:4"))
            wished = ["fly_on"] if near else [part for part in parts if part.startswith("portal:")]
        return self.page.locator(lit(wished[0])).first

    def clicks(self, turn: int) -> None:
        if wished := self.wishes(turn):
            wished.click(timeout=MOMENT)

    def takes(self, turn: int) -> None:
        """Chooses what `clicks` would, by a key."""
        if wished := self.wishes(turn):
            wished.press("Enter", timeout=MOMENT)

    def presses(self, turn: int) -> None:
        """The keyboard alone: Tab to the first part that glows, arrows to the next, Enter.

        If nothing glows any more, nothing is pressed: it would be whatever the last Tab came to, a way out among it.
        """
        for _ in range(60):
            if self.page.evaluate("document.activeElement?.dataset?.state") == "lit":
                break
            self.page.keyboard.press("Tab")
        else:
            return
        for _ in range(turn % 3):
            self.page.keyboard.press("ArrowRight")
        self.page.keyboard.press("Enter")


ASKED = """([lit, over, doubt]) =>
  document.querySelector(over) ? "over" :
  document.querySelector(doubt) ? "doubt" :
  document.querySelector(lit) ? "asked" : "waits"
"""


def who_is_asked(people: Sequence[Person], turn: int) -> Person | None:
    """Whoever can choose now, each time looked for from the next one on; None when the game is over."""
    end = monotonic() + LONGEST_WAIT / 1000
    while monotonic() < end:
        for place in range(len(people)):
            each = people[(turn + place) % len(people)]
            found = each.page.evaluate(ASKED, [LIT, OVER, DOUBT])
            if found == "over":
                return None
            if found == "doubt":
                each.means_it()
            if found == "asked":
                return each
        people[0].page.evaluate(NEXT_FRAME)
    raise AssertionError(f"nobody is asked: {[each.prompt() for each in people]}")


SETTLED = """async () => {
  await document.fonts.ready;
  let changed = true;
  const watch = new MutationObserver(() => { changed = true; });
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (let looks = 0; changed && looks < 30; looks++) {
    changed = false;
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }
  watch.disconnect();
}"""


def settled(page: Page) -> None:
    """Letters have come in their own font, and all is drawn for the room there is: whoever measures waits for that.

    A window of another size, or a page that was just opened, is drawn anew once it has been measured.
    """
    page.evaluate(SETTLED)


BOX = """async (part) => {
  await document.fonts.ready;
  const { left, top, right, bottom } = part.getBoundingClientRect();
  return part.checkVisibility() ? [left, top, right, bottom] : null;
}"""


def box(part: Locator) -> tuple[float, float, float, float]:
    """Left, top, right, bottom on the screen, in the page's own font."""
    found = part.evaluate(BOX)
    assert found is not None, part
    left, top, right, bottom = found
    return left, top, right, bottom


RESTS = """async (part) => {
  await document.fonts.ready;
  for (let still = 0, before = ""; still < 5; ) {
    await new Promise(requestAnimationFrame);
    const now = JSON.stringify(part.getBoundingClientRect());
    still = now === before ? still + 1 : 0;
    before = now;
  }
}"""


def resting(part: Locator) -> tuple[float, float, float, float]:
    """Where it is once it has stayed there for some frames: a board that comes nearer moves all that is on it."""
    part.evaluate(RESTS)
    return box(part)


def prefers(settings: str) -> str:
    """A script for the page: what this person chose before, unless it is chosen otherwise there.

    An empty page keeps nothing.
    """
    kept = f"JSON.stringify({{{settings}, ...JSON.parse(localStorage.saucer ?? '{{}}')}})"
    return f"if (location.href !== 'about:blank') localStorage.saucer = {kept}"


HAS_SEEN = ", ".join(f"'{slug}/pictures'" for slug in all_games())
"""Who comes back has seen every game's pictures, so that they do not lie over its first table."""


UNSEEN = "document.addEventListener('DOMContentLoaded', () => document.body.style.setProperty('opacity', '0'))"
"""Nothing is painted; everything else is as ever."""
SEEN = "document.body.style.removeProperty('opacity')"
"""Painted again, for a picture or for paper."""


def be_patient(context: BrowserContext) -> None:
    """Playwright's own patience ends after seconds, which are short beside others who work."""
    context.set_default_timeout(PATIENCE)
    expect.set_options(timeout=PATIENCE)


@contextmanager
def person(
    browser: Browser,
    language: str = "en-GB",
    *,
    newcomer: bool = False,
    picture: bool = True,
    pace: str = "once",
    **more: object,
) -> Iterator[Person]:
    """Somebody who comes back, unless a newcomer; in whole games, of which nobody looks at the picture, without it."""
    options: dict[str, object] = {"locale": language, "reduced_motion": "reduce", **more}
    context = browser.new_context(**options)  # type: ignore[arg-type]
    seen = "" if newcomer else f", seen: [{HAS_SEEN}]"
    context.add_init_script(prefers(f"pace: '{pace}'{seen}"))
    if not picture:
        context.add_init_script(UNSEEN)
    be_patient(context)
    try:
        yield Person(context)
    finally:
        context.close()
