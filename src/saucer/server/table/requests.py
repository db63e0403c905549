"""What people ask for over HTTP at one table. Runs inside the table's mailbox."""

from typing import Any

from msgspec.structs import replace

from saucer.core import Game, Seat
from saucer.core.codec import plain
from saucer.core.fair import commitment
from saucer.server.storage.contract import Crowded, KeptTable, NotSaved, Storage, Taken
from saucer.server.table import seating
from saucer.server.table.guests import Guest, short_code
from saucer.server.table.lobby import lobby_of
from saucer.server.table.screens import seats_of
from saucer.server.table.table import Table
from saucer.server.wire.parts import Lobby
from saucer.server.wire.refusal import NotNow, refuse

TRIES = 5


async def look(table: Table, guest: Guest) -> Lobby:
    return lobby_of(table, guest.id)


async def join(table: Table, guest: Guest, seat: int | None) -> Lobby:
    await table.reseat(seating.joined(table.kept, guest, seat))
    return lobby_of(table, guest.id)


async def give_word(table: Table, guest: Guest, word: str, promise: str) -> Lobby:
    """A device that has seen another promise than the table's own gives no word to this table.

    Whoever was overtaken at the start has given it already, and still has to start.
    """
    if promise != commitment(bytes.fromhex(table.kept.seed)):
        raise refuse("promise")
    if seating.is_wanted(table.kept, guest.id):
        await table.reseat(seating.with_word(table.kept, guest, word))
    await start_if_ready(table)
    return lobby_of(table, guest.id)


async def start_if_ready(table: Table) -> None:
    if table.kept.starting and table.kept.state == "open" and seating.is_ready(table.kept):
        await table.start()


async def fill(table: Table, guest: Guest, seat: int, bot: str | None) -> Lobby:
    check_host(table, guest)
    await table.reseat(seating.filled(table.kept, table.services.game(table.kept.game), seat, bot))
    return lobby_of(table, guest.id)


async def swap(table: Table, guest: Guest, one: int, other: int) -> Lobby:
    if table.kept.state != "open":
        raise refuse("started")
    await table.reseat(seating.swapped(table.kept, guest, one, other))
    return lobby_of(table, guest.id)


async def start(table: Table, guest: Guest) -> Lobby:
    check_host(table, guest)
    if not seating.is_full(table.kept):
        raise refuse("seats_open")
    await table.reseat(seating.with_start(table.kept))
    await start_if_ready(table)
    return lobby_of(table, guest.id)


def check_host(table: Table, guest: Guest) -> None:
    """Refuse whoever is not the host, and everybody once the game has started."""
    if table.kept.host != guest.id:
        raise refuse("not_host", 403)
    if table.kept.state != "open":
        raise refuse("started")


def check_seated(table: Table, guest: Guest) -> None:
    """Refuse whoever has no seat."""
    if guest.id not in table.kept.sessions():
        raise refuse("not_yours", 403)


async def leave(table: Table, guest: Guest) -> Lobby:
    """Before the start the seat is free again; during play a bot goes on; without people the table ends."""
    check_seated(table, guest)
    if table.kept.state == "open":
        await table.reseat(seating.left(table.kept, guest))
    elif table.kept.state == "playing":
        await leave_game(table, seats_of(table.kept, guest.id))
    return lobby_of(table, guest.id)


async def leave_game(table: Table, mine: tuple[Seat, ...]) -> None:
    kept = seating.gone(table.kept, mine)
    if all(kept.seats[seat].left for seat in kept.people()):
        await table.end(kept=kept)
        return
    if table.paused:
        await table.reseat(kept)
        return
    players = table.live_game().match.players
    playing = [seat for seat in mine if players[seat].bot is None]
    if not playing:
        await table.ledger.keep(kept)
    for seat in playing:
        await table.seat_bot(seat, table.best_bot(), kept=seating.gone(table.kept, mine))


async def expire(table: Table) -> None:
    """Ends a table that nobody began, while nobody is here."""
    if table.kept.state == "open" and not table.presence.is_anybody_here():
        await table.reseat(replace(table.kept, state="abandoned", code=None))


async def report(table: Table, guest: Guest) -> Lobby:
    check_seated(table, guest)
    if not table.is_paused():
        raise refuse("not_paused")
    table.report(guest.id)
    return lobby_of(table, guest.id)


async def rematch(table: Table, guest: Guest) -> str:
    """The id of the table that follows; made by whoever asks first."""
    if table.kept.state in ("open", "playing"):
        raise refuse("not_finished")
    check_seated(table, guest)
    if table.kept.next_table is None:
        game = table.services.game(table.kept.game)
        fresh = seating.rematch(table.kept, game, table.services.clock.now(), options_after(table, game))
        following = await created(table.services.storage, fresh)
        await table.reseat(replace(table.kept, next_table=following))
    assert table.kept.next_table is not None
    return table.kept.next_table


def options_after(table: Table, game: Game) -> dict[str, Any]:
    """What a rematch is played with; options of a game that cannot be read any more stay as they were."""
    if table.live is None or table.live.match.result is None:
        return table.kept.options
    match = table.live.match
    options: dict[str, Any] = plain(game.rematch(match.options, match.position.view(None)))
    return options


async def created(storage: Storage, kept: KeptTable, most_waiting: int | None = None) -> str:
    """A code that is in use is drawn again."""
    for _ in range(TRIES):
        try:
            await storage.create(kept, most_waiting)
        except Taken:
            kept = replace(kept, code=short_code())
        except Crowded:
            raise refuse("too_many_public", 429) from None
        except NotSaved:
            raise NotNow from None
        else:
            return kept.id
    raise NotNow


async def carry_away(table: Table, owner: str, guest: Guest) -> Lobby:
    await table.reseat(seating.carried(table.kept, owner, guest))
    return lobby_of(table, guest.id)
