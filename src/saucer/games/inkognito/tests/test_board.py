"""The board's file: what it holds, and what is said when it is wrong."""

from importlib.resources import files

import pytest

from saucer.core import Unreadable
from saucer.games.inkognito.boards.reader import read_board
from saucer.games.inkognito.rules.board import (
    BOTH,
    EMBASSY,
    LAND,
    NAMES,
    NUMBERED,
    PHANTOM,
    REFUGES,
    SEA,
    STARTS,
    UNNUMBERED,
)
from tests.clauses import clause

VENICE = files("saucer.games.inkognito").joinpath("boards", "venice.toml").read_text("utf-8")


@clause("IK-3")
def test_the_phantom_holds_ten_balls() -> None:
    assert PHANTOM == [3, 2, 2, 2, 1]


@clause("IK-4")
def test_venice_has_58_spaces_66_ways_by_land_and_33_by_sea() -> None:
    assert len(NAMES) == 58
    assert [len(starts) for starts in STARTS] == [4, 4, 4, 4]
    assert [NAMES[space] for space in NUMBERED[1:]] == [f"N{number}" for number in range(1, 9)]
    assert NAMES[EMBASSY] == "E"
    assert sum(map(len, LAND)) == 2 * 66
    assert sum(map(len, SEA)) == 2 * 33
    assert sum(len(set(LAND[space]) & set(SEA[space])) for space in range(58)) == 2 * 4
    assert all(BOTH[space] == sorted({*LAND[space], *SEA[space]}) for space in range(58))


@clause("IK-24", "IK-25")
def test_fifty_spaces_have_no_number_and_seventeen_take_the_ambassador_in() -> None:
    assert [NAMES[space] for space in range(58) if space not in UNNUMBERED] == [f"N{number}" for number in range(1, 9)]
    assert sorted(REFUGES) == sorted([EMBASSY, *[space for starts in STARTS for space in starts]])


WRONG = {
    "no table of spaces": ("[spaces]", "[[spaces]]", "venice.toml, spaces: expected a table"),
    "a number twice": ("number = 2", "number = 1", "venice.toml, spaces.N2.number: N1 has number 1 too"),
    "a number too high": ("number = 8", "number = 9", "spaces.N8.number: expected a whole number from 1 to 8; came 9"),
    "a truth for a number": ("number = 8", "number = true", "spaces.N8.number: expected a whole number from 1 to 8"),
    "a number on the embassy": (
        'E = { kind = "embassy"',
        'E = { kind = "embassy", number = 3',
        "spaces.E.number: expected",
    ),
    "another kind": ('P01 = { kind = "plain"', 'P01 = { kind = "pink"', "spaces.P01.kind: expected one of numbered"),
    "no embassy": ('E = { kind = "embassy"', 'E = { kind = "plain"', "spaces: expected one space of kind embassy"),
    "two embassies": (
        'P01 = { kind = "plain"',
        'P01 = { kind = "embassy"',
        "spaces.P01: expected one embassy; E is",
    ),
    "no number 8": ('N8 = { kind = "numbered", number = 8', 'N8 = { kind = "plain"', "spaces: no space has number 8"),
    "five blue ones": ('P01 = { kind = "plain"', 'P01 = { kind = "blue"', "blue: expected 4 start spaces; came 5"),
    "off the map": ("x = 88", "x = 101", "spaces.N1.x: expected a whole number from 0 to 100; came 101"),
    "above the map": ("y = 51", "y = -1", "spaces.N1.y: expected a whole number from 0 to 100; came -1"),
    "an unknown field": ("x = 88", "z = 4, x = 88", "spaces.N1.z: expected one of kind, number, x, y, land, sea"),
    "an unknown space": ('land = ["P19", "R3"]', 'land = ["P99", "R3"]', "spaces.N2.land: there is no space 'P99'"),
    "a way named twice": (
        'land = ["P19", "R3"]',
        'land = ["R3", "R3"]',
        "spaces.N2.land: R3 is linked",
    ),
    "a way to itself": ('land = ["P19", "R3"]', 'land = ["N2", "R3"]', "spaces.N2.land: N2 is linked to itself"),
    "a way one way": (
        'land = ["P19", "R3"]',
        'land = ["P19"]',
        "spaces.R3.land: N2 does not lead back",
    ),
    "no list of ways": ('land = ["P19", "R3"]', 'land = "R3"', "spaces.N2.land: expected a list of spaces; came 'R3'"),
    "a sea way to nowhere": ('sea = ["P20", "P21"]', 'sea = ["P20"]', "spaces.P21.sea: N5 does not lead back"),
    "no purple ball": ("purple = 1\n", "", "phantom: expected white, orange, blue, black, purple; came white, orange"),
    "a ball too few": ("purple = 1", "purple = -1", "phantom.purple: expected a whole number from 0 to 99; came -1"),
    "something else": ("[phantom]", "[ghost]\n[phantom]", "ghost: expected only phantom and spaces"),
    "no TOML": ("[phantom]", "[phantom", "venice.toml: "),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_a_wrong_board_is_refused_with_the_file_and_the_place(wrong: str) -> None:
    right, changed, message = WRONG[wrong]
    assert VENICE.count(right) >= 1
    with pytest.raises(Unreadable) as error:
        read_board("venice.toml", VENICE.replace(right, changed, 1))
    assert message in str(error.value)
    assert str(error.value).startswith("venice.toml")


def test_too_few_balls_are_refused() -> None:
    few = (
        VENICE.replace("white = 3", "white = 0").replace("orange = 2", "orange = 0").replace("blue = 2", "blue = 0", 1)
    )
    assert read_board("venice.toml", few).phantom == [0, 0, 0, 2, 1]
    with pytest.raises(Unreadable, match="phantom: expected at least 3 balls; came 2"):
        read_board("venice.toml", few.replace("purple = 1", "purple = 0"))


def test_a_space_nobody_can_reach_is_refused() -> None:
    island = 'X1 = { kind = "plain", x = 1, y = 1, land = [], sea = [] }\n'
    with pytest.raises(Unreadable, match=r"spaces\.X1: cannot be reached from N1"):
        read_board("venice.toml", VENICE + island)
