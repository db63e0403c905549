"""Talk before the start, and signs that pass at any time: kept or not, bounded, silenced where a game silences talk."""

from pathlib import Path
from typing import Any

import pytest

from saucer.core import Text
from saucer.core.lines import read_entries
from saucer.server.table.talk import MOST_CHAT
from saucer.server.wire.messages import Accepted, Chatted, Emoted, Update
from tests.server.house import Chair, served
from tests.server.test_names import flash_once, games, table_of_two

pytestmark = pytest.mark.anyio


async def say(chair: Chair, words: str, seat: int = 0, **more: Any) -> Any:
    return await chair.ask("chat", seat=seat, words=words, **more)


def said(chair: Chair) -> list[tuple[str, str]]:
    return [(talk.name, talk.words) for talk in chair.scene.talk]


async def emotes(chair: Chair) -> list[tuple[int, str]]:
    return [(each.seat, each.emote) for each in await chair.quiet() if isinstance(each, Emoted)]


async def test_people_talk_before_the_start_and_whoever_looks_on_reads_it(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna, ben, table = await table_of_two(house)
        one, two = await anna.sit(table), await ben.sit(table)
        watching = await (await house.guest("Carl")).sit(table)
        assert isinstance(await say(one, "  Hello\n\u202e there "), Accepted)
        heard = await watching.until(lambda message: isinstance(message, Chatted))
        assert (heard.talk.name, heard.talk.words) == ("Anna", "Hello there")
        assert isinstance(await say(two, "Hi", seat=1), Accepted)
        later = await (await house.guest("Dora")).sit(table)
        assert said(later) == [("Anna", "Hello there"), ("Ben", "Hi")]
        assert (await say(watching, "Me too")).why.id == "refused-not_yours"
        assert (await say(two, "As Anna")).why.id == "refused-not_yours"


async def test_what_was_said_stays_with_the_table_through_start_and_restart(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna, _ben, table = await table_of_two(house)
        one = await anna.sit(table)
        await say(one, "Hello", id="first")
        jar = anna.client.cookies
    async with served(tmp_path) as house:
        back = await house.guest()
        back.client.cookies = jar
        one = await back.sit(table)
        assert isinstance(await say(one, "Hello", id="first"), Accepted)
        await back.start(table)
        again = await back.sit(table)
        assert said(again) == [("Anna", "Hello")]
        assert (await say(again, "Too late")).why.id == "refused-started"


async def test_talk_is_bounded_in_length_number_and_pace(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna, _ben, table = await table_of_two(house)
        one = await anna.sit(table)
        assert (await say(one, "x" * 401)).why.id == "refused-too_long"
        assert (await say(one, " \u200b ")).why.id == "refused-unreadable"
        answers = [await say(one, f"line {number}") for number in range(12)]
        assert answers[-1].why.id == "refused-too_fast"


async def test_the_oldest_lines_go_first(tmp_path: Path) -> None:
    async with served(tmp_path, limited=False) as house:
        anna, _ben, table = await table_of_two(house)
        one = await anna.sit(table)
        for number in range(MOST_CHAT + 2):
            await say(one, f"line {number}")
        await one.hello()
        assert [words for _, words in said(one)] == [f"line {number}" for number in range(2, MOST_CHAT + 2)]


async def test_a_rematch_begins_without_the_old_talk(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna, _ben, table = await table_of_two(house, options={"steps": 1})
        one = await anna.sit(table)
        await say(one, "Hello")
        await anna.start(table)
        await one.until_asked()
        await one.act("walk")
        await one.until_over()
        following = await anna.rematch(table)
        assert said(await anna.sit(following["table"])) == []


async def test_a_sign_passes_before_during_and_after_the_game_and_leaves_nothing(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna, ben, table = await table_of_two(house, options={"steps": 1})
        one, two = await anna.sit(table), await ben.sit(table)
        watching = await (await house.guest("Carl")).sit(table)
        assert isinstance(await one.ask("emote", seat=0, emote="hello", id="same"), Accepted)
        assert isinstance(await one.ask("emote", seat=0, emote="hello", id="same"), Accepted)
        assert await emotes(two) == await emotes(watching) == [(0, "hello")]
        await anna.start(table)
        await one.until_asked()
        assert isinstance(await two.ask("emote", seat=1, emote="think"), Accepted)
        heard = await watching.quiet()
        assert not [each for each in heard if isinstance(each, Update)]
        await one.act("walk")
        await one.until_over()
        await two.until_over()
        assert isinstance(await two.ask("emote", seat=1, emote="bravo"), Accepted)
        assert (await emotes(watching))[-1] == (1, "bravo")
        record = await anna.get(f"/api/tables/{table}/record")
        assert {entry.__struct_config__.tag for entry in read_entries(record.encode())} == {"action", "chance", "end"}


async def test_a_sign_is_silenced_wherever_talk_to_all_is(tmp_path: Path) -> None:
    async with served(tmp_path, games=games) as house:
        anna, ben, table = await table_of_two(house, game="beacon")
        await anna.start(table)
        keeper, crew = await anna.sit(table), await ben.sit(table)
        await crew.quiet()
        assert [chair.now.silenced for chair in (keeper, crew)] == [Text("silence-flashing")] * 2
        assert (await keeper.ask("emote", seat=0, emote="oops")).why.id == "silence-flashing"
        assert await crew.quiet() == []
        await flash_once(keeper)
        await crew.until(lambda message: isinstance(message, Update) and message.now.silenced is None)
        assert keeper.now.silenced == Text("silence-flashing")
        assert isinstance(await crew.ask("emote", seat=1, emote="think"), Accepted)
        assert (await keeper.ask("emote", seat=0, emote="bravo")).why.id == "silence-flashing"


async def test_signs_are_few_and_made_by_whoever_sits_there(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna, ben, table = await table_of_two(house)
        one, two = await anna.sit(table), await ben.sit(table)
        assert (await two.ask("emote", seat=0, emote="hello")).why.id == "refused-not_yours"
        assert (await one.ask("emote", seat=0, emote="rude")).why.id == "refused-unreadable"
        answers = [await one.ask("emote", seat=0, emote="laugh") for _ in range(13)]
        assert answers[-1].why.id == "refused-too_fast"
