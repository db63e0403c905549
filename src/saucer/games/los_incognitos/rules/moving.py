"""Los Incognitos: action 2, moving, LI-11 to LI-16, LI-32 and LI-33."""

from typing import Final

from mypy_extensions import i64

from saucer.core.model import Action
from saucer.core.rows import Row, row
from saucer.core.telling import Teller
from saucer.games.los_incognitos.events import DestinationTaken, Moved
from saucer.games.los_incognitos.model import Move
from saucer.games.los_incognitos.rules.chart import (
    FACES,
    JETPACK,
    LOCATOR,
    MOONBOOT,
    MOST_LINKS,
    NOTHING,
    RED_GIANT,
    Chart,
)
from saucer.games.los_incognitos.rules.paying import paid
from saucer.games.los_incognitos.rules.state import UNKNOWN, State

MOST_SECTIONS: Final = 121
REACH: Final = 2
"""LI-2 A link has three sections at most."""
MOVES: Final = [
    Move(start, max(0, start + step)) for start in range(MOST_SECTIONS) for step in range(-REACH, REACH + 1)
]


def move_between(start: i64, end: i64) -> Action:
    return MOVES[start * 5 + end - start + 2]


def own_from_a(state: State, seat: i64, link: i64) -> i64:
    """The first section, seen from the link's first end, that is not the player's."""
    section = state.chart.first[link]
    while section <= state.chart.last[link] and state.takers[section] == seat:
        section += 1
    return section


def own_from_b(state: State, seat: i64, link: i64) -> i64:
    section = state.chart.last[link]
    while section >= state.chart.first[link] and state.takers[section] == seat:
        section -= 1
    return section


def may_go_on(state: State, seat: i64, end: i64, has_part: bool) -> bool:
    """LI-11, LI-15 From a shuttle not started from yet, an own destination, or a joined part of the link."""
    if state.owners[end] == seat:
        return True
    return state.chart.shuttles & 1 << end != 0 and (has_part or not state.started & 1 << end)


def add_moves(state: State, found: list[Action]) -> None:
    """LI-11, LI-12 Every run that the dice can pay; one that can begin at both ends stands there once."""
    if state.no_moving or not state.have(LOCATOR):
        return
    jets, boots = state.have(JETPACK), state.have(MOONBOOT)
    if not jets and not boots:
        return
    chart, seat = state.chart, state.player
    for link in range(chart.links):
        low = own_from_a(state, seat, link)
        if low > chart.last[link]:
            continue
        from_a = may_go_on(state, seat, chart.end_a[link], low > chart.first[link])
        high = own_from_b(state, seat, link)
        from_b = may_go_on(state, seat, chart.end_b[link], high < chart.last[link])
        if from_a:
            add_runs(state, low, high, 1, jets, boots, -1, found)
        if from_b:
            add_runs(state, high, low, -1, jets, boots, low if from_a else -1, found)


def add_runs(
    state: State, start: i64, limit: i64, step: i64, jets: i64, boots: i64, barred: i64, found: list[Action]
) -> None:
    """LI-11a Own sections inside a run cost nothing; one run is known already, all the way from the other end."""
    chart, section = state.chart, start
    while (limit - section) * step >= 0:
        if state.takers[section] == NOTHING:
            jets -= chart.jets[section]
            boots -= chart.boots[section]
            if jets < 0 or boots < 0 or (chart.carpet[section] and not state.have(RED_GIANT)):
                return
            if section != barred:
                found.append(move_between(start, section))
        elif state.takers[section] != state.player:
            return
        section += step


def move_cost(state: State, action: Move) -> Row:
    """LI-11, LI-32, LI-33"""
    cost, chart = row(int(FACES)), state.chart
    cost[LOCATOR] = 1
    for section in range(min(action.start, action.end), max(action.start, action.end) + 1):
        if state.takers[section] == NOTHING:
            cost[JETPACK] += chart.jets[section]
            cost[MOONBOOT] += chart.boots[section]
            cost[RED_GIANT] += chart.carpet[section]
    return cost


def move(state: State, action: Move, cost: Row, tell: Teller) -> None:
    """LI-11 Paid already."""
    seat, link = state.player, state.chart.link[action.start]
    low, high = min(action.start, action.end), max(action.start, action.end)
    taken = [section for section in range(low, high + 1) if state.takers[section] == NOTHING]
    if tell.on:
        tell_move(state, action, taken, cost, tell)
    note_start(state, link, low, high)
    state.moved = True
    state.acted = True
    for section in taken:
        take_section(state, seat, section)
    join(state, seat, link, tell)


def tell_move(state: State, action: Move, taken: list[int], cost: Row, tell: Teller) -> None:
    chart, link = state.chart, state.chart.link[action.start]
    forwards = begins_at_a(state, action)
    origin = chart.spots[chart.end_a[link] if forwards else chart.end_b[link]]
    towards = chart.spots[chart.end_b[link] if forwards else chart.end_a[link]]
    tell.all(Moved(state.seat(), tuple(taken), origin, towards, paid(cost)))


def begins_at_a(state: State, action: Move) -> bool:
    """A run is written from where it begins; one section alone tells it by what lies beside it."""
    if action.start != action.end:
        return action.start < action.end
    link = state.chart.link[action.start]
    low = own_from_a(state, state.player, link)
    return low == action.start and may_go_on(
        state, state.player, state.chart.end_a[link], low > state.chart.first[link]
    )


def note_start(state: State, link: i64, low: i64, high: i64) -> None:
    """LI-15, LI-15a A start touches the shuttle, and could not begin anywhere else."""
    chart, seat = state.chart, state.player
    end_a, end_b = chart.end_a[link], chart.end_b[link]
    at_a = low == chart.first[link] and chart.shuttles & 1 << end_a != 0
    at_b = high == chart.last[link] and chart.shuttles & 1 << end_b != 0
    if at_a and not is_begun_at_b(state, seat, link, high):
        state.started |= 1 << end_a
    elif at_b and not is_begun_at_a(state, seat, link, low):
        state.started |= 1 << end_b


def is_begun_at_a(state: State, seat: i64, link: i64, low: i64) -> bool:
    """Whether a run down to this section can begin at an own destination or a joined part."""
    if low != own_from_a(state, seat, link):
        return False
    end = state.chart.end_a[link]
    return state.owners[end] == seat or (low > state.chart.first[link] and state.is_home(seat, end))


def is_begun_at_b(state: State, seat: i64, link: i64, high: i64) -> bool:
    if high != own_from_b(state, seat, link):
        return False
    end = state.chart.end_b[link]
    return state.owners[end] == seat or (high < state.chart.last[link] and state.is_home(seat, end))


def take_section(state: State, seat: i64, section: i64) -> None:
    """LI-14"""
    state.takers[section] = seat
    state.routes[seat] = UNKNOWN


def join(state: State, seat: i64, link: i64, tell: Teller) -> None:
    """LI-13, LI-13a A joined row that reaches a free destination takes it, and so on from there."""
    if not is_whole(state, seat, link):
        return
    end_a, end_b = state.chart.end_a[link], state.chart.end_b[link]
    if is_free(state, end_b) and state.is_home(seat, end_a):
        take_destination(state, seat, end_b, tell)
    elif is_free(state, end_a) and state.is_home(seat, end_b):
        take_destination(state, seat, end_a, tell)


def is_whole(state: State, seat: i64, link: i64) -> bool:
    for section in range(state.chart.first[link], state.chart.last[link] + 1):
        if state.takers[section] != seat:
            return False
    return True


def is_free(state: State, destination: i64) -> bool:
    return state.owners[destination] == NOTHING and not state.chart.shuttles & 1 << destination


def take_destination(state: State, seat: i64, destination: i64, tell: Teller) -> None:
    state.own_destination(seat, destination)
    state.routes[seat] = UNKNOWN
    if tell.on:
        tell.all(DestinationTaken(state.seat(), state.chart.spots[destination]))
    for place in range(destination * MOST_LINKS, (destination + 1) * MOST_LINKS):
        link = state.chart.links_at[place]
        if link != NOTHING:
            join(state, seat, link, tell)


def can_move_ever(state: State, seat: i64) -> bool:
    """LI-23a A free section next to a shuttle, an own destination or a joined part."""
    chart = state.chart
    for link in range(chart.links):
        if state.is_home(seat, chart.end_a[link]) and is_open(chart, state, own_from_a(state, seat, link), link):
            return True
        if state.is_home(seat, chart.end_b[link]) and is_open(chart, state, own_from_b(state, seat, link), link):
            return True
    return False


def is_open(chart: Chart, state: State, section: i64, link: i64) -> bool:
    return chart.first[link] <= section <= chart.last[link] and state.takers[section] == NOTHING
