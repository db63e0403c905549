"""People who do not read what they are sent: nobody waits for them, and nothing is held for them for long."""

import asyncio
import contextlib
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from saucer.server.web import connections, run
from saucer.server.web.connections import MOST_BYTES, MOST_QUEUED
from saucer.server.wire.messages import Accepted, Pong
from tests.server.house import PATIENCE, a_game, eventually, served, started_by_two

pytestmark = pytest.mark.anyio


async def test_nobody_waits_for_a_reader_that_stops_reading(tmp_path: Path) -> None:
    async with served(tmp_path, limited=False) as house:
        anna, ben, lobby = await started_by_two(house)
        quick = await anna.sit(lobby.table)
        slow = await ben.socket(lobby.table, small_window=True)
        slow.transport.pause_reading()
        await slow.send('{"kind":"hello","id":"h","have":0,"seat":null}')
        await quick.until(lambda _: quick.lobby.seats[1].here)
        table = house.table(lobby.table)
        (screen,) = [screen for screen in table.screens.all if screen.session != table.kept.host]
        connection, sent = screen.sink, 0
        while screen in table.screens.all:
            sent += 1
            await slow.send('{"kind":"hello","id":"h"}')
            assert isinstance(await quick.ask("ping"), Pong)
            assert connection.queued <= MOST_QUEUED  # type: ignore[attr-defined]
            assert sent < MOST_BYTES // 400
        assert isinstance(await quick.act("walk"), Accepted)
        assert 'saucer_closed_total{reason="too_slow"} 1.0' in house.figures()
        slow.transport.abort()
        again = await ben.sit(lobby.table)
        assert len(again.events("walked")) == 1


@pytest.mark.usefixtures("long_minutes")
async def test_a_flood_that_neither_reads_nor_leaves_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A polite close would wait for it for ever."""
    monkeypatch.setattr(connections, "SEND_SECONDS", PATIENCE)
    monkeypatch.setattr(run, "PING_SECONDS", PATIENCE)
    async with served(tmp_path) as house:
        anna, chair = await a_game(house)
        flood = await anna.socket(chair.lobby.table, small_window=True)
        flood.transport.pause_reading()
        with contextlib.suppress(ConnectionClosed):
            async with asyncio.timeout(PATIENCE):
                while True:
                    await flood.send('{"kind":"hello","id":"h"}')
        assert 'saucer_closed_total{reason="too_fast"} 1.0' in house.figures()
        assert isinstance(await chair.act("walk"), Accepted)


async def test_what_was_never_read_is_not_held_for_who_has_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "MOST_QUEUED", 10)
    async with served(tmp_path, limited=False) as house:
        anna, chair = await a_game(house)
        slow = await anna.socket(chair.lobby.table, small_window=True)
        slow.transport.pause_reading()
        await slow.send('{"kind":"hello","id":"h"}')
        screens = house.table(chair.lobby.table).screens
        await eventually(lambda: len(screens.all) == 2)
        connection = screens.all[1].sink
        while len(screens.all) == 2:
            await slow.send('{"kind":"hello","id":"h"}')
            await asyncio.sleep(0)
        assert connection.queued == 0  # type: ignore[attr-defined]
