"""What people try who mean no good: refused or contained, counted, and the server goes on."""

import asyncio
import contextlib
import logging
from pathlib import Path

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from saucer.core import Drawn, Say, Seat, Spoke
from saucer.server.services.limits import RATES, SOCKETS_OF_A_GUEST
from saucer.server.web import connections
from saucer.server.web.connections import LARGEST_FRAME, MOST_BYTES, MOST_QUEUED, Connection
from saucer.server.wire.messages import Accepted, FromTable, LobbyChanged, Pong, Refused
from tests.server.house import PATIENCE, Chair, House, Person, eventually, person, served

pytestmark = pytest.mark.anyio


async def a_game(house: House, **options: object) -> tuple[Person, Chair]:
    anna = await house.guest("Anna")
    lobby = await anna.new_table("me", "bot:walking", start=True, options=options)
    return anna, await anna.sit(lobby.table)


async def refused(chair: Chair) -> Refused:
    answer = await chair.until(lambda message: isinstance(message, Refused))
    assert isinstance(answer, Refused)
    return answer


UNREADABLE: list[str | bytes] = [
    "",
    "{",
    "null",
    "[]",
    '"hello"',
    '{"kind":"act"}',
    '{"kind":"fly","id":"a"}',
    '{"kind":"ping","id":7}',
    '{"kind":"ping","id":""}',
    '{"kind":"ping","id":"a","more":1}',
    '{"kind":"act","id":"a","seat":"0","on":0,"action":{}}',
    '{"kind":"act","id":"a","seat":-1,"on":0,"action":{}}',
    '{"kind":"act","id":"a","seat":0,"on":99999999999999999999,"action":{}}',
    '{"kind":"act","id":"a","seat":0,"on":0,"action":[]}',
    "[" * 4000,
    "\x00",
    b"\xff\xfe\x00",
]
WRONG_ACTIONS: list[tuple[dict[str, object], str]] = [
    ({}, "refused-unreadable"),
    ({"kind": "fly"}, "refused-unreadable"),
    ({"kind": "walk", "far": True}, "refused-unreadable"),
    ({"kind": "show", "number": "1"}, "refused-unreadable"),
    ({"kind": "grab"}, "refused-not_allowed"),
    ({"kind": "show", "number": 1}, "refused-not_allowed"),
]


async def test_what_cannot_be_read_is_refused_and_nothing_else_happens(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        _, chair = await a_game(house)
        for data in UNREADABLE:
            await chair.socket.send(data)
            assert (await refused(chair)).why.id == "refused-unreadable", data
        assert isinstance(await chair.act("walk"), Accepted)


async def test_a_move_of_the_wrong_type_or_kind_is_refused(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        _, chair = await a_game(house)
        for action, why in WRONG_ACTIONS:
            answer = await chair.ask("act", seat=0, on=chair.count, action=action)
            assert answer.why.id == why, action
        assert isinstance(await chair.act("walk"), Accepted)


async def test_a_giant_frame_closes_that_connection_only(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna, chair = await a_game(house)
        other = await anna.sit(chair.lobby.table)
        await chair.socket.send("x" * (LARGEST_FRAME + 1))
        with pytest.raises(ConnectionClosed) as closed:
            await chair.quiet()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
        assert isinstance(await other.act("walk"), Accepted)


async def test_a_giant_body_is_refused(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna = await house.guest()
        answer = await anna.client.post("/api/join", content=b"x" * 20_000)
        assert answer.status_code == 413
        answer = await anna.client.post("/api/tables", content=b"x" * 140_000)
        assert answer.status_code == 413


@pytest.fixture
def long_minutes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing that is counted is forgotten while the test runs, however slow the machine is."""
    for kind in ("message", "messages", "strike"):
        times, _, _ = RATES[kind].partition(" ")
        monkeypatch.setitem(RATES, kind, f"{times} per 3600 second")


@pytest.mark.usefixtures("long_minutes")
async def test_a_flood_is_refused_and_then_closed(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        _, chair = await a_game(house)
        with contextlib.suppress(ConnectionClosed):
            for number in range(400):
                await chair.send("ping", id=f"p{number}")
        answers: list[FromTable] = []
        with pytest.raises(ConnectionClosed) as closed:
            await chair.until(answers.append)  # type: ignore[arg-type]
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1008, "too_fast")
        said_no = [answer for answer in answers if isinstance(answer, Refused)]
        assert 40 <= len(said_no) <= 41
        assert all(answer.why.id == "refused-too_fast" for answer in said_no)
        assert 'saucer_closed_total{reason="too_fast"} 1.0' in house.figures()


@pytest.mark.usefixtures("long_minutes")
async def test_a_guest_has_one_measure_for_all_connections(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna, chair = await a_game(house)
        chairs = [chair] + [await anna.sit(chair.lobby.table) for _ in range(6)]
        for each in chairs:
            for number in range(60):
                await each.send("ping", id=f"p{number}")
        no = 0
        for each in chairs:
            no += sum(isinstance(message, Refused) for message in await each.quiet())
        assert no > 0


async def test_a_guest_cannot_open_sockets_without_end(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna, chair = await a_game(house)
        for _ in range(SOCKETS_OF_A_GUEST - 1):
            await anna.socket(chair.lobby.table)
        with pytest.raises(InvalidStatus) as turned_away:
            await anna.socket(chair.lobby.table)
        assert turned_away.value.response.status_code == 429


async def test_a_new_face_brings_no_new_measure(tmp_path: Path) -> None:
    """A page gives a cookie to whoever has none, but an address has its measure of guests and of tables."""
    async with served(tmp_path) as house, httpx2.AsyncClient(base_url=house.url) as client:
        pages: list[httpx2.Response] = []
        for _ in range(310):
            client.cookies.clear()
            pages.append(await client.get("/"))
        assert "set-cookie" in pages[299].headers
        assert "set-cookie" not in pages[-1].headers
        answers: list[int] = []
        for page in pages[:5]:
            client.cookies.set("saucer", page.cookies["saucer"])
            made = [await client.post("/api/tables", json={"game": "no", "seats": [{"who": "me"}]}) for _ in range(29)]
            answers += [answer.status_code for answer in made]
        assert answers[:120] == [404] * 120
        assert answers[-1] == 429


async def test_replays_have_a_measure_of_their_own(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna, chair = await a_game(house)
        answers = [await anna.client.get(f"/api/tables/{chair.lobby.table}/replay") for _ in range(35)]
        assert [answer.status_code for answer in answers[:30]] == [403] * 30
        assert answers[-1].status_code == 429


async def test_who_comes_and_goes_too_often_is_turned_away(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna, chair = await a_game(house)

        async def come_and_go() -> None:
            for _ in range(130):
                await (await anna.socket(chair.lobby.table)).close()

        with pytest.raises(InvalidStatus) as turned_away:
            await come_and_go()
        assert turned_away.value.response.status_code == 429


async def test_nobody_moves_for_another_seat(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna, ben = await house.guest("Anna"), await house.guest("Ben")
        lobby = await anna.new_table("me", "open")
        await ben.join(lobby.table)
        await anna.start(lobby.table)
        other, watcher = await ben.sit(lobby.table), await (await house.guest("Carl")).sit(lobby.table)
        for chair in (other, watcher):
            for seat in (0, 5):
                answer = await chair.ask("act", seat=seat, on=chair.count, action={"kind": "walk"})
                assert answer.why.id == "refused-not_yours"
            for kind in ("undo", "hand_over", "hint"):
                assert (await chair.ask(kind, seat=0)).why.id == "refused-not_yours"
        assert (await other.ask("act", seat=1, on=other.count, action={"kind": "walk"})).why.id == "refused-not_asked"


async def test_old_messages_sent_again_change_nothing(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna, chair = await a_game(house, steps=40)
        old = {"id": "first", "seat": 0, "on": chair.count, "action": {"kind": "walk"}}
        await chair.ask("act", **old)
        while len(chair.events("walked")) < 2:
            await chair.next()
        before = chair.view["steps"]
        assert isinstance(await chair.ask("act", **old), Accepted)
        assert (await chair.ask("act", **(old | {"id": "second"}))).why.id == "refused-conflict"
        await chair.quiet()
        assert chair.view["steps"] == before
        again = await anna.sit(chair.lobby.table)
        assert isinstance(await again.ask("act", **old), Accepted)
        assert again.view["steps"] == before


NAMES = ["__proto__", "constructor", "<script>alert()</script>", "'; DROP TABLE tables --"]


@pytest.mark.parametrize("name", NAMES)
async def test_a_name_is_only_a_name(tmp_path: Path, name: str) -> None:
    async with served(tmp_path) as house:
        anna, ben = await house.guest(name), await house.guest(name)
        lobby = await anna.new_table("me", "open")
        joined = await ben.join(lobby.table)
        assert [seat["player"]["name"] for seat in joined["seats"]] == [name, f"{name[:21]} 2"]
        await anna.start(lobby.table)
        chair = await anna.sit(lobby.table)
        assert isinstance(await chair.act("walk"), Accepted)


async def test_of_a_thousand_who_join_at_once_exactly_four_get_a_seat(tmp_path: Path) -> None:
    async with served(tmp_path, limited=False) as house:
        host = await house.guest("Host")
        lobby = await host.new_table("open", "open", "open", "open")
        async with httpx2.AsyncClient(base_url=house.url, timeout=60, verify=False) as client:
            client.cookies.clear()

            async def join() -> httpx2.Response:
                response = await client.post(f"/api/tables/{lobby.table}/join", headers={"cookie": ""})
                return response

            answers = await asyncio.gather(*[join() for _ in range(1000)])
        seated = [answer.json()["mine"] for answer in answers if answer.status_code == 200]
        assert sorted(seated) == [[0], [1], [2], [3]]
        problems = {answer.json()["problem"]["id"] for answer in answers if answer.status_code == 409}
        assert problems == {"refused-full"}
        assert (await host.start(lobby.table))["state"] == "open", "four devices have not given their words"


async def test_nobody_waits_for_a_reader_that_stops_reading(tmp_path: Path) -> None:
    async with served(tmp_path, limited=False) as house:
        anna, ben = await house.guest("Anna"), await house.guest("Ben")
        lobby = await anna.new_table("me", "open")
        await ben.join(lobby.table)
        await anna.start(lobby.table)
        quick = await anna.sit(lobby.table)
        slow = await ben.socket(lobby.table, small_window=True)
        slow.transport.pause_reading()
        await slow.send('{"kind":"hello","id":"h","have":0,"seat":null}')
        await quick.until(lambda _: quick.lobby.seats[1].here)
        table = house.table(lobby.table)
        (screen,) = [screen for screen in table.screens.all if screen.session != table.kept.host]
        connection = screen.sink
        assert isinstance(connection, Connection)
        sent = 0
        while screen in table.screens.all:
            sent += 1
            await slow.send('{"kind":"hello","id":"h"}')
            assert isinstance(await quick.ask("ping"), Pong)
            assert connection.queued <= MOST_QUEUED
            assert sent < MOST_BYTES // 400
        assert isinstance(await quick.act("walk"), Accepted)
        assert 'saucer_closed_total{reason="too_slow"} 1.0' in house.figures()
        slow.transport.abort()
        again = await ben.sit(lobby.table)
        assert len(again.events("walked")) == 1


async def test_a_flood_that_neither_reads_nor_leaves_is_dropped(tmp_path: Path) -> None:
    """A polite close would wait for it for ever."""
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


async def test_a_hello_that_is_repeated_tells_nobody_else_anything(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        _, chair = await a_game(house)
        watcher = await (await house.guest("Carl")).sit(chair.lobby.table)
        assert [type(each) for each in await chair.quiet()] == [LobbyChanged]
        await watcher.hello()
        assert await chair.quiet() == []


async def test_a_bug_in_a_game_pauses_that_table_and_no_other(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    async with served(tmp_path) as house:
        anna, chair = await a_game(house)
        _, other = await a_game(house)
        with caplog.at_level(logging.DEBUG):
            answer = await chair.act("boom")
        assert answer.why.id == "refused-paused"
        await chair.until(lambda _: chair.lobby.state == "paused")
        assert (await chair.act("walk")).why.id == "refused-paused"
        assert isinstance(await other.act("walk"), Accepted)
        assert (await anna.sit(chair.lobby.table)).scene.lobby.state == "paused"
        assert "saucer_paused_total 1.0" in house.figures()
        told = capsys.readouterr()
        assert "paused" in told.out + told.err
        assert "the card of" not in told.out + told.err + caplog.text + "".join(chair.received)


async def test_a_paused_table_goes_on_from_its_log_after_a_restart(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        _, chair = await a_game(house)
        await chair.act("boom")
        table = chair.lobby.table
    async with served(tmp_path) as house:
        watcher = await (await house.guest()).sit(table)
        assert watcher.lobby.state == "playing"
        assert watcher.now.waiting == (0,)


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
async def test_a_socket_from_another_page_is_refused_before_it_opens(tmp_path: Path, origin: str) -> None:
    async with served(tmp_path) as house:
        anna, chair = await a_game(house)
        with pytest.raises(InvalidStatus) as turned_away:
            await anna.socket(chair.lobby.table, origin=origin)
        assert turned_away.value.response.status_code == 403
        answer = await anna.client.post("/api/tables", json={}, headers={"origin": origin})
        assert answer.status_code == 403
        answer = await anna.client.post("/api/tables", json={}, headers={"sec-fetch-site": "cross-site"})
        assert answer.status_code == 403


async def test_unknown_tables_and_strangers_without_a_cookie_are_turned_away(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna, chair = await a_game(house)
        with pytest.raises(InvalidStatus) as turned_away:
            await anna.socket("nothing")
        assert turned_away.value.response.status_code == 404
        for method, path in (("GET", ""), ("POST", "/join"), ("POST", "/start"), ("GET", "/replay")):
            assert (await anna.client.request(method, "/api/tables/nothing" + path)).status_code == 404
        assert house.tables.awake("nothing") is None
        async with person(house.url) as stranger:
            stranger.client.cookies.clear()
            with pytest.raises(InvalidStatus) as turned_away:
                await stranger.socket(chair.lobby.table)
            assert turned_away.value.response.status_code == 403


async def test_who_says_nothing_first_is_told_to_say_hello(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna, chair = await a_game(house)
        silent = Chair(await anna.socket(chair.lobby.table))
        answer = await silent.ask("act", seat=0, on=0, action={"kind": "walk"})
        assert answer.why.id == "refused-hello"


async def test_what_cannot_be_kept_has_not_happened(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        _, chair = await a_game(house)
        table = house.table(chair.lobby.table)
        talk = Spoke(Seat(0), Say(words="hello"))
        await house.tables.services.storage.append(table.kept, len(table.live_game().match.entries), [talk], save=False)
        answer = await chair.act("walk")
        assert answer.why.id == "refused-not_saved"
        await chair.quiet()
        assert chair.events("walked") == []
        assert len(chair.events("spoken")) == 1
        assert isinstance(await chair.act("walk"), Accepted)
        await eventually(lambda: not table.live_game().autopilot.is_thinking)


async def test_a_log_that_cannot_be_replayed_pauses_its_table(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        _, chair = await a_game(house)
        table = house.table(chair.lobby.table)
        await house.tables.services.storage.append(table.kept, len(table.live_game().match.entries), [Drawn((7,))])
    async with served(tmp_path) as house:
        watcher = await (await house.guest()).sit(chair.lobby.table)
        assert watcher.lobby.state == "paused"
