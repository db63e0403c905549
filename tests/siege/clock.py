"""The clock on the wall jumps, forwards and back: nobody's time runs out, nobody is kept waiting, nothing goes."""

import asyncio
from email.utils import parsedate_to_datetime
from time import time

from tests.server.house import Person
from tests.siege.ground import Ground
from tests.siege.players import playing
from tests.siege.shim import Shim

PLAYERS = 6
PATIENCE = 20.0
CLOCK = 20
"""Seconds for a decision: whoever lost time by a jump would be answered for, and the record would show it."""
HOUR, DAY = 3_600, 86_400
JUMPS = (HOUR, -HOUR, DAY, -DAY, 400 * DAY, -400 * DAY, 30 * 365 * DAY, -20 * 365 * DAY, 1, 0)


async def clock(ground: Ground) -> str:
    shim = Shim(ground.folder)
    with ground.server(environment=shim.environment) as server:
        async with playing(server, PLAYERS, CLOCK) as players:
            for number in range(ground.wishes.rounds):
                await players.all_move()
                shim.jump(JUMPS[number % len(JUMPS)])
                await until_noticed(players.anybody, JUMPS[number % len(JUMPS)])
                await everything_works(players.anybody)
                await players.all_move()
    assert players.put_off == 0, f"{players.put_off} times somebody was told to wait"
    return f"{ground.wishes.rounds} jumps, from 20 years back to 30 years ahead: {players}"


async def until_noticed(anybody: Person, ahead: int) -> None:
    """The server tells the time with every answer."""
    async with asyncio.timeout(PATIENCE):
        while True:
            told = parsedate_to_datetime((await anybody.client.get("/healthz")).headers["date"]).timestamp()
            if abs(told - time() - ahead) < HOUR / 2:
                return
            await asyncio.sleep(0.1)


async def everything_works(anybody: Person) -> None:
    """A table is made, listed and left; the server is well."""
    assert (await anybody.client.get("/healthz")).status_code == 200
    lobby = await anybody.new_table("me", "open", "open", game="all-in-all", public=True)
    assert lobby.table in [each["table"] for each in await anybody.get("/api/tables")]
    await anybody.post(f"/api/tables/{lobby.table}/leave")
