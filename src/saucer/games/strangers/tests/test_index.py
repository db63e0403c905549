"""DS-3, DS-13, DS-15, DS-29: the rows of numbers that the rules use say what the board says."""

import pytest

from saucer.core import Seat
from saucer.games.strangers.board_model import KINDS, Space, StrangersBoard, Street
from saucer.games.strangers.boards.checks import beside
from saucer.games.strangers.model import ChooseKid, ChooseScored, ChooseStranger, GoTo, PlaceStranger, RunAway
from saucer.games.strangers.rules.index import INDEXES, MOST_KEPT, SIDES, STREET, Index, index_of
from saucer.games.strangers.tests.table import A, B
from tests.clauses import clause

both = pytest.mark.parametrize("board", [A, B], ids=["a", "b"])


def marked(index: Index, row: list[int]) -> set[Space]:
    assert len(row) == len(index.names)
    return {name for name, mark in zip(index.names, row, strict=True) if mark}


def beyond(index: Index, ways: list[int], space: Space) -> set[Space]:
    """Where the sides of this space lead."""
    place = index.names.index(space) * int(SIDES)
    return {index.names[number] for number in ways[place : place + int(SIDES)] if number >= 0}


@clause("DS-3")
@both
def test_streets_come_first_then_places_and_each_is_marked_as_on_the_board(board: StrangersBoard) -> None:
    index = Index(board)
    streets, places = [each.space for each in board.streets], [each.space for each in board.scoring]
    assert index.board == board
    assert index.names == streets + places
    assert [index.number_of[name] for name in index.names] == list(range(len(index.names)))
    assert (index.streets, index.spaces) == (len(streets), len(streets) + len(places))
    assert index.names[index.school] == board.school
    assert list(index.kind) == [STREET] * len(streets) + [KINDS.index(each.kind) for each in board.scoring]
    assert marked(index, list(index.icon)) == {each.space for each in board.streets if each.stranger}
    assert [index.names[space] for space in index.icons] == [each.space for each in board.streets if each.stranger]
    assert marked(index, list(index.school_stop)) == {each.space for each in board.streets if each.school_bus}
    assert marked(index, list(index.city_stop)) == {each.space for each in board.streets if each.city_bus}


@clause("DS-13", "DS-15", "DS-29")
@both
def test_ways_lead_round_walls_and_through_bars_and_over_fences_everywhere(board: StrangersBoard) -> None:
    index = Index(board)
    closed = {frozenset(wall) for wall in board.walls}
    places = {each.space for each in board.scoring}
    for street in [each.space for each in board.streets]:
        around = {space for space in beside(street) if space in index.names}
        entered = {place for start, place in board.bars if start == street}
        walked = {space for space in around - places if frozenset((street, space)) not in closed}
        assert beyond(index, list(index.open_ways), street) == walked | entered
        assert beyond(index, list(index.all_ways), street) == around
    for place in places:
        assert beyond(index, list(index.open_ways), place) == beyond(index, list(index.all_ways), place) == set()


@clause("DS-18a", "DS-20")
@both
def test_spots_are_numbered_through_all_places_and_worth_what_the_board_says(board: StrangersBoard) -> None:
    index = Index(board)
    spots = [(each.space, worth) for each in board.scoring for worth in each.values]
    assert [
        (index.names[space], worth) for space, worth in zip(index.spot_space, index.spot_value, strict=True)
    ] == spots
    for each in board.scoring:
        space = index.number_of[each.space]
        first = index.first_spot[space]
        assert index.spot_count[space] == len(each.values)
        assert spots[first : first + len(each.values)] == [(each.space, worth) for worth in each.values]
        assert [index.spot_number(first + number) for number in range(len(each.values))] == [
            number + 1 for number in range(len(each.values))
        ]


@both
def test_there_is_one_action_for_each_space_and_spot(board: StrangersBoard) -> None:
    index = Index(board)
    assert index.go_to == [GoTo(name) for name in index.names]
    assert index.run_away == [RunAway(name) for name in index.names]
    assert index.choose_stranger == [ChooseStranger(name) for name in index.names]
    assert index.place_stranger == [PlaceStranger(name) for name in index.names]
    assert index.choose_kid == [[ChooseKid(Seat(seat), name) for name in index.names] for seat in range(4)]
    assert index.choose_scored == [
        ChooseScored(each.space, number) for each in board.scoring for number in range(1, len(each.values) + 1)
    ]


def a_square(number: int) -> StrangersBoard:
    return StrangersBoard(f"Square {number}", 4, 3, 3, "b2", (Street("b2"),), (), (), ())


def test_an_index_is_made_once_for_each_board_until_there_are_too_many() -> None:
    kept = dict(INDEXES)
    INDEXES.clear()
    first = index_of(A)
    assert first.board == A
    for number in range(1, MOST_KEPT):
        assert index_of(a_square(number)).board == a_square(number)
    assert index_of(A) is first
    index_of(a_square(0))
    assert index_of(A) is not first
    assert len(INDEXES) == 2
    INDEXES.clear()
    INDEXES.update(kept)
