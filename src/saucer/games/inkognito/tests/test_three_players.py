"""Three players, IK-35 to IK-37."""

import pytest

from saucer.core import Seat
from saucer.games.inkognito.events import MissionClaimed
from saucer.games.inkognito.model import AskThrough, Claim, ClaimView, Expel, MoveAmbassador, MoveFigure
from saucer.games.inkognito.rules.board import NAMES, STARTS
from saucer.games.inkognito.tests.table import ANNA, LUC, MIQUEL, Secrets, Table, a_start, a_turn, claim
from tests.clauses import clause
from tests.positions import play

PAIR: dict[Seat, Secrets] = {
    ANNA: ("fiddlebottom", "tall", "B"),
    LUC: ("bubble", "short", "D"),
    MIQUEL: ("agent_x", "fat", "A"),
}
"""Anna and Luc are a pair, Miquel is alone; Zsa Zsa is missing."""


def ended(when: Table) -> tuple[str, tuple[Seat, ...]]:
    assert when.result is not None
    return when.result.reason, when.result.winners


@clause("IK-35")
def test_the_fourth_colours_start_spaces_stay() -> None:
    given = a_turn(MIQUEL, "black", figures={"ambassador": "P09", "red tall": "P04"}, secrets=PAIR, players=3)
    assert {figure.colour for figure in given.view().figures} == {"blue", "green", "red"}
    asked = play(given, MIQUEL, MoveAmbassador("P04"), AskThrough(ANNA, "build"))
    when = play(asked, ANNA, asked.legal(ANNA)[0])
    assert {Expel(NAMES[space]) for space in STARTS[3]} <= set(when.legal(MIQUEL))


@clause("IK-17", "IK-35")
def test_two_others_can_be_asked_through_the_ambassador_and_two_named() -> None:
    given = a_turn(MIQUEL, "orange", figures={"ambassador": "P04"}, secrets=PAIR, players=3)
    when = play(given, MIQUEL, MoveFigure("orange", "red", "tall", "P04"))
    assert [each.player for each in when.legal(MIQUEL) if isinstance(each, AskThrough)] == [ANNA, ANNA, LUC, LUC]
    assert when.legal_of(MIQUEL, Claim) == [Claim(ANNA), Claim(LUC), Claim(None)]


@clause("IK-37")
def test_only_with_three_players_nobody_can_be_named() -> None:
    for players in (4, 5):
        assert Claim(None) not in a_turn(players=players).legal(MIQUEL)


@clause("IK-36")
def test_a_pair_plays_as_four_do() -> None:
    given = a_turn(LUC, "blue", figures={"green short": "R4", "red thin": "P33"}, secrets=PAIR, players=3)
    when = play(given, LUC, MoveFigure("blue", "green", "short", "N1"))
    assert ended(claim(when, LUC, ANNA)) == ("mission", (ANNA, LUC))


@clause("IK-37")
def test_a_claim_by_one_of_the_pair_that_fails_lets_the_third_player_win() -> None:
    given = a_turn(LUC, secrets=PAIR, players=3)
    assert ended(claim(given, LUC, ANNA)) == ("not_fulfilled", (MIQUEL,))
    assert ended(claim(given, LUC, MIQUEL)) == ("wrong_partner", (MIQUEL,))
    named_nobody = play(given, LUC, Claim(None))
    assert named_nobody.heard()[0] == MissionClaimed(LUC, None)
    assert named_nobody.view().claim == ClaimView(LUC, None, None)
    assert ended(named_nobody) == ("not_alone", (MIQUEL,))


@clause("IK-37")
def test_a_lone_player_who_names_a_partner_lets_the_pair_win() -> None:
    given = a_turn(MIQUEL, "orange", figures={"red fat": "P33"}, secrets=PAIR, players=3)
    fled = play(given, MIQUEL, MoveFigure("orange", "red", "fat", "N6"))
    assert ended(claim(fled, MIQUEL, ANNA)) == ("wrong_partner", (ANNA, LUC))
    assert ended(play(fled, MIQUEL, Claim(None))) == ("flight", (MIQUEL,))


@clause("IK-37")
@pytest.mark.parametrize(
    ("agent", "missing", "space"),
    [
        ("fiddlebottom", "bubble", "N5"),
        ("bubble", "fiddlebottom", "N1"),
        ("zsa_zsa", "agent_x", "N4"),
        ("agent_x", "zsa_zsa", "N6"),
    ],
)
def test_the_lone_agent_flees_to_the_own_space(agent: str, missing: str, space: str) -> None:
    others = [each for each in ("fiddlebottom", "bubble", "zsa_zsa", "agent_x") if each not in (agent, missing)]
    secrets: dict[Seat, Secrets] = {
        ANNA: (others[0], "tall", "A"), LUC: (others[1], "short", "B"), MIQUEL: (agent, "thin", "C"),
    }  # fmt: skip

    def claimed(figure: str, to: str, moved: bool) -> tuple[str, tuple[Seat, ...]]:
        given = a_turn(figures={figure: to}, moved=[figure] if moved else [], secrets=secrets, players=3)
        return ended(play(given, MIQUEL, Claim(None)))

    assert claimed("red thin", space, True) == ("flight", (MIQUEL,))
    assert claimed("red thin", space, False) == ("no_flight", (ANNA, LUC))
    assert claimed("red tall", space, True) == ("no_flight", (ANNA, LUC))
    elsewhere = next(other for other in ("N5", "N1", "N4", "N6") if other != space)
    assert claimed("red thin", elsewhere, True) == ("no_flight", (ANNA, LUC))


@clause("IK-36")
@pytest.mark.parametrize(
    ("letters", "missing", "present"),
    [
        (("C", "A"), "bubble", "fiddlebottom"),
        (("C", "A"), "fiddlebottom", "bubble"),
        (("B", "D"), "fiddlebottom", "bubble"),
        (("D", "B"), "bubble", "fiddlebottom"),
    ],
)
def test_a_mission_onto_the_missing_agent_is_read_as_onto_the_partner(
    letters: tuple[str, str], missing: str, present: str
) -> None:
    rest = next(letter for letter in "ABCD" if letter not in letters)
    secrets: dict[Seat, Secrets] = {
        ANNA: ("zsa_zsa", "tall", letters[0]), LUC: ("agent_x", "short", letters[1]), MIQUEL: (present, "thin", rest),
    }  # fmt: skip
    for onto, reason in (("red thin", "mission"), ("red tall", "not_fulfilled")):
        figures = {"green fat": "P27", onto: "P27"}
        given = a_turn(LUC, figures=figures, moved=["green fat"], secrets=secrets, players=3)
        assert ended(claim(given, LUC, ANNA))[0] == reason


@clause("IK-35", "IK-50a")
def test_at_the_end_the_set_put_aside_is_open() -> None:
    when = play(a_turn(MIQUEL, secrets=PAIR, players=3), MIQUEL, Claim(None))
    secrets = when.view(ANNA).secrets
    assert secrets is not None
    assert (len(secrets), secrets[3].identity, secrets[3].build, secrets[3].mission) == (4, "zsa_zsa", "thin", "C")


@clause("IK-35")
@pytest.mark.parametrize(("players", "put_aside"), [(3, True), (4, False), (5, False)])
def test_everybody_sees_whether_a_set_is_put_aside(players: int, put_aside: bool) -> None:
    given = a_start(players)
    assert (given.view(LUC).put_aside, given.view(None).put_aside) == (put_aside, put_aside)
