"""Los Incognitos: *easy* marks the dearest monster it can, else explores, else moves, and keeps what it lacks most."""

from typing import Final

from saucer.core import Action, Bot, Random
from saucer.games.los_incognitos.model import (
    KINDS,
    Exchange,
    Explore,
    LeaveArena,
    LosView,
    Mark,
    Move,
    OpenChest,
    RollAgain,
    StayHere,
    Storable,
    Store,
    UseForceField,
)
from saucer.games.los_incognitos.rules.chart import chart_of

AVOIDED: Final = (LeaveArena, StayHere, Exchange, UseForceField)
KEPT: Final[tuple[Storable, ...]] = ("locator", "spray", "jetpack", "moonboot")
"""What it stores first, one of each."""


class EasyBot(Bot):
    """It looks at the dice before it, never at what they could still become."""

    def choose(self, view: LosView, legal: tuple[Action, ...], random: Random) -> Action | None:
        liked = best_mark(view, legal) or first_site(legal) or best_move(view, legal, random)
        if liked is not None:
            return liked
        for action in legal:
            if isinstance(action, RollAgain):
                return action
        return best_store(view, legal) or any_of(legal, random)


def best_mark(view: LosView, legal: tuple[Action, ...]) -> Action | None:
    """LI-18 The one that brings most points now."""
    best: Action | None = None
    most = 0
    for action in legal:
        if isinstance(action, Mark | OpenChest):
            row = view.tables[KINDS.index(action.monster)]
            points = next(field.value for field in row if field.seat is None)
            if points > most:
                best, most = action, points
    return best


def first_site(legal: tuple[Action, ...]) -> Action | None:
    for action in legal:
        if isinstance(action, Explore):
            return action
    return None


def best_move(view: LosView, legal: tuple[Action, ...], random: Random) -> Action | None:
    """One that arrives somewhere new; else any."""
    moves = [action for action in legal if isinstance(action, Move)]
    arriving = [action for action in moves if arrives(view, action)]
    return any_of(tuple(arriving or moves), random) if moves else None


def arrives(view: LosView, move: Move) -> bool:
    """Whether the link is then the player's own from end to end, and one of its ends is still nobody's."""
    chart = chart_of(view.board)
    link = chart.link[move.start]
    low, high = min(move.start, move.end), max(move.start, move.end)
    for section in range(chart.first[link], chart.last[link] + 1):
        if not low <= section <= high and view.sections[section] != view.player:
            return False
    for end in (chart.end_a[link], chart.end_b[link]):
        if view.destinations[end].owner is None and not chart.shuttles & 1 << end:
            return True
    return False


def best_store(view: LosView, legal: tuple[Action, ...]) -> Action | None:
    lying = [die.die for die in view.pad]
    stores = [action for action in legal if isinstance(action, Store)]
    for wanted in KEPT:
        for action in stores:
            if action.die == wanted and wanted not in lying:
                return action
    return stores[0] if stores else None


def any_of(actions: tuple[Action, ...], random: Random) -> Action:
    kept = tuple([action for action in actions if not isinstance(action, AVOIDED)]) or actions
    return kept[int(random.below(len(kept)))]
