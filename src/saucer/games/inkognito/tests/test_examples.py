"""The examples that the rulebook gives."""

from saucer.core import Seat
from saucer.games.inkognito.knowledge.worlds import possible_deals, possible_players
from saucer.games.inkognito.model import (
    Ask,
    AskThrough,
    Expel,
    MoveAmbassador,
    MoveFigure,
    Object,
    Show,
    ShowIfObjected,
)
from saucer.games.inkognito.rules.arrangements import agents_in_order, builds_in_order
from saucer.games.inkognito.rules.missions import mission_of, named_figure
from saucer.games.inkognito.tests.table import (
    ANNA,
    LLUC,
    LUC,
    MIQUEL,
    Referee,
    Secrets,
    Table,
    a_turn,
    claim,
    figure_number,
    reply,
    show,
)
from tests.clauses import clause
from tests.positions import play


@clause("IK-8", "IK-9", "IK-13", "IK-16")
def test_luc_moves_three_times_and_meets_the_blue_player() -> None:
    given = a_turn(LUC, "orange blue white")
    when = play(
        given,
        LUC,
        MoveFigure("orange", "green", "short", "P16"),
        MoveFigure("blue", "green", "tall", "N4"),
        MoveFigure("white", "green", "tall", "B1"),
    )
    assert (when.where("green short"), when.where("green tall")) == ("P16", "B1")
    assert (when.phase, when.view().meeting) == ("asking", "B1")
    assert play(when, LUC, Ask("identity")).asked == [ANNA]


@clause("IK-8", "IK-11", "IK-13")
def test_miquel_moves_brings_the_yellow_figure_and_moves_the_ambassador() -> None:
    given = a_turn(MIQUEL, "orange purple black")
    when = play(
        given,
        MIQUEL,
        MoveFigure("orange", "red", "tall", "P04"),
        MoveFigure("purple", "yellow", "tall", "P04"),
        MoveAmbassador("P18"),
    )
    assert when.where("ambassador") == "P18"
    assert when.view().meeting == "P04"
    assert play(when, MIQUEL, Ask("build")).asked == [LLUC]


def lluc_has_answered(referee: Referee = "strict") -> Table:
    """Miquel is Lord Fiddlebottom, Lluc the tall Agent X; a turn later Miquel meets the Ambassador."""
    met = play(
        a_turn(
            MIQUEL,
            "orange orange black",
            figures={"yellow tall": "P04"},
            secrets={MIQUEL: ("fiddlebottom", "fat", "A"), LLUC: ("agent_x", "tall", "B")},
            referee=referee,
        ),
        MIQUEL,
        MoveFigure("orange", "red", "tall", "P04"),
        MoveFigure("orange", "red", "short", "N8"),
        MoveAmbassador("P09"),
    )
    answered = show(play(met, MIQUEL, Ask("build")), LLUC, "bubble", "tall", "short")
    later = play(answered, MIQUEL, Expel("Y1")).position.copy()
    later.turn += 4
    later.phase = a_turn().position.phase
    later.balls = [1, 0, 0, 0, 0]
    return play(Table(later), MIQUEL, MoveFigure("white", "red", "tall", "P09"))


@clause("IK-16", "IK-17", "IK-18")
def test_miquel_deduces_that_lluc_is_agent_x_and_short_or_tall() -> None:
    asked = play(lluc_has_answered(), MIQUEL, AskThrough(LLUC, "identity"))
    when = show(asked, LLUC, "fiddlebottom", "agent_x")
    deals = possible_deals(possible_players(when.view(MIQUEL)))
    assert {agents_in_order(identities)[LLUC] for identities, _ in deals} == {"agent_x"}
    assert {builds_in_order(builds)[LLUC] for _, builds in deals} == {"short", "tall"}
    before = possible_deals(possible_players(asked.view(MIQUEL)))
    assert {agents_in_order(identities)[LLUC] for identities, _ in before} == {"bubble", "zsa_zsa", "agent_x"}


@clause("IK-20", "IK-21")
def test_the_strict_referee_keeps_lluc_from_repeating_the_pair() -> None:
    when = play(lluc_has_answered(), MIQUEL, AskThrough(LLUC, "build"))
    assert Show(("tall", "short")) not in when.legal(LLUC)
    assert Show(("tall", "fat")) in when.legal(LLUC)


@clause("IK-20", "IK-22")
def test_lluc_repeats_the_pair_and_must_show_the_true_card() -> None:
    asked = play(lluc_has_answered("table"), MIQUEL, AskThrough(LLUC, "build"))
    repeated = show(asked, LLUC, "tall", "short")
    assert repeated.legal(LLUC) == [ShowIfObjected(("tall",)), ShowIfObjected(("grey_tall",))]
    when = play(play(repeated, LLUC, ShowIfObjected(("tall",))), MIQUEL, Object())
    last = when.view(MIQUEL).replies[-1]
    assert (last.cards, last.objection, last.replacement) == (("tall", "short"), "right", ("tall",))


FIDDLEBOTTOM_B_AND_BUBBLE_D: dict[Seat, Secrets] = {
    MIQUEL: ("fiddlebottom", "thin", "B"),
    LUC: ("bubble", "fat", "D"),
}


@clause("IK-27", "IK-28")
def test_fiddlebottom_b_with_bubble_d_moves_bubble_to_space_1() -> None:
    figures = {"green fat": "R4", "red thin": "P30"}
    given = a_turn(LUC, "blue white white", figures, secrets=FIDDLEBOTTOM_B_AND_BUBBLE_D)
    when = claim(play(given, LUC, MoveFigure("blue", "green", "fat", "N1")), LUC, MIQUEL).result
    assert when is not None
    assert (when.reason, when.winners) == ("mission", (LUC, MIQUEL))


@clause("IK-28")
def test_a_helper_on_space_1_is_not_bubble() -> None:
    given = a_turn(LUC, "blue white white", figures={"green tall": "R4"}, secrets=FIDDLEBOTTOM_B_AND_BUBBLE_D)
    when = claim(play(given, LUC, MoveFigure("blue", "green", "tall", "N1")), LUC, MIQUEL).result
    assert when is not None
    assert (when.reason, when.winners) == ("not_fulfilled", (ANNA, LLUC))


@clause("IK-27")
def test_the_others_then_have_a_c_or_c_a_and_must_come_onto_bubble() -> None:
    for first, second in (("A", "C"), ("C", "A")):
        others: dict[Seat, Secrets] = {ANNA: ("zsa_zsa", "tall", first), LLUC: ("agent_x", "short", second)}
        given = a_turn(ANNA, secrets=FIDDLEBOTTOM_B_AND_BUBBLE_D | others)
        assert named_figure(given.position, mission_of(given.position, 1).agent) == figure_number("green fat")


@clause("IK-36")
def test_c_a_is_read_as_onto_fiddlebottom_when_bubble_is_missing() -> None:
    given = a_turn(
        ANNA,
        "orange white white",
        figures={"blue tall": "P01", "red fat": "B1"},
        secrets={
            ANNA: ("zsa_zsa", "short", "C"),
            LUC: ("agent_x", "tall", "A"),
            MIQUEL: ("fiddlebottom", "fat", "B"),
        },
        players=3,
    )
    when = claim(play(given, ANNA, MoveFigure("orange", "blue", "tall", "B1")), ANNA, LUC).result
    assert when is not None
    assert (when.reason, when.winners) == ("mission", (ANNA, LUC))


def test_what_lluc_showed_is_on_file_for_both() -> None:
    given = a_turn(shown=[reply(MIQUEL, LLUC, "build", "bubble", "tall", "short")])
    assert given.view(MIQUEL).replies == given.view(LLUC).replies
    assert given.view(ANNA).replies[0].cards is None
