"""The boards: ours are right, files are read strictly, lines run as they are drawn."""

from collections import Counter
from typing import get_args

import pytest
from msgspec import json, to_builtins

from saucer.core import Unreadable
from saucer.games.los_incognitos.board_model import Destination, Kind, Link, LosBoard, Names, Section
from saucer.games.los_incognitos.boards import BOARDS, OURS, mistakes, read_board
from saucer.games.los_incognitos.boards.lines import line_of, middles
from saucer.games.los_incognitos.tests.board_changes import STATION
from tests.clauses import clause

every_board = pytest.mark.parametrize("board", BOARDS.values(), ids=list(BOARDS))


@clause("LI-2")
@clause("LI-4a")
@every_board
def test_our_boards_are_right(board: LosBoard) -> None:
    assert mistakes(board, OURS) == ()


@every_board
def test_everything_on_our_boards_has_a_name_in_three_languages(board: LosBoard) -> None:
    names = [each.name for each in board.destinations]
    assert all(isinstance(name, Names) for name in [board.title, *names])
    assert len(set(names)) == len(names)


@clause("LI-3")
@every_board
def test_each_kind_is_shown_on_at_least_as_many_fields_as_it_has_values(board: LosBoard) -> None:
    shown = Counter(kind for each in board.destinations for kind in each.monsters)
    for kind, row in zip(get_args(Kind), board.monsters.rows(), strict=True):
        assert shown[kind] >= len(row.values()), kind


@clause("LI-4")
def test_the_table_of_the_station() -> None:
    rows = [(each.upper, each.lower) for each in STATION.monsters.rows()]
    assert rows[:2] == [((2, 2, 3), (3, 4, 4)), ((3, 4, 4), (5, 5, 6))]
    assert rows[2:] == [((4, 4, 5), (5, 6)), ((6, 6, 7), (7, 8)), ((9, 10), (11, 12))]
    needs = [to_builtins(each.needs) for each in STATION.monsters.rows()]
    assert needs[:2] == [{"spray": 1, "jetpack": 1}, {"spray": 2, "jetpack": 1}]
    assert needs[2:4] == [{"spray": 1, "jetpack": 1, "moonboot": 1}, {"spray": 2, "jetpack": 2}]
    assert needs[4] == {"spray": 3, "moonboot": 2}
    assert STATION.site_values == (4, 4, 4, 4)


@clause("LI-4")
def test_the_table_of_rome() -> None:
    rome = BOARDS["roman-holidays"]
    assert 4 in rome.monsters.red.values()
    assert 4 in rome.monsters.white.values()
    assert set(rome.site_values) == {5}


@clause("LI-32")
@clause("LI-33")
def test_which_boards_have_perilous_areas_and_carpets() -> None:
    sections = {name: {each for link in board.links for each in link.sections} for name, board in BOARDS.items()}
    assert [name for name in BOARDS if any("+" in each for each in sections[name])] == [
        "arabian-nights",
        "roman-holidays",
    ]
    assert [name for name in BOARDS if "carpet" in sections[name]] == ["arabian-nights"]


@every_board
def test_a_board_travels_as_json_and_is_the_same_again(board: LosBoard) -> None:
    again = json.decode(json.encode(board), type=LosBoard)
    assert again == board
    assert hash(again) == hash(board)


UNREADABLE = {
    "game = ": "mine.toml: ",
    'game = "chess"': "mine.toml, game: ",
    'game = "los-incognitos"\ntitle = 3': "mine.toml, title: ",
    'game = "los-incognitos"\ntitle = ""\nfunction = "moat"': "mine.toml, function: ",
    'colour = "red"': "mine.toml, game: ",
    'game = "los-incognitos"\ncolour = "red"': "mine.toml, the whole file: ",
    "#" * 100_001: "mine.toml: expected at most",
}


@clause("LI-51")
@pytest.mark.parametrize("text", UNREADABLE)
def test_what_cannot_be_read_is_named_with_file_and_place(text: str) -> None:
    with pytest.raises(Unreadable, match=f"^{UNREADABLE[text]}"):
        read_board("mine.toml", text)


@clause("LI-51")
def test_a_deep_place_is_named() -> None:
    rows = 'destinations = []\nlinks = [{ ends = ["A", "B"], sections = ["land", "sea"] }]'
    with pytest.raises(Unreadable, match=r"^mine.toml, links\[0\].sections\[1\]: "):
        read_board("mine.toml", f'game = "los-incognitos"\ntitle = "x"\nfunction = "arena"\n{rows}')


def middles_of(sections: tuple[Section, ...], *bends: tuple[int, int]) -> list[tuple[int, int]]:
    """On a link from (100, 100) to (392, 100): 200 steps between the rims."""
    link = Link(("a", "b"), sections, bends)
    ends = (Destination("a", "vessel", 100, 100), Destination("b", "vessel", 392, 100))
    return [(x // 10, y // 10) for x, y in middles(link, line_of(link, *ends))]


def test_sections_share_the_length_between_the_rims() -> None:
    assert middles_of(("land",)) == [(246, 100)]
    assert middles_of(("land", "air")) == [(196, 100), (296, 100)]


@clause("LI-32")
def test_a_double_section_has_two_shares() -> None:
    assert middles_of(("land", "air+air", "land")) == [(171, 100), (246, 100), (321, 100)]


def test_a_bent_line_passes_its_bend_half_way() -> None:
    ((x, y),) = middles_of(("air",), (246, 60))
    assert abs(x - 246) <= 1
    assert abs(y - 60) <= 1
