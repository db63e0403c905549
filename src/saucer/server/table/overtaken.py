"""Somebody at another server was faster: the table has caught up, and what was asked is tried again on that."""

from collections.abc import Awaitable, Callable
from typing import ParamSpec, TypeVar

from saucer.server.wire.refusal import NotNow

Returned = TypeVar("Returned")
Given = ParamSpec("Given")

TRIES = 8


class Overtaken(NotNow):
    """Somebody was faster: it is tried again here, before anybody is told."""


async def tried_again(
    work: Callable[Given, Awaitable[Returned]], *given: Given.args, **named: Given.kwargs
) -> Returned:
    """Raise Overtaken if others were faster every time."""
    for _ in range(TRIES - 1):
        try:
            return await work(*given, **named)
        except Overtaken:
            continue
    return await work(*given, **named)
