"""Our server and its tables."""

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from msgspec import Raw, Struct

from benchmarks.load.parts import Reading
from benchmarks.load.play import Player
from benchmarks.load.socket import Heard, Socket, opened
from tests.server.house import Person

SEATS = 4
SERVER = ("-m", "benchmarks.load.serve")
AT_ONCE = 8
"""So many tables are opened at a time."""


class Offered(Struct):
    action: Raw
    caution: Any = None


class Choosing(Struct):
    offers: tuple[Offered, ...]


class Now(Struct):
    choices: Choosing | None
    result: Any = None


class Message(Struct):
    """All that a player by lot needs of what a table sends."""

    kind: str
    id: str = ""
    count: int = 0
    now: Now | None = None

    def offers(self) -> tuple[Offered, ...]:
        return () if self.now is None or self.now.choices is None else self.now.choices.offers

    def is_over(self) -> bool:
        return self.now is not None and bool(self.now.result)


class Act(Struct):
    kind: str
    id: str
    seat: int
    on: int
    action: Raw


decoder = msgspec.json.Decoder(Message)
encoder = msgspec.json.Encoder()


TOLD = b'{"kind":"told",'
STALE = (b'"refused-conflict"', b'"refused-not_asked"')
"""Somebody at another server has moved, and this one has not heard of it yet."""


class OurTable:
    def __init__(self, lot: random.Random, shared: bool = False) -> None:
        """`shared`: its people may be at different servers."""
        self.seats = SEATS
        self._shared = shared
        self.player: Player
        self._sockets: list[Socket] = []
        self._lot = lot
        self._last: list[bytes] = [b""] * SEATS
        """Of each seat the last message that says what can be chosen there."""
        self._ids = 0
        self._table = ""

    async def sit(self, people: Sequence[Person], table: str) -> None:
        self._table = table
        for seat, person in enumerate(people):
            await self._open(person, self._hears(seat))
        while not all(self._last):
            await asyncio.sleep(0.01)

    async def let_watch(self, person: Person) -> None:
        await self._open(person, lambda *_: None)

    async def _open(self, person: Person, hears: Heard) -> None:
        cookie = "; ".join(f"{cookie.name}={cookie.value}" for cookie in person.client.cookies.jar)
        self._sockets.append(await opened(person.url, f"/ws/{self._table}", hears, cookie))
        self._sockets[-1].send(b'{"kind":"hello","id":"h"}')

    @property
    def sockets(self) -> Sequence[Socket]:
        return self._sockets

    def _hears(self, seat: int) -> Heard:
        def hears(_: Socket, data: bytes) -> None:
            """What was told is read when somebody is to choose by it: the machine is left to the server."""
            if data.startswith(TOLD):
                self._last[seat] = data
                self.player.told(seat)
                return
            message = decoder.decode(data)
            if message.kind == "scene":
                self._last[seat] = data
            elif message.kind == "accepted" and message.id == f"m{self._ids}":
                self.player.accepted()
            elif message.kind == "pong" and message.id == f"p{self._ids}":
                self.player.told(seat, probed=True)
            elif message.kind == "refused":
                stale = self._shared and any(why in data for why in STALE)
                assert stale, data
                self._last[seat] = b""
                self.player.try_again()

        return hears

    def move(self) -> bool:
        """By whoever can, each as likely as the others."""
        for seat in self._lot.sample(range(SEATS), SEATS):
            if self._last[seat]:
                now = decoder.decode(self._last[seat])
                if now.offers():
                    self._choose(seat, now.count, now.offers())
                    return True
        return False

    def _choose(self, seat: int, count: int, offers: Sequence[Offered]) -> None:
        wise = [offer for offer in offers if offer.caution is None] or offers
        self._ids += 1
        act = Act("act", f"m{self._ids}", seat, count, self._lot.choice(wise).action)
        self._sockets[seat].send(encoder.encode(act))

    def is_behind(self) -> bool:
        return self._shared and not any(decoder.decode(last).is_over() for last in self._last if last)

    def probe(self, seat: int) -> None:
        self._sockets[seat].send(b'{"kind":"ping","id":"p%d"}' % self._ids)

    def close(self) -> None:
        for socket in self._sockets:
            socket.close()


async def open_tables(people: Sequence[Person], game: str, count: int, shared: bool = False) -> list[OurTable]:
    gate = asyncio.Semaphore(AT_ONCE)
    lots = [random.Random(number) for number in range(count)]

    async def one(lot: random.Random) -> OurTable:
        async with gate:
            host, *friends = people
            table = (await host.new_table("me", *["open"] * len(friends), game=game, pace="instant")).table
            for friend in friends:
                await friend.join(table)
            await host.start(table)
            seated = OurTable(lot, shared)
            await seated.sit(people, table)
            return seated

    return await asyncio.gather(*[one(lot) for lot in lots])


class Server:
    """Our server in a process of its own, or in several at one address."""

    def __init__(self, process: "subprocess.Popen[str]", parts: bool) -> None:
        assert process.stdout is not None
        self._says = process.stdout
        self._parts = parts
        self.process = process.pid
        self.url = self._says.readline().strip()

    def parts(self) -> Reading:
        """Where its time went so far, if it counts that."""
        if not self._parts:
            return {}
        os.kill(self.process, signal.SIGUSR1)
        reading: Reading = json.loads(self._says.readline())
        return reading


@contextmanager
def our_server(
    parts: bool = False, database: str | None = None, more: Sequence[str] = (), before: Sequence[str] = ()
) -> Iterator[Server]:
    """A file of its own, if no other database is named. `before` is a program that runs it."""
    with TemporaryDirectory() as folder:
        place = database or str(Path(folder, "tables.sqlite3"))
        command = [*before, sys.executable, *SERVER, place, *more, *(["--parts"] if parts else [])]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            yield Server(process, parts)
        finally:
            process.terminate()
            process.wait()
