"""Bots think elsewhere: what becomes of the game when they fail, and of them when the server ends."""

from pathlib import Path

import pytest

from saucer.core import Seat
from saucer.server.bots import BotFailed, BotPool, Thought, question
from saucer.server.wire import Accepted
from tests.server.house import served
from tests.server.lantern import CRASH, Lantern, LanternOptions, LanternPosition, Walk, games

pytestmark = pytest.mark.anyio


async def test_a_bot_whose_process_dies_is_asked_again_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    crash = tmp_path / "crash"
    crash.touch()
    monkeypatch.setenv(CRASH, str(crash))
    async with served(tmp_path) as house:
        anna = await house.guest("Anna")
        lobby = await anna.new_table("me", "bot:fragile", start=True)
        chair = await anna.sit(lobby.table)
        assert isinstance(await chair.act("walk"), Accepted)
        while len(chair.events("walked")) < 2:
            await chair.next()
        assert not crash.exists()
        assert house.tables.services.bots.restarts == 1
        assert "saucer_bot_restarts 1.0" in await anna.get("/metrics")


async def test_for_a_bot_that_raises_the_table_answers(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna = await house.guest("Anna")
        lobby = await anna.new_table("me", "bot:raising", start=True)
        chair = await anna.sit(lobby.table)
        await chair.act("walk")
        await chair.until_asked()
        while len(chair.events("walked")) < 2:
            await chair.next()


async def test_a_bot_gets_a_view_its_choices_and_randomness_and_nothing_else() -> None:
    game = Lantern()
    position = LanternPosition(2, LanternOptions())
    position.cards = [3, 4]
    legal, view = position.legal(Seat(0)), position.view(Seat(0))
    assert question(game, "random", True, view, legal, (1, 2)).view is None
    pool = BotPool(games, 0)
    try:
        assert await pool.choose(question(game, "walking", True, view, legal, (1, 2))) == Thought(Walk(), None)
        with pytest.raises(BotFailed, match="RuntimeError in the bot raising"):
            await pool.choose(question(game, "raising", True, view, legal, (1, 2)))
    finally:
        await pool.close()


async def test_bots_among_themselves_play_only_before_an_audience(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna = await house.guest("Anna")
        lobby = await anna.new_table("bot:walking", "bot:walking", start=True, options={"steps": 5})
        assert house.table(lobby.table).duties.is_idle
        chair = await anna.sit(lobby.table)
        await chair.until_over()
        assert len(chair.events("walked")) == 5


async def test_what_a_bot_signals_is_entered_before_its_choice(tmp_path: Path) -> None:
    async with served(tmp_path, limited=False) as house:
        anna = await house.guest("Anna")
        lobby = await anna.new_table(*["bot:medium"] * 4, game="inkognito", start=True)
        chair = await anna.sit(lobby.table)
        while chair.now.result is None:
            await chair.next()
        record = await anna.get(f"/api/tables/{lobby.table}/record")
        assert '"kind":"aside"' in record
