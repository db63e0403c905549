"""A disk that is full, and writes that fail, are torn in the middle or are the last before the power is lost."""

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from random import Random
from time import monotonic

from tests.server.process import ServerProcess, a_full_disk
from tests.siege.ground import DATABASE, Ground
from tests.siege.players import Players, playing
from tests.siege.shim import Shim, Trouble

PLAYERS = 6
PATIENCE = 60.0
NOT_SAVED = ("not_saved", "sweep_failed")
"""What a server may say while its disk is in trouble."""


async def full(ground: Ground) -> str:
    lot = Random(1)
    with ground.server(expected=NOT_SAVED) as server:
        async with playing(server, PLAYERS) as players:
            for _ in range(ground.wishes.rounds):
                await players.all_move()
                with a_full_disk(server.id):
                    await asyncio.sleep(lot.uniform(0.05, 1.0))
                    health = await players.anybody.client.get("/healthz")
                    assert health.status_code == 503
                await players.all_move()
    check_file(ground)
    said = start_on_a_full_disk(ground)
    return f"full {ground.wishes.rounds} times: {players}\na server started on it says: {said}"


def start_on_a_full_disk(ground: Ground) -> str:
    """It does not start, and says why in a line."""
    command = [sys.executable, "-m", "saucer", "serve", "--port", "0", "--database", str(ground.folder / "new.db")]
    limited = ["sh", "-c", 'ulimit -f 0; trap "" XFSZ; exec "$@"', "sh", *command]
    ended = subprocess.run(limited, capture_output=True, text=True, timeout=PATIENCE, check=False)
    (line,) = ended.stderr.strip().splitlines()
    assert (ended.returncode, ended.stdout) == (2, ""), ended
    return line.replace(str(ground.folder), "...")


async def torn(ground: Ground) -> str:
    shim, lot, kinds = Shim(ground.folder), Random(1), [kind for kind in Trouble if kind is not Trouble.NONE]
    with ground.server(expected=NOT_SAVED, environment=shim.environment) as server:
        async with playing(server, PLAYERS) as players:
            for number in range(ground.wishes.rounds):
                await players.all_move()
                await spoil(shim, kinds[number % len(kinds)], lot, server, players)
    check_file(ground)
    names = ", ".join(kind.name.lower() for kind in kinds)
    return f"{ground.wishes.rounds} times ({names}), {shim.happened} calls spoiled: {players}"


async def spoil(shim: Shim, kind: Trouble, lot: Random, server: ServerProcess, players: Players) -> None:
    before, limit = shim.happened, monotonic() + PATIENCE
    shim.order(kind, after=lot.randrange(8))
    while shim.happened == before:
        assert monotonic() < limit, f"nobody met {kind.name}"
        await asyncio.sleep(0.005)
    if kind is not Trouble.CUT:
        await asyncio.sleep(lot.uniform(0.0, 0.5))
    shim.order(Trouble.NONE)
    if kind is Trouble.CUT:
        server.kill()
        server.start()
        players.move_to(server.url)
    await players.all_move()


def check_file(ground: Ground) -> None:
    with closing(sqlite3.connect(ground.folder / DATABASE)) as file:
        assert file.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
