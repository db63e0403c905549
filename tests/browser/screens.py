"""Every page at three sizes, light and dark, in three languages: walked by a test, and pictured for people to judge."""

from collections.abc import Iterator
from contextlib import AbstractContextManager
from itertools import product
from typing import Literal, NamedTuple

from playwright.sync_api import Browser, Page, Request, expect

from saucer.guide import guides_of
from saucer.registry import all_games
from tests.browser.house import House, bots_of
from tests.browser.person import CHOICE, Person, person, settled

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


def walk(house: House, anna: Person, finished: dict[str, str]) -> Iterator[tuple[str, Page]]:
    """Every page and every large state of a page, with a name for its picture."""
    yield from walk_house(house, anna)
    for slug, over in finished.items():
        yield from walk_game(house, anna, slug, over)


def walk_house(house: House, anna: Person) -> Iterator[tuple[str, Page]]:
    page = anna.page
    anna.opens(house.url)
    expect(page.locator(".poster svg")).to_have_count(len(all_games()))
    yield "start", page
    for opener, name in ((".choose-bots", "with-bots"), (".invite", "new-table")):
        page.locator(f".poster-card {opener}").first.click()
        page.locator("dialog[open]").wait_for()
        yield name, page
        page.keyboard.press("Escape")
    anna.opens(f"{house.url}/nowhere/at/all").page.locator("h1").first.wait_for()
    yield "missing", page


def walk_game(house: House, anna: Person, slug: str, over: str) -> Iterator[tuple[str, Page]]:
    page = anna.page
    few = all_games()[slug].seats[0]
    friends = [{"who": "me"}, *[{"who": "open"}] * (few - 1)]
    lobby = house.new_table(anna.context.request, friends, game=slug)
    anna.opens(house.page(lobby)).page.locator("main.lobby h1, main.lobby h2").first.wait_for()
    yield f"{slug}-lobby", page
    bots = [{"who": "me"}, *bots_of(slug, few - 1)]
    table = house.new_table(anna.context.request, bots, game=slug, start=True)
    anna.opens(house.page(table)).page.locator(CHOICE).first.wait_for()
    yield f"{slug}-table", page
    for guide in guides_of(all_games()[slug]):
        lesson = house.call(anna.context.request, "lessons", {"game": slug, "guide": guide, "pace": "instant"})
        anna.opens(house.page(lesson["table"])).page.locator(".coach").wait_for()
        yield f"{slug}-lesson-{guide}", page
    with page.expect_response("**/replay?*"):  # how it went is told where there is something to tell
        anna.opens(house.page(over)).page.locator(".over").wait_for()
    yield f"{slug}-over", page
    anna.opens(f"{house.url}/replay/{over}").page.get_by_role("slider").wait_for()
    yield f"{slug}-replay", page
    anna.opens(f"{house.url}/rules/{slug}").page.locator("main.narrow h1").first.wait_for()
    yield f"{slug}-rules", page


SPEAKS = """language => {
  const choice = document.querySelector("select.language");
  choice.value = language;
  choice.dispatchEvent(new Event("change", { bubbles: true }));
}"""
"""The list of languages lies in the settings where there is no room for it at the top of the page."""


def turns_to(page: Page, look: Look) -> None:
    """The window gets another size, night falls or day breaks, and another language is chosen."""
    page.set_viewport_size({"width": look.width, "height": look.height})
    page.emulate_media(color_scheme=look.theme)
    if page.locator("html").get_attribute("lang") != look.language:
        speaks(page, look.language)
    settled(page)


def speaks(page: Page, language: str) -> None:
    """All words have come then, those of the game, too."""
    asked: list[Request] = []
    page.on("request", listener := lambda request: asked.append(request))
    page.evaluate(SPEAKS, language)
    page.locator(f"html[lang={language}]").wait_for()
    page.remove_listener("request", listener)
    for each in asked:
        if answer := each.response():
            answer.finished()


def seen_as(browser: Browser, look: Look, **more: object) -> AbstractContextManager[Person]:
    options: dict[str, object] = {
        "viewport": {"width": look.width, "height": look.height},
        "color_scheme": look.theme,
        **more,
    }
    return person(browser, {"en": "en-GB", "de": "de-DE", "ca": "ca-ES"}[look.language], **options)  # type: ignore[arg-type]
