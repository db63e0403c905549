"""Counts the machine instructions of each decision of All in All, interpreted and compiled, with Valgrind's callgrind.

    python benchmarks/instructions.py
    callgrind_annotate --inclusive=yes build/callgrind.out

Slow, but no other program can disturb it. Where the time goes, compiled, is left in build/callgrind.out.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROFILE = ROOT / "build" / "callgrind.out"
PLAY = "CPyDef_saucer___search___playout___Playouts___play"
PLAYING = """
import sys
from saucer.core import stream
from saucer.registry import game_named
from saucer.search import AT_RANDOM, Playouts

game = game_named("all-in-all")
playouts = Playouts(AT_RANDOM)
for number in range(int(sys.argv[1])):
    playouts.play(game.start(4, game.options()), stream(1, number))
print("decisions", playouts.decisions)
"""


def main() -> None:
    few, many = counted(1, "0"), counted(30, "0")
    print(f"interpreted {(many[0] - few[0]) / (many[1] - few[1]):10,.0f} instructions for each decision")
    instructions, decisions = counted(150, "1", f"--toggle-collect={PLAY}")
    print(f"compiled    {instructions / decisions:10,.0f} instructions for each decision")


def counted(games: int, switch: str, *options: str) -> tuple[int, int]:
    """Instructions and decisions."""
    valgrind = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={PROFILE}", *options]
    finished = subprocess.run(
        [*valgrind, sys.executable, "-c", PLAYING, str(games)],
        env={**os.environ, "SAUCER_COMPILED": switch, "PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        check=True,
    )
    decisions = int(finished.stdout.removeprefix("decisions "))
    collected = re.search(r"Collected : (\d+)", finished.stderr)
    assert collected is not None, finished.stderr
    return int(collected[1]), decisions


if __name__ == "__main__":
    main()
