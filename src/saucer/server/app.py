"""The ASGI application: its routes, and what lives as long as it does."""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import SystemRandom

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from saucer.registry import all_games
from saucer.server.bots import BotPool, Games
from saucer.server.calls import Desk
from saucer.server.clocks import Clock, WallClock
from saucer.server.headers import SafeHeaders
from saucer.server.http import OPERATIONS
from saucer.server.limits import Limits
from saucer.server.metrics import Metrics
from saucer.server.pages import Pages
from saucer.server.services import Services, Settings
from saucer.server.sessions import Sessions, secret_key
from saucer.server.socket import Connections
from saucer.server.sqlite import SqliteStorage
from saucer.server.tables import Tables

COLLECTOR = (50_000, 20, 1_000)
"""Thresholds under which the collector does not show in the slowest answers."""


def make_app(settings: Settings, games: Games = all_games, clock: Clock | None = None) -> Starlette:
    """`games` is a function that other processes can import."""
    services = Services(
        settings=settings,
        games=games(),
        storage=SqliteStorage(settings.database),
        bots=BotPool(games, settings.bot_processes),
        clock=clock or WallClock(),
        limits=Limits(settings.limited),
        metrics=Metrics(),
        random=SystemRandom(),
    )
    secure = (settings.public_url or "").startswith("https://")
    tables = Tables(services)
    sessions = Sessions(secret_key(settings.database), secure)
    middleware = [Middleware(SafeHeaders, secure=secure), Middleware(GZipMiddleware, minimum_size=1_000)]
    app = Starlette(routes=routes(tables, sessions), middleware=middleware, lifespan=lambda _: alive(tables))
    app.state.tables = tables
    return app


def routes(tables: Tables, sessions: Sessions) -> list[BaseRoute]:
    desk, metrics = Desk(tables, sessions), tables.services.metrics

    async def figures(request: Request) -> Response:
        metrics.bot_restarts.set(tables.services.bots.restarts)
        return Response(metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")

    async def health(request: Request) -> Response:
        return JSONResponse({"ok": True})

    return [
        *[Route(each.path, desk.endpoint(each), methods=[each.method]) for each in OPERATIONS],
        Route("/metrics", figures),
        Route("/healthz", health),
        WebSocketRoute("/ws/{table}", Connections(tables, sessions).serve),
        *Pages(tables.services, sessions).routes(),
    ]


@asynccontextmanager
async def alive(tables: Tables) -> AsyncIterator[None]:
    """What was begun is finished before the storage closes."""
    services = tables.services
    await services.storage.open()
    await services.bots.open()
    waking = asyncio.create_task(tables.wake_due())
    thresholds = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTOR)
    try:
        yield
    finally:
        gc.set_threshold(*thresholds)
        gc.unfreeze()
        waking.cancel()
        await asyncio.gather(waking, return_exceptions=True)
        await tables.close()
        await services.bots.close()
        await services.storage.close()
