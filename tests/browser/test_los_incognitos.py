"""Los Incognitos in a browser: a game on each board, dice by hand, a board of one's own, the longest route."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, TimeoutError, expect

from saucer.core import verify
from saucer.core.random import Random
from saucer.registry import game_named
from tests.browser.captured import check_nothing_secret
from tests.browser.ended import bots_play_on, finished_table
from tests.browser.house import House
from tests.browser.person import IDLE, LIT, MOMENT, MOST_CHOICES, OVER, Person, lit, person, settled

SLUG = "los-incognitos"
GAME = game_named(SLUG)
OWN = Path(__file__).parents[2] / "src" / "saucer" / "games" / "los_incognitos" / "tests" / "records" / "own.toml"
BOTS = [{"who": "me"}, {"who": "bot", "bot": "easy"}]
EAGER = ("destination:", "monster:", "value:", "section:", "function")
"""Whoever goes where something happens sees more of the board than one who only stores dice."""
OWN_CHOICES = {"space-station": MOST_CHOICES}
"""On the other boards, which are drawn and played by the same code, a bot goes on after some choices."""


def sits(house: House, anna: Person, own: str | None = None, **options: str) -> str:
    table = house.new_table(anna.context.request, BOTS, game=SLUG, options=options, board=own, start=True)
    anna.opens(house.page(table))
    return table


def picks(anna: Person, random: Random) -> None:
    parts = anna.lit_parts()
    wished = [part for part in parts if part.startswith(EAGER)] or parts
    if wished:
        part = wished[int(random.below(len(wished)))]
        anna.page.locator(lit(part)).first.press("Enter", timeout=MOMENT)


def plays_to_the_end(anna: Person, choose: Callable[[], None]) -> None:
    assert plays(anna, choose, MOST_CHOICES), f"not over after {MOST_CHOICES} choices: {anna.prompt()}"


def plays(anna: Person, choose: Callable[[], None], most: int) -> bool:
    """Whether it is over after so many; a part that stopped glowing meanwhile is no harm."""
    for _ in range(most):
        anna.page.wait_for_function(
            "choices => document.querySelector(choices)",
            arg=f"{LIT}, {IDLE} .rolling, {OVER}",
        )
        if anna.is_over():
            return True
        try:
            choose()
        except TimeoutError:
            continue
    return False


@pytest.mark.long
@pytest.mark.parametrize("board", list(GAME.boards))
def test_each_board_is_played_to_the_end(browser: Browser, house: House, board: str) -> None:
    random = Random(list(GAME.boards).index(board) + 1)
    with person(browser, picture=False) as anna:
        table = sits(house, anna, board=board, signs="on")
        if not plays(anna, lambda: picks(anna, random), OWN_CHOICES.get(board, 30)):
            bots_play_on(house, table, (anna, 0))
        record = house.record(anna.context.request, table)
        found = verify(GAME, record)
        assert (found.dice, found.end) == ("fair", "over")
        assert check_nothing_secret(anna.capture.messages, record, {0}) > 20
        assert found.result is not None
        totals = anna.page.locator(".los-reckoned [data-strong=true] td").all_inner_texts()
        assert totals == [halves(score) for score in sorted(found.result.scores, reverse=True)]
        assert anna.errors == []


def halves(score: int) -> str:
    return f"{score // 2}½" if score % 2 else str(score // 2)


@pytest.mark.long
def test_dice_rolled_by_hand_are_entered_for_oneself_and_for_bots(browser: Browser, house: House) -> None:
    """To the end, on the smallest board there is."""
    random = Random(5)
    with person(browser, picture=False) as anna:
        table = sits(house, anna, OWN.read_text(encoding="utf-8"), dice="by_hand")

        def enters_or_picks() -> None:
            if anna.page.locator(".rolling").count():
                enters(anna, random)
            else:
                picks(anna, random)

        plays_to_the_end(anna, enters_or_picks)
        found = verify(GAME, house.record(anna.context.request, table))
        assert found.end == "over"
        assert found.by_hand > 10
        assert found.chances == 1
        assert anna.errors == []


def test_dice_entered_wrongly_are_taken_back_and_entered_again(browser: Browser, house: House) -> None:
    with person(browser) as anna:
        sits(house, anna, dice="by_hand")
        jetpack, locator, spray, moonboot = range(4)
        while not is_my_choice(anna):
            shows(anna, [jetpack, locator, locator, spray, spray, spray])
        expect(anna.page.locator('[data-part="die:spray"]')).not_to_have_count(0)
        anna.page.locator(".tool-undo").click()
        shows(anna, [moonboot] * 6)
        expect(anna.page.locator('[data-part="die:moonboot"][data-state="lit"]')).not_to_have_count(0)
        expect(anna.page.locator('[data-part="die:spray"]')).to_have_count(0)
        assert anna.errors == []


def is_my_choice(anna: Person) -> bool:
    """Or else dice are to be entered, for a bot that began."""
    expect(anna.page.locator(f".rolling, {LIT}").first).to_be_visible()
    return anna.page.locator(".rolling").count() == 0


def shows(anna: Person, faces: list[int]) -> None:
    rolling = anna.page.locator(".rolling")
    for face in faces[: rolling.locator(".rolling-empty").count() or len(faces)]:
        rolling.locator(f'[data-face="{face}"]').click()
    rolling.locator(".main").click()
    expect(rolling.locator(".rolling-shown .quiet")).to_have_count(0)


def enters(anna: Person, random: Random) -> None:
    """What the dice show, now and then one wrongly at first."""
    rolling = anna.page.locator(".rolling")
    for _ in range(rolling.locator(".rolling-empty").count()):
        rolling.locator(f'[data-face="{random.below(6)}"]').press("Enter", timeout=MOMENT)
    if random.below(6) == 0:
        rolling.locator(".rolling-shown .quiet").first.press("Enter", timeout=MOMENT)
        expect(rolling.locator(".rolling-empty")).to_have_count(1)
        rolling.locator('[data-face="2"]').press("Enter", timeout=MOMENT)
    rolling.locator(".main").press("Enter", timeout=MOMENT)
    expect(rolling.locator(".rolling-shown .quiet")).to_have_count(0)


def opens_dialog(house: House, anna: Person) -> None:
    anna.opens(house.url)
    card = anna.page.locator(".poster-card", has_text="Los Incognitos")
    card.locator(".invite").click()
    anna.page.locator("dialog[open]").wait_for()
    for seat in (2, 3, 4):
        anna.page.get_by_label(f"Seat {seat}").select_option("bot:easy")


def test_a_table_opens_on_a_board_of_ones_own(browser: Browser, house: House) -> None:
    with person(browser) as anna:
        opens_dialog(house, anna)
        anna.page.locator("dialog input[type=file]").set_input_files(OWN)
        anna.page.locator("dialog button[type=submit]").click()
        anna.waits_for_a_choice()
        expect(anna.page.locator(".los")).to_have_attribute("data-postcard", "plain")
        assert anna.errors == []


def test_every_mistake_of_a_board_is_shown_at_its_place(browser: Browser, house: House, tmp_path: Path) -> None:
    source = (
        OWN.read_text(encoding="utf-8")
        .replace('kind = "vessel"', 'kind = "site"')
        .replace("jetpack = 1", "jetpack = 9", 1)
    )
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(source, encoding="utf-8")
    with person(browser) as anna:
        opens_dialog(house, anna)
        anna.page.locator("dialog input[type=file]").set_input_files(wrong)
        anna.page.locator("dialog button[type=submit]").click()
        mistakes = anna.page.locator("dialog .mistakes li")
        expect(mistakes.first).to_be_visible()
        told = " ".join(mistakes.all_inner_texts())
        assert "site_values: There must be as many" in told
        assert ".needs: A monster needs" in told
        assert "/table/" not in anna.page.url


def test_a_file_that_is_too_large_is_not_even_sent(browser: Browser, house: House, tmp_path: Path) -> None:
    large = tmp_path / "large.toml"
    large.write_text("#" * (64 * 1024 + 1), encoding="utf-8")
    with person(browser) as anna:
        opens_dialog(house, anna)
        anna.page.locator("dialog input[type=file]").set_input_files(large)
        expect(anna.page.locator("dialog .problem")).to_contain_text("large.toml is too large")


def test_the_longest_routes_are_shown_on_request(browser: Browser, house: House) -> None:
    random = Random(3)
    with person(browser) as anna:
        sits(house, anna)
        for _ in range(60):
            anna.waits_for_a_choice()
            if anna.page.locator(".me .figures dd").nth(1).inner_text() != "0":
                break
            picks(anna, random)
        marked = anna.page.locator('[data-longest="true"]')
        assert marked.count() == 0
        anna.page.get_by_role("button", name="Longest routes").click()
        expect(marked.first).to_be_visible()
        lengths = [int(each) for each in anna.page.locator(".los-longest b").all_inner_texts()]
        assert len(lengths) == 2
        assert lengths[0] > 0
        anna.page.get_by_role("button", name="Longest routes").click()
        expect(marked).to_have_count(0)


ON_THE_PAD = """() => [...document.querySelectorAll(".los-mine")].flatMap((mine) => {
  const pad = mine.querySelector(".los-pad").getBoundingClientRect();
  const beside = [...mine.querySelectorAll(".los-rolled > *, .los-function, .los-spent")];
  return beside.filter((one) => one.checkVisibility()).flatMap((one) => {
    const { left, right } = one.getBoundingClientRect();
    return left < pad.right - 1 && right > pad.left + 1 ? [one.className] : [];
  });
})"""


def test_nothing_lies_on_the_landing_pad_when_a_roll_bars_something(browser: Browser, house: House) -> None:
    """LI-8 With all hands open there is least room."""
    with person(browser, "ca-ES") as anna:
        table = finished_table(house, anna, SLUG)
        page = anna.opens(f"{house.url}/replay/{table}").page
        page.get_by_role("slider").wait_for()
        for at in range(4, int(page.get_by_role("slider").get_attribute("max") or 0)):
            page.evaluate("at => (location.hash = `#${at}`)", at)
            expect(page.get_by_role("slider")).to_have_value(str(at))
            if page.locator(".los-ban").count():
                break
        assert page.locator(".los-ban").count()
        for width in (360, 768, 1024, 1280):
            page.set_viewport_size({"width": width, "height": 1024})
            settled(page)
            assert page.evaluate(ON_THE_PAD) == [], width
