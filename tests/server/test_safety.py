"""What people try who mean no good: refused or contained, and the server goes on."""

import asyncio
from pathlib import Path

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from saucer.server.web.connections import LARGEST_FRAME
from saucer.server.wire.messages import Accepted, LobbyChanged, Refused
from tests.server.house import PATIENCE, Chair, a_game, person, served, started_by_two

pytestmark = pytest.mark.anyio


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


async def test_nobody_moves_for_another_seat(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        _, ben, lobby = await started_by_two(house)
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
        async with httpx2.AsyncClient(base_url=house.url, timeout=PATIENCE, verify=False) as client:
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


async def test_a_hello_that_is_repeated_tells_nobody_else_anything(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        _, chair = await a_game(house)
        watcher = await (await house.guest("Carl")).sit(chair.lobby.table)
        assert [type(each) for each in await chair.quiet()] == [LobbyChanged]
        await watcher.hello()
        assert await chair.quiet() == []


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://["])
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


async def test_unknown_tables_and_strangers_without_a_cookie_are_turned_away_and_nothing_is_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with served(tmp_path) as house:
        anna, chair = await a_game(house)
        with pytest.raises(InvalidStatus) as turned_away:
            await anna.socket("nothing")
        assert turned_away.value.response.status_code == 404
        for method, path in (("GET", ""), ("POST", "/join"), ("POST", "/start"), ("GET", "/replay")):
            assert (await anna.client.request(method, "/api/tables/nothing" + path)).status_code == 404
        assert house.tables.loaded("nothing") is None
        async with person(house.url) as stranger:
            stranger.client.cookies.clear()
            with pytest.raises(InvalidStatus) as turned_away:
                await stranger.socket(chair.lobby.table)
            assert turned_away.value.response.status_code == 403
    assert [record.getMessage() for record in caplog.records] == []


async def test_who_says_nothing_first_is_told_to_say_hello(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna, chair = await a_game(house)
        silent = Chair(await anna.socket(chair.lobby.table))
        answer = await silent.ask("act", seat=0, on=0, action={"kind": "walk"})
        assert answer.why.id == "refused-hello"
