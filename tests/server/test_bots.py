"""Bots think elsewhere: what becomes of the game when they fail, and of them when the server ends."""

import asyncio
from pathlib import Path

import pytest

from saucer.core import Seat
from saucer.server.bots import pool as bots_pool
from saucer.server.bots.pool import Asker, BotFailed, BotPool, Thought, question_to
from saucer.server.bots.turns import FIRST, Turns
from saucer.server.services.limits import PLAYING_OF_A_GUEST
from saucer.server.wire.messages import Accepted
from tests.server.house import eventually, served
from tests.server.lantern import CRASH, Lantern, LanternOptions, LanternPosition, Walk, games

pytestmark = pytest.mark.anyio

ANNA = Asker("anna", "table", True)


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
        assert "saucer_bot_restarts 1.0" in house.figures()


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
    assert question_to(game, "random", "must", view, legal, (1, 2)).view is None
    pool = BotPool(games, 0)
    try:
        answer = await pool.choose(question_to(game, "walking", "must", view, legal, (1, 2)), ANNA)
        assert answer == Thought(Walk(), None, "walking")
        with pytest.raises(BotFailed, match="RuntimeError in the bot raising"):
            await pool.choose(question_to(game, "raising", "must", view, legal, (1, 2)), ANNA)
    finally:
        await pool.close()


async def test_bots_among_themselves_play_only_before_an_audience(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna = await house.guest("Anna")
        lobby = await anna.new_table("bot:walking", "bot:walking", start=True, options={"steps": 5})
        assert house.table(lobby.table).live_game().autopilot.is_idle
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


def turns(*asked: tuple[str, str, bool]) -> list[tuple[str, str, bool, int]]:
    """In which order questions are answered: guest, table, whether people are there, and the number of the question."""
    queue: Turns[tuple[str, str, bool, int]] = Turns()
    for number, (guest, table, has_people) in enumerate(asked):
        queue.put(guest, table, has_people, (guest, table, has_people, number))
    taken = []
    while queue:
        taken.append(queue.take())
    return taken


def test_a_guest_with_many_tables_keeps_nobody_waiting() -> None:
    crowd = [("anna", f"table {number}", True) for number in range(30)]
    order = turns(*crowd, ("ben", "his", True))
    assert order[1] == ("ben", "his", True, 30), "after one question of the other guest"


def test_tables_of_a_guest_take_turns_and_keep_their_own_order() -> None:
    order = turns(("anna", "one", True), ("anna", "one", True), ("anna", "two", True), ("anna", "one", True))
    assert [number for *_, number in order] == [0, 2, 1, 3]


def test_tables_with_people_come_first() -> None:
    order = turns(("anna", "empty", False), ("ben", "empty", False), ("anna", "full", True), ("anna", "full", True))
    assert [number for *_, number in order] == [2, 3, 0, 1]


def test_tables_without_people_are_not_kept_waiting_for_ever() -> None:
    """Somebody asks for a table and comes a moment later, while others never stop asking."""
    queue: Turns[str] = Turns()
    queue.put("ben", "his", False, "late")
    taken = []
    for number in range(2 * FIRST):
        queue.put("anna", f"t{number}", True, "crowd")
        queue.put("anna", f"u{number}", True, "crowd")
        taken.append(queue.take())
    assert taken.index("late") == FIRST
    assert taken.count("crowd") == 2 * FIRST - 1


async def test_a_question_that_waited_too_long_is_answered_by_a_cheaper_level(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots_pool, "WAITING_SECONDS", -1.0)
    async with served(tmp_path, limited=False) as house:
        anna = await house.guest("Anna")
        lobby = await anna.new_table("me", "bot:raising", start=True)
        chair = await anna.sit(lobby.table)
        await chair.act("walk")
        while not chair.lobby.seats[1].hurried:
            await chair.next()
        pool = house.tables.services.bots
        assert pool.hurried == pool.answered == 1
        monkeypatch.setattr(bots_pool, "WAITING_SECONDS", 60.0)
        await chair.until_asked()
        await chair.act("walk")
        while chair.lobby.seats[1].hurried:
            await chair.next()


async def test_a_late_answer_ends_only_its_own_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two think; the one that never ends is replaced while the other goes on."""
    monkeypatch.setattr(bots_pool, "TRIES", 1)
    game, position = Lantern(), LanternPosition(2, LanternOptions())
    position.cards = [3, 4]
    legal, view = position.legal(Seat(0)), position.view(Seat(0))
    pool = BotPool(games, 2)
    try:
        await pool.open()
        with monkeypatch.context() as impatient:
            impatient.setattr(bots_pool, "PATIENCE_SECONDS", 2.0)
            slow = asyncio.create_task(pool.choose(question_to(game, "endless", "must", view, legal, (1, 2)), ANNA))
            await eventually(lambda: pool.answered == 1)
        quick = Asker("ben", "his", True)
        while not slow.done():
            thought = await pool.choose(question_to(game, "walking", "must", view, legal, (1, 2)), quick)
            assert thought.choice == Walk()
        with pytest.raises(BotFailed, match="no choice in 1 tries"):
            await slow
        assert pool.restarts == 1
    finally:
        await pool.close()


async def test_one_guest_plays_at_a_limited_number_of_tables(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna, ben = await house.guest("Anna"), await house.guest("Ben")
        for _ in range(PLAYING_OF_A_GUEST):
            await anna.new_table("me", "bot:walking", start=True)
        seats = [{"who": "me"}, {"who": "bot", "bot": "walking"}]
        problem = await anna.post("/api/tables", 429, game="lantern", seats=seats, start=True)
        assert problem["problem"]["id"] == "refused-too_many_tables"
        await ben.new_table("me", "bot:walking", start=True)
