"""A guest's shelf over HTTP: read, added to by the browser where it may, taken away as a file."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

from starlette.responses import Response

from saucer.core import Game, Thing, Unreadable, decode, encode
from saucer.core.codec import convert
from saucer.server.storage.contract import Shelved
from saucer.server.table.shelving import way_of
from saucer.server.web.archive import table_asked_for
from saucer.server.web.endpoints import JSON, Call
from saucer.server.wire.refusal import refuse
from saucer.server.wire.shelf import AnyThing, Best, BestHere, Certificate, Own, Shelf


async def shelf(call: Call) -> Shelf:
    things = await call.services.storage.shelf(call.guest.id)
    return Shelf(
        bests=tuple(thing for thing in things if isinstance(thing, Best)),
        certificates=tuple(thing for thing in things if isinstance(thing, Certificate)),
        own=own_things(call.services.games, things),
    )


def kinds_in(games: Mapping[str, Game]) -> dict[str, type[Thing]]:
    """What games keep, by its kind."""
    kept = [game.keeps for game in games.values() if game.keeps is not None]
    return {str(each.__struct_config__.tag): each for each in kept}


def own_things(games: Mapping[str, Game], things: Sequence[AnyThing]) -> dict[str, Any]:
    """The latest of each kind, by its kind; what no game here can read is left out."""
    kinds, found = kinds_in(games), dict[str, Any]()
    for thing in things:
        if isinstance(thing, Own) and thing.kind in kinds and thing.kind not in found:
            with suppress(Unreadable):
                found[thing.kind] = decode(thing.written, kinds[thing.kind], "a thing of one's own")
    return found


async def keep(call: Call, content: dict[str, Any]) -> dict[str, Any]:
    kinds, kind = kinds_in(call.services.games), call.part("kind")
    if kind not in kinds:
        raise refuse("unreadable", 404, f"games keep {', '.join(kinds) or 'nothing'}; came {kind!r}")
    await call.allow("name")
    try:
        thing: Thing = convert(content, kinds[kind], "the thing to keep")
    except Unreadable as error:
        raise refuse("unreadable", 400, str(error)) from None
    now = call.services.clock.now()
    await call.services.storage.shelve([Shelved(call.guest.id, kind, kind, now, now, thing)])
    return content


async def export_shelf(call: Call) -> Response:
    headers = {"Content-Disposition": 'attachment; filename="saucer.json"', "Cache-Control": "no-store"}
    return Response(encode(await shelf(call)), headers=headers, media_type=JSON)


async def best_here(call: Call) -> BestHere:
    kept = await table_asked_for(call)
    try:
        name = way_of(call.services.game(kept.game), kept)
    except Unreadable:
        return BestHere(None)
    thing = await call.services.storage.thing(call.guest.id, "best", name)
    return BestHere(thing if isinstance(thing, Best) else None)
