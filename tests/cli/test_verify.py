"""A changed entry, a changed draw, a wrong seed, a cut file: the line and what is wrong, exit 1."""

from pathlib import Path

import msgspec
import pytest

from saucer.registry import game_named
from tests.cli.calls import Calls, saucer
from tests.cli.fair_game import fair_game


def changed(record: Path, line: int, old: str, new: str) -> Path:
    lines = record.read_text().splitlines(keepends=True)
    assert old in lines[line - 1]
    lines[line - 1] = lines[line - 1].replace(old, new)
    record.write_text("".join(lines))
    return record


def first_line_with(record: Path, part: str) -> int:
    return 1 + next(number for number, line in enumerate(record.read_text().splitlines()) if part in line)


def test_a_simulated_game_is_sound(call: Calls, record: Path) -> None:
    answer = call("verify", record)
    assert answer.code == 0
    assert "every outcome is the one that the seed on line 1 gives" in answer.out


def test_a_game_with_fair_dice_is_sound(call: Calls, tmp_path: Path) -> None:
    path = tmp_path / "fair.jsonl"
    path.write_bytes(fair_game(game_named("all-in-all")))
    answer = call("verify", path)
    assert answer.code == 0
    assert "the seed keeps the promise of line 1, and every outcome is the one that it gives" in answer.out


def test_a_lesson_is_not_taken_for_a_fair_game(call: Calls, tmp_path: Path) -> None:
    path = tmp_path / "lesson.jsonl"
    path.write_bytes(fair_game(game_named("all-in-all"), prepared=((0, 0, 0, 1, 1, 5),)))
    assert '"prepared":[[0,0,0,1,1,5]]' in path.read_text().splitlines()[0]
    assert "the first were prepared for a lesson, as line 1 says" in call("verify", path).out
    changed(path, 2, "0,0,0,1,1,5", "0,0,1,1,1,5")
    assert call("verify", path).err.startswith("saucer: line 2: the dice give [0, 0, 0, 1, 1, 5] here")


def test_what_was_not_prepared_stays_with_the_dice(call: Calls, tmp_path: Path) -> None:
    """Nobody can say afterwards that an outcome was prepared: the header says which are."""
    path = tmp_path / "lesson.jsonl"
    path.write_bytes(fair_game(game_named("all-in-all"), prepared=((0, 0, 0, 1, 1, 5),)))
    changed(path, 1, "[[0,0,0,1,1,5]]", "[[0,0,0,1,1,6]]")
    assert call("verify", path).err.startswith("saucer: line 2: the dice give [0, 0, 0, 1, 1, 6] here")


def test_json_names_are_a_promise(call: Calls, record: Path) -> None:
    found = msgspec.json.decode(call("verify", record, "--json").out)
    assert list(found) == ["game", "entries", "chances", "dice", "by_hand", "end", "result"]
    assert list(found["result"]) == ["reason", "winners", "scores"]
    assert found["entries"] == len(record.read_text().splitlines()) - 1


def test_a_folder_of_games_is_sound(call: Calls, tmp_path: Path) -> None:
    call("simulate", "all-in-all", "--games", "3", "--record", tmp_path / "kept")
    answer = call("verify", tmp_path / "kept")
    assert answer.code == 0
    assert "3 records, all sound" in answer.out
    found = msgspec.json.decode(call("verify", tmp_path / "kept", "--json").out)
    lines = sum(len(record.read_text().splitlines()) - 1 for record in (tmp_path / "kept").iterdir())
    assert (found["records"], found["entries"]) == (3, lines)
    assert found["chances"] > 3


def test_in_a_folder_the_file_is_named_that_is_not_sound(call: Calls, tmp_path: Path) -> None:
    call("simulate", "all-in-all", "--games", "3", "--record", tmp_path)
    wrong = sorted(tmp_path.iterdir())[1]
    wrong.write_bytes(wrong.read_bytes()[:-30])
    answer = call("verify", tmp_path)
    assert answer.code == 1
    assert f"{wrong}: line " in answer.err


def test_a_changed_entry_is_found(call: Calls, record: Path) -> None:
    line = first_line_with(record, '"draw_from"')
    seat = '"seat":0' if '"seat":0' in record.read_text().splitlines()[line - 1] else '"seat":1'
    answer = call("verify", changed(record, line, seat, '"seat":2'))
    assert answer.code == 1
    assert answer.err.startswith(f"saucer: line {line}: seat 2 cannot")


def test_a_changed_draw_is_found(call: Calls, record: Path) -> None:
    line = first_line_with(record, '"outcome":[')
    outcome = record.read_text().splitlines()[line - 1].partition("[")[2].partition("]")[0]
    answer = call("verify", changed(record, line, outcome, "0,0,0,1,1,1"))
    assert answer.code == 1
    assert f"line {line}: the dice give [{outcome.replace(',', ', ')}] here" in answer.err
    assert "but the entry says [0, 0, 0, 1, 1, 1]" in answer.err


def test_another_seed_of_a_simulation_is_found(call: Calls, record: Path) -> None:
    answer = call("verify", changed(record, 1, '"seed":7', '"seed":8'))
    assert answer.code == 1
    assert "saucer: line 2: the dice give" in answer.err


def test_a_seed_that_was_not_promised_is_found(call: Calls, tmp_path: Path) -> None:
    path = tmp_path / "fair.jsonl"
    path.write_bytes(fair_game(game_named("all-in-all"), seed=bytes(32)))
    answer = call("verify", path)
    last = len(path.read_text().splitlines())
    assert answer.code == 1
    assert answer.err.startswith(f"saucer: line {last}: the seed revealed is not the one promised")


@pytest.mark.parametrize("word", ["00112233", "H7K2"])
def test_fair_dice_depend_on_the_table_and_every_word(word: str, call: Calls, tmp_path: Path) -> None:
    path = tmp_path / "fair.jsonl"
    path.write_bytes(fair_game(game_named("all-in-all")))
    answer = call("verify", changed(path, 1, word, word[::-1]))
    assert answer.code == 1
    assert "saucer: line 2: the dice give" in answer.err


def test_fair_dice_do_not_depend_on_names(call: Calls, tmp_path: Path) -> None:
    """A table that could name its bots once the words are in could choose among dice."""
    path = tmp_path / "fair.jsonl"
    path.write_bytes(fair_game(game_named("all-in-all")))
    assert call("verify", changed(path, 1, "Anna", "annA")).code == 0


def test_a_file_cut_after_a_line_is_found(call: Calls, record: Path) -> None:
    lines = record.read_text().splitlines(keepends=True)
    record.write_text("".join(lines[:20]))
    answer = call("verify", record)
    assert answer.code == 1
    assert answer.err.startswith("saucer: line 20: the record stops here without an end")


def test_a_file_cut_within_a_line_is_found(call: Calls, record: Path) -> None:
    lines = record.read_text().splitlines(keepends=True)
    record.write_text("".join(lines[:20])[:-5])
    answer = call("verify", record)
    assert answer.code == 1
    assert answer.err.startswith("saucer: line 20: the file is cut off in the middle of the line")


def test_something_after_the_end_is_found(call: Calls, record: Path) -> None:
    lines = record.read_text().splitlines(keepends=True)
    record.write_text("".join([*lines, lines[1]]))
    answer = call("verify", record)
    assert answer.code == 1
    assert answer.err.startswith(f"saucer: line {len(lines) + 1}: the table has ended for good")


@pytest.mark.parametrize("seed", ["null", '"xyz"', '"00"'])
def test_a_seed_that_is_none_is_found(seed: str, call: Calls, tmp_path: Path) -> None:
    path = tmp_path / "fair.jsonl"
    path.write_bytes(fair_game(game_named("all-in-all")))
    last = len(path.read_text().splitlines())
    revealed = f'"{bytes(range(32)).hex()}"'
    answer = call("verify", changed(path, last, revealed, seed))
    assert answer.code == 1
    assert answer.err.startswith(f"saucer: line {last}: ")


def test_the_exit_code_reaches_the_shell(record: Path) -> None:
    assert saucer("verify", record).code == 0
    wrong = saucer("verify", changed(record, 1, '"seed":7', '"seed":8'))
    assert wrong.code == 1
    assert "Traceback" not in wrong.err
