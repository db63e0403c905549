"""The tool that changes rules tells a test that notices from one that does not."""

import shutil
from pathlib import Path

import pytest

from tools.compile import PACKAGE, ROOT, has_rules
from tools.mutation import Mutant, change, lay_out, rules_of, share, tried, verdicts

RULES = """\
def is_broke(coins: int) -> bool:
    return coins == 0


def is_rich(coins: int) -> bool:
    return coins > 3
"""
TESTS = """\
from saucer.games.purse.rules.position import is_broke, is_rich


def test_nobody_with_a_coin_is_broke() -> None:
    assert is_broke(0)
    assert not is_broke(1)


def test_far_from_the_edge() -> None:
    assert is_rich(9)
    assert not is_rich(1)
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """The layout of this one, with a game of two rules."""
    game = tmp_path / "src" / "saucer" / "games" / "purse"
    for package in (game / "tests", game / "rules", game, game.parent, game.parent.parent):
        package.mkdir(parents=True, exist_ok=True)
        (package / "__init__.py").touch()
    (game / "rules" / "position.py").write_text(RULES)
    (game / "tests" / "test_purse.py").write_text(TESTS)
    (tmp_path / "tests").mkdir()
    for name in ("conftest.py", "pyproject.toml"):
        shutil.copy2(ROOT / name, tmp_path / name)
    return tmp_path


def test_a_change_at_an_edge_that_no_test_touches_survives(tree: Path) -> None:
    folder = tree / "build"
    lay_out(tree, folder, "purse", ["rules.position"])
    mutants = tried(folder, workers=1)
    assert {mutant.place: mutant.status for mutant in mutants} == {
        "rules.position.is_broke 1": "killed",
        "rules.position.is_broke 2": "killed",
        "rules.position.is_rich 1": "survived",
        "rules.position.is_rich 2": "survived",
    }
    assert share(mutants) == 50
    assert change(folder, mutants[2]) == ["-    return coins > 3", "+    return coins >= 3"]


def test_a_sample_is_drawn_by_lot_and_a_later_run_goes_on(tree: Path) -> None:
    folder = tree / "build"
    lay_out(tree, folder, "purse", ["rules.position"])
    two = tried(folder, workers=1, sample=2)
    assert len(two) == 2
    assert not [mutant for mutant in two if mutant.status not in ("killed", "survived")]
    assert [mutant.status for mutant in verdicts(folder)].count("not checked") == 2
    four = tried(folder, workers=1)
    assert len(four) == 4
    assert set(two) <= set(four)


def test_verdicts_stay_until_something_changes(tree: Path) -> None:
    folder = tree / "build"
    lay_out(tree, folder, "purse", ["rules.position"])
    verdict = folder / "mutants" / "verdict"
    verdict.parent.mkdir()
    verdict.touch()
    lay_out(tree, folder, "purse", ["rules.position"])
    assert verdict.exists()
    (tree / "src" / "saucer" / "games" / "purse" / "tests" / "test_purse.py").write_text(TESTS + "\n")
    lay_out(tree, folder, "purse", ["rules.position"])
    assert not verdict.exists()


@pytest.mark.parametrize("folder", [each for each in (PACKAGE / "games").glob("*/") if has_rules(each)], ids=str)
def test_the_rules_are_what_a_position_needs_without_records_words_and_bots(folder: Path) -> None:
    rules = set(rules_of(folder))
    assert rules >= {"rules.position", "knowledge.imagine", "knowledge.views"}
    rooms = {module.split(".")[0] for module in rules}
    assert {"rules", "knowledge"} <= rooms <= {"rules", "knowledge", "boards"}
    assert not [module for module in rules if module.endswith(("model", "events"))]


def test_a_method_is_named_as_in_the_source() -> None:
    mutant = Mutant("saucer.games.purse.rules.state.xǁStateǁhand_size__mutmut_2", "killed")
    assert mutant.place == "rules.state.State.hand_size 2"
