"""Inkognito in words: the parts to click, prompts and hints, and the drawing for a terminal."""

from typing import get_args

import pytest

from saucer.core import Seat, text
from saucer.games.inkognito import GAME
from saucer.games.inkognito.bots.goals import goals_of
from saucer.games.inkognito.knowledge.belief import believe
from saucer.games.inkognito.knowledge.imagine import board_of
from saucer.games.inkognito.knowledge.notebook import notebook
from saucer.games.inkognito.model import (
    Accept,
    Ask,
    AskThrough,
    Card,
    Choice,
    Claim,
    Declare,
    DeclareBuilds,
    DeclareIdentities,
    EndMovement,
    EndTurn,
    Expel,
    InkognitoView,
    Meet,
    MoveAmbassador,
    MoveFigure,
    MoveOn,
    Object,
    Place,
    Refuse,
    Show,
    ShowIfObjected,
)
from saucer.games.inkognito.rules.state import NOBODY
from saucer.games.inkognito.tests.table import ANNA, EVA, LLUC, LUC, MIQUEL, Secrets, a_start, a_turn, reply, show
from saucer.games.inkognito.tests.worded import (
    TABLES,
    every_language,
    label,
    miquel_meets_lluc,
    path,
    prompted,
    said,
    scenes,
    why,
)
from saucer.games.inkognito.words.choices import Kind
from saucer.games.inkognito.words.prompts import CLAUSES
from saucer.wording import Language, rules
from tests.clauses import cited_in, clause, clauses_in
from tests.positions import play


def test_a_move_is_a_figure_and_a_space_and_a_ball_only_if_several_would_do() -> None:
    given = a_turn(LUC, "orange white purple")
    assert path(given, LUC, MoveFigure("white", "green", "tall", "N4")) == ("figure:green:tall", "space:N4")
    by_land = ("figure:green:tall", "space:P05")
    assert path(given, LUC, MoveFigure("white", "green", "tall", "P05")) == (*by_land, "ball:white")
    assert path(given, LUC, MoveFigure("orange", "green", "tall", "P05")) == (*by_land, "ball:orange")
    assert path(given, LUC, MoveFigure("purple", "red", "tall", "P04")) == ("figure:red:tall", "space:P04")
    assert path(a_turn(LUC, "white white white"), LUC, MoveFigure("white", "green", "tall", "P05")) == by_land
    assert path(given, LUC, EndMovement()) == ("end_movement",)
    assert label(given, LUC, MoveFigure("white", "green", "tall", "N4")) == "Move your tall figure to space 4 (white)"
    purple = label(given, LUC, MoveFigure("purple", "red", "tall", "P04"))
    assert purple == "Move the tall red figure to P4 (purple)"


def test_the_ambassador_is_moved_or_walks() -> None:
    black = a_turn(LUC, "black black black")
    assert path(black, LUC, MoveAmbassador("P09")) == ("ambassador", "space:P09")
    walk = a_turn(EVA, players=5)
    assert path(walk, EVA, MoveAmbassador("P09")) == ("space:P09",)
    assert label(walk, EVA, EndMovement()) == "Stay here"


def test_figures_are_placed_one_by_one() -> None:
    place = Place(("fat", "tall", "thin", "short"))
    assert path(a_start(), LUC, place) == ("place:tall:G2", "place:short:G4", "place:fat:G1")


@pytest.mark.parametrize(
    ("action", "expected"),
    [
        (Meet("P04"), ("space:P04",)),
        (MoveOn("P04"), ("space:P04",)),
        (Expel("P04"), ("space:P04",)),
        (Ask("build"), ("ask:build",)),
        (AskThrough(LLUC, "identity"), ("seat:3", "ask:identity")),
        (Show(("bubble", "grey_tall", "mission_a")), ("card:bubble", "card:grey_tall", "card:mission_a", "show")),
        (Object(), ("object",)),
        (EndTurn(), ("end_turn",)),
        (Claim(LLUC), ("claim", "seat:3")),
        (Claim(None), ("claim", "nobody")),
        (Accept(), ("accept",)),
        (Refuse(), ("refuse",)),
        (Declare(), ("declare",)),
        (
            DeclareIdentities(("bubble", "agent_x", "zsa_zsa", "fiddlebottom")),
            ("identity:0:bubble", "identity:1:agent_x", "identity:2:zsa_zsa", "identity:3:fiddlebottom"),
        ),
        (
            DeclareBuilds(("fat", "thin", "tall", "short")),
            ("build:0:fat", "build:1:thin", "build:2:tall", "build:3:short"),
        ),
    ],
)
def test_the_parts_to_click(action: Choice, expected: tuple[str, ...]) -> None:
    assert path(a_turn(LUC), LUC, action) == expected


def test_the_cards_of_an_answer_are_picked_in_any_order_and_then_shown() -> None:
    given = play(miquel_meets_lluc("table", shown=True), MIQUEL, Ask("build"))
    offers = GAME.offers(given.view(LLUC), given.position.legal(LLUC))
    assert [len(each.path) - each.any_order for each in offers] == [1] * len(offers)
    assert {part.split(":")[0] for each in offers for part in each.path[: each.any_order]} == {"card"}


def test_whatever_else_is_picked_has_an_order() -> None:
    given = a_turn(LUC, "orange white purple")
    offers = GAME.offers(given.view(LUC), given.position.legal(LUC))
    assert {each.any_order for each in offers} == {0}


def test_a_repeated_answer_is_withdrawn_from_with_one_click() -> None:
    asked = play(miquel_meets_lluc("table", shown=True), MIQUEL, Ask("build"))
    repeated = show(asked, LLUC, "bubble", "tall", "short")
    assert path(repeated, LLUC, ShowIfObjected(("tall", "short"))) == ("withdraw:bubble",)
    assert label(repeated, LLUC, ShowIfObjected(("tall", "short"))) == "If Miquel objects, withdraw: Colonel Bubble"
    assert prompted(repeated, LLUC).startswith("You have shown Miquel these cards before. Which one do you withdraw")
    assert prompted(repeated, MIQUEL) == "Lluc chooses the cards to show you."
    assert why(repeated, LLUC, "withdraw:short") is None
    assert why(repeated, LLUC, "withdraw:tall") == "why-withdraw_last_truth"
    assert why(repeated, LLUC, "withdraw:fat") == "why-withdraw_other"
    assert why(repeated, LLUC, "card:tall") == "why-first-withdraw"
    assert why(repeated, MIQUEL, "object") == "why-answering"


def test_a_third_showing_leaves_one_true_card() -> None:
    before = [reply(MIQUEL, LLUC, "build", "bubble", "tall", "short", turn=turn) for turn in (1, 2)]
    asked = play(miquel_meets_lluc("table"), MIQUEL, Ask("build"))
    asked.position.replies = before
    repeated = show(asked, LLUC, "bubble", "tall", "short")
    assert path(repeated, LLUC, ShowIfObjected(("grey_agent_x",))) == ("card:grey_agent_x",)
    assert prompted(repeated, LLUC).endswith("Which true card do you leave if Miquel objects?")
    assert why(repeated, LLUC, "card:agent_x") is None
    assert why(repeated, LLUC, "card:bubble") == "why-reserve_true"
    assert why(repeated, LLUC, "withdraw:bubble") == "why-first-reserve"


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Miquel asks about your build: lay down two builds and one identity, at least one of them true."),
        ("de", "Miquel fragt nach deiner Gestalt: Leg zwei Gestalten und eine Identität, mindestens eine davon wahr."),
        ("ca", "Miquel et pregunta per la complexió: posa dues complexions i una identitat, com a mínim una de certa."),
    ],
)
def test_the_prompt_of_a_question(language: Language, sentence: str) -> None:
    assert prompted(play(miquel_meets_lluc(), MIQUEL, Ask("build")), LLUC, language) == sentence


def test_the_prompt_when_every_other_answer_is_used() -> None:
    asked = play(a_turn(MIQUEL, "white", figures={"red tall": "P09"}), MIQUEL, MoveFigure("white", "red", "tall", "E"))
    shown: list[tuple[Card, Card]] = [("tall", "thin"), ("short", "thin"), ("fat", "thin")]
    asked.position.replies = [reply(MIQUEL, LLUC, "build", *pair, through=True) for pair in shown]
    when = play(asked, MIQUEL, AskThrough(LLUC, "build"))
    assert prompted(when, LLUC).endswith("has seen all your other answers: lay down the true build.")
    assert path(when, LLUC, Show(("thin",))) == ("card:thin", "show")


def test_the_prompt_when_every_other_trio_is_used() -> None:
    asked = play(miquel_meets_lluc(), MIQUEL, Ask("build"))
    trios = [action.cards for action in asked.legal_of(LLUC, Show) if isinstance(action, Show)]
    asked.position.replies = [reply(MIQUEL, LLUC, "build", *cards) for cards in trios if "mission_b" not in cards]
    assert prompted(asked, LLUC).endswith("has seen all your other answers: lay down one true card.")
    assert why(asked, LLUC, "card:agent_x") is why(asked, LLUC, "card:grey_tall") is None
    assert why(asked, LLUC, "card:short") is None
    assert why(asked, LLUC, "card:short", "card:bubble") == "why-card_shown_before"


@every_language
@pytest.mark.parametrize("kind", get_args(Kind))
def test_the_hint_of_a_decision_cites_its_clause(kind: Kind, language: Language) -> None:
    assert CLAUSES[kind] in cited_in(said(text(f"hint-{kind}"), language), "IK")


def test_the_clauses_of_inkognito() -> None:
    extra = {4: "a", 5: "a", 7: "a", 8: "a", 10: "a", 13: "a", 30: "ab", 33: "ab", 39: "a", 40: "a", 43: "a", 50: "a"}
    numbers = [*range(1, 44), 50]
    expected = [f"IK-{number}{letter}" for number in numbers for letter in ("", *extra.get(number, ""))]
    assert clauses_in(rules(GAME, "en"), "IK") == expected


def test_the_drawing_of_a_view() -> None:
    given = show(play(miquel_meets_lluc(), MIQUEL, Ask("build")), LLUC, "bubble", "tall", "short")
    drawn = [said(words, you=MIQUEL) for words in GAME.drawing(given.view(MIQUEL))]
    assert drawn[0] == "Turn 7, Miquel; balls: 2 × orange and black; left: –"
    assert drawn[1].startswith("Anna, blue: tall on blue start 1, short on blue start 2, ")
    assert drawn[3:5] == [
        "You, red",
        "     tall on P4*; by land: space 4, red start 1, yellow start 1 and P9; by sea: –",
    ]
    assert "The Ambassador in the Embassy" in drawn
    assert "Your secret cards: Lord Fiddlebottom (fat, Mission A)" in drawn
    assert "     If your partner has Mission C: Lord Fiddlebottom to space 5." in drawn
    assert drawn[-1] == "Turn 7: Lluc showed you Colonel Bubble, Tall and Short"


def test_the_drawing_of_what_an_objection_left() -> None:
    asked = play(miquel_meets_lluc("table", shown=True), MIQUEL, Ask("build"))
    repeated = show(asked, LLUC, "bubble", "tall", "short")
    when = play(play(repeated, LLUC, ShowIfObjected(("tall", "short"))), MIQUEL, Object())
    drawn = [said(words, you=MIQUEL) for words in GAME.drawing(when.view(MIQUEL))]
    assert drawn[-1] == "     after an objection there was left: Tall and Short"


def test_the_drawing_shows_the_ways_out_of_three_and_everything_at_the_end() -> None:
    three = a_turn(MIQUEL, players=3, secrets={MIQUEL: ("agent_x", "fat", "A")})
    assert "     Without a partner, flee: Agent X to space 6." in [
        said(each) for each in GAME.drawing(three.view(MIQUEL))
    ]
    over = play(play(a_turn(MIQUEL), MIQUEL, Claim(LLUC)), LLUC, Refuse())
    drawn = [said(words) for words in GAME.drawing(over.view(None))]
    assert "Behind the masks: Anna: Lord Fiddlebottom (tall, Mission A), Luc: Colonel Bubble (short, " in drawn[-3]
    assert drawn[-2].startswith("     Any figure of the team onto Agent X. Agent X has borrowed")


@clause("IK-30")
def test_a_claim_asks_first_as_long_as_it_can_be_wrong() -> None:
    asked = 0
    for seat, view in scenes(TABLES[0], 1):
        assert GAME.caution(EndTurn(), view) is None
        book = notebook(view)
        if book is not None:
            claim = Claim(Seat(1 - min(seat, 1)))
            wanted = text("caution-claim", count=book.worlds)
            assert GAME.caution(claim, view) == (None if chance_of(claim, view) == pytest.approx(1) else wanted)
            asked += 1
    assert asked


def chance_of(claim: Claim, view: InkognitoView) -> float:
    """As bots count it, if all that was seen only proves what it proves."""
    assert view.seat is not None
    state = board_of(view)
    goals = goals_of(state, view.seat, believe(view, []))
    partner = NOBODY if claim.partner is None else claim.partner
    return sum(goal.chance for goal in goals if goal.partner == partner and goal.is_reached(state))


FRIENDS: dict[Seat, Secrets] = {
    LUC: ("bubble", "fat", "D"),
    MIQUEL: ("fiddlebottom", "thin", "B"),
}
MIQUEL_TRUSTS_LUC = reply(LUC, MIQUEL, "identity", "grey_fiddlebottom", "grey_thin", "mission_b")


@clause("IK-30", "IK-31")
def test_a_claim_that_is_right_whatever_the_others_are_does_not_ask() -> None:
    """Bubble has come to 1. Who is Agent X matters nothing, nor what he has."""
    given = a_turn(LUC, figures={"green fat": "N1"}, moved=["green fat"], secrets=FRIENDS, shown=[MIQUEL_TRUSTS_LUC])
    assert (book := notebook(given.view(LUC))) is not None
    assert book.worlds == 8
    assert GAME.caution(Claim(MIQUEL), given.view(LUC)) is None
    assert GAME.caution(Claim(LLUC), given.view(LUC)) == text("caution-claim", count=8)


@clause("IK-29", "IK-30")
def test_a_claim_that_is_wrong_asks_even_if_nothing_is_left_to_know() -> None:
    shown = [
        MIQUEL_TRUSTS_LUC,
        reply(LUC, ANNA, "identity", "grey_zsa_zsa", "grey_tall", "mission_a"),
    ]
    given = a_turn(LUC, figures={"green fat": "N1"}, secrets=FRIENDS, shown=shown)
    assert (book := notebook(given.view(LUC))) is not None
    assert book.worlds == 1
    assert GAME.caution(Claim(MIQUEL), given.view(LUC)) == text("caution-wrong_claim")


@clause("IK-37")
def test_a_flight_that_is_certain_does_not_ask() -> None:
    """With Fiddlebottom and Bubble at the table Agent X is alone."""
    shown = [
        reply(MIQUEL, ANNA, "identity", "grey_fiddlebottom", "grey_tall", "mission_b"),
        reply(MIQUEL, LUC, "identity", "grey_bubble", "grey_short", "mission_c"),
    ]
    secrets = {MIQUEL: ("agent_x", "fat", "A")}
    alone = a_turn(MIQUEL, figures={"red fat": "N6"}, moved=["red fat"], players=3, secrets=secrets, shown=shown)
    assert GAME.caution(Claim(None), alone.view(MIQUEL)) is None
    perhaps = a_turn(MIQUEL, figures={"red fat": "N6"}, moved=["red fat"], players=3, secrets=secrets, shown=shown[:1])
    assert GAME.caution(Claim(None), perhaps.view(MIQUEL)) is not None
