"""The picture of the README, a game against bots some way in: python -m tests.browser.picture docs/table.png"""

import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import sync_playwright

from tests.browser.chromium import find_chromium
from tests.browser.house import served
from tests.browser.person import person
from tools import web

CHOICES = 26


def take_picture(file: Path) -> None:
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(web.node())
    chromium = find_chromium()
    with TemporaryDirectory() as kept, served(Path(kept) / "tables.sqlite3") as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium.executable, args=list(chromium.arguments), env={**chromium.environment}
        )
        with person(browser, viewport={"width": 1280, "height": 900}, color_scheme="dark") as anna:
            bots = [{"who": "me"}, *[{"who": "bot", "bot": "easy"}] * 3]
            table = house.new_table(anna.context.request, bots, start=True)
            anna.opens(house.page(table)).page.get_by_role("button", name="No more hints").click()
            for turn in range(CHOICES):
                anna.waits_for_a_choice()
                anna.clicks(turn)
            anna.waits_for_a_choice()
            anna.page.mouse.move(5, 5)
            anna.page.screenshot(path=file)
        browser.close()


if __name__ == "__main__":
    take_picture(Path(sys.argv[1]))
