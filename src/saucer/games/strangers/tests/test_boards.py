"""DS-1 to DS-3b: what there is, the two boards, and what is wrong with others."""

import re
from typing import Any

import msgspec
import pytest

from saucer.core import Mistake, Unreadable, WrongBoard, encode, read_board, text
from saucer.core.codec import plain
from saucer.games.strangers import GAME
from saucer.games.strangers.board_model import StrangersBoard
from saucer.games.strangers.boards import BOARDS
from saucer.games.strangers.boards.checks import mistakes, steps_from
from saucer.games.strangers.boards.reader import board_in, read
from saucer.games.strangers.model import CARDS
from saucer.games.strangers.rules.state import COPIES
from saucer.games.strangers.tests.table import ELM_STREET, A, a_start
from tests.clauses import clause

SOURCE = ELM_STREET.read_text("utf-8")
both = pytest.mark.parametrize("board", BOARDS.values(), ids=BOARDS)


@clause("DS-1")
def test_there_are_a_hundred_cards() -> None:
    counts = dict(zip(CARDS, COPIES, strict=True))
    assert sum(counts.values()) == 100
    assert (counts["stranger_sighting"], counts["saucer"]) == (18, 5)
    assert [card for card, count in counts.items() if count == 10] == [
        "walk", "run", "skateboard", "school_bus", "city_bus", "walkie_talkies",
    ]  # fmt: skip
    assert [card for card, count in counts.items() if count == 3] == ["hop_the_fence", "rad_bike", "prom_date"]
    assert len([card for card, count in counts.items() if count == 1]) == 8
    assert a_start().view().deck == 100


@clause("DS-2")
def test_ten_kids_each_and_eight_or_ten_strangers() -> None:
    assert [player.supply for player in a_start(3).view().players] == [10, 10, 10]
    assert a_start().view().strangers_left == 8
    assert a_start(2, board=BOARDS["b"]).view().strangers_left == 10


@clause("DS-3")
@both
def test_both_boards_keep_to_the_rules_for_boards(board: StrangersBoard) -> None:
    assert mistakes(board) == ()
    steps = steps_from(board, board.school, set())
    by_kind = {kind: [steps[each.space] for each in board.scoring if each.kind == kind] for kind in ("home", "mansion")}
    assert min(by_kind["home"]) in (3, 4)
    assert {7 <= each <= 9 for each in by_kind["mansion"]} == {True}
    assert (
        len([street for street in board.streets if street.stranger])
        == {"Maple Falls": 12, "Fern Hollow": 14}[board.name]
    )
    assert board.school not in [street.space for street in board.streets if street.stranger]


@clause("DS-3")
def test_board_b_has_a_forest_of_stranger_spaces() -> None:
    forest = [street for street in BOARDS["b"].streets if street.forest]
    assert len(forest) == 6
    assert all(street.stranger for street in forest)
    assert not any(street.forest for street in BOARDS["a"].streets)


@clause("DS-3a")
def test_a_scoring_space_that_is_open_on_a_side_is_refused() -> None:
    opened = SOURCE.replace(" 1 | A =x.   .", " 1 | A  x.   .")
    assert ("a1-b1", "board-open") in told(opened)


@clause("DS-3a")
def test_a_yellow_bar_between_two_streets_is_refused() -> None:
    assert ("b1-c1", "board-bar") in told(SOURCE.replace(" 1 | A =x.   .", " 1 | A =x. = ."))


def told(source: str) -> list[tuple[str, str]]:
    return [(each.place, each.problem.id) for each in read(source)[1]]


def changed(pattern: str, by: str) -> list[tuple[str, str]]:
    source, count = re.subn(pattern, by, SOURCE, count=1)
    assert count, pattern
    return told(source)


@clause("DS-3b")
@pytest.mark.parametrize(
    ("pattern", "by", "place", "problem"),
    [
        ("strangers = 8", "strangers = 10", "", ""),
        (r"\+===\+===\+   \+   \+---\+   \+===\+   \+", "+---+===+   +   +---+   +===+   +", "", "out_of_reach"),
        ("values = \\[10\\]", "values = [7]", "", "mansion_value"),
        ("\\[7, 5, 3\\]", "[7, 7, 3]", "", "pool_values"),
        ("\\[7, 5, 3, 2\\]", "[7, 8, 3, 2]", "", "clubhouse_values"),
        ("\\[3, 5, 7, 9\\]", "[3, 5, 7, 6]", "", "pep_rally_values"),
        ("\\[0, 6, 0, 8\\]", "[1, 6, 0, 8]", "", "prom_values"),
        ('kind = "pool", name = "Duck', 'kind = "library", name = "Duck', "scoring", "too_few"),
        ("North Park", "Nord Park", "scoring", "north_park"),
        ('kind = "library", name = "West', 'kind = "park", name = "West', "scoring", "library_spots"),
        (
            'kind = "home", name = "Number 4", values = \\[3',
            'kind = "home", name = "Number 4", values = [3, 2',
            "",
            "spots",
        ),
        (" @s", " @c", "", "school_icon"),
        (" @s", "x@s", "", "school_icon"),
        (" .c  .   @s", " .   .   @s", "", ""),
        (r"\.c  \.  x\.   \.  x\.", ".   .  x.   .  x.", "", ""),
        ('K = { kind = "pool"', 'K = { kind = "mansion"', "", "spots"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(pattern: str, by: str, place: str, problem: str) -> None:
    found = changed(pattern, by)
    if not problem:
        assert found == [], "still within the rules"
        return
    assert f"board-{problem}" in [each for _, each in found]
    assert all(where for where, _ in found)
    if place:
        assert (place, f"board-{problem}") in found


@clause("DS-3b")
def test_two_stranger_spaces_more_than_strangers_are_needed() -> None:
    few = SOURCE.replace("strangers = 8", "strangers = 10").replace("=x.   .   .s", "= .   .   .s", 1)
    assert ("streets", "board-stranger_spaces") in told(few)


@clause("DS-3b")
def test_with_a_stranger_everywhere_two_places_for_several_must_be_within_reach() -> None:
    shut = SOURCE.replace(" 5 | .   .   .c  .   @s  .   .", " 5 | .   .   .c x.   @s x.   .")
    assert ("streets", "board-closed") in told(shut)


@clause("DS-3b")
def test_each_bus_needs_three_stops() -> None:
    source = SOURCE
    for stop in (".c  .  x.   .  x.", ".c| .s", ".c|###"):
        source = source.replace(stop, stop.replace("c", " ", 1), 1)
    source = (
        source.replace(" .   .   .c  .   @s", " .   .   .   .   @s")
        .replace("P | .c|", "P | . |")
        .replace(".   .c|", ".   . |")
    )
    assert ("streets", "board-stops") in told(source)


@pytest.mark.parametrize(
    ("by", "problem"),
    [("?.", "board-space"), (" Z ", "board-letter"), (" @ ", "board-school"), ("???", "board-space")],
)
def test_a_space_that_cannot_be_read_is_named(by: str, problem: str) -> None:
    line = next(each for each in SOURCE.split("\n") if each.startswith(" 5 |"))
    assert ("a5", problem) in told(SOURCE.replace(line, line[:4] + by.ljust(3) + line[7:])) or problem == "board-school"
    if problem == "board-school":
        assert problem in [each for _, each in told(SOURCE.replace(line, line[:4] + " @ " + line[7:]))]


def test_a_file_that_is_no_toml_a_missing_picture_an_unknown_field() -> None:
    assert told("= 3") == [("toml", "board-toml")]
    assert ("picture", "board-picture") in told('game = "strangers"')
    assert ("colour", "board-field") in told("colour = 3\n" + SOURCE)
    assert ("scoring.Z", "board-letter_not_drawn") in told(SOURCE + 'Z = { kind = "home", name = "", values = [1] }\n')
    with pytest.raises(Unreadable, match=r"a\.toml: toml"):
        board_in("a.toml", "= 3")


@pytest.mark.parametrize(
    ("pattern", "by", "place"),
    [
        ("strangers = 8", "strangers = 3", "strangers"),
        ("strangers = 8\n", "", "strangers"),
        ('name = "Elm Street"', "name = 7", "name"),
        ("values = \\[10\\]", 'values = ["10"]', "scoring.A.values[0]"),
        ("\nA = .*", "\nA = 5", "scoring.A"),
        ('A = { kind = "mansion", ', "A = { ", "scoring.A"),
    ],
)
def test_a_field_that_cannot_be_read_is_named(pattern: str, by: str, place: str) -> None:
    assert changed(pattern, by) == [(place, "board-value")]


def test_blanks_at_the_end_of_a_line_are_nothing() -> None:
    assert told(SOURCE.replace("|\n", "|      \n")) == []


def test_a_players_own_board_is_read_as_a_record_and_refused_with_every_mistake() -> None:
    assert read_board(GAME, plain(A)) == A
    assert len(encode(BOARDS["b"])) < 16_000
    wrong = msgspec.structs.replace(A, bars=A.bars[1:], school="z9")
    with pytest.raises(WrongBoard) as refused:
        read_board(GAME, plain(wrong))
    assert [each.place for each in refused.value.mistakes] == ["school"]
    off = msgspec.structs.replace(A, walls=(("a1", "c9"),), bars=(("b1", "z1"), *A.bars[1:]))
    assert [each.place for each in mistakes(off)] == ["walls[0]", "bars[0]"]


def test_a_game_is_played_on_a_players_own_board() -> None:
    own = msgspec.structs.replace(A, name="Ours", strangers=5)
    when = a_start(2, own)
    assert when.view().board == own
    assert when.view().strangers_left == 5


@clause("DS-43", "DS-46", "DS-51")
@pytest.mark.parametrize(
    ("players", "options"), [(2, {"variant": "gauntlet"}), (1, {"variant": "architect", "puzzle": 1})]
)
def test_a_gauntlet_and_a_puzzle_have_boards_of_their_own_and_say_so_in_words(
    players: int, options: dict[str, Any]
) -> None:
    with pytest.raises(WrongBoard) as refused:
        a_start(players, A, **options)
    assert refused.value.mistakes == (Mistake("", text("check-own_board")),)
