from pathlib import Path

import pytest

from tests.cli.calls import Calls, saucer


def test_a_whole_game_in_the_terminal(tmp_path: Path, call: Calls) -> None:
    path = tmp_path / "game.jsonl"
    answer = saucer("play", "--seed", 5, "--record", path, "--lang", "en", typed="1\n" * 2000)
    assert answer.code == 0
    assert "You explore portal" in answer.out
    assert "The game is over." in answer.out
    assert "end:     over" in call("verify", path).out


def test_a_race_in_the_terminal(tmp_path: Path) -> None:
    typed = "1\n1\n0\n" * 2000
    answer = saucer("play", "all-in-all", "--seed", 5, "--option", "landing=race", "--lang", "en", typed=typed)
    assert answer.code == 0
    assert "0  let it pass" in answer.out
    assert "The game is over." in answer.out


@pytest.mark.parametrize("typed", ["q\n", "1\nq\n", "", "1\n"])
def test_leaving(typed: str, tmp_path: Path, call: Calls) -> None:
    path = tmp_path / "game.jsonl"
    answer = saucer("play", "all-in-all", "--seed", 5, "--record", path, "--lang", "en", typed=typed)
    assert answer.code == 0
    assert answer.out.endswith("The table was given up before the game was over.\n")
    assert "end:     abandoned" in call("verify", path).out


@pytest.mark.parametrize("typed", ["x", "0", "99", "-1", "²", ""])
def test_what_is_no_choice_is_asked_again(typed: str) -> None:
    answer = saucer("play", "all-in-all", "--seed", 5, "--lang", "en", typed=f"{typed}\nq\n")
    assert "Please type a number from 1 to " in answer.out


@pytest.mark.parametrize(("lang", "words"), [("en", "Mission"), ("de", "Deine Hand"), ("ca", "La teva mà")])
def test_languages(lang: str, words: str) -> None:
    assert words in saucer("play", "all-in-all", "--lang", lang, typed="q\n").out


def test_another_seat_and_the_same_seed_give_the_same_dice(tmp_path: Path) -> None:
    paths = [tmp_path / f"{seat}.jsonl" for seat in (0, 2)]
    for seat, path in zip((0, 2), paths, strict=True):
        saucer("play", "all-in-all", "--seed", 5, "--seat", seat, "--record", path, typed="q\n")
    first, second = ([line for line in path.read_text().splitlines() if "chance" in line] for path in paths)
    assert first[:5] == second[:5]
