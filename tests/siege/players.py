"""People who play game after game through all of it, come back whenever they are cut off, and miss nothing."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from random import Random
from time import monotonic
from typing import TypeVar

import httpx2

from saucer.server.wire.parts import Lobby
from tests.server.house import Person, Unexpected, person
from tests.server.process import ServerProcess
from tests.server.survivors import Survivor, check_record, persist

PAUSE = 0.1
AGAIN_SECONDS = 0.05
PATIENCE = 60.0
NOT_NOW = (429, 503)
"""Too fast, or nothing can be saved now: said with a reason, and tried again."""

Outcome = TypeVar("Outcome")


async def insist(ask: Callable[[], Awaitable[Outcome]]) -> Outcome:
    """As often as it takes, while the server is away or cannot save anything."""
    while True:
        try:
            return await ask()
        except httpx2.TransportError:
            pass
        except Unexpected as answer:
            if answer.status not in NOT_NOW:
                raise
        await asyncio.sleep(AGAIN_SECONDS)


class Player:
    """At one table after the other, with two bots."""

    def __init__(self, someone: Person, number: int, clock: int | None) -> None:
        self.person = someone
        self.games = 0
        self._clock = clock
        self._lot = Random(number)
        self._survivor: Survivor | None = None
        self._before = 0
        self.put_off = 0
        """How often it was told to try again later."""

    async def play(self, enough: asyncio.Event) -> None:
        while not enough.is_set():
            survivor = self._survivor = Survivor(self.person, (await insist(self._new_table)).table, lot=self._lot)
            await persist(survivor, pause=PAUSE)
            await insist(partial(check_record, survivor))
            self._before += survivor.accepted
            self.put_off += survivor.put_off
            self.games += 1
            self._survivor = None

    async def _new_table(self) -> Lobby:
        seats = ("me", "bot:random", "bot:random")
        return await self.person.new_table(*seats, game="all-in-all", start=True, clock=self._clock)

    @property
    def accepted(self) -> int:
        return self._before + (0 if self._survivor is None else self._survivor.accepted)


class Players:
    """All who play while the server is under siege."""

    def __init__(self, players: list[Player], tasks: "list[asyncio.Task[None]]") -> None:
        self._players = players
        self._tasks = tasks

    @property
    def accepted(self) -> int:
        return sum(player.accepted for player in self._players)

    @property
    def put_off(self) -> int:
        return sum(player.put_off for player in self._players)

    @property
    def anybody(self) -> Person:
        return self._players[0].person

    def move_to(self, url: str) -> None:
        for player in self._players:
            player.person.move_to(url)

    async def all_move(self) -> float:
        """Until everybody has made another move; how long that took."""
        began, before = monotonic(), [player.accepted for player in self._players]
        while any(player.accepted <= count for player, count in zip(self._players, before, strict=True)):
            for task in self._tasks:
                if task.done():
                    task.result()
            assert monotonic() - began < PATIENCE, "somebody does not play on"
            await asyncio.sleep(0.01)
        return monotonic() - began

    def __str__(self) -> str:
        games = sum(player.games for player in self._players)
        return f"{self.accepted} moves acknowledged in {games} games, none lost, none twice"


@asynccontextmanager
async def playing(server: ServerProcess, number: int, clock: int | None = None) -> AsyncIterator[Players]:
    """While this lasts, and then to the end of every game, so that every record is verified."""
    enough = asyncio.Event()
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(person(server.url, f"Anna {each}")) for each in range(number)]
        players = [Player(each, place, clock) for place, each in enumerate(people)]
        tasks = [asyncio.create_task(player.play(enough)) for player in players]
        try:
            yield Players(players, tasks)
        except BaseException:
            for task in tasks:
                task.cancel()
            raise
        enough.set()
        await asyncio.gather(*tasks)
