"""At a phone: everybody is in sight, so are whose turn it is and what happened last, and nothing lies on the board."""

from collections.abc import Iterator
from contextlib import suppress

import pytest
from playwright.sync_api import Browser, Locator, TimeoutError, expect

from saucer.core.random import Random
from saucer.registry import all_games
from tests.browser.ended import bots_play_on
from tests.browser.house import House, bots_of
from tests.browser.person import CHOICE, LONGEST_WAIT, MOST_CHOICES, Person, box, person
from tests.browser.test_inkognito import one_chooses

WIDTH, HEIGHT = 360, 740


@pytest.fixture
def anna(browser: Browser) -> Iterator[Person]:
    with person(browser, viewport={"width": WIDTH, "height": HEIGHT}, has_touch=True, is_mobile=True) as somebody:
        yield somebody


def sits_with_bots(house: House, anna: Person, game: str, players: int) -> str:
    bots = [{"who": "me"}, *bots_of(game, players - 1)]
    table = house.new_table(anna.context.request, bots, game=game, start=True)
    anna.opens(house.page(table)).page.locator(CHOICE).first.wait_for(timeout=LONGEST_WAIT)
    return table


def plays_until(anna: Person, part: str) -> None:
    """Sooner or later the player is asked whether to land."""
    for turn in range(MOST_CHOICES):
        anna.waits_for_a_choice()
        if anna.page.locator(f'[data-part="{part}"]').count():
            return
        with suppress(TimeoutError):
            anna.clicks(turn)


@pytest.mark.parametrize("game", list(all_games()))
def test_every_other_player_is_in_sight(house: House, anna: Person, game: str) -> None:
    for players in all_games()[game].seats:
        sits_with_bots(house, anna, game, players)
        others = anna.page.locator(".other").all()
        assert len(others) == players - 1
        check_others(others)


def check_others(others: list[Locator]) -> None:
    for other in others:
        for part in (other, *other.locator("> *").all()):
            left, top, right, bottom = box(part)
            assert (left >= 0, right <= WIDTH, top >= 0, bottom <= HEIGHT) == (True,) * 4, part.inner_text()


@pytest.mark.parametrize(("width", "height"), [(360, 640), (844, 390)])
def test_the_first_way_to_play_is_in_sight_on_the_start_page(
    browser: Browser, house: House, width: int, height: int
) -> None:
    with person(browser, "de-DE", viewport={"width": width, "height": height}) as anna:
        anna.opens(house.url).page.locator(".poster svg").first.wait_for()
        assert box(anna.page.locator(".poster-card .big").first)[3] <= height


def test_fuel_has_its_word_beside_it(house: House, anna: Person) -> None:
    sits_with_bots(house, anna, "contact", 2)
    assert anna.page.locator(".co-fuel small").is_visible()


def test_what_can_be_done_lies_below_my_things_and_covers_nothing(house: House, anna: Person) -> None:
    sits_with_bots(house, anna, "all-in-all", 4)
    plays_until(anna, "fly_on")
    assert box(anna.page.locator(".aia-mine"))[3] <= box(anna.page.locator(".bar"))[1]
    assert box(anna.page.locator(".bar"))[3] <= HEIGHT


def test_a_tap_leaves_nothing_on_the_board(house: House, anna: Person) -> None:
    sits_with_bots(house, anna, "inkognito", 4)
    anna.page.locator('[data-part^="place:"]').first.tap()
    expect(anna.page.locator('[data-part^="place:"][data-state="picked"]')).to_have_count(1)
    expect(anna.page.locator(".tip")).to_have_count(0)


def test_the_list_of_choices_is_whole(house: House, anna: Person) -> None:
    sits_with_bots(house, anna, "inkognito", 4)
    anna.page.locator(".choices summary").tap()
    left, top, right, bottom = box(anna.page.locator(".choices ul"))
    assert (left >= 0, right <= WIDTH, top >= 0) == (True,) * 3
    assert bottom <= box(anna.page.locator(".bar"))[1] + 1


def test_the_language_is_among_the_settings(house: House, anna: Person) -> None:
    sits_with_bots(house, anna, "all-in-all", 3)
    anna.page.get_by_role("button", name="Settings").tap()
    anna.page.get_by_role("dialog").get_by_label("Language").select_option("ca")
    expect(anna.page.locator("html")).to_have_attribute("lang", "ca")


def test_what_happened_last_is_on_screen_and_opens_the_log(house: House, anna: Person) -> None:
    sits_with_bots(house, anna, "all-in-all", 4)
    last = anna.page.locator(".latest").inner_text()
    anna.page.locator(".latest").tap()
    expect(anna.page.locator(".story .lines li").last).to_have_text(last)
    expect(anna.page.locator(".story .lines")).to_be_in_viewport()


@pytest.mark.parametrize(("game", "beside"), [("all-in-all", ".aia-standing-order"), ("inkognito", ".ink-signs")])
def test_my_figures_stand_beside_what_lies_beside_my_name(house: House, anna: Person, game: str, beside: str) -> None:
    sits_with_bots(house, anna, game, 4)
    for turn in range(MOST_CHOICES):
        if anna.page.locator(f".me {beside}").count():
            break
        one_chooses([anna], Random(turn), turn)
    left, top, right, bottom = box(anna.page.locator(".me .figures dt").first)
    assert 0 <= left < right <= box(anna.page.locator(f".me {beside}"))[0]
    assert box(anna.page.locator(".me h2"))[3] - 1 <= top < bottom <= box(anna.page.locator(".me"))[3]


def test_the_way_on_is_in_sight_when_the_game_is_over(house: House, anna: Person) -> None:
    anna.page.set_viewport_size({"width": WIDTH, "height": 640})
    bots_play_on(house, sits_with_bots(house, anna, "all-in-all", 4), (anna, 0))
    rematch = anna.page.locator(".over").get_by_role("button", name="Rematch")
    expect(rematch).to_be_in_viewport(ratio=1)
    anna.page.locator(".over summary").tap()
    expect(anna.page.locator(".aia-mine")).to_be_in_viewport(ratio=1)
    on_top = "([x, y]) => document.elementFromPoint(x, y)?.closest('.aia-mine, .over')?.className"
    left, top, right, bottom = box(anna.page.locator(".aia-mine"))
    assert anna.page.evaluate(on_top, [(left + right) / 2, (top + bottom) / 2]) == "aia-mine night"
