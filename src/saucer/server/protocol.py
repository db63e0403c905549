"""uvicorn's WebSocket protocol, with a way to drop a peer that does not read."""

from asyncio import BaseTransport
from socket import SO_SNDBUF, SOL_SOCKET

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

ABORT = "saucer.abort"
KERNEL_BYTES = 64 * 1024


class DroppingProtocol(WebSocketsSansIOProtocol):
    """A polite close waits until everything is read; a peer that never reads would keep its buffers for ever."""

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
            scope["extensions"][ABORT] = {"abort": self.transport.abort}

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()
