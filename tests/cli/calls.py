"""Calls of the command line, as a process and within this one."""

import subprocess
import sys
from dataclasses import dataclass

import pytest

from saucer.cli import run


@dataclass(frozen=True)
class Answer:
    code: int
    out: str
    err: str


def saucer(*arguments: object, typed: str = "") -> Answer:
    command = [sys.executable, "-m", "saucer", *map(str, arguments)]
    done = subprocess.run(command, input=typed, capture_output=True, text=True, encoding="utf-8")
    return Answer(done.returncode, done.stdout, done.stderr)


class Calls:
    """The same without a new process."""

    def __init__(self, capture: pytest.CaptureFixture[str]) -> None:
        self.capture = capture

    def __call__(self, *arguments: object) -> Answer:
        self.capture.readouterr()
        code = run([str(argument) for argument in arguments])
        captured = self.capture.readouterr()
        return Answer(code, captured.out, captured.err)
