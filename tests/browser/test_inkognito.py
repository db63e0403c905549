"""Whole games of Inkognito at four and at five browsers: what each received holds no secret of another."""

from contextlib import ExitStack, suppress

import pytest
from playwright.sync_api import Browser, TimeoutError, expect

from saucer.core import verify
from saucer.core.random import Random
from saucer.registry import game_named
from tests.browser.captured import check_nothing_secret, knowledge
from tests.browser.ended import bots_play_on
from tests.browser.house import House
from tests.browser.person import MOMENT, MOST_CHOICES, Person, lit, person, who_is_asked

QUIET_CHOICES = 50
"""So long nobody claims anything; afterwards whoever can does."""
RASH = ("claim", "declare")
ENOUGH = 45
"""Choices of five people, none of whom has claimed anything yet."""


def one_chooses(players: list[Person], random: Random, turn: int) -> bool:
    """Somebody for whom something glows picks a part of the board; says whether the game goes on."""
    each = who_is_asked(players, turn)
    if each is None:
        return False
    parts = each.lit_parts()
    wished = [part for part in parts if (part in RASH) == (turn > QUIET_CHOICES and RASH[0] in parts)] or parts
    if wished:
        part = wished[int(random.below(len(wished)))]
        with suppress(TimeoutError):  # what glowed may have gone out meanwhile
            each.page.locator(lit(part)).first.press("Enter", timeout=MOMENT)
    return True


@pytest.mark.long
@pytest.mark.parametrize(("players", "first", "most"), [(4, QUIET_CHOICES // 2, MOST_CHOICES), (5, 0, ENOUGH)])
def test_a_whole_game_tells_nobody_a_secret(
    browser: Browser, house: House, players: int, first: int, most: int
) -> None:
    """Four claim soon and play to the end; with five there is an Ambassador's player, too, and bots go on."""
    with ExitStack() as stack:
        people = [stack.enter_context(person(browser, picture=False)) for _ in range(players)]
        host, *friends = people
        seats = [{"who": "me"}, *[{"who": "open"}] * (players - 1)]
        table = house.new_table(host.context.request, seats, game="inkognito")
        for friend in friends:
            house.call(friend.context.request, f"tables/{table}/join")
        for each in people:
            each.opens(house.page(table))
        house.call(host.context.request, f"tables/{table}/start")
        for each in people:  # the game begins when every page has given its word for the dice
            each.page.locator(".board").wait_for()
        random = Random(players)
        if all(one_chooses(people, random, turn) for turn in range(first, most)):
            bots_play_on(house, table, *zip(people, range(players), strict=True))
        for each in people:
            each.page.locator(".over").wait_for()
        record = house.record(host.context.request, table)
        assert verify(game_named("inkognito"), record).end == "over"
        for seat, each in enumerate(people):
            assert check_nothing_secret(each.capture.messages, record, {seat}) > 10
            expect(each.page.locator(".ink-learnt")).to_have_count(lines_of_the_story(record))
            assert each.errors == []


def lines_of_the_story(record: bytes) -> int:
    """Who could know something about whom, from which reply on."""
    views = knowledge(record)[None].views
    last = views[max(views)][-1]
    return len({(row["reply"], row["knower"], row["player"]) for row in last["insight"]["learnt"]})
