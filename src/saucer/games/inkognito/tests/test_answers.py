"""Answers, IK-16 to IK-21."""

import pytest

from saucer.games.inkognito.model import (
    Card,
    Question,
)
from saucer.games.inkognito.rules.repertoire import codes, repertoire
from saucer.games.inkognito.rules.state import BUILD, IDENTITY, values_of
from saucer.games.inkognito.tests.questions import (
    coloured,
    every_trio,
    is_plain,
    lluc_is_asked,
    lluc_is_asked_through,
    no_answer_made_before,
    offered,
    sets_offered,
)
from saucer.games.inkognito.tests.table import ANNA, LLUC, LUC, MIQUEL, reply, show
from tests.clauses import clause


@pytest.fixture(autouse=True)
def alone() -> None:
    no_answer_made_before()


IDENTITIES: tuple[Card, ...] = ("fiddlebottom", "bubble", "zsa_zsa", "agent_x")


BUILDS: tuple[Card, ...] = ("tall", "short", "fat", "thin")


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
