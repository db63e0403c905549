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
    """A fault found in here, or an error that a game raises, says where, so that it can be found again."""
    try:
        yield
    except Exception as error:
        error.add_note(where())
        raise
