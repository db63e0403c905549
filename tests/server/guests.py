"""People who play at a table of any game by lot, talk, take choices back and come anew; and all they were shown."""

import asyncio
from typing import Any

from saucer.core import Random, stream, verify
from saucer.core.codec import plain
from saucer.server.wire.messages import Accepted, Update
from tests.server.house import House, Person
from tests.server.wire import Viewer, Watched, check_all
from tests.suite import Table
from tests.suite.senses import kinds_of, talk

ENTRIES = 60
"""Then a game that takes long is given up."""
SELDOM = 8
"""Once in so many turns somebody talks, takes a choice back, or comes anew."""


class Guest:
    """Plays one seat by lot."""

    def __init__(self, house: House, table: Table, chair: Watched, random: Random) -> None:
        self.house = house
        self.chair = chair
        self.random = random
        self.talk = talk(table)
        self.rash = {each.tag for each in kinds_of(table.game.actions) if getattr(each.cls, "rash", False)}

    def comes_up(self, times: int) -> bool:
        return int(self.random.below(times)) == 0

    async def play(self) -> None:
        chair = self.chair
        while chair.lobby.state == "playing":
            choices = chair.now.choices
            if chair.lobby.leaving or self.has_had_enough():
                await self.leave()
            elif choices is None or not (choices.must or (choices.offers and self.comes_up(3))):
                await chair.next()
            else:
                await self.take_turn(choices)

    def has_had_enough(self) -> bool:
        live = self.house.table(self.chair.lobby.table).live
        return live is not None and len(live.match.entries) > ENTRIES

    async def leave(self) -> None:
        """The table is given up when everybody wants that."""
        if self.chair.scene.seat not in self.chair.lobby.leaving:
            await self.chair.ask("abandon")
        while self.chair.lobby.state == "playing":
            await self.chair.next()

    async def take_turn(self, choices: Any) -> None:
        if self.comes_up(SELDOM):
            await self.chair.hello()
            await self.chair.recall(int(self.random.below(self.chair.count + 1)))
        elif self.comes_up(SELDOM):
            await self.say_something()
        elif choices.undo and self.comes_up(SELDOM):
            await self.expect_update("undo", seat=choices.seat)
        elif choices.roll is not None:
            outcome = [int(self.random.below(choices.roll.faces)) for _ in range(choices.roll.count)]
            await self.expect_update("roll", seat=choices.seat, on=self.chair.count, outcome=outcome)
        else:
            await self.act(choices)

    async def act(self, choices: Any) -> None:
        calm = [each for each in choices.offers if each.action["kind"] not in self.rash]
        wished = choices.offers if not calm or self.comes_up(5 * SELDOM) else calm
        offer = wished[int(self.random.below(len(wished)))]
        action = offer.action
        if offer.number is not None:
            size = action["high"] - action["low"] + 1
            action = {"kind": offer.number, "number": action["low"] + int(self.random.below(size))}
        await self.expect_update("act", seat=choices.seat, on=self.chair.count, action=action)

    async def say_something(self) -> None:
        aside = self.talk[int(self.random.below(len(self.talk)))]
        await self.expect_update("speak", seat=self.chair.scene.seat, aside=plain(aside))

    async def expect_update(self, kind: str, **fields: Any) -> None:
        """Whoever does something sees it; what came too late is not done."""
        if isinstance(await self.chair.ask(kind, **fields), Accepted):
            await self.chair.until(lambda message: isinstance(message, Update))


async def play_at(house: House, table: Table, bots: bool) -> int:
    """A game at this table, all others but the first are bots or nobody is; how many updates were compared."""
    persons = 1 if bots else table.players
    people = [await house.guest(name) for name in (*table.names[:persons], "Zoe")]
    seats = ["me", *["open"] * (persons - 1), *["bot:random"] * (table.players - persons)]
    options = plain(table.options)
    lobby = await people[0].new_table(*seats, game=table.game.slug, options=options)
    for each in people[1:-1]:
        await each.join(lobby.table)
    viewers: list[Viewer] = [*table.seats[:persons], None]
    watched = {viewer: await seated(each, lobby.table) for viewer, each in zip(viewers, people, strict=True)}
    await people[0].start(lobby.table)
    await asyncio.gather(*[follow(house, table, viewer, chair) for viewer, chair in watched.items()])
    record = (await people[0].get(f"/api/tables/{lobby.table}/record")).encode()
    verify(house.tables.services.games[table.game.slug], record)
    check_no_key(house, lobby.table, watched)
    return check_all(table.game, record, watched, may_begin_late=house.is_several)


async def seated(person: Person, table_id: str) -> Watched:
    chair = Watched(await person.socket(table_id))
    await chair.hello()
    return chair


async def follow(house: House, table: Table, viewer: Viewer, chair: Watched) -> None:
    while chair.lobby.state == "open":
        await chair.next()
    if viewer is not None:
        await Guest(house, table, chair, stream(viewer, table.players)).play()
    while chair.lobby.state == "playing":
        await chair.next()
    await chair.quiet()
    for after in (0, chair.count // 2, chair.count):
        await chair.recall(after)


def check_no_key(house: House, table_id: str, watched: dict[Viewer, Watched]) -> None:
    """Neither the seed nor a word nor anybody's session is in anything that was sent."""
    kept = house.table(table_id).kept
    secrets = [kept.seed, *kept.sessions(), *[seat.word for seat in kept.seats if seat.word]]
    for chair in watched.values():
        received = "".join(chair.received)
        assert not [secret for secret in secrets if secret in received]
