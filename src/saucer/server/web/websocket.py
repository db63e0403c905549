"""uvicorn's WebSocket protocol with a short way in and out: straight to a reader, and straight to the wire."""

from asyncio import BaseTransport, Queue
from collections.abc import Iterable
from socket import SO_SNDBUF, SOL_SOCKET
from typing import Any, Protocol, cast

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

try:
    from websockets.speedups import apply_mask
except ImportError:  # where they were not compiled
    from websockets.utils import apply_mask

PEER = "saucer.peer"
KERNEL_BYTES = 64 * 1024
WHOLE_TEXT = 0x81
FINAL = MASKED = 0x80


class Listener(Protocol):
    """Whoever a socket is for, once the handshake is done."""

    def received(self, data: bytes) -> None:
        """Is called with each whole message."""

    def resumed(self) -> None:
        """The peer reads again, and more can be written."""

    def gone(self) -> None:
        """The connection is lost, whoever ended it."""


class Nowhere(Queue[Any]):
    """Stands for what the application was to read, which asks for nothing more once it listens: one for all sockets."""

    def put_nowait(self, item: object) -> None:
        pass


NOWHERE = Nowhere()


class PeerProtocol(WebSocketsSansIOProtocol):
    """The handshake and the end go through the application as ever; messages between them do not.

    A polite close waits until everything is read; a peer that never reads would keep its buffers for ever, so it can
    be dropped.
    """

    listener: "Listener | None" = None
    """Takes every message from now on."""
    can_be_written = True
    """Whether what is written goes on; else it would be kept here until the peer reads."""
    _whole: bool | None = None
    """Whether all that has come since the handshake were whole messages, with nothing between two parts of one."""

    def connection_made(self, transport: BaseTransport) -> None:
        """What waits in the kernel is bounded too."""
        super().connection_made(transport)
        connected = transport.get_extra_info("socket")
        if connected is not None:
            connected.setsockopt(SOL_SOCKET, SO_SNDBUF, KERNEL_BYTES)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        scope = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][PEER] = {"peer": self}

    def lead_to(self, listener: "Listener") -> None:
        """From now on everything goes there; so does what has come already. The handshake is forgotten."""
        self.listener = listener
        cast(list[object], self.scope["headers"]).clear()
        del self.request, self.response
        came, self.queue = self.queue, NOWHERE
        while not came.empty():
            message = cast(dict[str, Any], came.get_nowait())
            if message["type"] == "websocket.receive":
                listener.received(message["text"].encode() if "text" in message else message["bytes"])
        if self.disconnected:
            listener.gone()

    def data_received(self, data: bytes) -> None:
        """A message that comes alone and whole is passed on at once; who cuts them up takes the long way for good."""
        if self._whole:
            message = message_in(data, self.config.ws_max_size)
            if message is not None and self.listener is not None and self.conn.state is OPEN and not self.close_sent:
                self.listener.received(message)
                return
            self._whole = ends_whole(data)
        elif self._whole is None:
            self._whole = True
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        if self.listener is None:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self.listener.received(data)

    def connection_lost(self, exc: Exception | None) -> None:
        """What refers to itself in circles is let go: nobody looks for that in the memory of a busy server."""
        super().connection_lost(exc)
        self.can_be_written = True
        self.conn.parser.close()
        if hasattr(self, "scope"):
            self.scope["extensions"].pop(PEER, None)
        if self.listener is not None:
            self.listener.gone()

    def read_no_more(self) -> None:
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def read_on(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def write(self, texts: Iterable[bytes]) -> None:
        """Messages in one go; one that is closing gets none."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        parts: list[bytes] = []
        for text in texts:
            parts += (head_of(text), text)
        self.transport.write(b"".join(parts))

    def pause_writing(self) -> None:
        super().pause_writing()
        self.can_be_written = False

    def resume_writing(self) -> None:
        super().resume_writing()
        self.can_be_written = True
        if self.listener is not None:
            self.listener.resumed()

    def drop(self) -> None:
        self.transport.abort()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.drop()


def head_of(text: bytes) -> bytes:
    """What goes before a message that is sent in one frame; only those of browsers are masked (RFC 6455, 5.2)."""
    length = len(text)
    if 126 <= length < 1 << 16:
        return bytes((WHOLE_TEXT, 126, length >> 8, length & 255))
    if length < 126:
        return bytes((WHOLE_TEXT, length))
    return bytes((WHOLE_TEXT, 127)) + length.to_bytes(8, "big")


def message_in(data: bytes, largest: int) -> bytes | None:
    """The text of a browser's message, if this is one frame of it and nothing else (RFC 6455, 5.2)."""
    frame = frame_at(data, 0)
    if frame is None or data[0] != WHOLE_TEXT:
        return None
    start, end = frame
    if end != len(data) or end - start > largest:
        return None
    return apply_mask(data[start:], data[start - 4 : start])


def ends_whole(data: bytes) -> bool:
    """Whether frames that are each whole, and no parts of a message, end where this ends."""
    end = 0
    while end < len(data):
        frame = frame_at(data, end)
        if frame is None or not data[end] & FINAL:
            return False
        end = frame[1]
    return end == len(data)


def frame_at(data: bytes, at: int) -> tuple[int, int] | None:
    """Where the content of a frame that begins there starts and ends; None if it is not masked or not told in full."""
    if len(data) < at + 2 or data[at + 1] < MASKED:
        return None
    length, start = data[at + 1] - MASKED, at + 2
    if length >= 126:
        more = 2 if length == 126 else 8
        length, start = int.from_bytes(data[start : start + more], "big"), start + more
    return start + 4, start + 4 + length


def peer_of(websocket: WebSocket) -> PeerProtocol:
    return cast(PeerProtocol, websocket.scope["extensions"][PEER]["peer"])
