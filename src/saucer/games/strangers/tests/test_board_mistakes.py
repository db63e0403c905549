"""DS-3 to DS-3b: every mistake of a board is named at its place, and what is just within the rules is none."""

from typing import Any

import pytest
from msgspec.structs import replace

from saucer.core import Mistake, Text, Words, text
from saucer.games.strangers.board_model import Kind, Scoring, Space, StrangersBoard, Street
from saucer.games.strangers.boards.checks import mistakes
from saucer.games.strangers.tests.table import A
from tests.clauses import clause

WALLS, BARS = len(A.walls), len(A.bars)
OPEN_AT_LAST = ("e5", "f5", "g5", "h5")
"""From the SCHOOL to the Prom, the East Library and Number 12."""


def wrong(board: StrangersBoard = A, **changes: Any) -> list[Mistake]:
    return list(mistakes(replace(board, **changes)))


def mistake(place: str, problem: str, **args: int | Text | Words) -> Mistake:
    return Mistake(place, text(f"board-{problem}", **args))


def place(name: str) -> Space:
    return next(each.space for each in A.scoring if each.name == name)


def scoring(board: StrangersBoard = A, **changes: dict[str, Any]) -> StrangersBoard:
    """With other things about the places of these names; blanks are written as `_`."""
    found = [replace(each, **changes.get(each.name.replace(" ", "_"), {})) for each in board.scoring]
    return replace(board, scoring=tuple(found))


def without(*kinds: Kind) -> tuple[Scoring, ...]:
    """The scoring places of board A, with libraries in the place of these kinds."""
    return tuple([replace(each, kind="library") if each.kind in kinds else each for each in A.scoring])


@clause("DS-3a")
@pytest.mark.parametrize("space", ["j1", "a10", "z1", "a01", "k12"])
def test_a_space_that_is_not_on_the_board(space: Space) -> None:
    assert wrong(streets=(*A.streets, Street(space))) == [mistake(space, "off", space=Words(space))]


@clause("DS-3a")
@pytest.mark.parametrize("space", ["b1", "a1"])
def test_a_space_that_is_there_twice(space: Space) -> None:
    assert wrong(streets=(*A.streets, Street(space))) == [mistake(space, "twice")]


@clause("DS-3a")
@pytest.mark.parametrize(("one", "other"), [("c1", "e1"), ("b1", "a1"), ("a1", "b1"), ("b1", "z9")])
def test_a_wall_that_is_not_between_two_streets_side_by_side(one: Space, other: Space) -> None:
    came = Words(f"{one}-{other}")
    assert wrong(walls=(*A.walls, (one, other))) == [mistake(f"walls[{WALLS}]", "side", came=came)]


@clause("DS-3a")
@pytest.mark.parametrize(("street", "space"), [("b1", "c1"), ("b2", "c2"), ("c1", "a1"), ("a1", "b1")])
def test_a_bar_that_does_not_lead_from_a_street_to_a_place_beside_it(street: Space, space: Space) -> None:
    came = Words(f"{street}-{space}")
    assert wrong(bars=(*A.bars, (street, space))) == [mistake(f"bars[{BARS}]", "bar", came=came)]


@clause("DS-3a")
def test_walls_and_bars_of_a_space_off_the_board_are_mistakes_too() -> None:
    found = wrong(streets=(*A.streets, Street("z9")), walls=(*A.walls, ("z9", "z8")), bars=(*A.bars, ("z9", "a1")))
    assert [each.place for each in found] == ["z9", f"walls[{WALLS}]", f"bars[{BARS}]"]


@clause("DS-3")
def test_a_mansion_is_seven_to_nine_steps_from_the_school() -> None:
    found = wrong(scoring(Duck_Pool={"kind": "mansion", "values": (10,)}))
    assert mistake(place("Duck Pool"), "mansion_steps", steps=6) in found
    from_d5 = [each.problem.id for each in wrong(school="d5")]
    assert "board-mansion_steps" not in from_d5, "nine steps to three of them, seven to Kettle Hall"
    assert mistake(place("Larch Court"), "mansion_steps", steps=10) in wrong(school="c5")


@clause("DS-3")
def test_the_nearest_home_is_three_or_four_steps_from_the_school() -> None:
    assert mistake("scoring", "home_steps", steps=2) in wrong(school="d5")
    assert mistake("scoring", "home_steps", steps=0) in wrong(scoring=without("home"))
    far = [replace(each, kind="home" if each.name == "Clubhouse" else each.kind) for each in without("home")]
    assert mistake("scoring", "home_steps", steps=5) in wrong(scoring=tuple(far))


@clause("DS-3")
@pytest.mark.parametrize(
    ("school", "columns", "is_in_the_middle"),
    [
        ("d5", 9, True),
        ("f5", 9, True),
        ("c5", 9, False),
        ("g5", 9, False),
        ("e4", 9, True),
        ("e6", 9, True),
        ("e3", 9, False),
        ("e7", 9, False),
        ("d5", 11, True),
    ],
)
def test_the_school_is_in_the_middle_third_both_ways(school: Space, columns: int, is_in_the_middle: bool) -> None:
    found = wrong(school=school, columns=columns)
    assert (mistake("school", "school_middle") not in found) == is_in_the_middle


def with_stops(bus: str, spaces: tuple[Space, ...]) -> StrangersBoard:
    """This bus stops there and nowhere else."""
    return replace(A, streets=tuple([replace(street, **{bus: street.space in spaces}) for street in A.streets]))


@clause("DS-3b")
@pytest.mark.parametrize("bus", ["school_bus", "city_bus"])
@pytest.mark.parametrize(
    ("spaces", "are_enough"),
    [
        (("e5", "d1"), False),
        (("e5", "d1", "i3"), True),
        (("e5", "d1", "b1"), True),
        (("e5", "b1", "h1"), False),
        (("e5", "b1", "h1", "c3"), False),
    ],
)
def test_a_bus_has_three_stops_two_of_them_without_an_icon(
    bus: str, spaces: tuple[Space, ...], are_enough: bool
) -> None:
    missing = [] if are_enough else [mistake("streets", "stops", bus=text(f"bus-{bus}"))]
    assert wrong(with_stops(bus, spaces)) == missing


@clause("DS-3b")
def test_a_mansion_is_worth_more_than_a_home_and_a_pool() -> None:
    mansions = [place(name) for name in ("Larch Court", "Kettle Hall")]
    expected = [mistake(mansion, "mansion_value") for mansion in mansions]
    assert wrong(scoring(Number_4={"values": (9,)})) == expected
    assert wrong(scoring(Duck_Pool={"values": (9, 5, 3)})) == expected
    assert wrong(scoring(Number_4={"values": (8,)})) == []


@clause("DS-3b")
@pytest.mark.parametrize("home", [{"values": ()}, {"kind": "library"}])
def test_a_mansion_is_worth_anything_where_no_home_or_pool_is_worth_something(home: dict[str, Any]) -> None:
    other: dict[str, dict[str, Any]] = {"home": home, "pool": {"kind": "library"}, "mansion": {"values": (1,)}}
    found = wrong(scoring=tuple([replace(each, **other.get(each.kind, {})) for each in A.scoring]))
    assert "board-mansion_value" not in [each.problem.id for each in found]
    spots = [each.place for each in found if each.problem.id == "board-spots"]
    assert len(spots) == (6 if "values" in home else 0)


@clause("DS-18a")
def test_the_best_spot_comes_first() -> None:
    found = wrong(scoring(South_Park={"values": (4, 5)}))
    assert found == [mistake(place("South Park"), "best_first")]
    assert wrong(scoring(South_Park={"values": (4, 4)})) == []


def with_strangers_but(spaces: tuple[Space, ...]) -> StrangersBoard:
    return replace(A, streets=tuple([replace(street, stranger=street.space not in spaces) for street in A.streets]))


CLOSED = mistake("streets", "closed")


@clause("DS-3b")
def test_two_places_for_several_stay_within_reach_of_the_school() -> None:
    open_at_last = with_strangers_but(OPEN_AT_LAST)
    assert CLOSED not in wrong(open_at_last)
    assert CLOSED in wrong(with_strangers_but(OPEN_AT_LAST[:-1])), "only Number 12 is left"
    for_one = scoring(open_at_last, East_Library={"kind": "home", "values": (3,)})
    assert CLOSED in wrong(for_one), "the Prom and two homes are left"


@clause("DS-3b")
def test_how_many_there_must_be_is_told() -> None:
    assert wrong(strangers=10) == []
    fewer = [replace(street, stranger=street.stranger and street.space != "b1") for street in A.streets]
    assert wrong(strangers=10, streets=tuple(fewer)) == [mistake("streets", "stranger_spaces", least=12)]
    found = wrong(scoring(Duck_Pool={"kind": "library"}))
    assert found == [mistake("scoring", "too_few", kind=text("kind-pool"), least=2)]
    found = wrong(scoring(West_Library={"kind": "park"}))
    assert found == [mistake("scoring", "library_spots", least=4)]
