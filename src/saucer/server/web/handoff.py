"""People of one table meet in one process: whoever accepts a socket for a table that is at home in another hands it on.

Nobody owns a table, so this is for speed alone: a move that all its people see here need not be read again elsewhere.
What cannot be handed on, since the other process has just ended or has no room, is served where it came in.
"""

import asyncio
import socket
from array import array
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple
from zlib import crc32

from uvicorn import Config

from saucer.server.web.clocked import ClockedProtocol

ASKS_FOR_A_TABLE = b"GET /ws/"
LARGEST_HEAD = 64 * 1024
CAN_HAND_ON = hasattr(socket, "send_fds")


class WorkerPlace(NamedTuple):
    """Where a process stands among those that serve at one address. In their folder each has a socket."""

    folder: Path
    number: int
    size: int

    def socket_path(self, number: int) -> str:
        return str(self.folder / str(number))


class Handoff:
    """Hands connections to the process at which their table is at home."""

    def __init__(self, place: WorkerPlace) -> None:
        self._place = place
        self._sending = datagram_socket()

    def hands_on(self, transport: asyncio.BaseTransport, data: bytes) -> bool:
        """Whether the connection, of which this came first, is at another process now."""
        home = home_in(data, self._place.size)
        if home is None or home == self._place.number or len(data) > LARGEST_HEAD:
            return False
        connected = transport.get_extra_info("socket")
        try:
            self._sending.sendmsg([data], [descriptors(connected)], 0, self._place.socket_path(home))
        except OSError:
            return False
        return True


class AcceptingProtocol(ClockedProtocol):
    """Hands a connection on, if by the first that comes on it its table is at home elsewhere."""

    def __init__(self, *args: Any, handoff: Handoff, **named: Any) -> None:
        super().__init__(*args, **named)
        self._handoff: Handoff | None = handoff

    def data_received(self, data: bytes) -> None:
        handoff, self._handoff = self._handoff, None
        if handoff is not None and handoff.hands_on(self.transport, data):
            self.transport.abort()
        else:
            super().data_received(data)


class ArrivingProtocol(ClockedProtocol):
    """A connection that was handed on: it begins with what came where it was accepted."""

    def __init__(self, *args: Any, first: bytes, **named: Any) -> None:
        super().__init__(*args, **named)
        self._first = first

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.data_received(self._first)


class HandoffReceiver:
    """Takes in what other processes hand on, as if it had been accepted here."""

    def __init__(self, place: WorkerPlace, config: Config, **state: Any) -> None:
        self._path = Path(place.socket_path(place.number))
        self._path.unlink(missing_ok=True)
        self._socket = datagram_socket()
        self._socket.bind(str(self._path))
        self._config = config
        self._state = state
        self._loop = asyncio.get_running_loop()
        self._loop.add_reader(self._socket, self._empty)
        self._arriving: set[asyncio.Task[None]] = set()

    def _empty(self) -> None:
        with suppress(BlockingIOError):
            while True:
                data, descriptors, _, _ = socket.recv_fds(self._socket, LARGEST_HEAD, 1)
                for descriptor in descriptors:
                    arriving = self._loop.create_task(self._arrive(socket.socket(fileno=descriptor), data))
                    self._arriving.add(arriving)
                    arriving.add_done_callback(self._arriving.discard)

    async def _arrive(self, connected: socket.socket, data: bytes) -> None:
        """A connection that has ended meanwhile is dropped."""
        connected.setblocking(False)
        with suppress(OSError):
            arriving = partial(ArrivingProtocol, config=self._config, first=data, **self._state)
            await self._loop.connect_accepted_socket(arriving, connected)

    def close(self) -> None:
        """From now on the others keep what they have; what still lies here is taken in, and ends with the rest."""
        self._path.unlink(missing_ok=True)
        self._empty()
        self._loop.remove_reader(self._socket)
        self._socket.close()


def datagram_socket() -> socket.socket:
    made = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    made.setblocking(False)
    return made


def descriptors(connected: socket.socket) -> tuple[int, int, bytes]:
    """The open socket as it is sent along: `socket.send_fds` sends it to nobody but those who are connected."""
    return socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [connected.fileno()]).tobytes()


def home_in(data: bytes, size: int) -> int | None:
    """The process at which the table is at home that a request asks for, if it asks for a table's socket."""
    if not data.startswith(ASKS_FOR_A_TABLE):
        return None
    table, found, _ = data[len(ASKS_FOR_A_TABLE) :].partition(b" ")
    return crc32(table.partition(b"?")[0]) % size if found else None
