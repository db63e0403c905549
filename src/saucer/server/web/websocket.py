"""uvicorn's WebSocket protocol with a short way in and out: straight to a reader, and straight to the wire."""

from asyncio import BaseTransport, Queue
from socket import SO_SNDBUF, SOL_SOCKET
from typing import Any, Protocol, cast

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

from saucer.server.web.frames import ends_whole, framed, message_in

PEER = "saucer.peer"
KERNEL_BYTES = 64 * 1024


class Listener(Protocol):
    """Whoever a socket is for, once the handshake is done."""

    def received(self, data: bytes) -> None:
        """Is called with each whole message."""

    def resumed(self) -> None:
        """The peer reads again, and more can be written."""

    def gone(self) -> None:
        """The connection is lost, whoever ended it."""


class DiscardingQueue(Queue[Any]):
    """Stands in for the queue of the application, which reads nothing more once it listens: one for all sockets."""

    def put_nowait(self, item: object) -> None:
        pass


DISCARDING_QUEUE = DiscardingQueue()


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
        came, self.queue = self.queue, DISCARDING_QUEUE
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

    def write(self, texts: list[bytes]) -> None:
        """Write messages in one go; a connection that is closing gets none."""
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(framed(texts))

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


def peer_of(websocket: WebSocket) -> PeerProtocol:
    return cast(PeerProtocol, websocket.scope["extensions"][PEER]["peer"])
