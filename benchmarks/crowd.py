"""One guest opens many tables of the strongest bots; another guest plays against easy ones. Who waits?

    python -m benchmarks.crowd [--tables 100] [--moves 200]

Prints how long the second guest waited for a bot after each own move, and at which level the bots answered. The bots
think in two processes beside the server; nothing is limited but by turns.
"""

import argparse
import asyncio
import tempfile
from pathlib import Path
from time import perf_counter

from saucer.registry import all_games
from saucer.server.wire.messages import Accepted, LobbyChanged
from tests.server.house import Chair, House, Person, served

GAME = "all-in-all"
PLAYERS = 4


async def main(tables: int, moves: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with served(Path(folder), games=all_games, limited=False, bot_processes=2) as house:
            guest = await house.guest("Crowd")
            crowd = [asyncio.create_task(watch(guest)) for _ in range(tables)]
            waited = await play(house, moves)
            for task in crowd:
                task.cancel()
            report(house, waited, tables)


async def watch(crowd: Person) -> None:
    """Hard bots among themselves, as long as the run lasts."""
    while True:
        lobby = await crowd.new_table(*["bot:hard"] * PLAYERS, game=GAME, start=True)
        await (await crowd.sit(lobby.table)).until_over()


async def play(house: House, moves: int) -> list[float]:
    """The second guest: seconds from an own move to each bot's next one."""
    ben = await house.guest("Ben")
    waited: list[float] = []
    while len(waited) < moves:
        lobby = await ben.new_table("me", *["bot:easy"] * (PLAYERS - 1), game=GAME, start=True)
        chair = await ben.sit(lobby.table)
        while chair.now.result is None and len(waited) < moves:
            waited += await one_decision(chair)
    return waited


async def one_decision(chair: Chair) -> list[float]:
    """Answer if asked; else wait for the bots, with a watch."""
    if chair.offers:
        action = chair.offers[chair.count % len(chair.offers)]
        answer = await chair.ask("act", seat=0, on=chair.count, action=action)
        assert isinstance(answer, Accepted) or answer.why.id == "refused-conflict"
        if isinstance(answer, Accepted):
            await chair.next()
        return []
    began = perf_counter()
    message = await chair.next()
    return [] if isinstance(message, LobbyChanged) else [perf_counter() - began]


def report(house: House, waited: list[float], tables: int) -> None:
    pool = house.tables.services.bots
    slowest = sorted(waited)
    p50, p99 = (slowest[int(len(slowest) * share)] for share in (0.5, 0.99))
    level = 1 - pool.hurried / max(1, pool.answered)
    print(f"{tables} tables of hard bots by one guest, {pool.answered} bot decisions")
    print(f"another guest's easy bots: {len(waited)} waits, p50 {p50 * 1000:.0f} ms, p99 {p99 * 1000:.0f} ms")
    print(f"answered at the level asked for: {level:.1%}; processes replaced: {pool.restarts}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--moves", type=int, default=200)
    asked = parser.parse_args()
    asyncio.run(main(asked.tables, asked.moves))
