"""Words at the table are whole: no name is cut short or broken within a syllable, every number has its word."""

import pytest
from playwright.sync_api import Browser, Page

from saucer.core import text
from saucer.games.all_in_all.model import RELICS
from saucer.registry import all_games
from saucer.wording import LANGUAGES, Language, Wording
from tests.browser.house import House
from tests.browser.person import person, settled
from tests.browser.screens import Look, seen_as, turns_to
from tests.browser.stage import DRAWN, SIZES, ZOOMED, plays_on, sits
from tests.suite.tables import pairwise_tables
from tests.wording.playing import texts

BROKEN = """
selector => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility()).flatMap((one) => {
  const box = one.getBoundingClientRect();
  const words = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
  const found = [];
  while (words.nextNode()) {
    const node = words.currentNode;
    const letters = [...node.data].map((_, at) => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return [...range.getClientRects()].at(-1) ?? range.getBoundingClientRect();
    });
    const outside = letters.some(({ left, right, top, bottom, width }) => width > 0 &&
      (left < box.left - 1.5 || right > box.right + 1.5 || top < box.top - 4 || bottom > box.bottom + 4));
    const inAWord = letters.some(({ top }, at) =>
      at > 0 && top > letters[at - 1].top + 5 && /[\\p{L}]{2}/u.test(node.data.slice(at - 1, at + 1)));
    if (outside || inAWord) found.push(node.data);
  }
  return found;
})
"""
"""What reaches out of its own element, or goes on in the next line without a hyphen."""
CAPTIONS = {"all-in-all": ".aia-bundle .aia-caption", "inkognito": ".ink-held small, .ink-scene .ink-person"}
WORDLESS = """
[...document.querySelectorAll(".other .figures > div")].filter((one) =>
  one.checkVisibility() && !one.querySelector("dt").checkVisibility()).map((one) => one.textContent)
"""

LONGEST = 6
"""So many prompts of a game have room if all have."""
PROMPTED = """
async (prompts) => {
  const line = document.querySelector(".prompt > p");
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const cut = [];
  for (const words of prompts) {
    for (const shown of ["", words]) {
      line.firstChild.data = shown;
      await drawn();
    }
    if (line.scrollHeight > line.clientHeight + 4) cut.push(words);
  }
  return cut;
}
"""


def longest_prompts(slug: str) -> list[str]:
    """As they come in a game, in the language in which they are longest."""
    table = max(pairwise_tables(all_games()[slug]), key=lambda each: each.players)
    prompts = [(viewer, each) for viewer, each in texts(table, seed=1) if each.id.startswith("prompt")]
    said = {
        Wording(language, table.game, table.names, viewer).render(words)
        for language in LANGUAGES
        for viewer, words in prompts
    }
    return sorted(said, key=len)[-LONGEST:]


@pytest.mark.parametrize("game", DRAWN)
def test_a_prompt_is_whole_however_long_it_is_and_so_are_the_others_names(
    browser: Browser, house: House, game: str
) -> None:
    prompts = longest_prompts(game)
    assert len(prompts) == LONGEST
    with seen_as(browser, Look(*ZOOMED, "light", "de")) as anna:
        sits(house, anna, game)
        for width, height in (ZOOMED, *SIZES):
            anna.page.set_viewport_size({"width": width, "height": height})
            settled(anna.page)
            assert anna.page.evaluate(PROMPTED, prompts) == [], (width, height)
            if (width, height) != ZOOMED:
                check_others(anna.page)


@pytest.mark.parametrize("game", sorted(CAPTIONS))
def test_what_lies_before_me_is_named_in_whole_words(browser: Browser, house: House, game: str) -> None:
    with seen_as(browser, Look(1280, 720, "light", "en")) as anna:
        sits(house, anna, game)
        plays_on(house, anna, game)
        for look in (Look(*size, "light", language) for language in LANGUAGES for size in SIZES):
            turns_to(anna.page, look)
            assert anna.page.evaluate(BROKEN, CAPTIONS[game]) == [], look


MANY = """
names => {
  const hand = document.querySelector(".aia-hand");
  const bundles = names.map((name) => {
    const one = hand.firstElementChild.cloneNode(true);
    one.querySelector(".aia-caption").textContent = name;
    return one;
  });
  hand.replaceChildren(...bundles);
  return bundles.filter((one) => !one.querySelector(".aia-caption").checkVisibility()).length;
}
"""
"""Lays a card of each name into the hand, and counts those whose names are not to be seen."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_seven_kinds_of_cards_are_named_on_a_tablet(browser: Browser, house: House, language: Language) -> None:
    wording = Wording(language, all_games()["all-in-all"])
    longest = sorted((wording.render(text(f"see-caption-{card}")) for card in RELICS), key=len)[-7:]
    with seen_as(browser, Look(768, 1024, "light", language)) as anna:
        sits(house, anna, "all-in-all")
        assert anna.page.evaluate(MANY, longest) == 0
        assert anna.page.evaluate(BROKEN, CAPTIONS["all-in-all"]) == []


@pytest.mark.parametrize("game", DRAWN)
def test_two_others_have_their_names_and_a_word_for_their_number(browser: Browser, house: House, game: str) -> None:
    """On a phone, upright and lying down, too."""
    with seen_as(browser, Look(1280, 720, "light", "de")) as anna:
        seats = [{"who": "me"}, *[{"who": "bot", "bot": "easy"}] * 2]
        table = house.new_table(anna.context.request, seats, game=game, start=True)
        anna.opens(house.page(table)).waits_for_a_choice()
        for width, height in SIZES:
            anna.page.set_viewport_size({"width": width, "height": height})
            settled(anna.page)
            check_others(anna.page)


def check_others(page: Page) -> None:
    assert page.evaluate(BROKEN, ".other .name, .other .figures dt") == [], page.viewport_size
    assert page.evaluate(WORDLESS) == [], page.viewport_size


def test_ships_that_hover_at_the_edge_are_whole(browser: Browser, house: House) -> None:
    """Four players begin at portal 4, which is the last of its row on a phone."""
    with person(browser, viewport={"width": 390, "height": 844}) as anna:
        sits(house, anna, "all-in-all")
        right, edge = anna.page.evaluate(
            """() => [".aia-fly", ".aia-space"].map((each) =>
              Math.max(...[...document.querySelectorAll(each)].map((one) => one.getBoundingClientRect().right)))"""
        )
        assert right <= edge


def test_a_hat_on_the_uppermost_space_is_whole(browser: Browser, house: House) -> None:
    """Red begins there."""
    seats = [*[{"who": "bot", "bot": "easy"}] * 2, {"who": "me"}]
    with person(browser, viewport={"width": 1440, "height": 900}) as anna:
        more = {"options": {"colours": "by_seat"}, "start": True}
        table = house.new_table(anna.context.request, seats, game="inkognito", **more)
        anna.opens(house.page(table)).waits_for_a_choice()
        settled(anna.page)
        hats, edge = anna.page.evaluate(
            """() => [".ink-ghost path", ".ink-map"].map((each) =>
              Math.min(...[...document.querySelectorAll(each)].map((one) => one.getBoundingClientRect().top)))"""
        )
        assert edge <= hats < edge + 30
