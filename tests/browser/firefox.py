"""A Firefox of the system, without a window: it speaks WebDriver BiDi itself and needs no driver."""

import json
import re
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from websockets.sync.client import ClientConnection, connect

NAMES = ("firefox", "firefox-esr")
PREFERENCES = """
user_pref("app.update.enabled", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("intl.accept_languages", "en-GB");
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("toolkit.telemetry.reportingpolicy.firstRun", false);
"""
SIZE = {"width": 1280, "height": 800}


def find_firefox() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)


class Firefox:
    """One tab; `errors` is what its console was told."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.said = 0
        self.errors: list[str] = []
        self._call("session.new", capabilities={})
        self._call("session.subscribe", events=["log.entryAdded"])
        self.tab: str = self._call("browsingContext.getTree")["contexts"][0]["context"]
        self._call("browsingContext.setViewport", context=self.tab, viewport=SIZE)

    def opens(self, url: str) -> None:
        self._call("browsingContext.navigate", context=self.tab, url=url, wait="complete")

    def evaluates(self, expression: str) -> Any:
        found = self._call(
            "script.evaluate",
            expression=f"JSON.stringify({expression})",
            target={"context": self.tab},
            awaitPromise=False,
        )
        assert found["type"] == "success", found
        return json.loads(found["result"].get("value", "null"))

    def performs(self, actions: Sequence[dict[str, Any]]) -> None:
        self._call("input.performActions", context=self.tab, actions=actions)

    def _call(self, method: str, **params: Any) -> Any:
        self.said += 1
        self.socket.send(json.dumps({"id": self.said, "method": method, "params": params}))
        while True:
            heard = json.loads(self.socket.recv(timeout=120))
            if heard.get("method") == "log.entryAdded":
                self._note(heard["params"])
            elif heard.get("id") == self.said:
                assert heard["type"] == "success", heard
                return heard["result"]

    def _note(self, entry: dict[str, Any]) -> None:
        if entry["level"] == "error":
            self.errors.append(str(entry["text"]))


@contextmanager
def firefox(executable: str) -> Iterator[Firefox]:
    """With a profile of its own that is thrown away, and a port from the kernel."""
    with TemporaryDirectory() as profile:
        Path(profile, "user.js").write_text(PREFERENCES)
        command = [executable, "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        try:
            with connect(f"{_address(process)}/session", max_size=None) as socket:
                yield Firefox(socket)
        finally:
            process.terminate()
            process.wait(timeout=30)


def _address(process: subprocess.Popen[str]) -> str:
    assert process.stderr is not None
    for line in process.stderr:
        if found := re.search(r"WebDriver BiDi listening on (ws://\S+)", line):
            return found.group(1)
    raise OSError("Firefox ended before it listened")
