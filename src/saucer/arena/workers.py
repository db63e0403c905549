"""Work spread over processes: the results come in the order of the work, whoever did it."""

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from saucer.arena.play import FaultyBot

Plan = TypeVar("Plan")
Chunk = TypeVar("Chunk")
Done = TypeVar("Done")


def spread(work: Callable[[Plan, Chunk], Done], plan: Plan, chunks: Sequence[Chunk], workers: int) -> Iterator[Done]:
    """New interpreters, not forks, so that every system behaves alike. Nothing is left running after an error."""
    if workers == 1:
        yield from (work(plan, chunk) for chunk in chunks)
        return
    fresh = multiprocessing.get_context("spawn")
    before = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(workers, mp_context=fresh, initializer=_die_at_once)
    try:
        yield from pool.map(work, [plan] * len(chunks), chunks)
    except BrokenProcessPool:
        raise FaultyBot(
            "a worker was ended from outside, by a bot or by the system (is there memory enough?)"
        ) from None
    except BaseException:
        for worker in set(multiprocessing.active_children()) - before:
            worker.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _die_at_once() -> None:
    """Ctrl-C reaches the workers as well; only the command answers it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
