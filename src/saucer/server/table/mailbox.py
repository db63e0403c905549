"""One thing at a time: whatever changes a table waits here for its turn, in the order of arrival."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import structlog

log: Any = structlog.get_logger("saucer.mailbox")
Outcome = TypeVar("Outcome")
Work = Callable[[], Awaitable[Any]]


class Closed(Exception):
    """The table is no longer in memory; ask for it anew."""


class Mailbox:
    """Work goes on even if whoever asked for it has gone."""

    def __init__(self) -> None:
        self._letters: asyncio.Queue[tuple[Work, asyncio.Future[Any] | None]] = asyncio.Queue()
        self._closed = False
        self._task = asyncio.create_task(self._run())

    async def ask(self, work: Callable[[], Awaitable[Outcome]]) -> Outcome:
        if self._closed:
            raise Closed
        answer: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        self._letters.put_nowait((work, answer))
        return await answer

    def post(self, work: Work) -> bool:
        """Nobody waits for the outcome; False if nothing further is taken."""
        if not self._closed:
            self._letters.put_nowait((work, None))
        return not self._closed

    @property
    def is_empty(self) -> bool:
        return self._letters.empty()

    def close(self) -> None:
        """From inside: nothing further is taken."""
        self._closed = True
        self._task.cancel()

    async def stop(self) -> None:
        """From outside: what has begun is finished first."""
        if not self._closed:
            self._closed = True
            self._letters.put_nowait((self._end, None))
        await asyncio.gather(self._task, return_exceptions=True)

    async def _end(self) -> None:
        self._task.cancel()

    async def _run(self) -> None:
        while True:
            work, answer = await self._letters.get()
            try:
                outcome = await work()
            except Exception as error:
                if answer is None:
                    log.error("work_failed", error=type(error).__name__)
                elif not answer.done():
                    answer.set_exception(error)
            else:
                if answer is not None and not answer.done():
                    answer.set_result(outcome)
