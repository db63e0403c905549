"""Meetings and expulsion, IK-13 to IK-15 and IK-24 to IK-26."""

from saucer.games.inkognito.events import (
    AmbassadorExpelled,
    AnswerGiven,
    CardsShown,
    FigureExpelled,
    FigureMovedOn,
    MeetingChosen,
    QuestionAsked,
    TurnStarted,
)
from saucer.games.inkognito.model import Ask, AskThrough, Claim, EndMovement, EndTurn, Expel, Meet, MoveFigure, MoveOn
from saucer.games.inkognito.rules.board import NAMES, REFUGES, UNNUMBERED
from saucer.games.inkognito.tests.table import ANNA, LLUC, LUC, MIQUEL, Table, a_turn, show
from tests.clauses import clause
from tests.positions import play

CLAIMS = [Claim(ANNA), Claim(LUC), Claim(LLUC)]


def one_meeting() -> Table:
    """Miquel's tall figure has come onto Lluc's at P04."""
    given = a_turn(balls="orange", figures={"yellow tall": "P04"})
    return play(given, MIQUEL, MoveFigure("orange", "red", "tall", "P04"))


def two_meetings() -> Table:
    """With Lluc's figure at P04 and the Ambassador at P21."""
    given = a_turn(balls="orange orange", figures={"yellow tall": "P04", "ambassador": "P21"})
    return play(given, MIQUEL, MoveFigure("orange", "red", "tall", "P04"), MoveFigure("orange", "red", "short", "P21"))


@clause("IK-13")
def test_meetings_are_settled_one_by_one_in_an_order_of_choice() -> None:
    given = two_meetings()
    assert given.legal(MIQUEL) == [Meet("P04"), Meet("P21"), *CLAIMS]
    assert given.legal(LLUC) == []
    when = play(given, MIQUEL, Meet("P21"))
    assert when.heard() == [MeetingChosen(MIQUEL, "P21")]
    assert (when.phase, when.view().meeting) == ("asking", "P21")
    settled = play(when, MIQUEL, MoveOn("N5"))
    assert (settled.phase, settled.view().meeting) == ("asking", "P04")
    assert play(settled, MIQUEL, MoveOn("P09")).phase == "closing"


@clause("IK-13", "IK-30a")
def test_without_a_meeting_the_turn_is_ended_by_the_player() -> None:
    when = play(a_turn(), MIQUEL, EndMovement())
    assert when.legal(MIQUEL) == [EndTurn(), *CLAIMS]
    ended = play(when, MIQUEL, EndTurn())
    assert ended.heard() == [TurnStarted(8, LLUC)]
    assert (ended.phase, ended.view().on_turn, ended.view().balls) == ("shaking", LLUC, ())


@clause("IK-7")
def test_after_the_last_seat_comes_the_first() -> None:
    assert play(play(a_turn(LLUC), LLUC, EndMovement()), LLUC, EndTurn()).view().on_turn == ANNA


@clause("IK-14", "IK-15", "IK-13a")
def test_a_meeting_is_settled_by_a_question_or_by_moving_on() -> None:
    when = one_meeting()
    assert when.legal(MIQUEL) == [
        Ask("identity"), Ask("build"), MoveOn("N4"), MoveOn("R1"), MoveOn("Y1"), MoveOn("P09"), *CLAIMS,
    ]  # fmt: skip
    assert [when.legal(seat) for seat in (ANNA, LUC, LLUC)] == [[], [], []]


@clause("IK-14", "IK-17")
def test_the_ambassador_met_is_asked_about_any_other_player() -> None:
    when = play(two_meetings(), MIQUEL, Meet("P21"))
    questions = [AskThrough(player, question) for player in (ANNA, LUC, LLUC) for question in ("identity", "build")]
    assert when.legal(MIQUEL)[:6] == questions
    asked = play(when, MIQUEL, AskThrough(LUC, "build"))
    assert asked.heard() == [QuestionAsked(MIQUEL, LUC, "build", True, "P21")]
    assert asked.asked == [LUC]


@clause("IK-15")
def test_the_extra_move_goes_to_a_free_space_and_the_figure_met_stays() -> None:
    when = play(one_meeting(), MIQUEL, MoveOn("N4"))
    assert (when.where("red tall"), when.where("yellow tall")) == ("N4", "P04")
    assert when.heard() == [FigureMovedOn(MIQUEL, "tall", "P04", "N4")]
    assert when.phase == "closing"


@clause("IK-15")
def test_where_no_space_is_free_one_must_ask() -> None:
    figures = {"yellow tall": "P18", "ambassador": "P17", "red tall": "E"}
    given = play(a_turn(balls="orange", figures=figures), MIQUEL, MoveFigure("orange", "red", "tall", "P18"))
    assert given.legal_of(MIQUEL, MoveOn) == [MoveOn("E")]
    crowded = a_turn(balls="orange orange", figures={**figures, "red short": "P09"})
    when = play(
        crowded,
        MIQUEL,
        MoveFigure("orange", "red", "tall", "P18"),
        MoveFigure("orange", "red", "short", "E"),
    )
    assert when.legal(MIQUEL) == [Ask("identity"), Ask("build"), *CLAIMS]


@clause("IK-16", "IK-23", "IK-50", "IK-50a")
def test_a_question_is_public_and_its_answer_is_not() -> None:
    asked = play(one_meeting(), MIQUEL, Ask("identity"))
    assert asked.heard() == [QuestionAsked(MIQUEL, LLUC, "identity", False, "P04")]
    assert (asked.asked, asked.phase) == ([LLUC], "answering")
    assert asked.legal(MIQUEL) == []
    when = show(asked, LLUC, "fiddlebottom", "agent_x", "fat")
    shown = CardsShown(MIQUEL, LLUC, ("fiddlebottom", "agent_x", "fat"))
    assert when.heard(MIQUEL) == when.heard(LLUC) == [shown]
    assert when.heard(ANNA) == when.heard() == [AnswerGiven(MIQUEL, LLUC)]


@clause("IK-24")
def test_a_figure_asked_is_expelled_to_any_free_space_without_a_number() -> None:
    when = show(play(one_meeting(), MIQUEL, Ask("identity")), LLUC, "agent_x", "tall", "mission_d")
    free = [NAMES[space] for space in UNNUMBERED if when.position.standing[space] == 0]
    assert when.legal(MIQUEL) == [*[Expel(space) for space in free], *CLAIMS]
    assert "E" not in free
    assert {"R1", "Y1", "P09"} <= set(free)
    expelled = play(when, MIQUEL, Expel("P33"))
    assert expelled.heard() == [FigureExpelled(MIQUEL, "yellow", "tall", "P04", "P33")]
    assert (expelled.where("yellow tall"), expelled.where("red tall")) == ("P33", "P04")
    view = expelled.view()
    assert (view.phase, view.meeting, view.question) == ("closing", None, None)


@clause("IK-25")
def test_the_ambassador_asked_is_sent_to_the_embassy_or_a_free_start_space() -> None:
    asked = play(two_meetings(), MIQUEL, Meet("P21"), AskThrough(LUC, "identity"))
    when = show(asked, LUC, "bubble", "agent_x")
    free = [NAMES[space] for space in REFUGES if when.position.standing[space] == 0]
    assert free == ["E", "R1", "R2", "Y1"]
    assert when.legal_of(MIQUEL, Expel) == [Expel(space) for space in free]
    expelled = play(when, MIQUEL, Expel("R2"))
    assert expelled.heard() == [AmbassadorExpelled(MIQUEL, "P21", "R2")]
    assert (expelled.where("ambassador"), expelled.where("red short")) == ("R2", "P21")
    assert (when.position.through, expelled.position.through) == (True, False)


@clause("IK-26")
def test_the_same_player_may_be_asked_by_a_meeting_and_through_the_ambassador() -> None:
    when = play(two_meetings(), MIQUEL, Meet("P21"), AskThrough(LLUC, "identity"))
    when = play(show(when, LLUC, "bubble", "agent_x"), MIQUEL, Expel("E"), Ask("identity"))
    assert when.asked == [LLUC]
    assert [reply.through_ambassador for reply in show(when, LLUC, "bubble", "agent_x", "fat").view().replies] == [
        True,
        False,
    ]


@clause("IK-29")
def test_what_is_moved_in_a_turn_is_forgotten_with_the_next() -> None:
    when = play(one_meeting(), MIQUEL, MoveOn("N4"))
    assert [figure.space for figure in when.view().figures if figure.moved] == ["N4"]
    ended = play(when, MIQUEL, EndTurn())
    assert not [figure for figure in ended.view().figures if figure.moved]
