"""Several servers, by way of a Redis or Valkey: fan-out and presence. Without it for a while everything still is right,
only later: the store is asked every second where tables stand."""

import asyncio
from collections.abc import Awaitable, Sequence
from contextlib import suppress
from secrets import token_hex
from typing import Any, cast

import structlog
from msgspec import Struct
from redis.asyncio import Redis
from redis.exceptions import RedisError

from saucer.core import Seat, Unreadable, decode, encode
from saucer.server.services.company import Ears, Here
from saucer.server.services.ending import end_all
from saucer.server.services.leases import Leases
from saucer.server.storage.contract import SharedStorage
from saucer.server.wire.parts import EmoteName

CHANNEL = "saucer:tables"
ALIVE_SECONDS = 4
"""So long after its last sign a server counts as there."""
FORGOTTEN_SECONDS = 24 * 3600
AGAIN_SECONDS = 0.3
PATIENCE_SECONDS = 2.0

log: Any = structlog.get_logger("saucer.company")
TROUBLE = (RedisError, OSError, TimeoutError)


class Announcement(Struct, frozen=True):
    """One message to all the others: everything that gathered while the last was on its way."""

    name: str
    """Of the server that says it."""
    grown: list[tuple[str, int, int]] = []
    moved_about: list[str] = []
    emoted: list[tuple[str, Seat, EmoteName]] = []


class Outbox:
    """Holds what is still to be told to the other servers."""

    def __init__(self) -> None:
        self.grown: dict[str, tuple[int, int]] = {}
        self.shown: dict[str, Here] = {}
        self.emoted: list[tuple[str, Seat, EmoteName]] = []
        self.filled = asyncio.Event()

    def emptied(self, name: str) -> tuple[Announcement, dict[str, Here]]:
        grown = [(table_id, *stands) for table_id, stands in self.grown.items()]
        said, shown = Announcement(name, grown, list(self.shown), self.emoted), self.shown
        self.grown, self.shown, self.emoted = {}, {}, []
        self.filled.clear()
        return said, shown


class Together:
    def __init__(self, storage: SharedStorage, url: str) -> None:
        self.storage: SharedStorage | None = storage
        self.name = token_hex(8)
        self._leases = Leases(storage, self.name)
        self._url = url
        self._tasks: list[asyncio.Task[None]] = []
        self._redis: Redis
        self._outbox: Outbox
        self._shown: set[str] = set()

    async def open(self, ears: Ears) -> None:
        self._redis, self._outbox = connection(self._url), Outbox()
        with suppress(*TROUBLE):
            await self._sign()
        self._tasks = [asyncio.create_task(self._listen(ears)), asyncio.create_task(self._say())]

    async def close(self) -> None:
        """The others need not wait until it is missed."""
        for table_id in list(self._shown):
            self.show(table_id, Here())
        with suppress(*TROUBLE):
            await self._say_all()
            await self._redis.delete(alive(self.name))
        await end_all(self._tasks)
        await self._redis.aclose()

    def tell(self, table_id: str, count: int, revision: int) -> None:
        self._outbox.grown[table_id] = (count, revision)
        self._outbox.filled.set()

    def emote(self, table_id: str, seat: Seat, emote: EmoteName) -> None:
        self._outbox.emoted.append((table_id, seat, emote))
        self._outbox.filled.set()

    def show(self, table_id: str, here: Here) -> None:
        self._outbox.shown[table_id] = here
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
        said, shown = self._outbox.emptied(self.name)
        saying = self._redis.pipeline(transaction=False)
        for table_id, here in shown.items():
            self._note_shown(saying, table_id, here)
        saying.publish(CHANNEL, encode(said))
        await saying.execute()

    def _note_shown(self, saying: Any, table_id: str, here: Here) -> None:
        if here == Here():
            self._shown.discard(table_id)
            saying.hdel(seen_at(table_id), self.name)
        else:
            self._shown.add(table_id)
            saying.hset(seen_at(table_id), self.name, encode(here))
            saying.expire(seen_at(table_id), FORGOTTEN_SECONDS)

    async def _listen(self, ears: Ears) -> None:
        while True:
            try:
                await self._hear_all(ears)
            except TROUBLE as error:
                log.warning("not_heard", error=type(error).__name__)
            await asyncio.sleep(AGAIN_SECONDS)

    async def _hear_all(self, ears: Ears) -> None:
        async with self._redis.pubsub() as listening:
            await listening.subscribe(CHANNEL)
            await listening.get_message(timeout=PATIENCE_SECONDS)
            ears.missed_something()
            while True:
                message = await listening.get_message(ignore_subscribe_messages=True, timeout=None)
                if message is not None:
                    self._hear(message["data"], ears)

    def _hear(self, data: bytes, ears: Ears) -> None:
        try:
            heard: Announcement = decode(data, Announcement, "a message of another server")
        except Unreadable as error:
            log.error("not_understood", error=type(error).__name__)
            return
        if heard.name == self.name:
            return
        for table_id, count, revision in heard.grown:
            ears.grown(table_id, count, revision)
        for table_id in heard.moved_about:
            ears.moved_about(table_id)
        for table_id, seat, emote in heard.emoted:
            ears.emoted(table_id, seat, emote)

    async def others(self, table_id: str) -> dict[str, Here]:
        """Who cannot be asked about has nobody there."""
        try:
            found = await cast(Awaitable[dict[bytes, bytes]], self._redis.hgetall(seen_at(table_id)))
        except TROUBLE:
            return {}
        shown = {name.decode(): decode(data, Here, "who is where") for name, data in found.items()}
        living = await self.are_alive([name for name in shown if name != self.name])
        return {name: here for name, here in shown.items() if name in living}

    async def attended(self, table_ids: Sequence[str]) -> set[str]:
        shown = {table_id: await self.others(table_id) for table_id in table_ids}
        return {table_id for table_id, others in shown.items() if any(here.sessions for here in others.values())}

    async def are_alive(self, names: Sequence[str]) -> set[str]:
        if not names:
            return set()
        try:
            signs = await self._redis.mget([alive(name) for name in names])
        except TROUBLE:
            return set(names)
        return {name for name, sign in zip(names, signs, strict=True) if sign is not None}

    async def lead(self, work: str) -> bool:
        return await self._leases.lead(work)

    async def keep_leading(self) -> set[str]:
        with suppress(*TROUBLE):
            await self._sign()
        return await self._leases.renew()

    async def take_due(self) -> list[str]:
        return await self._leases.take_due()

    async def let_go(self, works: Sequence[str], undone: bool = False) -> None:
        await self._leases.let_go(works, undone)


async def check(url: str) -> None:
    """Before anything is served; the address may hold a password, so that it is not shown."""
    redis = connection(url)
    try:
        await redis.set(alive("nobody"), "", ex=1)
    except TROUBLE as error:
        raise Unreadable(f"--redis cannot be used: {type(error).__name__}") from None
    finally:
        await redis.aclose()


def connection(url: str) -> Redis:
    return Redis.from_url(url, socket_connect_timeout=PATIENCE_SECONDS, health_check_interval=5)


def seen_at(table_id: str) -> str:
    return f"saucer:here:{table_id}"


def alive(name: str) -> str:
    return f"saucer:alive:{name}"
