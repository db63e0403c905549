"""`kill -9` under load, again and again: what was acknowledged is there, once, and everybody plays on."""

import asyncio
import contextlib
import os
import signal
from pathlib import Path
from random import Random

from websockets.exceptions import ConnectionClosed

from tests.server.house import Chair, eventually
from tests.server.process import ServerProcess
from tests.server.survivors import Survivor, begun, check_record
from tests.servers import running_postgres, running_valkey
from tests.siege.ground import Ground, check_log
from tests.siege.players import playing

MOVES = 6
WORKERS = 2
PLAYERS = 6
STARTING = 60.0
SOON = 5.0
"""So many seconds after a kill everybody plays on at another process."""


async def kills(ground: Ground) -> str:
    times = ground.wishes.kills
    moves = await kill_one_server(ground.folder, times)
    many, slowest = await kill_workers(ground.folder, times)
    assert slowest <= SOON, f"{slowest:.1f} s until everybody played on"
    return (
        f"one server killed {times} times: {moves} moves acknowledged, none lost, none twice\n"
        f"one of two processes killed {times} times: {many} moves acknowledged, none lost, none twice; "
        f"everybody played on within {slowest:.1f} s"
    )


async def play_until_killed(survivors: list[Survivor], server: ServerProcess, moves: int) -> None:
    """The first to have made its moves pulls the plug on everybody."""
    chairs = [await survivor.come() for survivor in survivors]

    async def go_on(survivor: Survivor, chair: Chair) -> None:
        with contextlib.suppress(ConnectionClosed):
            await survivor.play(chair)

    playing = [asyncio.create_task(go_on(*each)) for each in zip(survivors[1:], chairs[1:], strict=True)]
    await survivors[0].play(chairs[0], moves)
    server.kill()
    await asyncio.gather(*playing)


async def kill_one_server(folder: Path, times: int) -> int:
    """One table more than kills, so that games are under way to the last. How many moves were acknowledged."""
    server = ServerProcess(folder / "saucer.db")
    server.start()
    async with contextlib.AsyncExitStack() as stack:
        survivors = await begun(server, stack, times + 1)
        for _ in range(times):
            await play_until_killed(survivors, server, MOVES)
            server.start()
            for survivor in survivors:
                survivor.person.move_to(server.url)
        for survivor in survivors:
            await survivor.play(await survivor.come())
            await check_record(survivor)
    assert server.stop() == 0
    return sum(survivor.accepted for survivor in survivors)


async def kill_workers(folder: Path, times: int) -> tuple[int, float]:
    """How many moves were acknowledged, and how long it took at most until everybody had made the next."""
    with running_postgres() as postgres, running_valkey() as valkey:
        server = ServerProcess(folder / "workers", await postgres.new_database())
        server.start("--redis", valkey.url, "--workers", str(WORKERS))
        lot, slowest = Random(1), 0.0
        async with playing(server, PLAYERS) as players:
            for _ in range(times):
                await eventually(lambda: len(server.workers()) == WORKERS, STARTING)
                os.kill(lot.choice(server.workers()), signal.SIGKILL)
                slowest = max(slowest, await players.all_move())
        assert server.stop() == 0
        check_log(server.log, ("process_died",))
        return players.accepted, slowest
