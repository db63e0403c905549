"""One Chromium for all browser tests, a fresh page for each."""

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.chromium import find_chromium
from tools import web


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(web.node())
    chromium = find_chromium()
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(
            executable_path=chromium.executable,
            args=list(chromium.arguments),
            env={**chromium.environment},
        )
        yield launched
        launched.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context()
    context.set_default_timeout(10_000)
    yield context.new_page()
    context.close()
