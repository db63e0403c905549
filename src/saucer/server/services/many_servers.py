"""Several servers tell each other by way of a Redis or Valkey what has happened and who is where.

While that cannot be reached everything still is right, only later: the store is asked every second where tables stand.
"""

import asyncio
from collections.abc import Awaitable, Sequence
from contextlib import suppress
from secrets import token_hex
from typing import Any, cast

import structlog
from msgspec import Struct, field
from redis.asyncio import Redis
from redis.exceptions import RedisError

from saucer.core import Seat, Unreadable, decode, encode
from saucer.server.services.cluster import ClusterListener, PresenceReport
from saucer.server.services.leases import Leases
from saucer.server.services.tasks import cancel_all
from saucer.server.storage.contract import SharedStorage
from saucer.server.wire.parts import EmoteName

CHANNEL = "saucer:tables"
ALIVE_SECONDS = 4
"""So long after its last sign a server counts as there."""
FORGOTTEN_SECONDS = 24 * 3600
AGAIN_SECONDS = 0.3
PATIENCE_SECONDS = 2.0

log: Any = structlog.get_logger("saucer.cluster")
TROUBLE = (RedisError, OSError, TimeoutError)


class Announcement(Struct, frozen=True):
    """One message to all the others: everything that gathered while the last was on its way."""

    name: str
    """What the server that says it is called."""
    grown: list[tuple[str, int, int]] = []
    presence_changed: list[str] = field(name="moved_about", default_factory=list)
    """The tables at which somebody has come, gone or voted; between servers it has its first name."""
    emoted: list[tuple[str, Seat, EmoteName]] = []


class Outbox:
    """Holds what is still to be told to the other servers."""

    def __init__(self) -> None:
        self.grown: dict[str, tuple[int, int]] = {}
        self.reports: dict[str, PresenceReport] = {}
        self.emoted: list[tuple[str, Seat, EmoteName]] = []
        self.filled = asyncio.Event()

    def emptied(self, name: str) -> tuple[Announcement, dict[str, PresenceReport]]:
        grown = [(table_id, *stands) for table_id, stands in self.grown.items()]
        said, reports = Announcement(name, grown, list(self.reports), self.emoted), self.reports
        self.grown, self.reports, self.emoted = {}, {}, []
        self.filled.clear()
        return said, reports


class ManyServers:
    """A cluster of several servers: they share a storage, and talk through a Redis or Valkey."""

    def __init__(self, storage: SharedStorage, url: str) -> None:
        self.storage: SharedStorage | None = storage
        self.name = token_hex(8)
        self._leases = Leases(storage, self.name)
        self._url = url
        self._tasks: list[asyncio.Task[None]] = []
        self._redis: Redis
        self._outbox: Outbox
        self._reported: set[str] = set()

    async def open(self, listener: ClusterListener) -> None:
        self._redis, self._outbox = connection(self._url), Outbox()
        with suppress(*TROUBLE):
            await self._sign()
        self._tasks = [asyncio.create_task(self._listen(listener)), asyncio.create_task(self._say())]

    async def close(self) -> None:
        """Tell the others that this server goes: they need not wait until it is missed."""
        for table_id in list(self._reported):
            self.share_presence(table_id, PresenceReport())
        with suppress(*TROUBLE):
            await self._say_all()
            await self._redis.delete(alive(self.name))
        await cancel_all(self._tasks)
        await self._redis.aclose()

    def announce(self, table_id: str, count: int, revision: int) -> None:
        self._outbox.grown[table_id] = (count, revision)
        self._outbox.filled.set()

    def emote(self, table_id: str, seat: Seat, emote: EmoteName) -> None:
        self._outbox.emoted.append((table_id, seat, emote))
        self._outbox.filled.set()

    def share_presence(self, table_id: str, report: PresenceReport) -> None:
        self._outbox.reports[table_id] = report
        self._outbox.filled.set()

    async def _sign(self) -> None:
        await self._redis.set(alive(self.name), "", ex=ALIVE_SECONDS)

    async def _say(self) -> None:
        """What cannot be said is not said later: whoever listens again asks the store, and is shown everything anew."""
        while True:
            await self._outbox.filled.wait()
            try:
                await self._say_all()
            except TROUBLE as error:
                log.warning("not_said", error=type(error).__name__)
                await asyncio.sleep(AGAIN_SECONDS)

    async def _say_all(self) -> None:
        said, reports = self._outbox.emptied(self.name)
        saying = self._redis.pipeline(transaction=False)
        for table_id, report in reports.items():
            self._write_report(saying, table_id, report)
        saying.publish(CHANNEL, encode(said))
        await saying.execute()

    def _write_report(self, saying: Any, table_id: str, report: PresenceReport) -> None:
        if report == PresenceReport():
            self._reported.discard(table_id)
            saying.hdel(seen_at(table_id), self.name)
        else:
            self._reported.add(table_id)
            saying.hset(seen_at(table_id), self.name, encode(report))
            saying.expire(seen_at(table_id), FORGOTTEN_SECONDS)

    async def _listen(self, listener: ClusterListener) -> None:
        while True:
            try:
                await self._hear_all(listener)
            except TROUBLE as error:
                log.warning("not_heard", error=type(error).__name__)
            await asyncio.sleep(AGAIN_SECONDS)

    async def _hear_all(self, listener: ClusterListener) -> None:
        async with self._redis.pubsub() as listening:
            await listening.subscribe(CHANNEL)
            await listening.get_message(timeout=PATIENCE_SECONDS)
            listener.reconnected()
            while True:
                message = await listening.get_message(ignore_subscribe_messages=True, timeout=None)
                if message is not None:
                    self._hear(message["data"], listener)

    def _hear(self, data: bytes, listener: ClusterListener) -> None:
        try:
            heard: Announcement = decode(data, Announcement, "a message of another server")
        except Unreadable as error:
            log.error("not_understood", error=type(error).__name__)
            return
        if heard.name == self.name:
            return
        for table_id, count, revision in heard.grown:
            listener.grown(table_id, count, revision)
        for table_id in heard.presence_changed:
            listener.presence_changed(table_id)
        for table_id, seat, emote in heard.emoted:
            listener.emoted(table_id, seat, emote)

    async def presence_elsewhere(self, table_id: str) -> dict[str, PresenceReport]:
        """If nobody can be asked, nobody is there."""
        try:
            found = await cast(Awaitable[dict[bytes, bytes]], self._redis.hgetall(seen_at(table_id)))
        except TROUBLE:
            return {}
        reports = {name.decode(): decode(data, PresenceReport, "who is where") for name, data in found.items()}
        living = await self.are_alive([name for name in reports if name != self.name])
        return {name: report for name, report in reports.items() if name in living}

    async def attended(self, table_ids: Sequence[str]) -> set[str]:
        reports = {table_id: await self.presence_elsewhere(table_id) for table_id in table_ids}
        return {table_id for table_id, others in reports.items() if any(report.sessions for report in others.values())}

    async def are_alive(self, names: Sequence[str]) -> set[str]:
        if not names:
            return set()
        try:
            signs = await self._redis.mget([alive(name) for name in names])
        except TROUBLE:
            return set(names)
        return {name for name, sign in zip(names, signs, strict=True) if sign is not None}

    async def take_lease(self, work: str) -> bool:
        return await self._leases.take(work)

    async def renew_leases(self) -> set[str]:
        with suppress(*TROUBLE):
            await self._sign()
        return await self._leases.renew()

    async def take_due(self) -> list[str]:
        return await self._leases.take_due()

    async def release_leases(self, works: Sequence[str], undone: bool = False) -> None:
        await self._leases.release(works, undone)


async def check(url: str) -> None:
    """Raise Unreadable, before anything is served; the address may hold a password, so it is not shown."""
    try:
        async with connection(url) as redis:
            await redis.set(alive("nobody"), "", ex=1)
    except (*TROUBLE, ValueError) as error:
        raise Unreadable(f"--redis cannot be used: {type(error).__name__}") from None


def connection(url: str) -> Redis:
    return Redis.from_url(url, socket_connect_timeout=PATIENCE_SECONDS, health_check_interval=5)


def seen_at(table_id: str) -> str:
    return f"saucer:here:{table_id}"


def alive(name: str) -> str:
    return f"saucer:alive:{name}"
