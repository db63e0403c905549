"""The table in the browser: its rooms are those of docs/architecture.md, imports go down the list, no game is in it."""

import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import pytest

from saucer.server.web.schema import CONSTANTS
from tests.documents import ROOT, rooms_of_the_map, section_of_the_map

BROWSER = ROOT / "web" / "src"
TABLE = BROWSER / "table"
ROOMS = rooms_of_the_map("The rooms of the table in the browser")
ORDER = list(ROOMS)
IMPORT = re.compile(r"""(?:\bfrom|\bimport\(?)\s*"(\.[^"]+)\"""")

EXPORT = re.compile(r"^export (?:async )?(?:function|const|let|class|interface|type|enum) (\w+)", re.MULTILINE)
AGREED = {"Beat"}
"""A beat on the wire holds what has changed of the view, in the browser the whole of it."""
MEMBERS = {"Board", "Sheet"}
"""What a face has, drawn by every game and by the plain face."""


def sources(folder: Path) -> list[Path]:
    """A test may look into any room."""
    return sorted(file for file in folder.rglob("*.ts*") if ".test." not in file.name)


def room_of(path: Path) -> str:
    """A file that lies in no room is a room by itself."""
    name = path.relative_to(TABLE).parts[0]
    return name if (TABLE / name).is_dir() else f"{name.partition('.')[0]}.ts"


def imported_by(file: Path) -> list[Path]:
    found = (file.parent / name for name in IMPORT.findall(file.read_text(encoding="utf-8")))
    return [path.resolve() for path in found]


def test_every_folder_of_the_browser_side_is_on_the_map() -> None:
    beside = re.findall(r"^\| `(\w+)/` \|", section_of_the_map("Beside the table in the browser"), re.MULTILINE)
    assert set(beside) == {folder.name for folder in BROWSER.iterdir() if folder.is_dir()}


def test_the_rooms_of_the_table_are_those_of_the_map() -> None:
    assert set(ORDER) == {room_of(path) for path in sources(TABLE)}


@pytest.mark.parametrize("room", [room for room in ORDER if "." not in room])
def test_a_room_of_the_table_holds_what_the_map_says(room: str) -> None:
    named = set(re.findall(r"`([a-z-]+)`", ROOMS[room]))
    assert named == {file.name.partition(".")[0] for file in sources(TABLE / room)}


@pytest.mark.parametrize("room", ORDER)
def test_imports_between_rooms_of_the_table_go_down_the_list(room: str) -> None:
    inside = [file for file in sources(TABLE) if room_of(file) == room]
    outside = [(file, path) for file in inside for path in imported_by(file) if path.is_relative_to(TABLE)]
    assert outside or room == ORDER[-1]
    above = [(file, path) for file, path in outside if ORDER.index(room_of(path)) < ORDER.index(room)]
    assert [f"{file.relative_to(TABLE)} imports {path.relative_to(TABLE)}" for file, path in above] == []


def test_the_table_imports_no_game() -> None:
    games = [path for file in sources(TABLE) for path in imported_by(file) if path.is_relative_to(BROWSER / "games")]
    assert games == []


def exported(files: Iterable[Path]) -> Counter[str]:
    """By their own hand: the types of a game's records are generated."""
    written = [file for file in files if ".generated." not in file.name]
    return Counter(name for file in written for name in EXPORT.findall(file.read_text(encoding="utf-8")))


SHARED = exported(file for file in sources(BROWSER) if not file.is_relative_to(BROWSER / "games"))
DRAWN = sorted(folder for folder in (BROWSER / "games").iterdir() if folder.is_dir())


def test_no_two_things_that_all_games_share_in_the_browser_have_the_same_name() -> None:
    wire = EXPORT.findall((BROWSER / "wire.generated.ts").read_text(encoding="utf-8"))
    names = SHARED + Counter(wire)
    assert len(names) > 500
    assert {name for name, times in names.items() if times > 1} - AGREED == set()


@pytest.mark.parametrize("folder", DRAWN, ids=[folder.name for folder in DRAWN])
def test_what_a_game_draws_has_names_of_its_own(folder: Path) -> None:
    own = exported(sources(folder))
    assert {name for name, times in own.items() if times > 1 or name in SHARED} - MEMBERS == set()


def test_what_only_its_own_file_uses_is_not_exported() -> None:
    words = {file: set(re.findall(r"\w+", file.read_text(encoding="utf-8"))) for file in BROWSER.rglob("*.ts*")}
    files_with = Counter(word for found in words.values() for word in found)
    written = [file for file in sources(BROWSER) if ".generated." not in file.name]
    names = [(file, name) for file in written for name in EXPORT.findall(file.read_text(encoding="utf-8"))]
    assert [f"{file.relative_to(BROWSER)}: {name}" for file, name in names if files_with[name] == 1] == []


def test_limits_and_lists_of_the_server_are_not_written_anew() -> None:
    """They are generated with the types of the wire, so that neither side can change one alone."""
    lists = [values for values in CONSTANTS.values() if isinstance(values, tuple)]
    assert len(lists) == 5
    anew = "|".join(
        [r"maxLength=\{\d", *[rf"[\[=]\s*\"{first}\"\s*[,|]\s*\"{second}\"" for first, second, *_ in lists]]
    )
    written = [file for file in sources(BROWSER) if ".generated." not in file.name]
    assert [file for file in written if re.search(anew, file.read_text(encoding="utf-8"))] == []


def lines_of(folder: Path) -> list[str]:
    files = sorted(folder.rglob("*.ts*"))
    return [f"{file}: {line}" for file in files for line in file.read_text(encoding="utf-8").splitlines()]


def test_the_table_knows_no_prefix_of_a_game() -> None:
    assert [line for line in lines_of(TABLE) if re.search(r"startsWith\([\"'`][a-z_]+:", line)] == []


def test_a_game_in_the_browser_does_not_read_the_address_bar() -> None:
    assert [line for line in lines_of(BROWSER / "games") if re.search(r"\blocation\.", line)] == []
