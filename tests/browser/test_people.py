"""People at a table: their names, what they say before and beside the game, who sits with whom, who only looks on."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from saucer.core import Random
from tests.browser.house import House
from tests.browser.person import Person, person, settled
from tests.browser.stage import SIZES
from tests.browser.test_strangers import plays_to_the_end

WORDS = {"word": "00112233445566778899aabbccddeeff"}
OWN = {"kind": "calibration", "taps": [{"way": 12, "ms": 431}, {"way": 5, "ms": 260}]}
"""What one of the games keeps for its players."""
FRIENDS = [{"who": "me"}, {"who": "open"}, {"who": "bot", "bot": "easy"}]


def says_name(someone: Person, name: str) -> None:
    """Fills the name in where it is asked for."""
    form = someone.page.locator("form.ask-name")
    expect(form.get_by_role("textbox")).not_to_have_value("")
    form.get_by_role("textbox").fill(name)
    form.get_by_role("button").click()
    expect(form).to_have_count(0)


def sits_down(someone: Person, which: int = 0) -> None:
    someone.page.get_by_role("button", name="Sit here").nth(which).click()


def test_a_name_is_asked_once_and_a_new_one_is_shown_at_the_present_table(browser: Browser, house: House) -> None:
    with person(browser) as anna, person(browser) as ben:
        table = house.new_table(anna.context.request, FRIENDS)
        anna.opens(house.page(table))
        says_name(anna, "Anna")
        ben.opens(house.page(table))
        says_name(ben, "Ben")
        sits_down(ben)
        expect(anna.page.locator("main.lobby ol.seats")).to_contain_text("Ben")
        ben.page.reload()
        expect(ben.page.locator("main.lobby ol.seats")).to_contain_text("Ben (you)")
        expect(ben.page.locator("form.ask-name")).to_have_count(0)
        anna.page.get_by_role("button", name="Start the game").click()
        expect(ben.page.locator(".strip")).to_contain_text("Anna")
        anna.page.get_by_role("button", name="Settings").click()
        anna.page.get_by_role("textbox", name="Name").fill("Clara")
        anna.page.get_by_role("textbox", name="Name").press("Tab")
        expect(ben.page.locator(".strip")).to_contain_text("Clara")
        assert ben.errors == anna.errors == []


def test_a_name_that_is_being_typed_stays_whatever_happens_meanwhile(browser: Browser, house: House) -> None:
    with person(browser) as anna, person(browser) as ben:
        table = house.new_table(anna.context.request, FRIENDS)
        for someone in (anna, ben):
            someone.opens(house.page(table))
        sits_down(ben)
        anna.page.get_by_role("button", name="Settings").click()
        name = anna.page.get_by_role("textbox", name="Name")
        name.fill("Clara")
        ben.page.get_by_role("textbox", name="Say something").fill("Shall we?")
        ben.page.get_by_role("button", name="Send").click()
        expect(anna.page.locator(".lobby-chat")).to_contain_text("Shall we?")
        assert name.input_value() == "Clara"
        name.press("Tab")
        expect(ben.page.locator("main.lobby ol.seats")).to_contain_text("Clara")


def test_friends_are_invited_by_a_link_a_code_and_a_picture_for_cameras(browser: Browser, house: House) -> None:
    with person(browser) as anna, person(browser) as ben:
        table = house.new_table(anna.context.request, FRIENDS)
        invite = anna.opens(house.page(table)).page.locator(".invite")
        expect(invite.get_by_role("textbox")).to_have_value(house.page(table))
        code = invite.locator("strong.code").inner_text()
        picture = invite.get_by_role("img", name="The same link, to be read by a camera")
        expect(picture).to_be_visible()
        assert min(picture.evaluate("one => [one.clientWidth, one.clientHeight]")) >= 120
        light, dark = (picture.locator(part).get_attribute("fill") for part in ("rect", "path"))
        assert (light, dark) == ("#fff", "#000")
        ben.opens(f"{house.url}/join/{code}")
        expect(ben.page).to_have_url(house.page(table))
        expect(anna.page.locator(".invite")).to_have_count(0)


def test_in_silent_teams_the_chat_says_so_in_place_of_a_field(browser: Browser, house: House) -> None:
    seats = [{"who": "me"}, {"who": "open"}, *[{"who": "bot", "bot": "easy"}] * 2]
    with person(browser) as anna, person(browser) as ben:
        options = {"variant": "teams_silent"}
        table = house.new_table(anna.context.request, seats, game="strangers", options=options)
        for someone in (anna, ben):
            someone.opens(house.page(table))
        sits_down(ben)
        anna.page.get_by_role("button", name="Start the game").click()
        ben.page.locator(".story .tabs").get_by_role("button", name="Chat").click()
        expect(ben.page.locator(".chat")).to_contain_text("In silent teams nobody says anything until the game is over")
        expect(ben.page.locator(".speak, .emotes")).to_have_count(0)


LONG = ("Bartholomäus Schneeflohe", "Maria Anna von Hohenburg", "Konstantinopolitanerin K")
"""As long as a name may be."""
NAMES = """found => found.map((one) => ({
  name: one.title, letter: parseFloat(getComputedStyle(one).fontSize),
  cut: Math.max(one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight),
}))"""


@pytest.mark.parametrize("game", ["inkognito", "strangers"])
def test_a_name_as_long_as_it_may_be_can_be_read(browser: Browser, house: House, game: str) -> None:
    with person(browser, viewport={"width": 360, "height": 640}) as anna:
        seats = [{"who": "me"}, *[{"who": "local", "name": name} for name in LONG]]
        table = house.new_table(anna.context.request, seats, game=game, start=True)
        anna.opens(house.page(table)).page.get_by_role("button", name="I am").first.click()
        expect(anna.page.locator(".player .name")).to_have_count(4)
        for width, height in SIZES:
            anna.page.set_viewport_size({"width": width, "height": height})
            settled(anna.page)
            found = anna.page.locator(".player .name").evaluate_all(NAMES)
            assert min(each["letter"] for each in found) >= 11
            assert max(each["cut"] for each in found) <= 2, (width, height, found)  # a line is less than its letters
            assert {each["name"].removesuffix(" (you)") for each in found} > set(LONG)


def test_a_best_is_on_the_start_page_and_all_of_it_can_be_exported(browser: Browser, house: House) -> None:
    with person(browser, picture=False) as anna:
        table = house.new_table(anna.context.request, [{"who": "me"}], game="strangers", start=True)
        assert anna.context.request.put(f"{house.url}/api/shelf/own/{OWN['kind']}", data=OWN).ok
        anna.opens(house.page(table))
        plays_to_the_end(anna, Random(1))
        (best,) = anna.context.request.get(f"{house.url}/api/shelf").json()["bests"]
        anna.opens(house.url)
        anna.page.locator(".my-shelf summary").click()
        expect(anna.page.locator(".my-shelf .reached b")).to_have_text(str(best["score"]))
        anna.page.get_by_role("button", name="Settings").click()
        with anna.page.expect_download() as started:
            anna.page.locator("dialog[open]").get_by_role("link", name="Export my things").click()
        exported = json.loads(Path(started.value.path()).read_text())
        assert exported["bests"] == [best]
        assert exported["own"] == {OWN["kind"]: OWN}
        assert anna.errors == []


def test_people_talk_and_make_signs_before_the_start_and_beside_the_game(browser: Browser, house: House) -> None:
    with person(browser) as anna, person(browser) as ben, person(browser) as carl:
        table = house.new_table(anna.context.request, FRIENDS)
        for someone in (anna, ben, carl):
            someone.opens(house.page(table))
        sits_down(ben)
        ben.page.get_by_role("textbox", name="Say something").fill("Shall we?")
        ben.page.get_by_role("button", name="Send").click()
        for someone in (anna, carl):  # a sign passes: who comes later never sees it
            expect(someone.page.locator(".lobby-chat")).to_contain_text("Shall we?")
        anna.page.locator(".emotes").get_by_role("button", name="Hello!").click()
        expect(ben.page.locator(".lobby-chat .lines")).to_contain_text("Hello!")
        expect(carl.page.locator(".lobby-chat .lines")).to_contain_text("Hello!")
        expect(carl.page.locator(".speak, .emotes")).to_have_count(0)
        anna.page.get_by_role("button", name="Start the game").click()
        ben.page.locator(".story .tabs").get_by_role("button", name="Chat").click()
        expect(ben.page.locator(".chat .lines")).to_contain_text("Shall we?")
        anna.page.locator(".story .tabs").get_by_role("button", name="Chat").click()
        anna.page.locator(".emotes").get_by_role("button", name="Oops!").click()
        expect(ben.page.locator(".chat .lines")).to_contain_text("Oops!")
        ben.page.reload()
        ben.page.locator(".story .tabs").get_by_role("button", name="Chat").click()
        expect(ben.page.locator(".chat .lines")).to_contain_text("Shall we?")
        assert anna.errors == ben.errors == carl.errors == []


def test_partners_are_chosen_in_the_lobby(browser: Browser, house: House) -> None:
    seats = [{"who": "me"}, {"who": "open"}, {"who": "open"}, {"who": "bot", "bot": "easy"}]
    with person(browser) as anna, person(browser) as ben:
        table = house.new_table(anna.context.request, seats, game="strangers", options={"variant": "teams_open"})
        anna.opens(house.page(table))
        ben.opens(house.page(table))
        says_name(ben, "Ben")
        sits_down(ben, 0)
        teams = anna.page.locator(".teams > div")
        expect(teams.nth(0)).to_contain_text("Ben")
        ben.page.get_by_role("button", name="Move to seat 4").click()
        expect(teams.nth(1)).to_contain_text("Ben")
        anna.page.get_by_role("button", name="Seat 2: change places").click()
        expect(anna.page.get_by_role("button", name="Seat 2: change places")).to_have_attribute("aria-pressed", "true")
        anna.page.get_by_role("button", name="Seat 4: change places").click()
        expect(teams.nth(0)).to_contain_text("Ben")
        expect(ben.page.locator(".teams > div").nth(0)).to_contain_text("Ben (you)")
        assert anna.errors == ben.errors == []


def test_how_one_plays_with_bots_is_chosen_once_and_then_one_click(browser: Browser, house: House) -> None:
    with person(browser) as anna:
        card = anna.opens(house.url).page.locator(".poster-card", has_text="All in All")
        card.get_by_role("button", name="With bots: players, level, pace, options").click()
        dialog = anna.page.locator("dialog[open]")
        dialog.get_by_label("Players").select_option("3")
        dialog.get_by_label("How strong the bots are").select_option("random")
        dialog.get_by_label("Pace of the bots").select_option("instant")
        dialog.get_by_role("button", name="Start the game").click()
        expect(anna.page.locator(".strip .other")).to_have_count(2)
        anna.opens(house.url)
        card.get_by_role("button", name="Play with bots").click()
        expect(anna.page.locator(".strip .other")).to_have_count(2)
        table = anna.page.url.rpartition("/")[2]
        lobby = anna.context.request.get(f"{house.url}/api/tables/{table}").json()
        assert (lobby["pace"], [seat["player"]["bot"] for seat in lobby["seats"]]) == (
            "instant",
            [None, *["random"] * 2],
        )
        assert anna.errors == []


def test_a_spectator_knows_at_once_and_how_to_play(browser: Browser, house: House) -> None:
    with person(browser) as anna, person(browser) as ben, person(browser) as carl:
        table = house.new_table(anna.context.request, FRIENDS)
        ben.opens(house.page(table))
        expect(ben.page.locator("main.lobby .watching")).to_contain_text("Spectator")
        expect(ben.page.locator("main.lobby .watching")).to_contain_text("take a free seat below")
        sits_down(ben)
        expect(ben.page.locator("main.lobby .watching")).not_to_contain_text("Spectator")
        carl.opens(house.page(table))
        expect(carl.page.locator("main.lobby .watching")).to_contain_text("You can look on")
        house.call(anna.context.request, f"tables/{table}/word", WORDS | {"commitment": promise(house, anna, table)})
        house.call(anna.context.request, f"tables/{table}/start")
        expect(carl.page.locator(".notices")).to_contain_text("You are watching")
        expect(carl.page.locator(".notices").get_by_role("link", name="Play yourself")).to_be_visible()
        assert ben.errors == carl.errors == []


def promise(house: House, someone: Person, table: str) -> object:
    return someone.context.request.get(f"{house.url}/api/tables/{table}").json()["commitment"]


def test_partners_talk_in_private(browser: Browser, house: House) -> None:
    """DS-39 What is said to the partner alone is nobody else's."""
    with person(browser) as anna, person(browser) as ben, person(browser) as dora:
        seats = [{"who": "me"}, {"who": "open"}, {"who": "bot", "bot": "easy"}, {"who": "open"}]
        table = house.new_table(anna.context.request, seats, game="strangers", options={"variant": "teams_open"})
        for someone, name in ((anna, "Anna"), (ben, "Ben"), (dora, "Dora")):
            says_name(someone.opens(house.page(table)), name)
            if someone is not anna:
                sits_down(someone)
        anna.page.get_by_role("button", name="Start the game").click()
        for someone in (anna, ben, dora):
            someone.page.get_by_role("button", name="Chat", exact=True).click()
        anna.page.get_by_label("To whom").select_option("only to Ben")
        anna.page.get_by_placeholder("Say something").fill("To the pool!")
        anna.page.get_by_role("button", name="Send").click()
        expect(ben.page.locator(".chat")).to_contain_text("Anna (only to Ben) To the pool!")
        dora.page.get_by_placeholder("Say something").fill("Hello!")
        dora.page.get_by_role("button", name="Send").click()
        expect(dora.page.locator(".chat")).to_contain_text("Hello!")
        expect(dora.page.locator(".chat")).not_to_contain_text("pool")
        expect(dora.page.get_by_label("To whom")).to_have_count(0)  # a partner that is a bot
