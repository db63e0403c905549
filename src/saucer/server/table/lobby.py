"""A table as everybody sees it: who sits where, who is here, what was promised for the dice."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from saucer.core import Player, Seat
from saucer.core.fair import commitment
from saucer.server.storage.contract import KeptSeat, KeptTable
from saucer.server.table.naming import called
from saucer.server.table.record import player_of
from saucer.server.table.screens import seats_of
from saucer.server.table.seating import is_wanted
from saucer.server.wire.parts import Lobby, SeatState, ShownState

if TYPE_CHECKING:
    from saucer.server.table.table import Table


def lobby_of(table: "Table", session: str) -> Lobby:
    seats = tuple(seat_state(table, Seat(place)) for place in range(len(table.kept.seats)))
    state: ShownState = "paused" if table.is_paused() else table.kept.state
    leaving = tuple(sorted(table.presence.all_leaving()))
    lobby = lobby_from(table.kept, state, seats, session, table.presence.spectators(), leaving)
    my_turn = state == "playing" and is_awaited(table, lobby.mine)
    return replace(lobby, my_turn=my_turn, teams=table.teams)


def is_awaited(table: "Table", mine: tuple[Seat, ...]) -> bool:
    awaited = () if table.live is None else table.live.match.awaited()
    return any(seat in awaited for seat in mine)


def kept_lobby(kept: KeptTable, session: str) -> Lobby:
    """Describe a table that is not in memory: nobody is there."""
    seats = tuple(SeatState(seated(seat), seat.shape, seat.kind == "bot", None) for seat in kept.seats)
    return lobby_from(kept, kept.state, seats, session, 0, ())


def lobby_from(
    kept: KeptTable,
    state: ShownState,
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
        word_wanted=is_wanted(kept, session),
        next_table=kept.next_table,
        spectators=spectators,
        own_board=kept.board is not None,
        leaving=leaving,
        guide=kept.guide,
        ended=kept.ended,
    )


def seated(seat: KeptSeat) -> Player | None:
    return None if seat.kind == "open" else shown_as(seat, player_of(seat))


def shown_as(seat: KeptSeat, player: Player) -> Player:
    """Whoever plays it has the name that its owner has now."""
    return replace(player, name=called(seat))


def seat_state(table: "Table", seat: Seat) -> SeatState:
    kept = table.kept.seats[seat]
    player = seated(kept) if table.live is None else shown_as(kept, table.live.match.players[seat])
    hurried = seat in table.presence.all_hurried()
    if not kept.is_person:
        return SeatState(player, kept.shape, kept.kind == "bot", None, hurried=hurried)
    here = table.presence.is_here(kept.session)
    away = None if here else int(table.presence.away_seconds(seat))
    return SeatState(player, kept.shape, here, away, tuple(sorted(table.presence.all_agreed(seat))), hurried)
