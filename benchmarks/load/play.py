"""Tables that play as fast as their moves are told, or one move a second: what a server of any kind is measured by."""

import asyncio
from collections.abc import Mapping, Sequence
from time import perf_counter, process_time
from typing import Protocol

from benchmarks.load.process import family_seconds

PATIENCE = 120.0
SILENT_SECONDS = 0.25
"""So long after a move was accepted, a seat without a message is asked whether it has heard all there is."""
AGAIN_SECONDS = 0.002
"""Where a seat is at another server, which has not heard yet that it is to move, it is tried again after so long."""


class Table(Protocol):
    """The sockets of one table, on a server of any kind."""

    seats: int
    player: "Player"

    def move(self) -> bool:
        """Send the next move, whoever is to make it; False if nobody can."""

    def is_behind(self) -> bool:
        """Whether somebody can move as soon as what another server knows has come."""

    def probe(self, seat: int) -> None:
        """Ask that seat for a sign that it has heard all that was sent so far."""


class Player:
    """Plays at one table: one move at a time, the next when the last seat was told of it."""

    def __init__(self, table: Table, moves: int, pause: float) -> None:
        table.player = self
        self._table = table
        self._left = moves
        self._pause = pause
        self._sent = 0.0
        self._missing: set[int] = set()
        self._watch: asyncio.TimerHandle | None = None
        self._loop = asyncio.get_running_loop()
        self.moves = 0
        self.put_off = 0
        """How many moves were made on something older than what was so, and once more then."""
        self.latencies: list[float] = []
        self.done: asyncio.Future[None] = self._loop.create_future()

    def begin(self) -> None:
        if self._left == 0:
            self.done.set_result(None)
        elif self._table.move():
            self._left -= 1
            self._sent = perf_counter()
            self._missing = set(range(self._table.seats))
        elif self._table.is_behind():
            self._loop.call_later(AGAIN_SECONDS, self.begin)
        else:
            self.done.set_result(None)

    def accepted(self) -> None:
        """The server has carried it out: whoever is asked from now on whether there is more has heard of it."""
        if self._missing:
            self._watch = self._loop.call_later(SILENT_SECONDS, self._probe)

    def try_again(self) -> None:
        """The last move was made on something older; its time counts on."""
        if self._table.move():
            self.put_off += 1
            self._missing = set(range(self._table.seats))
        else:
            self._loop.call_later(AGAIN_SECONDS, self.try_again)

    def _probe(self) -> None:
        for seat in self._missing:
            self._table.probe(seat)
        self._watch = self._loop.call_later(SILENT_SECONDS, self._probe)

    def told(self, seat: int, probed: bool = False) -> None:
        """This seat has heard of the move, or has answered that there is nothing to hear."""
        if seat not in self._missing:
            return
        self._missing.discard(seat)
        if self._missing:
            return
        if self._watch is not None:
            self._watch.cancel()
            self._watch = None
        self.moves += 1
        if not probed:
            self.latencies.append(perf_counter() - self._sent)
        self._loop.call_later(self._pause, self.begin) if self._pause else self.begin()


class Figures:
    """What a number of tables came to; `used` is how many seconds of a core each part of it has used."""

    def __init__(self, players: Sequence[Player], seconds: float, used: Mapping[str, float]) -> None:
        self.moves = sum(player.moves for player in players)
        self._put_off = sum(player.put_off for player in players)
        self.rate = self.moves / seconds
        self._sorted = sorted(each for player in players for each in player.latencies)
        self._shares = {part: each / seconds for part, each in used.items()}

    def percentile(self, share: float) -> float:
        """In milliseconds."""
        return self._sorted[min(len(self._sorted) - 1, int(len(self._sorted) * share))] * 1000

    def __str__(self) -> str:
        soon = f"p50 {self.percentile(0.5):6.1f} ms, p99 {self.percentile(0.99):6.1f} ms"
        cores = ", ".join(f"{part} {share:4.0%}" for part, share in self._shares.items())
        again = f", {self._put_off} of them once more" if self._put_off else ""
        return f"{self.rate:6.0f} moves a second, {soon} ({self.moves} moves{again}; of a core {cores})"


async def play(tables: Sequence[Table], processes: Mapping[str, int], moves: int, pause: float = 0.0) -> Figures:
    """With a pause between the moves of a table, tables begin one after the other within it."""
    players = [Player(table, moves, pause) for table in tables]
    loop = asyncio.get_running_loop()
    began, before = perf_counter(), used_by(processes)
    for number, player in enumerate(players):
        loop.call_later(pause * number / len(players), player.begin)
    async with asyncio.timeout(PATIENCE + moves * pause):
        await asyncio.gather(*[player.done for player in players])
    seconds, after = perf_counter() - began, used_by(processes)
    return Figures(players, seconds, {part: after[part] - before[part] for part in before})


def used_by(processes: Mapping[str, int]) -> dict[str, float]:
    """By the name of what they are; the client is this process."""
    return {part: family_seconds(process) for part, process in processes.items()} | {"client": process_time()}
