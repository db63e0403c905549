"""What people ask for over HTTP at one table. Runs inside the table's mailbox."""

from msgspec.structs import replace

from saucer.core import Seat
from saucer.server import seating
from saucer.server.lobby import lobby_of
from saucer.server.names import short_code
from saucer.server.refusal import refuse
from saucer.server.sessions import Guest
from saucer.server.storage import KeptTable, Storage, Taken
from saucer.server.table import Table
from saucer.server.wire import Lobby

TRIES = 5


async def look(table: Table, guest: Guest) -> Lobby:
    return lobby_of(table, guest.id)


async def join(table: Table, guest: Guest, seat: int | None, word: str | None) -> Lobby:
    """A rematch starts once everybody has followed."""
    await table.reseat(seating.joined(table.kept, guest, seat, word))
    if table.kept.rematch and table.kept.state == "open" and seating.has_everybody(table.kept):
        await table.start()
    return lobby_of(table, guest.id)


async def fill(table: Table, guest: Guest, seat: int, bot: str | None) -> Lobby:
    check_host(table, guest)
    await table.reseat(seating.filled(table.kept, table.services.game(table.kept.game), seat, bot))
    return lobby_of(table, guest.id)


async def start(table: Table, guest: Guest) -> Lobby:
    check_host(table, guest)
    if not seating.is_full(table.kept):
        raise refuse("seats_open")
    await table.start()
    return lobby_of(table, guest.id)


def check_host(table: Table, guest: Guest) -> None:
    """Before the start."""
    if table.kept.host != guest.id:
        raise refuse("not_host", 403)
    if table.kept.state != "open":
        raise refuse("started")


async def leave(table: Table, guest: Guest) -> Lobby:
    """Before the start the seat is free again; during play a bot goes on; without people the table ends."""
    mine = [Seat(place) for place, seat in enumerate(table.kept.seats) if seat.session == guest.id]
    if not mine:
        raise refuse("not_yours", 403)
    if table.kept.state == "open":
        await table.reseat(seating.left(table.kept, guest))
    elif table.kept.state == "playing":
        await leave_game(table, mine)
    return lobby_of(table, guest.id)


async def leave_game(table: Table, mine: list[Seat]) -> None:
    for seat in mine:
        table.kept = seating.with_seat(table.kept, seat, replace(table.kept.seats[seat], left=True))
    if all(table.kept.seats[seat].left for seat in table.people()):
        await table.end()
        return
    for seat in mine:
        if table.play_now().match.players[seat].bot is None:
            await table.seat_bot(seat, table.best_bot())


async def rematch(table: Table, guest: Guest) -> str:
    """The id of the table that follows; made by whoever asks first."""
    if table.kept.state in ("open", "playing"):
        raise refuse("not_finished")
    if not any(seat.session == guest.id for seat in table.kept.seats):
        raise refuse("not_yours", 403)
    if table.kept.next_table is None:
        game = table.services.game(table.kept.game)
        fresh = seating.rematch(table.kept, game, table.services.clock.now())
        following = await created(table.services.storage, fresh)
        await table.reseat(replace(table.kept, next_table=following))
    assert table.kept.next_table is not None
    return table.kept.next_table


async def created(storage: Storage, kept: KeptTable) -> str:
    """A code that is in use is drawn again."""
    for _ in range(TRIES):
        try:
            await storage.create(kept)
        except Taken:
            kept = replace(kept, code=short_code())
        else:
            return kept.id
    raise refuse("not_saved", 503)


async def carry_away(table: Table, owner: str, guest: Guest) -> Lobby:
    await table.reseat(seating.carried(table.kept, owner, guest))
    return lobby_of(table, guest.id)
