"""Pictures of every page and of every climax, for people to judge.

python -m tests.browser.album FOLDER            takes the pictures, and prints the figures of the stage (stage.py)
python -m tests.browser.album FOLDER LOOK ...   takes those of some looks only, such as 360-light-de
"""

import sys
from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page

from saucer.core.random import Random
from saucer.registry import all_games
from tests.browser.chromium import launched
from tests.browser.climaxes import played, shown
from tests.browser.ended import finished_table
from tests.browser.house import House, served
from tests.browser.person import Person, person, settled
from tests.browser.screens import ALL_LOOKS, SOME_LOOKS, Look, seen_as, walk
from tests.browser.stage import figures_of, named, print_figures
from tests.browser.test_plain import PLAIN, sits_with_bots
from tests.browser.test_strangers import plays_to_the_end


def walk_on(house: House, anna: Person) -> Iterator[tuple[str, Page]]:
    """What lies over a page: a game in pictures, names, what was reached."""
    page = anna.page
    anna.opens(house.url).page.locator(".poster svg").first.wait_for()
    for slug in all_games():
        card = page.locator(f'.poster-card:has(a[href="/rules/{slug}"])')
        if card.locator(".pictures-button").count():
            card.locator(".pictures-button").click()
            page.locator(".pictures-row svg").first.wait_for()
            yield f"{slug}-pictures", page
            page.keyboard.press("Escape")
    page.locator(".header button").last.click()
    page.locator("dialog[open]").wait_for()
    yield "settings-and-name", page
    anna.opens(f"{house.url}/join/ZZZZZZ").page.locator("main h1, main h2").first.wait_for()
    yield "join-nowhere", page


def walk_dice(house: House, anna: Person, finished: dict[str, str]) -> Iterator[tuple[str, Page]]:
    anna.opens(f"{house.url}/replay/{finished['all-in-all']}").page.locator(".dice").scroll_into_view_if_needed()
    yield "dice", anna.page


def walk_plain(house: House, anna: Person) -> Iterator[tuple[str, Page]]:
    """Every game in words instead of pictures: from here on she prefers that."""
    anna.context.add_init_script(PLAIN)
    for slug in all_games():
        sits_with_bots(house, anna, slug)
        anna.page.locator(".plain").wait_for()
        yield f"{slug}-plain", anna.page


def walk_shelf(house: House, anna: Person) -> Iterator[tuple[str, Page]]:
    """What somebody has reached who played a game alone to its end."""
    table = house.new_table(anna.context.request, [{"who": "me"}], game="strangers", start=True)
    plays_to_the_end(anna.opens(house.page(table)), Random(1))
    yield "strangers-over-alone", anna.page
    anna.opens(house.url).page.locator(".my-shelf summary").click()
    anna.page.locator(".my-shelf").scroll_into_view_if_needed()
    yield "shelf", anna.page


def take_pictures(folder: Path, looks: Sequence[Look] = ALL_LOOKS) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as kept, served(Path(kept) / "tables.sqlite3") as house, launched() as browser:
        with person(browser) as anna:
            finished = {slug: finished_table(house, anna, slug) for slug in all_games()}
        for look in looks:
            with seen_as(browser, look) as guest:
                for name, page in chain(
                    walk(house, guest, finished),
                    walk_on(house, guest),
                    walk_dice(house, guest, finished),
                    walk_plain(house, guest),
                ):
                    take(page, folder / f"{name}-{look}.png")
        take_climaxes(house, browser, folder, [look for look in SOME_LOOKS if look in looks])


def take(page: Page, file: Path) -> None:
    """When all of it has come: the end's own picture comes after its words."""
    page.wait_for_load_state("networkidle")
    settled(page)
    page.screenshot(path=file)


def take_climaxes(house: House, browser: Browser, folder: Path, looks: Sequence[Look]) -> None:
    """With motion, and calmly, so that each can be pictured; and what was reached. Every size, light and dark."""
    for look in looks:
        with seen_as(browser, look) as guest:
            for name, page in walk_shelf(house, guest):
                take(page, folder / f"{name}-{look}.png")
    for slug in all_games() if looks else ():
        with person(browser) as anna:
            table, climaxes = played(house, anna, slug)
        for look in looks:
            with seen_as(browser, look, pace="calm", reduced_motion="no-preference") as guest:
                for kind, page in shown(house, guest, table, climaxes):
                    page.screenshot(path=folder / f"{slug}-climax-{kind}-{look}.png")


def main(folder: str, *names: str) -> None:
    wanted = named(names, [str(look) for look in ALL_LOOKS])
    take_pictures(Path(folder), [look for look in ALL_LOOKS if str(look) in wanted])
    if not names:
        print_figures(figures_of)


if __name__ == "__main__":
    main(*sys.argv[1:])
