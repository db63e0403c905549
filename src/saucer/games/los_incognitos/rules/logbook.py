"""Los Incognitos: the logbook, LI-21, LI-22, and whose turn is next."""

from mypy_extensions import i64

from saucer.core.seats import Seat
from saucer.core.telling import Teller
from saucer.games.los_incognitos.events import EntryWritten, PlayerOut, PlayerStarted, ZeroUsed
from saucer.games.los_incognitos.model import Entry
from saucer.games.los_incognitos.rules import turns
from saucer.games.los_incognitos.rules.ending import can_play_on, can_write, end_game
from saucer.games.los_incognitos.rules.state import STROKE, USED_ZERO, ZERO, State


def entry_of_turn(state: State) -> i64:
    """LI-21 Points, a stroke, or a zero roll."""
    if state.scored:
        return state.points
    return STROKE if state.moved else ZERO


def entry_record(written: i64) -> Entry:
    if written == STROKE:
        return Entry("stroke")
    if written == ZERO:
        return Entry("zero")
    if written == USED_ZERO:
        return Entry("used_zero")
    return Entry("points", int(written))


def write_entry(state: State, tell: Teller) -> None:
    """LI-21a, LI-22"""
    seat, entry = state.player, entry_of_turn(state)
    if entry == ZERO and not state.extra and use_zero(state, seat):
        if tell.on:
            tell.all(ZeroUsed(state.seat()))
        begin_if_in(state, seat, True, tell)
        return
    state.log[seat * state.entries() + state.written[seat]] = entry
    state.written[seat] += 1
    if tell.on:
        tell.all(EntryWritten(state.seat(), entry_record(entry)))
    next_turn(state, tell)


def use_zero(state: State, seat: i64) -> bool:
    """LI-22 The unused zero of the logbook, if there is one, is used from now on."""
    first = seat * state.entries()
    for place in range(first, first + state.written[seat]):
        if state.log[place] == ZERO:
            state.log[place] = USED_ZERO
            return True
    return False


def begin_if_in(state: State, seat: i64, extra: bool, tell: Teller) -> None:
    """LI-23a Tested when a turn or an extra turn would begin."""
    if can_play_on(state, seat):
        turns.begin_turn(state, seat, extra, tell)
        return
    state.out |= 1 << seat
    if tell.on:
        tell.all(PlayerOut(Seat(int(seat))))
    next_turn(state, tell)


def next_turn(state: State, tell: Teller) -> None:
    """LI-24 Clockwise to whoever has an entry left; nobody: the game is over."""
    after = state.player
    for step in range(1, state.players + 1):
        seat = (after + step) % state.players
        if can_write(state, seat):
            state.player = seat
            begin_if_in(state, seat, False, tell)
            return
    end_game(state, tell)


def start(state: State, first: i64, tell: Teller) -> None:
    """LI-5"""
    state.first = first
    state.player = first
    if tell.on:
        tell.all(PlayerStarted(state.seat()))
    begin_if_in(state, first, False, tell)


def zeros(state: State, seat: i64, kind: i64) -> i64:
    """LI-22 How many entries of this player are of that kind of zero."""
    found: i64 = 0
    first = seat * state.entries()
    for place in range(first, first + state.written[seat]):
        if state.log[place] == kind:
            found += 1
    return found
