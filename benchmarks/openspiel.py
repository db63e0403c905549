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

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / "build" / "openspiel"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
REQUIREMENTS = ROOT / "benchmarks" / "requirements.txt"
STAMP = VENV / "requirements.txt"
ROUNDS = 7
SECONDS = 0.5
PARTS = ("go_fish driven from Python", "go_fish, own C++ rollouts", "All in All, interpreted", "All in All, compiled")

Figures = tuple[float, float, float, float]


def main() -> None:
    set_up()
    rounds = [one_round() for _ in range(ROUNDS)]
    print(f"{'decisions a second, 4 players':32}{'median':>12}{'to driven':>12}{'to own':>12}")
    for part, name in enumerate(PARTS):
        to_driven = median(figures[part] / figures[0] for figures in rounds)
        to_own = median(figures[part] / figures[1] for figures in rounds)
        print(f"{name:32}{median(figures[part] for figures in rounds):>12,.0f}{to_driven:>12.2f}{to_own:>12.2f}")


def set_up() -> None:
    subprocess.run([sys.executable, ROOT / "tools" / "compile.py"], check=True)
    if STAMP.exists() and STAMP.read_bytes() == REQUIREMENTS.read_bytes():
        return
    subprocess.run([sys.executable, "-m", "venv", "--clear", VENV], check=True)
    subprocess.run([PYTHON, "-m", "pip", "install", "--quiet", "-r", REQUIREMENTS], check=True)
    STAMP.write_bytes(REQUIREMENTS.read_bytes())


def one_round() -> Figures:
    theirs = json.loads(output([str(PYTHON), "benchmarks/go_fish.py", str(SECONDS)]))
    return theirs["driven"], theirs["own"], ours("0"), ours("1")


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
