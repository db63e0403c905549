"""Too many people, too fast ones, and people who do not read: everybody else plays on."""

import asyncio
import re
import resource
from contextlib import AsyncExitStack, suppress
from time import monotonic

import httpx2

from benchmarks.load.idle import allow_sockets
from benchmarks.load.ours import SEATS, open_tables
from benchmarks.load.socket import Socket, opened
from saucer.server.web.connections import MOST_BYTES
from tests.server.house import Person, person
from tests.server.process import ServerProcess
from tests.server.survivors import GONE
from tests.servers import free_port
from tests.siege.ground import MEGABYTE, Ground, Party, beside, check_steady, memory_of

PATIENCE = 120.0
SLOW_EACH = 10
ASKING_SECONDS = 0.4
HELD_MEGABYTES = 2 * MOST_BYTES / MEGABYTE
"""What waits in a queue, and as much on its way to the kernel."""
WAVES = 3
SLOW_WAVES = 6
"""The first shows what is made once."""
HELLO = '{"kind":"hello","id":"h"}'
GUESTS = 10
REQUESTS = ("/api/games", "/api/tables", "/api/me", "/", "/healthz")
WELL_TOLD = {200, 404, 429}
IDLE_MEGABYTES = 500
IDLE_SECONDS = 50.0
"""Two rounds of pings: whoever does not answer is dropped."""
SPARE_DESCRIPTORS = 300


async def slow(ground: Ground) -> str:
    figures = free_port()
    with ground.server("--metrics", f"127.0.0.1:{figures}") as server:
        async with beside(server) as party, AsyncExitStack() as stack:
            people = [await stack.enter_async_context(person(server.url, f"Mallory {each}")) for each in range(GUESTS)]
            memory = [memory_of(server)]
            for wave in range(1, SLOW_WAVES + 1):
                idlers = [do_not_read(each, party.table) for each in people * SLOW_EACH]
                peak = await peak_until(asyncio.gather(*idlers), server)
                await until_dropped(figures, wave * len(idlers))
                assert peak <= memory[0] + len(idlers) * HELD_MEGABYTES + 20, f"{peak:.0f} MB at most in wave {wave}"
                memory.append(memory_of(server))
            again = await people[0].sit(party.table)
            assert again.scene.lobby.table
    return (
        f"{SLOW_WAVES} times {len(idlers)} sockets that do not read, each dropped; memory after each wave "
        f"{', '.join(f'{each:.0f}' for each in memory[1:])} MB, never more than one wave may hold; {party}"
    )


async def do_not_read(someone: Person, table: str) -> None:
    """Asks for everything again and again, no faster than is allowed."""
    socket = await someone.socket(table, small_window=True)
    socket.transport.pause_reading()
    with suppress(*GONE):
        async with asyncio.timeout(PATIENCE):
            while True:
                await socket.send(HELLO)
                await asyncio.sleep(ASKING_SECONDS)


async def peak_until(done: "asyncio.Future[list[None]]", server: ServerProcess) -> float:
    peak = 0.0
    while not done.done():
        peak = max(peak, memory_of(server))
        await asyncio.sleep(0.05)
    await done
    return peak


async def until_dropped(port: int, count: int) -> None:
    async with httpx2.AsyncClient() as client, asyncio.timeout(PATIENCE):
        while True:
            said = (await client.get(f"http://127.0.0.1:{port}/metrics")).text
            found = re.search(r'saucer_closed_total{reason="too_slow"} (\d+)', said)
            if found and int(found[1]) >= count:
                return
            await asyncio.sleep(0.1)


class Flood:
    """Everything at once and as fast as it goes, from many guests."""

    def __init__(self) -> None:
        self._until = 0.0
        self.messages = 0
        self.closed = 0
        self.requests = 0
        self.refused = 0

    async def last(self, seconds: float, people: list[Person], party: Party) -> None:
        self._until = monotonic() + seconds
        await asyncio.gather(*[self._sockets(each, party) for each in people], *[self._asks(each) for each in people])

    async def _sockets(self, someone: Person, party: Party) -> None:
        """Whoever is closed comes again at once."""
        cookie = "; ".join(f"{each.name}={each.value}" for each in someone.client.cookies.jar)
        while monotonic() < self._until:
            try:
                socket = await opened(someone.url, f"/ws/{party.table}", lambda *_: None, cookie)
            except (ConnectionError, OSError):
                await asyncio.sleep(0.01)
                continue
            await self._pour(socket)
            self.closed += 1

    async def _pour(self, socket: Socket) -> None:
        socket.send(HELLO.encode())
        while not socket.closed and monotonic() < self._until:
            for _ in range(50):
                socket.send(b'{"kind":"ping","id":"p"}')
            self.messages += 50
            await asyncio.sleep(0.001)
        socket.close()

    async def _asks(self, someone: Person) -> None:
        while monotonic() < self._until:
            for path in REQUESTS:
                await self._count(await someone.client.get(path))
            await self._count(await someone.client.post("/api/join", json={"code": "ABCDEF"}))

    async def _count(self, answer: httpx2.Response) -> None:
        assert answer.status_code in WELL_TOLD, (answer.status_code, answer.text)
        self.requests += 1
        self.refused += answer.status_code == 429


async def flood(ground: Ground) -> str:
    with ground.server() as server:
        async with beside(server) as party, AsyncExitStack() as stack:
            people = [await stack.enter_async_context(person(server.url, f"Mallory {each}")) for each in range(GUESTS)]
            wave, memory = Flood(), []
            for _ in range(WAVES):
                await wave.last(ground.wishes.seconds / WAVES, people, party)
                memory.append(memory_of(server))
            steady = check_steady(memory[0], memory[-1])
    assert wave.closed, "nobody was ever closed"
    assert wave.refused, "no request was ever too much"
    return (
        f"{ground.wishes.seconds} s: {wave.messages} messages poured in, {wave.closed} sockets ended, "
        f"{wave.requests} requests, {wave.refused} of them too many; {party}; {steady}"
    )


async def idle(ground: Ground) -> str:
    wanted = ground.wishes.sockets
    allow_sockets()
    most, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert most >= wanted + SPARE_DESCRIPTORS, (
        f"{wanted} sockets need ulimit -n {wanted + SPARE_DESCRIPTORS}: it is {most}"
    )
    with ground.server(limited=False) as server:
        async with AsyncExitStack() as stack:
            people = [await stack.enter_async_context(person(server.url, f"Anna {each}")) for each in range(SEATS)]
            tables = await open_tables(people, "all-in-all", -(-wanted // SEATS))
            async with beside(server) as party:
                await asyncio.sleep(IDLE_SECONDS)
                used = memory_of(server)
            sockets = [socket for table in tables for socket in table.sockets]
            assert not [socket for socket in sockets if socket.closed], "some were closed"
            assert used < IDLE_MEGABYTES, f"{used:.0f} MB"
            for table in tables:
                table.close()
    crowd = f"{len(sockets)} sockets at {len(tables)} tables"
    return f"{crowd} for {IDLE_SECONDS:.0f} s: {used:.0f} MB, all still open; {party}"
