"""A server on a port of its own, and people who use it as a browser does: cookies, sockets, counts."""

import asyncio
import heapq
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from itertools import count
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

import httpx2
import msgspec
import pytest
from starlette.applications import Starlette
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from saucer.core import Text
from saucer.core.codec import plain
from saucer.server.bots.pool import Games
from saucer.server.services import Settings
from saucer.server.services.clock import Alarm, Clock, WallClock
from saucer.server.storage.contract import NotSaved
from saucer.server.storage.sqlite import SqliteStorage
from saucer.server.table.table import Table
from saucer.server.table.tables import Tables
from saucer.server.web.app import make_app
from saucer.server.web.run import Server, configured
from saucer.server.wire.messages import Beat, FromTable, LobbyChanged, Now, Scene, Update
from saucer.server.wire.parts import Lobby
from tests.server.composed import composed
from tests.server.lantern import games as tiny_games

PATIENCE = 120.0
HASTE = 60
NOTHING_ASKED = Now(Text("nothing"), None, (), None, (), None, None)
Answer = TypeVar("Answer")
_ids = count()


async def eventually(condition: Callable[[], bool], patience: float = PATIENCE) -> None:
    """Waits for something of which no message tells."""
    async with asyncio.timeout(patience):
        while not condition():
            await asyncio.sleep(0.002)


class StillClock:
    """Time stands still until a test moves it; somebody may set the clock on the wall."""

    def __init__(self) -> None:
        self._now = 5_000.0
        self._wall = 1_000_000.0
        self._alarms: list[tuple[float, int, StillAlarm]] = []

    def now(self) -> float:
        return self._wall + self._now

    def elapsed(self) -> float:
        return self._now

    def set_wall(self, seconds: float) -> None:
        self._wall += seconds

    def later(self, seconds: float, call: Callable[[], object]) -> Alarm:
        if seconds <= 0:
            return asyncio.get_running_loop().call_soon(call)
        alarm = StillAlarm(call)
        heapq.heappush(self._alarms, (self._now + seconds, next(_ids), alarm))
        return alarm

    def forward(self, seconds: float) -> None:
        until = self._now + seconds
        while self._alarms and self._alarms[0][0] <= until:
            self._now, _, alarm = heapq.heappop(self._alarms)
            alarm.ring()
        self._now = until


class StillAlarm:
    def __init__(self, call: Callable[[], object]) -> None:
        self._call = call
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True

    def ring(self) -> None:
        if not self.cancelled:
            self._call()


class HastyClock(WallClock):
    """A minute passes in a second."""

    def now(self) -> float:
        return super().now() * HASTE

    def elapsed(self) -> float:
        return super().elapsed() * HASTE

    def later(self, seconds: float, call: Callable[[], object]) -> Alarm:
        return super().later(seconds / HASTE, call)


class House:
    """The server under test."""

    is_several = False

    def __init__(self, url: str, app: Starlette, stack: AsyncExitStack) -> None:
        self.url = url
        self.app = app
        self._stack = stack

    @property
    def tables(self) -> Tables:
        tables = self.app.state.tables
        assert isinstance(tables, Tables)
        return tables

    def table(self, table_id: str) -> Table:
        table = self.tables.loaded(table_id)
        assert table is not None
        return table

    def figures(self) -> str:
        """What the host can see."""
        return self.tables.services.metrics.text().decode()

    async def guest(self, name: str | None = None) -> "Person":
        return await self._stack.enter_async_context(person(self.url, name))


@asynccontextmanager
async def served(
    folder: Path, games: Games = tiny_games, clock: Clock | None = None, **settings: Any
) -> AsyncIterator[House]:
    """Without bots in advance: a test that needs them waits for their process."""
    chosen = Settings(database=folder / "test.db", static=folder / "static", bot_processes=0)
    app = make_app(msgspec.structs.replace(chosen, **settings), games, clock)
    told: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    server = Server(configured(app, "127.0.0.1", 0), told.set_result)
    running = asyncio.create_task(server.serve())
    either: set[asyncio.Future[Any]] = {running, told}
    await asyncio.wait(either, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
    try:
        async with AsyncExitStack() as stack:
            yield House(told.result(), app, stack)
    finally:
        server.should_exit = True
        await asyncio.wait_for(running, PATIENCE)


def away(monkeypatch: pytest.MonkeyPatch, house: House, *calls: str) -> None:
    """The store cannot be reached by these until the next `undo`."""

    async def not_reached(*_: object, **__: object) -> None:
        raise NotSaved("away")

    for call in calls:
        monkeypatch.setattr(house.tables.services.storage, call, not_reached)


@contextmanager
def reads_failing(storage: SqliteStorage) -> Iterator[None]:
    """SQLite gives up every statement that reads, as it does when the disk does not answer."""
    reader = storage._reading
    assert reader is not None
    reader.set_progress_handler(lambda: 1, 1)
    try:
        yield
    finally:
        reader.set_progress_handler(None, 1)


@asynccontextmanager
async def person(url: str, name: str | None = None) -> AsyncIterator["Person"]:
    opening = httpx2.AsyncClient(base_url=url, timeout=PATIENCE, verify=False)
    async with opening as client, AsyncExitStack() as stack:
        someone = Person(client, url, stack)
        await someone.get("/api/me")
        if name is not None:
            await someone.put("/api/me", name=name, shape="circle")
        yield someone


WORD = "00112233445566778899aabbccddeeff"


class Person:
    """Somebody with a browser: one cookie jar, any number of sockets."""

    def __init__(self, client: httpx2.AsyncClient, url: str, stack: AsyncExitStack) -> None:
        self.client = client
        self.url = url
        self._stack = stack

    def move_to(self, url: str) -> None:
        """The server listens elsewhere now; who one is stays."""
        self.url = url
        self.client.base_url = httpx2.URL(url)

    async def get(self, path: str, status: int = 200) -> Any:
        return checked(await self.client.get(path), status)

    async def put(self, path: str, status: int = 200, **body: Any) -> Any:
        return checked(await self.client.put(path, json=body), status)

    async def post(self, path: str, status: int = 200, **body: Any) -> Any:
        return checked(await self.client.post(path, json=body), status)

    async def new_table(self, *seats: str, game: str = "lantern", status: int = 200, **more: Any) -> Lobby:
        """Seats as `me`, `open`, `local:Ben` or `bot:random`."""
        plans = [seat_plan(seat) for seat in seats]
        answer = await self.post("/api/tables", status, game=game, seats=plans, **({"pace": "instant"} | more))
        return msgspec.convert(await self.pledge(answer), Lobby)

    async def join(self, table_id: str, status: int = 200, **wish: Any) -> Any:
        return await self.pledge(await self.post(f"/api/tables/{table_id}/join", status, **wish))

    async def rematch(self, table_id: str) -> Any:
        return await self.pledge(await self.post(f"/api/tables/{table_id}/rematch"))

    async def pledge(self, lobby: Any, word: str = WORD) -> Any:
        """The word of this device, now that it has seen the promise."""
        if not lobby.get("word_wanted"):
            return lobby
        return await self.post(f"/api/tables/{lobby['table']}/word", word=word, commitment=lobby["commitment"])

    async def start(self, table_id: str, status: int = 200) -> Any:
        return await self.post(f"/api/tables/{table_id}/start", status)

    async def socket(self, table_id: str, origin: str | None = None, small_window: bool = False) -> ClientConnection:
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.client.cookies.jar)
        opening = connect(
            self.url.replace("http", "ws") + f"/ws/{table_id}",
            origin=Origin(origin or self.url),
            additional_headers={"Cookie": cookies},
            compression=None,
            proxy=None,
            open_timeout=PATIENCE,
            ping_timeout=PATIENCE,
            sock=small_socket(self.url) if small_window else None,
        )
        return await self._stack.enter_async_context(opening)

    async def sit(self, table_id: str, have: int = 0, seat: int | None = None) -> "Chair":
        chair = Chair(await self.socket(table_id))
        await chair.hello(have, seat)
        return chair


def small_socket(url: str) -> socket.socket:
    """A connection that holds little on its way."""
    parts = urlsplit(url)
    small = socket.socket()
    small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    small.connect((parts.hostname, parts.port))
    small.setblocking(False)
    return small


def seat_plan(seat: str) -> dict[str, str]:
    who, _, what = seat.partition(":")
    return {"who": who} | ({"bot": what} if who == "bot" else {"name": what} if what else {})


class Unexpected(AssertionError):
    """Another answer than a test expects."""

    def __init__(self, response: httpx2.Response) -> None:
        super().__init__(response.status_code, response.text)
        self.status = response.status_code


def checked(response: httpx2.Response, status: int) -> Any:
    if response.status_code != status:
        raise Unexpected(response)
    return response.json() if response.headers["content-type"] == "application/json" else response.text


class Chair:
    """A connection as the browser keeps it: it assigns changed fields, and its counts have no gap."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.received: list[str] = []
        self.scene: Scene
        self.lobby: Lobby
        self.now: Now
        self.count = 0
        self.view: dict[str, Any] = {}
        self.lines: list[Any] = []
        self.messages = 0
        self.patience = PATIENCE

    async def hello(self, have: int = 0, seat: int | None = None) -> None:
        await self.send("hello", have=have, seat=seat)
        await self.until(lambda message: isinstance(message, Scene))

    async def send(self, kind: str, **fields: Any) -> str:
        command_id = fields.pop("id", None) or f"c{next(_ids)}"
        await self.socket.send(msgspec.json.encode({"kind": kind, "id": command_id, **fields}).decode())
        return str(command_id)

    async def ask(self, kind: str, **fields: Any) -> Any:
        """Send a command and wait for its answer, taking in what comes before."""
        command_id = await self.send(kind, **fields)
        return await self.until(lambda message: getattr(message, "id", "") == command_id)

    async def act(self, action: str, seat: int | None = None, on: int | None = None, **fields: Any) -> Any:
        own = self.scene.seat if seat is None else seat
        counted = self.count if on is None else on
        return await self.ask("act", seat=own, on=counted, action={"kind": action, **fields})

    async def until(self, found: Callable[[FromTable], bool]) -> Any:
        """At a table that pauses meanwhile nothing comes any more."""
        was_paused = self.is_paused
        while True:
            message = await self.next()
            if found(message):
                return message
            assert was_paused or not self.is_paused, "the table has paused: its log says why"

    async def next(self) -> FromTable:
        data = await asyncio.wait_for(self.socket.recv(), self.patience)
        assert isinstance(data, str)
        self.received.append(data)
        message: FromTable = msgspec.json.decode(data, type=FromTable)
        self.take_in(message)
        return message

    def take_in(self, message: FromTable) -> None:
        match message:
            case Scene():
                self.scene, self.now, self.lobby = message, message.now or NOTHING_ASKED, message.lobby
                self.view = dict(message.view or {})
                self.lines = [plain(line) for line in message.lines]
                self.count = message.count
            case Update(count, beats, now):
                for beat in beats:
                    self.follow(beat)
                assert self.count == count
                self.now = now
            case LobbyChanged(lobby):
                self.lobby = lobby
            case _:
                pass

    def follow(self, beat: Beat) -> None:
        if beat.line is not None:
            self.count += 1
            assert beat.line.count == self.count
            self.lines.append(plain(beat.line))
        self.view = composed(self.view, beat)

    @property
    def is_paused(self) -> bool:
        return hasattr(self, "lobby") and self.lobby.state == "paused"

    @property
    def offers(self) -> list[dict[str, Any]]:
        return [] if self.now.choices is None else [offer.action for offer in self.now.choices.offers]

    def events(self, kind: str) -> list[dict[str, Any]]:
        return [line["event"] for line in self.lines if line["event"]["kind"] == kind]

    async def until_asked(self) -> None:
        while not self.offers:
            await self.next()

    async def until_over(self) -> None:
        while self.now.result is None:
            await self.next()

    async def quiet(self) -> list[FromTable]:
        """Everything that is on its way: a ping comes back after it."""
        command_id = await self.send("ping")
        heard: list[FromTable] = []
        while True:
            heard.append(await self.next())
            if getattr(heard[-1], "id", "") == command_id:
                return heard[:-1]


async def a_game(house: House, **options: object) -> tuple[Person, Chair]:
    """Somebody who plays with a bot."""
    anna = await house.guest("Anna")
    lobby = await anna.new_table("me", "bot:walking", start=True, options=options)
    return anna, await anna.sit(lobby.table)


async def started_by_two(house: House, **options: object) -> tuple[Person, Person, Lobby]:
    """Anna and Ben, whose game has started; she has the first seat."""
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    lobby = await anna.new_table("me", "open", options=options)
    await ben.join(lobby.table)
    await anna.start(lobby.table)
    return anna, ben, lobby
