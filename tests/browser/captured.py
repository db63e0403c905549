"""Everything a browser received, and whether that seat could know it: checked against the record of the game."""

import json
from collections import defaultdict
from functools import lru_cache
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocket

from saucer.core import Decide, Match, Position, Seat, encode
from saucer.core.lines import read_entries, read_header
from saucer.registry import game_named
from saucer.server.wire.messages import Beat
from tests.server.composed import composed

Message = dict[str, Any]


def plain(value: object) -> Any:
    """As it looks after the journey."""
    return json.loads(encode(value))


class Capture:
    """Listens to all sockets of a page, from before it is opened."""

    def __init__(self, page: Page) -> None:
        self.messages: list[Message] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.messages.append(json.loads(data)))

    def kinds(self) -> set[str]:
        return {message["kind"] for message in self.messages}


class Knowledge:
    """What one viewer could know at each of its own counts: views, events, offers, whom the table waits for."""

    def __init__(self, match: Match, viewer: Seat | None) -> None:
        self.viewer = viewer
        self.events: list[Any] = []
        self.views: defaultdict[int, list[Any]] = defaultdict(list)
        self.actions: defaultdict[int, list[Any]] = defaultdict(list)
        self.waiting: defaultdict[int, list[Any]] = defaultdict(list)
        self._notice(match)

    def hear(self, match: Match) -> None:
        for each, position in zip(match.told[-1], match.positions, strict=True):
            if each.heard_by(self.viewer):
                self.events.append(plain(each.event))
                self.views[len(self.events)].append(self._seen(match, position))
        self._notice(match)

    def _seen(self, match: Match, position: Position) -> Any:
        view = position.view(self.viewer)
        insight = match.game.insight(view)
        return plain(view) | ({} if insight is None else {"insight": plain(insight)})

    def _notice(self, match: Match) -> None:
        count = len(self.events)
        now = match.position.next()
        self.views[count].append(self._seen(match, match.position))
        self.waiting[count].append(list(now.must) if isinstance(now, Decide) else [])
        if self.viewer is not None:
            self.actions[count].append([plain(action) for action in match.position.legal(self.viewer)])


@lru_cache(maxsize=1)
def knowledge(record: bytes) -> dict[Seat | None, Knowledge]:
    header = read_header(record)
    match = Match(game_named(header.game), header)
    match.watched = True
    viewers = (*(Seat(seat) for seat in range(len(header.seats))), None)
    known = {viewer: Knowledge(match, viewer) for viewer in viewers}
    for entry in read_entries(record):
        match.append(entry)
        for each in known.values():
            each.hear(match)
    return known


def check_nothing_secret(messages: list[Message], record: bytes, seats: set[int]) -> int:
    """Every view, event, offer and wait sent to a browser is one its viewer could know then; says how many were.

    Besides their own views people may get the public one: before the start, as spectators, before a hand-over.
    """
    known = knowledge(record)
    viewer: Seat | None = None
    view: dict[str, Any] = {}
    checked = 0
    for message in messages:
        if message["kind"] == "scene":
            viewer = message["seat"]
            assert viewer is None or viewer in seats, f"seats {seats} were sent the view of seat {viewer}"
            view = message["view"] or {}
            for line in message["lines"]:
                _check_line(line, known[viewer])
        elif message["kind"] == "told":
            for beat in message["beats"]:
                view = _check_beat(beat, view, known[viewer])
        elif message["kind"] == "recalled":
            assert message["seat"] == viewer
            again = message["view"]
            assert again in known[viewer].views[message["after"]]
            for beat in message["beats"]:
                again = _check_beat(beat, again, known[viewer])
            continue
        else:
            assert message["kind"] in {"lobby", "accepted", "refused", "because", "hinted", "pong"}
            continue
        if message["now"] is not None:
            assert view in known[viewer].views[message["count"]]
            _check_now(message["now"], message["count"], known[viewer])
        checked += 1
    return checked


def _check_line(line: Message, known: Knowledge) -> None:
    assert line["event"] == known.events[line["count"] - 1]


def _check_beat(beat: Message, view: dict[str, Any], known: Knowledge) -> dict[str, Any]:
    """Compares a beat with what this viewer knows, and says what its view is after it."""
    view = composed(view, msgspec.convert(beat, Beat))
    if beat["line"] is not None:
        _check_line(beat["line"], known)
        assert view in known.views[beat["line"]["count"]]
    return view


def _check_now(now: Message, count: int, known: Knowledge) -> None:
    assert now["waiting"] in known.waiting[count]
    if now["choices"] is not None:
        assert now["choices"]["seat"] == known.viewer
        assert [offer["action"] for offer in now["choices"]["offers"]] in known.actions[count]
