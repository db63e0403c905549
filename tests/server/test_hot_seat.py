"""Several people at one screen: a seat's view is sent only after its hand-over."""

from pathlib import Path

import pytest

from saucer.server.wire.messages import Accepted, Scene, Update
from tests.server.house import Chair, House, Person, served

pytestmark = pytest.mark.anyio


async def shared_screen(house: House, *others: str, **options: object) -> tuple[Person, Chair]:
    anna = await house.guest("Anna")
    lobby = await anna.new_table("me", "local:Ben", *others, start=True, options=options)
    return anna, await anna.sit(lobby.table)


async def take(chair: Chair, seat: int) -> None:
    assert isinstance(await chair.ask("hand_over", seat=seat), Accepted)
    await chair.until(lambda message: isinstance(message, Scene))


async def test_before_a_hand_over_the_screen_shows_what_everybody_sees(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        _, screen = await shared_screen(house)
        assert screen.lobby.mine == (0, 1)
        assert screen.scene.seat is None
        assert screen.view["card"] is None
        assert screen.offers == []
        assert screen.now.hand_over == (0,)


async def test_after_a_hand_over_it_shows_that_seat_until_another_takes_it(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        _, screen = await shared_screen(house)
        await take(screen, 0)
        assert screen.scene.seat == 0
        assert screen.view["card"] == screen.events("dealt")[0]["card"]
        await screen.act("walk")
        told = await screen.until(lambda message: isinstance(message, Update))
        assert told.now.hand_over == (1,)
        assert screen.offers == []
        received = len(screen.received)
        await take(screen, 1)
        assert screen.scene.seat == 1
        assert [event["seat"] for event in screen.events("dealt")] == [1]
        assert screen.offers
        assert all('"seat":0,"card"' not in data for data in screen.received[received:])


async def test_nobody_acts_for_a_seat_that_does_not_have_the_screen(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        _, screen = await shared_screen(house)
        refused = await screen.ask("act", seat=0, on=screen.count, action={"kind": "walk"})
        assert refused.why.id == "refused-hand_over"
        await take(screen, 1)
        refused = await screen.ask("act", seat=0, on=screen.count, action={"kind": "walk"})
        assert refused.why.id == "refused-hand_over"
        refused = await screen.ask("why_not", seat=0, part="walk")
        assert refused.why.id == "refused-hand_over"


async def test_in_a_window_people_are_asked_one_by_one_and_nobody_sees_what_was_answered(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        _, screen = await shared_screen(house, "local:Carl", mode="sealed", steps=1)
        asked = []
        for _ in range(3):
            (seat,) = screen.now.hand_over
            asked.append(seat)
            await take(screen, seat)
            assert screen.events("shown") == []
            assert screen.offers == [{"kind": "show", "number": 0}, {"kind": "show", "number": 1}]
            await screen.act("show", number=1)
            await screen.until(lambda message: isinstance(message, Update))
        assert sorted(asked) == [0, 1, 2]
        assert screen.now.result is not None


async def test_who_is_asked_first_in_a_window_is_random(tmp_path: Path) -> None:
    async with served(tmp_path, limited=False) as house:
        first: set[tuple[int, ...]] = set()
        anna = await house.guest("Anna")
        while len(first) < 2:
            lobby = await anna.new_table("me", "local:Ben", start=True, options={"mode": "sealed"})
            screen = await anna.sit(lobby.table)
            first.add(screen.now.hand_over)
            await screen.socket.close()
        assert first == {(0,), (1,)}


async def test_after_a_break_the_screen_shows_who_had_it_last_and_nobody_else(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna, screen = await shared_screen(house)
        await take(screen, 0)
        count = screen.count
        await screen.socket.close()
        same = await anna.sit(screen.lobby.table, have=count, seat=0)
        assert same.scene.seat == 0
        assert same.lines == []
        other = await anna.sit(screen.lobby.table, have=count, seat=1)
        assert other.scene.seat is None
        assert other.view["card"] is None
        assert len(other.lines) == 2


async def test_a_game_says_that_it_cannot_be_played_so(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna = await house.guest("Anna")
        seats = [{"who": "me"}, {"who": "local", "name": "Ben"}]
        problem = await anna.post("/api/tables", 400, game="one-by-one", seats=seats)
        assert problem["problem"]["id"] == "refused-hot_seat"
        assert problem["detail"] == "hot_seat-no"
