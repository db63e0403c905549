"""Inkognito: the 24 missions, IK-27 to IK-29, as they are read by the numbers of players (IK-36, IK-41)."""

from typing import Final

from saucer.core.seats import Seat
from saucer.games.inkognito.rules.board import EMBASSY, NUMBERED
from saucer.games.inkognito.rules.state import AGENT_X, AMBASSADOR, BUBBLE, FIDDLEBOTTOM, NOBODY, ZSA_ZSA, State

TEAM_ONTO_AGENT: Final = 0
TEAM_ONTO_AMBASSADOR: Final = 1
AGENT_ONTO_AMBASSADOR: Final = 2
PARTNERS_TOGETHER: Final = 3
AGENT_TO_SPACE: Final = 4
AMBASSADOR_TO_SPACE: Final = 5


class Mission:
    """Who has to come where; what a kind does not need is -1."""

    def __init__(self, kind: int, agent: int, space: int) -> None:
        self.kind = kind
        self.agent = agent
        self.space = space


def team_onto(agent: int) -> Mission:
    return Mission(TEAM_ONTO_AGENT, agent, -1)


def agent_to(agent: int, number: int) -> Mission:
    return Mission(AGENT_TO_SPACE, agent, NUMBERED[number])


def ambassador_to(space: int) -> Mission:
    return Mission(AMBASSADOR_TO_SPACE, -1, space)


ONTO_AMBASSADOR: Final = Mission(TEAM_ONTO_AMBASSADOR, -1, -1)
TOGETHER: Final = Mission(PARTNERS_TOGETHER, -1, -1)

FIDDLEBOTTOM_AND_BUBBLE: Final[dict[str, Mission]] = {
    "AB": team_onto(AGENT_X),
    "AC": agent_to(FIDDLEBOTTOM, 5),
    "AD": team_onto(ZSA_ZSA),
    "BA": team_onto(AGENT_X),
    "BC": ONTO_AMBASSADOR,
    "BD": agent_to(BUBBLE, 1),
    "CA": agent_to(FIDDLEBOTTOM, 7),
    "CB": ONTO_AMBASSADOR,
    "CD": ambassador_to(EMBASSY),
    "DA": team_onto(ZSA_ZSA),
    "DB": TOGETHER,
    "DC": ambassador_to(NUMBERED[8]),
}
"""IK-27 Fiddlebottom's letter, then Bubble's."""

ZSA_ZSA_AND_AGENT_X: Final[dict[str, Mission]] = {
    "AB": ONTO_AMBASSADOR,
    "AC": team_onto(BUBBLE),
    "AD": Mission(AGENT_ONTO_AMBASSADOR, ZSA_ZSA, -1),
    "BA": ONTO_AMBASSADOR,
    "BC": TOGETHER,
    "BD": team_onto(FIDDLEBOTTOM),
    "CA": team_onto(BUBBLE),
    "CB": agent_to(ZSA_ZSA, 4),
    "CD": agent_to(AGENT_X, 2),
    "DA": ambassador_to(NUMBERED[3]),
    "DB": team_onto(FIDDLEBOTTOM),
    "DC": agent_to(AGENT_X, 6),
}
"""IK-27 Zsa Zsa's letter, then Agent X's."""

MISSIONS: Final = (FIDDLEBOTTOM_AND_BUBBLE, ZSA_ZSA_AND_AGENT_X)


def team_of(agent: int) -> int:
    """IK-1 0 for Fiddlebottom and Bubble, 1 for Zsa Zsa and Agent X."""
    return agent // 2


def partner_of(agent: int) -> int:
    """IK-1"""
    return agent ^ 1


def seat_of(state: State, agent: int) -> int:
    """IK-35 The seat of an agent; nobody's if the agent is missing."""
    seat = state.identities.index(agent)
    return seat if seat < state.agents else NOBODY


def mission_of(state: State, team: int) -> Mission:
    """IK-27 The mission of a team whose partners are both in play."""
    first, second = seat_of(state, 2 * team), seat_of(state, 2 * team + 1)
    return MISSIONS[team]["ABCD"[state.missions[first]] + "ABCD"[state.missions[second]]]


def named_figure(state: State, agent: int) -> int:
    """IK-28 The figure of the true build; IK-36 of the partner, if the agent named is missing."""
    seat = seat_of(state, agent)
    return state.true_figure(seat if seat != NOBODY else seat_of(state, partner_of(agent)))


def is_fulfilled(state: State, team: int) -> bool:
    """IK-29 Whether the team's mission is fulfilled at this moment of a partner's turn."""
    mission = mission_of(state, team)
    kind = mission.kind
    if kind == AGENT_TO_SPACE:
        return came_to(state, named_figure(state, mission.agent), mission.space)
    if kind == AMBASSADOR_TO_SPACE:
        return ambassador_came_to(state, team, mission.space)
    if kind == TEAM_ONTO_AGENT:
        return came_onto(state, team_figures(state, team), named_figure(state, mission.agent))
    if kind == TEAM_ONTO_AMBASSADOR:
        return came_onto(state, team_figures(state, team), AMBASSADOR)
    if kind == AGENT_ONTO_AMBASSADOR:
        return came_onto(state, 1 << named_figure(state, mission.agent), AMBASSADOR)
    return came_onto(state, 1 << named_figure(state, 2 * team), named_figure(state, 2 * team + 1))


def team_figures(state: State, team: int) -> int:
    """IK-28 The eight figures of a team, as bits."""
    figures = 0
    for seat in range(state.agents):
        if team_of(state.identities[seat]) == team:
            figures |= state.row(seat)
    return figures


def came_to(state: State, figure: int, space: int) -> bool:
    """IK-29 It stands there and was moved in this turn."""
    return state.places[figure] == space and state.moved >> figure & 1 == 1


def came_onto(state: State, figures: int, target: int) -> bool:
    """IK-29 One of them shares a space with the target, and one of the two was moved in this turn."""
    there = state.standing[state.places[target]] & figures
    return there != 0 and state.moved & (there | 1 << target) != 0


def ambassador_came_to(state: State, team: int, space: int) -> bool:
    """IK-41 With five players one of the team's two true figures, in the Ambassador's stead."""
    if not state.has_fifth():
        return came_to(state, AMBASSADOR, space)
    first, second = named_figure(state, 2 * team), named_figure(state, 2 * team + 1)
    return came_to(state, first, space) or came_to(state, second, space)


def true_partner(state: State, seat: Seat) -> int:
    """IK-36 The seat of the true partner; nobody's if the partner is missing."""
    return seat_of(state, partner_of(state.identities[seat]))


def same_team(state: State, seat: int, other: int) -> bool:
    return team_of(state.identities[seat]) == team_of(state.identities[other])
