"""What the table works out for whoever looks: the frontier, what each die could do, where points come from."""

from saucer.core import Random, Seat
from saucer.games.los_incognitos import GAME
from saucer.games.los_incognitos.knowledge.imagine import imagine
from saucer.games.los_incognitos.knowledge.model import DieUse, Reckoning, Travel
from saucer.games.los_incognitos.tests.table import (
    ANNA,
    BEN,
    B,
    J,
    L,
    R,
    S,
    Table,
    V,
    a_board,
    a_game,
    a_turn,
    mark,
    number,
    section,
    to_the_end_of_turn,
)
from tests.clauses import clause
from tests.positions import do


def seen(given: Table, seat: Seat | None = ANNA) -> Travel:
    found = GAME.insight(given.view(seat))
    assert GAME.insight(imagine(given.view(seat), Random(1)).view(seat)) == found
    return found


def use(given: Table, symbol: str) -> DieUse | None:
    return next((each for each in seen(given).uses if each.symbol == symbol), None)


@clause("LI-23a")
def test_the_frontier_is_every_free_section_next_to_where_one_is() -> None:
    before = seen(a_game()).frontier
    given = a_turn(routes={ANNA: ["A m1"]})
    after = seen(given).frontier
    taken, beyond = section(given.position, "A", "m1"), section(given.position, "m1", "m2")
    assert taken in before
    assert beyond not in before
    assert taken not in after
    assert beyond in after
    assert len(set(after)) == len(after)


@clause("LI-14")
def test_a_section_of_somebody_else_is_nobodys_frontier() -> None:
    given = a_turn(sections={BEN: [("m1", "m2", 0)]}, routes={ANNA: ["A m1"]})
    assert section(given.position, "m1", "m2") not in seen(given).frontier


def test_somebody_looking_on_has_no_frontier() -> None:
    assert seen(a_game(), None).frontier == ()


@clause("LI-9")
def test_a_die_can_be_stored_or_not() -> None:
    given = a_turn([S, S, R, V, V, R])
    assert seen(given).uses == (DieUse("spray", True, (), ()),)


@clause("LI-11")
def test_a_die_says_where_a_movement_would_end_that_it_helps_to_pay() -> None:
    given = a_turn([L, B, R, V, S, S])
    boot, locator, spray = use(given, "moonboot"), use(given, "locator"), use(given, "spray")
    assert boot is not None
    assert locator is not None
    assert boot.ways == locator.ways != ()
    assert spray == DieUse("spray", True, (), ())
    assert use(given, "red_giant") is None


@clause("LI-17", "LI-20")
def test_a_die_says_what_it_would_mark_or_explore() -> None:
    given = a_turn([S, J, B, L, R, V], owns={ANNA: ["m1", "s1"]})
    field, site = number(given.position, "m1"), number(given.position, "s1")
    spray, jetpack, locator = use(given, "spray"), use(given, "jetpack"), use(given, "locator")
    assert spray is not None
    assert jetpack is not None
    assert locator is not None
    assert spray.places == (field,)
    assert jetpack.places == tuple(sorted((field, site)))
    assert locator.places == (site,)


def test_before_the_roll_no_die_does_anything() -> None:
    assert seen(a_turn()).uses == ()


@clause("LI-25", "LI-26")
def test_points_come_from_the_logbook_from_circles_and_from_the_longest_route() -> None:
    given = a_turn(log={ANNA: [4, 3], BEN: [5]}, routes={BEN: ["A m1"]}, board=a_board("arena"), gone={"red": 1})
    given.position.circles[given.position.chart.row_at[1]] = ANNA
    assert seen(given).reckoning == (Reckoning(14, 4, 0, 18), Reckoning(10, 0, 12, 22))


@clause("LI-9")
def test_how_many_dice_can_still_lie_on_the_pad() -> None:
    assert [seen(a_turn(roll=[S, J, L], pad=pad)).room_on_pad for pad in ((), (S,), (S, J))] == [2, 1, 0]


@clause("LI-24")
def test_whose_next_entry_is_the_last_of_all_logbooks() -> None:
    entries = a_turn().view().entries
    full, but_one = ["stroke"] * entries, ["stroke"] * (entries - 1)
    assert seen(a_turn(log={ANNA: but_one, BEN: full})).last_to_write == ANNA
    assert seen(a_turn(log={ANNA: but_one, BEN: but_one})).last_to_write is None
    assert seen(a_turn(log={ANNA: but_one[1:], BEN: full})).last_to_write is None
    out = a_turn(log={ANNA: but_one})
    out.position.out |= 1 << BEN
    assert seen(out).last_to_write == ANNA


@clause("LI-39")
def test_signs_to_come_are_all_of_a_turn_until_its_end_and_then_those_that_are_left() -> None:
    board = a_board(signs={"yellow": "star", "red": "oval"})
    given = a_turn(roll=[S, J, S, S, J, R], owns={ANNA: ["m1", "m2"]}, board=board, signs=True)
    marked = do(given, mark(given, "m1", "yellow"))
    assert [monster.kind for monster in seen(marked).signs_to_come] == ["yellow"]
    assert seen(to_the_end_of_turn(marked)).signs_to_come == ()
    without = a_turn(roll=[S, J, S, S, J, R], owns={ANNA: ["m1", "m2"]}, board=board)
    assert seen(do(without, mark(without, "m1", "yellow"))).signs_to_come == ()


@clause("LI-36")
def test_duels_to_come_need_an_arena_that_is_not_used() -> None:
    """Ben has red 3 and white 4 for Anna's yellow 3 to challenge."""
    given = a_turn(
        roll=[S, J, J, J, V, V],
        owns={ANNA: ["m1"]},
        explored={ANNA: ["s1"]},
        marked={BEN: [("m4", "yellow"), ("m5", "yellow"), ("m2", "red"), ("m3", "white")]},
        board=a_board("arena", site_values=(5, 5)),
    )
    assert seen(given).duels_to_come == ()
    when = to_the_end_of_turn(do(given, mark(given, "m1", "yellow")))
    assert [monster.kind for monster in seen(when).duels_to_come] == ["yellow"]
    when.position.functions[ANNA] = 0
    assert seen(when).duels_to_come == ()
