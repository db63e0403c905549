"""Every part of the board says why it cannot be used now."""

import pytest

from saucer.core import Seat, Text, Unreadable, encode, stream
from saucer.games.inkognito import GAME
from saucer.games.inkognito.model import (
    Ask,
    AskThrough,
    Claim,
    Declare,
    DeclareBuilds,
    DeclareIdentities,
    EndMovement,
    Expel,
    Meet,
    MoveAmbassador,
    MoveFigure,
    Object,
    Place,
)
from saucer.games.inkognito.tests.table import ANNA, EVA, LLUC, LUC, MIQUEL, Table, a_start, a_turn, show
from saucer.games.inkognito.tests.worded import (
    FOUR_AGENTS,
    FOUR_BUILDS,
    TABLES,
    label,
    miquel_meets_lluc,
    prompted,
    scenes,
    why,
)
from saucer.games.inkognito.words.paths import following, parts
from saucer.wording import LANGUAGES, Wording
from tests.clauses import clause
from tests.positions import play
from tests.suite import tables

every_table = pytest.mark.parametrize("table", TABLES, ids=str)


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
