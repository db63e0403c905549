"""Records do not depend on how a process hashes strings.

`python -m tests.suite.hashing MODULE:GAME` prints one digest of many records.
"""

import os
import subprocess
import sys
from hashlib import sha256
from importlib import import_module

from saucer.core import Game
from saucer.core.lines import write
from tests.suite.scenes import play
from tests.suite.tables import pairwise_tables

HASH_SEEDS = ("1", "2")
GAMES = 1
"""At each table."""


def digest(game: Game) -> str:
    """Of what is written, and of what is told, seen and offered on the way."""
    summed = sha256()
    for table in pairwise_tables(game):
        for seed in range(GAMES):
            scene = play(table, seed, listens=False)
            summed.update(write(scene.match.header, scene.match.entries))
            for viewer in table.viewers:
                summed.update(table.export(scene.match, viewer))
    return summed.hexdigest()


def digests(name: str) -> set[str]:
    """What two processes find, each with hashes of its own; the same, if nothing depends on them."""
    command = [sys.executable, "-m", "tests.suite.hashing", name]
    runs = [
        subprocess.run(command, env=os.environ | {"PYTHONHASHSEED": seed}, capture_output=True, text=True, check=True)
        for seed in HASH_SEEDS
    ]
    return {run.stdout.strip() for run in runs}


def named(name: str) -> Game:
    module, _, game = name.partition(":")
    found = getattr(import_module(module), game)
    return found if isinstance(found, Game) else found()


if __name__ == "__main__":
    print(digest(named(sys.argv[1])))
