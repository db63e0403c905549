"""PostgreSQL or Valkey end in the middle of games at two processes, and come back."""

import asyncio
import signal
from random import Random

from tests.servers import Started, running_postgres, running_valkey
from tests.siege.ground import Ground
from tests.siege.players import playing

PLAYERS = 6
WAYS = (signal.SIGINT, signal.SIGQUIT, signal.SIGKILL)
WHILE_AWAY = ("not_saved", "sweep_failed", "work_failed", "round_failed")


async def postgres(ground: Ground) -> str:
    """With all that it needs to survive a kill: it is killed, too."""
    return await restarted(ground, "postgres")


async def valkey(ground: Ground) -> str:
    return await restarted(ground, "valkey")


async def restarted(ground: Ground, which: str) -> str:
    with running_postgres() as store, running_valkey() as fan_out:
        stores: dict[str, Started] = {"postgres": store, "valkey": fan_out}
        options = ("--redis", fan_out.url, "--workers", "2")
        with ground.server(*options, database=await store.new_database(), expected=WHILE_AWAY) as server:
            async with playing(server, PLAYERS) as players:
                slowest = 0.0
                for number in range(ground.wishes.rounds):
                    await players.all_move()
                    await restart(stores[which], number)
                    slowest = max(slowest, await players.all_move())
        told = f"restarted {ground.wishes.rounds} times, by {', '.join(way.name for way in WAYS)} in turn: {players}"
        return f"{told}; everybody played on within {slowest:.1f} s of its return"


async def restart(store: Started, number: int) -> None:
    await asyncio.to_thread(store.stop, WAYS[number % len(WAYS)])
    await asyncio.sleep(Random(number).uniform(0.0, 2.0))
    await asyncio.to_thread(store.start)
