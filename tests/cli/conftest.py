from pathlib import Path

import pytest

from tests.cli.calls import Calls


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Calls:
    """The command line in an empty folder, in English."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C")
    return Calls(capsys)


@pytest.fixture
def record(call: Calls, tmp_path: Path) -> Path:
    """A simulated game of All in All for three."""
    assert call("simulate", "all-in-all", "--games", 1, "--seed", 7, "--record", tmp_path).code == 0
    return tmp_path / "all-in-all-7-000000.jsonl"
