"""How much one guest or one address may do: what is too much is refused, counted, and at last disconnected."""

import contextlib
from pathlib import Path

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from saucer.server.services.limits import SOCKETS_OF_A_GUEST
from saucer.server.wire.messages import FromTable, Refused
from tests.server.house import a_game, served

pytestmark = pytest.mark.anyio


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


@pytest.mark.usefixtures("long_minutes")
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


@pytest.mark.usefixtures("long_minutes")
async def test_replays_have_a_measure_of_their_own(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna, chair = await a_game(house)
        answers = [await anna.client.get(f"/api/tables/{chair.lobby.table}/replay") for _ in range(35)]
        assert [answer.status_code for answer in answers[:30]] == [403] * 30
        assert answers[-1].status_code == 429


@pytest.mark.usefixtures("long_minutes")
async def test_who_comes_and_goes_too_often_is_turned_away(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna, chair = await a_game(house)

        async def come_and_go() -> None:
            for _ in range(130):
                await (await anna.socket(chair.lobby.table)).close()

        with pytest.raises(InvalidStatus) as turned_away:
            await come_and_go()
        assert turned_away.value.response.status_code == 429
