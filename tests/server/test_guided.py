"""A guided table: for one person and bots, not listed, not joined; its chance is prepared, and says so."""

from pathlib import Path

import msgspec
import pytest

from saucer.core import FairDice, verify
from saucer.guide import guide_of
from saucer.registry import all_games, game_named
from saucer.server.wire.http import Replay
from tests.server.house import House, Person, served

pytestmark = pytest.mark.anyio
SLUG = "all-in-all"


async def lesson(house: House, person: Person, pace: str = "instant") -> str:
    lobby = await person.pledge(await person.post("/api/lessons", game=SLUG, guide="first", pace=pace))
    assert (lobby["state"], lobby["guide"], lobby["mine"]) == ("playing", "first", [0])
    return str(lobby["table"])


async def test_it_is_for_one_person_and_bots(tmp_path: Path) -> None:
    async with served(tmp_path, all_games) as house:
        anna, ben = await house.guest("Anna"), await house.guest("Ben")
        made = await anna.post("/api/lessons", game=SLUG, guide="first")
        path = f"/api/tables/{made['table']}"
        assert (made["code"], made["public"], made["state"]) == (None, False, "open")
        assert (await anna.post(f"{path}/seat", 409, seat=1, bot=None))["problem"]["id"] == "refused-seat_taken"
        assert (await ben.post(f"{path}/join", 409))["problem"]["id"] == "refused-full"
        assert await ben.get("/api/tables") == []
        assert (await anna.post("/api/lessons", 404, game=SLUG, guide="last"))["problem"]["id"] == "refused-no_guide"


async def test_the_first_outcomes_are_those_of_the_guide_and_the_record_says_so(tmp_path: Path) -> None:
    async with served(tmp_path, all_games) as house:
        anna = await house.guest("Anna")
        table = await lesson(house, anna)
        chair = await anna.sit(table)
        assert chair.view["hand"][:3] == ["boots", "boots", "boots"]
        await chair.ask("abandon")
        record = (await anna.get(f"/api/tables/{table}/record")).encode()
        assert verify(game_named(SLUG), record).dice == "prepared"
        replay = msgspec.convert(await anna.get(f"/api/tables/{table}/replay"), Replay)
        assert replay.dice.verified
        assert replay.dice.prepared == len(guide_of(game_named(SLUG), "first").chance)


async def test_bots_follow_the_script_where_they_can(tmp_path: Path) -> None:
    async with served(tmp_path, all_games, bot_processes=1) as house:
        anna = await house.guest("Anna")
        chair = await anna.sit(await lesson(house, anna))
        await chair.act("draw_from", player=1)
        while {"kind": "fly_on"} not in chair.offers:
            await chair.next()
        await chair.act("fly_on")
        while len(chair.events("card_drawn")) < 2:
            await chair.next()
        drawn = chair.events("card_drawn")[-1]
        assert (drawn["explorer"], drawn["player"], drawn["card"], drawn["portal"]) == (1, 2, "vacuum", 5)


async def test_a_lesson_can_start_without_chance(tmp_path: Path) -> None:
    async with served(tmp_path, all_games) as house:
        anna = await house.guest("Anna")
        lobby = await anna.pledge(await anna.post("/api/lessons", game="inkognito", guide="first"))
        assert lobby["state"] == "playing"


async def test_bots_wait_for_the_learner(tmp_path: Path) -> None:
    """What is spoken of must be seen; so nothing happens before the page is there."""
    async with served(tmp_path, all_games, bot_processes=1) as house:
        anna = await house.guest("Anna")
        lobby = await anna.pledge(await anna.post("/api/lessons", game="contact", guide="first", pace="instant"))
        live = house.table(lobby["table"]).live
        assert live is not None
        assert live.autopilot.is_idle
        chair = await anna.sit(lobby["table"])
        assert chair.events("round_begun") == []
        while not chair.events("round_begun"):
            await chair.next()


async def test_an_ordinary_table_has_nothing_prepared_nor_can_ask_for_it(tmp_path: Path) -> None:
    async with served(tmp_path, all_games) as house:
        anna = await house.guest("Anna")
        seats = [{"who": "me"}, {"who": "bot", "bot": "easy"}, {"who": "bot", "bot": "easy"}]
        wrong = await anna.post("/api/tables", 400, game=SLUG, seats=seats, guide="first")
        assert wrong["problem"]["id"] == "refused-unreadable"
        lobby = await anna.new_table("me", "bot:easy", "bot:easy", game=SLUG, start=True)
        header = house.table(lobby.table).kept.header
        assert header is not None
        assert isinstance(header.dice, FairDice)
        assert (lobby.guide, header.dice.prepared) == (None, ())


async def test_a_game_after_the_lesson_is_like_any_other(tmp_path: Path) -> None:
    async with served(tmp_path, all_games) as house:
        anna = await house.guest("Anna")
        table = await lesson(house, anna)
        chair = await anna.sit(table)
        await chair.ask("abandon")
        following = await anna.rematch(table)
        header = house.table(following["table"]).kept.header
        assert header is not None
        assert isinstance(header.dice, FairDice)
        assert (following["guide"], header.dice.prepared) == (None, ())


async def test_the_steps_come_only_with_a_lesson(tmp_path: Path) -> None:
    async with served(tmp_path, all_games) as house:
        anna = await house.guest("Anna")
        games = {game["slug"]: game["guides"] for game in await anna.get("/api/games")}
        assert games[SLUG] == ["first"]
        steps = await anna.get(f"/api/games/{SLUG}/guides/first")
        assert [step["say"] for step in steps] == [step.say for step in guide_of(game_named(SLUG), "first").steps]
        assert (await anna.get(f"/api/games/{SLUG}/guides/last", 404))["problem"]["id"] == "refused-no_guide"
