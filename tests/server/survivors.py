"""People who play on whatever becomes of the server, and what must hold of their games: nothing lost, nothing twice."""

import asyncio
import contextlib
from itertools import count
from random import Random
from time import monotonic
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from saucer.core import Game, Match, Offer, Seat, verify
from saucer.core.lines import read_entries, read_header
from saucer.registry import game_named
from saucer.server.wire.messages import Accepted, Refused, Scene, Update
from tests.server.house import Chair, Person, person
from tests.server.process import ServerProcess
from tests.server.wire import as_sent

GONE = (ConnectionClosed, InvalidHandshake, OSError)
"""What a browser meets when a server ends; it tries again."""
AGAIN_SECONDS = 0.05
LATER = ("refused-not_saved", "refused-too_fast")
"""Refused for now: the same command is sent once more, and counts once."""
NOT_NOW = ("refused-conflict", "refused-not_asked", "refused-not_allowed", "refused-ended")
"""Somebody else was quicker."""


class Survivor:
    """A person whose browser remembers what it was told and what was never answered."""

    def __init__(self, someone: Person, table: str, game: str = "all-in-all", lot: Random | None = None) -> None:
        self.person = someone
        self.table = table
        self.game = game
        self.lines: list[object] = []
        self.accepted = 0
        self.put_off = 0
        """How often it was told to try again later."""
        self.unanswered: tuple[str, int, object] | None = None
        self.last_accepted = monotonic()
        self._lot = lot
        self._ids = count(1)

    async def come(self) -> Chair:
        """What it was told before is still true, to the letter."""
        chair = await self.person.sit(self.table)
        assert chair.lines[: len(self.lines)] == self.lines
        self.lines = chair.lines
        if self.unanswered is not None:
            await self.say(chair, *self.unanswered)
        return chair

    async def say(self, chair: Chair, command_id: str, on: int, action: object) -> None:
        self.unanswered = (command_id, on, action)
        answer = await chair.ask("act", id=command_id, seat=0, on=on, action=action)
        assert isinstance(answer, Accepted | Refused)
        if isinstance(answer, Refused):
            assert answer.why.id in LATER + NOT_NOW, answer
            if answer.why.id in LATER:
                self.put_off += 1
                await asyncio.sleep(AGAIN_SECONDS)
                return
        self.unanswered = None
        if isinstance(answer, Accepted):
            self.accepted += 1
            self.last_accepted = monotonic()

    async def play(self, chair: Chair, moves: int | None = None, pause: float = 0.0) -> None:
        """So many accepted moves, or to the end."""
        goal = None if moves is None else self.accepted + moves
        while chair.now.result is None and self.accepted != goal:
            if self.unanswered is not None:
                await self.say(chair, *self.unanswered)
            elif chair.offers:
                await asyncio.sleep(pause)
                await self._move(chair)
            else:
                await chair.next()
            self.lines = list(chair.lines)

    async def _move(self, chair: Chair) -> None:
        before = chair.count
        await self.say(chair, f"move-{next(self._ids)}", before, self._choice(chair))
        if chair.count == before and chair.now.result is None and self.unanswered is None:
            await chair.until(lambda message: isinstance(message, Update | Scene))

    def _choice(self, chair: Chair) -> Any:
        """The first choice offered, or one by lot."""
        assert chair.now.choices is not None
        offers = chair.now.choices.offers
        return action_of(offers[0] if self._lot is None else self._lot.choice(wise(offers)), self._lot)


def wise(offers: tuple[Offer, ...]) -> tuple[Offer, ...]:
    """None that the table warns of, unless there is no other."""
    return tuple(offer for offer in offers if offer.caution is None) or offers


def action_of(offer: Offer, lot: Random | None) -> Any:
    if offer.number is None:
        return offer.action
    low, high = offer.action["low"], offer.action["high"]
    return {"kind": offer.number, "number": low if lot is None else lot.randint(low, high)}


async def come_back(someone: Person, table: str) -> Chair:
    while True:
        with contextlib.suppress(*GONE):
            return await someone.sit(table)
        await asyncio.sleep(AGAIN_SECONDS)


async def persist(survivor: Survivor, moves: int | None = None, pause: float = 0.0) -> None:
    """Whoever is cut off comes back, as a browser does."""
    goal = None if moves is None else survivor.accepted + moves
    while goal is None or survivor.accepted < goal:
        with contextlib.suppress(*GONE):
            await survivor.play(await survivor.come(), None if goal is None else goal - survivor.accepted, pause)
            return
        await asyncio.sleep(AGAIN_SECONDS)


async def begun(server: ServerProcess, stack: contextlib.AsyncExitStack, tables: int) -> list[Survivor]:
    """So many people, each at a table with two bots."""
    survivors = []
    for number in range(tables):
        someone = await stack.enter_async_context(person(server.url, f"Anna {number}"))
        lobby = await someone.new_table("me", "bot:random", "bot:random", game="all-in-all", start=True)
        survivors.append(Survivor(someone, lobby.table))
    return survivors


async def check_record(survivor: Survivor) -> None:
    """What was accepted is there, once; and it was told what the record says, to the letter."""
    game = game_named(survivor.game)
    record = (await survivor.person.get(f"/api/tables/{survivor.table}/record")).encode()
    assert verify(game, record).end == "over"
    made = [line for line in record.splitlines() if b'"kind":"action"' in line and b'"seat":0' in line]
    assert len(made) == survivor.accepted, f"{len(made)} moves in the record, {survivor.accepted} were accepted"
    heard, told = as_sent(heard_of(game, record)), [line["event"] for line in as_sent(survivor.lines)]
    assert told == heard, f"{game.slug}: {first_difference(told, heard)}"


def heard_of(game: Game, record: bytes) -> list[object]:
    match = Match(game, read_header(record))
    for entry in read_entries(record):
        match.append(entry)
    return [event for _, event in match.heard(Seat(0))]


def first_difference(told: list[object], heard: list[object]) -> str:
    for number, (one, other) in enumerate(zip(told, heard, strict=False)):
        if one != other:
            return f"line {number} was {one}, the record says {other}"
    return f"{len(told)} lines were told, the record says {len(heard)}"
