"""What people are called: a new name is shown at the present table, unless its game silences it now."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from saucer.core import Game
from saucer.core.lines import read_header
from saucer.server.wire.messages import Accepted, LobbyChanged
from saucer.server.wire.parts import Lobby
from tests.server.house import Chair, House, Person, served
from tests.server.lantern import games as lantern
from tests.tiny import beacon

pytestmark = pytest.mark.anyio


def games() -> Mapping[str, Game]:
    return {"beacon": beacon.GAME, **lantern()}


def names(lobby: Lobby) -> list[str]:
    return [seat.player.name if seat.player else "" for seat in lobby.seats]


async def call(person: Person, name: str, status: int = 200) -> None:
    await person.put("/api/me", status, name=name, shape="square")


async def table_of_two(house: House, game: str = "lantern", **more: Any) -> tuple[Person, Person, str]:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    table = (await anna.new_table("me", "open", game=game, **more)).table
    await ben.join(table)
    return anna, ben, table


async def until_called(chair: Chair, *wanted: str) -> None:
    await chair.until(lambda _: names(chair.lobby) == list(wanted))


async def flash_once(keeper: Chair) -> None:
    """At the first lamp; then the crew guesses."""
    assert isinstance(await keeper.act("aim", lamp=0), Accepted)
    await keeper.quiet()
    assert isinstance(await keeper.act("flash", number=100), Accepted)


async def test_a_new_name_and_shape_are_seen_in_the_lobby_and_told_apart(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna, ben, table = await table_of_two(house)
        looking = await ben.sit(table)
        await call(anna, "  Clara\u202e\x00 ")
        await until_called(looking, "Clara", "Ben")
        assert looking.lobby.seats[0].shape == "square"
        await call(ben, "Clara")
        await until_called(looking, "Clara", "Clara 2")


async def test_a_name_is_changed_during_the_game_and_the_record_keeps_the_one_of_the_start(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna, ben, table = await table_of_two(house, options={"steps": 2})
        await anna.start(table)
        one, two = await anna.sit(table), await ben.sit(table)
        await call(anna, "Clara")
        await until_called(two, "Clara", "Ben")
        assert two.count == len(two.lines)
        assert one.lobby.seats[0].shape == "circle"
        await one.act("walk")
        await two.until_asked()
        await two.act("walk")
        await two.until_over()
        record = await anna.get(f"/api/tables/{table}/record")
        assert [player.name for player in read_header(record.encode()).seats] == ["Anna", "Ben"]
        (finished,) = await anna.get("/api/finished")
        assert finished["players"][0]["name"] == "Clara"
        again = await anna.rematch(table)
        assert sorted(seat["player"]["name"] for seat in again["seats"]) == ["Ben", "Clara"]


async def test_a_silenced_name_is_shown_when_the_game_lets_people_talk_and_nothing_is_sent_before(
    tmp_path: Path,
) -> None:
    async with served(tmp_path, games=games) as house:
        anna, ben, table = await table_of_two(house, game="beacon")
        await anna.start(table)
        keeper, crew = await anna.sit(table), await ben.sit(table)
        await keeper.quiet()
        await crew.quiet()
        await call(anna, "It is lamp 1")
        assert await keeper.quiet() == await crew.quiet() == []
        assert (await anna.get("/api/me"))["name"] == "It is lamp 1"
        await flash_once(keeper)
        await crew.until_asked()
        assert not [message for message in await crew.quiet() if isinstance(message, LobbyChanged)]
        await call(ben, "Carl")
        await until_called(crew, "Anna", "Carl")
        assert isinstance(await crew.act("guess", lamp=0), Accepted)
        await until_called(crew, "It is lamp 1", "Carl")


async def test_a_silenced_name_waits_through_a_restart(tmp_path: Path) -> None:
    async with served(tmp_path, games=games) as house:
        anna, ben, table = await table_of_two(house, game="beacon")
        await anna.start(table)
        keeper = await anna.sit(table)
        await call(anna, "Clara")
        await keeper.quiet()
        jars = anna.client.cookies, ben.client.cookies
    async with served(tmp_path, games=games) as house:
        back, crew = await house.guest(), await house.guest()
        back.client.cookies, crew.client.cookies = jars
        keeper, watching = await back.sit(table), await crew.sit(table)
        assert names(watching.lobby) == ["Anna", "Ben"]
        await flash_once(keeper)
        await watching.until_asked()
        await watching.act("guess", lamp=0)
        await until_called(watching, "Clara", "Ben")


async def test_who_was_renamed_elsewhere_is_called_so_on_coming_back(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna, ben, table = await table_of_two(house)
        await anna.start(table)
        looking = await ben.sit(table)
        house.tables._forget(table)
        await call(anna, "Clara")
        assert names(looking.lobby) == ["Anna", "Ben"]
        assert names((await anna.sit(table)).lobby) == ["Clara", "Ben"]


async def test_a_second_hello_does_not_bring_the_old_name_back(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna, _ben, table = await table_of_two(house)
        one = await anna.sit(table)
        await call(anna, "Clara")
        await one.hello()
        assert names(one.lobby) == ["Clara", "Ben"]


async def test_people_at_a_shared_screen_keep_the_names_they_were_given(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna = await house.guest("Anna")
        table = (await anna.new_table("me", "local:Ben")).table
        one = await anna.sit(table)
        await call(anna, "Clara")
        await until_called(one, "Clara", "Ben")


async def test_whoever_goes_on_at_another_device_is_called_the_same_there(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna, _ben, table = await table_of_two(house)
        await anna.start(table)
        link = await anna.post(f"/api/tables/{table}/carry")
        phone = await house.guest("Phone")
        await phone.post("/api/carry", token=link["token"])
        assert await phone.get("/api/me") == {"name": "Anna", "shape": "circle"}
        assert names((await phone.sit(table)).lobby) == ["Anna", "Ben"]


@pytest.mark.usefixtures("long_minutes")
async def test_names_of_nothing_and_names_too_long_or_too_often_are_refused(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna, ben, table = await table_of_two(house)
        await call(anna, "\u202e\x07 ", 400)
        await call(anna, "x" * 25, 400)
        looking = await ben.sit(table)
        for number in range(19):
            await call(anna, f"Anna {number}")
        await call(anna, "Once more", 429)
        await looking.quiet()
        assert names(looking.lobby)[0] == "Anna 18"
