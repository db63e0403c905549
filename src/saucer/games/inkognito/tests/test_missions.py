"""The 24 missions, IK-27 to IK-29, and their readings with five players, IK-41."""

import pytest

from saucer.core import Seat
from saucer.games.inkognito.model import AGENTS, Agent
from saucer.games.inkognito.rules.missions import is_fulfilled, same_team, true_partner
from saucer.games.inkognito.tests.table import ANNA, LLUC, LUC, MIQUEL, Secrets, Table, a_turn
from tests.clauses import clause

LORD_AND_COLONEL = """
A-B  team onto agent_x
A-C  fiddlebottom to N5
A-D  team onto zsa_zsa
B-A  team onto agent_x
B-C  team onto ambassador
B-D  bubble to N1
C-A  fiddlebottom to N7
C-B  team onto ambassador
C-D  ambassador to E
D-A  team onto zsa_zsa
D-B  fiddlebottom onto bubble
D-C  ambassador to N8
"""
MADAME_AND_X = """
A-B  team onto ambassador
A-C  team onto bubble
A-D  zsa_zsa onto ambassador
B-A  team onto ambassador
B-C  zsa_zsa onto agent_x
B-D  team onto fiddlebottom
C-A  team onto bubble
C-B  zsa_zsa to N4
C-D  agent_x to N2
D-A  ambassador to N3
D-B  team onto fiddlebottom
D-C  agent_x to N6
"""
"""IK-27 as the rules have it."""


Row = tuple[int, str, str, str, str]


def rows(team: int, table: str) -> list[Row]:
    found: list[Row] = []
    for line in table.strip().split("\n"):
        who, to = line[5:].replace(" onto ", " to ").split(" to ")
        found.append((team, line[0], line[2], who, to))
    return found


ROWS = rows(0, LORD_AND_COLONEL) + rows(1, MADAME_AND_X)
every_mission = pytest.mark.parametrize(("team", "first", "second", "who", "to"), ROWS)

SEAT_OF: dict[str, Seat] = {"fiddlebottom": ANNA, "bubble": LUC, "zsa_zsa": MIQUEL, "agent_x": LLUC}
FIGURE_OF = {"fiddlebottom": "blue thin", "bubble": "green tall", "zsa_zsa": "red short", "agent_x": "yellow fat"}
"""The true figures."""
HELPERS = ({"blue tall", "green thin"}, {"red thin", "yellow tall"})


def secrets(team: int, first: str, second: str) -> dict[Seat, Secrets]:
    letters = [letter for letter in "ABCD" if letter not in (first, second)]
    dealt = [first, second, *letters] if team == 0 else [*letters, first, second]
    builds = {"fiddlebottom": "thin", "bubble": "tall", "zsa_zsa": "short", "agent_x": "fat"}
    return {SEAT_OF[agent]: (agent, builds[agent], letter) for agent, letter in zip(AGENTS, dealt, strict=True)}


def situation(team: int, first: str, second: str, figures: dict[str, str], moved: list[str], players: int = 4) -> Table:
    of = SEAT_OF[AGENTS[2 * team]]
    return a_turn(of, figures=figures, moved=moved, secrets=secrets(team, first, second), players=players)


def named(who: str, team: int) -> list[str]:
    """The figures that this word of a mission means."""
    if who == "team":
        own = {FIGURE_OF[agent] for agent in AGENTS[2 * team : 2 * team + 2]}
        return sorted(own | HELPERS[team])
    return [who if who == "ambassador" else FIGURE_OF[who]]


def is_space(to: str) -> bool:
    return to not in AGENTS and to != "ambassador"


def place_of(to: str) -> tuple[dict[str, str], str]:
    """Where it has to be reached, and the figures needed there."""
    if is_space(to):
        return {}, to
    return {named(to, 0)[0]: "P27"}, "P27"


@clause("IK-1")
def test_fiddlebottom_and_bubble_play_against_zsa_zsa_and_agent_x() -> None:
    agents = ["fiddlebottom", "bubble", "zsa_zsa", "agent_x"]
    partners = {"fiddlebottom": "bubble", "bubble": "fiddlebottom", "zsa_zsa": "agent_x", "agent_x": "zsa_zsa"}
    given = a_turn()
    for agent in agents:
        partner = true_partner(given.position, SEAT_OF[agent])
        assert given.view(Seat(partner)).identity == partners[agent]
        teams = [same_team(given.position, SEAT_OF[agent], SEAT_OF[other]) for other in agents]
        assert teams == [other in (agent, partners[agent]) for other in agents]


@clause("IK-27", "IK-28", "IK-29")
@every_mission
def test_a_mission_is_fulfilled_by_whom_it_names(team: int, first: str, second: str, who: str, to: str) -> None:
    there, space = place_of(to)
    for figure in named(who, team):
        when = situation(team, first, second, {**there, figure: space}, [figure])
        assert is_fulfilled(when.position, team)


@clause("IK-29")
@every_mission
def test_it_is_not_fulfilled_by_what_was_not_moved_in_this_turn(
    team: int, first: str, second: str, who: str, to: str
) -> None:
    there, space = place_of(to)
    for figure in named(who, team):
        when = situation(team, first, second, {**there, figure: space}, ["blue short", "red fat", "yellow short"])
        assert not is_fulfilled(when.position, team)


@clause("IK-29")
@every_mission
def test_onto_somebody_it_is_enough_that_the_other_was_moved(
    team: int, first: str, second: str, who: str, to: str
) -> None:
    there, space = place_of(to)
    for figure in named(who, team):
        moved = list(there) or ["blue short"]
        when = situation(team, first, second, {**there, figure: space}, moved)
        assert is_fulfilled(when.position, team) == (not is_space(to))


@clause("IK-28")
@every_mission
def test_it_is_not_fulfilled_by_others(team: int, first: str, second: str, who: str, to: str) -> None:
    there, space = place_of(to)
    meant = named(who, team)
    others = ["blue short", "green short", "red fat", "yellow short", *HELPERS[1 - team]]
    strangers = [figure for figure in others if figure[:4] not in [own[:4] for own in meant]]
    if who != "team":
        strangers += [f"{figure.split()[0]} {build}" for figure in meant for build in ("short",) if " " in figure]
    for figure in strangers:
        if figure in meant:
            continue
        when = situation(team, first, second, {**there, figure: space}, [figure])
        assert not is_fulfilled(when.position, team)


@clause("IK-29")
@every_mission
def test_next_to_it_is_not_there(team: int, first: str, second: str, who: str, to: str) -> None:
    there, _ = place_of(to)
    for figure in named(who, team):
        when = situation(team, first, second, {**there, figure: "P33"}, [figure, *there])
        assert not is_fulfilled(when.position, team)


@clause("IK-27")
@pytest.mark.parametrize(("team", "first", "second"), [(0, "A", "C"), (0, "B", "D"), (1, "C", "D"), (1, "D", "C")])
def test_the_order_of_the_letters_is_the_order_of_the_agents(team: int, first: str, second: str) -> None:
    right = next(row for row in ROWS if row[:3] == (team, first, second))
    figure = named(right[3], team)[0]
    swapped = situation(team, second, first, {figure: right[4]}, [figure])
    assert not is_fulfilled(swapped.position, team)


AMBASSADORS_WAYS = [row for row in ROWS if row[3] == "ambassador"]


@clause("IK-41")
@pytest.mark.parametrize(("team", "first", "second", "who", "to"), AMBASSADORS_WAYS)
def test_with_five_players_a_true_figure_goes_in_the_ambassadors_stead(
    team: int, first: str, second: str, who: str, to: str
) -> None:
    elsewhere = {"ambassador": "P26"} if to == "E" else {}
    agents: tuple[Agent, ...] = AGENTS[2 * team : 2 * team + 2]
    for agent in agents:
        own = FIGURE_OF[agent]
        assert is_fulfilled(situation(team, first, second, {**elsewhere, own: to}, [own], 5).position, team)
        assert not is_fulfilled(situation(team, first, second, {**elsewhere, own: to}, [], 5).position, team)
    for helper in HELPERS[team]:
        assert not is_fulfilled(situation(team, first, second, {**elsewhere, helper: to}, [helper], 5).position, team)
    assert not is_fulfilled(situation(team, first, second, {"ambassador": to}, ["ambassador"], 5).position, team)


@clause("IK-41")
@every_mission
def test_with_five_players_all_other_missions_stay(team: int, first: str, second: str, who: str, to: str) -> None:
    if who == "ambassador":
        return
    there, space = place_of(to)
    for figure in named(who, team):
        assert is_fulfilled(situation(team, first, second, {**there, figure: space}, [figure], 5).position, team)
