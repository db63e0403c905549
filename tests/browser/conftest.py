"""One Chromium and one server for all tests of a process, a fresh page for each."""

from collections.abc import Callable, Iterator
from functools import cache

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.chromium import launched
from tests.browser.ended import finished_table
from tests.browser.house import House, served
from tests.browser.person import be_patient, person


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with launched() as chromium:
        yield chromium


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Everybody who comes is a new guest with a table of their own, so that one server does for all tests."""
    with served(tmp_path_factory.mktemp("house") / "tables.sqlite3") as there:
        yield there


@pytest.fixture(scope="session")
def finished(browser: Browser, house: House) -> Callable[[str], str]:
    """A table of a game at which bots have played to the end, made when it is first asked for."""

    @cache
    def of_game(slug: str) -> str:
        with person(browser) as anna:
            return finished_table(house, anna, slug)

    return of_game


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context()
    be_patient(context)
    yield context.new_page()
    context.close()
