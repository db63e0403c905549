"""How many machine instructions a move takes, by Valgrind's callgrind: slow, but no other program can disturb it."""

import re
import subprocess
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.load import play
from benchmarks.load.ours import open_tables, our_server
from tests.server.house import person

TABLES, MOVES = 20, 20
SLOWER = 60
"""So many times as long as usual everything may take."""


async def measure_instructions(game: str, names: Sequence[str]) -> None:
    """Of the whole server, its writer's thread too, while it plays and not while it starts."""
    with TemporaryDirectory() as folder:
        counted = Path(folder, "counted")
        valgrind = ("valgrind", "--quiet", "--tool=callgrind", "--instr-atstart=no", f"--callgrind-out-file={counted}")
        with our_server(before=valgrind) as server:
            async with AsyncExitStack() as stack:
                people = [await stack.enter_async_context(person(server.url, name)) for name in names]
                seated = await open_tables(people, game, TABLES)
                control(server.process, "--instr=on")
                play.SILENT_SECONDS *= SLOWER
                figures = await play.play(seated, {}, MOVES)
                control(server.process, "--instr=off", "--dump")
                for table in seated:
                    table.close()
        found = re.findall(r"^(?:totals|summary): (\d+)", read_all(Path(folder)), re.MULTILINE)
        print(f"{max(map(int, found)) / figures.moves:,.0f} instructions a move of {game}")


def control(process: int, *what: str) -> None:
    for each in what:
        subprocess.run(["callgrind_control", each, str(process)], check=True, capture_output=True)


def read_all(folder: Path) -> str:
    return "\n".join(path.read_text() for path in folder.iterdir())
