"""The ASGI application: its routes, and what lives as long as it does."""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import SystemRandom
from typing import cast

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import BaseRoute, Route, WebSocketRoute

from saucer.core import Unreadable
from saucer.registry import all_games
from saucer.server.bots.pool import BotPool, Games
from saucer.server.services import Services, Settings
from saucer.server.services.clock import Clock, StoreClock, WallClock
from saucer.server.services.cluster import Cluster, OneServer
from saucer.server.services.limits import Limits
from saucer.server.services.metrics import Metrics
from saucer.server.services.tasks import cancel_all
from saucer.server.storage.contract import SharedStorage, Storage
from saucer.server.storage.places import storage_at
from saucer.server.table.expiry import Expiry
from saucer.server.table.steward import Steward
from saucer.server.table.tables import Tables
from saucer.server.web.api import OPERATIONS
from saucer.server.web.connections import Connections
from saucer.server.web.endpoints import Endpoints
from saucer.server.web.headers import SafeHeaders
from saucer.server.web.health import Health
from saucer.server.web.pages import Pages
from saucer.server.web.sessions import Sessions

COLLECTOR = (50_000, 1_000, 1_000)
"""Thresholds under which the collector does not show in the slowest answers.

It looks at 50,000 new things at a time, and next to never at what is older: with many tables that would take a second.
Fewer at a time cost a quarter of all moves with 500 tables, where things live until everybody else has moved.
"""


def make_app(settings: Settings, games: Games = all_games, clock: Clock | None = None) -> Starlette:
    """`games` is a function that other processes can import."""
    storage = storage_at(settings.database)
    services = Services(
        settings=settings,
        games=games(),
        storage=storage,
        bots=BotPool(games, settings.bot_processes),
        clock=clock or (WallClock() if isinstance(settings.database, Path) else StoreClock()),
        limits=limits_of(settings),
        metrics=Metrics(),
        cluster=cluster_of(settings, storage),
        random=SystemRandom(),
    )
    secure = (settings.public_url or "").startswith("https://")
    tables = Tables(services)
    expiry = Expiry(tables)
    sessions = Sessions(secure)
    middleware = [Middleware(SafeHeaders, secure=secure), Middleware(GZipMiddleware, minimum_size=1_000)]
    app = Starlette(
        routes=routes(tables, sessions), middleware=middleware, lifespan=lambda _: lifespan(tables, expiry, sessions)
    )
    app.state.tables = tables
    app.state.expiry = expiry
    return app


def cluster_of(settings: Settings, storage: Storage) -> Cluster:
    """What several servers need is read only if there are any."""
    if settings.redis is None:
        return OneServer()
    if isinstance(settings.database, Path):
        raise Unreadable("several servers need one database: say --database postgresql://... with --redis")
    from saucer.server.services.many_servers import ManyServers

    return ManyServers(cast(SharedStorage, storage), settings.redis)


def limits_of(settings: Settings) -> Limits:
    if settings.redis is None:
        return Limits(settings.limited)
    from saucer.server.services.shared_limits import SharedLimits

    return SharedLimits(settings.limited, settings.redis)


def routes(tables: Tables, sessions: Sessions) -> list[BaseRoute]:
    endpoints, health = Endpoints(tables, sessions), Health(tables.services.storage)

    return [
        *endpoints.routes(OPERATIONS),
        Route("/healthz", health.answer),
        WebSocketRoute("/ws/{table}", Connections(tables, sessions).serve),
        *Pages(tables.services, sessions).routes(),
    ]


@asynccontextmanager
async def lifespan(tables: Tables, expiry: Expiry, sessions: Sessions) -> AsyncIterator[None]:
    """What was begun is finished before the storage closes."""
    services = tables.services
    with services.metrics.served(services.settings.metrics):
        await services.storage.open()
        sessions.sign_with(await services.storage.key())
        steward = Steward(tables)
        await services.cluster.open(steward)
        await services.bots.open()
        services.metrics.watch_bots(services.bots)
        async with working(tables, expiry, steward):
            yield


@asynccontextmanager
async def working(tables: Tables, expiry: Expiry, steward: Steward) -> AsyncIterator[None]:
    services = tables.services
    tasks = [asyncio.create_task(tables.load_due()), asyncio.create_task(expiry.run())]
    if services.cluster.storage is not None:
        tasks.append(asyncio.create_task(steward.run(services.cluster.storage)))
    thresholds = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTOR)
    try:
        yield
    finally:
        gc.set_threshold(*thresholds)
        gc.unfreeze()
        await cancel_all(tasks)
        await tables.close()
        await services.cluster.close()
        await services.limits.close()
        await services.bots.close()
        await services.storage.close()
