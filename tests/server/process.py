"""The server as a process of its own, which can be killed in the middle."""

import os
import resource
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.servers import PATIENCE

AS_EVER = ("-m", "saucer", "serve")


class ServerProcess:
    def __init__(self, beside: Path, database: str | None = None, program: tuple[str, ...] = AS_EVER) -> None:
        """A SQLite file, or another database with a log beside that name."""
        self._database = database or str(beside)
        self._program = program
        self.environment: dict[str, str] = {}
        self._process: subprocess.Popen[str] | None = None
        self.log = beside.with_suffix(".log")
        self.url = ""

    @property
    def id(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self, *more: str) -> None:
        """Returns when it has told where it listens; what it logs goes to a file."""
        command = [sys.executable, *self._program, "--port", "0", "--database", self._database, *more]
        around = os.environ | self.environment
        with self.log.open("a") as log:
            self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=around)
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line.startswith("Saucer is served at http://127.0.0.1:"), line
        self.url = line.split()[-1]

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])

    def kill(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._finish()

    def stop(self) -> int:
        """As a service manager does; what it prints beside the address goes to stderr."""
        assert self._process is not None
        self._process.terminate()
        return self._finish()

    def _finish(self) -> int:
        assert self._process is not None
        assert self._process.stdout is not None
        code = self._process.wait(PATIENCE)
        self._process.stdout.close()
        return code

    def children(self) -> list[int]:
        """The processes in which its bots think."""
        return children_of(self.id)

    def serving(self, peer: int) -> int:
        """The process that holds the other end of a connection, by the port from which it comes."""
        (inode,) = [
            row[9] for row in tcp_rows() if row[3] == "01" and port_of(row[2]) == peer and port_of(row[1]) == self.port
        ]
        (holder,) = [worker for worker in self.workers() if f"socket:[{inode}]" in open_by(worker)]
        return holder

    def workers(self) -> list[int]:
        """Of several processes those that serve: they have started bots."""
        return [child for child in self.children() if children_of(child)]


@contextmanager
def a_full_disk(process: int) -> Iterator[None]:
    """No file of this process can grow any more."""
    before = resource.prlimit(process, resource.RLIMIT_FSIZE)
    resource.prlimit(process, resource.RLIMIT_FSIZE, (1, before[1]))
    try:
        yield
    finally:
        resource.prlimit(process, resource.RLIMIT_FSIZE, before)


def children_of(process: int) -> list[int]:
    """None of one that has just ended."""
    with suppress(OSError):
        return [int(number) for number in Path(f"/proc/{process}/task/{process}/children").read_text().split()]
    return []


def tcp_rows() -> list[list[str]]:
    """All connections of this machine, as Linux lists them: both ends, the state and the inode among it."""
    return [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]


def port_of(end: str) -> int:
    return int(end.rpartition(":")[2], 16)


def open_by(process: int) -> set[str]:
    """What its descriptors lead to; some may be closed meanwhile."""
    found = set()
    for descriptor in Path(f"/proc/{process}/fd").iterdir():
        with suppress(OSError):
            found.add(str(descriptor.readlink()))
    return found


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return "State:\tZ" not in Path(f"/proc/{process}/status").read_text()
