"""Where a siege takes place: a server process, what it says while it lasts, and what it holds in memory."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from random import Random

from msgspec import Struct

from benchmarks.load.process import resident_bytes
from saucer.core import Seat
from saucer.registry import game_named
from saucer.server.wire.messages import Scene
from tests.server.guests import seated
from tests.server.house import Person, person
from tests.server.process import AS_EVER, ServerProcess
from tests.server.survivors import Survivor, check_record
from tests.server.wire import check_all

UNLIMITED = ("-m", "tests.siege.unlimited")
MEGABYTE = 1_000_000
DATABASE = "siege.db"


class Wishes(Struct, frozen=True):
    """How much of each attack somebody wishes for."""

    kills: int = 20
    frames: int = 1_000_000
    sockets: int = 10_000
    examples: int = 40
    seconds: int = 30
    """Of flood."""
    minutes: float = 60.0
    rounds: int = 20
    """Of trouble with disk, clock or store."""


class Ground:
    def __init__(self, folder: Path, wishes: Wishes) -> None:
        self.folder = folder
        self.wishes = wishes

    @contextmanager
    def server(
        self,
        *more: str,
        database: str | None = None,
        limited: bool = True,
        expected: tuple[str, ...] = (),
        environment: dict[str, str] | None = None,
    ) -> Iterator[ServerProcess]:
        """It ends as it was told to, and has told of no error but those that are expected."""
        server = ServerProcess(self.folder / DATABASE, database, AS_EVER if limited else UNLIMITED)
        server.environment = environment or {}
        server.start(*more)
        try:
            yield server
        finally:
            code = server.stop()
        assert code == 0, f"the server ended with {code}: {server.log.read_text()[-2000:]}"
        check_log(server.log, expected)


def check_log(log: Path, expected: tuple[str, ...]) -> None:
    """Nothing that nobody caught, no game that was paused, no answer of the 500 kind.

    A line may be torn by a full disk, and what clears up after a process that was killed, or had just been started by
    it, says so in plain words.
    """
    for line in log.read_text().splitlines():
        with suppress(ValueError):
            said = json.loads(line)
            assert said["level"] not in ("error", "critical") or said["event"] in expected, line


def memory_of(server: ServerProcess) -> float:
    """In megabytes, without its bots."""
    return resident_bytes(server.id) / MEGABYTE


def check_steady(before: float, after: float) -> str:
    """A tenth more and what a few tables take is no leak."""
    told = f"memory {before:.0f} MB, then {after:.0f} MB"
    assert after <= before * 1.1 + 10, told
    return told


class Party:
    """People who play one game after the other beside all that; every frame they get is judged by the record."""

    def __init__(self, server: ServerProcess, number: int = 0, game: str = "all-in-all") -> None:
        self._server = server
        self._lot = Random(number)
        self._name = f"Anna {number}"
        self._game = game
        self.games = 0
        self.table = ""
        self.compared = 0

    async def play(self, enough: asyncio.Event) -> None:
        """At least one game, to its end."""
        async with person(self._server.url, self._name) as anna, person(self._server.url, "Zoe") as zoe:
            while not (enough.is_set() and self.games):
                await self._play_one(anna, zoe)

    async def _play_one(self, anna: Person, zoe: Person) -> None:
        """Anna plays, Zoe looks on."""
        table = (await anna.new_table("me", "bot:random", "bot:random", game=self._game)).table
        chairs = await seated(anna, table), await seated(zoe, table)
        await anna.start(table)
        self.table = table
        for chair in chairs:
            await chair.until(lambda message: isinstance(message, Scene))
        survivor = Survivor(anna, table, self._game, self._lot)
        await asyncio.gather(survivor.play(chairs[0], pause=PAUSE), chairs[1].until_over())
        await check_record(survivor)
        record = (await anna.get(f"/api/tables/{table}/record")).encode()
        self.compared += check_all(game_named(self._game), record, {Seat(0): chairs[0], None: chairs[1]})
        self.games += 1
        for chair in chairs:
            await chair.socket.close()

    def __str__(self) -> str:
        return f"{self.games} games beside it, verified, {self.compared} frames judged"


PAUSE = 0.05
"""Between two moves of somebody at the party."""


@asynccontextmanager
async def beside(server: ServerProcess) -> AsyncIterator[Party]:
    """While this lasts somebody plays; and to the end of the game that is under way then."""
    party, enough = Party(server), asyncio.Event()
    playing = asyncio.create_task(party.play(enough))
    try:
        while not party.table and not playing.done():
            await asyncio.sleep(0.01)
        yield party
    finally:
        enough.set()
        await playing
