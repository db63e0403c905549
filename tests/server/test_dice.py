"""The promise comes first, then the words: nothing is left to choose after it, and nobody is waited for in vain."""

from pathlib import Path

import msgspec
import pytest

from saucer.core import FairDice, verify
from saucer.core.dice import key_of
from saucer.core.fair import commitment, table_key
from saucer.server.wire.http import Replay
from tests.server.house import WORD, served
from tests.server.lantern import Lantern

pytestmark = pytest.mark.anyio


async def test_a_device_gives_its_word_after_it_has_seen_the_promise(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna = await house.guest("Anna")
        seats = [{"who": "me"}, {"who": "bot", "bot": "walking"}]
        lobby = await anna.post("/api/tables", game="lantern", seats=seats, start=True)
        assert (lobby["state"], lobby["word_wanted"]) == ("open", True), "not before the word"
        wrong = await anna.post(f"/api/tables/{lobby['table']}/word", 409, word=WORD, commitment="0" * 64)
        assert wrong["problem"]["id"] == "refused-promise"
        started = await anna.pledge(lobby)
        assert (started["state"], started["word_wanted"]) == ("playing", False), "one click stays one click"


async def test_the_first_word_stands(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna = await house.guest("Anna")
        lobby = await anna.post("/api/tables", game="lantern", seats=[{"who": "me"}, {"who": "open"}])
        await anna.pledge(lobby)
        await anna.pledge(lobby, "f" * 32)
        assert house.table(lobby["table"]).kept.seats[0].word == WORD


async def test_a_table_starts_when_the_last_word_is_in(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna, ben = await house.guest("Anna"), await house.guest("Ben")
        lobby = await anna.new_table("me", "open")
        joined = await ben.post(f"/api/tables/{lobby.table}/join")
        assert (await anna.start(lobby.table))["state"] == "open"
        assert (await ben.pledge(joined))["state"] == "playing"


async def test_a_device_that_gives_no_word_keeps_nobody_waiting(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna, ben = await house.guest("Anna"), await house.guest("Ben")
        lobby = await anna.new_table("me", "open")
        await ben.post(f"/api/tables/{lobby.table}/join")
        await anna.post(f"/api/tables/{lobby.table}/seat", seat=1, bot="walking")
        assert (await anna.start(lobby.table))["state"] == "playing"


async def test_seats_without_a_device_have_no_part_in_the_dice(tmp_path: Path) -> None:
    """42,753 tries once dealt a seat what the table liked: now there is nothing to try."""
    async with served(tmp_path) as house:
        anna = await house.guest("Anna")
        lobby = await anna.new_table("me", "local:Ben", "bot:walking", start=True, options={"steps": 1})
        kept = house.table(lobby.table).kept
        assert kept.header is not None
        dice = kept.header.dice
        assert isinstance(dice, FairDice)
        assert dice.words == (WORD, "", "")
        seed = bytes.fromhex(kept.seed)
        assert key_of(kept.header, kept.seed) == table_key(seed, kept.id, (WORD,))
        assert lobby.commitment == commitment(seed)


async def test_the_record_holds_the_promise_and_the_word_that_the_device_kept(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna = await house.guest("Anna")
        lobby = await anna.new_table("me", "bot:walking", start=True, options={"steps": 1})
        chair = await anna.sit(lobby.table)
        await chair.act("walk")
        await chair.until_over()
        replay = msgspec.convert(await anna.get(f"/api/tables/{lobby.table}/replay"), Replay)
        assert (replay.dice.commitment, replay.dice.words) == (lobby.commitment, (WORD, ""))
        assert replay.dice.verified
        record = await anna.get(f"/api/tables/{lobby.table}/record")
        assert '"saucer":2' in record.splitlines()[0]
        assert verify(Lantern(), record.encode()).dice == "fair"
