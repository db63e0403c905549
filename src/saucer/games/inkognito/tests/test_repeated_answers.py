"""Answers that were shown before, and objections to them: IK-22."""

import pytest

from saucer.games.inkognito.events import AnswerGiven, AnswerRepeated, CardsShown, Objected
from saucer.games.inkognito.model import Card, Expel, Object, ShowIfObjected
from saucer.games.inkognito.rules.state import Reply
from saucer.games.inkognito.tests.questions import (
    every_trio,
    lluc_is_asked,
    lluc_is_asked_through,
    no_answer_made_before,
    offered,
)
from saucer.games.inkognito.tests.table import ANNA, LLUC, MIQUEL, Table, reply, show
from tests.clauses import clause
from tests.positions import play


@pytest.fixture(autouse=True)
def alone() -> None:
    no_answer_made_before()


TRIO: tuple[Card, ...] = ("bubble", "agent_x", "short")


def repeated(times: int = 1) -> Table:
    shown = tuple(reply(MIQUEL, LLUC, "identity", *TRIO) for _ in range(times))
    return lluc_is_asked("identity", shown, "table")


@clause("IK-22")
def test_the_tables_referee_bars_nothing() -> None:
    assert len(offered(repeated())) == 58
    assert len(offered(lluc_is_asked("identity", every_trio("identity"), "table"))) == 58


@clause("IK-22")
def test_a_second_time_one_card_is_withdrawn_and_one_of_the_two_left_is_true() -> None:
    given = show(repeated(), LLUC, *TRIO)
    assert offered(given) == [("agent_x", "short"), ("bubble", "agent_x")]
    when = play(given, LLUC, ShowIfObjected(("agent_x", "short")))
    objected = play(when, MIQUEL, Object())
    last = objected.view(MIQUEL).replies[-1]
    assert (last.cards, last.objection, last.replacement) == (TRIO, "right", ("agent_x", "short"))
    assert objected.view(LLUC).replies == objected.view(MIQUEL).replies


@clause("IK-22")
def test_the_mission_card_left_over_does_not_count_as_true() -> None:
    trio: tuple[Card, ...] = ("agent_x", "short", "mission_b")
    given = lluc_is_asked("identity", (reply(MIQUEL, LLUC, "build", *trio),), "table")
    assert offered(show(given, LLUC, *trio)) == [("agent_x", "mission_b"), ("agent_x", "short")]


@clause("IK-22")
@pytest.mark.parametrize("times", [2, 3])
def test_a_third_time_or_later_one_true_card_of_either_type(times: int) -> None:
    given = show(repeated(times), LLUC, *TRIO)
    assert offered(given) == [("agent_x",), ("grey_agent_x",), ("tall",), ("grey_tall",)]
    when = play(play(given, LLUC, ShowIfObjected(("grey_tall",))), MIQUEL, Object())
    assert when.view(MIQUEL).replies[-1].replacement == ("grey_tall",)


@clause("IK-22")
def test_grey_cards_repeat_the_coloured_ones_and_stay_grey() -> None:
    given = show(repeated(), LLUC, "bubble", "grey_agent_x", "short")
    assert offered(given) == [("grey_agent_x", "short"), ("bubble", "grey_agent_x")]


@clause("IK-22")
@pytest.mark.parametrize(
    "before",
    [
        reply(MIQUEL, LLUC, "identity", "bubble", "agent_x", through=True),
        reply(MIQUEL, LLUC, "identity", "bubble", "agent_x", "fat"),
    ],
)
def test_a_repeated_pair_leaves_the_true_card_of_the_type_asked_for(before: Reply) -> None:
    given = show(lluc_is_asked_through("identity", (before,), "table"), LLUC, "bubble", "agent_x")
    assert offered(given) == [("agent_x",), ("grey_agent_x",)]


@clause("IK-22", "IK-50a")
def test_nobody_else_notices_that_an_answer_is_repeated_or_objected_to() -> None:
    asked = repeated()
    given = show(asked, LLUC, *TRIO)
    assert given.heard(LLUC) == [AnswerRepeated(MIQUEL, TRIO)]
    assert given.heard(MIQUEL) == given.heard(ANNA) == given.heard() == []
    assert given.view(LLUC).phase == "reserving"
    assert given.view(LLUC).answer == TRIO
    for other in (MIQUEL, ANNA, None):
        assert given.view(other) == asked.view(other)
    assert given.asked == [LLUC]
    assert given.legal(MIQUEL) == []
    when = play(given, LLUC, ShowIfObjected(("agent_x", "short")))
    assert when.heard(ANNA) == [AnswerGiven(MIQUEL, LLUC)]
    assert when.heard(MIQUEL) == [CardsShown(MIQUEL, LLUC, TRIO)]
    assert when.view(LLUC).reserve == ("agent_x", "short")
    assert [when.view(other).reserve for other in (MIQUEL, ANNA, None)] == [None, None, None]
    objected = play(when, MIQUEL, Object())
    heard = Objected(MIQUEL, LLUC, True, ("agent_x", "short"))
    assert objected.heard(MIQUEL) == objected.heard(LLUC) == [heard]
    assert objected.heard(ANNA) == objected.heard() == []
    assert objected.view(ANNA) == when.view(ANNA)
    assert objected.asked == [MIQUEL]


@clause("IK-22")
def test_an_objection_is_made_once_before_expelling_and_a_wrong_one_changes_nothing() -> None:
    given = show(lluc_is_asked("identity", (), "table"), LLUC, *TRIO)
    assert Object() in given.legal(MIQUEL)
    assert given.view(LLUC).reserve is None
    when = play(given, MIQUEL, Object())
    assert when.heard(MIQUEL) == when.heard(LLUC) == [Objected(MIQUEL, LLUC, False, ())]
    last = when.view(MIQUEL).replies[-1]
    assert (last.cards, last.objection, last.replacement) == (TRIO, "wrong", None)
    assert Object() not in when.legal(MIQUEL)
    assert Object() not in play(given, MIQUEL, Expel("R1")).legal(MIQUEL)


@clause("IK-22")
def test_a_replacement_cannot_be_objected_to() -> None:
    given = play(show(repeated(), LLUC, *TRIO), LLUC, ShowIfObjected(("agent_x", "short")))
    assert (given.view(LLUC).answer, given.position.answer) == (None, ())
    when = play(given, MIQUEL, Object())
    assert Object() not in when.legal(MIQUEL)
    assert (when.view(LLUC).reserve, when.position.reserve) == (None, ())


@clause("IK-21")
def test_the_strict_referee_knows_no_objection() -> None:
    assert Object() not in show(lluc_is_asked("identity"), LLUC, *TRIO).legal(MIQUEL)


@clause("IK-22")
def test_every_showing_counts_objected_to_or_not() -> None:
    given = play(show(repeated(), LLUC, *TRIO), LLUC, ShowIfObjected(("agent_x", "short")))
    for when in (given, play(given, MIQUEL, Object())):
        assert [each.values for each in when.position.replies] == [each.values for each in repeated(2).position.replies]
        assert len(when.position.replies) == 2


@clause("IK-22")
def test_a_reserve_is_forgotten_with_the_meeting() -> None:
    given = play(show(repeated(), LLUC, *TRIO), LLUC, ShowIfObjected(("agent_x", "short")))
    assert play(given, MIQUEL, Expel("R1")).view(LLUC).reserve is None
