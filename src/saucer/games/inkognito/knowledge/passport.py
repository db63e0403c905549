"""Inkognito: what one's own letter can lead to (IK-27), as so many players read it, and the partner once proved."""

from saucer.core import Seat
from saucer.games.inkognito.knowledge.model import Page, PossibleMission, ProvenPartner, Reading, Task, UnmaskedTeam
from saucer.games.inkognito.model import AGENTS, LETTERS, Agent, InkognitoView, Letter, SecretsView
from saucer.games.inkognito.rules.missions import partner_of

TEAM: dict[Agent, str] = {"fiddlebottom": "fb", "bubble": "fb", "zsa_zsa": "zx", "agent_x": "zx"}
NAMED_FIRST = ("fiddlebottom", "zsa_zsa")
READ_BY_THREE = ("fb-A-B", "fb-A-D", "fb-B-A", "fb-D-A", "zx-A-C", "zx-B-D", "zx-C-A", "zx-D-B")
"""IK-36 Missions that name an agent of the other team, who may be missing."""
READ_BY_FIVE = ("fb-C-D", "fb-D-C", "zx-D-A")
"""IK-41 Missions that send the Ambassador somewhere."""


def agents_in(view: InkognitoView) -> int:
    """IK-38 The seats that hold agents."""
    return min(len(view.players), len(TEAM))


def mission_name(agent: Agent, own: Letter, partner: Letter) -> str:
    """IK-27 The letters stand in the order of the agents named."""
    both = (own, partner) if agent in NAMED_FIRST else (partner, own)
    return "-".join((TEAM[agent], *both))


def reading_of(mission: str, agents: int, players: int) -> Reading | None:
    """IK-36, IK-41 Where three or five players read a mission otherwise than four do."""
    if agents < len(TEAM) and mission in READ_BY_THREE:
        return "three"
    if players > len(TEAM) and mission in READ_BY_FIVE:
        return "five"
    return None


def task_of(view: InkognitoView, agent: Agent, own: Letter, partner: Letter) -> Task:
    mission = mission_name(agent, own, partner)
    return Task(mission, reading_of(mission, agents_in(view), len(view.players)))


def passport(view: InkognitoView) -> tuple[PossibleMission, ...]:
    """IK-27 A mission for each letter that the partner can have."""
    agent, own = view.identity, view.mission
    if agent is None or own is None:
        return ()
    others = [letter for letter in LETTERS if letter != own]
    return tuple([PossibleMission(letter, task_of(view, agent, own, letter)) for letter in others])


def sought(view: InkognitoView) -> Agent | None:
    """IK-1 The agent who is the viewer's partner, whoever that is."""
    return None if view.identity is None else AGENTS[partner_of(AGENTS.index(view.identity))]


def proven_partner(view: InkognitoView, pages: tuple[Page, ...]) -> ProvenPartner | None:
    """IK-1 Whoever can be nobody else, with the task if the letter is certain, too."""
    agent, own = view.identity, view.mission
    if agent is None or own is None:
        return None
    found = next((page for page in pages if page.identities == (sought(view),)), None)
    if found is None:
        return None
    if found.player is None or len(found.missions) > 1:
        return ProvenPartner(found.player, None)
    return ProvenPartner(found.player, task_of(view, agent, own, found.missions[0]))


def unmasked_teams(view: InkognitoView) -> tuple[UnmaskedTeam, ...]:
    """IK-50a Fiddlebottom and Bubble, then Zsa Zsa and Agent X: those of them who were in play."""
    if view.secrets is None:
        return ()
    own = view.secrets[: agents_in(view)]
    names = dict.fromkeys(TEAM.values())
    return tuple(
        [unmasked(view, [seat for seat, each in enumerate(own) if TEAM[each.identity] == team], own) for team in names]
    )


def unmasked(view: InkognitoView, members: list[int], secrets: tuple[SecretsView, ...]) -> UnmaskedTeam:
    seats = tuple([Seat(seat) for seat in members])
    if len(members) < 2:
        return UnmaskedTeam(seats, None)
    one, other = [secrets[seat] for seat in members]
    return UnmaskedTeam(seats, task_of(view, one.identity, one.mission, other.mission))
