"""One thing at a time: whatever changes a table waits here for its turn, in the order of arrival."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import structlog

log: Any = structlog.get_logger("saucer.mailbox")
Returned = TypeVar("Returned")
Work = Callable[[], Awaitable[Any]]


class Closed(Exception):
    """The table is no longer in memory; ask for it anew."""


class Mailbox:
    """Work goes on even if whoever asked for it has gone. Where nothing waits there is no task either."""

    def __init__(self) -> None:
        self._waiting: list[tuple[Work, asyncio.Future[Any] | None]] = []
        self._closed = False
        self._task: asyncio.Task[None] | None = None

    async def ask(self, work: Callable[[], Awaitable[Returned]]) -> Returned:
        if self._closed:
            raise Closed
        answer: asyncio.Future[Returned] = asyncio.get_running_loop().create_future()
        self._put(work, answer)
        return await answer

    def post(self, work: Work) -> bool:
        """Nobody waits for the outcome; False if nothing further is taken."""
        if not self._closed:
            self._put(work, None)
        return not self._closed

    def _put(self, work: Work, answer: asyncio.Future[Any] | None) -> None:
        self._waiting.append((work, answer))
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._run())

    @property
    def is_empty(self) -> bool:
        return not self._waiting

    def close(self) -> None:
        """Nothing further is taken; called from inside."""
        self._closed = True

    async def stop(self) -> None:
        """Nothing further is taken, and what has begun is finished first; called from outside."""
        self._closed = True
        if self._task is not None:
            await self._task

    async def _run(self) -> None:
        while self._waiting:
            work, answer = self._waiting.pop(0)
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
        self._task = None
