"""The map in docs/architecture.md names the files that are there."""

import re
from pathlib import Path

import pytest

from tests.documents import ROOT

MAP = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
SOURCES = ROOT / "src" / "saucer"
ROOMS = dict(re.findall(r"^\| `(\w+)/` \| .*? \| (.*) \|$", MAP, re.MULTILINE))
WALK = MAP.split("### The walk of one answer")[1].split("\n## ")[0]
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
    assert len(found) >= 40
    assert [file for file in found if not file.exists()] == []


def files_of(step: str) -> list[Path]:
    """A name without a folder lies beside the one before."""
    found: list[Path] = []
    for name in re.findall(r"`([\w/-]+(?:\.py|\.tsx?|/))`", step):
        beside = name.count("/") == name.endswith("/") and found
        start = found[-1].parent if beside else ROOT if name.startswith("web/") else SOURCES
        found.append(start / name)
    return found
