"""How many moves a second a server takes, how soon the last seat is told, and what it holds in memory.

    python -m benchmarks.load [--tables 50 200 500] [--moves 60] [--games all-in-all inkognito] [--paced] [--parts]
    python -m benchmarks.load --idle 2500
    python -m benchmarks.load --instructions
    python -m benchmarks.load --database postgres [--processes 1 2] [--spread]

Tables of four sockets; a player by lot makes the next move as soon as every seat was told of the one before. With
`--paced` each table makes one move a second. The server is a process of its own, as is the client (this one); of each
it is said how much of one core it used. With `--parts` our server says where its time goes, which itself costs some.
`--idle` opens so many tables of four and lets them be; `--instructions` counts those of a move, with Valgrind.

With `--database postgres` tables are kept in a PostgreSQL, and served by one process and by two that talk through a
Valkey, all started here: at one address, where people of a table meet in one process; with `--spread` at two, as on
two machines, with people of every table at either.
"""

import argparse
import asyncio
from contextlib import AsyncExitStack

from uvicorn.loops.auto import auto_loop_factory

from benchmarks.load.boardgame_io import open_their_tables, their_server
from benchmarks.load.idle import measure_idle
from benchmarks.load.instructions import measure_instructions
from benchmarks.load.ours import open_tables, our_server
from benchmarks.load.parts import Reading, told
from benchmarks.load.play import Figures, play
from benchmarks.load.shared import measure_shared
from tests.server.house import person

PEOPLE = ("Ada", "Ben", "Cleo", "Dan")


async def measure_ours(game: str, tables: int, moves: int, pause: float, parts: bool) -> Figures:
    with our_server(parts) as server:
        async with AsyncExitStack() as stack:
            people = [await stack.enter_async_context(person(server.url, name)) for name in PEOPLE]
            seated = await open_tables(people, game, tables)
            before: Reading = server.parts()
            figures = await play(seated, {"server": server.process}, moves, pause)
            if parts:
                print(told(before, server.parts(), figures.moves))
            for table in seated:
                table.close()
            return figures


async def measure_theirs(tables: int, moves: int, pause: float) -> Figures:
    with their_server() as (url, process):
        seated = await open_their_tables(url, tables)
        figures = await play(seated, {"server": process}, moves, pause)
        for table in seated:
            table.close()
        return figures


async def main(games: list[str], counts: list[int], moves: int, pause: float, parts: bool) -> None:
    for tables in counts:
        theirs = await measure_theirs(tables, moves, pause)
        print(f"{tables:4} tables of boardgame.io  {theirs}", flush=True)
        for game in games:
            ours = await measure_ours(game, tables, moves, pause, parts)
            print(f"{tables:4} tables of {game:12}  {ours}; {ours.rate / theirs.rate:.2f} times", flush=True)


async def main_shared(
    counts: list[int], crews: list[int], spread: bool, games: list[str], moves: int, pause: float
) -> None:
    for tables in counts:
        for game in games:
            rates: list[float] = []
            for processes in crews:
                figures = await measure_shared(processes, spread, PEOPLE, game, tables, moves, pause)
                rates.append(figures.rate)
                times = f"; {rates[-1] / rates[0]:.2f} times" if len(rates) > 1 else ""
                served = f"{tables:4} tables of {game:12}, PostgreSQL, {processes} process{'es' * (processes > 1)}"
                print(f"{served}  {figures}{times}", flush=True)


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load")
    parser.add_argument("--tables", type=int, nargs="+", default=[50, 200, 500])
    parser.add_argument("--moves", type=int, default=60)
    parser.add_argument("--games", nargs="+", default=["all-in-all", "inkognito"])
    parser.add_argument("--paced", action="store_true")
    parser.add_argument("--parts", action="store_true")
    parser.add_argument("--idle", type=int, metavar="TABLES")
    parser.add_argument("--instructions", action="store_true")
    parser.add_argument("--database", choices=["sqlite", "postgres"], default="sqlite")
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 2])
    parser.add_argument("--spread", action="store_true")
    return parser.parse_args()


if __name__ == "__main__":
    asked = options()
    pause = 1.0 if asked.paced else 0.0
    if asked.idle is not None:
        work = measure_idle(asked.games[0], asked.idle, PEOPLE)
    elif asked.instructions:
        work = measure_instructions(asked.games[0], PEOPLE)
    elif asked.database == "postgres":
        work = main_shared(asked.tables, asked.processes, asked.spread, asked.games, asked.moves, pause)
    else:
        work = main(asked.games, asked.tables, asked.moves, pause, asked.parts)
    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        runner.run(work)
