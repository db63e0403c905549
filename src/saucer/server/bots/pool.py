"""Bots think in other processes, and everybody's questions take turns. A process that dies or is late is replaced."""

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable, Mapping
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from threading import Thread
from typing import Literal, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from saucer.core import Action, Bot, Codec, Game, Random, Weighed, encode, stream
from saucer.core.model import Aside, View
from saucer.server.bots.turns import Turns

Games = Callable[[], Mapping[str, Game]]
"""Named by module, so that another process can call it too."""

Answer = TypeVar("Answer")

TRIES = 3
PATIENCE_SECONDS = 30.0
"""So long a bot may think."""
WAITING_SECONDS = 5.0
"""After so long in the queue a cheaper level answers."""

_games: Mapping[str, Game] = {}


Purpose = Literal["must", "may", "speak", "hint"]
"""What a bot is asked for: to choose, to interrupt or only to say something if it likes, or a hint with its reasons."""


class Question(Struct, frozen=True):
    """All that a bot gets: a view (none if it is blind), that seat's legal actions, and where its randomness starts."""

    game: str
    level: str
    purpose: Purpose
    view: bytes | None
    legal: tuple[Action, ...]
    randomness: tuple[int, ...]
    cheaper: str | None
    """The level that answers when this one cannot be waited for."""


def question_to(
    game: Game, level: str, purpose: Purpose, view: View, legal: tuple[Action, ...], randomness: tuple[int, ...]
) -> Question:
    cheaper = cheaper_level(game, level)
    shown = None if game.bots[level].blind else encode(view)
    return Question(game.slug, level, purpose, shown, legal, randomness, cheaper)


def cheaper_level(game: Game, level: str) -> str | None:
    """The weakest that looks at its cards, below this one."""
    below = list(game.bots)[: list(game.bots).index(level)]
    return next((each for each in below if not game.bots[each].blind), None)


class Thought(Struct, frozen=True):
    """What a bot chooses (None lets an interruption pass), what it says or signals before, and which level it was."""

    choice: Action | None
    aside: Aside | None
    level: str
    weighed: tuple[Weighed, ...] = ()
    """For a hint: its best choices and what it expects of each, if it counts so."""


class Asker(Struct, frozen=True):
    """Whose turn a question takes: those of one guest share one, whatever number of tables they have opened."""

    guest: str
    table: str
    has_people: bool
    """Whether somebody is at the table now."""


class BotFailed(Exception):
    """It gave no choice in several tries, or none in time."""


class Job:
    """A question on its way. `put` is when it was asked."""

    def __init__(self, question: Question, put: float, answer: "asyncio.Future[Thought]") -> None:
        self.question = question
        self.put = put
        self.answer = answer


class BotProcess:
    """One process that thinks: a late answer ends it, and a new one replaces it; the others go on thinking."""

    def __init__(self, games: Games) -> None:
        self._games = games
        self._executor = self._fresh()

    def _fresh(self) -> Executor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(1, context, initializer=begin, initargs=(self._games,))

    async def run(self, call: Callable[..., Answer], *args: object) -> Answer:
        return await asyncio.get_running_loop().run_in_executor(self._executor, call, *args)

    def replace(self) -> None:
        broken, self._executor = self._executor, self._fresh()
        end_processes(broken)

    def end(self) -> None:
        """Ends at once: whoever thinks for ever does not hold up the end of the server."""
        end_processes(self._executor)


class BotPool:
    """Processes that think, and the questions that wait for them. With 0 processes one is started when it is needed."""

    def __init__(self, games: Games, processes: int) -> None:
        self._games = games
        self._started_early = processes
        self._processes = [BotProcess(games) for _ in range(max(1, processes))]
        self._idle = list(self._processes)
        self._turns: Turns[Job] = Turns()
        self._thinking: set[asyncio.Task[None]] = set()
        self.restarts = 0
        self.answered = 0
        self.hurried = 0

    async def open(self) -> None:
        """Start the processes now, so that the first choice does not wait for them."""
        await asyncio.gather(*[process.run(os.getpid) for process in self._processes[: self._started_early]])

    async def close(self) -> None:
        self._turns = Turns()
        for task in self._thinking:
            task.cancel()
        await asyncio.gather(*self._thinking, return_exceptions=True)
        for process in self._processes:
            process.end()

    async def choose(self, question: Question, asker: Asker) -> Thought:
        """Wait for a turn, then for the thought; thinking time is counted from its start."""
        loop = asyncio.get_running_loop()
        job = Job(question, loop.time(), loop.create_future())
        self._turns.put(asker.guest, asker.table, asker.has_people, job)
        self._let_think()
        return await job.answer

    def _let_think(self) -> None:
        while self._idle and self._turns:
            job = self._turns.take()
            if not job.answer.done():
                task = asyncio.create_task(self._think(self._idle.pop(), job))
                self._thinking.add(task)
                task.add_done_callback(self._thinking.discard)

    async def _think(self, process: BotProcess, job: Job) -> None:
        try:
            thought = await self._answered(process, self._hurry(job))
            if not job.answer.done():
                job.answer.set_result(thought)
        except BotFailed as failed:
            if not job.answer.done():
                job.answer.set_exception(failed)
        finally:
            self._idle.append(process)
            self._let_think()

    def _hurry(self, job: Job) -> Question:
        """A question that has waited too long is answered by a cheaper level, if there is one."""
        self.answered += 1
        question = job.question
        if asyncio.get_running_loop().time() - job.put <= WAITING_SECONDS or question.cheaper is None:
            return question
        self.hurried += 1
        return replace(question, level=question.cheaper)

    async def _answered(self, process: BotProcess, question: Question) -> Thought:
        for _ in range(TRIES):
            try:
                async with asyncio.timeout(PATIENCE_SECONDS):
                    return await process.run(think, question)
            except (BrokenExecutor, TimeoutError):
                self.restarts += 1
                process.replace()
            except Exception as error:
                raise BotFailed(f"{type(error).__name__} in the bot {question.level} of {question.game}") from None
        raise BotFailed(f"the bot {question.level} of {question.game} gave no choice in {TRIES} tries")


def end_processes(executor: Executor) -> None:
    """A process that thinks for ever does not end by itself."""
    for process in list((getattr(executor, "_processes", None) or {}).values()):
        process.kill()
    executor.shutdown(wait=False, cancel_futures=True)


def begin(games: Games) -> None:
    """Runs in the new process: it leaves Ctrl+C to the server, and does not outlive it."""
    global _games
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_server, daemon=True).start()
    _games = games()


def end_with_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def think(question: Question) -> Thought:
    game = _games[question.game]
    bot = game.bots[question.level]
    view = None if question.view is None else Codec(game).view(question.view)
    random = stream(*question.randomness)
    if question.purpose == "hint":
        return hint(bot, view, question, random)
    choice: Action | None = None
    if question.purpose == "must":
        choice = bot.choose(view, question.legal, random)
    elif question.purpose == "may":
        choice = bot.interrupt(view, question.legal, random)
    silent = bot.blind or (question.purpose == "may" and not bot.speaks_up)
    return Thought(choice, None if silent else bot.aside(view, random), question.level)


def hint(bot: Bot, view: View | None, question: Question, random: Random) -> Thought:
    weighed = bot.weigh(view, question.legal, random)
    choice = weighed[0].action if weighed else bot.choose(view, question.legal, random)
    return Thought(choice, None, question.level, weighed)
