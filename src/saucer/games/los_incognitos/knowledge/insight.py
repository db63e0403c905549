"""Los Incognitos: the frontier of a player, what each die could do, where points come from. From the view alone."""

from typing import Final

from mypy_extensions import i64

from saucer.core.model import Action
from saucer.core.random import Random
from saucer.core.rows import Row
from saucer.core.seats import Seat
from saucer.games.los_incognitos.knowledge.imagine import imagine
from saucer.games.los_incognitos.knowledge.model import DieUse, Reckoning, Travel
from saucer.games.los_incognitos.model import KINDS, SYMBOLS, Explore, LosView, Mark, Monster, Move, Phase, Store
from saucer.games.los_incognitos.rules.chart import FACES
from saucer.games.los_incognitos.rules.ending import can_write, circled_points, logbook_points, route_bonus
from saucer.games.los_incognitos.rules.exploring import EXPLORING_COST
from saucer.games.los_incognitos.rules.marking import mark_cost
from saucer.games.los_incognitos.rules.moving import is_open, move_cost, own_from_a, own_from_b
from saucer.games.los_incognitos.rules.position import LosPosition
from saucer.games.los_incognitos.rules.storing import ROOM

BEFORE_THE_END_OF_A_TURN: Final[tuple[Phase, ...]] = ("rolling", "acting", "paying", "chest", "bazaar")


def travel(view: LosView) -> Travel:
    position = imagine(view, Random(0))
    frontier = () if view.seat is None else frontier_of(position, view.seat)
    return Travel(
        frontier=frontier,
        uses=uses(view, position),
        room_on_pad=ROOM - len(view.pad),
        reckoning=reckonings(position),
        duels_to_come=duels_to_come(view),
        signs_to_come=signs_to_come(view),
        last_to_write=last_to_write(position),
    )


def duels_to_come(view: LosView) -> tuple[Monster, ...]:
    """LI-36 While the last arena is fought in, others that were marked have none left."""
    if view.player is None or view.players[view.player].functions == 0:
        return ()
    return view.to_duel


def signs_to_come(view: LosView) -> tuple[Monster, ...]:
    """LI-39 All those of the turn, until its end has come: then fewer and fewer."""
    if view.signs == "off":
        return ()
    return view.marked if view.phase in BEFORE_THE_END_OF_A_TURN else view.to_sign


def last_to_write(position: LosPosition) -> Seat | None:
    """LI-24"""
    writing = [seat for seat in range(position.players) if can_write(position, seat)]
    if len(writing) != 1 or position.written[writing[0]] + 1 < position.entries():
        return None
    return Seat(writing[0])


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
    return tuple([reckoning(position, seat, bonus[int(seat)]) for seat in range(position.players)])


def reckoning(position: LosPosition, seat: i64, route: int) -> Reckoning:
    logbook, circles = int(2 * logbook_points(position, seat)), int(2 * circled_points(position, seat))
    return Reckoning(logbook, circles, route, logbook + circles + route)
