"""An hour of people who come, play, drop out and come back, at an easy pace: what does the server hold then?

A machine may be so busy that somebody waits for long, and in Contact a bot plans in secret, so that nobody else is sent
anything. So it is not time that counts: whoever was sent nothing for a while looks whether that is all there was to
be sent, and whether the table has gone on. One that stands still while the others make many moves is stuck. Whoever did
not answer a ping in time is cut off, as ever, and comes back.
"""

import asyncio
import os
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from statistics import median
from time import monotonic

from saucer.registry import all_games
from tests.server.house import PATIENCE, Chair, Person, person
from tests.server.process import ServerProcess
from tests.server.survivors import GONE, Survivor, check_record
from tests.siege.ground import DATABASE, Ground, memory_of

PEOPLE = 12
PAUSE = 0.3
SAMPLE_SECONDS = 5.0
PAGES = ("/", "/api/tables", "/api/games", "/api/me", "/healthz")
PARTS = 5
LULL_SECONDS = 10.0
"""Whoever is sent nothing for so long begins to wonder."""
STUCK_MOVES = 1000
"""A table stands still if all others together make so many moves meanwhile."""
STUCK_SECONDS = 600.0
"""Or if nobody at all makes a move for so long."""


class Progress:
    """How far all the games are, as the store has them and as people were told."""

    def __init__(self, database: Path) -> None:
        self._store = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
        self.moves = 0
        """Of all people, as they were accepted."""
        self.lulls = 0
        """How often somebody began to wonder."""
        self.cuts = 0
        """How often somebody was cut off."""

    def entries(self, table: str) -> int:
        (count,) = self._store.execute("SELECT count(*) FROM entries WHERE table_id = ?", (table,)).fetchone()
        return int(count)

    def close(self) -> None:
        self._store.close()


class Standstill:
    """Of one table, from the first time somebody wondered; what it does next ends it."""

    def __init__(self, progress: Progress, table: str) -> None:
        self._progress = progress
        self._table = table
        self._since()

    def _since(self) -> None:
        self._entries = self._progress.entries(self._table)
        self._moves, self._at = self._progress.moves, monotonic()

    def look(self) -> str:
        """What has happened since the last look."""
        more = self._progress.entries(self._table) - self._entries
        moves, seconds = self._progress.moves - self._moves, monotonic() - self._at
        told = f"{more} entries at the table, {moves} moves of all, {seconds:.0f} s"
        assert more or (moves < STUCK_MOVES and (moves or seconds < STUCK_SECONDS)), f"stuck: {told}"
        if more:
            self._since()
        return told


class Regular:
    """Somebody who plays one game after the other, each of another kind, and loses the line now and then."""

    def __init__(self, server: ServerProcess, number: int, progress: Progress) -> None:
        self._server = server
        self._number = number
        self._progress = progress
        self._lot = Random(number)
        self.games = 0

    async def stay(self, until: float) -> None:
        async with person(self._server.url, f"Anna {self._number}") as anna:
            while monotonic() < until:
                slug = self._lot.choice(list(all_games()))
                game = all_games()[slug]
                bots = ["bot:random"] * (self._lot.choice(list(game.seats)) - 1)
                lobby = await anna.new_table("me", *bots, game=slug, start=True)
                await self._play(anna, Survivor(anna, lobby.table, slug, self._lot), until)

    async def _play(self, anna: Person, survivor: Survivor, until: float) -> None:
        """To the end; when time is up, or a game takes long, it is given up."""
        while survivor.accepted < 300 and monotonic() < until:
            try:
                over = await self._play_on(await survivor.come(), survivor, until)
            except GONE:
                self._progress.cuts += 1
                continue
            await anna.client.get(self._lot.choice(PAGES))
            if over:
                await check_record(survivor)
                self.games += 1
                return
        given_up = await anna.client.post(f"/api/tables/{survivor.table}/leave")
        assert given_up.status_code in (200, 409), given_up.text

    async def _play_on(self, chair: Chair, survivor: Survivor, until: float) -> bool:
        """Some moves; whether the game is over then."""
        goal = survivor.accepted + self._lot.randint(5, 40)
        standstill: Standstill | None = None
        while chair.now.result is None and survivor.accepted < goal and monotonic() < until:
            before = survivor.accepted
            chair.patience = LULL_SECONDS
            try:
                await survivor.play(chair, 1, PAUSE)
                standstill = None
            except TimeoutError:
                standstill = standstill or Standstill(self._progress, survivor.table)
                await self._wonder(chair, survivor, standstill)
            finally:
                self._progress.moves += survivor.accepted - before
                survivor.lines = list(chair.lines)
        await chair.socket.close()
        return chair.now.result is not None

    async def _wonder(self, chair: Chair, survivor: Survivor, standstill: Standstill) -> None:
        """Who comes anew is shown no more than whoever was there all the time, and the table goes on."""
        now = chair.now
        where = f"{survivor.game}, {survivor.accepted} moves made, {now.prompt.id}, waits for {now.waiting}"
        print(f"nothing came: {where}: {standstill.look()}, load {os.getloadavg()[0]:.1f}", flush=True)
        self._progress.lulls += 1
        chair.patience = PATIENCE
        fresh = await survivor.person.sit(survivor.table)
        await chair.quiet()
        await fresh.socket.close()
        assert chair.count >= fresh.count, f"{where}: {fresh.count} lines are told, and {chair.count} came"
        asked = bool(fresh.offers) and chair.count == fresh.count and chair.now.result is None
        assert chair.offers or not asked, f"{where}: it is asked, and was not told so"


class Samples:
    """What the server held, at equal distances."""

    def __init__(self, server: ServerProcess) -> None:
        self._server = server
        self.megabytes: list[float] = []
        self.files: list[int] = []

    async def take(self, until: float) -> None:
        while monotonic() < until:
            await asyncio.sleep(min(SAMPLE_SECONDS, max(0.0, until - monotonic())))
            self.megabytes.append(memory_of(self._server))
            self.files.append(len(list(Path(f"/proc/{self._server.id}/fd").iterdir())))

    def told(self) -> str:
        """Medians of each fifth; the last is compared with the second: the first is for what is made once."""
        megabytes, files = fifths(self.megabytes), fifths(self.files)
        told = f"memory {', '.join(f'{each:.0f}' for each in megabytes)} MB in the fifths of it"
        told += f"; {files[1]:.0f} files open in the second fifth, {files[-1]:.0f} in the last"
        assert megabytes[-1] <= megabytes[1] * 1.1 + 5, told
        assert files[-1] <= files[1] + PEOPLE, told
        return told


def fifths(values: Sequence[float]) -> list[float]:
    size = max(1, len(values) // PARTS)
    return [median(values[number * size : (number + 1) * size] or values[-1:]) for number in range(PARTS)]


async def soak(ground: Ground) -> str:
    with ground.server() as server, closing(Progress(ground.folder / DATABASE)) as progress:
        until = monotonic() + ground.wishes.minutes * 60
        samples = Samples(server)
        regulars = [Regular(server, number, progress) for number in range(PEOPLE)]
        async with asyncio.TaskGroup() as group:
            group.create_task(samples.take(until))
            for regular in regulars:
                group.create_task(regular.stay(until))
        games = sum(each.games for each in regulars)
        lulls = f"{progress.lulls} times nothing came for {LULL_SECONDS:.0f} s, {progress.cuts} times a line was cut"
        played = f"{ground.wishes.minutes:g} minutes, {games} games to their end, {progress.moves} moves"
        return f"{played}; {lulls}, no table stood still; {samples.told()}"
