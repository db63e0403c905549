"""Everything that each browser received in a game, checked against the record: nothing it may not know."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection

from saucer.core import Match, Seat, encode
from saucer.core.lines import read_entries, read_header
from saucer.registry import game_named
from saucer.server.wire import Accepted, FromTable, Scene, Told
from tests.server.house import Chair, served

pytestmark = pytest.mark.anyio

GAME = game_named("all-in-all")


class Watched(Chair):
    """Keeps every view it had and every offer it was made."""

    def __init__(self, socket: ClientConnection) -> None:
        super().__init__(socket)
        self.seen: list[tuple[dict[str, Any], list[Any]]] = []

    def take_in(self, message: FromTable) -> None:
        super().take_in(message)
        if isinstance(message, Scene | Told):
            self.seen.append((dict(self.view), list(self.offers)))


async def play(chair: Watched, turn: int) -> None:
    """The choice depends on the count, so that games differ."""
    while chair.now.result is None:
        if chair.now.choices is not None and chair.offers:
            action = chair.offers[(chair.count + turn) % len(chair.offers)]
            answer = await chair.ask("act", seat=chair.now.choices.seat, on=chair.count, action=action)
            if isinstance(answer, Accepted):
                await chair.until(lambda message: isinstance(message, Told))
        else:
            await chair.next()


async def test_nobody_receives_what_the_seat_may_not_know(tmp_path: Path) -> None:
    async with served(tmp_path, limited=False) as house:
        people = [await house.guest(name) for name in ("Anna", "Ben", "Carl", "Dora")]
        lobby = await people[0].new_table("me", "open", "open", "bot:random", game="all-in-all")
        for each in people[1:3]:
            await each.join(lobby.table)
        await people[0].start(lobby.table)
        chairs = []
        for each in people:
            chair = Watched(await each.socket(lobby.table))
            await chair.hello()
            chairs.append(chair)
        await asyncio.gather(*[play(chair, turn) for turn, chair in enumerate(chairs)])
        record = (await people[0].get(f"/api/tables/{lobby.table}/record")).encode()
        kept = house.table(lobby.table).kept
        for viewer, chair in zip((0, 1, 2, None), chairs, strict=True):
            check(record, None if viewer is None else Seat(viewer), chair)
            received = "".join(chair.received)
            for secret in (kept.seed, *kept.people(), *[seat.word or "" for seat in kept.seats]):
                assert secret not in received


def as_sent(value: object) -> Any:
    return msgspec.json.decode(encode(value))


def check(record: bytes, viewer: Seat | None, chair: Watched) -> None:
    """Lines are what it was told; every view it had is one that its seat had, in order; so are its offers."""
    match = Match(GAME, read_header(record))
    possible: list[tuple[dict[str, Any], list[Any]]] = []
    for entry in read_entries(record):
        match.append(entry)
        offers = [] if viewer is None or match.ended else [as_sent(each) for each in match.position.legal(viewer)]
        possible.append((as_sent(match.position.view(viewer)), offers))
    assert [line["event"] for line in chair.lines] == [as_sent(event) for _, event in match.heard(viewer)]
    at = 0
    for seen in chair.seen:
        while at < len(possible) and possible[at] != seen:
            at += 1
        assert at < len(possible), "a view or an offer that the seat never had"
