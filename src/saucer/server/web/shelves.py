"""A guest's shelf over HTTP: read, added to by the browser where it may, taken away as a file."""

from starlette.responses import Response

from saucer.core import Unreadable, encode
from saucer.server.storage.contract import Shelved
from saucer.server.table.shelving import way_of
from saucer.server.web.endpoints import JSON, Call
from saucer.server.wire.refusal import refuse
from saucer.server.wire.shelf import Best, BestHere, Calibration, Certificate, Shelf


async def shelf(call: Call) -> Shelf:
    things = await call.services.storage.shelf(call.guest.id)
    calibrations = [thing for thing in things if isinstance(thing, Calibration)]
    return Shelf(
        bests=tuple(thing for thing in things if isinstance(thing, Best)),
        certificates=tuple(thing for thing in things if isinstance(thing, Certificate)),
        calibration=calibrations[0] if calibrations else None,
    )


async def calibrate(call: Call, calibration: Calibration) -> Calibration:
    await call.allow("name")
    now = call.services.clock.now()
    await call.services.storage.shelve([Shelved(call.guest.id, "calibration", "hand", now, now, calibration)])
    return calibration


async def export_shelf(call: Call) -> Response:
    headers = {"Content-Disposition": 'attachment; filename="saucer.json"', "Cache-Control": "no-store"}
    return Response(encode(await shelf(call)), headers=headers, media_type=JSON)


async def best_here(call: Call) -> BestHere:
    kept = await call.services.storage.table(call.part("table"))
    if kept is None:
        raise refuse("no_table", 404)
    try:
        name = way_of(call.services.game(kept.game), kept)
    except Unreadable:
        return BestHere(None)
    thing = await call.services.storage.thing(call.guest.id, "best", name)
    return BestHere(thing if isinstance(thing, Best) else None)
