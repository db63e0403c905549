"""How a table fills the window: what it measures on a page, and the table of figures.

python -m tests.browser.stage            prints the figures of every drawn game, in three languages, light and dark
"""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, TimeoutError

from saucer.core.random import Random
from tests.browser.chromium import launched
from tests.browser.house import House, served
from tests.browser.person import Person, prefers, settled
from tests.browser.screens import LANGUAGES, THEMES, Look, seen_as
from tests.browser.test_inkognito import one_chooses

SIZES = ((360, 640), (390, 844), (844, 390), (768, 1024), (1024, 768), (1280, 720), (1440, 900), (1920, 1080))
ZOOMED = (640, 360)
"""A laptop at 200 %."""
FACES = Path(__file__).parents[2] / "web" / "src" / "games"
DRAWN = tuple(sorted(face.parent.name for face in FACES.glob("*/index.ts")))
PLACES = (".strip", ".board", ".prompt", ".mine", ".bar")
CHOICES = 9
"""So many choices in, there are ships and figures on the board."""

MEASURE = """
places => {
  const boxOf = (element) => element.getBoundingClientRect();
  const shown = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const board = boxOf(document.querySelector(".board"));
  const parts = shown(".board [data-part]").map(boxOf);
  const ends = (from, to) => Math.max(
    Math.min(...parts.map((part) => part[from])) - board[from],
    board[to] - Math.max(...parts.map((part) => part[to])),
  );
  const inSight = (one) => one.checkVisibility() && !/absolute|fixed/.test(getComputedStyle(one).position);
  const isIn = (one, other) => one.left >= other.left - 1 && one.top >= other.top - 1 &&
    one.right <= other.right + 1 && one.bottom <= other.bottom + 1;
  const isOn = (one, other) => one.left < other.right - 4 && other.left < one.right - 4 &&
    one.top < other.bottom - 4 && other.top < one.bottom - 4;
  const outside = places.flatMap((name) => {
    const place = document.querySelector(name);
    const inIt = [...place.children].filter(inSight);
    const out = inIt.filter((one) => !isIn(boxOf(one), boxOf(place)));
    const on = inIt.filter((one) => inIt.some((other) => one !== other && isOn(boxOf(one), boxOf(other))));
    const cut = [...place.querySelectorAll("button")].filter((one) =>
      one.checkVisibility() && one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX === "visible");
    return [...out, ...on, ...cut].map((one) => `${name} > ${one.tagName} ${one.className}: ${one.textContent}`);
  });
  const widths = shown(".bar-words > .main").map((one) => boxOf(one).width);
  const letters = [];
  const words = document.createTreeWalker(document.querySelector(".table"), NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const { data, parentElement: holder } = words.currentNode;
    if (!data.trim() || holder.closest("title, option, .aside") || !holder.checkVisibility()) continue;
    const matrix = holder instanceof SVGElement ? holder.getScreenCTM() : null;
    const size = parseFloat(getComputedStyle(holder).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
    letters.push([size, data.trim()]);
  }
  const [letter, smallest] = letters.reduce((one, other) => (other[0] < one[0] ? other : one));
  const scrolls = shown(".table, .table *").filter((one) =>
    /auto|scroll/.test(getComputedStyle(one).overflow) &&
    !one.matches('.pane-window, .over, .board:has(> .plain), section[tabindex="0"][aria-label]') &&
    (one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
  );
  const places_ = Object.fromEntries(places.map((name) => {
    const { left, top, right, bottom } = boxOf(document.querySelector(name));
    return [name, [left, top, right, bottom]];
  }));
  const stretched = shown(".board svg").map((one) => one.getScreenCTM())
    .filter((matrix) => Math.abs(Math.hypot(matrix.a, matrix.b) - Math.hypot(matrix.c, matrix.d)) > 0.01);
  return {
    share: (100 * board.width * board.height) / (innerWidth * innerHeight),
    scroll: Math.max(
      document.documentElement.scrollHeight - innerHeight, document.documentElement.scrollWidth - innerWidth),
    letter,
    smallest,
    gap: Math.min(ends("left", "right"), ends("top", "bottom")),
    scrolls: scrolls.map((one) => one.className),
    stretched: stretched.length,
    outside,
    uneven: Math.max(0, ...widths) - Math.min(...widths, Infinity) > 1 ? widths : [],
    near: shown('.pane-window[data-near="true"]').length > 0,
    places: places_,
  };
}
"""


def named(names: Sequence[str], known: Sequence[str]) -> Sequence[str]:
    """On a command line: all that there are if none is named; ends with 2 at a name that nothing has."""
    unknown = [name for name in names if name not in known]
    if unknown:
        print(f"expected some of {', '.join(known)}; found {', '.join(unknown)}", file=sys.stderr)
        sys.exit(2)
    return names or known


class Figures(NamedTuple):
    """Of one table at one size."""

    share: float
    """Of the window, in per cent: the board's place."""
    scroll: int
    """Pixels by which the page itself is larger than the window."""
    letter: float
    """The smallest letter at the table, in pixels."""
    smallest: str
    """The words that are written so small."""
    gap: float
    """Pixels between what is drawn of the game and the edge of its place, in the direction where they are fewer."""
    scrolls: list[str]
    """What else scrolls, apart from a board drawn nearer, the end, and what is made for it: a list that says what it
    is, and that keys reach."""
    stretched: int
    outside: list[str]
    """What is larger than its place, or lies on something else there."""
    uneven: list[float]
    """The widths of buttons side by side, if they are not the same: then a longer word moves one."""
    near: bool
    """Whether the board is drawn nearer, because on a phone the view goes where the decision is."""
    places: dict[str, tuple[float, float, float, float]]


WATCH = """
() => {
  window.boardPlaces = [];
  const look = () => {
    const { left, top, right, bottom } = document.querySelector(".board").getBoundingClientRect();
    const now = [left, top, right, bottom].join(" ");
    if (window.boardPlaces.at(-1) !== now) window.boardPlaces.push(now);
    requestAnimationFrame(look);
  };
  look();
}
"""


def watches_the_board(page: Page) -> None:
    """From now on in every frame, until another page is opened."""
    settled(page)
    page.evaluate(WATCH)


def places_of_the_board(page: Page) -> list[str]:
    """One after the other, as long as it was watched."""
    found: list[str] = page.evaluate("window.boardPlaces ?? []")
    return found


CUT_OFF = """() => {
  const shown = [...document.querySelectorAll(".prompt > p, .bar-words button, .me .name, .other .name")]
    .filter((one) => one.checkVisibility());
  return shown.filter((one) => {
    const place = one.matches(".prompt > p") ? one.nextElementSibling?.parentElement : one;
    const latest = document.querySelector(".latest")?.getBoundingClientRect();
    const below = one.matches(".prompt > p") && latest && one.getBoundingClientRect().bottom > latest.top + 2;
    return below || place.scrollWidth > place.clientWidth + 1;
  }).map((one) => `${one.className || one.tagName}: ${one.textContent}`);
}"""


def cut_off(page: Page) -> list[str]:
    """Words that have no room: below the prompt's place, wider than a button, a name cut short."""
    found: list[str] = page.evaluate(CUT_OFF)
    return found


def measure(page: Page) -> Figures:
    settled(page)
    found: dict[str, Any] = page.evaluate(MEASURE, list(PLACES))
    return Figures(**found)


def sits(house: House, anna: Person, game: str) -> str:
    """With three bots, and without hints; says at which table."""
    anna.context.add_init_script(prefers("hints: false"))
    bots = [{"who": "me"}, *[{"who": "bot", "bot": "easy"}] * 3]
    table = house.new_table(anna.context.request, bots, game=game, start=True)
    anna.opens(house.page(table)).waits_for_a_choice()
    return table


def plays_on(house: House, anna: Person, game: str) -> None:
    """A part that stopped glowing meanwhile is no harm; a game that is over so soon is followed by another."""
    for turn in range(CHOICES):
        with suppress(TimeoutError):
            anna.clicks(turn) if game == "all-in-all" else one_chooses([anna], Random(turn), turn)
        anna.waits_for_a_choice()
        if anna.is_over():
            sits(house, anna, game)
            return plays_on(house, anna, game)


def at_every_size(anna: Person) -> Iterator[tuple[tuple[int, int], Figures]]:
    for width, height in SIZES:
        anna.page.set_viewport_size({"width": width, "height": height})
        yield (width, height), measure(anna.page)


def figures_of(browser: Browser, house: House) -> Iterator[str]:
    """A table in Markdown: for each game and size the least of all languages and themes."""
    yield "| game | window | board | page scrolls | smallest letter |"
    yield "|---|---|---|---|---|"
    for game in DRAWN:
        all_of_them: dict[tuple[int, int], list[Figures]] = {size: [] for size in SIZES}
        for language, theme in product(LANGUAGES, THEMES):
            with seen_as(browser, Look(1280, 720, theme, language)) as anna:
                sits(house, anna, game)
                for size, found in at_every_size(anna):
                    all_of_them[size].append(found)
        for (width, height), found_there in all_of_them.items():
            share = min(each.share for each in found_there)
            letter = min(each.letter for each in found_there)
            scroll = max(each.scroll for each in found_there)
            yield f"| {game} | {width} x {height} | {share:.0f} % | {scroll} px | {letter:.1f} px |"


def print_figures(figures: Callable[[Browser, House], Iterator[str]]) -> None:
    with TemporaryDirectory() as kept, served(Path(kept) / "tables.sqlite3") as house, launched() as browser:
        for line in figures(browser, house):
            print(line, flush=True)


if __name__ == "__main__":
    print_figures(figures_of)
