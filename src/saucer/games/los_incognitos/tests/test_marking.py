"""Actions 3 and 4, marking and exploring, LI-17 to LI-20, and the special functions of a turn, LI-27 to LI-31."""

import pytest

from saucer.core import Seat
from saucer.games.los_incognitos.board_model import Kind, LosBoard
from saucer.games.los_incognitos.boards import BOARDS
from saucer.games.los_incognitos.events import (
    ChestOpened,
    DieExchanged,
    ForceFieldUsed,
    MonsterMarked,
    OtherKept,
    SiteExplored,
    TurnStopped,
)
from saucer.games.los_incognitos.model import (
    EndTurn,
    Exchange,
    KeepOther,
    Mark,
    MarkAnywhere,
    Monster,
    Move,
    OpenChest,
    RollAgain,
    Store,
    UseForceField,
)
from saucer.games.los_incognitos.rules.marking import can_mark_ever
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
    a_turn,
    mark,
    number,
    roll,
    run,
    site,
    store_now,
    to_the_end_of_turn,
)
from tests.clauses import clause
from tests.positions import do

ALL_GONE: dict[Kind, int] = {"yellow": 6, "red": 6}


def chest() -> LosBoard:
    return a_board("treasure_chest")


def bazaar() -> LosBoard:
    return a_board("bazaar")


@clause("LI-17", "LI-18")
def test_one_of_the_two_kinds_of_an_own_field_is_marked_for_its_dice() -> None:
    given = a_turn(roll=[S, S, J, J, R, V], owns={ANNA: ["m2"]})
    assert given.can(Mark) == [mark(given, "m2", "red"), mark(given, "m2", "blue")]
    when = do(given, mark(given, "m2", "blue"))
    assert when.view().roll == ("red_giant", "time_vortex")
    assert when.view().points == 6
    told = when.heard()[0]
    assert isinstance(told, MonsterMarked)
    assert (told.monster.kind, told.monster.place, told.monster.value, told.chest) == ("blue", 1, 6, False)


@clause("LI-17")
def test_nobody_marks_on_a_field_of_others_or_of_nobody() -> None:
    given = a_turn(roll=[S, S, J, J, R, V], owns={BEN: ["m1"]})
    assert not given.can(Mark)


@clause("LI-17")
def test_a_vessel_attracts_the_four_upper_kinds_and_never_green() -> None:
    given = a_turn(roll=[S, S, S, B, B, J, J], owns={ANNA: ["v1", "m3"]})
    kinds = [action.monster for action in given.legal() if isinstance(action, Mark) and action.destination == 8]
    assert kinds == ["yellow", "red", "white", "blue"]
    assert mark(given, "m3", "green") in given.legal()


@clause("LI-17")
def test_a_field_is_marked_once_ever() -> None:
    given = a_turn(roll=[S, J, S, J, R, V], owns={ANNA: ["m1"]})
    when = do(given, mark(given, "m1", "yellow"))
    assert not when.can(Mark)
    later = a_turn(roll=[S, J, S, J, R, V], marked={ANNA: [("m1", "yellow")]})
    assert not later.can(Mark)


@clause("LI-18", "LI-3")
def test_values_are_used_up_in_reading_order() -> None:
    given = a_turn(roll=[S, J, S, J, R, V], owns={ANNA: ["m1", "m4"]}, gone={"yellow": 2})
    when = do(given, mark(given, "m1", "yellow"), mark(given, "m4", "yellow"))
    assert when.view().points == 3 + 3
    assert [field.seat for field in when.view().tables[0]] == [BEN, BEN, ANNA, ANNA, None, None]


@clause("LI-19", "LI-3")
def test_a_kind_that_is_used_up_is_marked_no_more_but_the_other_is() -> None:
    given = a_turn(roll=[S, S, J, R, V, V], owns={ANNA: ["m1"]}, gone={"yellow": 6})
    assert given.can(Mark) == [mark(given, "m1", "red")]


@clause("LI-19")
def test_a_field_with_nothing_left_can_be_taken_and_counts_for_routes() -> None:
    given = a_turn(roll=[L, B, J, S, S, J], gone=ALL_GONE)
    when = do(given, run(given, "A", "m1", 0, 1))
    assert when.owner("m1") == ANNA
    assert not when.can(Mark)
    assert when.view().players[ANNA].route == 4


@clause("LI-20")
def test_jetpack_moonboot_and_locator_explore_a_site_once() -> None:
    given = a_turn(roll=[J, B, L, J, B, L], owns={ANNA: ["s1"], BEN: ["s2"]})
    assert site(given, "s2") not in given.legal()
    when = do(given, site(given, "s1"))
    assert SiteExplored(ANNA, given.position.chart.spots[9], "force_field", 4, (J, L, B)) in when.heard()
    assert when.view().points == 4
    assert when.view().players[ANNA].functions == 1
    assert when.view().destinations[9].explored
    assert site(when, "s1") not in when.legal()
    lacking = a_turn(roll=[J, L, L, S], owns={ANNA: ["s1"]})
    assert site(lacking, "s1") not in lacking.legal()


@clause("LI-20", "LI-3")
def test_the_values_of_sites_are_used_up_in_reading_order() -> None:
    board = a_board(site_values=(3, 7, 9))
    given = a_turn(roll=[J, B, L], owns={ANNA: ["s1"]}, explored={BEN: ["s2"]}, board=board)
    assert do(given, site(given, "s1")).logbook(ANNA) == [7]


@clause("LI-20")
def test_a_site_beside_an_explored_one_can_be_explored() -> None:
    given = a_turn(roll=[J, J, B, L, L], owns={ANNA: ["v1", "m3"]}, explored={BEN: ["s2"]}, routes={ANNA: ["A v1"]})
    taken = do(given, run(given, "A", "s1"))
    assert taken.owner("s1") == ANNA
    assert site(taken, "s1") in taken.legal()
    both = do(taken, site(taken, "s1")).view().destinations
    assert [both[number(given.position, place)].explored for place in ("s1", "s2")] == [True, True]


@clause("LI-20", "LI-27")
def test_a_function_can_be_used_in_the_same_turn() -> None:
    given = a_turn(roll=[J, B, L, V], owns={ANNA: ["s1"]})
    assert UseForceField() not in given.legal()
    when = do(given, site(given, "s1"), UseForceField())
    assert when.logbook(ANNA) == [4 + 2]


@clause("LI-27")
def test_the_force_field_scores_two_for_each_vortex_and_loses_the_pad() -> None:
    given = a_turn(roll=[V, V, V, J], pad=[S], explored={ANNA: ["s1"]})
    when = do(given, UseForceField())
    assert when.heard()[0] == ForceFieldUsed(ANNA, 3, 6)
    assert when.logbook(ANNA) == [6]
    assert when.view().pad == ()
    assert when.view().player == BEN
    assert when.view().sites[0].used


@clause("LI-20", "LI-27")
def test_only_an_own_force_field_is_used_up() -> None:
    given = a_turn(roll=[V, J], explored={BEN: ["s1"], ANNA: ["s2"]})
    when = do(given, UseForceField())
    assert [(each.seat, each.used) for each in when.view().sites] == [(BEN, False), (ANNA, True)]
    assert [player.functions for player in when.view().players] == [0, 1]


@clause("LI-27")
def test_the_force_field_needs_a_vortex_and_an_unused_one() -> None:
    without = a_turn(roll=[J, R], explored={ANNA: ["s1"]})
    assert UseForceField() not in without.legal()
    others = a_turn(roll=[J, V], explored={BEN: ["s1"]})
    assert UseForceField() not in others.legal()
    once = do(a_turn(roll=[V, J], explored={ANNA: ["s1"]}), UseForceField())
    again = a_turn(roll=[V, J], explored={ANNA: ["s1"]})
    again.position.functions[ANNA] = once.position.functions[ANNA]
    again.position.choices = None
    assert UseForceField() not in again.legal()


@clause("LI-27", "LI-21")
def test_a_force_field_alone_is_no_zero_roll() -> None:
    given = a_turn(roll=[V, R], explored={ANNA: ["s1"]}, log={ANNA: ["zero"]})
    when = do(given, UseForceField())
    assert when.logbook(ANNA) == ["zero", 2]
    assert when.view().player == BEN


@clause("LI-28")
@pytest.mark.parametrize("name", ["highlanders-castle"])
def test_the_castle_has_chests_and_a_table_of_its_own(name: str) -> None:
    board, station = BOARDS[name], BOARDS["space-station"]
    assert board.function == "treasure_chest"
    assert [row.needs for row in board.monsters.rows()] != [row.needs for row in station.monsters.rows()]


@clause("LI-30")
def test_the_nights_have_bazaars_perilous_areas_carpets_and_a_table_of_their_own() -> None:
    board, station = BOARDS["arabian-nights"], BOARDS["space-station"]
    sections = [section for link in board.links for section in link.sections]
    assert board.function == "bazaar"
    assert "carpet" in sections
    assert any("+" in section for section in sections)
    assert [row.needs for row in board.monsters.rows()] != [row.needs for row in station.monsters.rows()]


@clause("LI-34")
def test_rome_has_arenas_perilous_areas_and_a_table_of_its_own() -> None:
    board, station = BOARDS["roman-holidays"], BOARDS["space-station"]
    sections = [section for link in board.links for section in link.sections]
    assert board.function == "arena"
    assert any("+" in section for section in sections)
    assert [row.needs for row in board.monsters.rows()] != [row.needs for row in station.monsters.rows()]


@clause("LI-29")
def test_a_chest_marks_on_any_unmarked_field_reached_or_not() -> None:
    given = a_turn(
        roll=[S, J, V, L, R, B],
        explored={ANNA: ["s1"]},
        owns={BEN: ["m4"]},
        marked={BEN: [("m5", "green")]},
        board=chest(),
    )
    opened = do(given, OpenChest("yellow"))
    fields = [MarkAnywhere(number(given.position, place)) for place in ("m1", "m4")]
    assert opened.legal() == fields
    assert (given.view().chest, opened.view().chest) == (None, "yellow")
    when = do(opened, fields[1])
    assert when.view().chest is None
    assert when.view().points == 2
    assert when.owner("m4") == BEN
    assert when.view().destinations[number(given.position, "m4")].mark is not None
    assert when.view().spent == ("jetpack", "spray", "time_vortex")
    assert when.view().players[ANNA].functions == 0
    assert not when.can(OpenChest)


@clause("LI-29", "LI-7")
def test_a_turn_whose_last_dice_open_a_chest_is_over() -> None:
    given = a_turn(roll=[S, J, V], explored={ANNA: ["s1"]}, board=chest())
    when = do(given, OpenChest("yellow"), MarkAnywhere(number(given.position, "m1")))
    assert TurnStopped(ANNA, True) in when.heard()
    assert when.logbook(ANNA) == [2]


@clause("LI-29")
def test_a_field_marked_from_a_chest_can_be_taken_but_has_no_mark_left() -> None:
    given = a_turn(roll=[S, J, V, L, B, J], explored={ANNA: ["s1"]}, board=chest())
    opened = do(given, OpenChest("yellow"), MarkAnywhere(number(given.position, "m1")))
    assert opened.owner("m1") is None
    taken = do(opened, run(opened, "A", "m1", 0, 1))
    assert taken.owner("m1") == ANNA
    assert taken.view().players[ANNA].route == 4
    assert taken.position.to_mark[ANNA] == 0


@clause("LI-29")
def test_the_field_of_another_player_has_no_mark_left() -> None:
    given = a_turn(roll=[S, J, V, R], explored={ANNA: ["s1"]}, owns={BEN: ["m4"]}, board=chest())
    when = do(given, OpenChest("yellow"), MarkAnywhere(number(given.position, "m4")))
    assert given.position.to_mark[BEN] != 0
    assert when.position.to_mark[BEN] == 0


@clause("LI-29")
def test_a_chest_takes_a_vortex_rolled_or_set_aside_and_no_vessel() -> None:
    without = a_turn(roll=[S, J, L, R], explored={ANNA: ["s1"]}, board=chest())
    assert not without.can(OpenChest)
    aside = a_turn(roll=[S, J, L, R], aside=V, explored={ANNA: ["s1"]}, board=chest())
    assert OpenChest("yellow") in aside.legal()
    used = do(aside, OpenChest("yellow"))
    assert used.aside_is_spent
    assert MarkAnywhere(number(aside.position, "v1")) not in used.legal()


@clause("LI-29", "LI-8")
def test_vortexes_do_not_keep_a_chest_shut_but_red_giants_do() -> None:
    vortexes = a_turn(roll=[S, J, V, V], explored={ANNA: ["s1"]}, board=chest())
    assert OpenChest("yellow") in vortexes.legal()
    giants = a_turn(roll=[S, J, V, R, R], explored={ANNA: ["s1"]}, board=chest())
    assert not giants.can(OpenChest)


@clause("LI-29a", "LI-7")
def test_a_chest_is_an_action_and_never_forced() -> None:
    given = a_turn(roll=[V, R, R], pad=[S, J], explored={ANNA: ["s1"]}, board=chest())
    assert given.asked == [] or not given.can(OpenChest)
    given = a_turn(roll=[V, R], pad=[S, J], explored={ANNA: ["s1"]}, board=chest())
    assert set(given.legal()) == {OpenChest("yellow"), EndTurn()}
    when = do(given, OpenChest("yellow"), MarkAnywhere(number(given.position, "m1")))
    assert RollAgain() in when.legal()


def exchanges(table: Table) -> list[tuple[str, str]]:
    return [(action.die, action.into) for action in table.legal() if isinstance(action, Exchange)]


@clause("LI-31")
def test_a_bazaar_changes_a_die_that_lay_on_the_pad_before_the_latest_roll() -> None:
    given = a_turn(roll=[J, R], pad=[L], explored={ANNA: ["s1"]}, board=bazaar())
    assert exchanges(given) == [("locator", "jetpack"), ("locator", "spray"), ("locator", "moonboot")]
    when = do(given, Exchange("locator", "spray"))
    assert [die.die for die in when.view().pad] == ["spray"]
    assert when.view().players[ANNA].functions == 0
    assert exchanges(when) == []


@clause("LI-31")
def test_a_die_stored_since_the_latest_roll_is_not_changed() -> None:
    given = store_now(a_turn(roll=[J, R], explored={ANNA: ["s1"]}, board=bazaar()), L)
    assert exchanges(given) == []
    stored = do(a_turn(roll=[J, R], explored={ANNA: ["s1"]}, board=bazaar()), Store("jetpack"))
    assert exchanges(stored) == []
    again = roll(do(stored, RollAgain()), R)
    assert ("jetpack", "spray") in exchanges(again)


@clause("LI-31")
def test_one_bazaar_changes_both_dice_or_one() -> None:
    given = a_turn(roll=[L, R], pad=[L, S], explored={ANNA: ["s1"]}, board=bazaar())
    first = do(given, Exchange("locator", "jetpack"))
    assert first.view().phase == "bazaar"
    assert exchanges(first) == [("spray", "jetpack"), ("spray", "locator"), ("spray", "moonboot")]
    both = do(first, Exchange("spray", "moonboot"))
    assert [die.die for die in both.view().pad] == ["jetpack", "moonboot"]
    one = do(first, KeepOther())
    assert [die.die for die in one.view().pad] == ["jetpack", "spray"]
    assert one.view().phase == "acting"


@clause("LI-31", "LI-7")
def test_a_bazaar_is_no_action_but_can_make_one_possible() -> None:
    given = a_turn(roll=[R, V], pad=[L, S], explored={ANNA: ["s1"]}, board=bazaar())
    assert EndTurn() in given.legal()
    when = do(given, Exchange("spray", "moonboot"), KeepOther())
    assert when.can(Move) == when.legal() != []
    assert RollAgain() not in when.legal()


@clause("LI-21")
def test_a_turn_with_a_bazaar_alone_is_a_zero_roll() -> None:
    given = a_turn(roll=[R, V], pad=[S], explored={ANNA: ["s1"]}, board=bazaar())
    when = to_the_end_of_turn(do(given, Exchange("spray", "moonboot")))
    assert when.logbook(ANNA) == ["zero"]


ALL_BUT_M5: dict[Seat, list[tuple[str, Kind]]] = {
    BEN: [("m1", "yellow"), ("m4", "yellow"), ("m2", "red"), ("m3", "white")]
}


@clause("LI-29")
def test_a_chest_opens_for_kinds_that_some_field_without_a_mark_shows() -> None:
    """On m1, m4 and m5 there is yellow; what comes to a vessel is no field."""
    dice, mine = [S, J, V, R], {ANNA: ["s1"]}
    only_m5 = a_turn(roll=dice, explored=mine, marked=ALL_BUT_M5, board=chest())
    assert only_m5.can(OpenChest) == [OpenChest("yellow")]
    assert do(only_m5, OpenChest("yellow")).legal() == [MarkAnywhere(number(only_m5.position, "m5"))]
    only_m1_and_m3 = a_turn(
        roll=dice, explored=mine, marked={BEN: [("m2", "red"), ("m4", "blue"), ("m5", "green")]}, board=chest()
    )
    assert OpenChest("yellow") in only_m1_and_m3.legal()
    none = a_turn(
        roll=dice, explored=mine, marked={BEN: [("m1", "red"), ("m4", "blue"), ("m5", "green")]}, board=chest()
    )
    assert OpenChest("yellow") not in none.legal()


@clause("LI-29")
def test_the_fields_of_a_chest_are_those_with_its_kind() -> None:
    given = a_turn(roll=[S, S, J, J, L, L, B, B, V], explored={ANNA: ["s1"]}, board=chest())
    for kind, places in (("yellow", ("m1", "m4", "m5")), ("red", ("m1", "m2")), ("white", ("m3",))):
        opened = do(given, OpenChest(kind))  # type: ignore[arg-type]
        assert opened.heard() == [ChestOpened(ANNA, kind)]  # type: ignore[arg-type]
        assert opened.legal() == [MarkAnywhere(number(given.position, place)) for place in places]


@clause("LI-29")
def test_all_hear_that_a_monster_was_marked_from_a_chest_and_what_it_cost() -> None:
    given = a_turn(roll=[S, J, V, R], explored={ANNA: ["s1"]}, board=chest())
    when = do(do(given, OpenChest("yellow")), MarkAnywhere(number(given.position, "m4")))
    told = when.heard()[0]
    assert isinstance(told, MonsterMarked)
    assert (told.seat, told.destination.en, told.monster) == (ANNA, "M4", Monster("yellow", 1, 2))
    assert sorted(told.paid) == ["jetpack", "spray", "time_vortex"]
    assert told.chest


@clause("LI-23a")
def test_a_chest_is_of_use_as_long_as_a_field_shows_a_kind_that_is_left() -> None:
    given = a_turn(explored={ANNA: ["s1"]}, marked=ALL_BUT_M5, board=chest())
    assert can_mark_ever(given.position, ANNA)
    assert not can_mark_ever(given.position, BEN), "Ben has none, and his fields are marked"
    full = a_turn(explored={ANNA: ["s1"]}, marked={BEN: [*ALL_BUT_M5[BEN], ("m5", "green")]}, board=chest())
    assert not can_mark_ever(full.position, ANNA)


@clause("LI-31")
def test_a_die_becomes_a_second_of_its_kind_and_all_hear_it() -> None:
    given = a_turn(roll=[L, R], pad=[L, S], explored={ANNA: ["s1"]}, board=bazaar())
    first = do(given, Exchange("locator", "spray"))
    assert first.heard() == [DieExchanged(ANNA, "locator", "spray")]
    assert [die.die for die in first.view().pad] == ["spray", "spray"]
    assert do(first, KeepOther()).heard()[0] == OtherKept(ANNA)
