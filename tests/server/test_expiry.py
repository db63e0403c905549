"""What nobody waits for goes: tables that nobody began, public ones without anybody, ended games in time."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from saucer.server.services.limits import PUBLIC_OF_A_GUEST
from saucer.server.table.expiry import (
    A_DAY,
    NEVER_BEGUN_DAYS,
    PUBLIC_SECONDS,
    SET_SECONDS,
    STEADY_SECONDS,
    SWEEP_SECONDS,
    Expiry,
)
from tests.server.house import House, StillClock, eventually, served
from tests.server.test_managing import finished_game

pytestmark = pytest.mark.anyio


def expiry(house: House) -> Expiry:
    found = house.app.state.expiry
    assert isinstance(found, Expiry)
    return found


async def asleep(house: House, clock: StillClock, table_id: str) -> None:
    """Nobody looks at it any more, so it leaves the memory."""
    clock.forward(60)
    await eventually(lambda: house.tables.loaded(table_id) is None)


async def swept_after(house: House, clock: StillClock, seconds: float) -> None:
    """The server itself sweeps then."""
    await eventually(lambda: expiry(house).swept > 0)
    swept = expiry(house).swept
    clock.forward(seconds)
    await eventually(lambda: expiry(house).swept > swept)


async def state_of(house: House, table_id: str) -> str:
    kept = await house.tables.services.storage.table(table_id)
    return "deleted" if kept is None else kept.state


async def test_a_public_table_at_which_nobody_waits_expires(tmp_path: Path) -> None:
    clock = StillClock()
    async with served(tmp_path, clock=clock) as house:
        anna = await house.guest("Anna")
        left = await anna.new_table("me", "open", public=True)
        awaited = await anna.new_table("me", "open", public=True)
        private = await anna.new_table("me", "open")
        await anna.sit(awaited.table)
        await asleep(house, clock, left.table)
        await expiry(house).sweep()
        clock.forward(PUBLIC_SECONDS - 1)
        await expiry(house).sweep()
        assert await state_of(house, left.table) == "open"
        clock.forward(1)
        await expiry(house).sweep()
        states = [await state_of(house, each.table) for each in (left, awaited, private)]
        assert states == ["abandoned", "open", "open"]
        assert [each["table"] for each in await anna.get("/api/tables")] == [awaited.table]


async def test_who_comes_back_to_a_public_table_starts_its_hour_anew(tmp_path: Path) -> None:
    clock = StillClock()
    async with served(tmp_path, clock=clock) as house:
        anna = await house.guest("Anna")
        table = (await anna.new_table("me", "open", public=True)).table
        await asleep(house, clock, table)
        await expiry(house).sweep()
        clock.forward(PUBLIC_SECONDS)
        await anna.get(f"/api/tables/{table}")
        await expiry(house).sweep()
        await asleep(house, clock, table)
        await expiry(house).sweep()
        assert await state_of(house, table) == "open"


async def test_a_table_that_nobody_began_expires_and_is_forgotten(tmp_path: Path) -> None:
    clock = StillClock()
    async with served(tmp_path, clock=clock) as house:
        anna = await house.guest("Anna")
        table = (await anna.new_table("me", "open")).table
    clock.forward(NEVER_BEGUN_DAYS * A_DAY + 1)
    async with served(tmp_path, clock=clock) as house:
        await swept_after(house, clock, STEADY_SECONDS)
        assert await state_of(house, table) == "abandoned"
        await asleep(house, clock, table)
        clock.forward(NEVER_BEGUN_DAYS * A_DAY)
        await expiry(house).sweep()
        assert await state_of(house, table) == "deleted"


async def test_it_is_looked_after_again_and_again(tmp_path: Path) -> None:
    clock = StillClock()
    async with served(tmp_path, clock=clock) as house:
        await eventually(lambda: expiry(house).swept == 1)
        clock.forward(SWEEP_SECONDS)
        await eventually(lambda: expiry(house).swept == 2)
        clock.forward(SWEEP_SECONDS)
        await eventually(lambda: expiry(house).swept == 3)


async def test_a_table_that_cannot_be_read_holds_up_no_other(tmp_path: Path) -> None:
    clock = StillClock()
    async with served(tmp_path, clock=clock) as house:
        anna = await house.guest("Anna")
        bad = (await anna.new_table("me", "open")).table
        good = (await anna.new_table("me", "open")).table
    with sqlite3.connect(tmp_path / "test.db") as database:
        database.execute("UPDATE tables SET kept = 'nonsense', created = 0 WHERE id = ?", (bad,))
    clock.forward(NEVER_BEGUN_DAYS * A_DAY + 1)
    async with served(tmp_path, clock=clock) as house:
        await swept_after(house, clock, STEADY_SECONDS)
        assert await state_of(house, good) == "abandoned"


@pytest.mark.parametrize(("keep", "left"), [(None, "over"), (2, "deleted")])
async def test_finished_games_are_kept_as_long_as_the_host_says(tmp_path: Path, keep: int | None, left: str) -> None:
    clock = StillClock()
    async with served(tmp_path, clock=clock, keep=keep) as house:
        anna, table = await finished_game(house)
    clock.forward(2 * A_DAY - STEADY_SECONDS - 1)
    async with served(tmp_path, clock=clock, keep=keep) as house:
        await swept_after(house, clock, STEADY_SECONDS)
        assert await state_of(house, table) == "over"
        clock.forward(2)
        await expiry(house).sweep()
        assert await state_of(house, table) == left
        again = await house.guest()
        again.client.cookies = anna.client.cookies
        assert len(await again.get("/api/finished")) == (left == "over")
        assert await house.tables.services.storage.count(table) == 0 or left == "over"


YEARS = 30 * 365 * A_DAY


async def test_nothing_goes_because_somebody_has_set_the_clock_on_the_wall(tmp_path: Path) -> None:
    """Whatever has been old for an hour by a clock that goes steadily is old; what a jump makes old is not, yet."""
    clock = StillClock()
    async with served(tmp_path, clock=clock) as house:
        anna, finished = await finished_game(house)
        waiting = (await anna.new_table("me", "open")).table

    async def left_after(seconds: float) -> list[str]:
        await swept_after(house, clock, seconds)
        return [await state_of(house, each) for each in (finished, waiting)]

    async with served(tmp_path, clock=clock, keep=2) as house:
        assert await left_after(STEADY_SECONDS) == ["over", "open"]
        clock.set_wall(YEARS)
        assert await left_after(SWEEP_SECONDS) == ["over", "open"]
        assert await left_after(STEADY_SECONDS - 1) == ["over", "open"]
        clock.set_wall(-YEARS)
        assert await left_after(SWEEP_SECONDS) == ["over", "open"]
        assert await left_after(STEADY_SECONDS) == ["over", "open"], "it is right again"
        clock.set_wall(YEARS)
        assert await left_after(SWEEP_SECONDS) == ["over", "open"]
        clock.set_wall(SET_SECONDS)
        assert await left_after(STEADY_SECONDS) == ["deleted", "abandoned"], "so it is right"


async def test_a_server_that_starts_with_a_clock_set_wrong_deletes_nothing_until_it_may_have_been_set_right(
    tmp_path: Path,
) -> None:
    clock = StillClock()
    async with served(tmp_path, clock=clock) as house:
        _, table = await finished_game(house)
    clock.set_wall(YEARS)
    async with served(tmp_path, clock=clock, keep=2) as house:
        await swept_after(house, clock, SWEEP_SECONDS)
        clock.set_wall(-YEARS)
        await swept_after(house, clock, STEADY_SECONDS)
        assert await state_of(house, table) == "over"


async def test_one_guest_cannot_fill_the_public_list(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna, ben = await house.guest("Anna"), await house.guest("Ben")
        plan: dict[str, Any] = {"game": "lantern", "seats": [{"who": "open"}, {"who": "open"}], "public": True}
        wishes = [anna.client.post("/api/tables", json=plan) for _ in range(2 * PUBLIC_OF_A_GUEST)]
        answers = await asyncio.gather(*wishes)
        assert sorted(answer.status_code for answer in answers) == [200] * PUBLIC_OF_A_GUEST + [429] * PUBLIC_OF_A_GUEST
        refused = await anna.post("/api/tables", 429, **plan)
        assert refused["problem"]["id"] == "refused-too_many_public"
        await ben.post("/api/tables", **plan)
        await anna.post("/api/tables", **plan | {"public": False})
