from pathlib import Path

import msgspec

from saucer.arena.standings import Meeting, Rated, Standings
from tests.cli.calls import Calls, saucer

ASKED = ("arena", "all-in-all", "--bots", "random,easy", "--games", 3, "--seed", 7)


def names(kind: type) -> list[str]:
    return [field.name for field in msgspec.structs.fields(kind)]


def test_json_names_are_a_promise(call: Calls, tmp_path: Path) -> None:
    found = msgspec.json.decode(call(*ASKED, "--out", tmp_path, "--json").out)
    assert names(Standings) == list(found)
    assert list(found) == ["game", "rules", "players", "options", "seed", "games", "bots", "meetings"]
    assert names(Rated) == list(found["bots"][0])
    assert names(Rated) == ["name", "rating", "low", "high", "decisions", "milliseconds", "longest_milliseconds"]
    assert names(Meeting) == list(found["meetings"][0])
    assert names(Meeting) == ["bot", "against", "wins", "share", "low", "high", "even"]


def test_the_folder_holds_a_table_plots_and_the_command_that_made_them(call: Calls, tmp_path: Path) -> None:
    answer = call(*ASKED, "--option", "landing=race", "--out", tmp_path / "out")
    assert answer.code == 0
    assert "95 % interval" in answer.out
    found = sorted(path.name for path in (tmp_path / "out").iterdir())
    assert found == ["ratings.svg", "results.jsonl", "shares.svg", "table.md"]
    made_by = (
        "saucer arena all-in-all --players 3 --option landing=race --bots random,easy --games 3 --seed 7 --out DIR"
    )
    assert f"`{made_by}`" in (tmp_path / "out" / "table.md").read_text()


def test_no_games_are_wrong_use() -> None:
    answer = saucer("arena", "all-in-all", "--games", 0, "--out", "nowhere")
    assert answer.code == 2
    assert answer.err == "saucer: expected at least 1 game; came 0\n"


def test_in_a_pipe_there_is_nothing_but_the_result(tmp_path: Path) -> None:
    answer = saucer(*ASKED, "--out", tmp_path, "--json")
    assert answer.code == 0
    assert answer.err == ""
    assert answer.out.count("\n") == 1


def test_the_folder_of_another_tournament_is_wrong_use(call: Calls, tmp_path: Path) -> None:
    call(*ASKED, "--out", tmp_path)
    answer = call("arena", "all-in-all", "--bots", "random,easy", "--games", 3, "--seed", 8, "--out", tmp_path)
    assert answer.code == 2
    assert "holds results of another tournament: its seed is 7, asked for was 8" in answer.err


def test_a_folder_that_cannot_be_made_is_wrong_use(call: Calls, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    answer = call(*ASKED, "--out", tmp_path / "file" / "below")
    assert answer.code == 2
    assert "expected a folder for results that can be written" in answer.err
