"""Inkognito: what one's team may have to do, and how likely each of these is (IK-27 to IK-29, IK-36, IK-37, IK-41)."""

from typing import Final

from saucer.core.seats import Seat
from saucer.games.inkognito.knowledge.belief import Belief
from saucer.games.inkognito.rules.board import NUMBERED
from saucer.games.inkognito.rules.missions import (
    AGENT_ONTO_AMBASSADOR,
    AGENT_TO_SPACE,
    AMBASSADOR_TO_SPACE,
    PARTNERS_TOGETHER,
    TEAM_ONTO_AGENT,
    TEAM_ONTO_AMBASSADOR,
    Mission,
    came_onto,
    mission_of,
    named_figure,
    partner_of,
    team_figures,
    team_of,
)
from saucer.games.inkognito.rules.state import AMBASSADOR, NOBODY, NOWHERE, State
from saucer.games.inkognito.rules.three_players import FLIGHT

GoalKey = tuple[int, int, int, int]
UNLIKELY: Final = 1e-4


class Goal:
    """One of the figures (as bits) has to come onto the target, or to the space if there is no target."""

    def __init__(self, key: GoalKey, chance: float) -> None:
        self.partner, self.figures, self.target, self.space = key
        self.chance = chance

    def is_reached(self, state: State) -> bool:
        """IK-29"""
        if self.target != NOBODY:
            return came_onto(state, self.figures, self.target)
        return state.standing[self.space] & self.figures & state.moved != 0


def goals_of(state: State, seat: Seat, belief: Belief) -> list[Goal]:
    """The likeliest first. The state's secrets are overwritten with those of one world after the other."""
    chances: dict[GoalKey, float] = {}
    for place, (identities, builds) in enumerate(belief.deals):
        if belief.chances[place] < UNLIKELY:
            continue
        state.identities = list(identities)
        state.builds = list(builds)
        partner = identities.index(partner_of(identities[seat]))
        if partner >= state.agents:
            add(chances, flight(state, seat), belief.chances[place])
        else:
            add_missions(chances, state, seat, partner, belief, belief.chances[place])
    found = [Goal(key, chance) for key, chance in chances.items()]
    return sorted(found, key=chance_first)


def chance_first(goal: Goal) -> float:
    return -goal.chance


def add(chances: dict[GoalKey, float], key: GoalKey, chance: float) -> None:
    chances[key] = chances.get(key, 0.0) + chance


def flight(state: State, seat: Seat) -> GoalKey:
    """IK-37"""
    return (NOBODY, 1 << state.true_figure(seat), NOBODY, NUMBERED[FLIGHT[state.identities[seat]]])


def add_missions(
    chances: dict[GoalKey, float], state: State, seat: Seat, partner: int, belief: Belief, chance: float
) -> None:
    """One for each letter that the partner may have; the others' letters do not matter."""
    own = belief.letters[0][seat]
    for letter, likely in enumerate(belief.letters_of(partner)):
        if likely > 0:
            state.missions[seat], state.missions[partner] = own, letter
            add(chances, mission_goal(state, seat, partner), chance * likely)


def mission_goal(state: State, seat: Seat, partner: int) -> GoalKey:
    team = team_of(state.identities[seat])
    mission = mission_of(state, team)
    figures = goal_figures(state, team, mission)
    if mission.kind in (AGENT_TO_SPACE, AMBASSADOR_TO_SPACE):
        return (partner, figures, NOBODY, mission.space)
    if mission.kind == TEAM_ONTO_AGENT:
        return (partner, figures, named_figure(state, mission.agent), NOWHERE)
    if mission.kind == PARTNERS_TOGETHER:
        return (partner, figures, named_figure(state, 2 * team + 1), NOWHERE)
    return (partner, figures, AMBASSADOR, NOWHERE)


def goal_figures(state: State, team: int, mission: Mission) -> int:
    if mission.kind in (TEAM_ONTO_AGENT, TEAM_ONTO_AMBASSADOR):
        return team_figures(state, team)
    if mission.kind in (AGENT_TO_SPACE, AGENT_ONTO_AMBASSADOR):
        return 1 << named_figure(state, mission.agent)
    if mission.kind == PARTNERS_TOGETHER:
        return 1 << named_figure(state, 2 * team)
    if state.has_fifth():
        return 1 << named_figure(state, 2 * team) | 1 << named_figure(state, 2 * team + 1)
    return 1 << AMBASSADOR


def best_claim(state: State, goals: list[Goal]) -> tuple[int, float]:
    """Whom to name now, and how likely that is right."""
    chances: dict[int, float] = {}
    for goal in goals:
        if goal.is_reached(state):
            chances[goal.partner] = chances.get(goal.partner, 0.0) + goal.chance
    best, chance = NOBODY, 0.0
    for partner, likely in chances.items():
        if likely > chance:
            best, chance = partner, likely
    return best, chance
