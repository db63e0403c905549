"""One connection: a reader, a bounded queue and one writer. Nobody waits for a slow one."""

import asyncio
from collections import deque
from collections.abc import Callable
from itertools import count
from typing import Any, cast

from msgspec import Struct
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from saucer.core import Unreadable, decode, encode
from saucer.server.commands import obey
from saucer.server.limits import SOCKETS_OF_A_GUEST, SOCKETS_OF_A_TABLE
from saucer.server.mailbox import Closed
from saucer.server.origins import is_own
from saucer.server.protocol import ABORT
from saucer.server.refusal import Refusal, refuse
from saucer.server.screens import Screen
from saucer.server.sessions import COOKIE, Guest, Sessions
from saucer.server.table import Table
from saucer.server.tables import Tables
from saucer.server.wire import Command, FromTable, Id, Refused

LARGEST_FRAME = 8_192
MOST_QUEUED = 100
MOST_BYTES = 1_000_000
SEND_SECONDS = 20.0
HELLO_SECONDS = 20.0
CLOSING_SECONDS = 1.0

TOO_SLOW = (1013, "too_slow")
TOO_FAST = (1008, "too_fast")
NO_HELLO = (1008, "no_hello")
GOING_AWAY = (1012, "going_away")

_numbers = count()


class Connections:
    """All sockets of this server."""

    def __init__(self, tables: Tables, sessions: Sessions) -> None:
        self._tables = tables
        self._sessions = sessions
        self._of_guest: dict[str, int] = {}

    async def serve(self, websocket: WebSocket) -> None:
        """Whoever may not come in is turned away before the handshake is done."""
        try:
            guest, table = await self._admitted(websocket)
        except Refusal as refusal:
            self._tables.services.metrics.refused.labels(refusal.why.id).inc()
            await websocket.send_denial_response(Response(status_code=refusal.status))
            return
        self._of_guest[guest.id] = self._of_guest.get(guest.id, 0) + 1
        metrics = self._tables.services.metrics
        metrics.connections.inc()
        try:
            await websocket.accept()
            await Connection(websocket, table, guest).run()
        finally:
            metrics.connections.dec()
            self._of_guest[guest.id] -= 1
            if not self._of_guest[guest.id]:
                del self._of_guest[guest.id]

    async def _admitted(self, websocket: WebSocket) -> tuple[Guest, Table]:
        if not is_own(websocket.headers, self._tables.services.settings.public_url):
            raise refuse("origin", 403)
        guest = self._sessions.guest(websocket.cookies.get(COOKIE))
        if guest is None:
            raise refuse("no_guest", 403)
        if not self._tables.services.limits.allow("request", guest.id):
            raise refuse("too_fast", 429)
        limited = self._tables.services.settings.limited
        if limited and self._of_guest.get(guest.id, 0) >= SOCKETS_OF_A_GUEST:
            raise refuse("too_fast", 429)
        table = await self._tables.table(websocket.path_params["table"])
        if limited and len(table.screens.all) >= SOCKETS_OF_A_TABLE:
            raise refuse("too_fast", 429)
        return guest, table


class Connection:
    """What is sent goes through `send` only."""

    def __init__(self, websocket: WebSocket, table: Table, guest: Guest) -> None:
        self._websocket = websocket
        self._table = table
        self._services = table.services
        self._screen = Screen(guest.id, self)
        self._queue: deque[str] = deque()
        self._queued_bytes = 0
        self._news = asyncio.Event()
        self._ending: asyncio.Future[tuple[int, str]] = asyncio.get_running_loop().create_future()
        self._number = str(next(_numbers))

    def send(self, message: FromTable) -> None:
        if self._ending.done():
            return
        data = encode(message).decode()
        if self._queue and (len(self._queue) >= MOST_QUEUED or self._queued_bytes + len(data) > MOST_BYTES):
            self.end(TOO_SLOW)
            return
        self._queue.append(data)
        self._queued_bytes += len(data)
        self._news.set()

    @property
    def queued(self) -> int:
        return len(self._queue)

    def end(self, why: tuple[int, str]) -> None:
        if not self._ending.done():
            self._ending.set_result(why)

    async def run(self) -> None:
        reader = asyncio.create_task(self._read())
        writer = asyncio.create_task(self._write())
        hello = asyncio.get_running_loop().call_later(HELLO_SECONDS, self._expect_hello)
        try:
            waiting: set[asyncio.Future[Any]] = {reader, writer, self._ending}
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        finally:
            hello.cancel()
            reader.cancel()
            writer.cancel()
            self._table.mailbox.post(lambda: self._table.detach(self._screen))
            await asyncio.gather(reader, writer, return_exceptions=True)
        await self._close()

    def _expect_hello(self) -> None:
        if self._screen not in self._table.screens.all:
            self.end(NO_HELLO)

    async def _close(self) -> None:
        if not self._ending.done():
            return
        code, reason = self._ending.result()
        self._services.metrics.closed.labels(reason).inc()
        abort = self._websocket.scope["extensions"].get(ABORT, {}).get("abort")
        if reason != TOO_SLOW[1]:
            try:
                async with asyncio.timeout(CLOSING_SECONDS):
                    await self._websocket.close(code, reason)
                return
            except (TimeoutError, RuntimeError, WebSocketDisconnect):
                pass
        if abort is not None:
            cast(Callable[[], None], abort)()

    async def _write(self) -> None:
        try:
            while True:
                while self._queue:
                    data = self._queue.popleft()
                    self._queued_bytes -= len(data)
                    async with asyncio.timeout(SEND_SECONDS):
                        await self._websocket.send_text(data)
                self._news.clear()
                await self._news.wait()
        except TimeoutError:
            self.end(TOO_SLOW)
        except (WebSocketDisconnect, RuntimeError):
            pass

    async def _read(self) -> None:
        try:
            while not self._ending.done():
                message = await self._websocket.receive()
                if message["type"] == "websocket.disconnect":
                    return
                await self._receive(message.get("text") or message.get("bytes") or b"")
        except Closed:
            self.end(GOING_AWAY)

    async def _receive(self, data: bytes | str) -> None:
        self._services.metrics.messages.inc()
        if self._is_too_fast(data):
            return
        try:
            command: Command = decode(data, Command, "the message")
        except Unreadable as error:
            self._refuse(data, refuse("unreadable", 400, str(error)))
            return
        await self._table.mailbox.ask(lambda: obey(self._table, self._screen, command))

    def _is_too_fast(self, data: bytes | str) -> bool:
        limits = self._services.limits
        if limits.allow("message", self._number) and limits.allow("messages", self._screen.session):
            return False
        self._refuse(data, refuse("too_fast", 429))
        if not limits.allow("strike", self._number):
            self.end(TOO_FAST)
        return True

    def _refuse(self, data: bytes | str, refusal: Refusal) -> None:
        self._services.metrics.refused.labels(refusal.why.id).inc()
        self.send(Refused(id_in(data), refusal.why, refusal.detail))


class WithId(Struct):
    """Of a message that is refused, all that can be read."""

    id: Id


def id_in(data: bytes | str) -> str | None:
    try:
        command_id: str = decode(data, WithId, "the message").id
    except Unreadable:
        return None
    return command_id
