"""A person at the terminal in a game with an open action, interruptions and windows."""

import io
import re
from pathlib import Path

import pytest

from saucer.arena import header
from saucer.cli.play import sit_down
from saucer.core import Action, Match, Random, RandomBot, Seat, View, verify
from tests.tiny.auction import GAME as AUCTION


class Patient(RandomBot):
    def interrupt(self, view: View | None, legal: tuple[Action, ...], random: Random) -> Action | None:
        return None


def play(typed: str, record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    match = Match(AUCTION, header(AUCTION, AUCTION.options(), [None, "random", "random"], 3, 0))
    sit_down(match, Seat(0), Patient(), 3, record, "en")


def test_a_number_is_asked_for_within_its_bounds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    play("1\n99\n2\nq\n", tmp_path / "game.jsonl", monkeypatch)
    out = capsys.readouterr().out
    bounds = re.search(r"  1  Name a price (from \d to \d)\n", out)
    assert bounds is not None
    assert f"Please type a number {bounds.group(1)}, " in out
    assert "player 1 names 2 coins." in out


def test_interruptions_can_be_let_pass(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    play("1\n2\n" + "0\n" * 4 + "q\n", tmp_path / "game.jsonl", monkeypatch)
    out = capsys.readouterr().out
    assert "  0  let it pass\n  1  Object" in out
    assert "Your purse holds" in out
    assert out.count("Your purse holds") == 1, "the purses of others are not told"
    assert verify(AUCTION, (tmp_path / "game.jsonl").read_bytes()).dice == "seeded"
