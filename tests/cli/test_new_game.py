"""A game that was just laid out is whole: only the tests that name what is missing are red."""

import inspect
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

PACKAGE = "saucer.games.hidden_coins"


@pytest.fixture
def laid_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    assert run(["new-game", "hidden-coins", "--into", str(tmp_path)]) == 0
    folder = tmp_path / "src" / "saucer" / "games"
    monkeypatch.setattr(saucer.games, "__path__", [*saucer.games.__path__, str(folder)])
    invalidate_caches()
    yield folder / "hidden_coins"
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
    assert import_module(PACKAGE).GAME.prefix == "HC"
    assert (unproved(laid_out, "HC"), unknown(laid_out, "HC")) == ([], [])
    for name, test in inspect.getmembers(import_module(f"{PACKAGE}.tests.test_rules"), inspect.isfunction):
        if name.startswith("test_"):
            test()


def test_red_tests_name_what_is_missing(laid_out: Path) -> None:
    missing = import_module(f"{PACKAGE}.tests.test_missing")
    tests = [test for name, test in inspect.getmembers(missing, inspect.isfunction) if name.startswith("test_")]
    said = []
    for test in tests:
        with pytest.raises(AssertionError) as red:
            test()
        said.append(str(red.value).splitlines()[0])
    assert sorted(each.partition(":")[0] for each in said) == [
        "bots/",
        "tests/records",
        "text/*.ftl",
        "text/rules.*.md hold the rules of the pattern",
    ]


@pytest.mark.parametrize("slug", ["Coins", "2-coins", "coins_", "-coins", "../coins"])
def test_a_name_that_cannot_be_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str], slug: str) -> None:
    assert run(["new-game", "--into", str(tmp_path), "--", slug]) == 2
    assert "cannot be the name of a game" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_what_is_there_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["new-game", "coins", "--into", str(tmp_path)]) == 0
    assert run(["new-game", "coins", "--into", str(tmp_path)]) == 2
    assert "is already there" in capsys.readouterr().err
