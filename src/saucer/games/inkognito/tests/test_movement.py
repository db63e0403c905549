"""Movement, IK-8 to IK-12."""

from itertools import combinations_with_replacement

import pytest

from saucer.core import SILENT, Random, Seat
from saucer.games.inkognito.events import AmbassadorMoved, FigureMoved, MovementEnded
from saucer.games.inkognito.model import BUILDS, COLOURS, Claim, EndMovement, FigureBall, MoveAmbassador, MoveFigure
from saucer.games.inkognito.rules.board import BOTH, LAND, NAMES, SEA, SPACES
from saucer.games.inkognito.rules.movement import ends_legally, movements
from saucer.games.inkognito.rules.position import InkognitoPosition
from saucer.games.inkognito.tests.table import ANNA, LLUC, LUC, MIQUEL, Table, a_turn
from tests.clauses import clause
from tests.positions import play


def targets(given: Table, ball: str, figure: str, seat: Seat = MIQUEL) -> list[str]:
    colour, build = figure.split()
    moves = [each for each in given.legal(seat) if isinstance(each, MoveFigure)]
    return [each.to for each in moves if (each.ball, each.colour, each.build) == (ball, colour, build)]


def strolls(given: Table, seat: Seat = MIQUEL) -> list[str]:
    return [each.to for each in given.legal(seat) if isinstance(each, MoveAmbassador)]


@clause("IK-8")
def test_orange_by_land_blue_by_sea_white_by_both() -> None:
    given = a_turn(balls="orange blue white")
    assert targets(given, "orange", "red short") == ["N8", "P21"]
    assert targets(given, "blue", "red short") == ["P05", "P21"]
    assert targets(given, "white", "red short") == ["N8", "P05", "P21"]
    assert targets(given, "white", "blue tall") == []


@clause("IK-8")
def test_purple_moves_any_other_players_figure_by_land_or_sea() -> None:
    given = a_turn(balls="purple black black")
    assert targets(given, "purple", "green tall") == ["N4", "P02", "P05"]
    assert targets(given, "purple", "yellow short") == ["P08", "P10", "P15"]
    assert targets(given, "purple", "blue thin") == ["N6", "P21", "P26", "P31"]
    assert targets(given, "purple", "red tall") == []


@clause("IK-8", "IK-12")
def test_black_moves_the_ambassador() -> None:
    assert strolls(a_turn(balls="black orange blue")) == ["P09", "P18"]
    assert strolls(a_turn(balls="white orange blue")) == []


@clause("IK-8a")
def test_two_balls_of_a_colour_and_two_ways_to_a_space_are_one_action() -> None:
    given = a_turn(balls="white white white", figures={"red tall": "P07"})
    assert targets(given, "white", "red tall") == ["N4", "R1", "P05", "P13"]
    assert len(set(given.legal(MIQUEL))) == len(given.legal(MIQUEL))


@clause("IK-8")
def test_balls_are_used_up_in_any_order_and_none_is_compulsory() -> None:
    given = a_turn(balls="orange blue white")
    when = play(given, MIQUEL, MoveFigure("blue", "red", "short", "P05"))
    assert when.view().balls_left == ("white", "orange")
    assert when.view().balls == ("white", "orange", "blue")
    assert when.heard() == [FigureMoved(MIQUEL, "blue", "red", "short", "R2", "P05")]
    assert targets(when, "blue", "red short") == []
    ended = play(given, MIQUEL, EndMovement())
    assert ended.heard() == [MovementEnded(MIQUEL)]
    assert (ended.phase, ended.view().balls_left) == ("closing", ())


@clause("IK-8")
def test_one_figure_may_use_all_three_and_the_movement_ends_with_the_last() -> None:
    steps = [MoveFigure("white", "red", "short", space) for space in ("P05", "P07", "P13")]
    when = play(a_turn(), MIQUEL, *steps)
    assert (when.where("red short"), when.phase) == ("P13", "closing")


@clause("IK-8")
def test_only_the_player_on_turn_moves() -> None:
    given = a_turn()
    assert given.asked == [MIQUEL]
    assert [given.legal(seat) for seat in (ANNA, LUC, LLUC)] == [[], [], []]


@clause("IK-9", "IK-10a")
def test_own_figures_pass_through_occupied_spaces_but_do_not_end_together() -> None:
    given = a_turn(balls="orange orange black", figures={"red tall": "P12", "red short": "P11", "blue short": "P01"})
    through = play(given, MIQUEL, MoveFigure("orange", "red", "tall", "P11"))
    assert EndMovement() not in through.legal(MIQUEL)
    assert not through.legal_of(MIQUEL, Claim)
    assert play(through, MIQUEL, MoveFigure("orange", "red", "tall", "N7")).phase == "moving"
    last = a_turn(balls="orange", figures={"red tall": "P12", "red short": "P11"})
    assert "P11" not in targets(last, "orange", "red tall")


@clause("IK-9")
def test_own_figures_end_with_another_players_figure_or_the_ambassador() -> None:
    given = a_turn(balls="orange", figures={"red tall": "P09", "yellow tall": "P04"})
    assert targets(given, "orange", "red tall") == ["E", "P04", "P06"]


@clause("IK-10")
def test_one_shares_with_at_most_one_figure_of_each_other_player() -> None:
    figures = {"red tall": "P04", "yellow tall": "P04", "red short": "P10", "yellow short": "Y2", "green tall": "N3"}
    given = a_turn(balls="orange", figures=figures)
    assert targets(given, "orange", "red short") == ["N3", "P14"]
    assert "Y1" in targets(given, "orange", "red tall")


@clause("IK-10", "IK-10a")
def test_a_second_figure_may_be_passed_with_a_ball_left() -> None:
    figures = {"red tall": "P04", "yellow tall": "P04", "red short": "P10", "yellow short": "Y2"}
    given = a_turn(balls="orange orange", figures=figures)
    passing = play(given, MIQUEL, MoveFigure("orange", "red", "short", "Y2"))
    assert EndMovement() not in passing.legal(MIQUEL)
    assert targets(passing, "orange", "red short") == ["P08", "P10", "P15"]
    assert targets(passing, "orange", "red tall") == ["N4", "R1", "Y1", "P09"]
    assert targets(passing, "orange", "red fat") == []


@clause("IK-10a")
def test_the_balls_left_must_be_able_to_lead_out() -> None:
    figures = {"red tall": "P04", "yellow tall": "P04", "red short": "P10", "yellow short": "Y2"}
    assert "Y2" not in targets(a_turn(balls="orange black black", figures=figures), "orange", "red short")
    assert "Y2" in targets(a_turn(balls="orange purple", figures=figures), "orange", "red short")
    assert "Y2" in targets(a_turn(balls="orange blue", figures=figures), "orange", "red short")


@clause("IK-10")
def test_purple_may_not_bring_about_a_second_meeting_with_one_player() -> None:
    figures = {"red tall": "P04", "yellow tall": "P04", "red short": "P10"}
    given = a_turn(balls="purple", figures=figures)
    assert "P10" not in targets(given, "purple", "yellow short")
    assert "P10" in targets(a_turn(balls="purple", figures={"red short": "P10"}), "purple", "yellow short")
    assert "Y1" in targets(given, "purple", "yellow tall")


@clause("IK-11")
def test_purple_goes_onto_free_spaces_and_own_figures_only() -> None:
    figures = {"yellow tall": "P04", "red tall": "N4", "blue tall": "R1", "ambassador": "P09", "yellow short": "Y1"}
    assert targets(a_turn(balls="purple", figures=figures), "purple", "yellow tall") == ["N4"]


@clause("IK-11")
def test_purple_may_go_onto_a_numbered_space() -> None:
    assert "N4" in targets(a_turn(balls="purple"), "purple", "blue tall")


@clause("IK-11")
def test_purple_moves_a_figure_away_from_ones_own() -> None:
    when = play(
        a_turn(balls="purple", figures={"red tall": "P04", "yellow tall": "P04"}),
        MIQUEL,
        MoveFigure("purple", "yellow", "tall", "Y1"),
    )
    assert when.phase == "closing"


@clause("IK-12")
def test_black_goes_onto_free_spaces_and_own_figures_only() -> None:
    given = a_turn(balls="black black white", figures={"red tall": "P09", "blue tall": "P18"})
    assert strolls(given) == ["P09"]
    when = play(given, MIQUEL, MoveAmbassador("P09"))
    assert when.heard() == [AmbassadorMoved(MIQUEL, "E", "P09")]
    assert strolls(when) == ["N7", "E", "P04", "P06", "P22"]


@clause("IK-12")
def test_black_does_not_pass_through_another_players_figure() -> None:
    given = a_turn(balls="black black white", figures={"blue tall": "P18", "green tall": "P09"})
    assert strolls(given) == []


def best_moves(position: InkognitoPosition) -> bool:
    """By trying everything: whether some order of the balls left leads to a legal end."""
    if ends_legally(position):
        return True
    for ball, links in ((0, BOTH), (1, LAND), (2, SEA), (3, BOTH), (4, BOTH)):
        if position.balls[ball]:
            for figure in figures_for(position, ball):
                for to in links[position.places[figure]]:
                    if is_allowed(position, ball, to) and best_moves(moved(position, ball, figure, to)):
                        return True
    return False


def figures_for(position: InkognitoPosition, ball: int) -> list[int]:
    own = range(position.on_turn * 4, position.on_turn * 4 + 4)
    if ball == 3:
        return [16]
    return [figure for figure in range(16) if (figure in own) != (ball == 4)]


def is_allowed(position: InkognitoPosition, ball: int, to: int) -> bool:
    own = 15 << 4 * position.on_turn
    return ball < 3 or position.standing[to] & ~own == 0


def moved(position: InkognitoPosition, ball: int, figure: int, to: int) -> InkognitoPosition:
    after = position.copy()
    after.put(figure, to)
    after.balls[ball] -= 1
    return after


def crowd(random: Random, balls: tuple[int, ...]) -> InkognitoPosition:
    """Figures close together, one in each space, and these balls."""
    position = a_turn(MIQUEL, "white").position.copy()
    position.balls = [balls.count(ball) for ball in range(5)]
    spaces = [int(random.below(SPACES))]
    for space in spaces:
        spaces.extend([other for other in BOTH[space] if other not in spaces][: 1 + int(random.below(3))])
    order = random.shuffled(17)
    for figure, place in enumerate(order):
        position.put(figure, 57 - figure if place >= len(spaces) else spaces[place])
    return position if len({*position.places}) == 17 else crowd(random, balls)


BALLS_LEFT = [balls for balls in combinations_with_replacement(range(5), 3) if balls.count(4) < 2]


@clause("IK-10a")
@pytest.mark.parametrize("balls", BALLS_LEFT)
def test_a_move_is_legal_exactly_if_trying_everything_finds_an_end(balls: tuple[int, ...]) -> None:
    random = Random(sum(ball * 7**place for place, ball in enumerate(balls)))
    for _ in range(4):
        position = crowd(random, balls)
        for _ in range(3):
            before = position.key()
            legal = {each for each in movements(position, MIQUEL) if isinstance(each, MoveFigure | MoveAmbassador)}
            assert legal == set(by_trying(position))
            assert position.key() == before
            if not legal or position.phase != a_turn().position.phase:
                break
            choices = sorted(legal, key=repr)
            position.act(MIQUEL, choices[int(random.below(len(choices)))], SILENT)


def by_trying(position: InkognitoPosition) -> list[MoveFigure | MoveAmbassador]:
    found: list[MoveFigure | MoveAmbassador] = []
    for ball, links in ((0, BOTH), (1, LAND), (2, SEA), (3, BOTH), (4, BOTH)):
        if not position.balls[ball]:
            continue
        for figure in figures_for(position, ball):
            for to in links[position.places[figure]]:
                if is_allowed(position, ball, to) and best_moves(moved(position, ball, figure, to)):
                    found.append(move_of(ball, figure, to))
    return found


FIGURE_BALLS: dict[int, FigureBall] = {0: "white", 1: "orange", 2: "blue", 4: "purple"}


def move_of(ball: int, figure: int, to: int) -> MoveFigure | MoveAmbassador:
    if ball == 3:
        return MoveAmbassador(NAMES[to])
    return MoveFigure(FIGURE_BALLS[ball], COLOURS[figure // 4], BUILDS[figure % 4], NAMES[to])
