"""Bots think in other processes. One that dies is replaced, and its choice asked again."""

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable, Mapping
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from threading import Thread

from msgspec import Struct

from saucer.core import Action, Codec, Game, encode, stream
from saucer.core.model import Aside, View

Games = Callable[[], Mapping[str, Game]]
"""Named by module, so that another process can call it too."""

TRIES = 3
PATIENCE_SECONDS = 30.0

_games: Mapping[str, Game] = {}


class Question(Struct, frozen=True):
    """All that a bot gets: a view (none if it is blind), that seat's legal actions, and where its randomness starts."""

    game: str
    level: str
    must: bool
    view: bytes | None
    legal: tuple[Action, ...]
    randomness: tuple[int, ...]


def question(
    game: Game, level: str, must: bool, view: View, legal: tuple[Action, ...], randomness: tuple[int, ...]
) -> Question:
    shown = None if game.bots[level].blind else encode(view)
    return Question(game.slug, level, must, shown, legal, randomness)


class Thought(Struct, frozen=True):
    """What a bot chooses (None lets an interruption pass), and what it says or signals before."""

    choice: Action | None
    aside: Aside | None


class BotFailed(Exception):
    """No choice after several tries, or none in time."""


class BotPool:
    """None of the processes is started in advance if `workers` is 0; one is when it is needed."""

    def __init__(self, games: Games, workers: int) -> None:
        self._games = games
        self._workers = workers
        self._executor = self._fresh()
        self.restarts = 0

    def _fresh(self) -> Executor:
        return ProcessPoolExecutor(
            max(1, self._workers), multiprocessing.get_context("spawn"), initializer=begin, initargs=(self._games,)
        )

    async def open(self) -> None:
        """Start the processes now, so that the first choice does not wait for them."""
        loop = asyncio.get_running_loop()
        await asyncio.gather(*[loop.run_in_executor(self._executor, os.getpid) for _ in range(self._workers)])

    async def close(self) -> None:
        await asyncio.to_thread(self._executor.shutdown, cancel_futures=True)

    async def choose(self, asked: Question) -> Thought:
        for _ in range(TRIES):
            executor = self._executor
            try:
                async with asyncio.timeout(PATIENCE_SECONDS):
                    return await asyncio.get_running_loop().run_in_executor(executor, think, asked)
            except (BrokenExecutor, TimeoutError):
                self._replace(executor)
            except Exception as error:
                raise BotFailed(f"{type(error).__name__} in the bot {asked.level} of {asked.game}") from None
        raise BotFailed(f"the bot {asked.level} of {asked.game} gave no choice in {TRIES} tries")

    def _replace(self, broken: Executor) -> None:
        """Whoever notices first starts new processes; what they had been asked is asked again."""
        if self._executor is not broken:
            return
        self.restarts += 1
        self._executor = self._fresh()
        end_processes(broken)


def end_processes(executor: Executor) -> None:
    """A process that thinks for ever does not end by itself."""
    for process in list((getattr(executor, "_processes", None) or {}).values()):
        process.kill()
    executor.shutdown(wait=False, cancel_futures=True)


def begin(games: Games) -> None:
    """In the new process: it leaves Ctrl+C to the server, and does not outlive it."""
    global _games
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_server, daemon=True).start()
    _games = games()


def end_with_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def think(asked: Question) -> Thought:
    game = _games[asked.game]
    bot = game.bots[asked.level]
    view = None if asked.view is None else Codec(game).view(asked.view)
    random = stream(*asked.randomness)
    if not asked.must:
        return Thought(bot.interrupt(view, asked.legal, random), None)
    choice = bot.choose(view, asked.legal, random)
    return Thought(choice, None if bot.blind else bot.aside(view, random))
