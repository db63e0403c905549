"""Run the table: uvicorn with our limits, and one line that says where it is."""

import asyncio
import signal
import sys
from collections.abc import Callable
from functools import partial
from socket import SO_REUSEADDR, SOCK_STREAM, SOL_SOCKET, getaddrinfo, socket
from typing import cast

import uvicorn
from starlette.types import ASGIApp

from saucer.core import Unreadable
from saucer.server.services import Settings
from saucer.server.services.logs import configure_logs
from saucer.server.storage.places import prepared
from saucer.server.web.app import make_app
from saucer.server.web.clocked import ClockedProtocol
from saucer.server.web.connections import LARGEST_FRAME
from saucer.server.web.handoff import AcceptingProtocol, Handoff, HandoffReceiver, WorkerPlace
from saucer.server.web.websocket import PeerProtocol
from saucer.server.web.workers import WorkerGroup

PING_SECONDS = 20.0
KEEP_SECONDS = 75
"""So long a connection is kept between two requests: whoever ends one should be whoever asks, as a request that is sent
while we end it is lost. Web servers in front keep one for 60 seconds, as a rule."""
RESERVED_DESCRIPTORS = 64
"""So many are kept free for the database, the bots and the log."""
FEWEST_CONNECTIONS = 32
CLOSING_SECONDS = 5
LARGEST_PORT = 65_535


def configured(
    app: ASGIApp, host: str, port: int, protocol: Callable[..., ClockedProtocol] = ClockedProtocol
) -> uvicorn.Config:
    """No access log: addresses of tables are known to those who were invited only."""
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        http=cast(type[ClockedProtocol], protocol),
        ws=PeerProtocol,
        limit_concurrency=most_connections(),
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        access_log=False,
        log_config=None,
        log_level="warning",
        server_header=False,
        timeout_keep_alive=KEEP_SECONDS,
        timeout_graceful_shutdown=CLOSING_SECONDS,
    )


def most_connections() -> int | None:
    """Beyond it new visitors are turned away: the descriptors that are left are for those who play."""
    if sys.platform == "win32":
        return None
    import resource

    descriptors, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return max(FEWEST_CONNECTIONS, descriptors - RESERVED_DESCRIPTORS)


class Server(uvicorn.Server):
    """Tells where it listens as soon as it does, also if the kernel chose the port."""

    def __init__(self, config: uvicorn.Config, tell: Callable[[str], None], place: WorkerPlace | None = None) -> None:
        super().__init__(config)
        self._tell = tell
        self._place = place
        self._receiver: HandoffReceiver | None = None

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        if self._place is not None:
            state = {"server_state": self.server_state, "app_state": self.lifespan.state}
            self._receiver = HandoffReceiver(self._place, self.config, **state)
        if not self.should_exit:
            self._tell(address(self))

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        if self._receiver is not None:
            self._receiver.close()
        await super().shutdown(sockets)


def address(server: uvicorn.Server) -> str:
    port = server.servers[0].sockets[0].getsockname()[1]
    host = server.config.host
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}"


def serve(settings: Settings, host: str, port: int, tell: Callable[[str], None], workers: int = 1) -> None:
    """Serve until SIGTERM or Ctrl+C; what has begun is finished and kept. What cannot be used is told first."""
    with prepared(settings.database):
        check_redis(settings)
        listening = listen(host, port)
        configure_logs()
        if workers == 1:
            serve_at(settings, host, listening, tell)
        else:
            WorkerGroup(serve_at, settings, host, listening, workers).run(tell)


def serve_at(
    settings: Settings, host: str, listening: socket, tell: Callable[[str], None], place: WorkerPlace | None = None
) -> None:
    """`place` is that of one process among several."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    protocol = ClockedProtocol if place is None else partial(AcceptingProtocol, handoff=Handoff(place))
    Server(configured(make_app(settings), host, listening.getsockname()[1], protocol), tell, place).run([listening])


def check_redis(settings: Settings) -> None:
    if settings.redis is not None:
        from saucer.server.services.many_servers import check

        asyncio.run(check(settings.redis))


def listen(host: str, port: int) -> socket:
    if not 0 <= port <= LARGEST_PORT:
        raise Unreadable(f"expected a port from 0 (any free one) to {LARGEST_PORT}; came {port}")
    try:
        family, kind, protocol, _, where = getaddrinfo(host, port, type=SOCK_STREAM)[0]
    except (OSError, UnicodeError) as error:
        raise Unreadable(f"expected a --host of this machine; came {host}: {error}") from None
    listening = socket(family, kind, protocol)
    listening.setsockopt(SOL_SOCKET, SO_REUSEADDR, 1)
    try:
        listening.bind(where)
    except OSError as error:
        listening.close()
        raise Unreadable(
            f"cannot listen at {host}, port {port}: {error.strerror}; try another --port or --host"
        ) from None
    return listening
