"""saucer print: a file that can be printed, or one clear line."""

import os
import sys
from pathlib import Path

import pytest

from saucer import printing
from tests.cli.calls import Answer, Calls, saucer

CASTLE = ("print", "los-incognitos", "--board", "highlanders-castle")


@pytest.fixture
def calls(capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Calls:
    monkeypatch.chdir(tmp_path)
    return Calls(capsys)


def refused(answer: Answer, *parts: str) -> None:
    assert answer.code == 2
    assert answer.out == ""
    assert len(answer.err.splitlines()) == 1, answer.err
    for part in parts:
        assert part in answer.err


def test_it_writes_the_file_and_says_so(tmp_path: Path) -> None:
    """In a process of its own, anywhere: it needs no other file."""
    out = tmp_path / "castle.pdf"
    answer = saucer(*CASTLE, "--lang", "de", "--paper", "a4", "--out", out)
    assert (answer.code, answer.err) == (0, "")
    assert answer.out == f"{out}: los-incognitos, board highlanders-castle, de, a4\n"
    assert out.read_bytes().startswith(b"%PDF-1.7")


def test_board_and_file_need_not_be_said(calls: Calls, tmp_path: Path) -> None:
    assert calls("print", "strangers", "--lang", "ca", "--paper", "letter", "--backs").code == 0
    assert (tmp_path / "strangers-a.pdf").stat().st_size > 10_000


@pytest.mark.parametrize(
    ("typed", "parts"),
    [
        ("print chess", ["there is no game 'chess'"]),
        ("print contact", ["contact has no sheets to print", "los-incognitos and strangers have"]),
        ("print inkognito --board venice", ["inkognito has no sheets to print"]),
        ("print strangers --board c", ["expected one of the boards a, b; came c", "in the browser"]),
        ("print strangers --board ../a", ["expected one of the boards a, b; came ../a"]),
        ("print strangers --lang fr", ["fr"]),
        ("print strangers --paper a5", ["a5"]),
        ("print strangers --out missing/folder/a.pdf", ["expected a file to write", "missing/folder/a.pdf"]),
        ("print strangers --out .", ["expected a file to write", "directory"]),
    ],
)
def test_a_mistake_is_told_in_one_line(calls: Calls, typed: str, parts: list[str]) -> None:
    refused(calls(*typed.split()), *parts)
    assert os.listdir() == []


def test_without_typst_it_says_what_is_missing(calls: Calls, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    refused(calls(*CASTLE), "printing needs the package typst", "saucer[print]")


def test_before_anything_is_built_it_says_what_to_do(
    calls: Calls, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(printing, "DRAWINGS", tmp_path / "nothing")
    refused(calls(*CASTLE), "have not been drawn", "make web")
