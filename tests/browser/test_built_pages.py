"""The built browser side runs in a real Chromium under the strict content policy."""

import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import ConsoleMessage, Page

from tests.browser.sound import complaints, complaints_but_of_colours, complaints_of_colours
from tools import web

POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'"


class StrictHandler(SimpleHTTPRequestHandler):
    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Says nothing of any request."""


@pytest.fixture
def address() -> Iterator[str]:
    handler = partial(StrictHandler, directory=str(web.STATIC))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def test_the_page_shows_its_heading_in_its_own_font(page: Page, address: str) -> None:
    complaints: list[str] = []
    page.on("console", lambda message: complaints.append(message.text) if is_complaint(message) else None)
    page.on("pageerror", lambda error: complaints.append(error.message))
    page.goto(address)
    page.get_by_role("heading", name="Saucer").first.wait_for()
    assert page.evaluate("document.fonts.ready.then(fonts => [...fonts].some(font => font.status === 'loaded'))")
    assert complaints == []


def test_axe_finds_nothing_to_complain_about(page: Page, address: str) -> None:
    page.goto(address)
    page.get_by_role("heading").first.wait_for()
    assert complaints(page) == ""


def is_complaint(message: ConsoleMessage) -> bool:
    """These pages are served alone: nobody answers at /api."""
    return message.type == "error" and "/api/" not in message.location["url"]


def test_text_has_a_font_even_where_the_page_brings_none(page: Page) -> None:
    page.set_content("<span>iiii</span><br><span>MMMM</span>")
    narrow, wide = page.evaluate("[...document.querySelectorAll('span')].map(span => span.offsetWidth)")
    assert 0 < narrow < wide


def test_axe_complains_of_what_shuts_people_out(page: Page) -> None:
    page.set_content('<html lang="en"><title>a</title><main><h1 style="color: #ccc">pale</h1><img src="x"></main>')
    assert all(rule in complaints(page) for rule in ("color-contrast", "image-alt"))
    of_colours, others = complaints_of_colours(page), complaints_but_of_colours(page)
    assert ("color-contrast" in of_colours, "image-alt" in of_colours) == (True, False)
    assert ("color-contrast" in others, "image-alt" in others) == (False, True)
