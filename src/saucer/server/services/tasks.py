"""Tasks that run beside the tables, and how they end."""

import asyncio
from collections.abc import Sequence

AGAIN_SECONDS = 0.3


async def cancel_all(tasks: Sequence[asyncio.Task[None]]) -> None:
    """Cancel them until they have ended: a connection that breaks at the same moment may hide the first time."""
    while going_on := [task for task in tasks if not task.done()]:
        for task in going_on:
            task.cancel()
        await asyncio.wait(going_on, timeout=AGAIN_SECONDS)
    await asyncio.gather(*tasks, return_exceptions=True)
