from pathlib import Path

import pytest

from tests.cli.calls import Calls

GAMES = Path(__file__).parents[2] / "src" / "saucer" / "games"


def test_a_mistake_is_named_with_its_place_and_is_a_failed_check(call: Calls, tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text('game = "all-in-all"')
    answer = call("boards", "check", str(file), "--lang", "en")
    assert answer.code == 1
    assert answer.err == f"saucer: {file}: the whole: This game has no boards of one's own.\n"


@pytest.mark.parametrize(
    ("source", "told"),
    [
        (b"game = ", "is no TOML"),
        pytest.param(b"lamps = " + b"[" * 20_000, "is no TOML", id="lists within lists"),
        (b"lamps = 3", "should name its game"),
        (b'game = "chess"', "there is no game 'chess'"),
        (b"\xff", "expected a TOML file"),
    ],
)
def test_what_is_no_board_at_all_is_wrong_use(call: Calls, tmp_path: Path, source: bytes, told: str) -> None:
    file = tmp_path / "own.toml"
    file.write_bytes(source)
    answer = call("boards", "check", str(file))
    assert answer.code == 2
    assert told in answer.err


def test_a_file_that_is_not_there_is_wrong_use(call: Calls, tmp_path: Path) -> None:
    assert call("boards", "check", str(tmp_path / "none.toml")).code == 2


@pytest.mark.parametrize("file", sorted(GAMES.glob("*/boards/[a-z]*.toml")), ids=lambda file: file.stem)
def test_our_own_boards_are_sound(call: Calls, file: Path) -> None:
    if 'game = "' in file.read_text(encoding="utf-8"):
        answer = call("boards", "check", str(file))
        assert (answer.code, answer.err) == (0, "")
