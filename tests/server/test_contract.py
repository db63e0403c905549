"""What the table does for games that need it: boards, rhythms, lost connections, dice by hand, bots that speak up."""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from saucer.core import Drawn, Game, verify
from saucer.server.wire.messages import Accepted, Refused, Update
from tests.server.house import Chair, House, Person, StillClock, served
from tests.tiny import beacon, whispers
from tests.tiny.beacon.model import LONGEST

pytestmark = pytest.mark.anyio

OWN = 'game = "beacon"\nlamps = ["Mill", "Well", "Barn"]'


def games() -> Mapping[str, Game]:
    return {"beacon": beacon.GAME, "whispers": whispers.GAME}


@asynccontextmanager
async def at_the_beacon(
    folder: Path, *seats: str, **more: Any
) -> AsyncIterator[tuple[House, Person, Chair, StillClock]]:
    clock = StillClock()
    async with served(folder, games=games, clock=clock, limited=False) as house:
        anna = await house.guest("Anna")
        lobby = await anna.new_table("me", *seats, game="beacon", start=True, **more)
        yield house, anna, await anna.sit(lobby.table), clock


async def aim(chair: Chair, lamp: int) -> None:
    assert isinstance(await chair.act("aim", lamp=lamp), Accepted)
    await chair.until(lambda message: isinstance(message, Update))


async def flash(chair: Chair, number: int, **more: Any) -> str:
    return await chair.send("act", seat=0, on=chair.count, action={"kind": "flash", "number": number}, **more)


async def answers(chair: Chair, *commands: str) -> list[object]:
    """In the order in which they come."""
    found: list[object] = []
    while len(found) < len(commands):
        message = await chair.next()
        if getattr(message, "id", None) in commands:
            found.append(message)
    return found


class TestBoards:
    async def test_a_board_that_somebody_brings_is_played_on_and_kept(self, tmp_path: Path) -> None:
        async with at_the_beacon(tmp_path, board=OWN) as (house, anna, chair, _):
            assert chair.lobby.own_board
            assert chair.view["board"] == {"lamps": ["Mill", "Well", "Barn"]}
            await aim(chair, 2)
            assert '"lamps"' not in chair.received[-1], "it is sent once"
            header = house.table(chair.lobby.table).kept.header
            assert header is not None
            assert header.boards == {"own": {"lamps": ["Mill", "Well", "Barn"]}}
            await anna.post(f"/api/tables/{chair.lobby.table}/leave")
            following = await anna.post(f"/api/tables/{chair.lobby.table}/rematch")
            assert following["own_board"]

    @pytest.mark.parametrize(
        ("board", "places"),
        [
            ('game = "beacon"\nlamps = ["Mill", "Mill", "Oak", "Oak"]', ["lamps[1]", "lamps[3]"]),
            ('game = "whispers"\nlamps = []', ["game"]),
            ('game = "beacon"\nlamps = [7]', ["lamps[0]"]),
            ("game = ", [""]),
        ],
    )
    async def test_every_mistake_is_told_at_its_place(self, tmp_path: Path, board: str, places: list[str]) -> None:
        async with served(tmp_path, games=games) as house:
            anna = await house.guest("Anna")
            seats = [{"who": "me"}]
            problem = await anna.post("/api/tables", 400, game="beacon", seats=seats, board=board)
            assert [each["place"] for each in problem["mistakes"]] == places

    async def test_it_has_a_largest_size(self, tmp_path: Path) -> None:
        async with served(tmp_path, games=games) as house:
            anna = await house.guest("Anna")
            await anna.post("/api/tables", 400, game="beacon", seats=[{"who": "me"}], board="#" * 65_537)


class TestRhythm:
    async def test_acts_in_a_row_are_sent_before_the_first_is_answered(self, tmp_path: Path) -> None:
        async with at_the_beacon(tmp_path, "bot:random", board=OWN) as (_, _anna, chair, _clock):
            await aim(chair, 2)
            first = await flash(chair, 300)
            second = await flash(chair, 410, after=first)
            third = await flash(chair, 520, after=second)
            assert [type(each) for each in await answers(chair, first, second, third)] == [Accepted] * 3
            await chair.quiet()
            assert [event["milliseconds"] for event in chair.events("flashed")] == [300, 410, 520]

    async def test_sent_again_none_counts_twice(self, tmp_path: Path) -> None:
        async with at_the_beacon(tmp_path, "bot:random", board=OWN) as (_, _anna, chair, _clock):
            await aim(chair, 2)
            first = await flash(chair, 300)
            second = await flash(chair, 410, after=first)
            for number, after in ((300, None), (410, first)):
                await flash(chair, number, id=first if after is None else second, after=after)
            await answers(chair, first, second, first, second)
            await chair.quiet()
            assert [event["milliseconds"] for event in chair.events("flashed")] == [300, 410]

    async def test_one_that_is_missing_in_the_row_ends_it(self, tmp_path: Path) -> None:
        async with at_the_beacon(tmp_path, "bot:random", board=OWN) as (_, _anna, chair, _clock):
            await aim(chair, 2)
            first = await flash(chair, 7)
            second = await flash(chair, 410, after=first)
            third = await flash(chair, 520, after="never-came")
            assert [type(each) for each in await answers(chair, first, second, third)] == [Refused] * 3
            assert chair.events("flashed") == []

    async def test_elsewhere_stale_stays_stale(self, tmp_path: Path) -> None:
        async with at_the_beacon(tmp_path, "bot:random", board=OWN) as (_, _anna, chair, _clock):
            on = chair.count
            first = await chair.send("act", seat=0, on=on, action={"kind": "aim", "lamp": 1})
            second = await chair.send("act", seat=0, on=on, action={"kind": "aim", "lamp": 2}, after=first)
            assert [type(each) for each in await answers(chair, first, second)] == [Accepted, Refused]

    async def test_a_decision_ends_by_itself(self, tmp_path: Path) -> None:
        async with at_the_beacon(tmp_path, board=OWN) as (_, _anna, chair, clock):
            await aim(chair, 1)
            before = chair.now.deadline
            assert isinstance(await chair.ask("act", seat=0, on=2, action={"kind": "flash", "number": 90}), Accepted)
            await chair.until(lambda message: isinstance(message, Update))
            assert (before, chair.now.deadline) == (None, LONGEST / 1000)
            clock.forward(LONGEST / 1000)
            await chair.until(lambda message: isinstance(message, Update))
            assert [event["milliseconds"] for event in chair.events("flashed")] == [90, LONGEST]

    async def test_who_loses_the_connection_has_broken_off(self, tmp_path: Path) -> None:
        async with served(tmp_path, games=games, limited=False) as house:
            anna, ben = await house.guest("Anna"), await house.guest("Ben")
            lobby = await anna.new_table("me", "open", game="beacon", board=OWN)
            await ben.join(lobby.table)
            await anna.start(lobby.table)
            keeper, crew = await anna.sit(lobby.table), await ben.sit(lobby.table)
            await aim(keeper, 2)
            await keeper.act("flash", number=300)
            await keeper.quiet()
            await keeper.socket.close()
            while not crew.events("broken_off"):
                await crew.next()
            entries = house.table(lobby.table).live_game().match.entries
            assert [entry for entry in entries if isinstance(entry, Drawn)][-1] == Drawn((0,))

    async def test_while_nothing_was_sent_a_lost_connection_changes_nothing(self, tmp_path: Path) -> None:
        async with at_the_beacon(tmp_path, board=OWN) as (house, anna, chair, _):
            await aim(chair, 2)
            entries = len(house.table(chair.lobby.table).live_game().match.entries)
            await chair.socket.close()
            again = await anna.sit(chair.lobby.table)
            assert len(house.table(chair.lobby.table).live_game().match.entries) == entries
            assert again.view["aimed"] == 2


class TestUndo:
    async def test_several_steps_at_once(self, tmp_path: Path) -> None:
        async with at_the_beacon(tmp_path, board=OWN) as (_, _anna, chair, _clock):
            for lamp in (2, 1, 0):
                await aim(chair, lamp)
            assert chair.now.choices is not None
            assert chair.now.choices.undo == 3
            assert isinstance(await chair.ask("undo", seat=0, steps=4), Refused)
            assert isinstance(await chair.ask("undo", seat=0, steps=2), Accepted)
            await chair.quiet()
            assert chair.view["aimed"] == 2
            await chair.act("flash", number=300)
            await chair.quiet()
            assert chair.now.choices is not None
            assert chair.now.choices.undo == 0, "what was sent cannot be taken back"


class TestDiceByHand:
    async def until_rolling(self, chair: Chair) -> None:
        """Alone the keeper guesses, and knows."""
        hidden = chair.view["hidden"]
        await aim(chair, 0)
        await chair.act("flash", number=300)
        await chair.quiet()
        await chair.act("guess", lamp=hidden)
        await chair.quiet()

    async def test_whoever_rolls_types_in_what_they_show(self, tmp_path: Path) -> None:
        async with at_the_beacon(tmp_path, options={"dice": "by_hand"}) as (_, anna, chair, _clock):
            await self.until_rolling(chair)
            assert chair.now.waiting == (0,)
            assert chair.now.choices is not None
            asked = chair.now.choices.roll
            assert asked is not None
            assert (asked.seat, asked.count, asked.faces) == (0, 1, 6)
            assert isinstance(await chair.ask("roll", seat=0, on=chair.count, outcome=[6]), Refused)
            assert isinstance(await chair.ask("roll", seat=0, on=chair.count, outcome=[3]), Accepted)
            await chair.until_over()
            found = verify(beacon.GAME, (await anna.get(f"/api/tables/{chair.lobby.table}/record")).encode())
            assert (found.chances, found.by_hand) == (1, 1)
            assert found.result is not None
            assert (found.result.scores, found.result.parts, found.result.par) == ((4,), 2, 6)

    async def test_nobody_else_may(self, tmp_path: Path) -> None:
        async with at_the_beacon(tmp_path, options={"dice": "by_hand"}) as (house, _anna, chair, _clock):
            ben = await house.guest("Ben")
            watching = await ben.sit(chair.lobby.table)
            await self.until_rolling(chair)
            assert isinstance(await watching.ask("roll", seat=0, on=0, outcome=[3]), Refused)


class TestTalk:
    async def test_a_bot_speaks_up_when_it_is_not_choosing(self, tmp_path: Path) -> None:
        async with served(tmp_path, games=games, limited=False) as house:
            anna, ben = await house.guest("Anna"), await house.guest("Ben")
            lobby = await anna.new_table("me", "open", "bot:chatty", game="beacon")
            await ben.join(lobby.table)
            await anna.start(lobby.table)
            keeper, crew = await anna.sit(lobby.table), await ben.sit(lobby.table)
            await aim(keeper, 0)
            await keeper.act("flash", number=300)
            await keeper.quiet()
            while not crew.events("spoken"):
                await crew.next()
            assert [(event["seat"], event["aside"]["words"]) for event in crew.events("spoken")] == [(2, "1")]
            await crew.act("guess", lamp=0)
            await crew.quiet()
            assert len(crew.events("spoken")) == 1, "once after each step that told it something"


async def test_a_history_travels_as_what_was_added(tmp_path: Path) -> None:
    async with at_the_beacon(tmp_path, "bot:random", board=OWN) as (_, _anna, chair, _clock):
        await aim(chair, 2)
        for number in (300, 410):
            await chair.act("flash", number=number)
            told = await chair.until(lambda message: isinstance(message, Update))
        [beat] = told.beats
        assert beat.added == {"flashes": [410]}
        assert "flashes" not in beat.changes
        assert chair.view["flashes"] == [300, 410]
