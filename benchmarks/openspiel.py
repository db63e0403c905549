"""All in All beside OpenSpiel's go_fish, four players each, in one run on one core: decisions a second and ratios.

    python benchmarks/openspiel.py

Makes an environment of its own for OpenSpiel in build/openspiel. The parts take turns, and medians over the rounds are
printed, so that a machine that is busy with something else does little harm.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

from saucer.arena.bench_loops import Witness
from saucer.core import stream
from saucer.registry import game_named
from saucer.search import Playouts

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / "build" / "openspiel"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
REQUIREMENTS = ROOT / "benchmarks" / "requirements.txt"
STAMP = VENV / "requirements.txt"
ROUNDS = 7
SECONDS = 0.5
GAMES = 20
PARTS = ("go_fish, driven by Python", "go_fish, own C++ rollouts", "All in All, interpreted", "All in All, compiled")

Figures = tuple[float, float, float, float]
Work = tuple[float, float]
"""Chance moves, and legal actions listed, for each decision."""


def main() -> None:
    set_up()
    rounds = []
    for _ in range(ROUNDS):
        theirs = json.loads(output([str(PYTHON), "benchmarks/go_fish.py", str(SECONDS)]))
        rounds.append((theirs["driven"], theirs["own"], ours("0"), ours("1")))
    work = our_work()
    show(rounds, (theirs["work"]["driven"], theirs["work"]["own"], work, work))


def show(rounds: list[Figures], works: tuple[Work, ...]) -> None:
    """Decisions are what is compared; chance moves and actions listed for each of them say how alike the games are."""
    print(f"{'4 players':28}{'decisions/s':>13}{'to driven':>11}{'to own':>9}{'chance':>9}{'listed':>9}")
    for part, name in enumerate(PARTS):
        chance, listed = works[part]
        to_driven = median(figures[part] / figures[0] for figures in rounds)
        to_own = median(figures[part] / figures[1] for figures in rounds)
        speed = f"{median(figures[part] for figures in rounds):>13,.0f}"
        print(f"{name:28}{speed}{to_driven:>11.2f}{to_own:>9.2f}{chance:>9.2f}{listed:>9.1f}")
    print("chance: chance moves for each decision; listed: legal actions for each decision")


def our_work() -> Work:
    game = game_named("all-in-all")
    chances = decisions = listed = 0
    for number in range(GAMES):
        witness = Witness()
        playouts = Playouts(witness)
        playouts.play(game.start(4, game.options()), stream(1, number))
        chances += playouts.chances
        decisions += playouts.decisions
        listed += sum(
            len(position.legal(seat)) for position, seat in zip(witness.positions, witness.seats, strict=True)
        )
    return chances / decisions, listed / decisions


def set_up() -> None:
    subprocess.run([sys.executable, ROOT / "tools" / "compile.py"], check=True)
    if STAMP.exists() and STAMP.read_bytes() == REQUIREMENTS.read_bytes():
        return
    subprocess.run([sys.executable, "-m", "venv", "--clear", VENV], check=True)
    subprocess.run([PYTHON, "-m", "pip", "install", "--quiet", "-r", REQUIREMENTS], check=True)
    STAMP.write_bytes(REQUIREMENTS.read_bytes())


def ours(switch: str) -> float:
    command = [
        sys.executable,
        "-m",
        "saucer",
        "bench",
        "all-in-all",
        "--players",
        "4",
        "--seconds",
        str(SECONDS),
        "--json",
    ]
    found = json.loads(output(command, switch))
    assert found["compiled"] == (switch == "1")
    return float(found["rows"][0]["decisions_per_second"])


def output(command: list[str], switch: str = "") -> bytes:
    environment = {**os.environ, "SAUCER_COMPILED": switch}
    return subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, check=True).stdout


if __name__ == "__main__":
    main()
