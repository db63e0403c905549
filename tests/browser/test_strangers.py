"""Whole games of Don't Talk to Strangers in a real browser: alone, four, teams, an Architect, a Gauntlet."""

from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, TimeoutError, expect

from saucer.core import verify
from saucer.core.random import Random
from saucer.registry import game_named
from tests.browser.captured import check_nothing_secret
from tests.browser.ended import bots_play_on
from tests.browser.house import House
from tests.browser.person import MOMENT, MOST_CHOICES, Person, box, lit, person, prefers, settled
from tests.browser.screens import Look, seen_as
from tests.browser.stage import SIZES, measure

BUTTONS = {"let_out", "stop", "keep", "stranger_first", "saucer_first", "board:a", "board:b", "run_away", "discard"}
"""Parts that are buttons in words; every other part is drawn."""
HASTY = ("let_out", "space:", "kid:", "card:")
"""What somebody wants who has no time; running away and discarding come last."""
STEP = ".dts-next:enabled"
ENOUGH = 12
"""Choices of somebody whose whole games are played elsewhere."""


def sits(house: House, anna: Person, players: int, **options: Any) -> str:
    bots = [{"who": "me"}, *[{"who": "bot", "bot": "easy"}] * (players - 1)]
    more: dict[str, Any] = {"game": "strangers", "options": options, "start": True}
    table = house.new_table(anna.context.request, bots, **more)
    anna.context.add_init_script(prefers("hints: false"))
    anna.opens(house.page(table)).waits_for_a_choice()
    return table


def chooses(anna: Person, random: Random) -> None:
    """One of the parts that glow; whatever falls to words for want of a drawing is a fault."""
    parts = anna.lit_parts()
    in_words = set(anna.page.eval_on_selector_all(".bar [data-part]", "found => found.map(one => one.dataset.part)"))
    assert in_words <= BUTTONS, anna.prompt()
    wished = [part for part in parts if part.startswith(HASTY)] or parts
    if wished:
        part = wished[int(random.below(len(wished)))]
        try:
            anna.page.locator(lit(part)).first.press("Enter", timeout=MOMENT)
        except TimeoutError:
            return


def plays_to_the_end(anna: Person, random: Random) -> None:
    assert plays(anna, random, MOST_CHOICES), f"not over after {MOST_CHOICES} choices: {anna.prompt()}"


def plays(anna: Person, random: Random, most: int) -> bool:
    """Whether it is over after so many choices."""
    for _ in range(most):
        anna.waits_for_a_choice()
        if anna.is_over():
            return True
        chooses(anna, random)
    anna.waits_for_a_choice()
    return anna.is_over()


def checked(house: House, anna: Person, table: str) -> bytes:
    record = house.record(anna.context.request, table)
    assert verify(game_named("strangers"), record).end == "over"
    assert check_nothing_secret(anna.capture.messages, record, {0}) > 10
    assert anna.errors == []
    return record


@pytest.mark.parametrize(
    ("players", "options", "most"),
    [
        (1, {}, MOST_CHOICES),
        (4, {"board": "b", "brainiac": True, "total_invasion": True}, MOST_CHOICES),
        (4, {"variant": "teams_open"}, ENOUGH),
        (4, {"variant": "teams_silent"}, ENOUGH),
    ],
    ids=["solo", "four", "teams", "silent teams"],
)
def test_a_whole_game(browser: Browser, house: House, players: int, options: dict[str, Any], most: int) -> None:
    """Teams play by the same hands on the same board; what differs are hands, talk and the end: bots go on."""
    with person(browser, picture=False, viewport={"width": 800, "height": 600}) as anna:
        table = sits(house, anna, players, **options)
        if not plays(anna, Random(players), most):
            bots_play_on(house, table, (anna, 0))
        checked(house, anna, table)
        shares = anna.page.locator(".dts-ending .dts-share")
        expect(shares).to_have_count(players)
        for share in shares.all():
            assert points_of(share) == sum(int(each) for each in share.locator(".dts-rows b").all_inner_texts())
        check_teams(anna, [points_of(share) for share in shares.all()], PARTNERS.get(str(options.get("variant")), ()))
        kept = anna.context.request.get(f"{house.url}/api/shelf").json()["bests"]
        assert [best["score"] for best in kept] == ([points_of(shares.first)] if players == 1 else [])
        headline = anna.page.locator(".over h2").inner_text()
        assert (headline == f"{points_of(shares.first)} points") == (players == 1)  # nobody wins against nobody


PARTNERS = {"teams_open": ((0, 1), (2, 3)), "teams_silent": ((0, 2), (1, 3))}
"""DS-39 Side by side, or opposite."""


def check_teams(anna: Person, points: list[int], teams: tuple[tuple[int, ...], ...]) -> None:
    """Every team is told its total, and the one that has more has won."""
    told = anna.page.locator(".dts-ending .dts-total", has_text="together")
    expect(told).to_have_count(len(teams))
    totals = [sum(points[seat] for seat in team) for team in teams]
    for total, words in zip(totals, told.all_inner_texts(), strict=True):
        assert f"{total}" in words.split(), words
    if teams and totals[0] != totals[1] and "contact" not in anna.page.locator(".over-words p").first.inner_text():
        expect(anna.page.locator(".over tr[data-winner=true]")).to_have_count(2)


def points_of(share: Locator) -> int:
    return int(share.locator("h3 b").inner_text())


def test_a_gauntlet_tells_how_the_match_stands(browser: Browser, house: House) -> None:
    with person(browser, picture=False, viewport={"width": 800, "height": 600}) as anna:
        table = sits(house, anna, 2, variant="gauntlet")
        expect(anna.page.locator(".dts-match")).to_contain_text("Game 1")
        if not plays(anna, Random(2), ENOUGH):
            bots_play_on(house, table, (anna, 0))
        checked(house, anna, table)
        games = anna.page.locator(".dts-ending .dts-games tr")
        assert games.count() in (2 + 1, 3 + 1)
        assert games.first.locator("td").count() == 2
        points = [[int(cell) for cell in game.locator("td b").all_inner_texts()] for game in games.all()]
        assert points[-1] == [sum(game[seat] for game in points[:-1]) for seat in range(2)]


def test_why_a_game_cannot_begin_is_in_sight_on_a_phone(browser: Browser, house: House) -> None:
    with seen_as(browser, Look(390, 844, "dark", "de")) as anna:
        anna.opens(house.url)
        anna.page.locator('.poster-card:has(a[href="/rules/strangers"]) .choose-bots').click()
        asked = anna.page.locator("dialog[open]")
        asked.get_by_label("Mitspielende").select_option("4")
        asked.locator("select", has_text="Duell").select_option(label="Duell: zu zweit, zwei Siege aus drei Spielen")
        asked.locator("button[type=submit]").click()
        expect(asked.locator(".problem")).to_be_in_viewport(ratio=1)
        expect(asked.locator("button[type=submit]")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", ["de", "ca"])
def test_who_plays_with_whom_has_room_on_a_phone(browser: Browser, house: House, language: str) -> None:
    with seen_as(browser, Look(360, 640, "light", language)) as anna:
        sits(house, anna, 4, variant="teams_silent")
        anna.page.reload()
        expect(anna.page.locator(".dts-other .dts-team")).to_have_count(3)
        settled(anna.page)
        rows = anna.page.locator(".dts-other")
        rooms = rows.evaluate_all("found => found.map(one => [one.scrollWidth - one.clientWidth, one.clientWidth])")
        assert [more for more, _ in rooms] == [0, 0, 0], rooms
        heights = {box(team)[3] - box(team)[1] for team in rows.locator(".dts-team").all()}
        assert max(heights) < 24  # one line each
        assert rows.locator(".dts-kids svg:visible").count() == 3  # a number alone would say nothing


KNOWN = """found => found.map((hand) =>
  [...hand.querySelectorAll(".dts-known svg")].filter((card) => card.checkVisibility()).length)"""
"""Of each hand how many cards are seen."""


def test_an_open_hand_lies_open_on_a_phone(browser: Browser, house: House) -> None:
    """DS-39 Three cards of the partner's are seen, nothing of the others', and nothing overflows."""
    with seen_as(browser, Look(360, 640, "light", "ca")) as anna:
        sits(house, anna, 4, variant="teams_open")
        settled(anna.page)
        hands = anna.page.locator(".dts-other .dts-backs")
        seen = hands.evaluate_all(KNOWN)
        assert sorted(seen)[:2] == [0, 0]
        assert max(seen) >= 3
        rooms = anna.page.locator(".dts-other").evaluate_all(
            "found => found.map(one => one.scrollWidth - one.clientWidth)"
        )
        assert rooms == [0, 0, 0]


NUMBERS = """() => {
  const measured = (one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const size = parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a;
    return { left, right, middle: (top + bottom) / 2, size };
  };
  return [...document.querySelectorAll(".dts-spots")].map((lot) => [...lot.querySelectorAll("text")].map(measured));
}"""
"""Of each lot: where its numbers stand, and how large they are."""
FIGURE = 0.7
"""How high a figure is, as a share of its size."""


@pytest.mark.parametrize("board", ["a", "b"])
def test_what_every_spot_pays_can_be_read_at_every_size(browser: Browser, house: House, board: str) -> None:
    with seen_as(browser, Look(360, 640, "light", "de")) as anna:
        sits(house, anna, 4, board=board)
        for width, height in SIZES:
            anna.page.set_viewport_size({"width": width, "height": height})
            settled(anna.page)
            for lot in anna.page.evaluate(NUMBERS):
                assert min(one["size"] for one in lot) >= 11, (width, height, lot)
                for one, other in combinations(lot, 2):
                    beside = max(one["left"] - other["right"], other["left"] - one["right"])
                    below = abs(one["middle"] - other["middle"]) - FIGURE * one["size"]
                    assert max(beside, below) >= 1, (width, height, lot)


BEATS = """() => {
  window.beats = new Set();
  const look = () => document.querySelectorAll(".stage-layer > *").forEach((one) =>
    window.beats.add(one.getAttribute("class").split(" ")[0]));
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""


def test_what_happens_is_seen(browser: Browser, house: House) -> None:
    """Cards and Kids fly, a way is traced, the deck turns over a sighting, and a Stranger comes with a banner."""
    with person(browser, pace="fast", reduced_motion="no-preference", viewport={"width": 800, "height": 600}) as anna:
        sits(house, anna, 1)
        anna.page.evaluate(BEATS)
        random = Random(1)
        for _ in range(60):
            anna.waits_for_a_choice()
            if anna.page.evaluate("window.beats.size") >= 5 or anna.is_over():
                break
            chooses(anna, random)
        seen = set(anna.page.evaluate("[...window.beats]"))
        assert {"flying", "tracing", "turning", "banner"} <= seen
        assert anna.errors == []


def lays(anna: Person, *cards: str) -> None:
    """One after the other, from the first free place on."""
    anna.page.locator(".dts-slot").nth(anna.page.locator(".dts-slot .dts-picture").count()).click()
    for card in cards:
        anna.page.locator(f'[data-lay="{card}"]').click()
    anna.page.locator(".dts-chooser header .quiet").click()


def steps(anna: Person, came: int) -> None:
    anna.page.locator(STEP).click()
    expect(anna.page.locator('.dts-slot[data-came="true"]')).to_have_count(came)


def test_an_architect_lays_out_a_plan_tries_it_and_re_arranges_it(browser: Browser, house: House) -> None:
    with person(browser, picture=False, viewport={"width": 1280, "height": 720}) as anna:
        table = sits(house, anna, 1, variant="architect")
        slots = anna.page.locator(".dts-slot")
        expect(slots).to_have_count(3 + 8)
        lays(anna, "skateboard", "run", "walk", "city_bus", "rad_bike")
        for came in (1, 2, 3):
            steps(anna, came)
        expect(anna.page.locator(STEP)).to_have_count(0)  # a card is played by hand
        for part, then in (("let_out", "kid:0@e5"), ("card:skateboard", "space:e2"), ("space:e2", "kid:0@e2")):
            anna.page.locator(lit(part)).press("Enter")
            anna.page.locator(f'[data-part="{then}"]:not(.dts-street[data-state="calm"])').wait_for()
            anna.waits_for_a_choice()
        steps(anna, 4)
        anna.page.reload()
        expect(anna.page.locator(".dts-slot .dts-picture")).to_have_count(5)

        slots.nth(3).click()  # the second card of the hand changes places with the first of the deck
        anna.page.get_by_role("button", name="Earlier").click()
        anna.page.get_by_role("button", name="Earlier").click()
        anna.page.locator(".dts-chooser header .quiet").click()
        expect(anna.page.locator('.dts-slot[data-came="true"]')).to_have_count(1)
        expect(anna.page.locator('[data-part="kid:0@e2"]')).to_have_count(0)
        for came in (2, 3):
            steps(anna, came)
        expect(anna.page.locator('[data-part="card:city_bus"]')).to_have_count(1)
        for again in ("Let out a Kid", "Play SKATEBOARD", "To e2"):  # what was done before comes again
            anna.page.locator(STEP, has_text=again).click()
        expect(anna.page.locator('[data-part="kid:0@e2"]')).to_have_count(1)

        plays_to_the_end(anna, Random(7))
        checked(house, anna, table)
        expect(anna.page.locator(".dts-ending")).to_contain_text("Your first score")


@pytest.mark.parametrize("size", [(360, 640), (844, 390), (1280, 720)], ids=str)
def test_the_plan_and_what_may_lie_in_it_stay_on_the_screen(
    browser: Browser, house: House, size: tuple[int, int]
) -> None:
    with seen_as(browser, Look(*size, "light", "de")) as anna:
        sits(house, anna, 1, variant="architect", board="b")
        found = measure(anna.page)
        assert (found.scroll <= 0, found.letter >= 11) == (True, True), found
        prompt, mine = found.places[".prompt"], box(anna.page.locator(".plan"))
        assert prompt[3] <= mine[1] + 1
        slots = anna.page.locator(".dts-slot")
        expect(slots).to_have_count(3 + 10)
        slots.first.click()
        left, top, right, bottom = box(anna.page.locator(".dts-chooser"))
        assert (left >= 0, top >= 0, right <= size[0], bottom <= size[1]) == (True,) * 4
        anna.page.locator("[data-lay]").last.click()
        expect(anna.page.locator(".dts-slot .dts-picture")).to_have_count(1)


BROKEN = """found => found.flatMap((one) => {
  const [letters] = one.childNodes;
  const top = (at) => {
    const range = document.createRange();
    range.setStart(letters, at);
    range.setEnd(letters, at + 1);
    return [...range.getClientRects()].at(-1).top; // the first of a line has one at the end of the line before, too
  };
  const inWord = (at) => at > 0 && /^\\p{L}{2}$/u.test(letters.data.slice(at - 1, at + 1));
  const broken = (_, at) => inWord(at) && top(at) > top(at - 1) + 4;
  return [...letters.data].filter(broken).map(() => letters.data);
})"""
"""Words that go on in another line from one letter to the next, without a hyphen."""


def test_long_names_of_cards_are_parted_with_a_hyphen(browser: Browser, house: House) -> None:
    with seen_as(browser, Look(360, 640, "light", "de")) as anna:
        sits(house, anna, 1, variant="architect")
        anna.page.locator(".dts-slot").first.click()
        names = anna.page.locator(".dts-chooser .dts-small-name")
        expect(names).to_have_count(14)
        for width in (360, 390):
            anna.page.set_viewport_size({"width": width, "height": 640})
            settled(anna.page)
            assert names.evaluate_all(BROKEN) == [], width


def test_a_puzzle_tells_its_par_and_what_it_gives(browser: Browser, house: House) -> None:
    with person(browser, picture=False, viewport={"width": 390, "height": 844}) as anna:
        table = sits(house, anna, 1, variant="architect", puzzle=1)
        expect(anna.page.locator(".dts-facts")).to_contain_text("Par")
        expect(anna.page.locator(".dts-slot")).to_have_count(4)
        plays_to_the_end(anna, Random(5))
        checked(house, anna, table)
        expect(anna.page.locator(".dts-ending .dts-total")).to_contain_text("the best score possible")
        assert box(anna.page.locator(".over"))[3] > box(anna.page.locator(".plan"))[3]  # it lies over all of mine


def test_the_puzzle_of_the_day_is_one_click_away_and_marked_when_it_was_done(browser: Browser, house: House) -> None:
    """DS-51"""
    with person(browser, picture=False, viewport={"width": 390, "height": 844}) as anna:
        anna.opens(house.url)
        card = anna.page.locator(".today")
        expect(card).to_contain_text("The best possible is")
        expect(card.locator(".today-done")).to_have_count(0)
        card.get_by_role("button", name="Puzzle of the day").click()
        anna.page.wait_for_url("**/table/**")
        expect(anna.page.locator(".dts-facts")).to_contain_text("Par")
        plays_to_the_end(anna, Random(11))
        checked(house, anna, anna.page.url.rsplit("/", 1)[-1])
        points = int(anna.page.locator(".dts-ending .dts-share h3 b").inner_text())
        anna.opens(house.url)
        expect(card.locator(".today-done")).to_contain_text(f"{points}")
