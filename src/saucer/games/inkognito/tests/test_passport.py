"""What one's own letter can lead to, as so many players read it; the partner once proved; the teams at the end."""

from saucer.core import Seat
from saucer.games.inkognito.knowledge.model import Notebook, ProvenPartner, Task
from saucer.games.inkognito.knowledge.notebook import notebook
from saucer.games.inkognito.model import Agent, Build, InkognitoView, Letter
from saucer.games.inkognito.tests.table import ANNA, EVA, LLUC, LUC, MIQUEL, a_turn, claim, reply
from tests.clauses import clause

FOUR: dict[Seat, tuple[Agent, Build, Letter]] = {
    ANNA: ("fiddlebottom", "tall", "C"),
    LUC: ("bubble", "short", "D"),
    MIQUEL: ("zsa_zsa", "fat", "A"),
    LLUC: ("agent_x", "thin", "B"),
}


def notes(view: InkognitoView) -> Notebook:
    found = notebook(view)
    assert found is not None
    return found


def tasks(players: int, seat: Seat) -> dict[Letter, Task]:
    passport = notes(a_turn(secrets=FOUR, players=players).view(seat)).passport
    return {possible.letter: possible.task for possible in passport}


@clause("IK-27")
def test_a_passport_has_a_task_for_each_other_letter_in_the_order_of_the_agents_named() -> None:
    assert tasks(4, ANNA) == {"A": Task("fb-C-A", None), "B": Task("fb-C-B", None), "D": Task("fb-C-D", None)}
    assert tasks(4, LUC) == {"A": Task("fb-A-D", None), "B": Task("fb-B-D", None), "C": Task("fb-C-D", None)}


@clause("IK-36")
def test_three_players_read_otherwise_what_names_an_agent_who_may_be_missing() -> None:
    assert tasks(3, LUC) == {"A": Task("fb-A-D", "three"), "B": Task("fb-B-D", None), "C": Task("fb-C-D", None)}


@clause("IK-41")
def test_five_players_and_no_fewer_read_otherwise_what_sends_the_ambassador() -> None:
    assert tasks(5, ANNA)["D"] == Task("fb-C-D", "five")
    assert tasks(5, ANNA)["A"] == Task("fb-C-A", None)
    assert notes(a_turn(secrets=FOUR, players=5).view(EVA)).passport == ()


@clause("IK-37")
def test_only_three_players_know_a_way_out() -> None:
    assert [notes(a_turn(secrets=FOUR, players=players).view(ANNA)).flight for players in (3, 4, 5)] == [
        "fiddlebottom",
        None,
        None,
    ]


@clause("IK-1", "IK-34")
def test_the_partner_is_told_once_proved_and_the_task_with_the_letter() -> None:
    """Shown are a card of each kind and the grey ones, which cannot lie."""
    given = a_turn(secrets=FOUR)
    assert notes(given.view(ANNA)).proven is None
    assert [notes(given.view(seat)).sought for seat in (ANNA, MIQUEL)] == ["bubble", "agent_x"]
    identity = reply(ANNA, LUC, "identity", "grey_bubble", "tall")
    assert notes(a_turn(secrets=FOUR, shown=[identity]).view(ANNA)).proven == ProvenPartner(LUC, None)
    letter = reply(ANNA, LUC, "identity", "grey_bubble", "mission_d")
    assert notes(a_turn(secrets=FOUR, shown=[letter]).view(ANNA)).proven == ProvenPartner(LUC, Task("fb-C-D", None))
    assert notes(a_turn(secrets=FOUR, shown=[letter]).view(MIQUEL)).proven is None


@clause("IK-35")
def test_whoever_is_alone_learns_that_the_partner_is_missing() -> None:
    both = [
        reply(MIQUEL, ANNA, "identity", "grey_fiddlebottom", "tall"),
        reply(MIQUEL, LUC, "identity", "grey_bubble", "tall"),
    ]
    assert notes(a_turn(secrets=FOUR, shown=both[:1], players=3).view(MIQUEL)).proven is None
    assert notes(a_turn(secrets=FOUR, shown=both, players=3).view(MIQUEL)).proven == ProvenPartner(None, None)


@clause("IK-50a")
def test_at_the_end_everybody_sees_the_teams_and_what_they_had_to_do() -> None:
    given = a_turn(LUC, secrets=FOUR)
    assert notes(given.view(ANNA)).teams == ()
    over = claim(given, LUC, ANNA)
    for viewer in (ANNA, None):
        teams = notes(over.view(viewer)).teams
        assert [(team.members, team.task) for team in teams] == [
            ((ANNA, LUC), Task("fb-C-D", None)),
            ((MIQUEL, LLUC), Task("zx-A-B", None)),
        ]


@clause("IK-50a")
def test_whose_partner_was_missing_had_no_task() -> None:
    over = claim(a_turn(LUC, secrets=FOUR, players=3), LUC, ANNA)
    teams = notes(over.view(ANNA)).teams
    assert [(team.members, team.task is None) for team in teams] == [((ANNA, LUC), False), ((MIQUEL,), True)]
