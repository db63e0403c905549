"""The claim, the handshake and the end, IK-30 to IK-32."""

import pytest

from saucer.core import Action, Seat
from saucer.games.inkognito.events import HandshakeAccepted, HandshakeRefused, MatchEnded, MissionClaimed
from saucer.games.inkognito.model import (
    Accept,
    AskThrough,
    Claim,
    EndMovement,
    EndTurn,
    Expel,
    Meet,
    MoveAmbassador,
    MoveFigure,
    MoveOn,
    Refuse,
    SecretsView,
)
from saucer.games.inkognito.tests.table import ANNA, LLUC, LUC, MIQUEL, Secrets, Table, a_turn, claim, reply, show
from tests.clauses import clause
from tests.positions import chance, play

TEAMS: dict[Seat, Secrets] = {
    ANNA: ("fiddlebottom", "tall", "C"),
    MIQUEL: ("bubble", "fat", "B"),
    LUC: ("zsa_zsa", "short", "A"),
    LLUC: ("agent_x", "thin", "D"),
}
"""Anna and Miquel must bring a figure onto the Ambassador."""


def on_the_ambassador() -> Table:
    given = a_turn(balls="orange white", figures={"ambassador": "P04"}, secrets=TEAMS)
    return play(given, MIQUEL, MoveFigure("orange", "red", "tall", "P04"))


def ended(when: Table) -> tuple[str, tuple[Seat, ...]]:
    assert when.result is not None
    return when.result.reason, when.result.winners


@clause("IK-30")
def test_the_claimants_team_wins_with_the_true_partner_the_handshake_and_the_mission() -> None:
    claimed = play(on_the_ambassador(), MIQUEL, Claim(ANNA))
    assert claimed.heard() == [MissionClaimed(MIQUEL, ANNA)]
    assert (claimed.asked, claimed.phase) == ([ANNA], "handshake")
    assert claimed.legal(ANNA) == [Accept(), Refuse()]
    assert claimed.legal(MIQUEL) == []
    view = claimed.view().claim
    assert view is not None
    assert (view.seat, view.partner, view.accepted) == (MIQUEL, ANNA, None)
    when = play(claimed, ANNA, Accept())
    assert when.heard()[0] == HandshakeAccepted(ANNA)
    assert ended(when) == ("mission", (ANNA, MIQUEL))
    assert when.result is not None
    assert when.result.scores == (1, 0, 1, 0)


@clause("IK-30")
def test_refused_by_the_true_partner_the_other_team_wins() -> None:
    when = play(play(on_the_ambassador(), MIQUEL, Claim(ANNA)), ANNA, Refuse())
    assert when.heard()[0] == HandshakeRefused(ANNA)
    assert ended(when) == ("refused", (LUC, LLUC))
    view = when.view().claim
    assert view is not None
    assert view.accepted is False


@clause("IK-30")
@pytest.mark.parametrize("answer", [Accept(), Refuse()])
@pytest.mark.parametrize("wrong", [LUC, LLUC])
def test_naming_an_opponent_loses_whatever_the_answer(wrong: Seat, answer: Action) -> None:
    when = play(play(on_the_ambassador(), MIQUEL, Claim(wrong)), wrong, answer)
    assert ended(when) == ("wrong_partner", (LUC, LLUC))


@clause("IK-30")
def test_without_the_mission_the_other_team_wins() -> None:
    assert ended(claim(a_turn(secrets=TEAMS), MIQUEL, ANNA)) == ("not_fulfilled", (LUC, LLUC))


@clause("IK-31")
def test_nobody_needs_to_have_seen_the_partners_mission_card() -> None:
    given = on_the_ambassador()
    assert given.position.replies == []
    assert ended(claim(given, MIQUEL, ANNA))[0] == "mission"


@clause("IK-30", "IK-50a")
def test_at_the_end_all_is_open() -> None:
    shown = [reply(LUC, LLUC, "identity", "bubble", "agent_x", "fat")]
    given = a_turn(secrets=TEAMS, shown=shown)
    assert given.view(ANNA).secrets is None
    when = claim(given, MIQUEL, ANNA)
    secrets = (
        SecretsView("fiddlebottom", "tall", "C"),
        SecretsView("zsa_zsa", "short", "A"),
        SecretsView("bubble", "fat", "B"),
        SecretsView("agent_x", "thin", "D"),
    )
    told = when.heard()[-1]
    assert told == MatchEnded("not_fulfilled", (LUC, LLUC), secrets, when.view().replies)
    assert when.view().secrets == when.view(ANNA).secrets == secrets
    assert when.view().replies[0].cards == ("bubble", "agent_x", "fat")
    assert (when.view().reason, when.view().winners) == ("not_fulfilled", (LUC, LLUC))
    assert all(when.legal(seat) == [] for seat in (ANNA, LUC, MIQUEL, LLUC))


def may_claim(given: Table, seat: Seat = MIQUEL) -> bool:
    return given.legal_of(seat, Claim) == [Claim(other) for other in (ANNA, LUC, MIQUEL, LLUC) if other != seat]


@clause("IK-30a")
def test_the_player_on_turn_may_claim_whenever_the_decision_is_theirs() -> None:
    figures = {"ambassador": "P04", "yellow tall": "P21"}
    moving = a_turn(balls="orange orange white", figures=figures, secrets=TEAMS)
    between = play(
        moving, MIQUEL, MoveFigure("orange", "red", "tall", "P04"), MoveFigure("orange", "red", "short", "P21")
    )
    choosing = play(between, MIQUEL, EndMovement())
    asking = play(choosing, MIQUEL, Meet("P04"))
    answering = play(asking, MIQUEL, AskThrough(LUC, "build"))
    expelling = show(answering, LUC, "tall", "short")
    second = play(expelling, MIQUEL, Expel("E"))
    closing = play(second, MIQUEL, MoveOn("N5"))
    for when in (moving, between, choosing, asking, expelling, second, closing):
        assert may_claim(when)
        assert not any(when.legal_of(seat, Claim) for seat in (ANNA, LUC, LLUC))
    assert not answering.legal_of(MIQUEL, Claim)
    assert (choosing.phase, asking.phase, expelling.phase, closing.phase) == (
        "meeting", "asking", "expelling", "closing",
    )  # fmt: skip


@clause("IK-30a")
def test_the_position_of_that_moment_is_judged() -> None:
    asked = play(on_the_ambassador(), MIQUEL, EndMovement(), AskThrough(LUC, "build"))
    shown = show(asked, LUC, "tall", "short")
    assert ended(claim(shown, MIQUEL, ANNA))[0] == "mission"
    assert ended(claim(play(shown, MIQUEL, Expel("E")), MIQUEL, ANNA))[0] == "not_fulfilled"


@clause("IK-29", "IK-30a")
def test_a_mission_not_claimed_counts_for_nothing_in_the_next_turn() -> None:
    secrets: dict[Seat, Secrets] = {MIQUEL: ("fiddlebottom", "tall", "C"), LLUC: ("bubble", "thin", "A")}
    given = a_turn(balls="orange", figures={"red tall": "P20"}, secrets=secrets)
    there = play(given, MIQUEL, MoveFigure("orange", "red", "tall", "N7"))
    assert ended(claim(there, MIQUEL, LLUC)) == ("mission", (MIQUEL, LLUC))
    later = chance(play(there, MIQUEL, EndTurn()), (0, 0, 0))
    assert ended(claim(later, LLUC, MIQUEL))[0] == "not_fulfilled"


@clause("IK-29")
def test_an_extra_move_can_fulfil_a_mission() -> None:
    secrets: dict[Seat, Secrets] = {MIQUEL: ("zsa_zsa", "tall", "C"), LLUC: ("agent_x", "thin", "B")}
    given = a_turn(balls="orange", figures={"yellow short": "P04"}, secrets=secrets)
    met = play(given, MIQUEL, MoveFigure("orange", "red", "tall", "P04"))
    assert ended(claim(play(met, MIQUEL, MoveOn("N4")), MIQUEL, LLUC)) == ("mission", (MIQUEL, LLUC))


@clause("IK-29")
def test_leaving_and_coming_back_counts_as_moved() -> None:
    secrets: dict[Seat, Secrets] = {MIQUEL: ("zsa_zsa", "tall", "C"), LLUC: ("agent_x", "thin", "B")}
    given = a_turn(balls="orange orange", figures={"red tall": "N4"}, secrets=secrets)
    assert ended(claim(given, MIQUEL, LLUC))[0] == "not_fulfilled"
    back = play(given, MIQUEL, *[MoveFigure("orange", "red", "tall", space) for space in ("P04", "N4")])
    assert ended(claim(back, MIQUEL, LLUC))[0] == "mission"


@clause("IK-29")
def test_a_figure_that_came_first_still_counts_when_others_have_moved() -> None:
    secrets: dict[Seat, Secrets] = {MIQUEL: ("fiddlebottom", "tall", "C"), LLUC: ("bubble", "thin", "A")}
    given = a_turn(balls="orange orange black", figures={"red tall": "P20"}, secrets=secrets)
    there = play(given, MIQUEL, MoveFigure("orange", "red", "tall", "N7"))
    later = play(there, MIQUEL, MoveFigure("orange", "red", "short", "P21"), MoveAmbassador("P18"))
    assert {each.space for each in later.view().figures if each.moved} == {"N7", "P21"}
    assert later.view().ambassador.moved
    assert ended(claim(later, MIQUEL, LLUC)) == ("mission", (MIQUEL, LLUC))


@clause("IK-25", "IK-29")
def test_an_expulsion_can_fulfil_a_mission_of_the_first_kind() -> None:
    secrets: dict[Seat, Secrets] = {MIQUEL: ("fiddlebottom", "tall", "C"), LLUC: ("bubble", "thin", "D")}
    given = a_turn(balls="black", figures={"ambassador": "P09", "red fat": "P04"}, secrets=secrets)
    met = play(given, MIQUEL, MoveAmbassador("P04"), AskThrough(LUC, "build"))
    sent = play(play(met, LUC, met.legal(LUC)[0]), MIQUEL, Expel("E"))
    assert ended(claim(sent, MIQUEL, LLUC)) == ("mission", (MIQUEL, LLUC))
    other = play(play(met, LUC, met.legal(LUC)[0]), MIQUEL, Expel("R3"))
    assert ended(claim(other, MIQUEL, LLUC))[0] == "not_fulfilled"


@clause("IK-29")
def test_the_ambassador_brought_onto_an_own_figure_counts_too() -> None:
    given = a_turn(balls="black", figures={"ambassador": "P09", "red fat": "P04"}, secrets=TEAMS)
    met = play(given, MIQUEL, MoveAmbassador("P04"))
    assert ended(claim(met, MIQUEL, ANNA)) == ("mission", (ANNA, MIQUEL))


@clause("IK-29")
def test_a_figure_brought_by_purple_counts_too() -> None:
    secrets: dict[Seat, Secrets] = {
        ANNA: ("fiddlebottom", "tall", "A"), MIQUEL: ("bubble", "fat", "B"), LLUC: ("agent_x", "tall", "C"),
    }  # fmt: skip
    given = a_turn(balls="purple", figures={"red short": "P04"}, secrets=secrets)
    met = play(given, MIQUEL, MoveFigure("purple", "yellow", "tall", "P04"))
    assert ended(claim(met, MIQUEL, ANNA)) == ("mission", (ANNA, MIQUEL))


@clause("IK-32")
def test_after_200_turns_the_match_is_a_draw() -> None:
    last = a_turn(turn=200)
    closing = play(last, MIQUEL, EndMovement())
    assert ended(claim(closing, MIQUEL, ANNA))[0] == "wrong_partner"
    when = play(closing, MIQUEL, EndTurn())
    assert ended(when) == ("two_hundred_turns", ())
    assert when.result is not None
    assert when.result.scores == (0, 0, 0, 0)
    assert when.view().claim is None
    assert play(play(a_turn(turn=199), MIQUEL, EndMovement()), MIQUEL, EndTurn()).result is None
