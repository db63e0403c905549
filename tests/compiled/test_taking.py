"""What is compiled is taken only if it was made of exactly the sources there are."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from saucer import compiled
from saucer.compiled import MANIFEST, Finder, fingerprint, fresh_files, python, take_compiled

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def package(tmp_path: Path) -> Path:
    folder = tmp_path / "package"
    (folder / "core").mkdir(parents=True)
    (folder / "core" / "position.py").write_text("heart = 1")
    (folder / "games").mkdir()
    (folder / "games" / "rules.py").write_text("rule = 1")
    (folder / "games" / "model.py").write_text("record = 1")
    return folder


@pytest.fixture
def build(tmp_path: Path, package: Path) -> Path:
    """A core, and a game that was compiled against it."""
    core = {"core/position.py": fingerprint(package / "core" / "position.py")}
    game = core | {name: fingerprint(package / name) for name in ("games/rules.py", "games/model.py")}
    groups = [
        {"name": "core", "modules": {"saucer.core.position": "position.so"}, "sources": core},
        {"name": "game", "modules": {"saucer.games.rules": "rules.so"}, "sources": game},
    ]
    folder = tmp_path / "build"
    folder.mkdir()
    (folder / MANIFEST).write_text(json.dumps({"python": python(), "groups": groups}))
    return folder


@pytest.fixture
def taking(monkeypatch: pytest.MonkeyPatch, build: Path, package: Path) -> pytest.MonkeyPatch:
    monkeypatch.setattr(compiled, "BUILD", build)
    monkeypatch.setattr(compiled, "PACKAGE", package)
    monkeypatch.setattr(sys, "meta_path", list(sys.meta_path))
    return monkeypatch


def taken() -> dict[str, Path]:
    return {name: file for finder in sys.meta_path if isinstance(finder, Finder) for name, file in finder.files.items()}


def test_what_is_up_to_date_is_fresh(build: Path, package: Path) -> None:
    files = {"saucer.core.position": build / "position.so", "saucer.games.rules": build / "rules.so"}
    assert fresh_files(build, package) == (files, [])


def test_a_changed_game_leaves_the_core(build: Path, package: Path) -> None:
    (package / "games" / "rules.py").write_text("rule = 2")
    assert fresh_files(build, package) == ({"saucer.core.position": build / "position.so"}, ["game"])


def test_a_changed_core_leaves_nothing(build: Path, package: Path) -> None:
    (package / "core" / "position.py").write_text("heart = 2")
    assert fresh_files(build, package) == ({}, ["core", "game"])


def test_a_source_that_is_gone_is_a_change(build: Path, package: Path) -> None:
    (package / "games" / "model.py").unlink()
    assert fresh_files(build, package)[1] == ["game"]


def test_what_another_python_made_is_not_there(build: Path, package: Path) -> None:
    manifest = json.loads((build / MANIFEST).read_text())
    (build / MANIFEST).write_text(json.dumps({**manifest, "python": ".cpython-399.so"}))
    assert fresh_files(build, package) == ({}, [])


def test_a_game_that_was_removed_is_no_complaint(build: Path, package: Path) -> None:
    shutil.rmtree(package / "games")
    assert fresh_files(build, package) == ({"saucer.core.position": build / "position.so"}, [])


@pytest.mark.parametrize("switch", ["", "1"])
def test_fresh_modules_are_taken(taking: pytest.MonkeyPatch, switch: str) -> None:
    taking.setenv("SAUCER_COMPILED", switch)
    before = set(taken())
    take_compiled()
    assert set(taken()) - before <= {"saucer.core.position", "saucer.games.rules"}
    assert taken()["saucer.games.rules"].name == "rules.so"


def test_switched_off_nothing_is_taken(taking: pytest.MonkeyPatch) -> None:
    taking.setenv("SAUCER_COMPILED", "0")
    before = taken()
    take_compiled()
    assert taken() == before


def test_insisting_on_what_has_changed_is_an_error(taking: pytest.MonkeyPatch, package: Path) -> None:
    (package / "games" / "rules.py").write_text("rule = 2")
    taking.setenv("SAUCER_COMPILED", "1")
    with pytest.raises(ImportError, match="game has changed since it was compiled: make compile"):
        take_compiled()


def test_insisting_on_nothing_is_an_error(taking: pytest.MonkeyPatch, build: Path) -> None:
    (build / MANIFEST).unlink()
    taking.setenv("SAUCER_COMPILED", "1")
    with pytest.raises(ImportError, match="nothing is compiled: make compile"):
        take_compiled()


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """The sources, without anything built."""
    for folder in ("src", "tools"):
        shutil.copytree(
            ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__", "static", "tests")
        )
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def compile_without_compiler(checkout: Path, required: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "CC": "no-such-compiler", "SAUCER_REQUIRE_COMPILER": required}
    command = [sys.executable, str(checkout / "tools" / "compile.py")]
    return subprocess.run(command, env=environment, capture_output=True, text=True)


def test_without_a_compiler_everything_works_and_the_last_line_says_so(checkout: Path) -> None:
    finished = compile_without_compiler(checkout, required="")
    assert finished.returncode == 0, finished.stderr
    assert finished.stdout.splitlines()[-1].endswith("everything works, interpreted")
    assert not (checkout / "build" / "compiled").exists()


def test_where_a_compiler_is_required_its_absence_fails(checkout: Path) -> None:
    finished = compile_without_compiler(checkout, required="1")
    assert finished.returncode == 1
    assert "SAUCER_REQUIRE_COMPILER" in finished.stderr
