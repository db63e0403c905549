"""One connection: a bounded queue out, one command at a time in. Nobody waits for a slow one."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from typing import NamedTuple

from msgspec import Struct
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from saucer.core import Unreadable, decode
from saucer.server.services.limits import SOCKETS_OF_A_GUEST, SOCKETS_OF_A_TABLE, SOCKETS_OF_AN_ADDRESS
from saucer.server.table.commands import carry_out_once
from saucer.server.table.guests import Guest
from saucer.server.table.screens import Screen
from saucer.server.table.table import Table
from saucer.server.table.tables import Tables
from saucer.server.web.admission import address_of, admitted
from saucer.server.web.origins import is_own
from saucer.server.web.sessions import Sessions
from saucer.server.web.websocket import peer_of
from saucer.server.wire.commands import Command, read_command
from saucer.server.wire.messages import FromTable, Refused, encode
from saucer.server.wire.parts import Id
from saucer.server.wire.refusal import Refusal, refuse

LARGEST_FRAME = 8_192
MOST_QUEUED = 100
MOST_BYTES = 1_000_000
SEND_SECONDS = 20.0
HELLO_SECONDS = 20.0
CLOSING_SECONDS = 1.0


class Closing(NamedTuple):
    """Why we end a connection, and the code that its peer is told; None drops one that would not read it."""

    why: str
    code: int | None


TOO_SLOW = Closing("too_slow", None)
TOO_FAST = Closing("too_fast", 1008)
NO_HELLO = Closing("no_hello", 1008)
GOING_AWAY = Closing("going_away", 1012)

_numbers = count()


class ClosedSink:
    """Stands in for the connection of a screen once that has ended: one for all, so that both leave the memory."""

    def send(self, message: FromTable) -> None:
        pass


CLOSED_SINK = ClosedSink()


class Connections:
    """Lets sockets in, and counts them by guest and by address."""

    def __init__(self, tables: Tables, sessions: Sessions) -> None:
        self._tables = tables
        self._sessions = sessions
        self._of_guest: Counter[str] = Counter()
        self._of_address: Counter[str] = Counter()
        self._writer = TurnWriter()

    async def serve(self, websocket: WebSocket) -> None:
        """Whoever may not come in is turned away before the handshake is done."""
        try:
            guest, table = await self._admitted(websocket)
        except Refusal as refusal:
            self._tables.services.metrics.refused.labels(refusal.why.id).inc()
            await websocket.send_denial_response(Response(status_code=refusal.status))
            peer_of(websocket).handshake_complete = True  # uvicorn takes a refusal for no answer, and logs an error
            return
        with self._counted(guest.id, address_of(websocket), table):
            await websocket.accept()
            await Connection(websocket, table, guest, self._writer).run()

    @contextmanager
    def _counted(self, guest: str, address: str, table: Table) -> Iterator[None]:
        metrics = self._tables.services.metrics
        metrics.connections.inc()
        table.connections += 1
        self._of_guest[guest] += 1
        self._of_address[address] += 1
        try:
            yield
        finally:
            metrics.connections.dec()
            table.connections -= 1
            self._of_guest -= Counter({guest: 1})
            self._of_address -= Counter({address: 1})

    async def _admitted(self, websocket: WebSocket) -> tuple[Guest, Table]:
        services = self._tables.services
        is_ours = is_own(websocket.headers, services.settings.public_url)
        guest = await admitted(websocket, services, self._sessions, origin_is_ours=is_ours)
        if guest is None:
            raise refuse("no_guest", 403)
        limited = services.settings.limited
        crowded = self._of_address[address_of(websocket)] >= SOCKETS_OF_AN_ADDRESS
        if limited and (crowded or self._of_guest[guest.id] >= SOCKETS_OF_A_GUEST):
            raise refuse("too_fast", 429)
        table = await self._tables.table(websocket.path_params["table"])
        if limited and len(table.screens.all) >= SOCKETS_OF_A_TABLE:
            raise refuse("too_fast", 429)
        return guest, table


class TurnWriter:
    """The connections that something was sent to in this turn of the loop: one call writes to all of them."""

    def __init__(self) -> None:
        self._waiting: list[Connection] = []

    def add(self, connection: "Connection") -> None:
        self._waiting.append(connection)
        if len(self._waiting) == 1:
            asyncio.get_running_loop().call_soon(self._write)

    def _write(self) -> None:
        waiting, self._waiting = self._waiting, []
        for connection in waiting:
            connection.flush()


class Connection:
    """What is sent goes through `send` only, and is written once for each turn of the loop.

    What comes is carried out one by one: until all of it is answered, no more is read than came with it.
    """

    def __init__(self, websocket: WebSocket, table: Table, guest: Guest, writer: TurnWriter) -> None:
        self._writer = writer
        self._websocket = websocket
        self._peer = peer_of(websocket)
        self._table = table
        self._services = table.services
        self._screen = Screen(guest, self)
        self._loop = asyncio.get_running_loop()
        self._queue: list[bytes] = []
        self._queued_bytes = 0
        self._stuck: asyncio.TimerHandle | None = None
        self._received: list[bytes] = []
        self._command: Command | None = None
        """What the first of them says, while the table is at it."""
        self._ending: asyncio.Future[Closing | None] = self._loop.create_future()
        self._number = str(next(_numbers))

    def send(self, message: FromTable) -> None:
        if self._ending.done():
            return
        data = encode(message)
        if self._queue and self._is_full(len(data)):
            self.flush()
            if self._is_full(len(data)):
                self.end(TOO_SLOW)
                return
        if not self._queue:
            self._writer.add(self)
        self._queue.append(data)
        self._queued_bytes += len(data)

    def _is_full(self, more: int) -> bool:
        """A message that is larger than all that may wait can still be sent alone."""
        return bool(self._queue) and (len(self._queue) >= MOST_QUEUED or self._queued_bytes + more > MOST_BYTES)

    def flush(self) -> None:
        """Who does not read has so many seconds."""
        if not self._queue:
            return
        if not self._peer.can_be_written:
            if self._stuck is None:
                self._stuck = self._loop.call_later(SEND_SECONDS, self.end, TOO_SLOW)
            return
        texts, self._queue, self._queued_bytes = self._queue, [], 0
        self._peer.write(texts)

    def resumed(self) -> None:
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None
        self.flush()

    @property
    def queued(self) -> int:
        return len(self._queue)

    def end(self, closing: Closing) -> None:
        if not self._ending.done():
            self._ending.set_result(closing)

    async def run(self) -> None:
        self._peer.lead_to(self)
        hello = self._loop.call_later(HELLO_SECONDS, self._expect_hello)
        try:
            await self._ending
        finally:
            self._table.mailbox.post(lambda: self._table.detach(self._screen))
            self.flush()
            self._queue.clear()
            for timer in (hello, self._stuck):
                if timer is not None:
                    timer.cancel()
            self._peer.listener = None
            self._screen.sink = CLOSED_SINK
        await self._close()

    def gone(self) -> None:
        if not self._ending.done():
            self._ending.set_result(None)

    def _expect_hello(self) -> None:
        if self._screen not in self._table.screens.all:
            self.end(NO_HELLO)

    async def _close(self) -> None:
        """Politely, but whoever does not answer is dropped soon; what a flood still holds is not looked at."""
        closing = self._ending.result()
        if closing is None:
            return
        self._services.metrics.closed.labels(closing.why).inc()
        if closing.code is None:
            self._peer.drop()
            return
        if closing == TOO_FAST:
            self._peer.read_no_more()
        with suppress(TimeoutError, RuntimeError, WebSocketDisconnect):
            async with asyncio.timeout(CLOSING_SECONDS):
                await self._websocket.close(closing.code, closing.why)
        self._loop.call_later(CLOSING_SECONDS, self._peer.drop)

    def received(self, data: bytes) -> None:
        self._received.append(data)
        if len(self._received) == 1:
            self._go_on()
        else:
            self._peer.read_no_more()

    def _go_on(self) -> None:
        """Hand the next message to the table; refuse those that cannot be."""
        while self._received and not self._ending.done():
            command = self._command_in(self._received[0])
            if command is not None:
                self._post(command)
                return
            self._received.pop(0)
        self._peer.read_on()

    def _post(self, command: Command) -> None:
        self._command = command
        if not self._table.mailbox.post(self._carry_out):
            self.end(GOING_AWAY)

    async def _carry_out(self) -> None:
        assert self._command is not None
        try:
            await carry_out_once(self._table, self._screen, self._command)
        finally:
            self._command = None
            self._received.pop(0)
            self._go_on()

    def _command_in(self, data: bytes) -> Command | None:
        self._services.metrics.moves.received()
        if self._is_too_fast(data):
            return None
        try:
            return read_command(data)
        except Unreadable as error:
            self._refuse(data, refuse("unreadable", 400, str(error)))
            return None

    def _is_too_fast(self, data: bytes) -> bool:
        limits = self._services.limits
        if limits.allow("message", self._number) and limits.allow("messages", self._screen.session):
            return False
        self._refuse(data, refuse("too_fast", 429))
        if not limits.allow("strike", self._number):
            self.end(TOO_FAST)
        return True

    def _refuse(self, data: bytes, refusal: Refusal) -> None:
        self._services.metrics.refused.labels(refusal.why.id).inc()
        self.send(Refused(id_in(data), refusal.why, refusal.detail))


class WithId(Struct):
    """All that is read of a message that is refused."""

    id: Id


def id_in(data: bytes) -> str | None:
    try:
        command_id: str = decode(data, WithId, "the message").id
    except Unreadable:
        return None
    return command_id
