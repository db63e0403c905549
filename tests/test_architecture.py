"""The map in docs/architecture.md names the files that are there; a name stands for one thing, a game for itself."""

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

from tests.documents import ROOT, rooms_of_the_map, section_of_the_map

SOURCES = ROOT / "src" / "saucer"
ROOMS = rooms_of_the_map("The rooms of the server")
WALK = section_of_the_map("The walk of one answer")
AGREED = {"Append"}
"""What waits to be written is the same thing in both storages."""
STEPS = re.findall(r"^\| \d+ \| (.*?) \|", WALK, re.MULTILINE)


def test_the_rooms_of_the_server_are_those_of_the_map() -> None:
    assert set(ROOMS) == {room.parent.name for room in (SOURCES / "server").glob("*/__init__.py")}


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_holds_what_the_map_says(room: str) -> None:
    named = set(re.findall(r"`([a-z_]+)/?`", ROOMS[room]))
    inside = (SOURCES / "server" / room).rglob("[a-z]*")
    assert named == {path.stem for path in inside if path.is_dir() or path.suffix == ".py"}


def test_the_walk_of_an_answer_goes_through_files_that_are_there() -> None:
    found = [file for step in STEPS for file in files_of(step)]
    assert [file for file in found if not file.exists()] == []
    assert f"\n{len(set(found))} files: " in WALK


def files_of(step: str) -> list[Path]:
    """A name without a folder lies beside the one before."""
    found: list[Path] = []
    for name in re.findall(r"`([\w/-]+(?:\.py|\.tsx?|/))`", step):
        beside = name.count("/") == name.endswith("/") and found
        start = found[-1].parent if beside else ROOT if name.startswith("web/") else SOURCES
        found.append(start / name)
    return found


def classes_in(*files: Path) -> Counter[str]:
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in files if "tests" not in file.parts]
    return Counter(node.name for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef))


def names_in(*files: Path) -> Counter[str]:
    """Classes, and what is called like one: types and type variables, once a file and once however many have it."""
    trees = {file: ast.parse(file.read_text(encoding="utf-8")) for file in files if "tests" not in file.parts}
    variables: set[str] = set()
    found = classes_in(*files)
    for tree in trees.values():
        for name, made in [(node.targets[0], node.value) for node in tree.body if isinstance(node, ast.Assign)]:
            if isinstance(name, ast.Name) and re.fullmatch("[A-Z][a-z]+[A-Za-z]*", name.id):
                if isinstance(made, ast.Call) and ast.unparse(made.func) in ("TypeVar", "ParamSpec"):
                    variables.add(name.id)
                else:
                    found[name.id] += 1
    return found + Counter(variables)


GAMES = sorted(folder for folder in (SOURCES / "games").iterdir() if folder.is_dir() and folder.name != "__pycache__")
SHARED_FILES = [file for file in SOURCES.rglob("*.py") if SOURCES / "games" not in file.parents]
SHARED = classes_in(*SHARED_FILES)


def test_no_two_types_that_all_games_share_have_the_same_name() -> None:
    assert {name for name, times in names_in(*SHARED_FILES).items() if times > 1} - AGREED == set()


@pytest.mark.parametrize("folder", GAMES, ids=[folder.name for folder in GAMES])
def test_a_class_of_a_game_has_a_name_of_its_own(folder: Path) -> None:
    own = classes_in(*folder.rglob("*.py"))
    assert {name for name, times in own.items() if times > 1 or name in SHARED} - AGREED == set()
