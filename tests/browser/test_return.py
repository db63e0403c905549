"""Who was cut off, or comes back another day, reads what happened meanwhile, and has it shown on the board."""

from playwright.sync_api import Browser, Page, expect

from tests.browser.captured import check_nothing_secret
from tests.browser.ended import bots_play_on
from tests.browser.house import House, bots_of
from tests.browser.person import Person, person

GAME = "los-incognitos"
WATCH = """() => {
  window.shown = [];
  const look = () => {
    const beat = document.querySelector(".stage-layer")?.dataset.beat;
    if (beat && Number(beat) !== window.shown.at(-1)) window.shown.push(Number(beat));
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributeFilter: ["data-beat"] });
}"""
"""Notes which events are on stage, one after the other."""


def shown(page: Page) -> list[int]:
    found: list[int] = page.evaluate("window.shown")
    return found


def chooses(someone: Person, times: int) -> None:
    for turn in range(times):
        someone.waits_for_a_choice()
        someone.takes(turn)
    someone.waits_for_a_choice()


def looks_at_what_was_missed(someone: Person) -> list[int]:
    """Has it shown to its end; says which events were on stage."""
    someone.page.evaluate(WATCH)
    someone.page.get_by_role("button", name="Show it").click()
    someone.page.wait_for_function("() => window.shown.length > 0")
    someone.page.locator(".stage-layer:not([data-beat])").wait_for(state="attached")
    someone.waits_for_a_choice()
    return shown(someone.page)


def test_who_was_cut_off_is_shown_on_request_what_whoever_stayed_has_seen(browser: Browser, house: House) -> None:
    with person(browser, pace="fast") as anna:
        table = house.new_table(anna.context.request, [{"who": "me"}, *bots_of(GAME, 1)], game=GAME, start=True)
        anna.opens(house.page(table)).waits_for_a_choice()
        anna.page.evaluate("dispatchEvent(new Event('offline'))")
        expect(anna.page.locator(".notice-lost")).to_be_visible()
        elsewhere = Person(anna.context)
        elsewhere.opens(house.page(table)).waits_for_a_choice()
        elsewhere.page.evaluate(WATCH)
        chooses(elsewhere, 5)
        anna.page.evaluate("dispatchEvent(new Event('online'))")
        expect(anna.page.locator(".missed li")).to_have_count(4)
        assert "recalled" not in anna.capture.kinds()
        seen = looks_at_what_was_missed(anna)
        elsewhere.page.wait_for_function("many => window.shown.length >= many", arg=len(seen))
        assert shown(elsewhere.page) == seen
        assert len(seen) > 3
        expect(anna.page.locator(".missed")).to_have_count(0)
        elsewhere.waits_for_a_choice()
        board, same = (each.page.locator(".board svg").first.inner_html() for each in (anna, elsewhere))
        assert board == same
        assert anna.errors == elsewhere.errors == []
        elsewhere.page.close()
        bots_play_on(house, table, (anna, 0))
        assert check_nothing_secret(anna.capture.messages, house.record(anna.context.request, table), {0}) > 2


def test_who_opens_a_table_anew_is_told_what_happened_since_the_last_look(browser: Browser, house: House) -> None:
    with person(browser, pace="fast") as anna:
        table = house.new_table(anna.context.request, [{"who": "me"}, *bots_of(GAME, 1)], game=GAME, start=True)
        anna.opens(house.page(table)).waits_for_a_choice()
        last = anna.page.evaluate("localStorage['saucer-seen']")
        anna.opens(house.url)
        elsewhere = Person(anna.context)
        chooses(elsewhere.opens(house.page(table)), 3)
        elsewhere.page.close()
        anna.page.evaluate("last => { localStorage['saucer-seen'] = last }", last)  # that was another device
        anna.opens(house.page(table))
        expect(anna.page.locator(".missed li").first).to_be_visible()
        found = looks_at_what_was_missed(anna)
        assert found == sorted(found)
        anna.page.reload()
        anna.waits_for_a_choice()
        expect(anna.page.locator(".missed")).to_have_count(0)
        assert anna.errors == []
