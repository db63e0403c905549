"""When things go wrong: a full disk, a file that was damaged, a second server, figures that are the host's alone."""

import asyncio
import contextlib
import resource
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2
import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from saucer.server.storage.sqlite import SqliteStorage
from saucer.server.web import clocked, connections
from saucer.server.wire.messages import Accepted, Pong, Refused
from tests.server.house import PATIENCE, Chair, House, a_game, away, eventually, person, reads_failing, served
from tests.server.process import ServerProcess, a_full_disk
from tests.server.test_managing import finished_game

pytestmark = pytest.mark.anyio


@contextmanager
def running(database: Path, *more: str) -> Iterator[ServerProcess]:
    server = ServerProcess(database)
    server.start(*more)
    try:
        yield server
    finally:
        server.stop()


async def act(chair: Chair) -> Any:
    """The first choice; once more if a bot was quicker."""
    while True:
        await chair.until_asked()
        answer = await chair.ask("act", seat=0, on=chair.count, action=chair.offers[0])
        if not isinstance(answer, Refused) or answer.why.id != "refused-conflict":
            return answer
        await chair.quiet()


async def test_a_full_disk_refuses_with_a_reason_and_nothing_is_lost(tmp_path: Path) -> None:
    with running(tmp_path / "test.db") as server:
        async with person(server.url, "Anna") as anna:
            lobby = await anna.new_table("me", *["bot:random"] * 2, game="all-in-all", start=True)
            chair = await anna.sit(lobby.table)
            await chair.until_asked()
            seats = [{"who": "me"}, {"who": "open"}, {"who": "open"}]
            with a_full_disk(server.id):
                problem = await anna.post("/api/tables", 503, game="all-in-all", seats=seats)
                assert problem["problem"]["id"] == "refused-not_saved"
                assert (await anna.client.get("/healthz")).status_code == 503
                refused = await act(chair)
                assert refused.why.id == "refused-not_saved"
            await chair.until_asked()
            answer = await act(chair)
            assert isinstance(answer, Accepted)
            await anna.post("/api/tables", game="all-in-all", seats=seats)


def test_every_line_on_standard_error_is_json(tmp_path: Path) -> None:
    """What the libraries have to say included."""
    with running(tmp_path / "test.db") as server:
        host, port = server.url.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port))) as stranger:
            stranger.sendall(b"this is no request\r\n\r\n")
            assert stranger.recv(1000).startswith(b"HTTP/1.1 400")
    lines = server.log.read_text().splitlines()
    assert [msgspec.json.decode(line)["event"] for line in lines] == ["Invalid HTTP request received."]


async def test_well_means_that_a_move_can_be_saved(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna = await house.guest()
        assert await anna.get("/healthz") == {"ok": True}
        with sqlite3.connect(tmp_path / "test.db") as database:
            assert database.execute("SELECT checks FROM health").fetchone() == (1,)
        assert await anna.get("/healthz") == {"ok": True}
        with sqlite3.connect(tmp_path / "test.db") as database:
            assert database.execute("SELECT checks FROM health").fetchone() == (1,), "once a second at most"


async def test_figures_are_the_hosts_alone(tmp_path: Path) -> None:
    async with served(tmp_path, metrics=("127.0.0.1", 0)) as house:
        anna = await house.guest()
        await anna.get("/metrics", 404)
        assert "saucer_entries_total 0.0" in house.figures()


def figures_of(house: House) -> dict[str, float]:
    lines = [line.rsplit(" ", 1) for line in house.figures().splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in lines}


async def test_figures_count_what_was_received_and_how_long_it_took_to_the_disk(tmp_path: Path) -> None:
    async with served(tmp_path, metrics=("127.0.0.1", 0)) as house:
        _, chair = await a_game(house)
        await chair.until_asked()
        before = figures_of(house)
        assert isinstance(await act(chair), Accepted)
        after = figures_of(house)
        assert after["saucer_messages_total"] == before["saucer_messages_total"] + 1
        assert after["saucer_entries_total"] > before["saucer_entries_total"]
        assert after["saucer_commit_seconds_count"] == before["saucer_commit_seconds_count"] + 1
        assert after['saucer_commit_seconds_bucket{le="+Inf"}'] == after["saucer_commit_seconds_count"]
        assert after["saucer_commit_seconds_sum"] > before["saucer_commit_seconds_sum"]


def test_figures_have_an_address_of_their_own(tmp_path: Path) -> None:
    with httpx2.Client() as client:
        port = free_port()
        with running(tmp_path / "test.db", "--metrics", f"127.0.0.1:{port}"):
            assert "saucer_entries_total" in client.get(f"http://127.0.0.1:{port}/metrics").text


def free_port() -> int:
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        return int(unused.getsockname()[1])


def test_two_servers_do_not_use_one_file(tmp_path: Path) -> None:
    with running(tmp_path / "test.db"):
        command = [sys.executable, "-m", "saucer", "serve", "--port", "0", "--database", str(tmp_path / "test.db")]
        second = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
        assert second.returncode == 2
        assert "is used by another server" in second.stderr
    with running(tmp_path / "test.db"):
        pass


async def test_a_table_that_cannot_be_read_harms_nobody_else(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna = await house.guest("Anna")
        bad = await anna.new_table("me", "bot:walking", start=True, clock=60)
        torn = await anna.new_table("me", "bot:walking", start=True, clock=60)
        good = await anna.new_table("me", "bot:walking", start=True, clock=60)
        listed = await anna.new_table("me", "open", public=True)
    with sqlite3.connect(tmp_path / "test.db") as database:
        database.execute("UPDATE tables SET kept = 'nonsense' WHERE id = ?", (bad.table,))
        database.execute("UPDATE entries SET entry = '{' WHERE table_id = ? AND number = 0", (torn.table,))
    async with served(tmp_path) as house:
        anna_again = await house.guest("Anna")
        anna_again.client.cookies = anna.client.cookies
        assert [each["table"] for each in await anna_again.get("/api/tables")] == [listed.table]
        await anna_again.get(f"/api/tables/{bad.table}", 404)
        assert (await anna_again.get(f"/api/tables/{torn.table}"))["state"] == "paused"
        assert (await anna_again.get(f"/api/tables/{good.table}"))["state"] == "playing"


@pytest.mark.parametrize(
    "begun",
    [b"", b"GET /api/me HTTP/1.1\r\nHost:", b"POST /api/join HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{"],
    ids=["nothing", "half a head", "half a body"],
)
async def test_a_request_that_does_not_arrive_whole_is_dropped(
    tmp_path: Path, begun: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clocked, "REQUEST_SECONDS", 0.2)
    async with served(tmp_path) as house:
        host, port = house.url.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(begun)
        with contextlib.suppress(ConnectionResetError):
            assert await reader.read() == b""
        writer.close()


async def test_a_connection_is_kept_longer_than_by_a_web_server_in_front(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """nginx keeps one for 60 seconds; over a connection that ends just then a request would be lost."""
    kept: list[float] = []
    answered = clocked.ClockedProtocol.on_response_complete

    def noted(protocol: clocked.ClockedProtocol) -> None:
        answered(protocol)
        assert protocol.timeout_keep_alive_task is not None
        kept.append(protocol.timeout_keep_alive_task.when() - protocol.loop.time())

    monkeypatch.setattr(clocked.ClockedProtocol, "on_response_complete", noted)
    async with served(tmp_path) as house:
        await house.guest()
    assert min(kept) > 60


async def test_one_address_has_so_many_sockets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "SOCKETS_OF_AN_ADDRESS", 2)
    async with served(tmp_path) as house:
        anna, ben = await house.guest("Anna"), await house.guest("Ben")
        lobby = await anna.new_table("me", "open")
        first = await anna.sit(lobby.table)
        await ben.sit(lobby.table)
        with pytest.raises(InvalidStatus, match="429"):
            await ben.socket(lobby.table)
        await first.socket.close()
        await eventually(lambda: len(house.table(lobby.table).screens.all) == 1)
        await ben.sit(lobby.table)


async def test_without_descriptors_new_visitors_are_turned_away_and_players_play_on(tmp_path: Path) -> None:
    with running(tmp_path / "test.db") as server:
        async with person(server.url, "Anna") as anna:
            lobby = await anna.new_table("me", *["bot:random"] * 2, game="all-in-all", start=True)
            chair = await anna.sit(lobby.table)
            await chair.until_asked()
            _, hard = resource.prlimit(server.id, resource.RLIMIT_NOFILE)
            used = len(list(Path(f"/proc/{server.id}/fd").iterdir()))
            resource.prlimit(server.id, resource.RLIMIT_NOFILE, (used + 2, hard))
            host, port = server.url.removeprefix("http://").split(":")
            crowd = [await asyncio.open_connection(host, int(port)) for _ in range(10)]
            answer = await act(chair)
            assert isinstance(answer, Accepted)
            for _, writer in crowd:
                writer.close()
            resource.prlimit(server.id, resource.RLIMIT_NOFILE, (hard, hard))
            assert isinstance(await chair.ask("ping"), Pong)


async def test_a_table_whose_log_cannot_be_reached_is_not_paused_but_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(tmp_path) as house:
        anna = await house.guest("Anna")
        table = (await anna.new_table("me", "bot:walking", start=True, options={"steps": 40})).table
    async with served(tmp_path) as house:
        again = await house.guest()
        again.client.cookies = anna.client.cookies
        with monkeypatch.context() as trouble:
            away(trouble, house, "entries")
            assert (await again.get(f"/api/tables/{table}", 503))["problem"]["id"] == "refused-not_saved"
            assert house.tables.loaded(table) is None
        assert (await again.sit(table)).lobby.state == "playing"


async def test_a_read_that_fails_is_answered_with_a_reason_and_pauses_no_table(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna = await house.guest("Anna")
        table = (await anna.new_table("me", "bot:walking", start=True, options={"steps": 40})).table
    async with served(tmp_path) as house:
        again, storage = await house.guest(), house.tables.services.storage
        again.client.cookies = anna.client.cookies
        assert isinstance(storage, SqliteStorage)
        with reads_failing(storage):
            for path in (f"/api/tables/{table}", f"/api/tables/{table}/record", "/api/tables", "/api/finished"):
                assert (await again.get(path, 503))["problem"]["id"] == "refused-not_saved"
        assert (await again.sit(table)).lobby.state == "playing"


async def test_a_table_after_which_none_can_be_made_now_is_asked_again_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(tmp_path) as house:
        anna, table = await finished_game(house)
        with monkeypatch.context() as trouble:
            away(trouble, house, "create")
            refused = await anna.post(f"/api/tables/{table}/rematch", 503)
            assert refused["problem"]["id"] == "refused-not_saved"
        assert not house.table(table).paused
        assert await anna.rematch(table)


async def test_a_move_that_could_not_be_saved_while_the_log_could_not_be_reached_is_made_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is on disk is not known then: nothing is done until it is read."""
    async with served(tmp_path) as house:
        anna = await house.guest("Anna")
        chair = await anna.sit((await anna.new_table("me", "local:Ben", start=True)).table)
        move = {"id": "once", "seat": 0, "on": chair.count, "action": {"kind": "walk"}}
        table = house.table(chair.lobby.table)
        await chair.ask("hand_over", seat=0)
        with monkeypatch.context() as trouble:
            away(trouble, house, "append", "entries")
            for _ in range(2):
                assert (await chair.ask("act", **move)).why.id == "refused-not_saved"
            assert (table.ledger.is_unsure, table.paused) == (True, False)
        assert isinstance(await chair.ask("act", **move), Accepted)
        assert (table.ledger.is_unsure, table.paused) == (False, False)
        assert len(chair.events("walked")) <= 1
        assert chair.lobby.state == "playing"
