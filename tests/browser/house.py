"""A real server in a process of its own, on a port from the kernel, with a database of its own."""

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import APIRequestContext

from saucer.registry import game_named

ROOT = Path(__file__).parents[2]


class House:
    """A server that runs; `request` is whoever asks, with that guest's cookie."""

    def __init__(self, url: str) -> None:
        self.url = url

    def new_table(self, request: APIRequestContext, seats: list[dict[str, str]], **more: object) -> str:
        plan = {"game": "all-in-all", "seats": seats, "pace": "instant", **more}
        answer = request.post(f"{self.url}/api/tables", data=plan)
        assert answer.ok, answer.text()
        return str(answer.json()["table"])

    def call(self, request: APIRequestContext, path: str, data: object | None = None) -> Any:
        answer = request.post(f"{self.url}/api/{path}", data=data if data is not None else {})
        assert answer.ok, answer.text()
        return answer.json()

    def record(self, request: APIRequestContext, table: str) -> bytes:
        answer = request.get(f"{self.url}/api/tables/{table}/record")
        assert answer.ok, answer.text()
        return answer.body()

    def page(self, table: str) -> str:
        return f"{self.url}/table/{table}"


def bots_of(game: str, number: int) -> list[dict[str, str]]:
    """So many seats for bots: easy ones, or what a game has that is still being written."""
    level = "easy" if "easy" in game_named(game).bots else "random"
    return [{"who": "bot", "bot": level}] * number


@contextmanager
def served(database: Path) -> Iterator[House]:
    command = [sys.executable, "-m", "saucer", "serve", "--port", "0", "--database", str(database)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            said = process.stdout.readline()
            found = re.search(r"http://\S+", said)
            assert found, said
            yield House(found.group())
        finally:
            process.terminate()
