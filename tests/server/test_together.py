"""Several servers of the same tables: whoever sits where, everybody sees the same, and nobody's move is lost."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from redis.asyncio import Redis

from saucer.server.services.cluster import OneServer
from saucer.server.services.leases import Leases
from saucer.server.services.many_servers import CHANNEL, Announcement
from saucer.server.storage.postgres.store import PostgresStorage
from saucer.server.table import table as table_module
from saucer.server.table.overtaken import Overtaken
from saucer.server.table.steward import Steward
from saucer.server.table.table import Table
from saucer.server.wire.messages import Accepted, Chatted, Emoted, Scene
from saucer.server.wire.refusal import NotNow, refuse
from tests.server.guests import play_at
from tests.server.house import PATIENCE, Chair, HastyClock, House, Person, eventually, person, served
from tests.server.test_storage import ENTRIES, a_table
from tests.server.test_wire import games as wire_games
from tests.server.test_wire import tables_of
from tests.servers import Postgres, Valkey, running_valkey
from tests.tiny import auction, whispers

pytestmark = pytest.mark.anyio
THE_LAST = b"the last one"


class Street(House):
    """Two servers of one database: guests come to one and the other by turns."""

    is_several = True

    def __init__(self, *houses: House) -> None:
        self.houses = houses
        self.app = houses[0].app
        self._came = 0

    async def guest(self, name: str | None = None) -> Person:
        self._came += 1
        return await self.houses[self._came % len(self.houses)].guest(name)


@asynccontextmanager
async def street(folder: Path, database: str, redis: str, **more: Any) -> AsyncIterator[Street]:
    settings: dict[str, Any] = {"database": database, "redis": redis, "limited": False} | more
    async with AsyncExitStack() as stack:
        yield Street(*[await stack.enter_async_context(served(folder, **settings)) for _ in range(2)])


@asynccontextmanager
async def a_game(
    folder: Path, postgres: Postgres, valkey: Valkey, **more: Any
) -> AsyncIterator[tuple[Street, Chair, Chair, str]]:
    """Anna and Ben at one table, each at another server."""
    async with street(folder, await postgres.new_database(), valkey.url) as both:
        ben, anna = await both.guest("Ben"), await both.guest("Anna")
        lobby = await anna.new_table("me", "open", **more)
        await ben.join(lobby.table)
        chairs = await anna.sit(lobby.table), await ben.sit(lobby.table)
        await anna.start(lobby.table)
        for chair in chairs:
            await chair.until(lambda message: isinstance(message, Scene) and message.view is not None)
        yield both, *chairs, lobby.table


def deafen(monkeypatch: pytest.MonkeyPatch) -> None:
    """No server hears anything of the others any more."""
    monkeypatch.setattr(Steward, "grown", lambda *_: None)


@pytest.mark.parametrize("game", [auction.GAME, whispers.GAME], ids=["auction", "whispers"])
@pytest.mark.parametrize("bots", [False, True], ids=["people", "bots"])
async def test_everybody_is_shown_what_the_record_says_wherever_they_are(
    tmp_path: Path, postgres: Postgres, valkey: Valkey, game: Any, bots: bool
) -> None:
    async with street(
        tmp_path, await postgres.new_database(), valkey.url, games=wire_games, clock=HastyClock()
    ) as both:
        assert await play_at(both, tables_of(game)[0], bots) > 0


async def test_a_move_is_seen_at_the_other_server_and_answered_there(
    tmp_path: Path, postgres: Postgres, valkey: Valkey
) -> None:
    async with a_game(tmp_path, postgres, valkey) as (_, anna, ben, _table):
        for _ in range(3):
            for chair in (anna, ben):
                await walk(chair)
        while len(anna.events("walked")) < len(ben.events("walked")):
            await anna.next()
        assert anna.events("walked") == ben.events("walked")
        assert len(anna.events("walked")) == 6


async def test_who_is_overtaken_is_tried_again_on_what_is_there_now(
    tmp_path: Path, postgres: Postgres, valkey: Valkey, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_game(tmp_path, postgres, valkey) as (both, anna, ben, table):
        deafen(monkeypatch)
        said = await ben.ask("speak", seat=1, aside={"kind": "say", "words": "Hello"})
        assert isinstance(said, Accepted)
        assert anna.events("spoken") == []
        assert isinstance(await anna.act("walk"), Accepted)
        await anna.quiet()
        assert [line["event"]["kind"] for line in anna.lines[-2:]] == ["spoken", "walked"]
        assert await PostgresStorage.count(both.tables.services.storage, table) == 4  # type: ignore[arg-type]


async def test_a_command_that_another_server_has_carried_out_is_not_carried_out_again(
    tmp_path: Path, postgres: Postgres, valkey: Valkey, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_game(tmp_path, postgres, valkey) as (both, anna, _, table):
        deafen(monkeypatch)
        elsewhere = await anna_at(both, anna, table)
        move = {"id": "once", "seat": 0, "on": anna.count, "action": {"kind": "walk"}}
        assert isinstance(await anna.ask("act", **move), Accepted)
        assert isinstance(await elsewhere.ask("act", **move), Accepted)
        await elsewhere.quiet()
        assert len(elsewhere.events("walked")) == 1


async def test_who_comes_from_another_server_finds_all_that_was_told_there(
    tmp_path: Path, postgres: Postgres, valkey: Valkey, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That one may have been killed before it could tell this one of its last move."""
    async with a_game(tmp_path, postgres, valkey) as (both, anna, _, table):
        deafen(monkeypatch)
        assert isinstance(await anna.act("walk"), Accepted)
        await anna.quiet()
        elsewhere = await anna_at(both, anna, table)
        assert elsewhere.lines == anna.lines
        assert elsewhere.lines[-1]["event"] == {"kind": "walked", "seat": 0}


async def test_what_one_asks_at_one_server_and_then_at_another_is_known_there(
    tmp_path: Path, postgres: Postgres, valkey: Valkey, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A browser's next request may come to another server, which has not heard of the last one yet."""
    async with street(tmp_path, await postgres.new_database(), valkey.url) as both:
        ben, anna = await both.guest("Ben"), await both.guest("Anna")
        lobby = await anna.new_table("me", "open")
        await ben.get(f"/api/tables/{lobby.table}")
        deafen(monkeypatch)
        joined = await ben.post(f"/api/tables/{lobby.table}/join")
        ben.move_to(anna.url)
        assert not (await ben.pledge(joined))["word_wanted"]
        anna.move_to(both.houses[1].url)
        assert (await anna.start(lobby.table))["state"] == "playing"


async def test_whoever_is_overtaken_at_the_start_starts_all_the_same(
    tmp_path: Path, postgres: Postgres, valkey: Valkey, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last word is kept by then, and is not wanted a second time."""
    start, tries = Table.start, []

    async def overtaken_once(table: Table) -> None:
        tries.append(table)
        if len(tries) == 1:
            raise Overtaken
        await start(table)

    monkeypatch.setattr(Table, "start", overtaken_once)
    async with street(tmp_path, await postgres.new_database(), valkey.url) as both:
        anna = await both.guest("Anna")
        lobby = await anna.new_table("me", "bot:walking", start=True)
        assert (lobby.state, len(tries)) == ("playing", 2)


async def walk(chair: Chair) -> None:
    await chair.until_asked()
    assert isinstance(await chair.act("walk"), Accepted)
    while chair.offers:
        await chair.next()


async def anna_at(both: Street, anna: Chair, table: str) -> Chair:
    """The same guest at the other server."""
    request = anna.socket.request
    assert request is not None
    other = await both.houses[1 if str(anna.socket.remote_address[1]) in both.houses[0].url else 0].guest()
    other.client.cookies.set("saucer", request.headers["Cookie"].partition("=")[2])
    return await other.sit(table)


async def test_who_is_here_and_what_they_say_is_known_everywhere(
    tmp_path: Path, postgres: Postgres, valkey: Valkey
) -> None:
    async with street(tmp_path, await postgres.new_database(), valkey.url) as both:
        ben, anna = await both.guest("Ben"), await both.guest("Anna")
        lobby = await anna.new_table("me", "open")
        hers = await anna.sit(lobby.table)
        await ben.join(lobby.table)
        while hers.lobby.seats[1].player is None:
            await hers.next()
        assert not hers.lobby.seats[1].here
        his = await ben.sit(lobby.table)
        assert his.lobby.seats[0].here
        await hers.until(lambda _: hers.lobby.seats[1].here)
        await his.ask("chat", seat=1, words="Shall we?")
        assert (await hers.until(lambda message: isinstance(message, Chatted))).talk.words == "Shall we?"
        await hers.ask("emote", seat=0, emote="bravo")
        assert (await his.until(lambda message: isinstance(message, Emoted))).emote == "bravo"
        await ben.put("/api/me", name="Benedikt", shape="circle")
        await hers.until(lambda _: getattr(hers.lobby.seats[1].player, "name", "") == "Benedikt")
        await his.socket.close()
        await hers.until(lambda _: not hers.lobby.seats[1].here)


async def test_a_table_is_not_followed_where_nobody_looks_on_unless_somebody_is_about_to(
    tmp_path: Path, postgres: Postgres, valkey: Valkey, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_module, "UNLOAD_SECONDS", 10 * PATIENCE)
    async with street(tmp_path, await postgres.new_database(), valkey.url) as both:
        there, here = both.houses
        anna, ben, carl = await here.guest("Anna"), await there.guest("Ben"), await there.guest("Carl")
        table = (await anna.new_table("me", "open")).table
        hers = await anna.sit(table)
        coming = Chair(await carl.socket(table))
        await ben.join(table)
        await hers.ask("chat", seat=0, words="Where are you?")
        await coming.hello()
        assert [each.talk.words for each in there.table(table).kept.talk] == ["Where are you?"]
        await coming.socket.close()
        await eventually(lambda: there.table(table).connections == 0)
        await hers.ask("chat", seat=0, words="Hello?")
        await eventually(lambda: not there.tables.is_loaded(table))
        assert here.tables.is_loaded(table)
        assert (await ben.sit(table)).lobby.seats[0].here


async def test_votes_are_counted_wherever_they_are_given(tmp_path: Path, postgres: Postgres, valkey: Valkey) -> None:
    async with a_game(tmp_path, postgres, valkey) as (_, anna, ben, _table):
        await anna.ask("abandon")
        while not ben.lobby.leaving:
            await ben.next()
        await ben.ask("abandon")
        for chair in (anna, ben):
            while chair.lobby.state == "playing":
                await chair.next()
            assert chair.lobby.state == "abandoned"


async def test_a_server_that_ends_says_so_and_its_people_go_on_at_another(
    tmp_path: Path, postgres: Postgres, valkey: Valkey
) -> None:
    url = await postgres.new_database()
    async with served(tmp_path, database=url, redis=valkey.url) as staying:
        async with AsyncExitStack() as stack:
            async with served(tmp_path, database=url, redis=valkey.url) as ending:
                anna, ben = await stack.enter_async_context(person(ending.url, "Anna")), await staying.guest("Ben")
                lobby = await anna.new_table("me", "open")
                await ben.join(lobby.table)
                await anna.start(lobby.table)
                hers, his = await anna.sit(lobby.table), await ben.sit(lobby.table)
                await walk(hers)
            await hers.socket.wait_closed()
            assert hers.socket.close_code == 1012
            cookies = anna.client.cookies
        again = await staying.guest()
        again.client.cookies = cookies
        resumed = await again.sit(lobby.table, have=hers.count)
        assert (resumed.scene.count, resumed.scene.lines) == (hers.count, ())
        await his.until_asked()
        assert isinstance(await his.act("walk"), Accepted)
        await resumed.until_asked()


async def test_work_that_a_server_leaves_undone_is_taken_by_another(
    tmp_path: Path, postgres: Postgres, valkey: Valkey
) -> None:
    """Nobody asks the other one for the table: the clock of somebody who is away runs on there."""
    url = await postgres.new_database()
    async with served(tmp_path, database=url, redis=valkey.url) as staying:
        async with served(tmp_path, database=url, redis=valkey.url) as ending:
            anna = await ending.guest("Anna")
            lobby = await anna.new_table("me", "bot:random", start=True, clock=30)
            assert staying.tables.loaded(lobby.table) is None
        await eventually(lambda: staying.tables.loaded(lobby.table) is not None)
        await eventually(lambda: staying.table(lobby.table).live is not None)
        live = staying.table(lobby.table).live
        assert live is not None
        assert live.autopilot.deadline is not None


async def test_a_lease_is_one_servers_until_it_is_over(postgres: Postgres) -> None:
    storage = PostgresStorage(await postgres.new_database())
    await storage.open()
    for table in (a_table("t1"), a_table("t2", state="playing", deadline=1.0)):
        await storage.create(table)
    assert await storage.lease(["t1"], "one", 60.0) == {"t1"}
    assert await storage.lease(["t1", "expiry"], "two", 60.0) == {"expiry"}
    assert await storage.take_due("two", 60.0, 9) == ["t2"]
    assert await storage.take_due("one", 60.0, 9) == []
    assert await storage.lease(["t1"], "one", -1.0) == {"t1"}
    assert await storage.take_due("two", 60.0, 9) == ["t1"]
    assert await storage.lease(["t1"], "one", 60.0) == set()
    await storage.release(["t1"], "one", undone=True)
    assert await storage.take_due("one", 60.0, 9) == []
    await storage.release(["t1"], "two", undone=True)
    assert await storage.take_due("one", 60.0, 9) == ["t1"]
    await storage.release(["t1"], "one", undone=False)
    assert await storage.take_due("two", 60.0, 9) == []
    await storage.delete(["t2"])
    assert await storage.lease(["t2"], "one", 60.0) == {"t2"}
    await storage.close()


class SlowLeases:
    """A storage of leases that answers only when it is let."""

    def __init__(self) -> None:
        self.held: set[str] = set()
        self.let = asyncio.Event()
        self.let.set()

    async def lease(self, works: list[str], holder: str, seconds: float) -> set[str]:
        self.held |= set(works)
        await self.let.wait()
        return set(works)

    async def release(self, works: list[str], holder: str, undone: bool) -> None:
        self.held -= set(works)


async def test_what_is_given_up_while_it_is_renewed_is_not_held_for_ever() -> None:
    storage: Any = SlowLeases()
    leases = Leases(storage, "one")
    assert await leases.take("t1")
    storage.let.clear()
    renewing = asyncio.create_task(leases.renew())
    await asyncio.sleep(0)
    giving_up = asyncio.create_task(leases.release(["t1"], undone=False))
    await asyncio.sleep(0)
    storage.let.set()
    await asyncio.gather(renewing, giving_up)
    await leases.renew()
    assert storage.held == set()


async def test_work_of_a_table_that_cannot_be_loaded_now_is_left_to_others() -> None:
    released: list[tuple[list[str], bool]] = []
    problems: dict[str, Exception] = {"t1": NotNow(), "t2": refuse("no_table", 404)}

    class Cluster(OneServer):
        async def take_due(self) -> list[str]:
            return list(problems)

        async def release_leases(self, works: Sequence[str], undone: bool = False) -> None:
            released.append((list(works), undone))

    async def table(table_id: str) -> Table:
        raise problems[table_id]

    tables: Any = SimpleNamespace(services=SimpleNamespace(cluster=Cluster()), table=table)
    await Steward(tables)._renew_leases()
    assert released == [(["t1"], True)]


async def test_what_came_since_is_read_with_the_table_it_belongs_to(postgres: Postgres) -> None:
    storage = PostgresStorage(await postgres.new_database())
    await storage.open()
    await storage.create(a_table())
    begun = await storage.append(replace(a_table(), state="playing"), 0, ENTRIES, "anna:c1")
    found = await storage.since("t1", 1)
    assert found is not None
    assert found[0] == begun
    assert [(each.entry, each.command) for each in found[1]] == [(ENTRIES[1], "anna:c1")]
    assert await storage.since("t1", 2) == (begun, [])
    assert await storage.since("t2", 0) is None
    heads = await storage.heads(["t1", "t2"])
    assert {name: (head.revision, head.count) for name, head in heads.items()} == {"t1": (1, 2)}
    assert await storage.tables_of("anna", 9) == ["t1"]
    await storage.close()


async def test_without_valkey_for_a_while_everything_is_still_right(tmp_path: Path, postgres: Postgres) -> None:
    with running_valkey() as valkey:
        async with a_game(tmp_path, postgres, valkey) as (_, anna, ben, _table):
            valkey.stop()
            for chair, other in ((anna, ben), (ben, anna)):
                await walk(chair)
                await other.until_asked()
            valkey.start()
            for chair, other in ((anna, ben), (ben, anna)):
                await walk(chair)
                await other.until_asked()


@pytest.mark.usefixtures("long_minutes")
async def test_attempts_are_counted_together(tmp_path: Path, postgres: Postgres, valkey: Valkey) -> None:
    async with street(tmp_path, await postgres.new_database(), valkey.url, limited=True) as both:
        anna = await both.guest("Anna")
        for _ in range(10):
            await anna.post("/api/join", 404, code="NOCODE")
        other = next(house for house in both.houses if house.url != anna.url)
        anna.move_to(other.url)
        await anna.post("/api/join", 429, code="NOCODE")


async def test_nothing_but_tables_and_numbers_goes_through_valkey(
    tmp_path: Path, postgres: Postgres, valkey: Valkey
) -> None:
    redis = Redis.from_url(valkey.url)
    await redis.flushall()
    async with redis.pubsub() as listening:
        await listening.subscribe(CHANNEL)
        await listening.get_message(timeout=PATIENCE)
        async with a_game(tmp_path, postgres, valkey) as (both, anna, ben, table):
            for chair, other in ((anna, ben), (ben, anna)) * 2:
                await walk(chair)
                await other.until_asked()
            kept = both.table(table).kept
            stored = [await redis.hgetall(key) for key in await redis.keys("saucer:here:*")]
        await redis.publish(CHANNEL, THE_LAST)
        heard: list[bytes] = []
        while heard[-1:] != [THE_LAST]:
            message = await listening.get_message(ignore_subscribe_messages=True, timeout=PATIENCE)
            assert message is not None
            heard.append(message["data"])
    await redis.aclose()
    secrets = [kept.seed, *kept.sessions(), *[seat.word or "no word" for seat in kept.seats], "Anna", "Ben", "walk"]
    assert any(msgspec.json.decode(each, type=Announcement).grown for each in heard[:-1])
    for said in (*heard, repr(stored).encode()):
        assert not [secret for secret in secrets if secret.encode() in said]
