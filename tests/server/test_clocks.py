"""Time at the table: windows lapse, clocks run out, bots keep a pace that tells nothing."""

import sqlite3
import time
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
import pytest

from saucer.server.services.clock import WallClock
from saucer.server.table.timing import REACTION, seconds_to_answer
from saucer.server.wire.messages import Accepted, Refused, Update
from saucer.server.wire.parts import Pace
from tests.server import lantern
from tests.server.house import Chair, House, Person, StillClock, away, eventually, served, started_by_two

pytestmark = pytest.mark.anyio

WINDOW = lantern.WINDOW / 1000


async def seated(house: House, *seats: str, **more: Any) -> tuple[Person, Chair]:
    anna = await house.guest("Anna")
    lobby = await anna.new_table("me", *seats, start=True, **more)
    return anna, await anna.sit(lobby.table)


async def until_told(chair: Chair, kind: str, times: int = 1) -> None:
    while len(chair.events(kind)) < times:
        await chair.next()


async def test_a_window_lapses_after_its_opening_or_the_last_landing(tmp_path: Path) -> None:
    clock = StillClock()
    async with served(tmp_path, clock=clock) as house:
        _, anna = await seated(house, "bot:walking", "bot:walking", options={"mode": "race", "steps": 3})
        assert anna.now.deadline == WINDOW
        clock.forward(WINDOW - 1)
        assert isinstance(await anna.act("grab"), Accepted)
        await until_told(anna, "grabbed")
        assert anna.now.deadline == WINDOW
        clock.forward(WINDOW - 1)
        await anna.quiet()
        assert anna.events("lapsed") == []
        clock.forward(1)
        await until_told(anna, "lapsed")
        assert anna.offers == [{"kind": "grab"}]


async def test_a_grab_meant_for_a_window_that_has_lapsed_is_refused(tmp_path: Path) -> None:
    clock = StillClock()
    async with served(tmp_path, clock=clock) as house:
        _, anna = await seated(house, "bot:walking", options={"mode": "race", "steps": 3})
        opened = anna.count
        clock.forward(WINDOW)
        await until_told(anna, "lapsed")
        late = await anna.act("grab", on=opened)
        assert isinstance(late, Refused)
        assert late.why.id == "refused-conflict"


async def test_in_a_race_a_bot_waits_as_long_as_a_person_needs_at_any_pace(tmp_path: Path) -> None:
    clock = StillClock()
    async with served(tmp_path, clock=clock) as house:
        _, chair = await seated(house, "bot:grabbing", options={"mode": "race", "steps": 3})
        table = house.table(chair.lobby.table)
        await eventually(lambda: not table.live_game().autopilot.is_thinking)
        clock.forward(REACTION[0] - 0.01)
        await chair.quiet()
        assert chair.events("grabbed") == []
        clock.forward(REACTION[1])
        await until_told(chair, "grabbed")


@pytest.mark.parametrize("pace", get_args(Pace))
def test_a_pace_is_drawn_from_public_facts(pace: Pace) -> None:
    one = [seconds_to_answer(pace, False, Random(7)) for _ in range(5)]
    assert one == [seconds_to_answer(pace, False, Random(7)) for _ in range(5)]
    assert all(REACTION[0] <= seconds_to_answer(pace, True, Random(seed)) <= REACTION[1] for seed in range(50))


async def test_a_calm_bot_takes_its_time(tmp_path: Path) -> None:
    clock = StillClock()
    async with served(tmp_path, clock=clock) as house:
        _, anna = await seated(house, "bot:walking", pace="calm")
        await anna.act("walk")
        await until_told(anna, "walked")
        table = house.table(anna.lobby.table)
        await eventually(lambda: not table.live_game().autopilot.is_thinking)
        clock.forward(1.0)
        await anna.quiet()
        assert len(anna.events("walked")) == 1
        clock.forward(3.0)
        await until_told(anna, "walked", 2)


async def test_when_a_clock_runs_out_the_table_answers_and_after_three_times_a_bot_does(tmp_path: Path) -> None:
    clock = StillClock()
    async with served(tmp_path, clock=clock) as house:
        _, anna = await seated(house, "bot:walking", clock=10, options={"steps": 20})
        assert anna.now.deadline == 10
        for times in (1, 2):
            clock.forward(10)
            await until_told(anna, "walked", 2 * times)
            assert anna.events("seat_changed") == []
        clock.forward(10)
        await until_told(anna, "seat_changed")
        assert anna.events("seat_changed")[0]["player"] == {"name": "Anna", "bot": "walking"}


async def test_who_acts_in_time_keeps_the_seat(tmp_path: Path) -> None:
    clock = StillClock()
    async with served(tmp_path, clock=clock) as house:
        _, anna = await seated(house, "bot:walking", clock=10, options={"steps": 40})
        for times in range(1, 5):
            clock.forward(10)
            await until_told(anna, "walked", 4 * times - 2)
            await anna.until_asked()
            await anna.act("walk")
            await until_told(anna, "walked", 4 * times)
            await anna.until_asked()
        assert anna.events("seat_changed") == []


async def test_where_several_are_asked_all_have_the_same_time(tmp_path: Path) -> None:
    clock = StillClock()
    async with served(tmp_path, clock=clock) as house:
        anna, ben = await house.guest("Anna"), await house.guest("Ben")
        lobby = await anna.new_table("me", "open", clock=10, options={"mode": "sealed"})
        await ben.join(lobby.table)
        await anna.start(lobby.table)
        chair = await anna.sit(lobby.table)
        clock.forward(6)
        await chair.act("show", number=1)
        told = await chair.until(lambda message: isinstance(message, Update))
        assert told.now.deadline == 4
        clock.forward(4)
        await until_told(chair, "shown")
        assert chair.events("shown")[0]["numbers"] == [1, 0]
        assert chair.now.deadline == 10


async def test_taking_a_choice_back_gains_no_time(tmp_path: Path) -> None:
    clock = StillClock()
    async with served(tmp_path, clock=clock) as house:
        anna, ben = await house.guest("Anna"), await house.guest("Ben")
        lobby = await anna.new_table("me", "open", clock=10)
        await ben.join(lobby.table)
        await anna.start(lobby.table)
        chair = await anna.sit(lobby.table)
        clock.forward(7)
        await chair.act("walk")
        await chair.ask("undo", seat=0)
        await until_told(chair, "took_back")
        assert chair.now.deadline == 3


async def test_time_that_passed_while_the_server_was_down_is_nobodys_fault(tmp_path: Path) -> None:
    clock = StillClock()
    async with served(tmp_path, clock=clock) as house:
        _, anna = await seated(house, "bot:walking", clock=60)
        table_id = anna.lobby.table
        clock.forward(50)
    clock.forward(3600)
    async with served(tmp_path, clock=clock) as house:
        carl = await (await house.guest("Carl")).sit(table_id)
        assert carl.now.deadline == 15
        clock.forward(15)
        await until_told(carl, "walked")


HOUR = 3600.0


@pytest.mark.parametrize("set_by", [-HOUR, HOUR])
async def test_setting_the_wall_clock_changes_no_time_at_a_table(tmp_path: Path, set_by: float) -> None:
    clock = StillClock()
    async with served(tmp_path, clock=clock) as house:
        _, chair = await seated(house, "bot:walking", clock=60, options={"steps": 20})
        clock.forward(20)
        clock.set_wall(set_by)
        watcher = await (await house.guest("Carl")).sit(chair.lobby.table)
        assert watcher.now.deadline == 40
        clock.forward(39)
        assert await chair.quiet() is not None
        assert chair.events("walked") == []
        clock.forward(1)
        await until_told(chair, "walked")


@pytest.mark.parametrize("set_by", [-HOUR, HOUR])
async def test_who_is_away_is_not_longer_away_by_the_wall_clock(tmp_path: Path, set_by: float) -> None:
    clock = StillClock()
    async with served(tmp_path, clock=clock) as house:
        anna, _, lobby = await started_by_two(house)
        chair = await anna.sit(lobby.table)
        clock.forward(5)
        clock.set_wall(set_by)
        assert (await anna.get(f"/api/tables/{lobby.table}"))["seats"][1]["away_seconds"] == 5
        assert (await chair.ask("agree", seat=1)).why.id == "refused-not_away"


@pytest.mark.parametrize("set_by", [-HOUR, 0, HOUR])
async def test_after_a_restart_time_counts_on_from_what_was_left(tmp_path: Path, set_by: float) -> None:
    clock = StillClock()
    async with served(tmp_path, clock=clock) as house:
        _, anna = await seated(house, "bot:walking", clock=60)
        clock.forward(20)
    clock.set_wall(set_by)
    clock.forward(100)
    async with served(tmp_path, clock=clock) as house:
        carl = await (await house.guest("Carl")).sit(anna.lobby.table)
        assert carl.now.deadline == 40


@pytest.mark.parametrize("seconds_left", [{}, {"seconds_left": 33.0}], ids=["by the wall", "as it is counted"])
async def test_what_an_older_server_kept_is_read(tmp_path: Path, seconds_left: dict[str, float]) -> None:
    """It kept the time on the wall at which a decision ends, and later how long was left, with all the rest."""
    clock = StillClock()
    async with served(tmp_path, clock=clock) as house:
        _, anna = await seated(house, "bot:walking", clock=60)
        clock.forward(20)
    with sqlite3.connect(tmp_path / "test.db") as database:
        (kept,) = database.execute("SELECT kept FROM tables").fetchone()
        newer = msgspec.json.decode(kept)
        del newer["seconds_left"]
        older = msgspec.json.encode(newer | {"deadline": clock.now() + 33} | seconds_left)
        database.execute("UPDATE tables SET kept = ?, seconds_left = NULL", (older,))
    async with served(tmp_path, clock=clock) as house:
        carl = await (await house.guest("Carl")).sit(anna.lobby.table)
        assert carl.now.deadline == 33


async def test_a_move_that_changes_only_the_time_left_writes_that_alone(tmp_path: Path) -> None:
    clock = StillClock()
    async with served(tmp_path, clock=clock) as house:
        _, anna = await seated(house, "bot:walking", clock=60, options={"steps": 40})
        table = house.table(anna.lobby.table)
        before = table.kept
        clock.forward(20)
        assert isinstance(await anna.act("walk"), Accepted)
        stored = await house.tables.services.storage.table(before.id)
        assert stored is not None
        assert (stored.revision, stored.untimed()) == (before.revision, before.untimed())
        assert stored.deadline != before.deadline


async def test_what_could_not_be_saved_gains_no_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = StillClock()
    async with served(tmp_path, clock=clock) as house:
        _, chair = await seated(house, "bot:walking", clock=60)
        clock.forward(20)
        with monkeypatch.context() as trouble:
            away(trouble, house, "append")
            assert (await chair.act("walk")).why.id == "refused-not_saved"
        assert (await (await house.guest("Carl")).sit(chair.lobby.table)).now.deadline == 40


def test_the_clock_of_the_server_counts_whatever_the_wall_says(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = WallClock()
    before = clock.elapsed()
    monkeypatch.setattr(time, "time", lambda: 0.0)
    assert clock.now() == 0.0
    assert clock.elapsed() >= before


async def test_a_clock_goes_on_after_a_restart_though_nobody_comes(tmp_path: Path) -> None:
    clock = StillClock()
    async with served(tmp_path, clock=clock) as house:
        _, anna = await seated(house, "bot:walking", clock=60)
        table_id = anna.lobby.table
    async with served(tmp_path, clock=clock) as house:
        await eventually(lambda: house.tables.loaded(table_id) is not None)
