"""The server as a process of its own, which can be killed in the middle."""

import os
import signal
import subprocess
import sys
from pathlib import Path


class ServerProcess:
    def __init__(self, beside: Path, database: str | None = None) -> None:
        """A SQLite file, or another database with a log beside that name."""
        self._database = database or str(beside)
        self._process: subprocess.Popen[str] | None = None
        self.log = beside.with_suffix(".log")
        self.url = ""

    @property
    def id(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self, *more: str) -> None:
        """Returns when it has told where it listens; what it logs goes to a file."""
        command = [sys.executable, "-m", "saucer", "serve", "--port", "0", "--database", self._database, *more]
        with self.log.open("a") as log:
            self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line.startswith("Saucer is served at http://127.0.0.1:"), line
        self.url = line.split()[-1]

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
        code = self._process.wait(timeout=60)
        self._process.stdout.close()
        return code

    def children(self) -> list[int]:
        """Its bots."""
        assert self._process is not None
        path = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children")
        return [int(number) for number in path.read_text().split()]


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return "State:\tZ" not in Path(f"/proc/{process}/status").read_text()
