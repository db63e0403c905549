"""A game that was just laid out is whole: only the tests that name what is missing are red."""

import inspect
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module, invalidate_caches
from pathlib import Path

import pytest

import saucer.games
from saucer.cli import run
from saucer.core import Game
from tests.clauses import unknown, unproved
from tests.suite import check_playouts, check_twins, pairwise_tables
from tests.suite.met import Met
from tests.suite.searching import search
from tools.test import ROOT, of_game

SLUG = "newest-game"
"""None that somebody would make: a game of that name in this tree would be taken for it."""
PACKAGE = "saucer.games.newest_game"


@pytest.fixture
def laid_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    assert run(["new-game", SLUG, "--into", str(tmp_path)]) == 0
    folder = tmp_path / "src" / "saucer" / "games"
    monkeypatch.setattr(saucer.games, "__path__", [*saucer.games.__path__, str(folder)])
    invalidate_caches()
    yield folder / "newest_game"
    for name in [name for name in sys.modules if name.startswith(PACKAGE)]:
        del sys.modules[name]


def test_it_passes_the_suite(laid_out: Path) -> None:
    game: Game = import_module(PACKAGE).GAME
    tables = pairwise_tables(game)
    assert [table.players for table in tables] == [2, 3, 4]
    for table in tables:
        check_playouts(table, range(2))
        check_twins(table, range(4))
    met = Met(game)
    search(met, tables, 10)
    assert met.missing() == []


def test_every_clause_is_proved_and_none_is_invented(laid_out: Path) -> None:
    assert import_module(PACKAGE).GAME.prefix == "NG"
    assert (unproved(laid_out, "NG"), unknown(laid_out, "NG")) == ([], [])
    for name, test in inspect.getmembers(import_module(f"{PACKAGE}.tests.test_rules"), inspect.isfunction):
        if name.startswith("test_"):
            test()


def test_red_tests_name_what_is_missing(laid_out: Path) -> None:
    missing = import_module(f"{PACKAGE}.tests.test_missing")
    tests = [test for name, test in inspect.getmembers(missing, inspect.isfunction) if name.startswith("test_")]
    endings = import_module(f"{PACKAGE}.tests.test_endings")
    said = []
    for test in (*tests, endings.test_there_is_a_finished_game_for_each_way_to_end):
        with pytest.raises(AssertionError) as red:
            test()
        said.append(str(red.value).splitlines()[0])
    assert sorted(each.partition(":")[0] for each in said) == [
        "bots/",
        "model.py holds the purses of the pattern",
        "tests/records",
        "text/*.ftl",
        "text/de.ftl and text/ca.ftl",
        "text/rules.*.md hold the rules of the pattern",
    ]


def test_its_finished_games_are_golden(laid_out: Path) -> None:
    finished = import_module(f"{PACKAGE}.tests.finished")
    finished.FOLDER.mkdir()
    finished.RECORDS.make(finished.played)
    endings = import_module(f"{PACKAGE}.tests.test_endings")
    endings.test_there_is_a_finished_game_for_each_way_to_end()
    assert endings.FINISHED == ["four_have_chosen", "two_have_chosen"]
    for name in endings.FINISHED:
        endings.test_the_record_is_right_and_ends_in_its_way(name)
        endings.test_the_end_is_seen_by_all_copied_and_imagined_as_it_is(name)
    told = finished.FOLDER / "told.sha256"
    told.write_text("".join(f"{'0' * 64}  {name}\n" for name in endings.FINISHED))
    with pytest.raises(AssertionError, match="replays differently"):
        endings.test_the_record_is_right_and_ends_in_its_way("two_have_chosen")


@pytest.mark.parametrize("check", [["check"], ["format", "--check"]], ids=" ".join)
def test_it_keeps_to_the_house_style(laid_out: Path, check: list[str]) -> None:
    ruff = [sys.executable, "-m", "ruff", *check, "--config", str(ROOT / "pyproject.toml"), "--no-cache"]
    finished = subprocess.run([*ruff, str(laid_out)], cwd=ROOT, capture_output=True, text=True)
    assert finished.returncode == 0, finished.stdout


def test_whoever_has_changed_one_game_runs_all_that_it_can_break() -> None:
    parts = [" ".join(part.command) for lane in of_game("contact") for part in lane]
    for check in ("ruff format --check", "lint-imports", "tools/web.py check", "tools/web.py test", "test_mutation.py"):
        assert any(check in part for part in parts), check


def test_what_is_laid_out_elsewhere_is_not_tested_here(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["new-game", "coins", "--into", str(tmp_path)]) == 0
    assert "make test" not in capsys.readouterr().out
    (tmp_path / "tools").mkdir()
    (tmp_path / "tools" / "web.py").touch()
    assert run(["new-game", "purses", "--into", str(tmp_path)]) == 0
    assert "make test GAME=purses" in capsys.readouterr().out


@pytest.mark.parametrize("slug", ["Coins", "2-coins", "coins_", "-coins", "../coins"])
def test_a_name_that_cannot_be_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str], slug: str) -> None:
    assert run(["new-game", "--into", str(tmp_path), "--", slug]) == 2
    assert "cannot be the name of a game" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_what_is_there_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["new-game", "coins", "--into", str(tmp_path)]) == 0
    assert run(["new-game", "coins", "--into", str(tmp_path)]) == 2
    assert "is already there" in capsys.readouterr().err
