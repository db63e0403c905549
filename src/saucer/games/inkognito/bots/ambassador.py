"""Inkognito: the Ambassador's bot, IK-38 to IK-43: asks whoever is least known, and declares in time."""

from typing import Final

from saucer.core.model import Action
from saucer.core.random import Random
from saucer.games.inkognito.bots.asking import should_object
from saucer.games.inkognito.bots.distances import CLOSENESS, STEPS
from saucer.games.inkognito.bots.levels import Level, belief_of
from saucer.games.inkognito.knowledge.belief import Belief, Four, apart
from saucer.games.inkognito.knowledge.imagine import board_of
from saucer.games.inkognito.knowledge.liar import entropy
from saucer.games.inkognito.model import (
    Ask,
    Declare,
    DeclareBuilds,
    DeclareIdentities,
    EndMovement,
    EndTurn,
    Expel,
    InkognitoView,
    MoveAmbassador,
    Object,
)
from saucer.games.inkognito.rules.arrangements import ARRANGEMENTS, NUMBER_OF_AGENTS, agents_in_order, builds_in_order
from saucer.games.inkognito.rules.board import BOTH, SPACE_OF
from saucer.games.inkognito.rules.state import AMBASSADOR, AMBASSADOR_BIT, State
from saucer.games.inkognito.rules.turns import MOST_TURNS

IMPATIENCE: Final = 0.004
"""Every turn makes a claim more likely before the declaration is made; so much less certainty is asked for."""
LEAST_HOPE: Final = 0.1
ALMOST_OVER: Final = 10


def choose_as_fifth(view: InkognitoView, level: Level, legal: tuple[Action, ...], random: Random) -> Action | None:
    belief = belief_of(view, level)
    if Declare() in legal and should_declare(view, level, belief):
        return Declare()
    match view.phase:
        case "strolling":
            return stroll(board_of(view), level, belief, legal, random)
        case "asking":
            return question(board_of(view), level, belief, legal, random)
        case "expelling":
            return send(view, legal, random)
        case "declaring":
            return write_down(view, belief)
        case _:
            return EndTurn() if EndTurn() in legal else None


def should_declare(view: InkognitoView, level: Level, belief: Belief) -> bool:
    if view.turn > MOST_TURNS - ALMOST_OVER:
        return True
    return max(belief.chances) >= max(LEAST_HOPE, level.declares_at - IMPATIENCE * view.turn)


def stroll(state: State, level: Level, belief: Belief, legal: tuple[Action, ...], random: Random) -> Action:
    """IK-38, IK-39 Goes where the way can end at the answer that tells most."""
    moves = [action for action in legal if isinstance(action, MoveAmbassador | EndMovement)]
    if level.hides is None:
        return moves[int(random.below(len(moves)))]
    doubts = [entropy(belief.types_of(player)) for player in range(state.agents)]
    worths = [way_worth(state, action, doubts) for action in moves]
    best = [action for action, worth in zip(moves, worths, strict=True) if worth == max(worths)]
    return best[int(random.below(len(best)))]


def way_worth(state: State, action: Action, doubts: list[float]) -> float:
    place = SPACE_OF[action.to] if isinstance(action, MoveAmbassador) else state.places[AMBASSADOR]
    worth = meeting_worth(state, place, doubts)
    if isinstance(action, MoveAmbassador) and state.steps_left > 1:
        worth = max(worth, *[meeting_worth(state, to, doubts) for to in BOTH[place]])
    return worth


def meeting_worth(state: State, place: int, doubts: list[float]) -> float:
    """What it is worth to end there: by the figure met, or by those in reach of the next turn."""
    met = state.standing[place] & ~AMBASSADOR_BIT
    if met:
        return doubts[state.owner(met.bit_length() - 1)]
    near = [doubts[state.owner(figure)] * CLOSENESS[STEPS[place][state.places[figure]]] for figure in standing(state)]
    return max(near) / 4


def standing(state: State) -> list[int]:
    return [figure for figure in range(AMBASSADOR) if state.places[figure] >= 0]


def question(state: State, level: Level, belief: Belief, legal: tuple[Action, ...], random: Random) -> Action:
    """Asks about what is less known of that player."""
    if level.hides is None:
        asks = [action for action in legal if isinstance(action, Ask)]
        return asks[int(random.below(len(asks)))]
    met = state.standing[state.places[AMBASSADOR]] & ~AMBASSADOR_BIT
    types = belief.types_of(state.owner(met.bit_length() - 1))
    identities, builds = apart(types)
    return Ask("identity" if entropy(identities) >= entropy(builds) else "build")


def send(view: InkognitoView, legal: tuple[Action, ...], random: Random) -> Action | None:
    """IK-24 Sends the figure met anywhere; who only looks on (IK-42) has nothing to send."""
    if Object() in legal and should_object(view):
        return Object()
    spaces = [action for action in legal if isinstance(action, Expel)]
    return spaces[int(random.below(len(spaces)))] if spaces else None


def write_down(view: InkognitoView, belief: Belief) -> Action:
    """IK-43 Writes down the likeliest deal; the builds go with the identities that are written."""
    if view.declaration is None:
        identities, _ = likeliest(belief, None)
        return DeclareIdentities(agents_in_order(ARRANGEMENTS.index(identities)))
    written = ARRANGEMENTS[NUMBER_OF_AGENTS[view.declaration.agents]]
    _, builds = likeliest(belief, written)
    return DeclareBuilds(builds_in_order(ARRANGEMENTS.index(builds)))


def likeliest(belief: Belief, identities: Four | None) -> tuple[Four, Four]:
    best, most = belief.deals[0], -1.0
    for deal, chance in zip(belief.deals, belief.chances, strict=True):
        if chance > most and identities in (None, deal[0]):
            best, most = deal, chance
    return best
