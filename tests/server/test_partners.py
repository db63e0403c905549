"""Who sits with whom: seats change places before the start, teams are told, and a rematch keeps partners together."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from saucer.core import Game, Seat
from saucer.server.storage.contract import KeptSeat
from saucer.server.table.seating import rematch
from saucer.server.wire.messages import Scene
from tests.server.house import House, Person, served
from tests.server.test_storage import a_table
from tests.tiny import relay
from tests.tiny.relay.model import RelayOptions

pytestmark = pytest.mark.anyio

OPPOSITE = [[0, 2], [1, 3]]
TEAMS = {"teams": True}


def games() -> Mapping[str, Game]:
    return {"relay": relay.GAME}


async def table_of_four(house: House) -> tuple[Person, Person, str]:
    """Anna, who is the host, Ben, a bot, and a seat that is free."""
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    table = (await anna.new_table("me", "open", "bot:random", "open", game="relay", options=TEAMS)).table
    await ben.join(table)
    return anna, ben, table


def names(lobby: Any) -> list[str]:
    return [(seat["player"] or {"name": ""})["name"] for seat in lobby["seats"]]


async def swap(person: Person, table: str, one: int, other: int, status: int = 200) -> Any:
    return await person.post(f"/api/tables/{table}/swap", status, one=one, other=other)


async def test_the_lobby_tells_the_teams(tmp_path: Path) -> None:
    async with served(tmp_path, games=games) as house:
        anna, _ben, table = await table_of_four(house)
        assert (await anna.get(f"/api/tables/{table}"))["teams"] == OPPOSITE


async def test_the_host_chooses_who_sits_with_whom_and_screens_follow(tmp_path: Path) -> None:
    async with served(tmp_path, games=games) as house:
        anna, ben, table = await table_of_four(house)
        looking = await ben.sit(table)
        lobby = await swap(anna, table, 1, 2)
        assert names(lobby) == ["Anna", names(lobby)[1], "Ben", ""]
        await looking.until(lambda message: isinstance(message, Scene))
        assert looking.lobby.mine == (2,)
        assert (await swap(anna, table, 0, 3))["mine"] == [3]


async def test_people_move_themselves_to_a_free_seat_or_past_a_bot_and_nobody_else(tmp_path: Path) -> None:
    async with served(tmp_path, games=games) as house:
        anna, ben, table = await table_of_four(house)
        assert (await swap(ben, table, 1, 3))["mine"] == [3]
        assert (await swap(ben, table, 2, 3))["mine"] == [2]
        assert (await swap(ben, table, 2, 0, 409))["problem"]["id"] == "refused-seat_taken"
        assert (await swap(ben, table, 1, 3, 403))["problem"]["id"] == "refused-not_yours"
        stranger = await house.guest("Carl")
        assert (await swap(stranger, table, 1, 3, 403))["problem"]["id"] == "refused-not_yours"
        assert (await swap(anna, table, 0, 7, 409))["problem"]["id"] == "refused-seat_taken"


async def test_seats_stay_as_they_are_once_the_game_has_started(tmp_path: Path) -> None:
    async with served(tmp_path, games=games) as house:
        anna, _ben, table = await table_of_four(house)
        await anna.post(f"/api/tables/{table}/seat", seat=3, bot="random")
        await swap(anna, table, 0, 1)
        assert (await anna.start(table))["state"] == "playing"
        assert (await swap(anna, table, 0, 1, 409))["problem"]["id"] == "refused-started"


class SideBySide(relay.Relay):
    def teams(self, players: int, options: Any) -> tuple[tuple[Seat, ...], ...]:
        return (Seat(0), Seat(1)), (Seat(2), Seat(3))


@pytest.mark.parametrize(("game", "expected"), [(relay.GAME, "badc"), (SideBySide(), "cdab")], ids=["opposite", "side"])
def test_a_rematch_keeps_partners_together(game: Game, expected: str) -> None:
    seats = tuple(KeptSeat("bot", name) for name in "abcd")
    fresh = rematch(a_table(game="relay", seats=seats, options=TEAMS), game, 9.0, TEAMS)
    sat = [seat.name for seat in fresh.seats]
    teams = game.teams(4, RelayOptions(teams=True))
    before, after = ({frozenset(each[seat] for seat in team) for team in teams} for each in ("abcd", sat))
    assert before == after
    assert "".join(sat) == expected
