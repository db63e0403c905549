"""The pictures of the README, games against bots some way in: python -m tests.browser.picture docs"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser

from saucer.core.random import Random
from tests.browser.chromium import launched
from tests.browser.house import House, served
from tests.browser.person import Person, person, prefers, settled
from tests.browser.test_inkognito import one_chooses

CHOICES = {"all-in-all": 26, "contact": 9, "inkognito": 58, "los-incognitos": 40, "strangers": 24}


def take_pictures(folder: Path) -> None:
    with TemporaryDirectory() as kept, served(Path(kept) / "tables.sqlite3") as house, launched() as browser:
        for slug in CHOICES:
            take_picture(browser, house, slug, folder / f"{slug}.png")


def take_picture(browser: Browser, house: House, slug: str, file: Path) -> None:
    """A game that is over so soon is followed by another."""
    with person(browser, viewport={"width": 1280, "height": 800}, color_scheme="dark") as anna:
        anna.context.add_init_script(prefers("hints: false"))
        bots = [{"who": "me"}, *[{"who": "bot", "bot": "easy"}] * 3]
        table = house.new_table(anna.context.request, bots, game=slug, start=True)
        anna.opens(house.page(table))
        for turn in range(CHOICES[slug]):
            anna.waits_for_a_choice()
            if not anna.is_over():
                choose(anna, slug, turn)
        anna.waits_for_a_choice()
        if anna.is_over():
            return take_picture(browser, house, slug, file)
        anna.page.evaluate("document.activeElement?.blur()")
        anna.page.mouse.move(5, 5)
        settled(anna.page)
        anna.page.screenshot(path=file)


def choose(anna: Person, slug: str, turn: int) -> None:
    if slug == "all-in-all":
        anna.clicks(turn)
    else:
        one_chooses([anna], Random(turn), turn)


if __name__ == "__main__":
    take_pictures(Path(sys.argv[1]))
