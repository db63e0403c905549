"""Los Incognitos: what dice pay for, LI-6, LI-6a, LI-10 and LI-45."""

from mypy_extensions import i64

from saucer.core.rows import Row
from saucer.games.los_incognitos.model import SYMBOLS, Symbol
from saucer.games.los_incognitos.rules.chart import FACES, NOTHING, STORED
from saucer.games.los_incognitos.rules.state import NEW, OLD, SPENT, State


def is_open_who_pays(state: State, cost: Row) -> bool:
    """LI-6a Both the die set aside and a rolled one could pay, and one of them stays."""
    aside = state.aside
    if aside == NOTHING or state.aside_spent:
        return False
    wanted = cost[aside] - stored(state, aside)
    return 0 < wanted <= state.dice[aside]


def stored(state: State, symbol: i64) -> i64:
    return state.dice[OLD + symbol] + state.dice[NEW + symbol] if symbol < STORED else 0


def pay(state: State, cost: Row, with_aside: bool) -> None:
    """LI-6, LI-6a The pad's dice first, the newest of them before the others."""
    for symbol in range(FACES):
        wanted = cost[symbol]
        if wanted:
            if symbol < STORED:
                wanted = take(state, NEW + symbol, wanted, symbol)
                wanted = take(state, OLD + symbol, wanted, symbol)
            if wanted and state.aside_shows(symbol) and (with_aside or state.dice[symbol] < wanted):
                state.aside_spent = True
                wanted -= 1
            take(state, symbol, wanted, symbol)


def take(state: State, place: i64, wanted: i64, symbol: i64) -> i64:
    """Spend dice of one place; how many are still wanted."""
    taken = min(wanted, state.dice[place])
    state.dice[place] -= taken
    state.dice[SPENT + symbol] += taken
    return wanted - taken


def paid(cost: Row) -> tuple[Symbol, ...]:
    """The symbols that were paid, one for each die, as the story tells them."""
    return tuple([SYMBOLS[symbol] for symbol in range(FACES) for _ in range(cost[symbol])])
