"""Games that are over, over HTTP: the list, a record as a file, a replay."""

import asyncio

from starlette.responses import Response

from saucer.core import Entry, Seat, encode, export
from saucer.core.lines import write
from saucer.server.storage.contract import KeptTable
from saucer.server.table import requests
from saucer.server.table.lobby import shown_as
from saucer.server.table.record import player_of
from saucer.server.table.replay import as_far_as_it_goes, replay
from saucer.server.table.screens import seats_of
from saucer.server.web.endpoints import Call
from saucer.server.wire.http import Finished
from saucer.server.wire.refusal import refuse

MOST_LISTED = 50
LINES = "application/x-ndjson"


async def finished(call: Call) -> tuple[Finished, ...]:
    kept = await call.services.storage.finished(call.guest.id, MOST_LISTED)
    return tuple(finished_from(table, call.guest.id) for table in kept)


def finished_from(table: KeptTable, session: str) -> Finished:
    assert table.ended is not None
    assert table.state != "open"
    assert table.state != "playing"
    return Finished(
        table=table.id,
        game=table.game,
        why=table.state,
        players=tuple(shown_as(seat, player_of(seat)) for seat in table.seats),
        shapes=tuple(seat.shape for seat in table.seats),
        mine=seats_of(table, session),
        ended=table.ended,
        result=table.result,
    )


async def ended(call: Call) -> tuple[KeptTable, list[Entry]]:
    """A table that is over and its entries: while it is played a record is nobody's."""
    kept = await table_asked_for(call)
    if kept.state in ("open", "playing") or kept.header is None:
        raise refuse("not_finished", 403)
    return kept, await readable_entries(call, kept)


async def table_asked_for(call: Call) -> KeptTable:
    kept = await call.services.storage.table(call.part("table"))
    if kept is None:
        raise refuse("no_table", 404)
    return kept


async def readable_entries(call: Call, kept: KeptTable) -> list[Entry]:
    return [each.entry for each in await call.services.storage.readable_entries(kept.id)]


def check_held(call: Call, kept: KeptTable) -> None:
    game = call.services.game(kept.game)
    if kept.header is None or kept.header.rules != game.version:
        raise refuse("void")


def viewer_of(call: Call, kept: KeptTable) -> Seat | None:
    """`?seat=2`; anything that is no seat is the public."""
    wanted = call.request.query_params.get("seat", "")
    return Seat(int(wanted)) if wanted in [str(place) for place in range(len(kept.seats))] else None


async def record(call: Call) -> Response:
    """It comes whole, or as a seat (`?seat=2`) or the public (`?seat=public`) knew it; if paused, as one's own."""
    kept = await table_asked_for(call)
    wanted = "seat" in call.request.query_params
    if kept.state == "playing" and wanted and await is_mine_and_paused(call, kept):
        return attached(kept, await exported(call, kept))
    kept, entries = await ended(call)
    assert kept.header is not None
    return attached(kept, await exported(call, kept) if wanted else write(kept.header, entries))


async def is_mine_and_paused(call: Call, kept: KeptTable) -> bool:
    lobby = await call.tables.ask(kept.id, lambda table: requests.look(table, call.guest))
    if lobby.state == "paused" and viewer_of(call, kept) not in lobby.mine:
        raise refuse("not_yours", 403)
    return lobby.state == "paused"


async def exported(call: Call, kept: KeptTable) -> bytes:
    check_held(call, kept)
    assert kept.header is not None
    match = as_far_as_it_goes(call.services.game(kept.game), kept.header, await readable_entries(call, kept))
    return export(match, viewer_of(call, kept))


def attached(kept: KeptTable, data: bytes) -> Response:
    name = f"{kept.game}-{kept.id[:6]}.jsonl"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(data, headers=headers, media_type=LINES)


async def replayed(call: Call) -> bytes:
    """The game is shown as seen from a seat (`?seat=2`), with everything open (`?seat=open`), or as a spectator saw it.

    It takes long, so it is made in another thread.
    """
    await call.allow("replay")
    kept, entries = await ended(call)
    check_held(call, kept)
    assert kept.header is not None
    game, lobby = call.services.game(kept.game), call.tables.lobby(kept, call.guest.id)
    is_open = call.request.query_params.get("seat") == "open"
    arguments = (game, kept.header, entries, lobby, viewer_of(call, kept), is_open)
    return await asyncio.to_thread(lambda: encode(replay(*arguments)))
