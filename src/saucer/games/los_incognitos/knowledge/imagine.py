"""Los Incognitos: the whole position from a view: nothing is hidden but the next roll (LI-50)."""

from typing import Final

from mypy_extensions import i64

from saucer.core.random import Random
from saucer.core.seats import Seat
from saucer.games.los_incognitos.board_model import Kind
from saucer.games.los_incognitos.knowledge.views import PHASES
from saucer.games.los_incognitos.model import KINDS, STORABLES, SYMBOLS, Entry, LosView, Monster, Storable
from saucer.games.los_incognitos.rules.chart import NOTHING, chart_of
from saucer.games.los_incognitos.rules.position import LosPosition
from saucer.games.los_incognitos.rules.state import NEW, OLD, SPENT, STROKE, USED_ZERO, ZERO

FACE_OF: Final[dict[str, int]] = {symbol: face for face, symbol in enumerate(SYMBOLS)}
PHASE_OF: Final[dict[str, int]] = {phase: number for number, phase in enumerate(PHASES)}


def imagine(view: LosView, random: Random) -> LosPosition:
    position = LosPosition(chart_of(view.board), len(view.players), view.signs == "on", view.dice == "by_hand")
    position.lay_out()
    position.phase = PHASE_OF[view.phase]
    position.first = number(view.first)
    position.player = number(view.player)
    position.extra = view.extra
    restore_board(position, view)
    restore_tables(position, view)
    restore_players(position, view)
    restore_dice(position, view)
    restore_turn(position, view)
    return position


def number(seat: Seat | None) -> i64:
    return NOTHING if seat is None else seat


def value_of(position: LosPosition, monster: Monster | None) -> i64:
    return NOTHING if monster is None else position.chart.value_field(monster.kind, monster.place)


def values_of(position: LosPosition, monsters: tuple[Monster, ...]) -> tuple[int, ...]:
    return tuple([int(value_of(position, each)) for each in monsters])


def restore_board(position: LosPosition, view: LosView) -> None:
    """LI-14, LI-17, LI-20"""
    for section, taker in enumerate(view.sections):
        position.takers[section] = number(taker)
    for at, each in enumerate(view.destinations):
        position.marks[at] = value_of(position, each.mark)
        if each.explored:
            position.explored |= 1 << at
        if each.owner is not None:
            position.own_destination(each.owner, at)


def restore_tables(position: LosPosition, view: LosView) -> None:
    """LI-3, LI-38"""
    for kind, table in enumerate(view.tables):
        for place, field in enumerate(table):
            at = position.chart.row_at[kind] + place
            position.markers[at] = number(field.seat)
            position.circles[at] = number(field.circled)
            if field.seat is not None:
                position.gone[kind] += 1
    for place, site in enumerate(view.sites):
        position.site_seats[place] = number(site.seat)
        position.site_places[place] = NOTHING if site.destination is None else site.destination
        position.site_used[place] = 1 if site.used else 0


def restore_players(position: LosPosition, view: LosView) -> None:
    """LI-21 to LI-25"""
    for seat, player in enumerate(view.players):
        position.functions[seat] = player.functions
        position.written[seat] = len(player.logbook)
        for place, entry in enumerate(player.logbook):
            position.log[seat * position.entries() + place] = written(entry)
        if player.out:
            position.out |= 1 << seat
        position.routes[seat] = player.route
        position.ways[seat] = player.way


def written(entry: Entry) -> i64:
    if entry.kind == "points":
        return entry.points
    if entry.kind == "stroke":
        return STROKE
    return ZERO if entry.kind == "zero" else USED_ZERO


def restore_dice(position: LosPosition, view: LosView) -> None:
    for symbol in view.roll:
        position.dice[FACE_OF[symbol]] += 1
    for die in view.pad:
        position.dice[(OLD if die.lay_before else NEW) + FACE_OF[die.die]] += 1
    for symbol in view.spent:
        position.dice[SPENT + FACE_OF[symbol]] += 1
    if view.set_aside is not None:
        position.aside = FACE_OF[view.set_aside.symbol]
        position.aside_spent = view.set_aside.spent
    if view.next_set_aside is not None:
        position.next_aside = FACE_OF[view.next_set_aside.symbol]
        position.next_aside_for = view.next_set_aside.player
    position.no_moving = "moving" in view.bans
    position.no_marking = "marking" in view.bans
    position.acted = view.acted


def restore_turn(position: LosPosition, view: LosView) -> None:
    for shuttle in view.started:
        position.started |= 1 << shuttle
    position.points = view.points
    position.moved = view.moved
    position.scored = view.scored
    position.marked = values_of(position, view.marked)
    position.to_duel = values_of(position, view.to_duel)
    position.to_sign = values_of(position, view.to_sign)
    position.paying = view.paying
    position.chest = kind_number(view.chest)
    position.other_die = die_number(view.other_die)
    position.sign = value_of(position, view.sign)
    if view.duel is not None:
        position.challenger = value_of(position, view.duel.monster)
        position.target = value_of(position, view.duel.target)
        position.giants = NOTHING if view.duel.giants is None else view.duel.giants


def kind_number(kind: Kind | None) -> i64:
    return NOTHING if kind is None else KINDS.index(kind)


def die_number(die: Storable | None) -> i64:
    return NOTHING if die is None else STORABLES.index(die)
