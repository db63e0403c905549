"""Contact on the wire: every frame that each connection received while somebody planned in secret and sent."""

import json
from pathlib import Path
from typing import Any

import pytest

from saucer.server.wire.messages import Accepted, Update
from tests.server.house import Chair, House, StillClock, served

pytestmark = pytest.mark.anyio

SECRET_FIELDS = ("target", "plan", "sent")
SECRET_EVENTS = {"target_drawn", "stop_planned", "route_planned", "plan_forgotten"}


async def three_at_a_table(house: House, **more: Any) -> list[Chair]:
    people = [await house.guest(name) for name in ("Anna", "Ben", "Clara")]
    watcher = await house.guest("Dora")
    options = {"first": 0, "level": 6}
    lobby = await people[0].new_table("me", "open", "open", game="contact", options=options, **more)
    for each in people[1:]:
        await each.join(lobby.table)
    await people[0].start(lobby.table)
    chairs = [await each.sit(lobby.table) for each in (*people, watcher)]
    await chairs[0].until_asked()
    return chairs


async def chooses(chair: Chair, action: dict[str, Any]) -> None:
    kind = action["kind"]
    assert isinstance(
        await chair.act(kind, **{name: value for name, value in action.items() if name != "kind"}), Accepted
    )
    await chair.until(lambda message: isinstance(message, Update))


async def plans_to_the_target(chair: Chair, others: list[Chair]) -> int:
    """Stop by stop, with everybody else hearing nothing of it; says how many steps it took."""
    steps = 0
    while {"kind": "launch"} not in chair.offers:
        stops = [offer["chip"] for offer in chair.offers if offer["kind"] == "fly_to"]
        target = chair.view["target"]
        await chooses(chair, {"kind": "fly_to", "chip": target if target in stops else stops[0]})
        await nobody_hears(others)
        steps += 1
    return steps


async def nobody_hears(others: list[Chair]) -> None:
    for other in others:
        assert await other.quiet() == []


async def test_planning_undoing_and_planning_anew_reaches_nobody_else(tmp_path: Path) -> None:
    async with served(tmp_path, limited=False) as house:
        source, *others = await three_at_a_table(house)
        await chooses(source, {"kind": "begin_round"})
        await source.quiet()
        for other in others:
            await other.quiet()
        assert await plans_to_the_target(source, others) >= 1
        assert isinstance(await source.ask("undo", seat=0, steps=1), Accepted)
        await nobody_hears(others)
        await source.quiet()
        await plans_to_the_target(source, others)
        await chooses(source, {"kind": "plan_anew"})
        await nobody_hears(others)


async def test_by_the_clock_too_nobody_learns_that_a_plan_was_made_or_taken_back(tmp_path: Path) -> None:
    """Whoever comes meanwhile is shown the count and the time left that there were before it."""
    clock = StillClock()
    async with served(tmp_path, limited=False, clock=clock) as house:
        source, *others = await three_at_a_table(house, clock=60)
        await chooses(source, {"kind": "begin_round"})
        for each in (source, *others):
            await each.quiet()
        clock.forward(20)
        await plans_to_the_target(source, others)
        assert await shown_meanwhile(house, others) == (others[-1].count, 40)
        clock.forward(5)
        assert isinstance(await source.ask("undo", seat=0, steps=1), Accepted)
        await nobody_hears(others)
        await source.quiet()
        assert await shown_meanwhile(house, others) == (others[-1].count, 35)
        await plans_to_the_target(source, others)
        assert await shown_meanwhile(house, others) == (others[-1].count, 35)


async def shown_meanwhile(house: House, others: list[Chair]) -> tuple[int, float | None]:
    """To somebody who comes to look on, of which everybody is told: the count, and how many seconds are left."""
    looking = await (await house.guest("Emma")).sit(others[0].lobby.table)
    for other in others:
        await other.quiet()
    return looking.count, looking.now.deadline


async def test_until_the_round_ends_no_frame_holds_target_or_route(tmp_path: Path) -> None:
    async with served(tmp_path, limited=False) as house:
        source, *others = await three_at_a_table(house)
        await chooses(source, {"kind": "begin_round"})
        await source.quiet()
        legs = await plans_to_the_target(source, [])
        await chooses(source, {"kind": "launch"})
        for leg in range(legs):
            await chooses(source, {"kind": "land", "number": 700 + leg})
            if leg < legs - 1:
                await chooses(source, {"kind": "take_off", "number": 300})
        await others[0].until_asked()
        for other in others:
            await other.quiet()
            assert other.view["phase"] == "guessing"
            check_frames(other)
            flown = [tap["milliseconds"] for tap in other.view["taps"] if tap["what"] in ("land", "arrive")]
            assert flown == [700 + leg for leg in range(legs)]
        await chooses(others[0], {"kind": "guess", "planet": source.view["target"]})
        assert len(others[0].view["plans"]) == 1


def check_frames(chair: Chair) -> None:
    for frame in chair.received:
        message = json.loads(frame)
        beats = message.get("beats", [])
        for fields in (message.get("view") or {}, *[beat["changes"] | beat["added"] for beat in beats]):
            assert [name for name in SECRET_FIELDS if fields.get(name)] == []
            assert not fields.get("plans")
        lines = [*message.get("lines", []), *[beat["line"] for beat in beats if beat["line"]]]
        assert {line["event"]["kind"] for line in lines}.isdisjoint(SECRET_EVENTS)
        choices = (message.get("now") or {}).get("choices")
        assert choices is None or choices["seat"] != 0
