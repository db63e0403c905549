"""A WebSocket client made of as little as possible, so that the machine is left to the server."""

import asyncio
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
WHOLE_TEXT = 128 | TEXT
Heard = Callable[["Socket", bytes], None]


class Socket(asyncio.Protocol):
    """Calls `heard` with each message. A mask of zeros leaves what is sent as it is."""

    def __init__(self, request: bytes, heard: Heard) -> None:
        self._request = request
        self._heard = heard
        self._buffer = bytearray()
        self._transport: asyncio.WriteTransport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.WriteTransport, transport)
        self._transport.write(self._request)

    def connection_lost(self, error: Exception | None) -> None:
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("turned away before the handshake"))

    def data_received(self, data: bytes) -> None:
        if data[0] == WHOLE_TEXT and not self._buffer and len(data) == end_of(data):
            self._heard(self, data[start_of(data) :])
            return
        self._buffer += data
        if not self.opened.done() and not self._shook_hands():
            return
        while (frame := self._next_frame()) is not None:
            code, payload = frame
            if code == TEXT:
                self._heard(self, payload)
            elif code == PING:
                self._frame(PONG, payload)

    def _shook_hands(self) -> bool:
        head, found, rest = bytes(self._buffer).partition(b"\r\n\r\n")
        if not found:
            return False
        if not head.startswith(b"HTTP/1.1 101"):
            self.opened.set_exception(ConnectionError(head.split(b"\r\n")[0].decode()))
            return False
        self._buffer = bytearray(rest)
        self.opened.set_result(None)
        return True

    def _next_frame(self) -> tuple[int, bytes] | None:
        """The next whole frame of the buffer; servers send every message in one frame, and unmasked."""
        buffer = self._buffer
        if len(buffer) < 2 or len(buffer) < (end := end_of(buffer)):
            return None
        code, payload = buffer[0] & 15, bytes(buffer[start_of(buffer) : end])
        del buffer[:end]
        return code, payload

    def send(self, data: bytes) -> None:
        self._frame(TEXT, data)

    def _frame(self, code: int, data: bytes) -> None:
        self.write(frame(code, data))

    def write(self, data: bytes) -> None:
        """As it is; nothing to one that has gone."""
        assert self._transport is not None
        if not self._transport.is_closing():
            self._transport.write(data)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()


def start_of(data: bytes | bytearray) -> int:
    """Where the content of the frame that begins here starts: after the bytes for its length."""
    return {126: 4, 127: 10}.get(data[1], 2)


def end_of(data: bytes | bytearray) -> int:
    start = start_of(data)
    if len(data) < start:
        return start
    return start + (data[1] if start == 2 else int.from_bytes(data[2:start], "big"))


def frame(code: int, data: bytes) -> bytes:
    """A whole message in one frame."""
    if len(data) < 126:
        head = bytes((128 | code, 128 | len(data)))
    else:
        head = bytes((128 | code, 128 | 126)) + len(data).to_bytes(2, "big")
    return head + b"\0\0\0\0" + data


async def opened(url: str, path: str, heard: Heard, cookie: str = "") -> Socket:
    """A socket that has shaken hands."""
    parts = urlsplit(url)
    assert parts.hostname is not None
    assert parts.port is not None
    head = [
        f"GET {path} HTTP/1.1",
        f"Host: {parts.netloc}",
        f"Origin: {url}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: c2F1Y2VyIGlzIHNlcnZlZA==",
        *([f"Cookie: {cookie}"] if cookie else []),
    ]
    request = ("\r\n".join(head) + "\r\n\r\n").encode()
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(request, heard), parts.hostname, parts.port)
    await socket.opened
    return socket
