"""Contact in Chromium as professionals play it: twelve rounds, every helper card for what it is and to meet."""

from collections.abc import Sequence
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, expect

from saucer.core import Match, verify
from saucer.core.lines import read_entries, read_header
from saucer.games.contact.model import HELPERS, ContactView, Helper, Use
from saucer.games.contact.rules.state import BARRELS_OF_PROFESSIONALS, ROUNDS
from saucer.registry import game_named
from tests.browser.captured import check_nothing_secret
from tests.browser.house import House
from tests.browser.person import SEEN, Person, lit_ones, person
from tests.browser.tapping import KEY, Hand, picks, plans, sits, target_of
from tests.printing.paper import Paper

FLIGHT = 120
"""Milliseconds: nobody needs to find out the target, so that flights are short."""


@pytest.mark.long
def test_professionals_use_every_helper_card_and_come_through_twelve_rounds(browser: Browser, house: House) -> None:
    """In each round whatever has not been used yet is used by whoever may; when all have been, once more to meet."""
    with ExitStack() as stack:
        people = tuple(stack.enter_context(person(browser, picture=False)) for _ in range(3))
        table = sits(house, people, first=0, variant="professional")
        unused, unmet = [*HELPERS], [*HELPERS]
        for number in range(ROUNDS):
            source, guesser, other = (people[(number + place) % len(people)] for place in range(3))
            target = transmits(source, unused)
            guesser.page.locator(lit_ones("guess:")).first.wait_for()
            if unused:
                doubled = "fifty" in uses(guesser, unused)
                if doubled:
                    guesses(guesser, target, right=False)
            else:
                meets(people, source, guesser, other, unmet)
            guesses(guesser, target, right=True)
        for each in people:
            each.page.locator(".over").wait_for()
            expect(each.page.locator(".co-plot")).to_have_count(len(people))  # everyone's timing
        record = house.record(people[0].context.request, table)
        assert verify(game_named("contact"), record).end == "over"
        final = seen_at_the_end(record)
        assert final.reason == "twelve_rounds"
        assert used(final, "itself") == used(final, "meeting") == set(HELPERS)
        assert final.barrels == BARRELS_OF_PROFESSIONALS - len(HELPERS)
        for seat, each in enumerate(people):
            assert check_nothing_secret(each.capture.messages, record, {seat}) > ROUNDS
            takes_home(each, house, final)
            assert each.errors == []


def takes_home(anna: Person, house: House, final: ContactView) -> None:
    """CO-28 The certificate, on one sheet of paper that holds nothing else, and on her shelf."""
    anna.page.locator(".co-ending button").click()
    names = anna.page.locator("dialog .co-names").inner_text()
    assert len(names.split(" · ")) == final.players
    anna.page.evaluate(SEEN)
    words = anna.page.locator("dialog .co-diploma :is(text, h2, p)").all_text_contents()
    paper = Paper(anna.page.pdf())
    assert len(paper.pages) == 1
    assert {*paper.words(0).split()} == {*" ".join(words).split()}
    anna.opens(house.url).page.locator(".my-shelf summary").click()
    certificate = anna.page.locator(".my-shelf li", has_text=names)
    expect(certificate).to_contain_text(str(sum(final.won)))
    expect(certificate).to_contain_text(str(anna.page.evaluate("new Date().getFullYear()")))


def transmits(source: Person, unused: list[Helper]) -> str:
    """The Source's half of a round, by way of another chip; says what the target is."""
    picks(source, "begin")
    source.page.locator(lit_ones("signal:")).or_(source.page.locator(lit_ones("chip:"))).first.wait_for()
    uses(source, unused)
    signals = [part for part in source.lit_parts() if part.startswith("signal:")]
    if signals:
        picks(source, signals[0])
        source.page.locator('.co-signal[data-now="true"]').wait_for()
    legs, target = plans(source), target_of(source)
    Hand(source).taps(*[FLIGHT] * (2 * legs - 1), FLIGHT)
    expect(source.page.locator(f"{KEY}[data-state=lit]")).to_have_count(0)
    return target


def uses(someone: Person, unused: list[Helper]) -> list[Helper]:
    """Whatever of it this person may use now; says which."""
    found = [helper for helper in unused if f"helper:{helper}" in someone.lit_parts()]
    for helper in found:
        inactive = someone.page.locator('.co-helper[data-active="false"]')
        before = inactive.count()
        picks(someone, f"helper:{helper}")
        expect(inactive).to_have_count(before + 1)
        unused.remove(helper)
    return found


def guesses(guesser: Person, target: str, right: bool) -> None:
    guesser.page.locator(lit_ones("guess:")).first.wait_for()
    possible = [part for part in guesser.lit_parts() if part.startswith("guess:")]
    picks(guesser, next(part for part in possible if (part == f"guess:{target}") == right))


def meets(people: Sequence[Person], source: Person, guesser: Person, other: Person, unmet: list[Helper]) -> None:
    """A barrel makes all cards active again, and the Crew spends the next one on a meeting, as long as there is one."""
    if not unmet:
        return
    picks(guesser, "barrel")
    expect(other.page.locator('.co-helper[data-active="false"]')).to_have_count(0)
    picks(other, "meeting")
    picks(other, f"helper:{unmet.pop()}")
    for each in people:
        expect(each.page.locator(".prompt [role=status]")).to_contain_text("Team meeting")
        expect(each.page.locator('.co-helper[data-active="false"]')).to_have_count(1)
        if not unmet:
            finds_the_chat(each, may_speak=each is not source)


def finds_the_chat(anna: Person, may_speak: bool) -> None:
    """On a phone, too. CO-13a The Source may read what is said, and is told why it says nothing."""
    wide = anna.page.viewport_size
    assert wide is not None
    anna.page.set_viewport_size({"width": 390, "height": 844})
    anna.page.get_by_role("button", name="Open the chat").click()
    expect(anna.page.locator(".chat > .muted")).to_have_count(0 if may_speak else 1)
    expect(anna.page.get_by_label("Say something")).to_have_count(1 if may_speak else 0)
    expect(anna.page.locator(".chat :is(input, .muted)").last).to_be_in_viewport()
    anna.page.set_viewport_size(wide)


def seen_at_the_end(record: bytes) -> ContactView:
    header = read_header(record)
    match = Match(game_named(header.game), header)
    for entry in read_entries(record):
        match.append(entry)
    view = match.position.view(None)
    assert isinstance(view, ContactView)
    return view


def used(view: ContactView, use: Use) -> set[str]:
    return {each.helper for each in view.helped if each.use == use}
