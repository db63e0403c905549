"""What has gone leaves the memory by itself: nobody has to look for it, which would stop a server with many tables."""

import gc
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from weakref import ref

import pytest
from websockets.exceptions import InvalidStatus

from saucer.server.storage.sqlite import Append
from saucer.server.table.screens import Screen
from saucer.server.web.connections import Connection
from saucer.server.web.websocket import PeerProtocol
from saucer.server.wire.messages import Accepted
from tests.server.house import Chair, House, StillClock, eventually, served

pytestmark = pytest.mark.anyio

Gone = list["ref[object]"]


@pytest.fixture(autouse=True)
def nobody_looks() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def connection_of(screen: Screen) -> Connection:
    assert isinstance(screen.sink, Connection)
    return screen.sink


def here(house: House, table: str) -> Gone:
    """Who is at a table, with the way to them."""
    screens = house.table(table).screens.all
    connections = [connection_of(screen) for screen in screens]
    peers = [connection._peer for connection in connections]
    return [ref(each) for each in (*screens, *connections, *peers, *[peer.conn for peer in peers])]


def parts_of(house: House, table: str) -> Gone:
    kept = house.table(table)
    live = [kept.live_game(), kept.live_game().autopilot] if kept.live is not None else []
    return [ref(each) for each in (kept, kept.ledger, kept.presence, kept.screens, kept.mailbox, *live)]


async def all_gone(those: Gone) -> None:
    await eventually(lambda: all(each() is None for each in those))


async def close(chair: Chair) -> None:
    await chair.socket.close()


async def lose(chair: Chair) -> None:
    chair.socket.transport.abort()


@pytest.mark.parametrize("leave", [close, lose], ids=["closed", "lost"])
async def test_who_has_gone_leaves_the_memory(tmp_path: Path, leave: Callable[[Chair], Awaitable[None]]) -> None:
    async with served(tmp_path) as house:
        anna = await house.guest("Anna")
        table = (await anna.new_table("me", "open")).table
        chair = await anna.sit(table)
        gone = here(house, table)
        assert len(gone) == 4
        await leave(chair)
        await all_gone(gone)


async def test_who_never_said_hello_leaves_the_memory(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna = await house.guest("Anna")
        table = (await anna.new_table("me", "open")).table
        socket = await anna.socket(table)
        await socket.send("{")
        await socket.recv()
        gone: Gone = [ref(each) for each in of_kind(Connection)]
        await socket.close()
        await all_gone(gone)


async def test_who_was_turned_away_leaves_the_memory(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna = await house.guest("Anna")
        with pytest.raises(InvalidStatus, match="404"):
            await anna.socket("nowhere")
        await eventually(lambda: not of_kind(PeerProtocol))


def of_kind(kind: type) -> list[object]:
    return [each for each in gc.get_objects() if type(each) is kind]


@pytest.mark.parametrize("begun", [False, True], ids=["open", "playing"])
async def test_a_table_that_rests_leaves_the_memory(tmp_path: Path, begun: bool) -> None:
    clock = StillClock()
    async with served(tmp_path, clock=clock) as house:
        anna = await house.guest("Anna")
        table = (await anna.new_table("me", "local:Ben", start=begun)).table
        chair = await anna.sit(table)
        gone = here(house, table) + parts_of(house, table)
        assert len(gone) == 4 + 5 + 2 * begun
        await close(chair)
        await eventually(lambda: not house.table(table).screens.all)
        clock.forward(60)
        await all_gone(gone)
        again = await anna.sit(table)
        assert again.lobby.state == ("playing" if begun else "open")


async def test_moves_leave_nothing_behind(tmp_path: Path) -> None:
    """But the last one, which the writer has in its hands until the next."""
    async with served(tmp_path) as house:
        anna = await house.guest("Anna")
        chair = await anna.sit((await anna.new_table("me", "local:Ben", start=True)).table)
        await chair.ask("hand_over", seat=0)
        for _ in range(3):
            assert isinstance(await chair.act("walk", 0), Accepted)
            await chair.ask("undo", seat=0, steps=1)
            await chair.quiet()
        await eventually(lambda: len(of_kind(Append)) <= 1)


async def test_the_collector_never_looks_at_more_than_takes_a_moment(tmp_path: Path) -> None:
    async with served(tmp_path):
        young, times, _ = gc.get_threshold()
        assert young <= 50_000
        assert young * times >= 10_000_000, "whoever has many tables would wait for a second"
