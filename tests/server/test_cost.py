"""What a move costs, in calls of functions: no clock is asked, so that a busy machine changes nothing."""

import sys
from pathlib import Path
from types import FrameType

import pytest

from saucer.core import Acted, Seat
from saucer.server.table.guests import Guest
from saucer.server.table.screens import Screen
from saucer.server.table.table import Table
from saucer.server.wire.messages import FromTable, Update
from tests.server.house import House, served
from tests.server.lantern import Walk

pytestmark = pytest.mark.anyio

FEW, MANY = 10, 200


class Calls:
    """Counts every call in this thread while it is entered."""

    def __init__(self) -> None:
        self.made = 0

    def __enter__(self) -> "Calls":
        sys.setprofile(self._note)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)

    def _note(self, frame: FrameType, event: str, argument: object) -> None:
        self.made += event in ("call", "c_call")


class Heard:
    """A connection that keeps what it is sent."""

    def __init__(self) -> None:
        self.messages: list[FromTable] = []

    def send(self, message: FromTable) -> None:
        self.messages.append(message)


async def a_table_of_two(house: House) -> tuple[Table, list[Heard]]:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    lobby = await anna.new_table("me", "open", options={"steps": 1_000})
    await ben.join(lobby.table)
    await anna.start(lobby.table)
    table = house.table(lobby.table)
    heard = [Heard(), Heard()]
    for seat, sink in zip(table.kept.seats, heard, strict=True):
        assert seat.session is not None
        screen = Screen(Guest(seat.session, seat.name, "circle"), sink)
        await table.mailbox.ask(lambda screen=screen: table.attach(screen, None, 0))  # type: ignore[misc]
    return table, heard


async def calls_of_a_move(table: Table) -> int:
    seat = table.live_game().match.awaited()[0]

    async def walk() -> int:
        with Calls() as calls:
            await table.enter(Acted(Seat(seat), Walk()))
        return calls.made

    return await table.mailbox.ask(walk)


async def test_a_move_costs_as_much_at_the_end_of_a_long_game_as_at_its_beginning(tmp_path: Path) -> None:
    """The fewest of some moves: now and then the loop has other work while the disk writes."""
    async with served(tmp_path) as house:
        table, heard = await a_table_of_two(house)
        first = min([await calls_of_a_move(table) for _ in range(FEW)])
        for _ in range(MANY):
            await calls_of_a_move(table)
        last = min([await calls_of_a_move(table) for _ in range(FEW)])
        told = [message for message in heard[1].messages if isinstance(message, Update)]
        assert len(told) == MANY + 2 * FEW
        assert last <= first * 1.05
