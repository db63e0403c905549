"""Who plays a seat: given to a bot, taken over, taken back, carried to another device, left."""

from pathlib import Path
from typing import Any

import pytest

from saucer.server.wire.messages import Accepted, Scene
from tests.server.house import Chair, House, Person, StillClock, eventually, served
from tests.server.lantern import Lantern, LanternOptions, LanternView

pytestmark = pytest.mark.anyio

TEN_MINUTES = 600


async def people_at(house: House, *names: str, **more: Any) -> tuple[list[Person], str]:
    people = [await house.guest(name) for name in names]
    lobby = await people[0].new_table("me", *["open"] * (len(names) - 1), **more)
    for person in people[1:]:
        await person.join(lobby.table)
    await people[0].start(lobby.table)
    return people, lobby.table


async def until_played_by(chair: Chair, seat: int, bot: str | None) -> None:
    await chair.until(lambda _: getattr(chair.lobby.seats[seat].player, "bot", "") == bot)


async def test_an_owner_gives_the_seat_to_a_bot_and_takes_it_back(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        (anna, ben), table = await people_at(house, "Anna", "Ben", options={"steps": 20})
        one, two = await anna.sit(table), await ben.sit(table)
        assert isinstance(await one.ask("give_seat", seat=0, bot="walking"), Accepted)
        await until_played_by(two, 0, "walking")
        await two.until_asked()
        await one.quiet()
        assert one.offers == []
        refused = await one.ask("act", seat=0, on=one.count, action={"kind": "walk"})
        assert refused.why.id == "refused-not_asked"
        assert isinstance(await one.ask("give_seat", seat=0, bot=None), Accepted)
        await until_played_by(two, 0, None)
        assert isinstance(await one.ask("give_seat", seat=0, bot=None), Accepted)
        await two.act("walk")
        await one.until_asked()


async def is_on_disk(house: House, table: str) -> bool:
    return house.table(table).kept == await house.tables.services.storage.table(table)


async def test_a_seat_that_its_owner_wants_back_is_on_disk_before_the_bot_has_finished(tmp_path: Path) -> None:
    async with served(tmp_path, clock=StillClock()) as house:
        (anna, ben), table = await people_at(house, "Anna", "Ben", options={"steps": 20}, pace="calm")
        one, two = await anna.sit(table), await ben.sit(table)
        await one.ask("give_seat", seat=0, bot="walking")
        assert house.table(table).kept.seats[0].given
        await until_played_by(two, 0, "walking")
        assert isinstance(await one.ask("give_seat", seat=0, bot=None), Accepted)
        assert not house.table(table).kept.seats[0].given
        assert await is_on_disk(house, table)


async def test_who_leaves_a_seat_that_a_bot_plays_already_has_left_it_on_disk_too(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        (anna, ben), table = await people_at(house, "Anna", "Ben", options={"steps": 20})
        one, two = await anna.sit(table), await ben.sit(table)
        await one.ask("give_seat", seat=0, bot="walking")
        await two.until_asked()
        await anna.post(f"/api/tables/{table}/leave")
        assert house.table(table).kept.seats[0].left
        assert await is_on_disk(house, table)


async def test_nobody_else_gives_a_seat_away(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        (anna, ben), table = await people_at(house, "Anna", "Ben")
        await anna.sit(table)
        two = await ben.sit(table)
        assert (await two.ask("give_seat", seat=0, bot="walking")).why.id == "refused-not_yours"
        assert (await two.ask("give_seat", seat=1, bot="genius")).why.id == "refused-no_bot"


async def test_all_others_together_let_a_bot_take_over_after_ten_minutes(tmp_path: Path) -> None:
    clock = StillClock()
    async with served(tmp_path, clock=clock) as house:
        (anna, ben, carl), table = await people_at(house, "Anna", "Ben", "Carl", options={"steps": 20})
        one, two, three = await anna.sit(table), await ben.sit(table), await carl.sit(table)
        await one.socket.close()
        await two.until(lambda _: not two.lobby.seats[0].here)
        clock.forward(TEN_MINUTES - 1)
        assert (await two.ask("agree", seat=0)).why.id == "refused-not_away"
        clock.forward(1)
        assert isinstance(await two.ask("agree", seat=0), Accepted)
        await three.until(lambda _: three.lobby.seats[0].agreed == (1,))
        assert three.lobby.seats[0].player is not None
        assert three.lobby.seats[0].player.bot is None
        assert isinstance(await three.ask("agree", seat=0), Accepted)
        await until_played_by(two, 0, "walking")
        await two.until_asked()
        again = await anna.sit(table)
        await until_played_by(again, 0, None)
        await two.act("walk")
        await three.until_asked()
        await three.act("walk")
        await again.until_asked()


async def test_a_spectator_has_no_say(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        _, table = await people_at(house, "Anna", "Ben")
        watcher = await (await house.guest("Carl")).sit(table)
        for kind, fields in (("agree", {"seat": 0}), ("abandon", {}), ("give_seat", {"seat": 0, "bot": "walking"})):
            assert (await watcher.ask(kind, **fields)).why.id == "refused-not_yours"


async def test_a_seat_is_carried_to_another_device_once_and_within_ten_minutes(tmp_path: Path) -> None:
    clock = StillClock()
    async with served(tmp_path, clock=clock) as house:
        (anna, _ben), table = await people_at(house, "Anna", "Ben")
        old = await anna.sit(table)
        link = await anna.post(f"/api/tables/{table}/carry")
        late = await anna.post(f"/api/tables/{table}/carry")
        phone = await house.guest("Phone")
        lobby = await phone.post("/api/carry", token=link["token"])
        assert lobby["mine"] == [0]
        await old.until(lambda message: isinstance(message, Scene))
        assert old.scene.seat is None
        assert old.view["card"] is None
        assert (await old.ask("act", seat=0, on=old.count, action={"kind": "walk"})).why.id == "refused-not_yours"
        new = await phone.sit(table)
        assert isinstance(await new.act("walk"), Accepted)
        again = await house.guest("Thief")
        assert (await again.post("/api/carry", 404, token=link["token"]))["problem"]["id"] == "refused-carry"
        clock.forward(TEN_MINUTES + 1)
        assert (await again.post("/api/carry", 404, token=late["token"]))["problem"]["id"] == "refused-carry"


async def test_nobody_carries_a_seat_that_is_not_theirs_or_gathers_two(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        (anna, ben), table = await people_at(house, "Anna", "Ben")
        thief = await house.guest("Thief")
        await thief.post(f"/api/tables/{table}/carry", 403)
        link = await anna.post(f"/api/tables/{table}/carry")
        assert (await ben.post("/api/carry", 409, token=link["token"]))["problem"]["id"] == "refused-already_seated"


async def test_who_leaves_an_open_table_frees_the_seat_and_the_host_passes_on(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna, ben = await house.guest("Anna"), await house.guest("Ben")
        lobby = await anna.new_table("me", "open")
        await ben.join(lobby.table)
        left = await anna.post(f"/api/tables/{lobby.table}/leave")
        assert left["seats"][0]["player"] is None
        assert (await ben.get(f"/api/tables/{lobby.table}"))["host"]
        assert (await ben.post(f"/api/tables/{lobby.table}/leave"))["state"] == "abandoned"


async def test_who_leaves_a_game_is_followed_by_a_bot_and_without_people_it_ends(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        (anna, ben), table = await people_at(house, "Anna", "Ben", options={"steps": 20})
        two = await ben.sit(table)
        await anna.post(f"/api/tables/{table}/leave")
        await until_played_by(two, 0, "walking")
        assert (await ben.post(f"/api/tables/{table}/leave"))["state"] == "abandoned"


async def test_a_rematch_seats_the_same_people_one_on_and_starts_when_all_have_followed(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        (anna, ben), table = await people_at(house, "Anna", "Ben", options={"steps": 1})
        one, two = await anna.sit(table), await ben.sit(table)
        watcher = await (await house.guest("Carl")).sit(table)
        assert (await anna.post(f"/api/tables/{table}/rematch", 409))["problem"]["id"] == "refused-not_finished"
        await one.act("walk")
        await two.until_over()
        following = await ben.rematch(table)
        assert following["state"] == "open"
        assert [seat["player"]["name"] for seat in following["seats"]] == ["Ben", "Anna"]
        for chair in (one, two, watcher):
            if chair.lobby.next_table is None:
                await chair.until(lambda _, chair=chair: chair.lobby.next_table is not None)  # type: ignore[misc]
        assert watcher.lobby.next_table == following["table"]
        same = await anna.rematch(table)
        assert same["table"] == following["table"]
        assert same["state"] == "playing"
        assert same["commitment"] != one.lobby.commitment


async def test_a_game_may_change_its_options_for_the_rematch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def one_step_more(game: Lantern, options: LanternOptions, view: LanternView) -> LanternOptions:
        return LanternOptions(steps=options.steps + 1 + view.steps)

    monkeypatch.setattr(Lantern, "rematch", one_step_more)
    async with served(tmp_path) as house:
        (anna, ben), table = await people_at(house, "Anna", "Ben", options={"steps": 1})
        one = await anna.sit(table)
        await one.act("walk")
        await one.until_over()
        following = await ben.rematch(table)
        kept = await house.tables.services.storage.table(following["table"])
        assert kept is not None
        assert kept.options["steps"] == 2
        again = await anna.rematch(table)
        assert again["state"] == "playing"


async def test_a_table_nobody_looks_at_leaves_the_memory_and_comes_back_from_its_log(tmp_path: Path) -> None:
    clock = StillClock()
    async with served(tmp_path, clock=clock) as house:
        (anna, ben), table = await people_at(house, "Anna", "Ben")
        one = await anna.sit(table)
        await one.act("walk")
        two = await ben.sit(table)
        await one.socket.close()
        await two.until(lambda _: not two.lobby.seats[0].here)
        clock.forward(61)
        await two.quiet()
        assert house.tables.loaded(table) is not None
        kept = house.table(table)
        await two.socket.close()
        await ben.get(f"/api/tables/{table}")
        await eventually(lambda: not kept.screens.all)
        clock.forward(61)
        await eventually(lambda: house.tables.loaded(table) is not kept)
        again = await ben.sit(table)
        assert again.view["turn"] == 1
        assert again.offers
