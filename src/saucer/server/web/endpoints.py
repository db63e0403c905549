"""One HTTP request to the API: checked, read by its type, answered as JSON, refused with a text."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from saucer.core import Unreadable, decode, encode
from saucer.server.services import Services
from saucer.server.services.limits import Kind
from saucer.server.storage.contract import NotSaved
from saucer.server.table.guests import Guest
from saucer.server.table.tables import Tables
from saucer.server.web.admission import address_of, admitted
from saucer.server.web.origins import is_foreign
from saucer.server.web.sessions import Sessions
from saucer.server.wire.http import Problem
from saucer.server.wire.refusal import NotNow, Refusal, refuse

LARGEST_BODY = 16_384
JSON = "application/json"

Endpoint = Callable[[Request], Awaitable[Response]]


class Call:
    """Who asks, and for what. A handler that gives the guest a new face sets `guest`."""

    def __init__(self, request: Request, guest: Guest, tables: Tables) -> None:
        self.request = request
        self.guest = guest
        self.tables = tables

    @property
    def services(self) -> Services:
        return self.tables.services

    @property
    def address(self) -> str:
        return address_of(self.request)

    def part(self, name: str) -> str:
        """What stands in the path in the place of `{name}`."""
        return str(self.request.path_params[name])

    async def allow(self, of_guest: Kind, of_address: Kind | None = None) -> None:
        limits = self.services.limits
        if not await limits.admit(of_guest, self.guest.id):
            raise refuse("too_fast", 429)
        if of_address is not None and not await limits.admit(of_address, self.address):
            raise refuse("too_fast", 429)


class Operation(Struct, frozen=True):
    """A row of the API: routes and OpenAPI are made from the same list."""

    method: str
    path: str
    summary: str
    handler: Callable[..., Awaitable[Any]]
    answer: Any
    body: Any = None
    media: str = JSON
    query: tuple[str, ...] = ()
    largest: int = LARGEST_BODY

    @property
    def makes_guests(self) -> bool:
        """They are made only where needed: pages ask for many things at once, and must not become many guests."""
        return self.method != "GET" or self.path == "/api/me"


class Endpoints:
    """Turns operations into what Starlette calls for a request."""

    def __init__(self, tables: Tables, sessions: Sessions) -> None:
        self._tables = tables
        self._sessions = sessions

    def routes(self, operations: Sequence[Operation]) -> list[BaseRoute]:
        """One for each path: whoever asks in a wrong way is told all the right ones."""
        answers: dict[str, dict[str, Endpoint]] = {}
        for each in operations:
            answers.setdefault(each.path, {})[each.method] = self._endpoint(each)
        return [Route(path, by_method(those), methods=list(those)) for path, those in answers.items()]

    def _endpoint(self, operation: Operation) -> Endpoint:
        async def answer(request: Request) -> Response:
            try:
                return await self._answer(operation, request)
            except Refusal as refusal:
                return self._refused(refusal)
            except NotSaved:
                return self._refused(NotNow())

        return answer

    def _refused(self, refusal: Refusal) -> Response:
        self._tables.services.metrics.refused.labels(refusal.why.id).inc()
        problem = Problem(refusal.why, refusal.detail, refusal.mistakes)
        return Response(encode(problem), refusal.status, {"Cache-Control": "no-store"}, JSON)

    async def _answer(self, operation: Operation, request: Request) -> Response:
        services = self._tables.services
        is_ours = operation.method == "GET" or not is_foreign(request.headers, services.settings.public_url)
        known = await admitted(request, services, self._sessions, origin_is_ours=is_ours)
        if known is None and operation.makes_guests and not await services.limits.admit("guest", address_of(request)):
            raise refuse("too_fast", 429)
        call = Call(request, known or self._sessions.new_guest(), self._tables)
        body = () if operation.body is None else (await read(request, operation),)
        answer = await operation.handler(call, *body)
        return self._sent(call, answer, operation, known)

    def _sent(self, call: Call, answer: Any, operation: Operation, known: Guest | None) -> Response:
        response = answer
        if not isinstance(answer, Response):
            data = answer if isinstance(answer, bytes) else encode(answer)
            response = Response(data, headers={"Cache-Control": "no-store"}, media_type=operation.media)
        if call.guest != known and operation.makes_guests:
            response.headers.append("Set-Cookie", self._sessions.cookie(call.guest))
        assert isinstance(response, Response)
        return response


def by_method(answers: Mapping[str, Endpoint]) -> Endpoint:
    async def answer(request: Request) -> Response:
        return await answers["GET" if request.method == "HEAD" else request.method](request)

    return answer


async def read(request: Request, operation: Operation) -> Any:
    """No body is an empty object."""
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > operation.largest:
            raise refuse("too_large", 413)
    try:
        return decode(bytes(data) or b"{}", operation.body, "the body")
    except Unreadable as error:
        raise refuse("unreadable", 400, str(error)) from None
