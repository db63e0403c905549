"""The arena, LI-34 to LI-38."""

from typing import Any

import pytest

from saucer.core import Chance, Seat
from saucer.games.los_incognitos.board_model import LosBoard
from saucer.games.los_incognitos.events import DuelEnded, DuelRolled
from saucer.games.los_incognitos.model import Challenge, Duel, LeaveArena, Monster, Send, Store
from saucer.games.los_incognitos.rules.ending import scores
from saucer.games.los_incognitos.tests.table import (
    ANNA,
    BEN,
    CARL,
    LINKS,
    PLACES,
    J,
    R,
    S,
    Table,
    V,
    a_board,
    a_turn,
    explore,
    mark,
    number,
    roll,
    site,
    to_the_end_of_turn,
)
from tests.clauses import clause
from tests.positions import do


def rome(*values: int) -> LosBoard:
    return a_board("arena", site_values=values or (5, 5))


def a_duel(**more: Any) -> Table:
    """Anna has marked a yellow monster, value 3, and may duel: Ben has yellow 2 2, red 3 and white 4."""
    given = a_turn(
        roll=[S, J, J, J, V, V],
        owns={ANNA: ["m1"]},
        explored={ANNA: ["s1"]},
        marked={BEN: [("m4", "yellow"), ("m5", "yellow"), ("m2", "red"), ("m3", "white")]},
        board=rome(),
        **more,
    )
    return to_the_end_of_turn(do(given, mark(given, "m1", "yellow")))


def fought(given: Table, own: int, other: int) -> Table:
    """So many Red Giants on either side."""
    mine = roll(given, *[R] * own, *[J] * (given.rolls - own))
    return roll(mine, *[R] * other, *[J] * (6 - other))


@clause("LI-35")
def test_an_arena_scores_nothing_when_explored_nor_unused_at_the_end() -> None:
    given = a_turn(roll=["jetpack", "moonboot", "locator", R], owns={ANNA: ["s1"]}, board=rome())
    when = do(given, site(given, "s1"))
    assert when.view().points == 0
    assert when.view().players[ANNA].functions == 1
    assert scores(to_the_end_of_turn(when).position) == [0, 0]


@clause("LI-36")
def test_a_monster_marked_this_turn_challenges_one_of_equal_or_higher_value() -> None:
    given = a_duel()
    assert given.legal() == [Send("yellow", 3), LeaveArena()]
    sent = do(given, Send("yellow", 3))
    assert sent.legal() == [Challenge("red", 1), Challenge("white", 1)]


@clause("LI-36")
def test_without_a_target_the_arena_stays_unused() -> None:
    given = a_turn(roll=[S, J, R], owns={ANNA: ["m1"]}, explored={ANNA: ["s1"]}, board=rome())
    when = to_the_end_of_turn(do(given, mark(given, "m1", "yellow")))
    assert when.view().player == BEN
    assert when.view().players[ANNA].functions == 1


@clause("LI-36")
def test_without_an_arena_or_a_mark_there_is_no_duel() -> None:
    unmarked = a_turn(roll=[S, R, R], explored={ANNA: ["s1"]}, marked={BEN: [("m3", "white")]}, board=rome())
    assert to_the_end_of_turn(do(unmarked, Store("spray"))).view().player == BEN
    without = a_turn(roll=[S, J, R], owns={ANNA: ["m1"]}, marked={BEN: [("m3", "white")]}, board=rome())
    assert to_the_end_of_turn(do(without, mark(without, "m1", "yellow"))).view().player == BEN


@clause("LI-36")
def test_a_duel_may_be_left_out() -> None:
    when = do(a_duel(), LeaveArena())
    assert when.logbook(ANNA) == [3]
    assert when.view().players[ANNA].functions == 1


@clause("LI-36")
def test_each_arena_and_each_monster_fights_once() -> None:
    given = a_turn(
        roll=[S, J, S, J, R],
        owns={ANNA: ["m1", "v1"]},
        explored={ANNA: ["s1", "s2"]},
        marked={BEN: [("m3", "white"), ("m2", "red")]},
        board=rome(),
    )
    both = to_the_end_of_turn(do(given, mark(given, "m1", "yellow"), mark(given, "v1", "yellow")))
    assert both.legal() == [Send("yellow", 1), Send("yellow", 2), LeaveArena()]
    first = fought(do(both, Send("yellow", 1), Challenge("red", 1)), 3, 0)
    assert first.legal() == [Send("yellow", 2), LeaveArena()]
    again = do(first, Send("yellow", 2))
    assert again.legal() == [Challenge("white", 1)]
    done = fought(do(again, Challenge("white", 1)), 0, 0)
    assert done.logbook(ANNA) == [2 + 2 + 5 + 5]


@clause("LI-36a")
def test_the_most_valuable_arena_is_used_first() -> None:
    given = a_turn(
        roll=[S, J, R],
        owns={ANNA: ["m1"]},
        explored={ANNA: ["s1", "s2"]},
        marked={BEN: [("m3", "white")]},
        board=rome(3, 7),
    )
    duel = to_the_end_of_turn(do(given, mark(given, "m1", "yellow")))
    when = do(duel, Send("yellow", 1), Challenge("white", 1))
    assert when.view().points == 2 + 7
    assert [each.used for each in when.view().sites] == [False, True]


def after_a_challenge(values: tuple[int, ...], owners: list[Seat]) -> Table:
    """Anna has sent a monster; three arenas were explored in this order."""
    board = a_board("arena", (*PLACES, "s3 site"), (*LINKS, "s3 s2 land"), values)
    given = a_turn(roll=[S, J, R], owns={ANNA: ["m1"]}, marked={BEN: [("m3", "white")]}, board=board)
    for place, seat in zip(("s1", "s2", "s3"), owners, strict=True):
        explore(given.position, seat, number(given.position, place))
    duel = to_the_end_of_turn(do(given, mark(given, "m1", "yellow")))
    return do(duel, Send("yellow", 1), Challenge("white", 1))


@clause("LI-36a")
@pytest.mark.parametrize(
    ("values", "owners", "points", "used"),
    [
        ((7, 3, 5), [BEN, ANNA, BEN], 3, [False, True, False]),
        ((5, 7, 3), [ANNA, ANNA, ANNA], 7, [False, True, False]),
        ((5, 5, 3), [ANNA, ANNA, ANNA], 5, [True, False, False]),
    ],
)
def test_the_arena_is_ones_own_and_of_two_alike_the_earlier(
    values: tuple[int, ...], owners: list[Seat], points: int, used: list[bool]
) -> None:
    when = after_a_challenge(values, owners)
    assert when.view().points == 2 + points
    assert [each.used for each in when.view().sites] == used


@clause("LI-37")
def test_the_challenge_scores_whatever_the_result() -> None:
    given = do(a_duel(), Send("yellow", 3), Challenge("white", 1))
    assert given.view().points == 3 + 5
    assert fought(given, 0, 6).logbook(ANNA) == [8]


@clause("LI-38")
def test_red_giants_are_added_to_the_printed_values() -> None:
    given = do(a_duel(), Send("yellow", 3), Challenge("white", 1))
    assert given.rolls == 6
    won = fought(given, 3, 1)
    assert DuelRolled(BEN, ("jetpack",) * 5 + ("red_giant",), 1, 5) in won.heard()
    assert won.view().tables[2][0].circled == ANNA
    assert won.heard()[1] == DuelEnded(ANNA, BEN, Monster("white", 1, 4))


@clause("LI-38", "LI-50")
def test_everybody_sees_who_fights_whom_and_the_giants_of_the_challenger() -> None:
    own, other = Monster("yellow", 3, 3), Monster("white", 1, 4)
    assert a_duel().view().duel is None
    sent = do(a_duel(), Send("yellow", 3))
    assert sent.view(BEN).duel == Duel(own, None, None, None, own.value)
    sent.position.markers[-1] = BEN
    assert sent.view(ANNA).duel == Duel(own, None, None, None, own.value)
    given = do(sent, Challenge("white", 1))
    assert given.view().duel == Duel(own, other, BEN, None, own.value)
    assert roll(given, R, R, J, J, J, J).view(ANNA).duel == Duel(own, other, BEN, 2, own.value + 2)


@clause("LI-38")
def test_either_may_win() -> None:
    given = do(a_duel(), Send("yellow", 3), Challenge("white", 1))
    lost = fought(given, 0, 0)
    assert lost.view().tables[0][2].circled == BEN
    assert lost.view().tables[2][0].circled is None
    assert lost.logbook(ANNA) == [8]
    assert scores(lost.position)[BEN] == 2 * 2


@clause("LI-38")
def test_a_draw_changes_nothing() -> None:
    given = do(a_duel(), Send("yellow", 3), Challenge("white", 1))
    drawn = fought(given, 2, 1)
    assert DuelEnded(None, None, None) in drawn.heard()
    assert all(field.circled is None for row in drawn.view().tables for field in row)


@clause("LI-38")
def test_a_defeated_monster_cannot_be_challenged_again() -> None:
    given = a_duel()
    given.position.circles[given.position.chart.value_field("white", 1)] = ANNA
    assert do(given, Send("yellow", 3)).legal() == [Challenge("red", 1)]


@clause("LI-38")
def test_both_roll_six_dice_the_opponent_by_hand_too() -> None:
    given = do(a_duel(), Send("yellow", 3), Challenge("white", 1))
    given.position.by_hand = True
    first = given.position.next()
    assert isinstance(first, Chance)
    assert first.by == ANNA
    second = roll(given, *[J] * 6)
    assert second.rolls == 6
    other = second.position.next()
    assert isinstance(other, Chance)
    assert other.by == BEN


@clause("LI-38", "LI-26")
def test_half_the_value_rounded_up_at_the_end() -> None:
    given = a_turn(players=3, gone={"yellow": 3, "white": 3})
    for kind, place in (("yellow", 3), ("white", 3)):
        given.position.circles[given.position.chart.value_field(kind, place)] = ANNA  # type: ignore[arg-type]
    assert given.position.markers[given.position.chart.value_field("white", 3)] == CARL
    assert scores(given.position)[ANNA] == 2 * (2 + 3)


@clause("LI-45", "LI-38")
def test_the_challenger_with_a_die_set_aside_rolls_five_and_counts_it() -> None:
    given = do(a_duel(aside=R), Send("yellow", 3), Challenge("red", 1))
    assert given.rolls == 5
    mine = roll(given, *[J] * 5)
    assert mine.rolls == 6
    assert roll(mine, *[J] * 6).view().tables[1][0].circled == ANNA
