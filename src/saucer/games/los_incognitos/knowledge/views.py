"""Los Incognitos: who may see what, LI-50. Everything is public, so views differ only in whose they are."""

from typing import Final

from mypy_extensions import i64

from saucer.core.seats import Seat
from saucer.games.los_incognitos.board_model import Kind
from saucer.games.los_incognitos.model import (
    KINDS,
    REASONS,
    SIGNS,
    STORABLES,
    SYMBOLS,
    DestinationView,
    DieAside,
    Duel,
    Entry,
    LosView,
    Monster,
    PadDie,
    Phase,
    PlayerView,
    Reason,
    SiteView,
    Storable,
    Symbol,
    ValueView,
)
from saucer.games.los_incognitos.rules.chart import FACES, MONSTERS, NOTHING, STORED
from saucer.games.los_incognitos.rules.ending import logbook_points, reason_of, result
from saucer.games.los_incognitos.rules.exploring import EXPLORING_COST
from saucer.games.los_incognitos.rules.logbook import entry_record
from saucer.games.los_incognitos.rules.route import route_of
from saucer.games.los_incognitos.rules.state import NEW, OLD, OVER, SPENT, State
from saucer.games.los_incognitos.rules.turns import bans

PHASES: Final[tuple[Phase, ...]] = (
    "starting", "rolling", "acting", "paying", "chest", "bazaar", "duelling", "challenging", "challenger_rolls",
    "opponent_rolls", "signs", "star", "drop", "arrow", "square", "over",
)  # fmt: skip

EXPLORING: Final[tuple[Symbol, ...]] = tuple(
    [SYMBOLS[symbol] for symbol in range(FACES) for _ in range(EXPLORING_COST[symbol])]
)


def view(state: State, seat: Seat | None) -> LosView:
    over = result(state) if state.phase == OVER else None
    return LosView(
        seat=seat,
        board=state.chart.board,
        signs="on" if state.signs else "off",
        dice="by_hand" if state.by_hand else "table",
        phase=PHASES[state.phase],
        entries=int(state.entries()),
        first=who(state.first),
        player=who(state.player),
        extra=state.extra,
        roll=shown(state, 0),
        pad=pad(state),
        spent=shown(state, SPENT),
        bans=bans(state),
        acted=state.acted,
        started=tuple([number for number in range(int(state.chart.destinations)) if state.started & 1 << number]),
        set_aside=aside(state),
        next_set_aside=next_aside(state),
        sections=tuple([who(taker) for taker in state.takers]),
        destinations=tuple([destination(state, number) for number in range(state.chart.destinations)]),
        tables=tuple([table(state, kind) for kind in range(MONSTERS)]),
        sites=tuple([site(state, place) for place in range(state.chart.sites)]),
        exploring=EXPLORING,
        players=tuple([player(state, each) for each in range(state.players)]),
        points=int(state.points),
        moved=state.moved,
        scored=state.scored,
        marked=monsters(state, state.marked),
        to_duel=monsters(state, state.to_duel),
        to_sign=monsters(state, state.to_sign),
        paying=state.paying,  # type: ignore[arg-type]
        chest=kind_named(state.chest),
        other_die=storable(state.other_die),
        duel=duel(state),
        sign=monster(state, state.sign),
        reason=reason(state),
        winners=() if over is None else over.winners,
        scores=() if over is None else over.scores,
    )


def who(seat: i64) -> Seat | None:
    return None if seat == NOTHING else Seat(int(seat))


def shown(state: State, first: i64) -> tuple[Symbol, ...]:
    return tuple([SYMBOLS[face] for face in range(FACES) for _ in range(state.dice[first + face])])


def pad(state: State) -> tuple[PadDie, ...]:
    """LI-9, LI-31"""
    old = [PadDie(STORABLES[face], True) for face in range(STORED) for _ in range(state.dice[OLD + face])]
    new = [PadDie(STORABLES[face], False) for face in range(STORED) for _ in range(state.dice[NEW + face])]
    return tuple(old + new)


def aside(state: State) -> DieAside | None:
    """LI-45"""
    if state.aside == NOTHING:
        return None
    return DieAside(SYMBOLS[state.aside], state.seat(), state.aside_spent)


def next_aside(state: State) -> DieAside | None:
    """LI-44"""
    if state.next_aside == NOTHING:
        return None
    return DieAside(SYMBOLS[state.next_aside], Seat(int(state.next_aside_for)), False)


def destination(state: State, number: i64) -> DestinationView:
    explored = state.explored & 1 << number != 0
    return DestinationView(who(state.owners[number]), monster(state, state.marks[number]), explored)


def monster(state: State, value: i64) -> Monster | None:
    return None if value == NOTHING else state.chart.monsters[value]


def monsters(state: State, values: tuple[int, ...]) -> tuple[Monster, ...]:
    return tuple([state.chart.monsters[value] for value in values])


def table(state: State, kind: i64) -> tuple[ValueView, ...]:
    """LI-3, LI-18"""
    chart = state.chart
    return tuple(
        [
            ValueView(int(chart.values[at]), SIGNS[chart.signs[at]], who(state.markers[at]), who(state.circles[at]))
            for at in range(chart.row_at[kind], chart.row_at[kind + 1])
        ]
    )


def site(state: State, place: i64) -> SiteView:
    """LI-20"""
    value, seat = int(state.chart.site_values[place]), state.site_seats[place]
    where = None if seat == NOTHING else int(state.site_places[place])
    return SiteView(value, who(seat), where, state.site_used[place] != 0)


def player(state: State, seat: i64) -> PlayerView:
    route = int(route_of(state, seat))
    return PlayerView(
        logbook=logbook(state, seat),
        out=state.out & 1 << seat != 0,
        functions=int(state.functions[seat]),
        points=int(logbook_points(state, seat)),
        route=route,
        way=state.ways[seat],
    )


def logbook(state: State, seat: i64) -> tuple[Entry, ...]:
    """LI-21, LI-22"""
    first = seat * state.entries()
    return tuple([entry_record(state.log[place]) for place in range(first, first + state.written[seat])])


def kind_named(kind: i64) -> Kind | None:
    return None if kind == NOTHING else KINDS[kind]


def storable(symbol: i64) -> Storable | None:
    return None if symbol == NOTHING else STORABLES[symbol]


def duel(state: State) -> Duel | None:
    """LI-36, LI-38"""
    if state.challenger == NOTHING:
        return None
    target = monster(state, state.target)
    opponent = None if target is None else who(state.markers[state.target])
    giants = None if state.giants == NOTHING else int(state.giants)
    own = state.chart.monsters[state.challenger]
    return Duel(own, target, opponent, giants, own.value + (giants or 0))


def reason(state: State) -> Reason | None:
    return REASONS[reason_of(state)] if state.phase == OVER else None
