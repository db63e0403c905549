"""Five players, IK-38 to IK-43."""

import pytest

from saucer.core import Seat
from saucer.games.inkognito.events import (
    AmbassadorMoved,
    AnswerGiven,
    CardsShown,
    DeclarationBegun,
    DeclarationOpened,
    DeclarationSealed,
    FigureExpelled,
    IdentitiesWritten,
    MatchEnded,
    MovementEnded,
    Objected,
    QuestionAsked,
    TurnStarted,
)
from saucer.games.inkognito.model import (
    Accept,
    Ask,
    AskThrough,
    Claim,
    Declare,
    DeclareBuilds,
    DeclareIdentities,
    EndMovement,
    EndTurn,
    Expel,
    FourAgents,
    FourBuilds,
    MoveAmbassador,
    MoveFigure,
    MoveOn,
    Object,
    Refuse,
    Show,
    ShowIfObjected,
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
    claim,
    reply,
    show,
)
from tests.clauses import clause
from tests.positions import chance, play

RIGHT_AGENTS: FourAgents = ("fiddlebottom", "bubble", "zsa_zsa", "agent_x")
RIGHT_BUILDS: FourBuilds = ("tall", "short", "fat", "thin")
"""As the tables of these tests deal them."""
DECLARED = (DeclareIdentities(RIGHT_AGENTS), DeclareBuilds(RIGHT_BUILDS))


def evas_turn(**figures: str) -> Table:
    return a_turn(EVA, figures={name.replace("_", " "): space for name, space in figures.items()}, players=5)


def through(referee: Referee = "strict", shown_before: bool = False) -> Table:
    """Miquel asks Lluc's identity through the Ambassador."""
    before = [reply(MIQUEL, LLUC, "identity", "bubble", "agent_x", through=True)] if shown_before else []
    given = a_turn(balls="orange", figures={"ambassador": "P04"}, players=5, referee=referee, shown=before)
    return play(given, MIQUEL, MoveFigure("orange", "red", "tall", "P04"), AskThrough(LLUC, "identity"))


@clause("IK-38", "IK-7a")
def test_the_ambassador_has_a_turn_without_the_phantom_after_the_fourth_seat() -> None:
    when = play(play(a_turn(LLUC, players=5), LLUC, EndMovement()), LLUC, EndTurn())
    assert when.heard() == [TurnStarted(8, EVA)]
    assert (when.phase, when.asked, when.view().steps_left) == ("strolling", [EVA], 2)
    assert play(play(when, EVA, EndMovement()), EVA, EndTurn()).view().on_turn == ANNA


@clause("IK-38")
def test_it_moves_one_or_two_spaces_by_land_or_sea_or_none() -> None:
    given = evas_turn(ambassador="P09")
    steps = [MoveAmbassador(space) for space in ("N7", "E", "P04", "P06", "P22")]
    assert given.legal(EVA) == [*steps, EndMovement(), Declare()]
    assert given.legal(ANNA) == []
    one = play(given, EVA, MoveAmbassador("N7"))
    assert one.heard() == [AmbassadorMoved(EVA, "P09", "N7")]
    assert (one.view().steps_left, one.phase) == (1, "strolling")
    ended = play(one, EVA, EndMovement())
    assert ended.heard() == [MovementEnded(EVA)]
    assert (ended.phase, ended.view().steps_left) == ("closing", 0)
    two = play(one, EVA, MoveAmbassador("P09"))
    assert (two.where("ambassador"), two.phase) == ("P09", "closing")
    assert play(given, EVA, EndMovement()).where("ambassador") == "P09"


@clause("IK-39")
def test_it_passes_through_and_asks_where_the_move_ends() -> None:
    given = evas_turn(yellow_tall="P09", green_tall="P04")
    passed = play(given, EVA, MoveAmbassador("P09"))
    assert passed.phase == "strolling"
    when = play(passed, EVA, MoveAmbassador("P04"))
    assert (when.phase, when.view().meeting) == ("asking", "P04")
    assert when.legal(EVA) == [Ask("identity"), Ask("build"), Declare()]
    assert not when.legal_of(EVA, MoveOn)
    stopped = play(passed, EVA, EndMovement())
    asked = play(stopped, EVA, Ask("build"))
    assert asked.heard() == [QuestionAsked(EVA, LLUC, "build", True, "P09")]
    assert asked.asked == [LLUC]
    assert {len(each.cards) for each in asked.legal(LLUC) if isinstance(each, Show)} == {2}


@clause("IK-39", "IK-24")
def test_then_it_expels_the_figure_and_the_turn_ends() -> None:
    asked = play(evas_turn(yellow_tall="P09"), EVA, MoveAmbassador("P09"), EndMovement(), Ask("build"))
    when = show(asked, LLUC, "tall", "thin")
    assert when.heard(EVA) == [CardsShown(EVA, LLUC, ("tall", "thin"))]
    assert when.heard(ANNA) == [AnswerGiven(EVA, LLUC)]
    assert when.legal(EVA)[-1] == Declare()
    assert Expel("E") in when.legal(EVA)
    assert not when.legal_of(EVA, Claim)
    assert Expel("N4") not in when.legal(EVA)
    expelled = play(when, EVA, Expel("E"))
    assert expelled.heard() == [FigureExpelled(EVA, "yellow", "tall", "P09", "E")]
    assert (expelled.where("ambassador"), expelled.phase) == ("P09", "closing")
    assert expelled.legal(EVA) == [EndTurn(), Declare()]


@clause("IK-39", "IK-20", "IK-22", "IK-39a")
def test_answers_to_the_fifth_player_are_not_repeated_either() -> None:
    shown = [reply(EVA, LLUC, "build", "tall", "thin", through=True)]
    given = a_turn(EVA, figures={"yellow tall": "P09"}, players=5, shown=shown)
    when = play(given, EVA, MoveAmbassador("P09"), EndMovement(), Ask("build"))
    assert Show(("tall", "thin")) not in when.legal(LLUC)
    table = a_turn(EVA, figures={"yellow tall": "P09"}, players=5, shown=shown, referee="table")
    asked = play(table, EVA, MoveAmbassador("P09"), EndMovement(), Ask("build"))
    repeated = play(show(asked, LLUC, "tall", "thin"), LLUC, ShowIfObjected(("thin",)))
    objected = play(repeated, EVA, Object())
    assert objected.heard(EVA) == objected.heard(LLUC) == [Objected(EVA, LLUC, True, ("thin",))]


@clause("IK-40")
def test_black_moves_the_ambassador_in_the_others_turns() -> None:
    assert MoveAmbassador("P09") in a_turn(balls="black", players=5).legal(MIQUEL)


@clause("IK-40a")
def test_the_fifth_player_is_no_other_player() -> None:
    given = a_turn(balls="purple white", figures={"ambassador": "P04"}, players=5)
    assert not [each for each in given.legal(MIQUEL) if isinstance(each, MoveAmbassador)]
    assert given.legal_of(MIQUEL, Claim) == [Claim(ANNA), Claim(LUC), Claim(LLUC)]
    met = play(given, MIQUEL, MoveFigure("white", "red", "tall", "P04"), EndMovement())
    assert {each.player for each in met.legal(MIQUEL) if isinstance(each, AskThrough)} == {ANNA, LUC, LLUC}


@clause("IK-42")
def test_the_fifth_player_sees_what_is_shown_through_the_ambassador_and_first() -> None:
    when = show(through(), LLUC, "bubble", "agent_x")
    shown = CardsShown(MIQUEL, LLUC, ("bubble", "agent_x"))
    assert when.heard(EVA) == when.heard(MIQUEL) == when.heard(LLUC) == [shown]
    assert when.heard(ANNA) == [AnswerGiven(MIQUEL, LLUC)]
    assert when.told[0].seats is not None
    assert when.told[0].seats[0] == EVA
    assert when.view(EVA).replies[0].cards == ("bubble", "agent_x")
    assert when.view(ANNA).replies[0].cards is None
    assert when.view(ANNA).seen_by == when.view(None).seen_by == ((EVA, MIQUEL, LLUC),)


@clause("IK-42")
def test_the_fifth_player_sees_no_other_answers() -> None:
    given = a_turn(balls="orange", figures={"yellow tall": "P04"}, players=5)
    asked = play(given, MIQUEL, MoveFigure("orange", "red", "tall", "P04"), Ask("identity"))
    when = show(asked, LLUC, "bubble", "agent_x", "fat")
    assert when.heard(EVA) == [AnswerGiven(MIQUEL, LLUC)]
    assert when.view(EVA).replies[0].cards is None
    assert when.view(EVA).seen_by == ((MIQUEL, LLUC),)
    assert when.may == []


@clause("IK-42")
def test_the_fifth_player_sees_the_replacement_too_and_it_bars_nothing_for_them() -> None:
    given = through("table", shown_before=True)
    repeated = play(show(given, LLUC, "bubble", "agent_x"), LLUC, ShowIfObjected(("agent_x",)))
    when = play(repeated, MIQUEL, Object())
    assert when.heard(EVA) == [Objected(MIQUEL, LLUC, True, ("agent_x",))]
    assert when.heard(ANNA) == []
    assert when.view(EVA).replies[-1].replacement == ("agent_x",)
    evas = a_turn(EVA, figures={"yellow tall": "P09"}, players=5)
    evas.position.replies = list(when.position.replies)
    asked = play(evas, EVA, MoveAmbassador("P09"), EndMovement(), Ask("identity"))
    assert Show(("bubble", "agent_x")) in asked.legal(LLUC)


@clause("IK-43", "IK-43a")
def test_a_declaration_is_made_in_the_own_turn_and_sealed() -> None:
    begun = play(evas_turn(), EVA, Declare())
    assert begun.heard() == [DeclarationBegun(EVA)]
    assert (begun.phase, begun.asked) == ("declaring", [EVA])
    assert len(begun.legal(EVA)) == len(set(begun.legal(EVA))) == 24
    assert begun.legal(ANNA) == []
    half = play(begun, EVA, DeclareIdentities(RIGHT_AGENTS))
    assert half.heard() == []
    assert half.heard(EVA) == [IdentitiesWritten(RIGHT_AGENTS)]
    assert half.heard(ANNA) == []
    assert len(half.legal(EVA)) == 24
    assert half.legal(ANNA) == []
    assert half.view().declared is False
    assert half.view(ANNA) == begun.view(ANNA)
    own = half.view(EVA).declaration
    assert own is not None
    assert (own.agents, own.builds) == (RIGHT_AGENTS, None)
    when = play(half, EVA, DeclareBuilds(RIGHT_BUILDS))
    assert when.heard() == [DeclarationSealed(EVA)]
    assert (when.phase, when.view().declared) == ("strolling", True)
    sealed = when.view(EVA).declaration
    assert sealed is not None
    assert (sealed.agents, sealed.builds) == (RIGHT_AGENTS, RIGHT_BUILDS)
    assert [when.view(other).declaration for other in (ANNA, LLUC, None)] == [None, None, None]
    assert Declare() not in when.legal(EVA)


@clause("IK-43")
def test_after_the_declaration_the_match_goes_on_where_it_was() -> None:
    asking = play(evas_turn(yellow_tall="P09"), EVA, MoveAmbassador("P09"), EndMovement())
    closing = play(evas_turn(), EVA, EndMovement())
    for given in (asking, closing):
        when = play(given, EVA, Declare(), *DECLARED)
        assert when.phase == given.phase
        assert when.view().meeting == given.view().meeting


@clause("IK-38", "IK-43", "IK-13a")
def test_a_fifth_player_who_has_declared_is_not_asked_to_end_the_turn() -> None:
    when = play(evas_turn(), EVA, Declare(), *DECLARED, EndMovement())
    assert (when.phase, when.view().on_turn) == ("shaking", ANNA)


@clause("IK-42", "IK-43", "IK-43a")
def test_a_declaration_may_interrupt_when_cards_are_seen_in_passing() -> None:
    asked = through()
    assert asked.may == []
    assert asked.legal(EVA) == []
    given = show(asked, LLUC, "bubble", "agent_x")
    assert (given.asked, given.may) == ([MIQUEL], [EVA])
    assert given.legal(EVA) == [Declare()]
    assert Declare() not in given.legal(MIQUEL)
    begun = play(given, EVA, Declare())
    assert (begun.asked, begun.may) == ([EVA], [])
    assert begun.legal(MIQUEL) == []
    when = play(begun, EVA, *DECLARED)
    assert (when.asked, when.may, when.phase) == ([MIQUEL], [], "expelling")
    expelled = play(given, MIQUEL, Expel("E"))
    assert (expelled.may, expelled.legal(EVA)) == ([], [])


@clause("IK-43")
def test_nobody_declares_with_four_players_or_once_a_claim_is_made() -> None:
    four = show(
        play(
            a_turn(balls="orange", figures={"ambassador": "P04"}),
            MIQUEL,
            MoveFigure("orange", "red", "tall", "P04"),
            AskThrough(LLUC, "identity"),
        ),
        LLUC,
        "bubble",
        "agent_x",
    )
    assert four.may == []
    claimed = play(show(through(), LLUC, "bubble", "agent_x"), MIQUEL, Claim(ANNA))
    assert (claimed.may, claimed.legal(EVA)) == ([], [])


def declared(agents: FourAgents = RIGHT_AGENTS, builds: FourBuilds = RIGHT_BUILDS, turn: int = 7) -> Table:
    given = a_turn(EVA, players=5, turn=turn)
    return play(given, EVA, Declare(), DeclareIdentities(agents), DeclareBuilds(builds))


def then_anna_is_on_turn(given: Table) -> Table:
    return chance(play(given, EVA, EndMovement()), (0, 0, 0))


@clause("IK-43")
@pytest.mark.parametrize("answer", [Accept(), Refuse()])
@pytest.mark.parametrize("partner", [LUC, MIQUEL])
def test_a_right_declaration_wins_alone_whatever_the_claim_is_worth(partner: Seat, answer: Accept | Refuse) -> None:
    given = then_anna_is_on_turn(declared())
    when = play(play(given, ANNA, Claim(partner)), partner, answer)
    assert when.result is not None
    assert (when.result.reason, when.result.winners, when.result.scores) == ("declaration", (EVA,), (0, 0, 0, 0, 1))
    opened, ended = when.heard()[-2:]
    assert opened == DeclarationOpened(RIGHT_AGENTS, RIGHT_BUILDS, True)
    assert isinstance(ended, MatchEnded)
    shown = when.view(LLUC).declaration
    assert shown is not None
    assert shown.builds == RIGHT_BUILDS


@clause("IK-43")
@pytest.mark.parametrize(
    ("agents", "builds"),
    [
        (("bubble", "fiddlebottom", "zsa_zsa", "agent_x"), RIGHT_BUILDS),
        (RIGHT_AGENTS, ("tall", "short", "thin", "fat")),
    ],
)
def test_a_wrong_declaration_has_no_effect(agents: FourAgents, builds: FourBuilds) -> None:
    given = then_anna_is_on_turn(declared(agents, builds))
    when = claim(given, ANNA, LUC)
    assert when.result is not None
    assert (when.result.reason, when.result.winners) == ("not_fulfilled", (MIQUEL, LLUC))
    assert when.heard()[-2] == DeclarationOpened(agents, builds, False)


@clause("IK-30", "IK-43")
def test_without_a_declaration_the_claim_decides_and_nothing_is_opened() -> None:
    when = claim(a_turn(ANNA, players=5), ANNA, MIQUEL)
    assert when.result is not None
    assert (when.result.reason, when.result.winners) == ("wrong_partner", (MIQUEL, LLUC))
    assert not [event for event in when.heard() if isinstance(event, DeclarationOpened)]


@clause("IK-32")
def test_a_right_declaration_wins_after_200_turns_and_a_wrong_one_does_not() -> None:
    right = play(declared(turn=200), EVA, EndMovement())
    assert right.result is not None
    assert (right.result.reason, right.result.winners) == ("declaration", (EVA,))
    wrong = play(declared(("bubble", "fiddlebottom", "zsa_zsa", "agent_x"), turn=200), EVA, EndMovement())
    assert wrong.result is not None
    assert (wrong.result.reason, wrong.result.winners) == ("two_hundred_turns", ())


@clause("IK-38")
def test_everybody_sees_that_the_fifth_plays_the_ambassador() -> None:
    assert [player.role for player in a_start(5).view(None).players] == ["agent"] * 4 + ["ambassador"]
    assert [player.role for player in a_start(4).view(None).players] == ["agent"] * 4
