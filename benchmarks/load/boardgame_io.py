"""A boardgame.io server and its tables: what ours is measured beside."""

import asyncio
import json
import random
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2
import msgspec
from msgspec import Raw, Struct, field

from benchmarks.load.play import Player
from benchmarks.load.socket import Heard, Socket, opened
from tools import web

FOLDER = Path(__file__).parent / "boardgame"
GAME = "explore"
EVENT = f"42/{GAME},".encode()
SEATS = 4


class Turn(Struct):
    currentPlayer: str


class State(Struct):
    ctx: Turn
    number: int = field(name="_stateID")


class Synced(Struct):
    state: State


UPDATE = b'["update"'
decode_update = msgspec.json.Decoder(tuple[str, str, State, Raw]).decode
decode_sync = msgspec.json.Decoder(tuple[str, str, Synced]).decode


class TheirTable:
    def __init__(self, match: str, keys: list[str], lot: random.Random) -> None:
        self.seats = SEATS
        self.player: Player
        self._match = match
        self._keys = keys
        self._lot = lot
        self._sockets: list[Socket] = []
        self._synced = 0
        self._last = b""
        """What came last, whoever it was told: when all have heard of a move all know the same of whose turn it is."""

    async def sit(self, url: str) -> None:
        for seat in range(SEATS):
            self._sockets.append(await opened(url, "/socket.io/?EIO=4&transport=websocket", self._hears(seat)))
        while self._synced < SEATS:
            await asyncio.sleep(0.01)

    def _hears(self, seat: int) -> Heard:
        def hears(socket: Socket, data: bytes) -> None:
            if data.startswith(EVENT):
                self._take_in(seat, data[len(EVENT) :])
            elif data == b"2":
                socket.send(b"3")
            elif data.startswith(b"0"):
                socket.send(f"40/{GAME},".encode())
            elif data.startswith(b"40"):
                send_event(socket, "sync", self._match, str(seat), self._keys[seat], SEATS)

        return hears

    def _take_in(self, seat: int, data: bytes) -> None:
        if data.startswith(UPDATE):
            self._last = data
            self.player.told(seat)
        elif data.startswith(b'["sync"'):
            self._last = data
            self._synced += 1

    def move(self) -> bool:
        state = state_in(self._last)
        seat = int(state.ctx.currentPlayer)
        victim = self._lot.choice([other for other in range(SEATS) if other != seat])
        payload = {"type": "explore", "args": [str(victim)], "playerID": str(seat), "credentials": self._keys[seat]}
        action = {"type": "MAKE_MOVE", "payload": payload}
        send_event(self._sockets[seat], "update", action, state.number, self._match, str(seat))
        return True

    def is_behind(self) -> bool:
        return False

    def probe(self, seat: int) -> None:
        """Every seat is told of every move there."""

    def close(self) -> None:
        for socket in self._sockets:
            socket.close()


def state_in(data: bytes) -> State:
    return decode_update(data)[2] if data.startswith(UPDATE) else decode_sync(data)[2].state


def send_event(socket: Socket, *what: object) -> None:
    socket.send(EVENT + json.dumps(what).encode())


async def open_their_tables(url: str, count: int) -> list[TheirTable]:
    tables = []
    async with httpx2.AsyncClient(base_url=url, timeout=20) as client:
        for number in range(count):
            made = await client.post(f"/games/{GAME}/create", json={"numPlayers": SEATS})
            match = made.json()["matchID"]
            keys = []
            for seat in range(SEATS):
                wish = {"playerID": str(seat), "playerName": f"P{seat}"}
                joined = await client.post(f"/games/{GAME}/{match}/join", json=wish)
                keys.append(joined.json()["playerCredentials"])
            tables.append(TheirTable(match, keys, random.Random(number)))
            await tables[-1].sit(url)
    return tables


@contextmanager
def their_server() -> Iterator[tuple[str, int]]:
    if not (FOLDER / "node_modules").exists():
        web.npm(FOLDER, "ci", "--loglevel=error")
    process = subprocess.Popen([str(web.node()), "server.js"], cwd=FOLDER, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        while not (line := process.stdout.readline().strip()).startswith("http"):
            assert process.poll() is None, line
        yield line, process.pid
    finally:
        process.terminate()
        process.wait()
