"""The great moments of a game, each shown to a page as it comes: for pictures that people judge."""

import json
import re
from collections.abc import Iterator
from typing import NamedTuple

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from saucer.registry import all_games
from saucer.server.wire.messages import Beat
from tests.browser.captured import Message
from tests.browser.ended import gives_the_seat
from tests.browser.house import House, bots_of
from tests.browser.person import LONGEST_WAIT, OVER, Person
from tests.browser.sampled import answers
from tests.browser.sought import Climaxes, Moment, climaxes_of, sought
from tests.browser.tapping import SKIP
from tests.server.composed import composed

COMES = 650
"""Milliseconds after which a banner stands and something that flies is on its way."""
MOST_TRIED = 5
"""So many of a kind in that game, and as many elsewhere, for one that has a banner."""


class Climax(NamedTuple):
    kind: str
    pictured: bool
    """It is one only if a banner crosses the board, and whether it does the page knows."""
    before: Message
    """The whole table as it was before."""
    told: Message


def played(house: House, anna: Person, slug: str) -> tuple[str, list[list[Climax]]]:
    """A game that a bot plays in front of her; of each kind the last climaxes first: those are likely to be great.

    What did not come in it, or perhaps without its banner, is sought in games that bots play by themselves.
    """
    game, climaxes = all_games()[slug], climaxes_of(slug)
    seats = [{"who": "me"}, *bots_of(slug, max(2, game.seats[0]) - 1)]
    table = house.new_table(anna.context.request, seats, game=slug, start=True)
    anna.opens(house.page(table)).page.locator(".board").wait_for()
    gives_the_seat(house, anna, table, "easy")
    anna.page.locator(OVER).wait_for(timeout=LONGEST_WAIT)
    found: dict[str, list[Climax]] = {kind: [] for kind in climaxes.kinds}
    for climax in moments(anna.capture.messages, climaxes):
        found[climax.kind] = [climax, *found[climax.kind]][:MOST_TRIED]
    missing = {kind for kind, there in found.items() if not there or kind in climaxes.pictured}
    enough = {kind: len(found[kind]) + (MOST_TRIED if kind in climaxes.pictured else 1) for kind in missing}
    for moment in sought(game, climaxes, missing):
        _, scene = sits_at(house, anna, slug, moment)
        rare = {climax.kind: climax for climax in moments([scene, moment.told], climaxes)}
        for kind in moment.kinds & missing:
            found[kind].append(rare[kind])
        missing -= {kind for kind in missing if len(found[kind]) >= enough[kind]}
    return table, list(found.values())


def sits_at(house: House, anna: Person, slug: str, moment: Moment) -> tuple[str, Message]:
    """At a table for as many; says at which, and how it looks before the moment to whoever hears it."""
    seats = [{"who": "me"}, *bots_of(slug, moment.players - 1)]
    table = house.new_table(anna.context.request, seats, game=slug, start=True)
    anna.opens(house.page(table)).page.locator(".board").wait_for()
    begun = [each for each in anna.capture.messages if each["kind"] == "scene" and each["view"]][-1]
    mine = [] if moment.scene["seat"] is None else [moment.scene["seat"]]
    return table, {**begun, **moment.scene, "lobby": {**begun["lobby"], "mine": mine}}


def moments(messages: list[Message], climaxes: Climaxes) -> Iterator[Climax]:
    scene: Message = {}
    for message in messages:
        if message["kind"] == "scene" and message["view"] is not None:
            scene = message
        if message["kind"] != "told":
            continue
        count = message["count"] - sum(beat["line"] is not None for beat in message["beats"])
        for beat in message["beats"]:
            before = {**scene, "count": count, "lines": [], "now": None}
            count += beat["line"] is not None
            if beat["line"] is not None and climaxes.can_be(beat["line"]["event"]):
                told = {"kind": "told", "count": count, "beats": [beat], "now": None}
                kind = beat["line"]["event"]["kind"]
                yield Climax(kind, kind in climaxes.pictured, before, told)
            scene = {**scene, "view": composed(scene["view"], msgspec.convert(beat, Beat))}


def shown(house: House, guest: Person, table: str, kinds: list[list[Climax]]) -> Iterator[tuple[str, Page]]:
    """One of each kind in the middle of its time, on a page of its own that is told nothing else."""
    socket: list[WebSocketRoute] = []
    page = guest.context.new_page()
    page.route_web_socket(re.compile("/ws/"), lambda route: answers(route, socket))
    page.goto(house.page(table))
    while not socket:
        page.wait_for_timeout(20)
    for climaxes in kinds:
        for climax in climaxes:
            comes(page, socket[-1], climax)
            if not climax.pictured or page.locator(".banner").count():
                yield climax.kind, page
                break
            page.keyboard.press("Escape")
        page.keyboard.press("Escape")
    page.close()


def comes(page: Page, socket: WebSocketRoute, climax: Climax) -> None:
    socket.send(json.dumps(climax.before))
    page.wait_for_selector(".stage-layer:not([data-beat])", state="attached")
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    page.wait_for_function("skip => (document.querySelector(skip)?.click(), !document.querySelector(skip))", arg=SKIP)
    socket.send(json.dumps(climax.told))
    page.wait_for_timeout(COMES)
