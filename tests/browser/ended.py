"""Games that end: a bot plays on in somebody's seat, or all do before nobody."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from websockets.sync.client import connect
from websockets.typing import Origin

from saucer.registry import all_games
from tests.browser.house import House, bots_of
from tests.browser.person import OVER, PATIENCE, Person


def finished_table(house: House, anna: Person, slug: str) -> str:
    """Bots play before somebody who looks on without a browser."""
    few = all_games()[slug].seats[0]
    table = house.new_table(anna.context.request, [{"who": "bot", "bot": "random"}] * few, game=slug, start=True)
    looks_on_until_over(house, anna, table)
    return table


def looks_on_until_over(house: House, anna: Person, table: str) -> None:
    with looking_on(house, anna, table) as heard:
        for data in heard:
            if '"over"' in data and (json.loads(data).get("lobby") or {}).get("state") == "over":
                return
    raise AssertionError("the table was left before the game was over")


def bots_play_on(house: House, table: str, *seated: tuple[Person, int], bot: str = "easy") -> None:
    """In these people's seats, while their pages show nothing, for that costs most; they come back when all is over."""
    for someone, _ in seated:
        someone.opens("about:blank")
    for someone, seat in seated:
        gives_the_seat(house, someone, table, bot, seat)
    looks_on_until_over(house, seated[0][0], table)
    for someone in dict(seated):
        someone.opens(house.page(table)).page.locator(OVER).wait_for()


def gives_the_seat(house: House, anna: Person, table: str, bot: str, seat: int = 0) -> None:
    command = {"kind": "give_seat", "id": f"given-{seat}", "seat": seat, "bot": bot}
    with looking_on(house, anna, table, command) as heard:
        answer = next(each for each in map(json.loads, heard) if each.get("id") == command["id"])
        assert answer["kind"] == "accepted", answer


@contextmanager
def looking_on(house: House, anna: Person, table: str, *commands: object) -> Iterator[Iterator[str]]:
    """Somebody's own connection beside the page, which is sent nothing of it: what is said to it, and what it hears."""
    cookies = "; ".join(f"{each['name']}={each['value']}" for each in anna.context.cookies(house.url))
    address = f"{house.url.replace('http', 'ws')}/ws/{table}"
    heads = {"Cookie": cookies}
    patient: dict[str, Any] = {"open_timeout": PATIENCE / 1000, "ping_interval": None, "proxy": None}
    with connect(address, origin=Origin(house.url), additional_headers=heads, **patient) as socket:
        for command in ({"kind": "hello", "id": "looks-on"}, *commands):
            socket.send(json.dumps(command))
        yield map(str, socket)


def ends_with(house: House, anna: Person, slug: str, players: int, bot: str = "random", **more: object) -> str:
    """A game in which the first seat is hers, to its end; says at which table."""
    seats = [{"who": "me"}, *bots_of(slug, players - 1)]
    table = house.new_table(anna.context.request, seats, game=slug, start=True, **more)
    anna.opens(house.page(table)).page.locator(".board").wait_for()
    bots_play_on(house, table, (anna, 0), bot=bot)
    return table
