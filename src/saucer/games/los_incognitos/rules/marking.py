"""Los Incognitos: action 3, marking monsters, LI-17 to LI-19, and the treasure chest, LI-29."""

from typing import Final

from mypy_extensions import i64

from saucer.core.model import Action
from saucer.core.rows import Row, row
from saucer.core.telling import Teller
from saucer.games.los_incognitos.events import ChestOpened, MonsterMarked
from saucer.games.los_incognitos.model import KINDS, Mark, MarkAnywhere, OpenChest
from saucer.games.los_incognitos.rules.chart import (
    CHEST,
    FACES,
    JETPACK,
    LOCATOR,
    MONSTERS,
    MOONBOOT,
    NOTHING,
    SPRAY,
    STORED,
    TIME_VORTEX,
)
from saucer.games.los_incognitos.rules.paying import paid
from saucer.games.los_incognitos.rules.state import ACTING, OPENING, State

MOST_DESTINATIONS: Final = 64
MARK: Final = [Mark(destination, kind) for destination in range(MOST_DESTINATIONS) for kind in KINDS]
OPEN_CHEST: Final = [OpenChest(kind) for kind in KINDS]
MARK_ANYWHERE: Final = [MarkAnywhere(destination) for destination in range(MOST_DESTINATIONS)]


def kinds_paid(state: State) -> i64:
    """LI-4a, LI-8, LI-19 The kinds that are left and that the dice can pay, a bit for each."""
    if state.no_marking or not state.have(SPRAY):
        return 0
    needs, paid_for = state.chart.needs, state.kinds_left()
    jets, finds = state.have(JETPACK), state.have(LOCATOR)
    sprays, boots = state.have(SPRAY), state.have(MOONBOOT)
    for kind in range(MONSTERS):
        at = kind * STORED
        if needs[at] > jets or needs[at + 1] > finds or needs[at + 2] > sprays or needs[at + 3] > boots:
            paid_for &= ~(1 << kind)
    return paid_for


def add_marks(state: State, kinds: i64, found: list[Action]) -> None:
    """LI-17 One of the kinds shown, on an own field or vessel without a mark."""
    places = state.to_mark[state.player]
    if not kinds or not places:
        return
    for destination in range(state.chart.destinations):
        if places & 1 << destination:
            both = state.chart.kinds[destination] & kinds
            if both:
                for kind in range(MONSTERS):
                    if both & 1 << kind:
                        found.append(MARK[destination * MONSTERS + kind])


def add_chest(state: State, kinds: i64, found: list[Action]) -> None:
    """LI-29 For its requirement and a time vortex, if a field shows it that has no mark."""
    if not kinds or not has_chest(state, state.player) or not state.have(TIME_VORTEX):
        return
    kinds &= kinds_in_sight(state)
    for kind in range(MONSTERS):
        if kinds & 1 << kind:
            found.append(OPEN_CHEST[kind])


def has_chest(state: State, seat: i64) -> bool:
    return state.chart.function == CHEST and state.functions[seat] > 0


def kinds_in_sight(state: State) -> i64:
    """LI-29 The kinds on any monster field without a mark."""
    seen: i64 = 0
    for destination in range(state.chart.destinations):
        if state.chart.fields & 1 << destination and state.marks[destination] == NOTHING:
            seen |= state.chart.kinds[destination]
    return seen


def mark_cost(state: State, kind: i64, with_chest: bool) -> Row:
    cost = row(int(FACES))
    for symbol in range(STORED):
        cost[symbol] = state.chart.needs[kind * STORED + symbol]
    cost[TIME_VORTEX] = 1 if with_chest else 0
    return cost


def mark(state: State, action: Mark, cost: Row, tell: Teller) -> None:
    """LI-17 Paid already."""
    put_mark(state, action.destination, KINDS.index(action.monster), cost, False, tell)


def open_chest(state: State, action: OpenChest, tell: Teller) -> None:
    """LI-29, LI-29a Paid already; the field is chosen next."""
    state.chest = KINDS.index(action.monster)
    use_function(state)
    state.phase = OPENING
    if tell.on:
        tell.all(ChestOpened(state.seat(), action.monster))


def use_function(state: State) -> None:
    """The earliest that is unused is crossed off."""
    state.functions[state.player] -= 1
    for place in range(state.chart.sites):
        if state.site_seats[place] == state.player and not state.site_used[place]:
            state.site_used[place] = 1
            return


def fields_to_mark(state: State) -> tuple[Action, ...]:
    """LI-29 Reached or not, and whoever owns it."""
    found: list[Action] = []
    for destination in range(state.chart.destinations):
        if not state.chart.fields & 1 << destination or state.marks[destination] != NOTHING:
            continue
        if state.chart.kinds[destination] & 1 << state.chest:
            found.append(MARK_ANYWHERE[destination])
    return tuple(found)


def mark_anywhere(state: State, action: MarkAnywhere, tell: Teller) -> None:
    """LI-29"""
    kind = state.chest
    state.chest = NOTHING
    state.phase = ACTING
    put_mark(state, action.destination, kind, mark_cost(state, kind, True), True, tell)


def put_mark(state: State, destination: i64, kind: i64, cost: Row, chest: bool, tell: Teller) -> None:
    """LI-18 The next value of that kind; the field, whosever it is, has no mark left."""
    value = state.chart.row_at[kind] + state.gone[kind]
    state.gone[kind] += 1
    state.marks[destination] = value
    state.markers[value] = state.player
    owner = state.owners[destination]
    if owner != NOTHING:
        state.to_mark[owner] &= ~(1 << destination)
    state.points += state.chart.values[value]
    state.marked += (int(value),)
    state.scored = True
    state.acted = True
    if tell.on:
        chart = state.chart
        tell.all(MonsterMarked(state.seat(), chart.spots[destination], chart.monsters[value], paid(cost), chest))


def can_mark_ever(state: State, seat: i64) -> bool:
    """LI-23a An own field or vessel with a kind left; or, with an unused chest, any field."""
    left = state.kinds_left()
    places = state.to_mark[seat]
    for destination in range(state.chart.destinations):
        if places & 1 << destination and state.chart.kinds[destination] & left:
            return True
    return has_chest(state, seat) and kinds_in_sight(state) & left != 0
