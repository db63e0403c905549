"""Action 2, moving, LI-11 to LI-16, and the special sections, LI-32 and LI-33."""

from saucer.games.los_incognitos.events import DestinationTaken, Moved
from saucer.games.los_incognitos.model import Move, RollAgain, Store, Teleport
from saucer.games.los_incognitos.tests.table import (
    ANNA,
    BEN,
    B,
    J,
    L,
    R,
    S,
    V,
    a_board,
    a_turn,
    mark,
    number,
    roll,
    run,
    section,
    to_the_end_of_turn,
)
from tests.clauses import clause
from tests.positions import do


@clause("LI-11")
def test_a_movement_costs_boots_and_jetpacks_and_one_locator() -> None:
    given = a_turn(roll=[L, B, J, S, R, V])
    when = do(given, run(given, "A", "m1", 0, 1))
    assert when.view().roll == ("spray", "red_giant", "time_vortex")
    assert when.view().spent == ("jetpack", "locator", "moonboot")
    told = when.heard()[0]
    assert isinstance(told, Moved)
    assert told.sections == (0, 1)
    assert (told.origin.en, told.towards.en) == ("A", "M1")
    assert told.paid == ("jetpack", "locator", "moonboot")


@clause("LI-11")
def test_without_a_locator_or_the_right_symbol_nobody_moves() -> None:
    assert not a_turn(roll=[B, J, J, B]).can(Move)
    land = a_turn(roll=[L, B])
    assert run(land, "A", "m1", 0, 0) in land.legal()
    assert run(land, "A", "m1", 0, 1) not in land.legal()
    assert run(land, "A", "v1") not in land.legal()


@clause("LI-11", "LI-16")
def test_a_movement_begins_at_a_shuttle_an_own_destination_or_an_own_part() -> None:
    given = a_turn(roll=[L, B, J, B, J, R], owns={ANNA: ["m2"], BEN: ["m3"]}, sections={ANNA: [("A", "m1", 0)]})
    legal = given.can(Move)
    assert run(given, "A", "v1") in legal
    assert run(given, "m2", "m1", 0, 2) in legal
    assert run(given, "A", "m1", 1, 1) in legal
    assert run(given, "v1", "s1") not in legal
    assert run(given, "m1", "m2", 0) not in legal
    assert run(given, "m3", "m2") in legal


@clause("LI-16")
def test_a_link_can_be_travelled_in_either_direction() -> None:
    given = a_turn(roll=[L, B, J, B], owns={ANNA: ["m1"]})
    assert run(given, "m1", "A", 0, 0) in given.legal()
    forwards = a_turn(roll=[L, B, J, B])
    assert run(forwards, "A", "m1", 0, 0) in forwards.legal()


@clause("LI-11a")
def test_own_unjoined_sections_cost_nothing_inside_a_run() -> None:
    given = a_turn(roll=[L, B, B, S], owns={ANNA: ["m1"]}, sections={ANNA: [("m1", "m2", 1)]})
    when = do(given, run(given, "m1", "m2", 0, 2))
    assert when.view().roll == ("spray",)
    assert when.owner("m2") == ANNA


@clause("LI-12")
def test_a_movement_may_stop_on_the_way_and_costs_another_locator_to_go_on() -> None:
    given = a_turn(roll=[L, B, J, S, R, V])
    part = do(given, run(given, "A", "m1", 0))
    assert part.owner("m1") is None
    assert run(part, "A", "m1", 1) not in part.legal()
    more = a_turn(roll=[L, L, B, J, R, V])
    there = do(more, run(more, "A", "m1", 0), run(more, "A", "m1", 1))
    assert there.owner("m1") == ANNA


@clause("LI-12")
def test_no_movement_runs_through_a_destination() -> None:
    given = a_turn(roll=[L, B, J, J, R, V])
    runs = [move for move in given.can(Move) if isinstance(move, Move)]
    links = given.position.chart.link
    assert all(links[move.start] == links[move.end] for move in runs)
    when = do(given, run(given, "A", "m2"))
    assert not when.can(Move)
    twice = a_turn(roll=[L, L, B, J, R, V])
    assert do(twice, run(twice, "A", "m2"), run(twice, "m2", "m3")).owner("m3") == ANNA


@clause("LI-13")
def test_the_last_section_takes_the_destination_at_no_cost() -> None:
    given = a_turn(roll=[L, B, J, S, R, V])
    when = do(given, run(given, "A", "m1", 0, 1))
    assert when.owner("m1") == ANNA
    assert DestinationTaken(ANNA, given.position.chart.spots[number(given.position, "m1")]) in when.heard()


@clause("LI-13", "LI-14")
def test_a_section_before_somebody_elses_destination_leads_nowhere() -> None:
    given = a_turn(roll=[L, L, B, J, J, R], owns={BEN: ["m2"]})
    when = do(given, run(given, "A", "m2"))
    assert when.owner("m2") == BEN
    assert when.taker("A", "m2") == ANNA
    assert run(when, "m2", "m3") not in when.legal()


@clause("LI-13a")
def test_a_joined_row_takes_one_destination_after_another() -> None:
    given = a_turn(
        roll=[L, B, J, S, R, V], sections={ANNA: [("m2", "m3", 0), ("m3", "C", 0), ("m3", "B", 0), ("s2", "B", 0)]}
    )
    when = do(given, run(given, "A", "m2"))
    assert [when.owner(place) for place in ("m2", "m3", "s2")] == [ANNA, ANNA, None]
    assert given.owner("m3") is None
    also = a_turn(roll=[L, B, J, S, R, V], sections={ANNA: [("m2", "m3", 0), ("m3", "C", 0), ("C", "m5", 0)]})
    assert do(also, run(also, "A", "m2")).owner("m5") is None


@clause("LI-13a")
def test_unjoined_sections_only_block_others() -> None:
    given = a_turn(roll=[L, B, J, J, B, R], sections={ANNA: [("v1", "s1", 0)], BEN: [("m1", "m2", 1)]})
    assert run(given, "v1", "m1") not in given.legal()
    assert given.owner("v1") is None
    own = a_turn(roll=[L, B, J, B], owns={ANNA: ["m1"]}, sections={BEN: [("m1", "m2", 1)]})
    assert run(own, "m1", "m2", 0) in own.legal()
    assert run(own, "m1", "m2", 0, 2) not in own.legal()


@clause("LI-14")
def test_what_somebody_has_taken_nobody_else_may_use() -> None:
    given = a_turn(roll=[L, B, J, J, B, R], routes={BEN: ["A m2", "A v1"]})
    assert run(given, "A", "m2") not in given.legal()
    assert run(given, "v1", "m1") not in given.legal()
    assert run(given, "m2", "m3") not in given.legal()
    assert run(given, "A", "s1") in given.legal()


@clause("LI-15")
def test_a_shuttle_is_started_from_once_in_a_turn() -> None:
    given = a_turn(roll=[L, L, B, J, J, B])
    when = do(given, run(given, "A", "m2"))
    assert when.view().started == (0,)
    assert run(when, "A", "v1") not in when.legal()
    assert run(when, "B", "m3") in when.legal()
    assert run(when, "m2", "m3") in when.legal()
    later = a_turn(roll=[L, B, J, J, B, R], routes={ANNA: ["A m2"]})
    assert run(later, "A", "v1") in later.legal()
    assert to_the_end_of_turn(when).view().started == ()


@clause("LI-15a")
def test_going_on_from_a_part_is_no_start() -> None:
    given = a_turn(roll=[L, L, B, J, J, B])
    part = do(given, run(given, "A", "m1", 0))
    assert part.view().started == (0,)
    assert run(part, "A", "m1", 1) in part.legal()
    more = a_turn(roll=[L, L, B, J, J, B], sections={ANNA: [("A", "m1", 0)]})
    on = do(more, run(more, "A", "m1", 1))
    assert on.view().started == ()
    assert run(on, "A", "v1") in on.legal()


@clause("LI-15")
def test_each_shuttle_is_started_from_once() -> None:
    ways = {"A": ("m2", "v1"), "B": ("m3", "s2"), "C": ("m5", "m3")}
    given = a_turn(roll=[L, L, B, B, J, J])
    for shuttle, (one, other) in ways.items():
        started = do(given, run(given, shuttle, one))
        assert started.view().started == (number(given.position, shuttle),)
        assert run(given, shuttle, other) not in started.legal()


@clause("LI-15a")
def test_it_is_told_where_a_single_section_was_travelled_from() -> None:
    given = a_turn(roll=[L, L, L, B, B, J], owns={ANNA: ["m2"]})
    first = do(given, run(given, "A", "m1", 0))
    part = do(first, run(given, "A", "m1", 1)).heard()[0]
    assert isinstance(part, Moved)
    assert (part.origin.en, part.towards.en) == ("A", "M1")
    home = do(first, run(given, "A", "m2")).heard()[0]
    assert isinstance(home, Moved)
    assert (home.origin.en, home.towards.en) == ("M2", "A")


@clause("LI-15a")
def test_a_run_that_can_begin_at_a_joined_part_is_no_start() -> None:
    given = a_turn(roll=[L, B, R], owns={ANNA: ["m1"]}, sections={ANNA: [("A", "m1", 1)]})
    assert do(given, run(given, "A", "m1", 0)).view().started == ()


@clause("LI-15a")
def test_a_run_that_can_begin_at_an_own_destination_is_no_start() -> None:
    given = a_turn(roll=[L, L, B, J, J, B], owns={ANNA: ["m2", "m1"]})
    when = do(given, run(given, "A", "m2"))
    assert when.view().started == ()
    assert run(when, "A", "v1") in when.legal()
    both = do(given, run(given, "A", "m1", 0, 1))
    assert both.view().started == ()
    part = do(given, run(given, "A", "m1", 0))
    assert part.view().started == (0,)


@clause("LI-15a")
def test_arriving_at_a_shuttle_is_no_start_but_leaving_it_is() -> None:
    given = a_turn(roll=[L, L, L, B, J, J], owns={ANNA: ["m3"]})
    arrived = do(given, run(given, "m3", "B"))
    assert arrived.view().started == ()
    left = do(arrived, run(arrived, "B", "s2"))
    assert left.view().started == (1,)


@clause("LI-15a")
def test_a_started_shuttle_can_still_be_arrived_at() -> None:
    given = a_turn(roll=[L, L, L, B, J, J], routes={ANNA: ["m1 v1"]})
    started = do(given, run(given, "A", "m2"))
    assert run(started, "A", "v1") not in started.legal() or run(started, "v1", "A") in started.legal()
    back = do(started, run(started, "v1", "A"))
    assert back.taker("A", "v1") == ANNA


@clause("LI-15a")
def test_a_run_from_both_ends_is_offered_once() -> None:
    given = a_turn(roll=[L, B, J, B], owns={ANNA: ["m1", "m2"]})
    legal = given.can(Move)
    assert run(given, "m1", "m2", 0, 2) in legal
    assert run(given, "m2", "m1", 0, 2) not in legal
    assert run(given, "m2", "m1", 0, 1) in legal
    assert run(given, "m1", "m2", 0, 1) in legal


@clause("LI-32")
def test_a_double_section_is_crossed_in_one_go() -> None:
    half = a_turn(roll=[L, B, B, S])
    assert run(half, "B", "m4", 0) not in half.legal()
    given = a_turn(roll=[L, B, J, B, R])
    assert run(given, "B", "m4", 0) in given.legal()
    when = do(given, run(given, "B", "m4", 0, 1))
    assert when.view().roll == ("red_giant",)
    assert when.owner("m4") == ANNA
    assert when.view().players[ANNA].route == 2 + 3


@clause("LI-32")
def test_no_arrow_takes_half_a_double_section() -> None:
    board = a_board(signs={"yellow": "arrow"})
    given = a_turn(roll=[S, J, R, V], owns={ANNA: ["m1"]}, board=board, signs=True)
    when = to_the_end_of_turn(do(given, mark(given, "m1", "yellow")))
    assert Teleport(section(when.position, "B", "m4", 0)) not in when.legal()
    assert Teleport(section(when.position, "B", "m4", 1)) in when.legal()


@clause("LI-33")
def test_a_carpet_takes_jetpack_locator_and_red_giant() -> None:
    for lacking in ([J, L, B], [J, R, B], [L, R, B]):
        given = a_turn(roll=[*lacking, S], owns={ANNA: ["m4"]})
        assert run(given, "m4", "C") not in given.legal()
    given = a_turn(roll=[J, L, R, S], owns={ANNA: ["m4"]})
    when = do(given, run(given, "m4", "C"))
    assert when.view().roll == ("spray",)
    assert when.view().players[ANNA].route == 3


@clause("LI-33")
def test_dice_on_the_pad_are_no_red_giants() -> None:
    given = do(a_turn(roll=[J, J, L, S], owns={ANNA: ["m4"]}), Store(J))
    assert run(given, "m4", "C") not in given.legal()


@clause("LI-33", "LI-8")
def test_red_giants_do_not_keep_a_carpet_on_the_ground_but_vortexes_do() -> None:
    giants = a_turn(roll=[J, L, R, R], owns={ANNA: ["m4"]})
    assert run(giants, "m4", "C") in giants.legal()
    vortexes = a_turn(roll=[J, L, R, V, V], owns={ANNA: ["m4"]})
    assert not vortexes.can(Move)


@clause("LI-6", "LI-12")
def test_another_movement_follows_after_another_roll() -> None:
    given = a_turn(roll=[L, B, R, R, V, S])
    first = do(given, run(given, "A", "m2"), RollAgain())
    second = roll(first, L, J, R, V)
    assert run(second, "m2", "m3") in second.legal()
