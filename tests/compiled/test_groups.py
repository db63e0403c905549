"""What is compiled is found by scanning: no list of games or of their modules."""

from pathlib import Path

import pytest

from tools import compile as compiling


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "saucer" / "games" / "tiny"
    (folder / "bots").mkdir(parents=True)
    sources = {
        "position.py": "from saucer.games.tiny.chapter import rule\n",
        "chapter.py": "from saucer.games.tiny.model import Choice\nfrom saucer.games.tiny import boards\n",
        "boards.py": "from msgspec import Struct\n",
        "model.py": "class Choice: ...\n",
        "words.py": "from saucer.games.tiny.model import Choice\n",
        "bots/clever.py": "from saucer.games.tiny.plans import plan\n",
        "plans.py": "",
    }
    for name, source in sources.items():
        (folder / name).write_text(source)
    monkeypatch.setattr(compiling, "SRC", tmp_path)
    return folder


def test_rules_and_bots_are_compiled_with_what_they_need(game: Path) -> None:
    group = compiling.game_group(game, compiling.Group("core", [], []))
    compiled = {path.relative_to(game).as_posix() for path in group.modules}
    assert compiled == {"position.py", "chapter.py", "bots/clever.py", "plans.py"}


def test_records_are_not_compiled_but_a_change_of_them_counts(game: Path) -> None:
    core = compiling.Group("core", [], [game / "words.py"])
    sources = {path.name for path in compiling.game_group(game, core).sources}
    assert sources == {"position.py", "chapter.py", "clever.py", "plans.py", "model.py", "boards.py", "words.py"}
