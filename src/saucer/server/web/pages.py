"""The browser side: one page for every address people see, and its files. Built elsewhere; without it a plain word."""

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Match, Route
from starlette.types import Scope

from saucer.server.services import Services
from saucer.server.web.admission import address_of
from saucer.server.web.sessions import COOKIE, Sessions

FOREVER = "public, max-age=31536000, immutable"
EVERY_TIME = "no-cache"
PATHS = ("/", "/table/{table}", "/replay/{table}", "/rules/{slug}", "/join", "/join/{code}", "/carry")
NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Saucer</title></head>
<body><p>The table is running, but its pages have not been built yet. Run <code>make web</code>.</p></body></html>
"""


class Pages:
    """Who opens a page without a cookie is a new guest, as long as not too many come from one address."""

    def __init__(self, services: Services, sessions: Sessions) -> None:
        self._folder = services.settings.static
        self._limits = services.limits
        self._sessions = sessions

    def routes(self) -> list[BaseRoute]:
        pages = [Route(path, self.page) for path in PATHS]
        return [*pages, FileRoute("/{path:path}", self.file)]

    async def page(self, request: Request, status: int = 200) -> Response:
        index = self._folder / "index.html"
        headers = {"Cache-Control": EVERY_TIME}
        known = self._sessions.guest(request.cookies.get(COOKIE))
        if known is None and await self._limits.admit("guest", address_of(request)):
            headers["Set-Cookie"] = self._sessions.cookie(self._sessions.new_guest())
        if not index.is_file():
            return HTMLResponse(NOT_BUILT, status, headers)
        return FileResponse(index, status, headers)

    async def file(self, request: Request) -> Response:
        """Files under assets/ have a hash in their name: the browser need never ask again.

        Who comes to a wrong address as a reader gets the page, which says so and shows a way on.
        """
        path = self._found(request.path_params["path"])
        if path is None:
            if "text/html" in request.headers.get("accept", ""):
                return await self.page(request, 404)
            return Response("There is nothing here.", 404, media_type="text/plain")
        hashed = path.parent.name == "assets"
        return FileResponse(path, headers={"Cache-Control": FOREVER if hashed else EVERY_TIME})

    def _found(self, name: str) -> Path | None:
        """The file of that name inside the folder; None for anything else."""
        root = self._folder.resolve()
        try:
            path = (root / name).resolve()
            return path if path.is_relative_to(root) and path.is_file() else None
        except (OSError, ValueError):  # a name that no file can have: too long, or with a NUL
            return None


class FileRoute(Route):
    """All that is no address of programs: what is asked there in a wrong way is told so (405)."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        return (Match.NONE, {}) if scope["path"].startswith("/api/") else super().matches(scope)
