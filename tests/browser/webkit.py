"""A WebKitGTK of the system with its own driver (WebDriver), on an X server without a screen."""

import json
import os
import shutil
import subprocess
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from socket import create_connection, create_server
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from typing import Any

DRIVER, SCREEN = "WebKitWebDriver", "Xvfb"
BROWSERS = ("/usr/lib/*/webkit2gtk-4.1/MiniBrowser", "/usr/libexec/webkit2gtk-4.1/MiniBrowser")
HEAR = """((heard) => {
  const note = (kind) => (event) => heard.push(`${kind}: ${event.message ?? event.reason ?? event.violatedDirective}`);
  const write = console.error;
  console.error = (...words) => (heard.push(words.map(String).join(" ")), write(...words));
  for (const kind of ["error", "unhandledrejection", "securitypolicyviolation"]) addEventListener(kind, note(kind));
  return true;
})(window.heard = [])"""
"""The driver tells nothing of the console, so the page listens to itself, from its first load to its last picture."""
SIZE = {"width": 1280, "height": 800}
PATIENCE = 30.0


def find_webkit() -> Path | None:
    """The little browser that comes with the library, if its driver and something to show it on are here, too."""
    there = [path for pattern in BROWSERS for path in sorted(Path("/").glob(pattern[1:]))]
    return there[-1] if there and shutil.which(DRIVER) and shutil.which(SCREEN) else None


class WebKit:
    """One window. All of a game is one page: going from the start to a table loads no other."""

    def __init__(self, port: int, browser: Path) -> None:
        self.root = f"http://127.0.0.1:{port}/session"
        self.heard_before: list[str] = []
        wanted = {"webkitgtk:browserOptions": {"binary": str(browser), "args": ["--automation"]}}
        self.root += "/" + self._call("", {"capabilities": {"alwaysMatch": wanted}})["sessionId"]
        self._call("/window/rect", {"x": 0, "y": 0, **SIZE})

    @property
    def errors(self) -> list[str]:
        return self.heard_before + list(self.evaluates("window.heard ?? []"))

    def opens(self, url: str) -> None:
        self.heard_before = self.errors
        self._call("/url", {"url": url})
        self.evaluates(HEAR)

    def evaluates(self, expression: str) -> Any:
        found = self._call("/execute/sync", {"script": f"return JSON.stringify({expression})", "args": []})
        return json.loads(found or "null")

    def performs(self, actions: Sequence[dict[str, Any]]) -> None:
        self._call("/actions", {"actions": list(actions)})

    def closes(self) -> None:
        self._call("", None, "DELETE")

    def _call(self, path: str, body: object, method: str = "POST") -> Any:
        sent = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.root + path, sent, {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=120) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise OSError(f"{path}: {error.read().decode()}") from error


@contextmanager
def webkit(browser: Path) -> Iterator[WebKit]:
    with TemporaryDirectory() as folder, _screen() as display:
        port = _free_port()
        environment = {**os.environ, "DISPLAY": display, "XDG_DATA_HOME": folder, "XDG_CACHE_HOME": folder}
        process = subprocess.Popen([DRIVER, f"--port={port}"], env=environment, stderr=subprocess.DEVNULL)
        try:
            _listens(port)
            window = WebKit(port, browser)
            yield window
            window.closes()
        finally:
            process.terminate()
            process.wait(timeout=30)


@contextmanager
def _screen() -> Iterator[str]:
    """The X server chooses a free number for its display, and says it."""
    reading, writing = os.pipe()
    command = [SCREEN, "-displayfd", str(writing), "-screen", "0", "1400x1000x24", "-nolisten", "tcp"]
    process = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as said:
            yield f":{said.readline().strip()}"
    finally:
        process.terminate()
        process.wait(timeout=30)


def _free_port() -> int:
    """The driver takes no port 0: the kernel is asked for a free one beforehand."""
    with create_server(("127.0.0.1", 0)) as server:
        return int(server.getsockname()[1])


def _listens(port: int) -> None:
    end = monotonic() + PATIENCE
    while True:
        try:
            create_connection(("127.0.0.1", port), timeout=1).close()
            return
        except OSError:
            assert monotonic() < end, f"{DRIVER} does not listen"
            sleep(0.05)
