"""saucer serve: the table for the browser."""

import os
import re
import sys
import webbrowser
from pathlib import Path

from saucer.core import Unreadable
from saucer.server.services import Settings
from saucer.server.storage.places import Place, place_named
from saucer.server.web.run import LARGEST_PORT, serve

LOCAL = "127.0.0.1"
PORT = 8000
HOST = r"(?:\[[\da-fA-F:.]+\]|[^\[\]/?#@:\s]+)(?::\d+)?"


def command(
    *,
    host: str = LOCAL,
    port: int = PORT,
    database: str | None = None,
    redis: str | None = None,
    workers: int = 1,
    public_url: str | None = None,
    metrics: str | None = None,
    keep: int | None = None,
    open: bool = False,
) -> None:
    """Serve the table to browsers until Ctrl+C or SIGTERM.

    Parameters
    ----------
    host
        The address to listen on; 0.0.0.0 lets other devices in.
    port
        0 takes any free one.
    database
        What keeps the tables: a file, or postgresql://user@host/database; a file in your data folder if not said.
    redis
        The Redis or Valkey through which several servers of one PostgreSQL talk, such as redis://127.0.0.1:6379/0
    workers
        So many processes serve here; more than one need --database postgresql://... and --redis.
    public_url
        Where people reach it, if something stands in between: https://saucer.example
    metrics
        Where figures for Prometheus are served, as HOST:PORT such as 127.0.0.1:9100; nowhere if not said.
    keep
        For how many days finished games are kept; for ever if not said.
    open
        Open a browser as well.
    """
    place = data_folder() / "saucer.db" if database is None else place_named(database)
    settings = Settings(
        database=place,
        redis=None if redis is None else checked_redis(redis, place),
        public_url=None if public_url is None else checked_url(public_url),
        metrics=None if metrics is None else host_and_port(metrics),
        keep=None if keep is None else checked_days(keep),
        bot_processes=max(1, min(4, (os.cpu_count() or 1) - 1) // checked_workers(workers, redis)),
    )

    def tell(address: str) -> None:
        shown = settings.public_url or address
        print(f"Saucer is served at {shown}", flush=True)
        if open:
            webbrowser.open(shown)

    serve(settings, host, port, tell, workers)


def checked_redis(named: str, place: Place) -> str:
    if not named.startswith(("redis://", "rediss://")):
        raise Unreadable("--redis should be redis://host:port/number; came something else")
    if isinstance(place, Path):
        raise Unreadable("--redis is for several servers of one database: say --database postgresql://... with it")
    return named


def checked_workers(workers: int, redis: str | None) -> int:
    if workers < 1:
        raise Unreadable(f"--workers should be one or more; came {workers}")
    if workers > 1 and redis is None:
        raise Unreadable(f"--workers {workers} needs --database postgresql://... and --redis redis://...")
    return workers


def checked_days(keep: int) -> int:
    if keep < 1:
        raise Unreadable(f"--keep should be one day or more; came {keep}")
    return keep


def host_and_port(named: str) -> tuple[str, int]:
    host, _, port = named.rpartition(":")
    if not host or not port.isascii() or not port.isdigit() or int(port) > LARGEST_PORT:
        raise Unreadable(f"--metrics should be HOST:PORT, such as 127.0.0.1:9100; came {named}")
    return host.strip("[]"), int(port)


def checked_url(named: str) -> str:
    address = re.fullmatch(rf"((?:http|https)://{HOST})/?", named)
    if address is None:
        raise Unreadable(f"--public-url should be https://host without a path; came {named}")
    return address[1]


def data_folder() -> Path:
    """Where programs of this system keep what belongs to a person."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "saucer"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "saucer"
    return Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share")) / "saucer"
