"""Answers, IK-16 to IK-22."""

import pytest

from saucer.core import Seat
from saucer.games.inkognito.model import (
    AnswerGiven,
    AnswerRepeated,
    Ask,
    AskThrough,
    Card,
    CardsShown,
    Expel,
    MoveFigure,
    Object,
    Objected,
    Question,
    Show,
    ShowIfObjected,
)
from saucer.games.inkognito.rules.repertoire import REPERTOIRES, SHOWS, codes, repertoire
from saucer.games.inkognito.rules.state import BUILD, IDENTITY, Reply, values_of
from saucer.games.inkognito.tests.table import ANNA, LLUC, LUC, MIQUEL, Referee, Table, a_turn, play, reply, show
from tests.clauses import clause

IDENTITIES: tuple[Card, ...] = ("fiddlebottom", "bubble", "zsa_zsa", "agent_x")
BUILDS: tuple[Card, ...] = ("tall", "short", "fat", "thin")


@pytest.fixture(autouse=True)
def no_answer_made_before() -> None:
    """What one test made the next would find: a rule that goes wrong later would not show."""
    REPERTOIRES[:] = [None] * len(REPERTOIRES)
    SHOWS.clear()


def lluc_is_asked(question: Question, shown: tuple[Reply, ...] = (), referee: Referee = "strict") -> Table:
    """Lluc is Agent X, tall, with mission B; Miquel's figure meets one of his."""
    given = a_turn(
        balls="orange",
        figures={"yellow fat": "P04"},
        secrets={LLUC: ("agent_x", "tall", "B")},
        shown=shown,
        referee=referee,
    )
    return play(given, MIQUEL, MoveFigure("orange", "red", "tall", "P04"), Ask(question))


def lluc_is_asked_through(question: Question, shown: tuple[Reply, ...] = (), referee: Referee = "strict") -> Table:
    given = a_turn(
        balls="orange",
        figures={"ambassador": "P04"},
        secrets={LLUC: ("agent_x", "tall", "B")},
        shown=shown,
        referee=referee,
    )
    return play(given, MIQUEL, MoveFigure("orange", "red", "tall", "P04"), AskThrough(LLUC, question))


def offered(given: Table, seat: Seat = LLUC) -> list[tuple[Card, ...]]:
    return [each.cards for each in given.legal(seat) if isinstance(each, Show | ShowIfObjected)]


def is_plain(cards: tuple[Card, ...]) -> bool:
    return not any(card.startswith(("grey", "mission")) for card in cards)


def coloured(cards: tuple[Card, ...]) -> frozenset[str]:
    return frozenset(card.removeprefix("grey_") for card in cards)


def sets_offered(given: Table) -> set[frozenset[str]]:
    """Whatever is grey."""
    return {coloured(cards) for cards in offered(given)}


@clause("IK-16", "IK-18")
@pytest.mark.parametrize(("question", "two", "one"), [("identity", IDENTITIES, BUILDS), ("build", BUILDS, IDENTITIES)])
def test_two_of_the_type_asked_for_and_one_of_the_other_one_of_them_true(
    question: Question, two: tuple[Card, ...], one: tuple[Card, ...]
) -> None:
    plain = [cards for cards in offered(lluc_is_asked(question)) if is_plain(cards)]
    expected = {
        frozenset({first, second, third})
        for first in two
        for second in two
        for third in one
        if first != second and {"agent_x", "tall"} & {first, second, third}
    }
    assert len(expected) == 15
    assert {frozenset(cards) for cards in plain} == expected
    assert len(plain) == 15


@clause("IK-18", "IK-19")
@pytest.mark.parametrize("question", ["identity", "build"])
def test_an_answer_is_one_of_58(question: Question) -> None:
    when = offered(lluc_is_asked(question))
    assert len(when) == len(set(when)) == 58
    order = (*IDENTITIES, *BUILDS)
    for cards in when:
        values = [card.removeprefix("grey_") for card in cards if not card.startswith("mission")]
        assert values == sorted(values, key=[str(each) for each in order].index)
        assert len(cards) == 3


@clause("IK-16", "IK-17")
def test_the_answers_to_a_question_are_made_once_and_kept_apart_from_those_to_others() -> None:
    position = lluc_is_asked("identity").position
    kinds = [(question, through) for question in (IDENTITY, BUILD) for through in (False, True)]
    made = [repertoire(position, LLUC, question, through) for question, through in kinds]
    assert len({id(each) for each in made}) == 4
    for (question, through), each in zip(kinds, made, strict=True):
        assert repertoire(position, LLUC, question, through) is each


@clause("IK-18")
def test_true_cards_may_be_grey_and_false_ones_not() -> None:
    when = offered(lluc_is_asked("identity"))
    assert [cards for cards in when if coloured(cards) == {"bubble", "agent_x", "tall"}] == [
        ("bubble", "agent_x", "tall"),
        ("bubble", "agent_x", "grey_tall"),
        ("bubble", "grey_agent_x", "tall"),
        ("bubble", "grey_agent_x", "grey_tall"),
    ]
    assert {card for cards in when for card in cards if card.startswith("grey")} == {"grey_agent_x", "grey_tall"}


@clause("IK-19")
def test_the_mission_card_replaces_any_one_card_and_is_not_the_true_one() -> None:
    with_mission = [cards for cards in offered(lluc_is_asked("identity")) if "mission_b" in cards]
    assert {cards for cards in with_mission if "grey" not in str(cards)} == {
        ("fiddlebottom", "agent_x", "mission_b"),
        ("bubble", "agent_x", "mission_b"),
        ("zsa_zsa", "agent_x", "mission_b"),
        ("agent_x", "tall", "mission_b"),
        ("agent_x", "short", "mission_b"),
        ("agent_x", "fat", "mission_b"),
        ("agent_x", "thin", "mission_b"),
        ("fiddlebottom", "tall", "mission_b"),
        ("bubble", "tall", "mission_b"),
        ("zsa_zsa", "tall", "mission_b"),
    }
    assert not [cards for cards in offered(lluc_is_asked("identity")) if "mission_a" in cards]


@clause("IK-17", "IK-19")
def test_through_the_ambassador_two_of_the_type_one_of_them_true_or_the_true_one_with_the_mission() -> None:
    assert offered(lluc_is_asked_through("build")) == [
        ("tall", "short"),
        ("grey_tall", "short"),
        ("tall", "fat"),
        ("grey_tall", "fat"),
        ("tall", "thin"),
        ("grey_tall", "thin"),
        ("tall", "mission_b"),
        ("grey_tall", "mission_b"),
    ]
    assert sets_offered(lluc_is_asked_through("identity")) == {
        frozenset({"agent_x", "fiddlebottom"}),
        frozenset({"agent_x", "bubble"}),
        frozenset({"agent_x", "zsa_zsa"}),
        frozenset({"agent_x", "mission_b"}),
    }


@clause("IK-20", "IK-21")
def test_a_trio_is_not_shown_twice_whatever_the_question_and_however_grey() -> None:
    shown = (reply(MIQUEL, LLUC, "identity", "agent_x", "short", "mission_b"),)
    for question in ("identity", "build"):
        when = sets_offered(lluc_is_asked(question, shown))
        assert frozenset({"agent_x", "short", "mission_b"}) not in when
        assert frozenset({"agent_x", "fat", "mission_b"}) in when
    grey = (reply(MIQUEL, LLUC, "identity", "bubble", "grey_agent_x", "tall"),)
    assert frozenset({"bubble", "agent_x", "tall"}) not in sets_offered(lluc_is_asked("identity", grey))


@clause("IK-20")
def test_what_others_showed_or_were_shown_bars_nothing() -> None:
    shown = (
        reply(ANNA, LLUC, "identity", "bubble", "agent_x", "tall"),
        reply(MIQUEL, LUC, "identity", "bubble", "agent_x", "tall"),
        reply(LLUC, MIQUEL, "identity", "bubble", "agent_x", "tall"),
    )
    assert len(offered(lluc_is_asked("identity", shown))) == 58


@clause("IK-20", "IK-21")
def test_a_pair_is_barred_by_the_same_pair_and_by_a_trio_that_holds_it() -> None:
    pair = reply(MIQUEL, LLUC, "build", "tall", "short", through=True)
    assert frozenset({"tall", "short"}) not in sets_offered(lluc_is_asked_through("build", (pair,)))
    trio = reply(MIQUEL, LLUC, "build", "bubble", "tall", "fat")
    when = sets_offered(lluc_is_asked_through("build", (pair, trio)))
    assert when == {frozenset({"tall", "thin"}), frozenset({"tall", "mission_b"})}
    mission = reply(MIQUEL, LLUC, "identity", "bubble", "grey_tall", "mission_b")
    assert frozenset({"tall", "mission_b"}) not in sets_offered(lluc_is_asked_through("build", (mission,)))


@clause("IK-20")
def test_a_pair_does_not_bar_the_trio_that_holds_it() -> None:
    pair = (reply(MIQUEL, LLUC, "build", "tall", "short", through=True),)
    assert len(offered(lluc_is_asked("build", pair))) == 58


def every_trio(question: Question) -> tuple[Reply, ...]:
    """All fifteen without the mission card, shown to Miquel."""
    given = offered(lluc_is_asked(question))
    plain = [cards for cards in given if is_plain(cards)]
    assert len(plain) == 15
    return tuple(reply(MIQUEL, LLUC, question, *cards) for cards in plain)


@clause("IK-21")
@pytest.mark.parametrize("question", ["identity", "build"])
def test_when_all_fifteen_are_used_one_true_card_of_either_type_is_shown(question: Question) -> None:
    shown = every_trio(question)
    assert len(sets_offered(lluc_is_asked(question, shown[:14]))) == 11
    when = offered(lluc_is_asked(question, shown))
    assert when[:4] == [("agent_x",), ("grey_agent_x",), ("tall",), ("grey_tall",)]
    assert all("mission_b" in cards for cards in when[4:])
    assert len(when) == 4 + 22


@clause("IK-21")
def test_when_all_three_pairs_are_barred_the_true_card_of_the_type_asked_for_is_shown() -> None:
    shown = (
        reply(MIQUEL, LLUC, "build", "tall", "short", through=True),
        reply(MIQUEL, LLUC, "build", "bubble", "tall", "fat"),
        reply(MIQUEL, LLUC, "identity", "agent_x", "zsa_zsa", "tall"),
        reply(MIQUEL, LLUC, "build", "agent_x", "tall", "thin"),
    )
    assert offered(lluc_is_asked_through("build", shown)) == [
        ("tall",),
        ("grey_tall",),
        ("tall", "mission_b"),
        ("grey_tall", "mission_b"),
    ]
    used = reply(MIQUEL, LLUC, "build", "grey_tall", "mission_b", through=True)
    assert offered(lluc_is_asked_through("build", (*shown, used))) == [("tall",), ("grey_tall",)]


@clause("IK-21")
def test_the_true_card_is_an_identity_when_the_ambassador_was_asked_for_identities() -> None:
    others: tuple[Card, ...] = ("fiddlebottom", "bubble", "zsa_zsa")
    shown = tuple(reply(MIQUEL, LLUC, "identity", other, "agent_x", through=True) for other in others)
    assert offered(lluc_is_asked_through("identity", shown)) == [
        ("agent_x",),
        ("grey_agent_x",),
        ("agent_x", "mission_b"),
        ("grey_agent_x", "mission_b"),
    ]


@clause("IK-21")
def test_a_single_card_bars_nothing_and_may_be_shown_again() -> None:
    single = reply(MIQUEL, LLUC, "identity", "tall")
    assert len(offered(lluc_is_asked("identity", (single,)))) == 58
    assert len(offered(lluc_is_asked_through("build", (single,)))) == 8
    again = (*every_trio("identity"), reply(MIQUEL, LLUC, "identity", "agent_x"))
    assert ("agent_x",) in offered(lluc_is_asked("identity", again))


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


@clause("IK-50a", "IK-34")
def test_one_keeps_what_one_saw_and_what_one_showed() -> None:
    given = show(lluc_is_asked("build"), LLUC, "agent_x", "short", "thin")
    own = given.view(LLUC).replies[0]
    assert (own.turn, own.asker, own.asked, own.question, own.through_ambassador) == (7, MIQUEL, LLUC, "build", False)
    assert own.cards == given.view(MIQUEL).replies[0].cards == ("agent_x", "short", "thin")
    for other in (ANNA, LUC, None):
        hidden = given.view(other).replies[0]
        assert (hidden.asker, hidden.asked, hidden.question) == (MIQUEL, LLUC, "build")
        assert (hidden.cards, hidden.objection, hidden.replacement) == (None, None, None)


@clause("IK-18", "IK-20")
def test_a_grey_card_counts_as_the_same_card_and_all_missions_alike() -> None:
    for number, card in enumerate((*IDENTITIES, *BUILDS)):
        assert values_of((number,)) == values_of((number + 8,)) == values_of(codes((card,))) == 1 << number
    assert {values_of((16 + letter,)) for letter in range(4)} == {1 << 8}
