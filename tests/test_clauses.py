"""Every clause of every game has a test, and nothing cites a clause that does not exist."""

from pathlib import Path

import pytest

from saucer.core import Game
from saucer.registry import all_games
from tests.clauses import clauses_in, folder_of, rules_in, unknown, unproved

GAMES = list(all_games().values())
SLUGS = list(all_games())

every_game = pytest.mark.parametrize("game", GAMES, ids=SLUGS)


@every_game
def test_the_rules_have_clauses_each_once(game: Game) -> None:
    clauses = clauses_in(rules_in(folder_of(game)), game.prefix)
    assert clauses, "no line of the rules begins like `- **XY-1** `"
    assert len(clauses) == len(set(clauses))


@every_game
def test_every_clause_is_proved_by_a_test(game: Game) -> None:
    assert unproved(folder_of(game), game.prefix) == []


@every_game
def test_no_clause_is_cited_that_does_not_exist(game: Game) -> None:
    assert unknown(folder_of(game), game.prefix) == []


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A game with three clauses; the second has no test, and its code cites a fourth."""
    (tmp_path / "text").mkdir()
    (tmp_path / "tests").mkdir()
    (tmp_path / "text" / "rules.en.md").write_text("- **ZZ-1** One.\n- **ZZ-2** Two, see ZZ-1.\n- **ZZ-2a** More.\n")
    (tmp_path / "tests" / "test_rules.py").write_text(
        '@clause("ZZ-1", "ZZ-2a")\ndef test_one(): ...\n\n\n@clause("ZZ-2")\ndef helper(): ...\n'
    )
    (tmp_path / "rules.py").write_text('def rule():\n    """ZZ-4"""\n')
    return tmp_path


def test_a_clause_without_a_test_is_found(folder: Path) -> None:
    assert unproved(folder, "ZZ") == ["ZZ-2"]


def test_a_clause_that_does_not_exist_is_found(folder: Path) -> None:
    assert unknown(folder, "ZZ") == ["rules.py: ZZ-4"]
