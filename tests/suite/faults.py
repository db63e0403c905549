"""What a check finds."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager


class Fault(AssertionError):
    """What is wrong with a game, and which check found it."""

    def __init__(self, check: str, problem: str) -> None:
        super().__init__(f"{check}: {problem}")
        self.check = check


@contextmanager
def noting(where: Callable[[], str]) -> Iterator[None]:
    """A fault found in here says where, so that it can be found again."""
    try:
        yield
    except Fault as fault:
        fault.add_note(where())
        raise
