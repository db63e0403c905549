import os
import pty
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import msgspec
import pytest

from saucer.arena.figures import BotFigures, Figures, Length, SeatFigures
from tests.cli.calls import Calls, saucer

TIMES = {"seconds", "decisions_per_second"}


def results(out: str) -> dict[str, object]:
    found: dict[str, object] = msgspec.json.decode(out)
    return {name: value for name, value in found.items() if name not in TIMES}


def names(kind: type) -> list[str]:
    return [field.name for field in msgspec.structs.fields(kind)]


def test_json_names_are_a_promise() -> None:
    assert names(Figures) == [
        "game", "players", "options", "seed", "games", "decisions", "chance_moves", "seconds",
        "decisions_per_second", "seats", "bots", "endings", "length",
    ]  # fmt: skip
    assert names(SeatFigures) == ["wins", "share", "low", "high", "mean_score"]
    assert names(BotFigures) == ["name", "games", "wins", "share", "low", "high"]
    assert names(Length) == ["mean", "p10", "p50", "p90"]


def test_the_same_call_twice_and_with_two_workers_are_the_same(tmp_path: Path) -> None:
    asked = ("simulate", "all-in-all", "--players", 4, "--games", 300, "--seed", 7, "--json")
    once, again = saucer(*asked), saucer(*asked)
    spread = saucer(*asked, "--workers", 2)
    assert (once.code, again.code, spread.code) == (0, 0, 0)
    assert results(once.out) == results(again.out) == results(spread.out)
    assert results(once.out)["games"] == 300


def test_records_are_the_same_with_two_workers(tmp_path: Path) -> None:
    asked = ("simulate", "all-in-all", "--players", 4, "--games", 100, "--seed", 7, "--record")
    assert saucer(*asked, tmp_path / "one").code == 0
    assert saucer(*asked, tmp_path / "two", "--workers", 2).code == 0
    one, two = ({path.name: path.read_bytes() for path in (tmp_path / name).iterdir()} for name in ("one", "two"))
    assert one == two
    assert len(one) == 100


def test_tables_for_people(call: Calls) -> None:
    answer = call("simulate", "all-in-all", "--games", 20, "--seed", 7, "--option", "landing=race")
    assert answer.code == 0
    for part in ("landing=race first=none, seed 7", "20 games", "95 % interval", "random", "three_sets", "mean score"):
        assert part in answer.out


def test_a_seed_is_taken_and_shown_if_none_is_given(call: Calls) -> None:
    seeds = {str(results(call("simulate", "all-in-all", "--games", 1, "--json").out)["seed"]) for _ in range(3)}
    assert len(seeds) > 1


def test_nothing_but_the_result_in_a_pipe() -> None:
    answer = saucer("simulate", "all-in-all", "--games", 50, "--seed", 7, "--json")
    assert answer.err == ""
    assert answer.out.count("\n") == 1
    assert results(answer.out)["games"] == 50


def test_a_bar_on_a_terminal() -> None:
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "saucer", "simulate", "all-in-all", "--games", "100", "--seed", "7", "--json"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=theirs, env=os.environ | {"TERM": "xterm"}
    ) as process:
        os.close(theirs)
        assert process.stdout is not None
        assert results(process.stdout.read().decode())["games"] == 100
    assert b"100/100" in drained(ours)


def drained(terminal: int) -> bytes:
    """All that was written; reading a terminal whose other end is closed is an error on Linux."""
    read = b""
    try:
        while more := os.read(terminal, 65536):
            read += more
    except OSError:
        pass
    os.close(terminal)
    return read


@contextmanager
def simulating(games: int) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """In a group of its own that ends with the test, whatever happens; and the terminal that it writes to."""
    command = [sys.executable, "-m", "saucer", "simulate", "all-in-all", "--games", str(games), "--workers", "2"]
    ours, theirs = pty.openpty()
    with hearing_ctrl_c():
        process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=theirs,
            env=os.environ | {"TERM": "xterm"},
            start_new_session=True,
        )
    os.close(theirs)
    with process:
        try:
            yield process, ours
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


@contextmanager
def hearing_ctrl_c() -> Iterator[None]:
    """What a shell starts with `&` ignores Ctrl+C, and so would its children; a handler is not handed down."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def until_shown(terminal: int, wanted: bytes) -> None:
    shown = b""
    while wanted not in shown:
        shown += os.read(terminal, 65536)


@pytest.fixture(params=[signal.default_int_handler, signal.SIG_IGN], ids=["in front", "in the background"])
def runner(request: pytest.FixtureRequest) -> Iterator[None]:
    """The tests themselves may have been started in the background."""
    before = signal.signal(signal.SIGINT, request.param)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("runner")
def test_ctrl_c_ends_cleanly() -> None:
    with simulating(1_000_000) as (process, terminal):
        until_shown(terminal, b"50/1000000")
        process.send_signal(signal.SIGINT)
        assert process.wait(20) == 130
        said = drained(terminal)
    assert b"saucer: stopped" in said
    assert b"Traceback" not in said


def test_what_a_test_starts_ends_with_it() -> None:
    with simulating(1_000_000) as (process, terminal):
        until_shown(terminal, b"50/1000000")
    assert process.returncode == -signal.SIGKILL
    drained(terminal)  # to its end: no worker holds it open any more


def test_a_bot_of_ones_own(call: Calls, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(
        "from saucer.core import Bot\n\n\n"
        "class First(Bot):\n"
        "    def choose(self, view, legal, random):\n"
        "        return legal[0]\n"
    )
    asked = ("simulate", "all-in-all", "--games", 9, "--seed", 7, "--bots", "mine.py:First,random,random", "--json")
    found = msgspec.json.decode(call(*asked).out, type=Figures)
    assert [(bot.name, bot.games) for bot in found.bots] == [("mine.py:First", 9), ("random", 18)]
    spread = msgspec.json.decode(call(*asked, "--workers", 2).out, type=Figures)
    assert spread.bots == found.bots
