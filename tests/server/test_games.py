"""Any game is played at the table: claims, sealed answers, teams, private replies. No game is named in the server."""

import asyncio
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from saucer.core import Game, verify
from saucer.server.clocks import Alarm, WallClock
from saucer.server.wire import Accepted, Told
from tests.server.house import Chair, served
from tests.tiny import auction, relay, whispers

pytestmark = pytest.mark.anyio

TINY: dict[str, Game] = {each.slug: each for each in (auction.GAME, relay.GAME, whispers.GAME)}


def games() -> Mapping[str, Game]:
    return TINY


class HastyClock(WallClock):
    """A minute passes in a second."""

    def now(self) -> float:
        return super().now() * 60

    def later(self, seconds: float, call: Callable[[], None]) -> Alarm:
        return super().later(seconds / 60, call)


async def play(chair: Chair, taste: int) -> None:
    """Choices by the count; somebody who may but need not act does so now and then."""
    while chair.now.result is None:
        choices = chair.now.choices
        if choices is not None and choices.offers and (choices.must or (chair.count + taste) % 3 == 0):
            offer = choices.offers[(chair.count + taste) % len(choices.offers)]
            action: Any = offer.action
            if offer.number is not None:
                action = {"kind": offer.number, "number": action["low"]}
            answer = await chair.ask("act", seat=choices.seat, on=chair.count, action=action)
            if isinstance(answer, Accepted):
                await chair.until(lambda message: isinstance(message, Told))
            continue
        await chair.next()


@pytest.mark.parametrize("slug", TINY)
async def test_two_people_and_bots_play_to_the_end(tmp_path: Path, slug: str) -> None:
    async with served(tmp_path, games=games, clock=HastyClock(), limited=False) as house:
        anna, ben = await house.guest("Anna"), await house.guest("Ben")
        lobby = await anna.new_table("me", "open", "bot:random", game=slug)
        await ben.join(lobby.table)
        await anna.start(lobby.table)
        chairs = [await anna.sit(lobby.table), await ben.sit(lobby.table)]
        async with asyncio.timeout(60):
            await asyncio.gather(*[play(chair, taste) for taste, chair in enumerate(chairs)])
        record = await anna.get(f"/api/tables/{lobby.table}/record")
        found = verify(TINY[slug], record.encode())
        assert (found.end, found.dice) == ("over", "fair")
        replay = await anna.get(f"/api/tables/{lobby.table}/replay?seat=1")
        assert replay["dice"]["verified"]
