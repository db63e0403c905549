"""Which moments of a game are great ones; those of games that were played, each shown to a page as it comes."""

import json
import re
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from saucer.registry import all_games
from saucer.server.wire.messages import Beat
from tests.browser.captured import Message
from tests.browser.ended import ends_with
from tests.browser.house import House
from tests.browser.person import Person
from tests.browser.sampled import Shown, answers
from tests.browser.stage import FACES
from tests.browser.tapping import SKIP
from tests.server.composed import composed

COMES = 650
"""Milliseconds after which a banner stands and something that flies is on its way."""


class Climaxes(NamedTuple):
    kinds: tuple[str, ...]
    pictured: tuple[str, ...]
    """Those that are one only sometimes: then a banner crosses the board."""
    unless: dict[str, dict[str, Any]]
    """Those that are none with these fields."""

    def can_be(self, event: dict[str, Any]) -> bool:
        kind = event["kind"]
        others = self.unless.get(kind, {})
        return kind in self.kinds and not any(event[field] == value for field, value in others.items())

    def has(self, event: dict[str, Any], runs: Sequence[Shown]) -> bool:
        pictured = event["kind"] not in self.pictured or any(run.banner for run in runs)
        return pictured and self.can_be(event)


def climaxes_of(slug: str) -> Climaxes:
    found = json.loads((FACES / slug / "climaxes.json").read_text())
    kinds = tuple(event["kind"] for event in found["events"])
    return Climaxes(kinds, tuple(found["pictured"]), found["unless"])


class Climax(NamedTuple):
    kind: str
    before: Message
    """The whole table as it was before."""
    told: Message


def played(house: House, anna: Person, slug: str) -> tuple[str, list[Climax]]:
    """A game that a bot plays in front of her; of each kind the last climax, which is most likely to be a great one."""
    table = ends_with(house, anna, slug, max(2, all_games()[slug].seats[0]), bot="easy")
    found = {climax.kind: climax for climax in moments(anna.capture.messages, climaxes_of(slug))}
    return table, list(found.values())


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
                yield Climax(beat["line"]["event"]["kind"], before, told)
            scene = {**scene, "view": composed(scene["view"], msgspec.convert(beat, Beat))}


def shown(house: House, guest: Person, table: str, climaxes: list[Climax]) -> Iterator[tuple[str, Page]]:
    """Each of them in the middle of its time, on a page of its own that is told nothing else."""
    socket: list[WebSocketRoute] = []
    page = guest.context.new_page()
    page.route_web_socket(re.compile("/ws/"), lambda route: answers(route, socket))
    page.goto(house.page(table))
    while not socket:
        page.wait_for_timeout(20)
    for kind, before, told in climaxes:
        socket[-1].send(json.dumps(before))
        page.wait_for_selector(".stage-layer:not([data-beat])", state="attached")
        page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        page.wait_for_function(
            "skip => (document.querySelector(skip)?.click(), !document.querySelector(skip))", arg=SKIP
        )
        socket[-1].send(json.dumps(told))
        page.wait_for_timeout(COMES)
        yield kind, page
        page.keyboard.press("Escape")
    page.close()
