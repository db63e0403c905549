"""The logbook, who is out and the end, LI-21 to LI-26."""

from typing import Any

import pytest

from saucer.core import Seat
from saucer.games.los_incognitos.board_model import Function
from saucer.games.los_incognitos.events import EntryWritten, GameEnded, PlayerOut, TurnBegan, ZeroUsed
from saucer.games.los_incognitos.model import RollAgain, Store
from saucer.games.los_incognitos.rules.ending import can_play_on, result, scores
from saucer.games.los_incognitos.rules.logbook import zeros
from saucer.games.los_incognitos.rules.position import LosPosition
from saucer.games.los_incognitos.rules.state import USED_ZERO, ZERO
from saucer.games.los_incognitos.tests.table import (
    ANNA,
    BEN,
    CARL,
    B,
    J,
    L,
    R,
    S,
    Table,
    V,
    a_board,
    a_turn,
    mark,
    nothing_for,
    number,
    roll,
    run,
    section,
    site,
    to_the_end_of_turn,
)
from tests.clauses import clause
from tests.positions import do

NOTHING_COMES = [R] * 6


@clause("LI-21")
def test_a_stroke_for_moving_points_for_scoring_and_a_zero_roll_for_neither() -> None:
    moved = a_turn(roll=[L, B, R, R, R, R])
    assert to_the_end_of_turn(do(moved, run(moved, "A", "m2"))).logbook(ANNA) == ["stroke"]
    marked = a_turn(roll=[S, J, L, B, R, V], owns={ANNA: ["m1"]})
    both = do(marked, mark(marked, "m1", "yellow"), run(marked, "A", "m2"))
    assert to_the_end_of_turn(both).logbook(ANNA) == [2]
    stored = do(a_turn(roll=[S, R, R, R, R, R]), Store("spray"))
    assert to_the_end_of_turn(stored).logbook(ANNA) == ["zero"]


@clause("LI-21", "LI-35")
def test_points_may_be_none_and_are_no_zero_roll() -> None:
    given = a_turn(roll=[J, B, L, R], owns={ANNA: ["s1"]}, board=a_board("arena"))
    when = to_the_end_of_turn(do(given, site(given, "s1")))
    assert when.logbook(ANNA) == [0]


@clause("LI-21a")
def test_after_the_turn_come_duels_then_signs_then_the_entry() -> None:
    board = a_board("arena", site_values=(5, 5), signs={"yellow": "star"})
    given = a_turn(
        roll=[S, J, R, V],
        pad=[L],
        owns={ANNA: ["m1"]},
        explored={ANNA: ["s1"]},
        marked={BEN: [("m4", "yellow")]},
        board=board,
        signs=True,
    )
    duel = to_the_end_of_turn(do(given, mark(given, "m1", "yellow")))
    assert duel.view().phase == "duelling"
    assert duel.view().pad == ()
    assert duel.logbook(ANNA) == []
    done = do(duel, duel.legal()[-1])
    assert done.view().phase == "star"
    assert done.logbook(ANNA) == []
    written = roll(done, R, R, R, J, J, J)
    assert written.logbook(ANNA) == [2 + 3]


@clause("LI-22")
def test_the_second_zero_roll_uses_the_first_and_brings_an_extra_turn() -> None:
    given = a_turn(log={ANNA: [3, "zero"]})
    when = roll(given, *NOTHING_COMES)
    assert ZeroUsed(ANNA) in when.heard()
    assert TurnBegan(ANNA, 3, True) in when.heard()
    assert when.logbook(ANNA) == [3, "used_zero"]
    assert when.rolls == 6
    extra = roll(when, L, B, R, R, R, R)
    done = to_the_end_of_turn(do(extra, run(extra, "A", "m2")))
    assert done.logbook(ANNA) == [3, "used_zero", "stroke"]
    assert done.view().player == BEN


@clause("LI-22")
def test_there_is_no_chain_of_extra_turns() -> None:
    given = a_turn(log={ANNA: ["zero", "zero"]})
    extra = roll(given, *NOTHING_COMES)
    assert extra.logbook(ANNA) == ["used_zero", "zero"]
    when = roll(extra, *NOTHING_COMES)
    assert when.logbook(ANNA) == ["used_zero", "zero", "zero"]
    assert when.view().player == BEN


@clause("LI-22")
def test_a_first_zero_and_used_zeros_bring_nothing() -> None:
    given = a_turn(log={ANNA: ["used_zero", "stroke", 4]})
    when = roll(given, *NOTHING_COMES)
    assert when.logbook(ANNA) == ["used_zero", "stroke", 4, "zero"]
    assert when.view().player == BEN


@clause("LI-22", "LI-15a")
def test_an_extra_turn_is_a_new_turn_with_an_empty_pad() -> None:
    given = a_turn(roll=[S, R, R, R, R, R], log={ANNA: ["zero"]})
    stored = do(given, Store("spray"), RollAgain())
    when = roll(stored, *[R] * 5)
    assert when.view().extra
    assert when.view().pad == ()
    assert when.view().started == ()


def shut_out(seat: Seat = ANNA, **more: Any) -> Table:
    """Everything next to a shuttle is Ben's."""
    links = ["A m1", "A m2", "A v1", "A s1", "B m3", "B s2", "B m4", "C m4", "C m5", "C m3"]
    return a_turn(routes={BEN: links}, player=seat, **more)


@clause("LI-23", "LI-23a")
def test_who_can_never_again_do_anything_is_out() -> None:
    given = shut_out(BEN, roll=[R, J, R, R, R, R])
    when = to_the_end_of_turn(do(given, Store("jetpack")))
    assert PlayerOut(ANNA) in when.heard()
    assert when.view().players[ANNA].out
    assert when.view().player == BEN
    again = nothing_for(when, ANNA)
    assert again.view().player == BEN
    assert again.logbook(ANNA) == []


@clause("LI-23a")
@pytest.mark.parametrize(
    ("given", "is_in"),
    [
        ({}, False),
        ({"sections": {ANNA: [("v1", "s1", 0)]}}, False),
        ({"owns": {ANNA: ["m3"]}, "gone": {"white": 5, "green": 4}}, True),
        ({"explored": {ANNA: ["s2"]}}, True),
    ],
)
def test_what_keeps_somebody_in(given: dict[str, Any], is_in: bool) -> None:
    assert can_play_on(shut_out(**given).position, ANNA) == is_in


@clause("LI-23a")
def test_each_thing_that_keeps_somebody_in() -> None:
    free = shut_out().position
    free.takers[section(free, "C", "m3")] = -1
    assert can_play_on(free, ANNA)
    field = shut_in()
    assert not can_play_on(field, ANNA)
    field.own_destination(ANNA, number(field, "m1"))
    assert can_play_on(field, ANNA)
    for kind in (0, 1):
        field.gone[kind] = 6
    assert not can_play_on(field, ANNA)
    site_left = shut_in()
    site_left.own_destination(ANNA, number(site_left, "s1"))
    assert can_play_on(site_left, ANNA)


def shut_in(function: Function = "force_field") -> LosPosition:
    """Every section is Ben's."""
    position = a_turn(board=a_board(function)).position
    for at in range(len(position.takers)):
        position.takers[at] = BEN
    return position


@clause("LI-23a", "LI-29")
@pytest.mark.parametrize(("function", "is_in"), [("treasure_chest", True), ("force_field", False), ("arena", False)])
def test_an_unused_chest_keeps_somebody_in_other_functions_do_not(function: Function, is_in: bool) -> None:
    position = shut_in(function)
    position.functions[ANNA] = 1
    assert can_play_on(position, ANNA) == is_in


@clause("LI-23a")
@pytest.mark.parametrize(("own", "other"), [("m1", "m2"), ("m2", "m1")])
def test_a_free_section_next_to_an_own_destination_keeps_somebody_in(own: str, other: str) -> None:
    position = shut_in()
    position.own_destination(ANNA, number(position, own))
    for kind in range(len(position.gone)):
        position.gone[kind] = position.chart.row_at[kind + 1] - position.chart.row_at[kind]
    assert not can_play_on(position, ANNA)
    position.takers[section(position, own, other)] = -1
    assert can_play_on(position, ANNA)


@clause("LI-23a")
def test_double_sections_carpets_and_joined_parts_keep_somebody_in() -> None:
    for one, two in (("B", "m4"), ("C", "m4")):
        position = shut_in()
        position.takers[section(position, one, two)] = -1
        assert can_play_on(position, ANNA)
    joined = shut_in()
    joined.takers[section(joined, "A", "m1", 0)] = ANNA
    joined.takers[section(joined, "A", "m1", 1)] = -1
    assert can_play_on(joined, ANNA)
    unjoined = shut_in()
    unjoined.takers[section(unjoined, "m1", "m2", 0)] = ANNA
    unjoined.takers[section(unjoined, "m1", "m2", 1)] = -1
    assert not can_play_on(unjoined, ANNA)


@clause("LI-23a", "LI-22")
def test_who_is_out_when_an_extra_turn_would_begin_writes_nothing_more() -> None:
    position = shut_in()
    position.log[0] = -2
    position.written[ANNA] = 1
    when = roll(Table(position), *NOTHING_COMES)
    assert when.logbook(ANNA) == ["used_zero"]
    assert when.view().players[ANNA].out


LAST_BUT_ONE = [1] * 13


@clause("LI-24", "LI-24a")
def test_the_game_ends_with_the_last_entry_of_everybody() -> None:
    given = a_turn(log={ANNA: LAST_BUT_ONE, BEN: LAST_BUT_ONE})
    ben = roll(given, *NOTHING_COMES)
    assert ben.view().player == BEN
    assert ben.result is None
    over = roll(ben, *NOTHING_COMES)
    assert over.result is not None
    assert over.result.reason == "logbooks_full"
    assert isinstance(over.heard()[-1], GameEnded)
    assert any(isinstance(event, EntryWritten) for event in over.heard())


@clause("LI-24", "LI-24a")
def test_one_player_left_plays_on_alone_to_the_last_entry() -> None:
    given = a_turn(log={ANNA: LAST_BUT_ONE[1:], BEN: [1]})
    given.position.out = 1 << BEN
    alone = roll(given, *NOTHING_COMES)
    assert alone.view().player == ANNA
    over = nothing_for(alone, ANNA)
    assert over.result is not None
    assert over.result.reason == "some_out"
    assert over.logbook(BEN) == [1]


@clause("LI-24", "LI-24a")
def test_if_all_are_out_the_game_ends_at_once() -> None:
    position = shut_in()
    for at in range(len(position.takers)):
        position.takers[at] = CARL
    over = roll(Table(position), *NOTHING_COMES)
    assert over.result is not None
    assert over.result.reason == "all_out"
    assert over.logbook(ANNA) == ["zero"]


@clause("LI-25")
@pytest.mark.parametrize(
    ("players", "routes", "bonus"),
    [
        (2, {ANNA: ["A m2"]}, [12, 0]),
        (2, {ANNA: ["A m2"], BEN: ["A v1"]}, [6, 6]),
        (3, {ANNA: ["A m2"], BEN: ["A v1"], CARL: ["A s1"]}, [4, 4, 4]),
        (4, {ANNA: ["A m2"], BEN: ["A v1"], CARL: ["A s1"], Seat(3): ["B m3"]}, [3, 3, 3, 3]),
        (2, {}, [0, 0]),
    ],
)
def test_the_longest_route_gets_six_points_and_a_tie_divides_them(
    players: int, routes: dict[Seat, list[str]], bonus: list[int]
) -> None:
    assert scores(a_turn(players=players, routes=routes).position) == bonus


@clause("LI-26")
def test_the_total_is_logbook_circles_and_route() -> None:
    given = a_turn(log={ANNA: [3, "stroke", 4], BEN: ["zero", "used_zero", 5]}, gone={"red": 1, "blue": 3})
    given.position.circles[given.position.chart.value_field("red", 1)] = ANNA
    given.position.circles[given.position.chart.value_field("blue", 3)] = ANNA
    given.position.circles[given.position.chart.value_field("blue", 1)] = BEN
    assert scores(given.position) == [2 * (7 + 2 + 4), 2 * (5 + 3)]
    found = result(given.position)
    assert (found.winners, found.parts) == ((ANNA,), 2)


@clause("LI-26")
def test_a_tie_goes_to_the_most_valuable_single_monster_marked() -> None:
    given = a_turn(log={ANNA: [9], BEN: [9]}, marked={ANNA: [("m2", "blue")], BEN: [("m3", "green")]})
    assert result(given.position).winners == (BEN,)
    circled = a_turn(log={ANNA: [4], BEN: [9]}, marked={ANNA: [("m2", "blue")], BEN: [("m3", "green")]})
    circled.position.circles[circled.position.chart.value_field("green", 1)] = ANNA
    assert scores(circled.position) == [18, 18]
    assert result(circled.position).winners == (BEN,)


@clause("LI-26")
def test_still_tied_the_victory_is_shared() -> None:
    given = a_turn(log={ANNA: [9], BEN: [9]}, marked={ANNA: [("m2", "blue")], BEN: [("m4", "blue")]})
    assert result(given.position).winners == (ANNA, BEN)


@clause("LI-22")
def test_zeros_of_a_logbook_are_counted_used_and_unused_apart() -> None:
    entries: dict[Seat, list[int | str]] = {
        ANNA: [3, "zero", "used_zero", "used_zero"],
        BEN: ["used_zero", "stroke", "zero", "zero", "zero"],
        CARL: ["zero"],
    }
    position = a_turn(log=entries, players=3).position
    assert [zeros(position, seat, ZERO) for seat in entries] == [1, 3, 1]
    assert [zeros(position, seat, USED_ZERO) for seat in entries] == [2, 1, 0]


@clause("LI-2")
def test_a_link_has_two_ends_and_each_is_the_other_of_the_other() -> None:
    chart = a_turn().position.chart
    for link in range(chart.links):
        ends = chart.end_a[link], chart.end_b[link]
        assert chart.other_end(link, ends[0]) == ends[1]
        assert chart.other_end(link, ends[1]) == ends[0]
