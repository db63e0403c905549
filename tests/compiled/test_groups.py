"""What is compiled is found by scanning: no list of games or of their modules."""

from pathlib import Path

import pytest

from tools import compile as compiling


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "saucer" / "games" / "tiny"
    for room in ("rules", "knowledge", "words", "boards", "bots"):
        (folder / room).mkdir(parents=True)
    sources = {
        "rules/position.py": "from saucer.games.tiny.rules.chapter import rule\n",
        "rules/chapter.py": "from saucer.games.tiny import events\nfrom saucer.games.tiny.boards import reader\n",
        "boards/reader.py": "from msgspec import Struct\n",
        "events.py": "from saucer.games.tiny.model import Choice\nclass Chosen: ...\n",
        "model.py": "class Choice: ...\n",
        "knowledge/imagine.py": "from saucer.games.tiny.knowledge.guess import guess\n",
        "knowledge/guess.py": "from saucer.games.tiny.knowledge.model import Guess\n",
        "knowledge/model.py": "class Guess: ...\n",
        "words/labels.py": "from saucer.games.tiny.model import Choice\n",
        "bots/clever.py": "from saucer.games.tiny.knowledge.odds import odds\n",
        "knowledge/odds.py": "",
    }
    for name, source in sources.items():
        (folder / name).write_text(source)
    monkeypatch.setattr(compiling, "SRC", tmp_path)
    return folder


def test_rules_and_bots_are_compiled_with_what_they_need(game: Path) -> None:
    group = compiling.game_group(game, compiling.Group("core", [], []))
    compiled = {path.relative_to(game).as_posix() for path in group.modules}
    assert compiled == {
        "rules/position.py", "rules/chapter.py", "knowledge/imagine.py", "knowledge/guess.py", "knowledge/odds.py",
        "bots/clever.py",
    }  # fmt: skip


def test_records_are_not_compiled_but_a_change_of_them_counts(game: Path) -> None:
    core = compiling.Group("core", [], [game / "words" / "labels.py"])
    group = compiling.game_group(game, core)
    uncompiled = {path.relative_to(game).as_posix() for path in {*group.sources} - {*group.modules}}
    assert uncompiled == {"model.py", "events.py", "knowledge/model.py", "boards/reader.py", "words/labels.py"}


@pytest.mark.parametrize(
    ("there", "wanted", "built"), [("quick", "full", True), ("quick", "quick", False), ("full", "quick", False)]
)
def test_what_was_compiled_quickly_will_do_for_tests_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, there: str, wanted: str, built: bool
) -> None:
    monkeypatch.setattr(compiling, "QUICK", tmp_path / "quick")
    monkeypatch.setattr(compiling, "is_up_to_date", lambda groups: True)
    monkeypatch.setattr(compiling, "has_compiler", lambda: True)
    levels: list[bool] = []
    monkeypatch.setattr(compiling, "build", lambda groups, quick: levels.append(quick))
    if there == "quick":
        compiling.QUICK.touch()
    compiling.compile_all([], quick=wanted == "quick")
    assert levels == ([False] if built else [])
