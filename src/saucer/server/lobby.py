"""A table as everybody sees it: who sits where, who is here, what was promised for the dice."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal

from saucer.core import Player, Seat
from saucer.core.fair import commitment
from saucer.server.play import player_of
from saucer.server.screens import seats_of
from saucer.server.storage import KeptSeat, KeptTable
from saucer.server.wire import Lobby, SeatState

if TYPE_CHECKING:
    from saucer.server.table import Table

Shown = Literal["open", "playing", "over", "abandoned", "void", "paused"]


def lobby_of(table: "Table", session: str) -> Lobby:
    seats = tuple(seat_state(table, Seat(place)) for place in range(len(table.kept.seats)))
    return described(
        table.kept,
        "paused" if table.paused else table.kept.state,
        seats,
        session,
        table.screens.spectators(),
        tuple(sorted(table.leaving)),
    )


def kept_lobby(kept: KeptTable, session: str) -> Lobby:
    """Of a table that is not in memory: nobody is there."""
    seats = tuple(SeatState(seated(seat), seat.shape, seat.kind == "bot", None) for seat in kept.seats)
    return described(kept, kept.state, seats, session, 0, ())


def described(
    kept: KeptTable,
    state: Shown,
    seats: tuple[SeatState, ...],
    session: str,
    spectators: int,
    leaving: tuple[Seat, ...],
) -> Lobby:
    return Lobby(
        table=kept.id,
        game=kept.game,
        options=kept.options,
        state=state,
        seats=seats,
        mine=seats_of(kept, session),
        host=kept.host == session,
        code=kept.code,
        public=kept.public,
        pace=kept.pace,
        clock=kept.clock,
        commitment=commitment(bytes.fromhex(kept.seed)),
        next_table=kept.next_table,
        spectators=spectators,
        leaving=leaving,
    )


def seated(seat: KeptSeat) -> Player | None:
    return None if seat.kind == "open" else player_of(seat)


def seat_state(table: "Table", seat: Seat) -> SeatState:
    kept = table.kept.seats[seat]
    player = seated(kept) if table.play is None else table.play.match.players[seat]
    if not kept.is_person:
        return SeatState(player, kept.shape, kept.kind == "bot", None)
    here = table.screens.is_here(kept.session)
    away = None if here else int(table.away_seconds(seat))
    return SeatState(player, kept.shape, here, away, tuple(sorted(agreed(table.agreed, seat))))


def agreed(all_agreed: Mapping[Seat, set[Seat]], seat: Seat) -> set[Seat]:
    return all_agreed.get(seat, set())
