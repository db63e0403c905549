"""Inkognito in words: paths, reasons why not, sentences of the log, missions and the drawing for a terminal."""

import re
from collections.abc import Iterator
from typing import get_args

import pytest

from saucer.core import Over, Seat, Text, Unreadable, encode, stream, text
from saucer.core.table_events import Spoken
from saucer.games.inkognito import GAME
from saucer.games.inkognito.knowledge.notebook import notebook
from saucer.games.inkognito.model import (
    LETTERS,
    Accept,
    AmbassadorExpelled,
    AmbassadorMoved,
    AnswerGiven,
    AnswerRepeated,
    Ask,
    AskThrough,
    Card,
    CardsShown,
    Choice,
    Claim,
    ColoursDrawn,
    DeclarationBegun,
    DeclarationOpened,
    DeclarationSealed,
    Declare,
    DeclareBuilds,
    DeclareIdentities,
    EndMovement,
    EndTurn,
    Expel,
    FigureExpelled,
    FigureMoved,
    FigureMovedOn,
    FiguresPlaced,
    FourAgents,
    FourBuilds,
    Gesture,
    HandshakeAccepted,
    HandshakeRefused,
    Happening,
    IdentitiesWritten,
    InkognitoView,
    MatchEnded,
    Meet,
    MeetingChosen,
    MissionClaimed,
    MoveAmbassador,
    MoveFigure,
    MovementEnded,
    MoveOn,
    Object,
    Objected,
    PhantomShaken,
    Place,
    PlacementChosen,
    QuestionAsked,
    Reason,
    Refuse,
    SecretDealt,
    SecretsDealt,
    Show,
    ShowIfObjected,
    Sign,
    TurnStarted,
)
from saucer.games.inkognito.rules.board import NAMES
from saucer.games.inkognito.rules.missions import (
    AGENT_ONTO_AMBASSADOR,
    AGENT_TO_SPACE,
    AMBASSADOR_TO_SPACE,
    MISSIONS,
    TEAM_ONTO_AGENT,
    TEAM_ONTO_AMBASSADOR,
    Mission,
)
from saucer.games.inkognito.tests.table import (
    ANNA,
    EVA,
    LLUC,
    LUC,
    MIQUEL,
    Referee,
    Table,
    a_start,
    a_turn,
    play,
    reply,
    show,
)
from saucer.games.inkognito.words.choices import Kind
from saucer.games.inkognito.words.nouns import READ_BY_FIVE, READ_BY_THREE
from saucer.games.inkognito.words.paths import following, parts
from saucer.games.inkognito.words.prompts import CLAUSES
from saucer.wording import LANGUAGES, Language, Wording, rules
from tests.clauses import cited_in, clause, clauses_in
from tests.suite import tables
from tests.wording.playing import steps

TABLES = tables.pairwise_tables(GAME)
FOUR_AGENTS: FourAgents = ("fiddlebottom", "bubble", "zsa_zsa", "agent_x")
FOUR_BUILDS: FourBuilds = ("tall", "short", "fat", "thin")
PEOPLE = ("Anna", "Luc", "Miquel", "Lluc", "Eva")

every_table = pytest.mark.parametrize("table", TABLES, ids=str)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def said(words: Text, language: Language = "en", you: Seat | None = None) -> str:
    return Wording(language, GAME, PEOPLE, you).render(words)


def why(given: Table, seat: Seat, part: str, *picked: str) -> str | None:
    found = GAME.why_not(given.view(seat), part, picked)
    return None if found is None else found.id


def path(given: Table, seat: Seat, action: Choice) -> tuple[str, ...]:
    return GAME.path(action, given.view(seat))


def label(given: Table, seat: Seat, action: Choice) -> str:
    return said(GAME.label(action, given.view(seat)), you=seat)


def prompted(given: Table, seat: Seat | None, language: Language = "en") -> str:
    return said(GAME.prompt(given.view(seat)), language, seat)


def scenes(table: tables.Table, seed: int) -> Iterator[tuple[Seat, InkognitoView]]:
    """Every fourth position of a random game, as each seat sees it."""
    for number, (position, _) in enumerate(steps(table, seed)):
        if number % 4 == 0 or isinstance(position.next(), Over):
            for seat in table.seats:
                view = position.view(seat)
                assert isinstance(view, InkognitoView)
                yield seat, view


@every_table
def test_every_part_there_is_answers_why_not_exactly_if_it_begins_nothing(table: tables.Table) -> None:
    reasons: dict[tuple[Seat, bytes], Text] = {}
    for seat, view in scenes(table, seed=2):
        offers = GAME.offers(view, GAME.imagine(view, stream(7)).legal(seat))
        begins = {part for offer in offers for part in following(offer.path, ())}
        answers = {part: GAME.why_not(view, part) for part in parts(table.players)}
        assert {part for part, why in answers.items() if why is None} == begins
        reasons |= {(seat, encode(why)): why for why in answers.values() if why is not None}
    for (seat, _), reason in reasons.items():
        assert all(Wording(language, GAME, table.names, seat).render(reason).strip() for language in LANGUAGES)


@pytest.mark.parametrize(
    "part",
    ["", "moon", "space:P34", "space:", "seat:4", "figure:blue", "card:grey", "place:tall:P01", "identity:4:bubble"],
)
def test_a_part_that_does_not_exist_cannot_be_read(part: str) -> None:
    with pytest.raises(Unreadable, match="there is no part"):
        GAME.why_not(a_turn().view(ANNA), part)


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


def miquel_meets_lluc(referee: Referee = "strict", shown: bool = False) -> Table:
    """Miquel is red and Lord Fiddlebottom, Lluc yellow and the tall Agent X with mission B."""
    met = a_turn(
        MIQUEL,
        "orange orange black",
        figures={"yellow tall": "P04"},
        secrets={MIQUEL: ("fiddlebottom", "fat", "A"), LLUC: ("agent_x", "tall", "B")},
        referee=referee,
        shown=[reply(MIQUEL, LLUC, "build", "bubble", "tall", "short")] if shown else [],
    )
    return play(met, MIQUEL, MoveFigure("orange", "red", "tall", "P04"), EndMovement())


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


def test_moving() -> None:
    given = a_turn(MIQUEL, "orange white purple")
    assert why(given, MIQUEL, "figure:red:tall") is why(given, MIQUEL, "figure:yellow:tall") is None
    assert why(given, MIQUEL, "space:P04") == "why-figure_first"
    assert why(given, MIQUEL, "space:N8") == "why-figure_first"
    assert why(given, MIQUEL, "space:N5") == "why-not_reached"
    assert why(given, MIQUEL, "ambassador") == "why-no_black"
    assert why(given, MIQUEL, "ball:white") == "why-ball_last"
    assert why(given, MIQUEL, "ball:black") == "why-ball_not_shown"
    assert why(given, MIQUEL, "ask:build") == "why-ask_later"
    assert why(given, MIQUEL, "seat:1") == "why-claim_first"
    assert why(given, MIQUEL, "seat:2") == "why-claim_self"
    assert why(given, MIQUEL, "nobody") == "why-nobody"
    assert why(given, MIQUEL, "card:tall") == "why-when-card"
    assert why(given, MIQUEL, "end_turn") == "why-when-end_turn"
    assert why(given, MIQUEL, "phantom") == "why-when-phantom"
    assert why(given, MIQUEL, "claim") is why(given, MIQUEL, "end_movement") is None
    used = play(given, MIQUEL, MoveFigure("white", "red", "tall", "P04"))
    assert why(used, MIQUEL, "ball:white") == "why-ball_used"
    assert why(used, LLUC, "figure:yellow:tall") == "why-turn"


def test_the_way_picked_so_far_counts() -> None:
    given = a_turn(MIQUEL, "orange white purple")
    tall, to = "figure:red:tall", "space:P04"
    assert why(given, MIQUEL, to, tall) is why(given, MIQUEL, "ball:white", tall, to) is None
    assert why(given, MIQUEL, "ball:purple", tall, to) == "why-ball_of_others"
    assert why(given, MIQUEL, "space:N8", tall) == "why-not_led_there"
    assert why(given, MIQUEL, tall, tall) == "why-picked"
    assert why(given, MIQUEL, "figure:red:short", tall) == why(given, MIQUEL, "claim", tall) == "why-begun"
    assert why(given, MIQUEL, "seat:1", "claim") is None
    assert why(given, MIQUEL, "seat:2", "claim") == "why-claim_self"
    assert why(given, MIQUEL, to, "claim") == "why-figure_first"
    assert why(given, MIQUEL, to, "moon", "space:") == why(given, MIQUEL, to) == "why-figure_first"


@clause("IK-11")
@clause("IK-12")
def test_a_space_that_a_ball_leads_to_may_be_closed_to_it() -> None:
    given = a_turn(MIQUEL, "purple", figures={"yellow tall": "N5", "blue tall": "P20"})
    assert why(given, MIQUEL, "space:P20", "figure:yellow:tall") == "why-closed_purple"
    assert why(given, MIQUEL, "space:P20") == "why-closed_purple"
    black = a_turn(MIQUEL, "black", figures={"blue tall": "P09"})
    assert why(black, MIQUEL, "space:P09", "ambassador") == why(black, MIQUEL, "space:P09") == "why-closed_black"


@clause("IK-9")
@clause("IK-10")
def test_a_space_that_a_ball_leads_to_may_spoil_the_end() -> None:
    own = a_turn(MIQUEL, "orange", figures={"red tall": "N8", "red short": "R2"})
    assert why(own, MIQUEL, "space:N8", "figure:red:short") == "why-together"
    two = a_turn(
        MIQUEL, "orange", figures={"red short": "N8", "blue tall": "N8", "red tall": "R1", "blue short": "P04"}
    )
    assert why(two, MIQUEL, "space:P04", "figure:red:tall") == "why-two_of_one"
    assert why(two, MIQUEL, "space:P04") == "why-two_of_one"


def test_moving_without_a_ball_for_it() -> None:
    assert why(a_turn(MIQUEL, "black black purple"), MIQUEL, "figure:red:tall") == "why-no_own_ball"
    assert why(a_turn(MIQUEL, "orange orange white"), MIQUEL, "figure:blue:tall") == "why-no_purple"
    assert why(a_turn(MIQUEL, "blue blue blue"), MIQUEL, "figure:red:tall") == "why-no_way"


def test_the_movement_cannot_end_with_two_own_figures_in_a_space() -> None:
    given = a_turn(MIQUEL, "orange orange orange", figures={"red tall": "N8", "red short": "R2"})
    together = play(given, MIQUEL, MoveFigure("orange", "red", "short", "N8"))
    assert why(together, MIQUEL, "end_movement") == why(together, MIQUEL, "claim") == "why-end_together"
    assert why(together, MIQUEL, "figure:red:tall") is None
    assert prompted(together, MIQUEL) == "Balls left: 2 × orange. The movement cannot end like this: go on."
    last = play(given, MIQUEL, MoveFigure("orange", "red", "short", "N8"), MoveFigure("orange", "red", "fat", "N2"))
    assert why(last, MIQUEL, "figure:red:thin") == "why-together"


def test_purple_and_black_are_stuck() -> None:
    walled = {"yellow tall": "N5", "blue tall": "P20", "green tall": "P21"}
    assert why(a_turn(MIQUEL, "purple white white", figures=walled), MIQUEL, "figure:yellow:tall") == "why-purple_stuck"
    shut = {"blue tall": "P09", "green tall": "P18"}
    assert why(a_turn(MIQUEL, "black white white", figures=shut), MIQUEL, "ambassador") == "why-black_stuck"


def test_a_colour_that_is_out() -> None:
    given = a_turn(MIQUEL, "purple white white", players=3)
    assert why(given, MIQUEL, "figure:yellow:tall") == "why-colour_out"
    assert why(given, MIQUEL, "nobody") == "why-claim_first"
    assert why(given, MIQUEL, "nobody", "claim") is None


def test_a_meeting() -> None:
    given = miquel_meets_lluc()
    assert why(given, MIQUEL, "ask:build") is why(given, MIQUEL, "space:P09") is None
    assert why(given, MIQUEL, "space:N5") == "why-move_on_far"
    assert why(a_turn_at_p04_beside_y1(), MIQUEL, "space:Y1") == "why-move_on_taken"
    assert why(given, MIQUEL, "seat:3") == "why-ask_directly"
    assert why(given, MIQUEL, "figure:red:tall") == "why-when-figure"
    assert why(given, MIQUEL, "object") == "why-when-object"
    assert prompted(given, MIQUEL) == "You meet Lluc: ask about the identity or the build, or move on one space."
    assert prompted(given, LLUC) == "Miquel meets your tall figure."
    assert label(given, MIQUEL, Ask("build")) == "Ask Lluc about the build"


def a_turn_at_p04_beside_y1() -> Table:
    given = a_turn(MIQUEL, "orange orange black", figures={"yellow tall": "P04", "yellow short": "Y1"})
    return play(given, MIQUEL, MoveFigure("orange", "red", "tall", "P04"), EndMovement())


def test_several_meetings() -> None:
    given = a_turn(MIQUEL, "orange orange black", figures={"yellow tall": "P04", "blue tall": "N8"})
    several = play(
        given,
        MIQUEL,
        MoveFigure("orange", "red", "tall", "P04"),
        MoveFigure("orange", "red", "short", "N8"),
        EndMovement(),
    )
    assert why(several, MIQUEL, "space:P04") is None
    assert why(several, MIQUEL, "space:P05") == "why-meet_nobody"
    assert why(several, MIQUEL, "figure:red:tall") == "why-meet"
    assert label(several, MIQUEL, Meet("P04")) == "Next, meet the tall yellow figure on P4"
    assert prompted(several, ANNA) == "Miquel has several meetings and chooses one."


def test_asking_through_the_ambassador() -> None:
    given = play(a_turn(MIQUEL, "white", figures={"red tall": "P09"}), MIQUEL, MoveFigure("white", "red", "tall", "E"))
    assert why(given, MIQUEL, "seat:0") is None
    assert why(given, MIQUEL, "seat:2") == "why-ask_self"
    assert why(given, MIQUEL, "ask:build") == "why-ask_whom"
    assert label(given, MIQUEL, AskThrough(LLUC, "build")) == "Through the Ambassador, ask Lluc about the build"
    answered = play(given, MIQUEL, AskThrough(LLUC, "build"))
    assert prompted(answered, LLUC) == "Miquel asks about your build: lay down two builds, one of them true."
    sent = show(answered, LLUC, "fat", "thin")
    assert why(sent, MIQUEL, "space:P12") == why(sent, MIQUEL, "space:N8") == "why-expel_refuge"
    assert label(sent, MIQUEL, Expel("R1")) == "Send the Ambassador to red start 1"


def test_answering() -> None:
    asked = play(miquel_meets_lluc(), MIQUEL, Ask("build"))
    assert why(asked, LLUC, "card:bubble") is why(asked, LLUC, "card:grey_agent_x") is None
    assert why(asked, LLUC, "card:grey_bubble") == why(asked, LLUC, "card:mission_a") == "why-not_your_card"
    assert why(asked, LLUC, "card:mission_b") is why(asked, LLUC, "card:thin") is None
    assert why(asked, LLUC, "show") == "why-show_cards"
    assert why(asked, LLUC, "space:P01") == "why-when-space"
    assert why(asked, MIQUEL, "card:tall") == "why-answering"
    pair = play(
        play(a_turn(MIQUEL, "white", figures={"red tall": "P09"}), MIQUEL, MoveFigure("white", "red", "tall", "E")),
        MIQUEL,
        AskThrough(LLUC, "build"),
    )
    assert why(pair, LLUC, "card:bubble") == "why-card_of_pair-build"


@clause("IK-16")
@clause("IK-18")
def test_cards_are_laid_in_any_order_if_they_make_an_answer() -> None:
    asked = play(miquel_meets_lluc(), MIQUEL, Ask("build"))
    assert why(asked, LLUC, "card:bubble", "card:tall") is why(asked, LLUC, "card:tall", "card:bubble") is None
    assert why(asked, LLUC, "show", "card:tall", "card:agent_x", "card:short") is None
    assert why(asked, LLUC, "card:tall", "card:tall") == "why-picked"
    assert why(asked, LLUC, "card:zsa_zsa", "card:bubble") == "why-card_of_trio-build"
    assert why(asked, LLUC, "card:grey_agent_x", "card:agent_x") == "why-card_twice"
    assert why(asked, LLUC, "card:fat", "card:bubble", "card:short") == "why-card_untrue_trio"
    assert why(asked, LLUC, "card:fat", "card:agent_x", "card:tall", "card:short") == "why-answer_whole_trio"


def test_expelling_and_objecting() -> None:
    strict = show(play(miquel_meets_lluc(), MIQUEL, Ask("build")), LLUC, "bubble", "tall", "short")
    assert why(strict, MIQUEL, "space:P12") is None
    assert why(strict, MIQUEL, "space:N5") == "why-expel_numbered"
    assert why(strict, MIQUEL, "space:P04") == why(strict, MIQUEL, "space:E") == "why-expel_taken"
    assert why(strict, MIQUEL, "object") == "why-object_strict"
    assert prompted(strict, LLUC) == "Miquel sends your tall figure away."
    table = show(play(miquel_meets_lluc("table"), MIQUEL, Ask("build")), LLUC, "bubble", "tall", "short")
    assert why(table, MIQUEL, "object") is None
    assert why(play(table, MIQUEL, Object()), MIQUEL, "object") == "why-object_once"


def test_the_ambassadors_player() -> None:
    walk = a_turn(EVA, players=5, figures={"yellow tall": "P09"})
    assert why(walk, EVA, "space:P09") is why(walk, EVA, "declare") is None
    assert why(walk, EVA, "space:N5") == "why-stroll_far"
    assert why(walk, EVA, "ambassador") == "why-stroll_directly"
    assert why(walk, EVA, "claim") == "why-claim_ambassador"
    assert why(walk, ANNA, "declare") == "why-turn"
    met = play(walk, EVA, MoveAmbassador("P09"), EndMovement())
    assert why(met, EVA, "space:P06") == "why-ambassador_asks"
    assert prompted(met, EVA) == "You meet Lluc: ask for two identity cards or two build cards."
    declaring = play(walk, EVA, Declare())
    assert why(declaring, EVA, "identity:0:bubble") is None
    assert why(declaring, EVA, "identity:1:bubble") == "why-declare_order"
    assert why(declaring, EVA, "identity:1:zsa_zsa", "identity:0:bubble") is None
    assert why(declaring, EVA, "identity:1:bubble", "identity:0:bubble") == "why-declare_twice"
    assert why(declaring, EVA, "space:P09") == "why-first-declare"
    assert prompted(declaring, ANNA) == "Eva writes a sealed declaration."
    declared = play(declaring, EVA, DeclareIdentities(FOUR_AGENTS), DeclareBuilds(FOUR_BUILDS))
    assert why(declared, EVA, "declare") == "why-declare_once"


def test_the_ambassadors_player_is_never_asked() -> None:
    given = a_turn(MIQUEL, "white", figures={"red tall": "P09"}, players=5)
    met = play(given, MIQUEL, MoveFigure("white", "red", "tall", "E"))
    assert why(met, MIQUEL, "seat:4") == "why-ask_ambassador"
    seen = show(play(met, MIQUEL, AskThrough(LLUC, "build")), LLUC, "fat", "thin")
    assert why(seen, EVA, "declare") is None
    assert why(seen, EVA, "space:R1") == "why-turn"
    assert prompted(seen, EVA) == "You have seen the cards in passing. You may declare who everybody is."


def test_the_handshake() -> None:
    claimed = play(a_turn(MIQUEL), MIQUEL, Claim(LLUC))
    assert why(claimed, LLUC, "accept") is why(claimed, LLUC, "refuse") is None
    assert why(claimed, LLUC, "space:P01") == "why-first-handshake"
    assert why(claimed, ANNA, "accept") == "why-handshake"
    assert prompted(claimed, MIQUEL) == "You offer Lluc your hand."


def test_placing() -> None:
    given = a_start()
    assert why(given, LUC, "place:tall:G1") is None
    assert why(given, LUC, "place:short:G1") == "why-place_order"
    assert why(given, LUC, "place:thin:G1") == "why-place_thin"
    assert why(given, LUC, "place:short:G2", "place:tall:G1") is None
    assert why(given, LUC, "place:short:G1", "place:tall:G1") == "why-place_taken"
    assert why(given, LUC, "place:tall:R1") == "why-place_colour"
    assert why(given, LUC, "space:G1") == "why-first-place"
    placed = play(given, LUC, Place(("fat", "tall", "thin", "short")))
    assert why(placed, LUC, "place:tall:G1") == "why-placed"
    assert prompted(placed, LUC) == "Your figures are placed. Still choosing: Anna, Miquel and Lluc."
    assert why(a_start(5), EVA, "place:tall:G1") == "why-placing_ambassador"
    assert why(a_start(colours="by_lot"), LUC, "space:G1") == "why-chance"


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


STORY: list[tuple[Happening, str]] = [
    (ColoursDrawn(("red", "blue", "green")), "The colours: Anna: red, Luc: blue and Miquel: green."),
    (PlacementChosen(ANNA), "You have chosen where your figures stand."),
    (FiguresPlaced(()), "All figures take their places."),
    (SecretDealt(ANNA, "grey_tall"), "You are dealt a secret card: Tall (secret card)."),
    (SecretsDealt("identities"), "The secret identities are dealt."),
    (SecretsDealt("builds"), "The secret builds are dealt."),
    (SecretsDealt("missions"), "The secret missions are dealt."),
    (TurnStarted(3, LUC), "Turn 3: it is Luc's turn."),
    (PhantomShaken(ANNA, ("white", "white", "purple")), "You shake the Phantom: 2 × white and purple."),
    (FigureMoved(LUC, "blue", "green", "tall", "G1", "N4"), "Luc moves the tall green figure to space 4 (blue)."),
    (AmbassadorMoved(LUC, "E", "P09"), "Luc moves the Ambassador to P9."),
    (MovementEnded(LUC), "Luc ends the movement."),
    (MeetingChosen(LUC, "B1"), "Luc settles the meeting on blue start 1 next."),
    (QuestionAsked(LUC, ANNA, "identity", False, "B1"), "Luc asks you about your identity."),
    (QuestionAsked(LUC, LLUC, "build", False, "B1"), "Luc asks Lluc about the build."),
    (QuestionAsked(ANNA, LUC, "identity", True, "E"), "Through the Ambassador you ask Luc about the identity."),
    (QuestionAsked(LUC, ANNA, "build", True, "E"), "Through the Ambassador Luc asks you about your build."),
    (QuestionAsked(EVA, ANNA, "identity", True, "E"), "Eva, the Ambassador, asks you about your identity."),
    (QuestionAsked(EVA, LUC, "build", True, "E"), "Eva, the Ambassador, asks Luc about the build."),
    (AnswerRepeated(LUC, ("tall", "short")), "Luc has been shown these cards before: Tall and Short."),
    (CardsShown(ANNA, LUC, ("bubble", "tall")), "Luc shows you: Colonel Bubble and Tall."),
    (CardsShown(LUC, ANNA, ("mission_c", "grey_fat")), "You show Luc: Mission C and Fat (secret card)."),
    (CardsShown(LUC, LLUC, ("thin",)), "Lluc shows Luc: Thin."),
    (AnswerGiven(LUC, LLUC), "Lluc shows Luc the answer."),
    (Objected(ANNA, LUC, True, ("tall",)), "You object, and you are right. Left of Luc's answer: Tall."),
    (Objected(LUC, ANNA, False, ()), "Luc objects, but these cards are new. Nothing changes."),
    (FigureExpelled(LUC, "blue", "fat", "B1", "E"), "Luc sends the fat blue figure to the Embassy."),
    (AmbassadorExpelled(ANNA, "P09", "Y3"), "You send the Ambassador to yellow start 3."),
    (FigureMovedOn(LUC, "thin", "B1", "P01"), "Luc asks nothing and moves the thin figure on to P1."),
    (MissionClaimed(LUC, ANNA), "“Mission accomplished!” Luc offers you a hand."),
    (MissionClaimed(LUC, None), "Luc claims to be alone and to have escaped."),
    (HandshakeAccepted(ANNA), "You take the hand."),
    (HandshakeRefused(LUC), "Luc refuses the hand."),
    (DeclarationBegun(EVA), "“I know who you are!” Eva begins a declaration."),
    (
        IdentitiesWritten(FOUR_AGENTS),
        "You write down: Anna: Lord Fiddlebottom, Luc: Colonel Bubble, Miquel: Madame Zsa Zsa and ",
    ),
    (DeclarationSealed(EVA), "Eva has sealed the declaration."),
    (
        DeclarationOpened(FOUR_AGENTS, FOUR_BUILDS, True),
        "The declaration is opened: Anna: Lord Fiddlebottom (tall), Luc: Colonel Bubble (short), ",
    ),
    (DeclarationOpened(FOUR_AGENTS, FOUR_BUILDS, False), "The declaration is opened: Anna: "),
    (MatchEnded("mission", (ANNA, LUC), (), ()), "The winners: you and Luc. The mission is accomplished."),
    (MatchEnded("flight", (LUC,), (), ()), "Luc wins! The lone agent has escaped from Venice."),
    (MatchEnded("two_hundred_turns", (), (), ()), "Nobody wins. Two hundred turns have passed without a claim."),
]


@pytest.mark.parametrize(("event", "sentence"), STORY, ids=[type(event).__name__ for event, _ in STORY])
def test_the_story_in_english(event: Happening, sentence: str) -> None:
    assert Wording("en", GAME, PEOPLE, ANNA).line(event).startswith(sentence)


@every_language
@pytest.mark.parametrize("you", [None, ANNA, LUC, LLUC, EVA])
def test_the_story_for_everybody(you: Seat | None, language: Language) -> None:
    sentences = [Wording(language, GAME, PEOPLE, you).line(event) for event, _ in STORY]
    assert all(sentence.endswith((".", "!")) for sentence in sentences), sentences


def test_the_story_tells_every_event() -> None:
    assert {type(event) for event, _ in STORY} == set(get_args(Happening))


@pytest.mark.parametrize(
    ("gesture", "english", "german", "catalan"),
    [
        (
            Gesture(sign="wink"),
            "Luc winks with the right eye, for all to see.",
            "Luc zuckt vor allen mit dem rechten Auge.",
            "Luc pica l'ullet dret davant de tothom.",
        ),
        (
            Gesture(sign="frown", to=(ANNA,)),
            "Luc frowns at you.",
            "Luc sieht dich an und runzelt die Stirn.",
            "Luc et mira i arrufa les celles.",
        ),
    ],
)
def test_a_gesture_is_told(gesture: Gesture, english: str, german: str, catalan: str) -> None:
    lines = [Wording(language, GAME, PEOPLE, ANNA).line(Spoken(LUC, gesture)) for language in LANGUAGES]
    assert lines == [english, german, catalan]


@every_language
@pytest.mark.parametrize("sign", get_args(Sign))
def test_every_gesture_is_told_to_all_and_to_one(sign: Sign, language: Language) -> None:
    wording = Wording(language, GAME, PEOPLE)
    told = [wording.line(Spoken(LUC, Gesture(sign=sign, to=to))) for to in (None, (ANNA,))]
    assert ["Anna" in line for line in told] == [False, True]
    assert wording.knows(f"see-sign-{sign}")


@every_language
@pytest.mark.parametrize("reason", get_args(Reason))
def test_every_ending_is_told(reason: Reason, language: Language) -> None:
    assert Wording(language, GAME, PEOPLE).line(MatchEnded(reason, (ANNA,), (), ())).startswith("Anna")


@every_language
@pytest.mark.parametrize("kind", get_args(Kind))
def test_the_hint_of_a_decision_cites_its_clause(kind: Kind, language: Language) -> None:
    assert CLAUSES[kind] in cited_in(said(text(f"hint-{kind}"), language), "IK")


FULL_NAMES = ("Lord Fiddlebottom", "Colonel Bubble", "Madame Zsa Zsa", "Agent X")


def in_english(mission: Mission, team: int) -> str:
    """What the rules look at, as a task."""
    if mission.kind == TEAM_ONTO_AGENT:
        return f"Any figure of the team onto {FULL_NAMES[mission.agent]}."
    if mission.kind == TEAM_ONTO_AMBASSADOR:
        return "Any figure of the team onto the Ambassador."
    if mission.kind == AGENT_ONTO_AMBASSADOR:
        return f"{FULL_NAMES[mission.agent]} onto the Ambassador."
    if mission.kind in (AGENT_TO_SPACE, AMBASSADOR_TO_SPACE):
        who = "The Ambassador" if mission.kind == AMBASSADOR_TO_SPACE else FULL_NAMES[mission.agent]
        name = NAMES[mission.space]
        return f"{who} to the Embassy." if name == "E" else f"{who} to space {name[1:]}."
    return f"{('Colonel Bubble onto Lord Fiddlebottom', 'Madame Zsa Zsa onto Agent X')[team]}, or the other way round."


MISSION_IDS = [
    (team, f"{one}{two}", f"{('fb', 'zx')[team]}-{one}-{two}")
    for team in (0, 1)
    for one in LETTERS
    for two in LETTERS
    if one != two
]


@pytest.mark.parametrize(("team", "letters", "mission"), MISSION_IDS, ids=[each[2] for each in MISSION_IDS])
def test_a_task_is_what_the_rules_look_at(team: int, letters: str, mission: str) -> None:
    wanted = MISSIONS[team][letters]
    english = said(text(f"task-{mission}"))
    assert english == in_english(wanted, team)
    for language in LANGUAGES:
        worded = said(text(f"task-{mission}"), language)
        assert re.findall(r"\d", worded) == re.findall(r"\d", english)
        assert [name in worded for name in ("Fiddlebottom", "Bubble", "Zsa Zsa", "Agent X")] == [
            name in english for name in ("Fiddlebottom", "Bubble", "Zsa Zsa", "Agent X")
        ]
        assert said(text(f"mission-{mission}"), language).endswith((".", "!"))


def test_readings_for_three_and_five() -> None:
    named = {mission for team, letters, mission in MISSION_IDS if MISSIONS[team][letters].kind == TEAM_ONTO_AGENT}
    sent = {mission for team, letters, mission in MISSION_IDS if MISSIONS[team][letters].kind == AMBASSADOR_TO_SPACE}
    assert set(READ_BY_THREE) == named
    assert set(READ_BY_FIVE) == sent
    for mission in READ_BY_THREE:
        plain, read = said(text(f"task-{mission}")), said(text(f"task-{mission}-three"))
        assert read.startswith(plain.removesuffix("."))
    for mission in READ_BY_FIVE:
        where = said(text(f"task-{mission}")).removeprefix("The Ambassador ").removesuffix(".")
        assert said(text(f"task-{mission}-five")) == f"One of the team's two true figures {where} (IK-41)."


@every_language
def test_the_rules_list_the_same_missions(language: Language) -> None:
    rows = re.findall(r"^\| ([A-D])-([A-D]) \| (.+) \| (.+) \|$", rules(GAME, language), flags=re.MULTILINE)
    assert [f"{one}{two}" for one, two, _, _ in rows] == [letters for team, letters, _ in MISSION_IDS if team == 0]
    for one, two, *tasks in rows:
        for team, task in zip(("fb", "zx"), tasks, strict=True):
            assert short(said(text(f"task-{team}-{one}-{two}"), language)) == short(f"{task}.")


def short(task: str) -> str:
    """The table leaves out titles and capitals."""
    return re.sub(r"(?i)\b(lord|colonel|madame|el coronel) ", "", task).lower()


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


def test_a_claim_asks_first_as_long_as_not_everything_is_certain() -> None:
    asked = 0
    for seat, view in scenes(TABLES[0], 1):
        assert GAME.caution(EndTurn(), view) is None
        book = notebook(view)
        if book is not None:
            wanted = text("caution-claim", count=book.worlds) if book.worlds > 1 else None
            assert GAME.caution(Claim(Seat(1 - min(seat, 1))), view) == wanted
            asked += wanted is not None
    assert asked
