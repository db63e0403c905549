"""Los Incognitos: the frontier of a player, what each die could do, where points come from. From the view alone."""

from mypy_extensions import i64

from saucer.core.model import Action
from saucer.core.random import Random
from saucer.core.rows import Row
from saucer.games.los_incognitos.knowledge.imagine import imagine
from saucer.games.los_incognitos.knowledge.model import DieUse, Reckoning, Travel
from saucer.games.los_incognitos.model import KINDS, SYMBOLS, Explore, LosView, Mark, Move, Store
from saucer.games.los_incognitos.rules.chart import FACES
from saucer.games.los_incognitos.rules.ending import circled_points, logbook_points, route_bonus
from saucer.games.los_incognitos.rules.exploring import EXPLORING_COST
from saucer.games.los_incognitos.rules.marking import mark_cost
from saucer.games.los_incognitos.rules.moving import is_open, move_cost, own_from_a, own_from_b
from saucer.games.los_incognitos.rules.position import LosPosition


def travel(view: LosView) -> Travel:
    position = imagine(view, Random(0))
    frontier = () if view.seat is None else frontier_of(position, view.seat)
    return Travel(frontier, uses(view, position), reckonings(position))


def frontier_of(position: LosPosition, seat: i64) -> tuple[int, ...]:
    """LI-23a"""
    chart = position.chart
    found: list[int] = []
    for link in range(chart.links):
        low, high = own_from_a(position, seat, link), own_from_b(position, seat, link)
        if position.is_home(seat, chart.end_a[link]) and is_open(chart, position, low, link):
            found.append(int(low))
        if position.is_home(seat, chart.end_b[link]) and is_open(chart, position, high, link) and high not in found:
            found.append(int(high))
    return tuple(found)


def uses(view: LosView, position: LosPosition) -> tuple[DieUse, ...]:
    """LI-6 Of every symbol with which something can be done."""
    if view.phase != "acting" or view.player is None:
        return ()
    legal = position.legal(view.player)
    return tuple([found for symbol in range(FACES) if (found := use_of(position, symbol, legal)) is not None])


def use_of(position: LosPosition, symbol: i64, legal: tuple[Action, ...]) -> DieUse | None:
    store, ways, places = False, [], []
    for action in legal:
        if isinstance(action, Store):
            store = store or action.die == SYMBOLS[symbol]
        elif isinstance(action, Move) and move_cost(position, action)[symbol]:
            ways.append(action.end)
        elif isinstance(action, (Mark, Explore)) and cost_there(position, action)[symbol]:
            places.append(action.destination)
    if not (store or ways or places):
        return None
    return DieUse(SYMBOLS[symbol], store, tuple(sorted(set(ways))), tuple(sorted(set(places))))


def cost_there(position: LosPosition, action: Mark | Explore) -> Row:
    """LI-17, LI-20"""
    if isinstance(action, Explore):
        return EXPLORING_COST
    return mark_cost(position, KINDS.index(action.monster), False)


def reckonings(position: LosPosition) -> tuple[Reckoning, ...]:
    """LI-26"""
    bonus = route_bonus(position)
    return tuple(
        [
            Reckoning(
                int(2 * logbook_points(position, seat)), int(2 * circled_points(position, seat)), bonus[int(seat)]
            )
            for seat in range(position.players)
        ]
    )
