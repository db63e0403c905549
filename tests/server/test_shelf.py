"""What a guest keeps: bests and certificates come from the results of games, a game's own things from the browser."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from saucer.registry import all_games
from saucer.server.storage.contract import Shelved
from saucer.server.storage.shelf import KINDS
from saucer.server.table.expiry import A_DAY, STEADY_SECONDS
from saucer.server.web.shelves import kinds_in
from saucer.server.wire.messages import Accepted
from saucer.server.wire.shelf import Own
from tests.server.house import Chair, House, Person, StillClock, served
from tests.server.test_expiry import state_of, swept_after
from tests.server.test_names import flash_once, games, table_of_two
from tests.tiny.beacon.model import Eyesight

pytestmark = pytest.mark.anyio

OWN: dict[str, Any] = {"kind": "eyesight", "brightness": 3}


async def guess(chair: Chair, lamp: int) -> None:
    await chair.quiet()
    await chair.until_asked()
    assert isinstance(await chair.act("guess", lamp=lamp), Accepted)
    await chair.until_over()


async def play_alone(someone: Person, right: bool = True, **more: Any) -> tuple[str, int]:
    """The keeper is the crew as well, and knows where the ship is: the table, and the die in halves of a point."""
    table = (await someone.new_table("me", game="beacon", start=True, **more)).table
    return table, await end_alone(await someone.sit(table), right)


async def end_alone(chair: Chair, right: bool) -> int:
    await flash_once(chair)
    hidden = int(chair.view["hidden"])
    await guess(chair, hidden if right else 1 - hidden)
    assert chair.now.result is not None
    return chair.now.result.scores[0] if right else 0


async def play_together(house: House, right: bool) -> tuple[Person, Person, str]:
    anna, ben, table = await table_of_two(house, game="beacon")
    await anna.start(table)
    keeper, crew = await anna.sit(table), await ben.sit(table)
    await flash_once(keeper)
    hidden = int(keeper.view["hidden"])
    await guess(crew, hidden if right else 1 - hidden)
    return anna, ben, table


async def test_the_best_score_of_one_player_alone_comes_from_the_result(tmp_path: Path) -> None:
    async with served(tmp_path, games=games) as house:
        anna, ben = await house.guest("Anna"), await house.guest("Ben")
        played = [await play_alone(anna) for _ in range(4)]
        (best,) = (await anna.get("/api/shelf"))["bests"]
        assert best["score"] == max(score for _, score in played)
        assert (best["table"], best["score"]) in played
        assert (best["game"], best["players"], best["parts"], best["par"]) == ("beacon", 1, 2, 6)
        assert (best["options"]["board"], best["own_board"]) == ("hill", False)
        assert await anna.get(f"/api/tables/{played[0][0]}/best") == {"best": best}
        assert await ben.get(f"/api/tables/{played[0][0]}/best") == {"best": None}
        assert await ben.get("/api/shelf") == {"bests": [], "certificates": [], "own": {}}
        await anna.get("/api/tables/nowhere/best", 404)


async def test_other_options_are_another_way_and_what_is_said_by_default_is_not(tmp_path: Path) -> None:
    async with served(tmp_path, games=games) as house:
        anna = await house.guest("Anna")
        await play_alone(anna)
        await play_alone(anna, options={"board": "hill"})
        assert len((await anna.get("/api/shelf"))["bests"]) == 1
        await play_alone(anna, board='game = "beacon"\nlamps = ["Mast", "Keel"]\n')
        assert sorted(best["own_board"] for best in (await anna.get("/api/shelf"))["bests"]) == [False, True]


async def test_a_lost_game_leaves_nothing(tmp_path: Path) -> None:
    async with served(tmp_path, games=games) as house:
        anna = await house.guest("Anna")
        await play_alone(anna, right=False)
        together, _ben, _table = await play_together(house, right=False)
        empty: dict[str, Any] = {"bests": [], "certificates": [], "own": {}}
        assert await anna.get("/api/shelf") == await together.get("/api/shelf") == empty


async def test_a_lesson_leaves_nothing(tmp_path: Path) -> None:
    async with served(tmp_path, games=games) as house:
        anna = await house.guest("Anna")
        chair = await anna.sit((await anna.new_table("me", game="beacon", start=True)).table)
        table = house.table(chair.lobby.table)
        await table.ledger.keep(replace(table.kept, guide="first"))
        await end_alone(chair, right=True)
        assert (await anna.get("/api/shelf"))["bests"] == []


async def test_whom_a_bot_has_helped_has_no_best(tmp_path: Path) -> None:
    async with served(tmp_path, games=games) as house:
        anna = await house.guest("Anna")
        table = (await anna.new_table("me", game="beacon", start=True)).table
        chair = await anna.sit(table)
        assert isinstance(await chair.ask("give_seat", seat=0, bot="random"), Accepted)
        await chair.until_over()
        assert (await anna.get("/api/shelf"))["bests"] == []


async def test_those_who_win_together_have_a_certificate_each_whatever_becomes_of_the_record(tmp_path: Path) -> None:
    async with served(tmp_path, games=games) as house:
        anna, ben, table = await play_together(house, right=True)
        await house.tables.services.storage.delete([table])
        for someone in (anna, ben):
            (certificate,) = (await someone.get("/api/shelf"))["certificates"]
            assert certificate["names"] == ["Anna", "Ben"]
            assert certificate["words"]["kind"] == "text"
            assert (certificate["game"], certificate["table"], certificate["parts"]) == ("beacon", table, 2)


async def test_a_best_and_a_certificate_outlive_the_games_that_the_host_no_longer_keeps(tmp_path: Path) -> None:
    clock = StillClock()
    async with served(tmp_path, games=games, clock=clock, keep=1) as house:
        anna, _ben, together = await play_together(house, right=True)
        alone, _ = await play_alone(anna)
        before, cookies = await anna.get("/api/shelf"), anna.client.cookies
        assert (len(before["bests"]), len(before["certificates"])) == (2, 1)
    clock.forward(2 * A_DAY)
    async with served(tmp_path, games=games, clock=clock, keep=1) as house:
        await swept_after(house, clock, STEADY_SECONDS)
        assert [await state_of(house, table) for table in (alone, together)] == ["deleted"] * 2
        anna = await house.guest()
        anna.client.cookies = cookies
        assert await anna.get("/api/shelf") == await anna.get("/api/shelf/export") == before


async def test_sides_that_play_against_each_other_earn_neither(tmp_path: Path) -> None:
    async with served(tmp_path, games=games) as house:
        anna, ben, table = await table_of_two(house, options={"steps": 1})
        await anna.start(table)
        one = await anna.sit(table)
        await one.act("walk")
        await one.until_over()
        for someone in (anna, ben):
            assert await someone.get("/api/shelf") == {"bests": [], "certificates": [], "own": {}}


async def test_what_a_game_keeps_comes_from_the_browser_by_its_type_and_the_newest_stays(tmp_path: Path) -> None:
    async with served(tmp_path, games=games) as house:
        anna, ben = await house.guest("Anna"), await house.guest("Ben")
        where = "/api/shelf/own/eyesight"
        await anna.put(where, **OWN | {"brightness": 9})
        await anna.put(where, **OWN)
        for wrong in ({}, {"brightness": 10}, {"brightness": "3"}, OWN | {"more": 2}, OWN | {"kind": "best"}):
            await anna.put(where, 400, **wrong)
        for kind in ("best", "certificate", "gone"):
            await anna.put(f"/api/shelf/own/{kind}", 404, **OWN)
        assert (await anna.get("/api/shelf"))["own"] == {"eyesight": OWN}
        assert (await ben.get("/api/shelf"))["own"] == {}


async def test_what_was_kept_before_is_read_and_gives_way(tmp_path: Path) -> None:
    """By whatever name it lies there; what no game can read is left out, and is no harm."""
    async with served(tmp_path, games=games) as house:
        anna = await house.guest("Anna")
        chair = await anna.sit((await anna.new_table("me", "open", game="beacon")).table)
        session, storage = house.table(chair.lobby.table).kept.host, house.tables.services.storage
        before = Shelved(session, "eyesight", "by another name", 1.0, 1.0, Eyesight(brightness=7))
        await storage.shelve([before, replace(before, kind="gone"), replace(before, kind="lantern")])
        assert (await anna.get("/api/shelf"))["own"] == {"eyesight": OWN | {"brightness": 7}}
        await anna.put("/api/shelf/own/eyesight", **OWN)
        assert (await anna.get("/api/shelf"))["own"] == {"eyesight": OWN}
        assert [thing.kind for thing in await storage.shelf(session) if isinstance(thing, Own)].count("eyesight") == 1


def test_no_two_games_keep_things_of_one_kind() -> None:
    """Nor one that the server enters."""
    kept = [game.keeps for game in all_games().values() if game.keeps is not None]
    assert kept
    assert len(kinds_in(all_games())) == len(kept)
    assert KINDS.keys().isdisjoint(kinds_in(all_games()))


async def test_a_guest_at_another_device_has_the_same_things(tmp_path: Path) -> None:
    async with served(tmp_path, games=games) as house:
        anna, phone = await house.guest("Anna"), await house.guest("Phone")
        await play_alone(anna)
        table = (await anna.new_table("me", game="beacon", start=True)).table
        link = await anna.post(f"/api/tables/{table}/carry")
        await phone.post("/api/carry", token=link["token"])
        assert await phone.get("/api/shelf") == await anna.get("/api/shelf")
        assert len((await phone.get("/api/shelf"))["bests"]) == 1


async def test_all_of_it_is_a_file_to_keep(tmp_path: Path) -> None:
    async with served(tmp_path, games=games) as house:
        anna = await house.guest("Anna")
        await anna.put("/api/shelf/own/eyesight", **OWN)
        await play_alone(anna)
        answer = await anna.client.get("/api/shelf/export")
        assert answer.headers["content-disposition"] == 'attachment; filename="saucer.json"'
        assert answer.json() == await anna.get("/api/shelf")
