from pathlib import Path
from typing import Any

import msgspec
import pytest

from saucer.cli.solve import SolveFigures
from saucer.core import Game, Solution
from saucer.registry import all_games
from tests.cli.calls import Calls

PUZZLE = ("solve", "strangers", "--option", "puzzle=1")


def test_json_names_are_a_promise(call: Calls) -> None:
    answer = call(*PUZZLE, "--json")
    found = msgspec.json.decode(answer.out)
    assert answer.code == 0
    names = ["game", "score", "bound", "proved", "seconds", "figures", "plan", "decisions"]
    assert list(found) == names == [field.name for field in msgspec.structs.fields(SolveFigures)]
    assert found["score"] == found["bound"]
    assert found["proved"] is True
    assert found["decisions"][0] == {"kind": "let_out"}


def test_score_proof_and_plan_are_told_in_the_language_asked_for(call: Calls) -> None:
    out = call(*PUZZLE, "--lang", "de").out
    assert "which is proved to be the best; replayed by the rules" in out
    assert "states" in out
    assert "Der Stapel, nach jeder Karte eine" in out
    assert out.count("Fremden") > 3


def test_a_game_without_a_solver_is_wrong_use(call: Calls) -> None:
    answer = call("solve", "all-in-all")
    assert (answer.code, answer.err) == (2, "saucer: all-in-all brings no solver\n")


@pytest.mark.parametrize(("more", "told"), [(1, "but the rules come to"), (0, "")])
def test_a_solver_that_says_too_much_is_found_out(
    call: Calls, monkeypatch: pytest.MonkeyPatch, more: int, told: str
) -> None:
    solver = type(all_games()["strangers"])
    honest = solver.solve

    def boasting(self: Game, options: Any, board: Any = None) -> Solution:
        found = honest(self, options, board)
        assert found is not None
        return msgspec.structs.replace(found, score=found.score + more, bound=found.bound + 1)

    monkeypatch.setattr(solver, "solve", boasting)
    answer = call(*PUZZLE)
    assert answer.code == more
    assert told in answer.err
    if not more:
        assert "not proved" in answer.out


def test_a_board_that_is_not_there_is_wrong_use(call: Calls) -> None:
    answer = call("solve", "strangers", "--board", "nowhere")
    assert answer.code == 2
    assert "nowhere" in answer.err


def test_a_board_by_its_name_is_handed_to_the_solver(call: Calls, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it finds there is proved by the game's own tests, once, since that takes a while."""
    game = all_games()["strangers"]
    honest, given = type(game).solve, []

    def quick(self: Game, options: Any, board: Any = None) -> Solution | None:
        given.append(board)
        return honest(self, game.options(puzzle=1))

    monkeypatch.setattr(type(game), "solve", quick)
    assert call("solve", "strangers", "--board", "a").code == 0
    assert given == [game.boards["a"]]


def test_what_is_wrong_with_a_board_of_ones_own_is_said_in_words(call: Calls, tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text('game = "strangers"')
    answer = call("solve", "strangers", "--board", str(file), "--lang", "de")
    assert (answer.code, answer.err) == (
        2, f"saucer: {file}: picture: Ein Bild des Plans fehlt, oder es ist kleiner als drei mal drei Felder.\n",
    )  # fmt: skip
