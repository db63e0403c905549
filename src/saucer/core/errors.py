"""Errors are of three kinds: not readable, not allowed, and a bug of ours, which is an AssertionError.

A flaw is one of the first two, found in a record.
"""


class Unreadable(ValueError):
    """Something cannot be read: says what was expected and what came."""


class NotAllowed(ValueError):
    """Something readable is not allowed now: quotes it, and what the same seat could do instead."""


class Conflict(NotAllowed):
    """An entry was made on a position that is no longer the newest one."""


class Flaw(ValueError):
    """What is wrong with a record, and on which line."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}")
        self.line = line
        self.problem = problem
