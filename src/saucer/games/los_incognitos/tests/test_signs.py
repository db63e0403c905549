"""The extension Good Signs - Bad Signs, LI-39 to LI-46."""

from typing import Any

from saucer.core import Teller
from saucer.games.los_incognitos.board_model import Kind, Sign
from saucer.games.los_incognitos.boards import BOARDS
from saucer.games.los_incognitos.events import DieSetAside, DropRolled, OvalScored, SignBegun, Teleported
from saucer.games.los_incognitos.model import (
    SIGNS,
    CarryOut,
    Exchange,
    Move,
    RollAgain,
    SetAside,
    StayHere,
    Store,
    Symbol,
    Teleport,
    UseForceField,
)
from saucer.games.los_incognitos.rules import turns
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
    roll,
    run,
    section,
    to_the_end_of_turn,
)
from tests.clauses import clause
from tests.positions import do

TWO: dict[Kind, Sign] = {"yellow": "star", "red": "oval"}


def marked(sign: Sign, **more: Any) -> Table:
    """Anna has marked a yellow monster, value 2, with this sign, and her turn is over."""
    given = a_turn(
        roll=[S, J, V, V, V],
        owns={ANNA: ["m1"]},
        board=a_board(signs={"yellow": sign}),
        signs=True,
        **more,
    )
    return to_the_end_of_turn(do(given, mark(given, "m1", "yellow")))


@clause("LI-39")
def test_without_the_extension_signs_do_nothing() -> None:
    given = a_turn(roll=[S, J, R], owns={ANNA: ["m1"]}, board=a_board(signs={"yellow": "arrow"}))
    assert to_the_end_of_turn(do(given, mark(given, "m1", "yellow"))).view().player == BEN


@clause("LI-39")
def test_the_sign_belongs_to_the_value_field() -> None:
    for board in BOARDS.values():
        rows = board.monsters.rows()
        assert all(len(row.signs) == len(row.values()) for row in rows)
        assert {sign for row in rows for sign in row.signs} == set(SIGNS)
    given = marked("star", gone={"yellow": 1})
    sign = given.view().sign
    assert sign is not None
    assert (sign.kind, sign.place) == ("yellow", 2)


@clause("LI-39")
def test_all_signs_of_the_turn_are_carried_out_in_an_order_of_choice() -> None:
    given = a_turn(roll=[S, J, S, S, J, R], owns={ANNA: ["m1", "m2"]}, board=a_board(signs=TWO), signs=True)
    both = to_the_end_of_turn(do(given, mark(given, "m1", "yellow"), mark(given, "m2", "red")))
    assert both.view().phase == "signs"
    assert both.legal() == [CarryOut("yellow", 1), CarryOut("red", 1)]
    assert [each.kind for each in both.view().to_sign] == ["yellow", "red"]
    oval = do(both, CarryOut("red", 1))
    assert isinstance(oval.heard()[0], SignBegun)
    assert oval.view().phase == "star"
    done = roll(oval, *[J] * 6)
    assert done.logbook(ANNA) == [2 + 3]


@clause("LI-40")
def test_a_star_is_a_point_for_each_red_giant() -> None:
    given = marked("star")
    assert given.rolls == 6
    assert roll(given, R, R, R, J, J, J).logbook(ANNA) == [2 + 3]


@clause("LI-41")
def test_an_oval_pays_two_for_an_unused_zero_and_one_for_each_used() -> None:
    given = marked("oval", log={ANNA: ["used_zero", "used_zero", "zero", "stroke", 0]})
    assert OvalScored(ANNA, 4) in given.heard()
    assert given.logbook(ANNA)[-1] == 2 + 4
    assert given.view().player == BEN
    assert marked("oval").logbook(ANNA) == [2]


@clause("LI-42")
def test_a_drop_takes_a_point_for_each_red_giant_to_zero_at_the_least() -> None:
    given = marked("drop")
    one = roll(given, R, J, J, J, J, J)
    told = one.heard()[0]
    assert isinstance(told, DropRolled)
    assert told.lost == 1
    assert one.logbook(ANNA) == [1]
    many = roll(given, R, R, R, R, J, J)
    assert many.logbook(ANNA) == [0]


@clause("LI-42", "LI-21")
def test_a_drop_takes_from_its_own_monster_only_and_makes_no_zero_roll() -> None:
    board = a_board(signs={"yellow": "drop", "red": "oval"})
    given = a_turn(roll=[S, J, S, S, J, R], owns={ANNA: ["m1", "m2"]}, board=board, signs=True)
    both = to_the_end_of_turn(do(given, mark(given, "m1", "yellow"), mark(given, "m2", "red")))
    done = roll(do(both, CarryOut("red", 1)), *[R] * 6)
    assert done.logbook(ANNA) == [3]
    alone = roll(marked("drop", log={ANNA: ["zero"]}), *[R] * 6)
    assert alone.logbook(ANNA) == ["zero", 0]
    assert alone.view().player == BEN


@clause("LI-43")
def test_an_arrow_takes_any_free_single_section_or_none() -> None:
    given = marked("arrow", sections={BEN: [("m2", "m3", 0)]})
    position = given.position
    far = Teleport(section(position, "m5", "s2"))
    assert far in given.legal()
    assert Teleport(section(position, "m2", "m3")) not in given.legal()
    assert Teleport(section(position, "m4", "C")) not in given.legal()
    assert Teleport(section(position, "B", "m4")) not in given.legal()
    when = do(given, far)
    assert Teleported(ANNA, far.section) in when.heard()
    assert when.taker("m5", "s2") == ANNA
    assert when.owner("s2") is None
    none = do(given, StayHere())
    assert none.view().player == BEN


@clause("LI-43")
def test_an_arrow_may_take_the_only_free_section_or_leave_it() -> None:
    given = a_turn(roll=[S, J], owns={ANNA: ["m1"]}, board=a_board(signs={"yellow": "arrow"}), signs=True)
    last = section(given.position, "m5", "s2")
    for each in range(len(given.position.takers)):
        given.position.takers[each] = -1 if each == last else BEN
    assert do(given, mark(given, "m1", "yellow")).legal() == [Teleport(last), StayHere()]


@clause("LI-43")
def test_an_arrow_that_finds_no_free_section_takes_none() -> None:
    given = a_turn(roll=[S, J], owns={ANNA: ["m1"]}, board=a_board(signs={"yellow": "arrow"}), signs=True)
    for each in range(len(given.position.takers)):
        given.position.takers[each] = BEN
    when = do(given, mark(given, "m1", "yellow"))
    assert Teleported(ANNA, None) in when.heard()
    assert when.logbook(ANNA) == [2]


@clause("LI-43", "LI-13a")
def test_a_section_by_arrow_can_join_and_is_no_start() -> None:
    given = marked("arrow", sections={ANNA: [("v1", "s1", 0)]})
    when = do(given, Teleport(section(given.position, "m1", "v1")))
    assert [when.owner(place) for place in ("v1", "s1")] == [ANNA, ANNA]
    assert when.view().started == ()
    shuttle = do(given, Teleport(section(given.position, "A", "m2")))
    assert shuttle.owner("m2") == ANNA


@clause("LI-44", "LI-45")
def test_a_square_sets_a_die_aside_for_the_next_player_who_rolls_five() -> None:
    given = marked("square")
    assert given.legal() == [
        SetAside(each) for each in ("jetpack", "locator", "spray", "moonboot", "red_giant", "time_vortex")
    ]
    when = do(given, SetAside("time_vortex"))
    assert DieSetAside(ANNA, "time_vortex", BEN) in when.heard()
    aside = when.view().set_aside
    assert aside is not None
    assert (aside.symbol, aside.player, aside.spent) == ("time_vortex", BEN, False)
    assert when.rolls == 5


@clause("LI-44a")
def test_one_die_at_most_is_set_aside_in_a_turn() -> None:
    board = a_board(signs={"yellow": "square", "red": "square"})
    given = a_turn(roll=[S, J, S, S, J, R], owns={ANNA: ["m1", "m2"]}, board=board, signs=True)
    both = to_the_end_of_turn(do(given, mark(given, "m1", "yellow"), mark(given, "m2", "red")))
    when = do(both, CarryOut("yellow", 1), SetAside("spray"))
    assert DieSetAside(ANNA, None, None) in when.heard()
    assert when.view().player == BEN
    assert when.view().set_aside is not None


@clause("LI-44a")
def test_it_goes_to_the_next_player_who_is_not_out() -> None:
    given = marked("square", players=3)
    given.position.out = 1 << BEN
    when = do(given, SetAside("spray"))
    assert DieSetAside(ANNA, "spray", CARL) in when.heard()
    assert when.view().player == CARL


@clause("LI-44a", "LI-44b")
def test_if_there_is_nobody_else_nothing_is_set_aside() -> None:
    given = a_turn(
        roll=[S, J, R], owns={ANNA: ["m1"]}, board=a_board(signs={"yellow": "square"}), signs=True, log={BEN: [1] * 14}
    )
    when = to_the_end_of_turn(do(given, mark(given, "m1", "yellow")))
    assert DieSetAside(ANNA, None, None) in when.heard()
    assert when.view().set_aside is None


@clause("LI-44b")
def test_it_is_void_if_its_player_is_out_when_that_turn_begins() -> None:
    given = marked("square", players=3)
    position = do(given, SetAside("spray")).position
    position.next_aside, position.next_aside_for = position.aside, BEN
    turns.begin_turn(position, CARL, False, Teller())
    assert position.aside == position.next_aside == -1


def with_aside(symbol: Symbol, dice: list[Symbol], **more: Any) -> Table:
    return a_turn(roll=dice, aside=symbol, **more)


@clause("LI-45", "LI-8")
def test_it_counts_for_the_bans() -> None:
    assert with_aside(V, [V, L, B, J, S]).view().bans == ("moving",)
    assert with_aside(V, [L, B, J, S, J]).view().bans == ()
    assert with_aside(R, [R, L, B, J, S]).view().bans == ("marking",)


@clause("LI-45", "LI-27")
def test_it_counts_for_a_force_field() -> None:
    given = with_aside(V, [R, V], explored={ANNA: ["s1"]})
    assert do(given, UseForceField()).logbook(ANNA) == [4]
    alone = with_aside(V, [R, R], explored={ANNA: ["s1"]})
    assert UseForceField() in alone.legal()


@clause("LI-45", "LI-33")
def test_it_counts_for_a_carpet_is_spent_once_and_then_no_more() -> None:
    given = with_aside(R, [J, L, B, R, S], owns={ANNA: ["m4"]})
    asked = do(given, run(given, "m4", "C"))
    assert asked.view().phase == "paying"
    only = with_aside(R, [J, L, B, S, S], owns={ANNA: ["m4"]})
    spent = do(only, run(only, "m4", "C"))
    assert spent.aside_is_spent
    again = roll(do(spent, RollAgain()), R, J, J)
    assert again.view().bans == ()
    assert again.rolls == 0


@clause("LI-45", "LI-9")
def test_it_can_be_spent_but_not_stored() -> None:
    given = with_aside(L, [B, R, R, R, R])
    assert given.can(Move)
    assert given.can(Store) == [Store("moonboot")]


@clause("LI-45", "LI-31")
def test_a_bazaar_does_not_change_it() -> None:
    given = with_aside(L, [B, R], explored={ANNA: ["s1"]}, board=a_board("bazaar"))
    assert not given.can(Exchange)


@clause("LI-45", "LI-40", "LI-42")
def test_it_counts_in_the_rolls_of_signs() -> None:
    star = marked("star", aside=R)
    assert star.rolls == 5
    assert roll(star, R, J, J, J, J).logbook(ANNA) == [2 + 2]
    drop = marked("drop", aside=R)
    assert roll(drop, *[J] * 5).logbook(ANNA) == [1]


@clause("LI-46")
def test_it_is_void_after_the_turn_and_an_extra_turn_has_six_dice() -> None:
    given = a_turn(aside=J, log={ANNA: ["zero"]})
    assert given.rolls == 5
    extra = roll(given, R, R, R, R, R)
    assert extra.view().set_aside is None or extra.view().phase == "acting"
    done = to_the_end_of_turn(extra)
    assert done.view().extra
    assert done.rolls == 6
    assert done.view().set_aside is None


@clause("LI-46")
def test_it_is_void_when_the_game_is_over() -> None:
    given = marked("square", log={ANNA: [1] * 13, BEN: [1] * 13})
    ben = do(given, SetAside("spray"))
    assert ben.view().set_aside is not None
    over = to_the_end_of_turn(roll(ben, R, R, R, R, R))
    assert over.result is not None
    assert over.view().set_aside is None
