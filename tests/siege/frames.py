"""A million frames that nobody can make sense of, over several sockets, at the table of a game that is played on."""

import asyncio
from collections.abc import Callable
from random import Random

from benchmarks.load.socket import TEXT, Socket, frame, opened
from tests.server.house import Person, person
from tests.siege.ground import Ground, Party, beside, check_steady, memory_of

SOCKETS = 8
WAVES = 5
BURST = 200
PATIENCE = 60.0
BINARY, CLOSE, PING = 2, 8, 9
ANSWERS = tuple(b'{"kind":"%s"' % kind for kind in (b"accepted", b"refused", b"because", b"hinted", b"pong"))

COMMANDS = (
    b'{"kind":"hello","id":"a1","have":3,"seat":0}',
    b'{"kind":"act","id":"a2","seat":0,"on":12,"action":{"kind":"explore","victim":1}}',
    b'{"kind":"roll","id":"a3","seat":1,"on":4,"outcome":[1,2,3]}',
    b'{"kind":"speak","id":"a4","seat":2,"aside":{"kind":"say","words":"no"}}',
    b'{"kind":"chat","id":"a5","seat":0,"words":"before"}',
    b'{"kind":"emote","id":"a6","seat":1,"emote":"bravo"}',
    b'{"kind":"undo","id":"a7","seat":0,"steps":9999}',
    b'{"kind":"standing_order","id":"a8","seat":0,"order":{"kind":"never"}}',
    b'{"kind":"why_not","id":"a9","part":"ship","seat":0,"path":["a","b"]}',
    b'{"kind":"hint","id":"b1","seat":0}',
    b'{"kind":"hand_over","id":"b2","seat":2}',
    b'{"kind":"give_seat","id":"b3","seat":1,"bot":"random"}',
    b'{"kind":"agree","id":"b4","seat":1}',
    b'{"kind":"abandon","id":"b5"}',
    b'{"kind":"ping","id":"b6"}',
)
ODD = (
    b"",
    b"null",
    b"0",
    b"[" * 4000,
    b'{"a":' * 1600,
    b'{"kind":"ping"}',
    b'{"kind":"ping","id":""}',
    b'{"kind":"ping","id":"' + b"x" * 41 + b'"}',
    b'{"kind":"ping","id":7}',
    b'{"kind":"ping","id":"x","more":1}',
    b'{"kind":["ping"],"id":"x"}',
    b'{"kind":"__proto__","id":"x"}',
    b'{"kind":"act","id":"x","seat":-1,"on":0,"action":{}}',
    b'{"kind":"act","id":"x","seat":0,"on":1e999,"action":{}}',
    b'{"kind":"act","id":"x","seat":0,"on":9007199254740992,"action":{}}',
    b'{"kind":"act","id":"x","seat":0,"on":NaN,"action":{}}',
    b'{"kind":"act","id":"x","seat":0,"on":0,"action":' + b"[" * 900 + b"]" * 900 + b"}",
    b'{"kind":"chat","id":"x","seat":0,"words":"\\ud800"}',
    b'{"kind":"roll","id":"x","seat":0,"on":0,"outcome":[' + b"0," * 3000 + b"0]}",
    b'{"kind":"ping","id":"\\u0000"}',
)
"""Each is a whole message, and none is a sensible command."""

BREAKING = (
    frame(3, b"reserved"),
    frame(11, b"reserved"),
    bytes((0xC1, 0x81)) + b"\0\0\0\0a",
    bytes((0x81, 0x02)) + b"{}",
    frame(TEXT, b"\xff\xfe"),
    frame(TEXT, b"\xed\xa0\x80"),
    frame(PING, b"x" * 126),
    bytes((PING, 0x81)) + b"\0\0\0\0a",
    bytes((0x80, 0x81)) + b"\0\0\0\0a",
    bytes((0x81, 0xFF)) + (1 << 62).to_bytes(8, "big") + b"\0\0\0\0",
    frame(TEXT, b"x" * 9000),
    frame(CLOSE, b"\x03"),
    frame(CLOSE, (999).to_bytes(2, "big")),
    frame(CLOSE, (1000).to_bytes(2, "big") + b"\xff"),
)
"""Against the protocol itself: whoever sends one is disconnected (RFC 6455)."""
SELDOM = 2


def spoiled(lot: Random) -> bytes:
    """A command with letters changed, left out, repeated or cut off; or something odd; or noise."""
    kind = lot.randrange(8)
    if kind == 0:
        return lot.choice(ODD)
    if kind == 1:
        return bytes(lot.randrange(32, 127) for _ in range(lot.randrange(200)))
    data = bytearray(lot.choice(COMMANDS))
    if kind == 2:
        return bytes(data[: lot.randrange(len(data))])
    for _ in range(lot.randrange(1, 4)):
        at = lot.randrange(len(data))
        changes: tuple[Callable[[], bytes], ...] = (
            lambda: bytes((lot.randrange(32, 127),)),
            lambda: b"",
            lambda: bytes(data) * lot.randrange(3),
        )
        data[at : at + 1] = lot.choice(changes)()[:2000]
    return bytes(data[:8000])


class Attacker:
    """One socket after the other; every message is answered once, or the socket is closed."""

    def __init__(self, someone: Person, party: Party, number: int, left: int) -> None:
        self._person = someone
        self._party = party
        self._lot = Random(number)
        self._left = left
        self._answers = 0
        self._pings = 0
        self._ponged = asyncio.Event()
        self.sent = 0
        self.broken = 0

    async def attack(self) -> None:
        while self._left > 0:
            socket = await self._open()
            await self._burst_after_burst(socket)

    async def _open(self) -> Socket:
        cookie = "; ".join(f"{each.name}={each.value}" for each in self._person.client.cookies.jar)
        socket = await opened(self._person.url, f"/ws/{self._party.table}", self._hears, cookie)
        socket.send(b'{"kind":"hello","id":"h"}')
        return socket

    def _hears(self, _: Socket, data: bytes) -> None:
        if data.startswith(ANSWERS):
            self._answers += 1
            if data == b'{"kind":"pong","id":"p%d"}' % self._pings:
                self._ponged.set()

    async def _burst_after_burst(self, socket: Socket) -> None:
        """Until it is disconnected for a frame that the protocol forbids."""
        expected, self._answers = 1, 0
        while self._left > 0:
            size = min(BURST, self._left)
            codes = [BINARY if self._lot.randrange(10) == 0 else TEXT for _ in range(size)]
            socket.write(b"".join([frame(code, spoiled(self._lot)) for code in codes]))
            expected += size + 1
            await self._until_answered(socket)
            assert self._answers == expected, f"{expected} messages had {self._answers} answers"
            self.sent += size
            self._left -= size
            if self._lot.randrange(SELDOM) == 0:
                await self._break(socket)
                return
        socket.close()

    async def _until_answered(self, socket: Socket) -> None:
        self._pings += 1
        self._ponged.clear()
        socket.send(b'{"kind":"ping","id":"p%d"}' % self._pings)
        async with asyncio.timeout(PATIENCE):
            await self._ponged.wait()

    async def _break(self, socket: Socket) -> None:
        socket.write(self._lot.choice(BREAKING))
        self.broken += 1
        self._left -= 1
        async with asyncio.timeout(PATIENCE):
            while not socket.closed:
                await asyncio.sleep(0.002)


def share(wanted: int) -> int:
    """Of one socket in one wave, rounded up."""
    return -(-wanted // (WAVES * SOCKETS))


async def frames(ground: Ground) -> str:
    wanted = ground.wishes.frames
    with ground.server(limited=False) as server:
        async with beside(server) as party, person(server.url, "Mallory") as mallory:
            attackers, memory = [], []
            for wave in range(WAVES):
                new = [Attacker(mallory, party, wave * SOCKETS + each, share(wanted)) for each in range(SOCKETS)]
                await asyncio.gather(*[each.attack() for each in new])
                attackers += new
                memory.append(memory_of(server))
            steady = check_steady(memory[0], memory[-1])
        sent, broken = sum(each.sent for each in attackers), sum(each.broken for each in attackers)
        assert sent + broken >= wanted, f"{sent + broken} of {wanted}"
        return (
            f"{sent} messages over {SOCKETS} sockets, each answered once; {broken} frames against the protocol, "
            f"each disconnected; {party}; {steady}"
        )
