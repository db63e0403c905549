"""The examples that the rulebook gives, with the names it uses."""

from saucer.games.los_incognitos.board_model import LosBoard
from saucer.games.los_incognitos.events import MonsterChallenged, StarRolled
from saucer.games.los_incognitos.model import Challenge, Mark, RollAgain, Send, SetAside, UseForceField
from saucer.games.los_incognitos.rules.ending import scores
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
    a_game,
    a_turn,
    begins,
    mark,
    nothing_for,
    roll,
    run,
    site,
    to_the_end_of_turn,
)
from tests.clauses import clause
from tests.positions import do

ELLEN, JULIUS, RED, ARTHUR, BETTY, SCOTT = ANNA, ANNA, BEN, ANNA, BEN, ANNA


def ellen_again(given: Table) -> Table:
    return nothing_for(to_the_end_of_turn(given), BEN)


@clause("LI-21", "LI-22")
def test_ellens_logbook() -> None:
    given = begins(a_game(), ELLEN)

    moves = roll(given, L, L, J, B, R, V)
    moved = do(moves, run(moves, "A", "v1"), run(moves, "v1", "s1"), RollAgain())
    first = ellen_again(do(roll(moved, L, B), run(moved, "B", "m3")))
    assert first.logbook(ELLEN) == ["stroke"]

    marks = roll(first, S, J, J, B, L, V)
    second = ellen_again(do(marks, mark(marks, "v1", "yellow"), site(marks, "s1")))
    assert second.logbook(ELLEN) == ["stroke", 6]

    third = nothing_for(roll(second, R, R, R, R, R, R), BEN)
    assert third.logbook(ELLEN) == ["stroke", 6, "zero"]

    both = roll(third, L, J, S, B, J, R)
    fourth = ellen_again(do(both, run(both, "m3", "m2"), mark(both, "m3", "white")))
    assert fourth.logbook(ELLEN) == ["stroke", 6, "zero", 4]

    fifth = roll(fourth, R, R, R, R, R, R)
    assert fifth.logbook(ELLEN) == ["stroke", 6, "used_zero", 4]
    assert fifth.view().player == ELLEN
    assert fifth.view().extra
    assert fifth.rolls == 6
    extra = roll(fifth, L, J, J, R, R, V)
    moved = ellen_again(do(extra, run(extra, "s1", "m4")))
    assert moved.logbook(ELLEN) == ["stroke", 6, "used_zero", 4, "stroke"]


@clause("LI-17", "LI-18")
def test_scotts_blue_monster_for_six_points() -> None:
    given = a_turn(roll=[S, S, J, J, R, V], owns={SCOTT: ["m2"]})
    assert given.can(Mark) == [mark(given, "m2", "red"), mark(given, "m2", "blue")]
    blue = do(given, mark(given, "m2", "blue"))
    assert not blue.can(Mark)
    assert to_the_end_of_turn(blue).logbook(SCOTT) == [6]
    short = a_turn(roll=[S, S, J, R, V], owns={SCOTT: ["m2"]})
    assert short.can(Mark) == [mark(short, "m2", "red")]


@clause("LI-27")
def test_the_force_field_for_four_points() -> None:
    given = a_turn(roll=[J, S, V, V], owns={ELLEN: ["m1"]}, explored={ELLEN: ["s1"]})
    marked = do(given, mark(given, "m1", "yellow"))
    assert {RollAgain(), UseForceField()} <= set(marked.legal())
    when = do(marked, UseForceField())
    assert when.view().player == BEN
    assert when.logbook(ELLEN) == [2 + 4]
    assert when.view().players[ELLEN].functions == 0


def arena() -> LosBoard:
    return a_board("arena", site_values=(5, 5))


@clause("LI-35", "LI-36", "LI-37", "LI-38", "LI-26")
def test_julius_and_the_arena_with_two_extra_points() -> None:
    given = a_turn(
        roll=[J, B, L, S, S, J],
        pad=[],
        owns={JULIUS: ["s1", "m1"]},
        marked={RED: [("m3", "white")]},
        gone={"red": 1},
        board=arena(),
    )
    explored = do(given, site(given, "s1"))
    assert explored.view().points == 0

    challenged = to_the_end_of_turn(do(explored, mark(explored, "m1", "red")))
    assert challenged.view().phase == "duelling"
    sent = do(challenged, Send("red", 2))
    assert Challenge("white", 1) in sent.legal()
    when = do(sent, Challenge("white", 1))
    told = when.heard()[0]
    assert isinstance(told, MonsterChallenged)
    assert (told.monster.value, told.target.value, told.points) == (4, 4, 5)

    mine = roll(when, R, R, J, J, J, J)
    both = roll(mine, R, J, J, J, J, J)
    assert both.logbook(JULIUS) == [4 + 5]
    assert both.view().tables[2][0].circled == JULIUS
    assert both.view().tables[2][0].seat == RED
    totals, without = finished(both), finished_without_circle(both)
    assert totals[JULIUS] - without[JULIUS] == 2 * 2
    assert totals[RED] == without[RED]


def finished(given: Table) -> list[int]:
    """In halves, if the game ended now."""
    return scores(given.position.copy())


def finished_without_circle(given: Table) -> list[int]:
    position = given.position.copy()
    for value in range(len(position.circles)):
        position.circles[value] = -1
    return finished(Table(position))


@clause("LI-44", "LI-45", "LI-8", "LI-40")
def test_arthurs_red_giant() -> None:
    board = a_board(signs={"red": "square", "yellow": "star"})
    given = a_turn(roll=[S, S, J, R, V, J], owns={ARTHUR: ["m1"], BETTY: ["m4"]}, board=board, signs=True)
    square = to_the_end_of_turn(do(given, mark(given, "m1", "red")))
    assert square.view().phase == "square"
    betty = do(square, SetAside("red_giant"))
    assert betty.view().player == BETTY
    assert betty.rolls == 5

    banned = roll(betty, R, S, J, L, B)
    assert banned.view().bans == ("marking",)
    assert mark(banned, "m4", "yellow") not in banned.legal()

    free = roll(betty, S, J, L, B, V)
    star = to_the_end_of_turn(do(free, mark(free, "m4", "yellow")))
    assert star.view().phase == "star"
    assert star.rolls == 5
    when = roll(star, R, J, J, J, J)
    assert StarRolled(BETTY, ("jetpack", "jetpack", "jetpack", "jetpack", "red_giant"), 2) in when.heard()
    assert when.logbook(BETTY) == [2 + 2]


@clause("LI-25")
def test_a_draw_for_the_longest_route_is_shared() -> None:
    given = a_turn(
        players=3,
        routes={ANNA: ["A m2", "m2 m3"], BEN: ["C m5", "m5 s2"], CARL: ["A v1"]},
    )
    assert [player.route for player in given.view().players] == [5, 5, 3]
    assert finished(given) == [2 * 3, 2 * 3, 0]
