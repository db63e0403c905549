"""Los Incognitos: action 1, storing, LI-9 and LI-10."""

from typing import Final

from saucer.core.model import Action
from saucer.core.telling import Teller
from saucer.games.los_incognitos.events import DieStored
from saucer.games.los_incognitos.model import STORABLES, Store
from saucer.games.los_incognitos.rules.chart import STORED
from saucer.games.los_incognitos.rules.state import NEW, State

ROOM: Final = 2
STORE: Final = [Store(die) for die in STORABLES]


def add_stores(state: State, found: list[Action]) -> None:
    """LI-9 Any die but a Red Giant or a time vortex, while there is room."""
    if state.on_pad() >= ROOM:
        return
    for symbol in range(STORED):
        if state.dice[symbol]:
            found.append(STORE[symbol])


def store(state: State, action: Store, tell: Teller) -> None:
    """LI-10"""
    symbol = STORABLES.index(action.die)
    state.dice[symbol] -= 1
    state.dice[NEW + symbol] += 1
    state.acted = True
    if tell.on:
        tell.all(DieStored(state.seat(), action.die))
