"""Setting up and a turn, LI-1, LI-5 to LI-10."""

import pytest

from saucer.core import Chance, Dice, Pick, Random, seats
from saucer.games.los_incognitos import GAME
from saucer.games.los_incognitos.events import DieStored, Rolled, TurnStopped
from saucer.games.los_incognitos.model import (
    EndTurn,
    Explore,
    LosOptions,
    Mark,
    Move,
    Pay,
    RollAgain,
    Store,
    UseForceField,
)
from saucer.games.los_incognitos.tests.table import (
    ANNA,
    BEN,
    CARL,
    DORA,
    B,
    J,
    L,
    R,
    S,
    V,
    a_board,
    a_game,
    a_turn,
    begins,
    mark,
    nothing_for,
    roll,
    run,
    site,
    store_now,
)
from tests.clauses import clause
from tests.positions import do


@clause("LI-1")
def test_six_dice_with_one_of_each_symbol() -> None:
    given = begins(a_game(), ANNA)
    now = given.position.next()
    assert isinstance(now, Chance)
    assert isinstance(now.draw, Dice)
    assert (now.draw.count, now.draw.faces, now.by) == (6, 6, None)
    when = roll(given, J, L, S, B, R, V)
    assert Rolled(ANNA, (J, L, S, B, R, V), ()) in when.heard()


@clause("LI-1")
def test_dice_rolled_by_hand_are_rolled_by_the_player() -> None:
    assert [a_game(by_hand=each).view().dice for each in (False, True)] == ["table", "by_hand"]
    given = begins(a_game(by_hand=True), BEN)
    assert GAME.imagine(given.view(BEN), Random(1)).next() == given.position.next()
    now = given.position.next()
    assert isinstance(now, Chance)
    assert now.by == BEN


@clause("LI-5")
@pytest.mark.parametrize(("players", "entries"), [(2, 14), (3, 9), (4, 7)])
def test_entries_of_a_logbook(players: int, entries: int) -> None:
    given = GAME.start(players, LosOptions())
    assert given.view(None).entries == entries  # type: ignore[attr-defined]


@clause("LI-5")
def test_chance_lets_somebody_start_and_it_goes_clockwise() -> None:
    given = a_game(players=4)
    now = given.position.next()
    assert isinstance(now, Chance)
    assert isinstance(now.draw, Pick)
    assert now.draw.weights == (1, 1, 1, 1)
    when = begins(given, CARL)
    for seat in (CARL, DORA, ANNA, BEN, CARL):
        assert when.view().player == seat
        when = roll(when, *[R] * 6)


@clause("LI-5")
def test_scenario_and_extension_are_chosen_before_the_game() -> None:
    view = GAME.start(2, LosOptions(board="roman-holidays", signs="on")).view(None)
    assert view.board == GAME.boards["roman-holidays"]  # type: ignore[attr-defined]
    assert view.signs == "on"  # type: ignore[attr-defined]


@clause("LI-6", "LI-10")
def test_what_is_neither_spent_nor_stored_is_rolled_again() -> None:
    given = a_turn(roll=[L, B, J, S, R, V])
    when = do(given, run(given, "A", "m2"), Store("spray"))
    assert when.view().spent == ("locator", "moonboot")
    assert do(when, RollAgain()).rolls == 3
    again = roll(do(when, RollAgain()), J, J, R)
    assert again.view().roll == ("jetpack", "jetpack", "red_giant")
    assert [die.die for die in again.view().pad] == ["spray"]


@clause("LI-6")
def test_several_actions_in_any_order_with_rolled_dice_pad_and_die_set_aside() -> None:
    given = a_turn(roll=[J, B, R, R], pad=[L, S], aside=J, owns={ANNA: ["m4"]})
    when = do(given, run(given, "A", "m2"))
    assert when.view().pad[0].die == "spray"
    assert run(when, "m2", "m3") not in when.legal()


@clause("LI-6a")
def test_the_pad_pays_before_a_rolled_die() -> None:
    given = a_turn(roll=[L, B, R, V], pad=[L])
    when = do(given, run(given, "A", "m2"))
    assert when.view().pad == ()
    assert when.view().roll == ("locator", "red_giant", "time_vortex")


@clause("LI-6a", "LI-31")
def test_of_the_pad_the_newest_die_pays_first() -> None:
    given = store_now(a_turn(roll=[B, R, V], pad=[L]), L)
    when = do(given, run(given, "A", "m2"))
    assert [(die.die, die.lay_before) for die in when.view().pad] == [("locator", True)]


@clause("LI-6a")
@pytest.mark.parametrize("source", ["rolled", "set_aside"])
def test_whether_the_die_set_aside_pays_is_asked(source: str) -> None:
    given = a_turn(roll=[L, B, R, V], aside=L)
    asked = do(given, run(given, "A", "m2"))
    assert asked.view().phase == "paying"
    assert asked.legal() == [Pay("rolled"), Pay("set_aside")]
    when = do(asked, Pay(source))  # type: ignore[arg-type]
    assert when.owner("m2") == ANNA
    assert when.aside_is_spent == (source == "set_aside")
    assert ("locator" in when.view().roll) == (source == "set_aside")


@clause("LI-6a")
def test_it_is_not_asked_where_only_one_can_pay() -> None:
    aside = a_turn(roll=[B, R, V, J], aside=L)
    assert do(aside, run(aside, "A", "m2")).view().phase == "acting"
    both = a_turn(roll=[S, J, J, R], aside=S, owns={ANNA: ["m1"]})
    when = do(both, mark(both, "m1", "red"))
    assert when.view().phase == "acting"
    assert when.aside_is_spent


@clause("LI-7")
def test_after_a_roll_something_must_be_done() -> None:
    given = a_turn(roll=[J, R, R, V, V, R])
    assert given.legal() == [Store("jetpack")]
    when = do(given, Store("jetpack"))
    assert when.legal() == [RollAgain()]


@clause("LI-7")
def test_pad_dice_alone_may_have_to_pay() -> None:
    given = a_turn(roll=[R, V], pad=[L, B])
    assert given.can(Move) == given.legal() != []


@clause("LI-7")
def test_with_no_die_left_the_turn_ends_as_wanted() -> None:
    given = a_turn(roll=[L, B], pad=[S, J], owns={ANNA: ["m1"]})
    when = do(given, run(given, "A", "m2"))
    assert mark(when, "m1", "yellow") in when.legal()
    assert EndTurn() in when.legal()
    assert RollAgain() not in when.legal()
    ended = do(when, EndTurn())
    assert TurnStopped(ANNA, False) in ended.heard()
    assert ended.logbook(ANNA) == ["stroke"]


@clause("LI-7")
def test_if_nothing_is_possible_the_turn_is_over() -> None:
    when = roll(a_turn(), R, R, R, V, V, V)
    assert TurnStopped(ANNA, True) in when.heard()
    assert when.view().player == BEN


@clause("LI-7")
def test_a_special_function_is_never_forced() -> None:
    given = a_turn(roll=[R, V], explored={ANNA: ["s1"]})
    assert set(given.legal()) == {UseForceField(), EndTurn()}
    able = a_turn(roll=[J, V], explored={ANNA: ["s1"]})
    assert set(able.legal()) == {Store("jetpack"), UseForceField()}


@clause("LI-8")
def test_two_time_vortexes_forbid_moving_and_nothing_else() -> None:
    free = a_turn(roll=[L, J, B, S, V], owns={ANNA: ["m1", "s1"]})
    assert free.can(Move)
    given = a_turn(roll=[L, J, B, S, V, V], owns={ANNA: ["m1", "s1"]})
    assert given.view().bans == ("moving",)
    assert not given.can(Move)
    assert given.can(Mark)
    assert given.can(Explore)
    assert given.can(Store)


@clause("LI-8")
def test_two_red_giants_forbid_marking_and_nothing_else() -> None:
    free = a_turn(roll=[L, J, B, S, R], owns={ANNA: ["m1", "s1"]})
    assert free.can(Mark)
    given = a_turn(roll=[L, J, B, S, R, R], owns={ANNA: ["m1", "s1"]})
    assert given.view().bans == ("marking",)
    assert not given.can(Mark)
    assert given.can(Move)
    assert given.can(Explore)
    assert given.can(Store)


@clause("LI-8")
def test_bans_hold_for_pad_dice_until_the_next_roll() -> None:
    given = a_turn(roll=[L, S, R, R, V, V], pad=[B], owns={ANNA: ["m1"]})
    assert given.view().bans == ("moving", "marking")
    assert not given.can(Move, Mark)
    stored = do(given, Store("locator"))
    assert stored.view().bans == ("moving", "marking")
    assert not stored.can(Move, Mark)
    again = roll(do(stored, RollAgain()), S, J, J, R, V)
    assert again.view().bans == ()
    assert again.can(Move)
    assert again.can(Mark)


@clause("LI-8")
def test_a_ban_outlasts_the_red_giant_that_a_carpet_takes() -> None:
    given = a_turn(roll=[J, L, R, R, S, J], owns={ANNA: ["m4", "m1"]})
    when = do(given, run(given, "m4", "C"))
    assert when.view().roll.count("red_giant") == 1
    assert when.view().bans == ("marking",)
    assert not when.can(Mark)


@clause("LI-9")
def test_any_die_but_red_giant_and_time_vortex_can_be_stored_while_there_is_room() -> None:
    given = a_turn(roll=[J, L, S, B, R, V])
    assert given.can(Store) == [Store("jetpack"), Store("locator"), Store("spray"), Store("moonboot")]
    one = do(given, Store("spray"))
    assert DieStored(ANNA, "spray") in one.heard()
    assert one.can(Store) == [Store("jetpack"), Store("locator"), Store("moonboot")]
    two = do(one, Store("jetpack"))
    assert not two.can(Store)
    assert [die.die for die in two.view().pad] == ["jetpack", "spray"]


@clause("LI-9")
def test_room_that_a_spent_die_leaves_is_used_at_once() -> None:
    given = a_turn(roll=[B, S, R, V], pad=[L, J])
    assert not given.can(Store)
    when = do(given, run(given, "A", "m2"))
    assert when.can(Store) == [Store("spray")]


@clause("LI-10")
def test_a_stored_die_stays_until_the_turn_ends() -> None:
    given = a_turn(roll=[S, R, R, R, R, R])
    again = roll(do(given, Store("spray"), RollAgain()), R, R, R, R, R)
    assert again.view().player == BEN
    assert again.view().pad == ()
    kept = roll(do(given, Store("spray"), RollAgain()), J, R, R, R, R)
    assert [die.die for die in kept.view().pad] == ["spray"]


@clause("LI-20")
def test_exploring_is_never_banned() -> None:
    given = a_turn(roll=[J, B, L, R, R, V, V], owns={ANNA: ["s1"]}, board=a_board())
    assert site(given, "s1") in given.legal()


def test_whoever_is_not_asked_has_no_choice() -> None:
    given = a_turn(roll=[J, L, S, B, R, V], players=3)
    assert given.asked == [ANNA]
    assert all(given.position.legal(seat) == () for seat in seats(3) if seat != ANNA)
    assert nothing_for(begins(a_game(), ANNA), ANNA).view().player == BEN


def test_while_dice_are_rolled_nobody_has_a_choice() -> None:
    rolling = begins(a_game(), ANNA)
    assert [rolling.position.legal(seat) for seat in seats(2)] == [(), ()]


@clause("LI-8")
def test_a_turn_begins_without_bans() -> None:
    given = a_turn(roll=[R, R, R, V, V, V])
    assert given.view().player == BEN
    assert given.view().bans == ()
