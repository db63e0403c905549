"""The pictures of the README, games against bots some way in: python -m tests.browser.picture docs"""

import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright

from saucer.core.random import Random
from tests.browser.chromium import find_chromium
from tests.browser.house import House, served
from tests.browser.person import Person, person
from tests.browser.test_inkognito import one_chooses
from tools import web

CHOICES = {"all-in-all": 26, "inkognito": 58}


def take_pictures(folder: Path) -> None:
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(web.node())
    chromium = find_chromium()
    with TemporaryDirectory() as kept, served(Path(kept) / "tables.sqlite3") as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium.executable, args=list(chromium.arguments), env={**chromium.environment}
        )
        for slug in CHOICES:
            take_picture(browser, house, slug, folder / f"{slug}.png")
        browser.close()


def take_picture(browser: Browser, house: House, slug: str, file: Path) -> None:
    with person(browser, viewport={"width": 1280, "height": 900}, color_scheme="dark") as anna:
        bots = [{"who": "me"}, *[{"who": "bot", "bot": "easy"}] * 3]
        table = house.new_table(anna.context.request, bots, game=slug, start=True)
        anna.opens(house.page(table)).page.get_by_role("button", name="No more hints").click()
        for turn in range(CHOICES[slug]):
            anna.waits_for_a_choice()
            choose(anna, slug, turn)
        anna.waits_for_a_choice()
        anna.page.mouse.move(5, 5)
        anna.page.screenshot(path=file)


def choose(anna: Person, slug: str, turn: int) -> None:
    if slug == "all-in-all":
        anna.clicks(turn)
    else:
        one_chooses([anna], Random(turn), turn)


if __name__ == "__main__":
    take_pictures(Path(sys.argv[1]))
