"""Who comes in, by a request or by a socket: from our own pages, known by a cookie or not, and not too often."""

from starlette.requests import HTTPConnection

from saucer.server.services import Services
from saucer.server.table.guests import Guest
from saucer.server.web.sessions import COOKIE, Sessions
from saucer.server.wire.refusal import refuse


async def admitted(
    connection: HTTPConnection, services: Services, sessions: Sessions, *, origin_is_ours: bool
) -> Guest | None:
    """The guest; None is somebody without a cookie of ours, who is counted by the address."""
    if not origin_is_ours:
        raise refuse("origin", 403)
    known = sessions.guest(connection.cookies.get(COOKIE))
    if not await services.limits.admit("request", address_of(connection) if known is None else known.id):
        raise refuse("too_fast", 429)
    return known


def address_of(connection: HTTPConnection) -> str:
    return "unknown" if connection.client is None else connection.client.host
