"""HTTP with a clock: a request that does not arrive whole in time, head and body, is dropped."""

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

REQUEST_SECONDS = 20.0

COMING = (h11.IDLE, h11.SEND_BODY)
"""What the other side is doing while its request has not arrived whole."""


class ClockedProtocol(H11Protocol):
    """One connection; between requests uvicorn's own clock runs."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._late = self.loop.call_later(REQUEST_SECONDS, self._drop)

    def data_received(self, data: bytes) -> None:
        if self._late is None:
            self._late = self.loop.call_later(REQUEST_SECONDS, self._drop)
        super().data_received(data)
        if self.conn.their_state not in COMING:
            self._stop_clock()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_clock()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop_clock()
        super().handle_websocket_upgrade(event)

    def _stop_clock(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _drop(self) -> None:
        self.transport.abort()
