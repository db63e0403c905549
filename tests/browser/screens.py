"""Every page at three sizes, light and dark, in three languages: walked by a test, and as pictures for people to judge.

python -m tests.browser.screens FOLDER
"""

import os
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from saucer.registry import all_games
from tests.browser.chromium import find_chromium
from tests.browser.house import House, served
from tests.browser.person import LIT, Person, person
from tools import web

Theme = Literal["light", "dark"]


class Look(NamedTuple):
    """How somebody looks at the table."""

    width: int
    height: int
    theme: Theme
    language: str

    def __str__(self) -> str:
        return f"{self.width}-{self.theme}-{self.language}"


SIZES = ((360, 740), (768, 1024), (1440, 900))
THEMES: tuple[Theme, ...] = ("light", "dark")
LANGUAGES = ("en", "de", "ca")
ALL_LOOKS = tuple(Look(*size, theme, language) for size, theme, language in product(SIZES, THEMES, LANGUAGES))
SOME_LOOKS = tuple(
    Look(*size, theme, LANGUAGES[(number + at) % 3])
    for number, size in enumerate(SIZES)
    for at, theme in enumerate(THEMES)
)
"""Every size in light and dark, every language twice."""


def finished_table(house: House, anna: Person, slug: str) -> str:
    """Bots play while somebody watches."""
    few = all_games()[slug].seats[0]
    table = house.new_table(anna.context.request, [{"who": "bot", "bot": "random"}] * few, game=slug, start=True)
    anna.opens(house.page(table)).page.locator(".over").wait_for(timeout=90_000)
    return table


def walk(house: House, anna: Person, finished: dict[str, str]) -> Iterator[tuple[str, Page]]:
    """Every page and every large state of a page, with a name for its picture."""
    page = anna.page
    anna.opens(house.url)
    page.locator(".poster svg").first.wait_for()
    yield "start", page
    page.locator(".poster-card .row button").nth(1).click()
    page.locator("dialog[open]").wait_for()
    yield "new-table", page
    page.keyboard.press("Escape")
    anna.opens(f"{house.url}/nowhere/at/all").page.locator("h1").first.wait_for()
    yield "missing", page
    for slug, over in finished.items():
        yield from walk_game(house, anna, slug, over)


def walk_game(house: House, anna: Person, slug: str, over: str) -> Iterator[tuple[str, Page]]:
    page = anna.page
    few = all_games()[slug].seats[0]
    friends = [{"who": "me"}, *[{"who": "open"}] * (few - 1)]
    lobby = house.new_table(anna.context.request, friends, game=slug)
    anna.opens(house.page(lobby)).page.locator("h1, h2").first.wait_for()
    yield f"{slug}-lobby", page
    bots = [{"who": "me"}, *[{"who": "bot", "bot": "easy"}] * (few - 1)]
    table = house.new_table(anna.context.request, bots, game=slug, start=True)
    anna.opens(house.page(table)).page.locator(LIT).first.wait_for()
    yield f"{slug}-table", page
    anna.opens(house.page(over)).page.locator(".over").wait_for()
    yield f"{slug}-over", page
    anna.opens(f"{house.url}/replay/{over}").page.get_by_role("slider").wait_for()
    yield f"{slug}-replay", page
    anna.opens(f"{house.url}/rules/{slug}").page.locator("h1").first.wait_for()
    yield f"{slug}-rules", page


def seen_as(browser: Browser, look: Look) -> AbstractContextManager[Person]:
    return person(
        browser,
        {"en": "en-GB", "de": "de-DE", "ca": "ca-ES"}[look.language],
        viewport={"width": look.width, "height": look.height},
        color_scheme=look.theme,
    )


def take_pictures(folder: Path) -> None:
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(web.node())
    chromium = find_chromium()
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as kept, served(Path(kept) / "tables.sqlite3") as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium.executable, args=list(chromium.arguments), env={**chromium.environment}
        )
        with person(browser) as anna:
            finished = {slug: finished_table(house, anna, slug) for slug in all_games()}
        for look in ALL_LOOKS:
            with seen_as(browser, look) as guest:
                for name, page in walk(house, guest, finished):
                    page.screenshot(path=folder / f"{name}-{look}.png")
        browser.close()


if __name__ == "__main__":
    take_pictures(Path(sys.argv[1]))
