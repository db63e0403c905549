"""How many moves a second a server takes, and how soon the last seat is told.

    python -m benchmarks.load [--tables 50 200 500] [--moves 60] [--game all-in-all] [--paced]

Tables of four sockets; a player by lot makes the next move as soon as every seat was told of the one before. With
`--paced` each table makes one move a second. The server is a process of its own, as is the client (this one).
"""

import argparse
import asyncio
from contextlib import AsyncExitStack

from benchmarks.load.boardgame_io import open_their_tables, their_server
from benchmarks.load.ours import OurTable, open_tables, our_server
from benchmarks.load.play import Figures, play
from tests.server.house import person


async def measure_ours(url: str, game: str, tables: int, moves: int, pause: float) -> Figures:
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(person(url, name)) for name in ("Ada", "Ben", "Cleo", "Dan")]
        seated: list[OurTable] = await open_tables(people, game, tables)
        figures = await play(seated, moves, pause)
        for table in seated:
            table.close()
        return figures


async def measure_theirs(url: str, tables: int, moves: int, pause: float) -> Figures:
    seated = await open_their_tables(url, tables)
    figures = await play(seated, moves, pause)
    for table in seated:
        table.close()
    return figures


async def main(game: str, counts: list[int], moves: int, pause: float) -> None:
    for tables in counts:
        with their_server() as (url, _):
            theirs = await measure_theirs(url, tables, moves, pause)
        print(f"{tables:4} tables of boardgame.io: {theirs}")
        with our_server() as (url, _):
            ours = await measure_ours(url, game, tables, moves, pause)
        print(f"{tables:4} tables of {game}:   {ours}; {ours.rate / theirs.rate:.2f} times")


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, nargs="+", default=[50, 200, 500])
    parser.add_argument("--moves", type=int, default=60)
    parser.add_argument("--game", default="all-in-all")
    parser.add_argument("--paced", action="store_true")
    asked = parser.parse_args()
    asyncio.run(main(asked.game, asked.tables, asked.moves, 1.0 if asked.paced else 0.0))
