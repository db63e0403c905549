"""What is said of the siege is there; its parts themselves are run by `make siege`."""

import shlex
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tests.documents import ROOT, commands
from tests.siege.__main__ import PARTS, options
from tests.siege.ground import check_log, check_steady
from tests.siege.shim import COMPILERS, Shim, Trouble
from tests.siege.soak import STUCK_MOVES, Progress, Standstill


def test_every_part_stands_in_the_document_with_what_it_printed() -> None:
    text = (ROOT / "docs" / "quality.md").read_text("utf-8")
    assert [part for part in PARTS if f"| `{part}` |" not in text] == []
    named = [line.partition("PART=")[2] for line in commands(ROOT / "docs" / "quality.md") if "PART=" in line]
    assert {shlex.split(each)[0].split()[0] for each in named} <= set(PARTS)


def test_a_part_that_is_not_there_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.argv", ["siege", "frames", "locusts"])
    with pytest.raises(SystemExit, match="2"):
        options()
    assert "no part locusts; there are kills, frames" in capsys.readouterr().err


def test_an_error_that_nobody_expects_is_found_in_the_log(tmp_path: Path) -> None:
    log = tmp_path / "log"
    log.write_text('{"level": "warning", "event": "hm"}\n{"level": "error", "event": "not_saved"}\n{"level": "er')
    check_log(log, ("not_saved",))
    with pytest.raises(AssertionError, match="not_saved"):
        check_log(log, ())


def test_memory_that_grows_is_found() -> None:
    assert check_steady(100, 119) == "memory 100 MB, then 119 MB"
    with pytest.raises(AssertionError, match="then 121 MB"):
        check_steady(100, 121)


@pytest.mark.skipif(not any(map(shutil.which, COMPILERS)), reason="there is no C compiler")
def test_what_is_ordered_happens_to_the_database_and_to_nothing_else(tmp_path: Path) -> None:
    shim = Shim(tmp_path)
    shim.order(Trouble.TORN, after=1)
    shim.jump(1_000_000_000)
    script = (
        "import os, time; print(time.time() > 2.5e9)\n"
        "for name in ('tables.db', 'log'):\n"
        "    file = os.open(name, os.O_CREAT | os.O_WRONLY)\n"
        "    for _ in range(2):\n"
        "        try: print(name, os.write(file, b'12345678'))\n"
        "        except OSError as error: print(name, error.errno)\n"
    )
    command = [sys.executable, "-c", script]
    said = subprocess.run(command, cwd=tmp_path, env=shim.environment, capture_output=True, text=True, check=True)
    assert said.stdout.split() == ["True", "tables.db", "8", "tables.db", "5", "log", "8", "log", "8"]
    assert (tmp_path / "tables.db").read_bytes() == b"123456781234"
    assert shim.happened == 1


def a_store(path: Path, entries: int) -> None:
    """With so many entries of the table t1."""
    with sqlite3.connect(path) as store:
        store.execute("CREATE TABLE IF NOT EXISTS entries (table_id, number)")
        store.executemany("INSERT INTO entries VALUES ('t1', ?)", [(number,) for number in range(entries)])


def test_a_table_that_stands_still_while_others_move_is_stuck(tmp_path: Path) -> None:
    a_store(tmp_path / "siege.db", 3)
    with closing(Progress(tmp_path / "siege.db")) as progress:
        standstill = Standstill(progress, "t1")
        progress.moves += STUCK_MOVES - 1
        assert standstill.look().startswith("0 entries at the table, 999 moves of all")
        a_store(tmp_path / "siege.db", 1)
        progress.moves += 1
        assert standstill.look().startswith("1 entries at the table, 1000 moves of all")
        progress.moves += STUCK_MOVES - 1
        standstill.look()
        progress.moves += 1
        with pytest.raises(AssertionError, match="stuck"):
            standstill.look()


def test_where_nobody_moves_for_long_all_are_stuck(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    a_store(tmp_path / "siege.db", 3)
    with closing(Progress(tmp_path / "siege.db")) as progress:
        standstill = Standstill(progress, "t1")
        monkeypatch.setattr("tests.siege.soak.STUCK_SECONDS", 0.0)
        with pytest.raises(AssertionError, match="stuck"):
            standstill.look()
