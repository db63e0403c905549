"""Errors are of three kinds; the third, a bug of ours, is an AssertionError and has no class here."""


class Unreadable(ValueError):
    """Something cannot be read: says what was expected and what came."""


class NotAllowed(ValueError):
    """Something readable is not allowed now: quotes it, and what the same seat could do instead."""


class Conflict(NotAllowed):
    """An entry was made on a position that is no longer the newest one."""
