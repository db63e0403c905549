"""Whether a move can be saved now: found out by saving something, once a second at most."""

from asyncio import Lock
from time import monotonic

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from saucer.server.storage.contract import NotSaved, Storage

SECONDS = 1.0


class Health:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._lock = Lock()
        self._checked = float("-inf")
        self._is_well = True

    async def answer(self, request: Request) -> Response:
        async with self._lock:
            if monotonic() - self._checked >= SECONDS:
                await self._check()
        return JSONResponse({"ok": self._is_well}, 200 if self._is_well else 503, {"Cache-Control": "no-store"})

    async def _check(self) -> None:
        try:
            await self._storage.check()
            self._is_well = True
        except NotSaved:
            self._is_well = False
        self._checked = monotonic()
