"""Inkognito: what a bot makes of its view: the board, its belief, its goals, and what a position is worth to it."""

from typing import Final

from saucer.core.seats import Seat
from saucer.games.inkognito.bots.distances import CLOSENESS, STEPS
from saucer.games.inkognito.bots.goals import Goal, best_claim, goals_of
from saucer.games.inkognito.bots.levels import Level, belief_of
from saucer.games.inkognito.knowledge.belief import apart, history_between
from saucer.games.inkognito.knowledge.imagine import board_of
from saucer.games.inkognito.knowledge.liar import entropy
from saucer.games.inkognito.model import AGENTS, InkognitoView
from saucer.games.inkognito.rules.board import BOTH, REFUGES, UNNUMBERED
from saucer.games.inkognito.rules.missions import partner_of
from saucer.games.inkognito.rules.repertoire import codes
from saucer.games.inkognito.rules.state import (
    AGENTS_IN_THE_BOX,
    AMBASSADOR,
    AMBASSADOR_BIT,
    BUILDS_OF_A_COLOUR,
    FIRST_GREY,
    FIRST_MISSION,
    NOBODY,
    State,
)
from saucer.games.inkognito.rules.turns import MOST_TURNS

LAST_TURNS: Final = 6
LAST_HOPE: Final = 0.3
"""Nothing is lost by a claim when the match is about to end in a draw (IK-32)."""
SURE_WIN: Final = 1000.0
ALMOST_SURE_WIN: Final = 900.0
FEW_GOALS: Final = 8
A_LITTLE: Final = 0.05
BY_THE_PARTNER: Final = 0.5
BY_BLACK: Final = 0.6
BY_PURPLE: Final = 0.15
TRUSTED: Final = 0.9
NOT_YET_TRUSTED: Final = 0.3
BITS_OF_AN_ANSWER: Final = 0.4
BITS_THROUGH_THE_AMBASSADOR: Final = 0.6


class Push:
    """A figure that a goal wants to come nearer to a target or a space, and how well one can bring that about."""

    def __init__(self, figure: int, target: int, space: int, weight: float) -> None:
        self.figure = figure
        self.target = target
        self.space = space
        self.weight = weight


class Thoughts:
    """What an agent thinks of the others, of the mission and of what positions are worth."""

    def __init__(self, view: InkognitoView, level: Level) -> None:
        assert view.seat is not None
        assert view.identity is not None
        self.view = view
        self.level = level
        self.seat: Seat = view.seat
        self.state = board_of(view)
        self.row = self.state.row(view.seat)
        self.belief = belief_of(view, level)
        self.types = [self.belief.types_of(player) for player in range(AGENTS_IN_THE_BOX)]
        self.goals = goals_of(self.state, view.seat, self.belief)
        self.identity = AGENTS.index(view.identity)
        wanted = partner_of(self.identity)
        self.partners = [sum(types[4 * wanted : 4 * wanted + 4]) for types in self.types]
        """How likely each player is the partner."""
        self.others = [player for player in range(self.state.agents) if player != view.seat]
        self.figures = [figures_of(self.state, player) for player in range(self.state.agents)]
        self.needs = self.needs_of_builds()
        self.claims_at = level.claims_at if view.turn <= MOST_TURNS - LAST_TURNS else LAST_HOPE
        self.gains: list[float] = []
        self.through = 0.0
        self.pull: list[float] = []
        self.pushes: list[list[Push]] = []

    def prepare(self) -> None:
        """Works out what only the worth of positions needs."""
        useful = min(1.0, entropy([goal.chance for goal in self.goals])) + A_LITTLE
        hopes = [self.hope_for_the_letter(player) for player in range(AGENTS_IN_THE_BOX)]
        unknown = [doubt(self.types[player], self.needs[player]) for player in range(AGENTS_IN_THE_BOX)]
        self.gains = [useful * BITS_OF_AN_ANSWER * unknown[player] + hopes[player] for player in range(4)]
        self.through = max([useful * BITS_THROUGH_THE_AMBASSADOR * unknown[p] + hopes[p] for p in self.others])
        self.pull = [self.gains[player] + self.wish_to_be_asked(player) for player in range(4)]
        self.pushes = [self.pushes_of(goal) for goal in self.goals[:FEW_GOALS]]

    def needs_of_builds(self) -> list[float]:
        """How likely a goal turns on the true figure of each player."""
        needs = [0.0] * AGENTS_IN_THE_BOX
        for goal in self.goals:
            for player in self.others:
                row = self.state.row(player)
                is_named = goal.target != NOBODY and row >> goal.target & 1
                if is_named or (goal.figures & row).bit_count() == 1:
                    needs[player] += goal.chance
        return needs

    def hope_for_the_letter(self, player: int) -> float:
        """That a partner who trusts one shows the mission card."""
        if player not in self.others or max(self.belief.letters_of(player)) == 1.0:
            return 0.0
        trusted = TRUSTED if self.has_revealed_to(player) else NOT_YET_TRUSTED
        return self.partners[player] ** 2 * trusted * self.level.letter_worth

    def wish_to_be_asked(self, player: int) -> float:
        """How much one wishes to be asked by a partner who does not know one yet."""
        if player not in self.others or self.has_revealed_to(player):
            return 0.0
        return max(0.0, self.partners[player] - self.level.reveals_above) * self.level.to_be_asked

    def has_revealed_to(self, player: int) -> bool:
        """Whether that player has seen one's mission and one's grey identity."""
        shown = self.shown_to(player)
        return FIRST_GREY + self.identity in shown and max(shown) >= FIRST_MISSION

    def shown_to(self, player: int) -> list[int]:
        mine = [each for each in self.view.replies if each.asked == self.seat and each.asker == player]
        return [card for each in mine for card in codes((each.cards or ()) + (each.replacement or ()))]

    def pushes_of(self, goal: Goal) -> list[Push]:
        pushes: list[Push] = []
        for figure in range(AMBASSADOR + 1):
            if goal.figures >> figure & 1:
                if goal.target == NOBODY:
                    weight = self.reach(figure, goal.partner)
                else:
                    weight = max(self.reach(figure, goal.partner), self.reach(goal.target, NOBODY))
                pushes.append(Push(figure, goal.target, goal.space, goal.chance * self.level.goal_worth * weight))
        return pushes

    def reach(self, figure: int, partner: int) -> float:
        """How readily the figure is moved: by oneself, the partner, with black, with purple."""
        if self.row >> figure & 1:
            return 1.0
        if figure == AMBASSADOR:
            return BY_BLACK
        if partner != NOBODY and self.state.row(partner) >> figure & 1:
            return BY_THE_PARTNER
        return BY_PURPLE

    def claim(self, state: State) -> tuple[int, float]:
        return best_claim(state, self.goals)

    def wins_at_once(self, state: State) -> bool:
        return self.claim(state)[1] >= self.claims_at

    def worth(self, state: State) -> float:
        """What a board is worth at the end of the movement, or later."""
        if self.wins_at_once(state):
            return SURE_WIN
        if self.level.looks_through_meetings and self.wins_by_a_meeting(state):
            return ALMOST_SURE_WIN
        return self.worth_of_meetings(state) + self.worth_of_places(state) + self.worth_of_goals(state)

    def wins_by_a_meeting(self, state: State) -> bool:
        """Whether a meeting wins: IK-15 by going on, IK-24 and IK-25 by sending whom one has met."""
        chances: dict[int, float] = {}
        for goal in self.goals:
            if goal.target == NOBODY and state.standing[goal.space] == 0 and self.can_bring(state, goal):
                chances[goal.partner] = chances.get(goal.partner, 0.0) + goal.chance
        return max(chances.values(), default=0.0) >= self.claims_at

    def can_bring(self, state: State, goal: Goal) -> bool:
        for figure in self.figures[self.seat]:
            place = state.places[figure]
            met = state.standing[place] & ~self.row
            if met and goal.figures >> figure & 1 and goal.space in BOTH[place]:
                return True
            if met & goal.figures and goal.space in (REFUGES if met == AMBASSADOR_BIT else UNNUMBERED):
                return True
        return False

    def worth_of_meetings(self, state: State) -> float:
        worth = 0.0
        for figure in self.figures[self.seat]:
            met = state.standing[state.places[figure]] & ~self.row
            if met:
                worth += self.through if met >> AMBASSADOR & 1 else self.gains[self.owner(met)]
        return worth

    def owner(self, figures: int) -> int:
        for player in self.others:
            if figures & self.state.row(player):
                return player
        raise AssertionError(figures)

    def worth_of_places(self, state: State) -> float:
        """What it is worth to be near those one wants to meet in the next turn."""
        places = state.places
        own = [STEPS[places[figure]] for figure in self.figures[self.seat]]
        worth = 0.0
        for player in self.others:
            if self.pull[player] > 0:
                worth += self.pull[player] * nearness(own, [places[figure] for figure in self.figures[player]])
        if self.level.meddling > 0:
            worth -= self.level.meddling * self.closeness_of_opponents(places)
        return worth * self.level.nearness

    def closeness_of_opponents(self, places: list[int]) -> float:
        """How close any two others are, weighed by how likely the third is the partner."""
        close = 0.0
        for player in self.others:
            first, *rest = [other for other in self.others if other != player]
            if not rest:
                continue
            second = rest[0]
            steps = [STEPS[places[figure]] for figure in self.figures[first]]
            close += self.partners[player] * nearness(steps, [places[figure] for figure in self.figures[second]])
        return close

    def worth_of_goals(self, state: State) -> float:
        worth = 0.0
        for pushes in self.pushes:
            best = 0.0
            for push in pushes:
                end = state.places[push.target] if push.target >= 0 else push.space
                best = max(best, push.weight * CLOSENESS[STEPS[state.places[push.figure]][end]])
            worth += best
        return worth

    def history(self, player: int) -> tuple[tuple[int, bool, int, int], ...]:
        return history_between(self.view, self.seat, player)


def figures_of(state: State, player: int) -> list[int]:
    first = state.colours[player] * BUILDS_OF_A_COLOUR
    return list(range(first, first + BUILDS_OF_A_COLOUR))


def nearness(own: list[list[int]], places: list[int]) -> float:
    """How near the nearest two are that do not stand together."""
    nearest = 9
    for steps in own:
        for place in places:
            if 0 < steps[place] < nearest:
                nearest = steps[place]
    return CLOSENESS[nearest]


def doubt(types: list[float], need_of_build: float) -> float:
    """How many bits are unknown: of the identity, and of the build as far as it matters."""
    identities, builds = apart(types)
    return entropy(identities) + need_of_build * entropy(builds)
