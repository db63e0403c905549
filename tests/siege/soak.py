"""An hour of people who come, play, drop out and come back, at an easy pace: what does the server hold then?"""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import median
from time import monotonic

from saucer.registry import all_games
from tests.server.house import Person, person
from tests.server.process import ServerProcess
from tests.server.survivors import Survivor, check_record
from tests.siege.ground import Ground, memory_of

PEOPLE = 12
PAUSE = 0.3
SAMPLE_SECONDS = 5.0
PAGES = ("/", "/api/tables", "/api/games", "/api/me", "/healthz")
PARTS = 5


class Regular:
    """Somebody who plays one game after the other, each of another kind, and loses the line now and then."""

    def __init__(self, server: ServerProcess, number: int) -> None:
        self._server = server
        self._number = number
        self._lot = Random(number)
        self.games = 0
        self.moves = 0

    async def stay(self, until: float) -> None:
        async with person(self._server.url, f"Anna {self._number}") as anna:
            while monotonic() < until:
                slug = self._lot.choice(list(all_games()))
                game = all_games()[slug]
                bots = ["bot:random"] * (self._lot.choice(list(game.seats)) - 1)
                lobby = await anna.new_table("me", *bots, game=slug, start=True)
                survivor = Survivor(anna, lobby.table, slug, self._lot)
                await self._play(anna, survivor, until)
                self.moves += survivor.accepted

    async def _play(self, anna: Person, survivor: Survivor, until: float) -> None:
        """To the end; when time is up, or a game takes long, it is given up."""
        while survivor.accepted < 300 and monotonic() < until:
            chair = await survivor.come()
            try:
                await survivor.play(chair, self._lot.randint(5, 40), PAUSE)
            except TimeoutError:
                now = chair.now
                told = f"nothing came for long at a table of {survivor.game} after {survivor.accepted} moves"
                raise AssertionError(f"{told}: {chair.lobby.state}, {now.prompt}, waits for {now.waiting}") from None
            over = chair.now.result is not None
            await chair.socket.close()
            await anna.client.get(self._lot.choice(PAGES))
            if over:
                await check_record(survivor)
                self.games += 1
                return
        given_up = await anna.client.post(f"/api/tables/{survivor.table}/leave")
        assert given_up.status_code in (200, 409), given_up.text


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
    with ground.server() as server:
        until = monotonic() + ground.wishes.minutes * 60
        samples = Samples(server)
        regulars = [Regular(server, number) for number in range(PEOPLE)]
        async with asyncio.TaskGroup() as group:
            group.create_task(samples.take(until))
            for regular in regulars:
                group.create_task(regular.stay(until))
        games, moves = sum(each.games for each in regulars), sum(each.moves for each in regulars)
        return f"{ground.wishes.minutes:g} minutes, {games} games to their end, {moves} moves; {samples.told()}"
