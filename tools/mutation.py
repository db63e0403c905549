"""Changes the rules of a game in one place at a time, and counts the changes that its tests notice.

    python -m tools.mutation all_in_all
    python -m tools.mutation all_in_all rules.landing rules.missions --workers 1 --json
    python -m tools.mutation all_in_all --sample 500 --patience 10

Changed are the rules of the game, or those of its modules that are named: what `rules/position.py` and
`knowledge/imagine.py` need of their own folder (as for tools/compile.py, without the bots), except modules that define
records or read boards. mutmut changes them; they run interpreted, with the tests in the game's folder except those of
its bots and solvers. It happens in a copy, build/mutation/<game>: an interrupted run goes on there where it stopped,
unless something has changed since. Fails if fewer than 85 % are noticed.
"""

import argparse
import json
import os
import resource
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from saucer.arena.figures import interval
from tools.compile import PACKAGE, ROOT, can_be_compiled, imports, needed

LEAST = 85.0
"""So many percent of the mutants must be noticed."""
NOTICED = ("killed", "timeout")
UNFINISHED = ("not checked", "check was interrupted by user")
COPIED = ("src", "tests", "conftest.py")
NOT_RUN = ("test_*bots*.py", "test_*solver*.py")
NOT_COPIED = shutil.ignore_patterns("__pycache__", "node_modules", "static", "*.so")
MEMORY = 4 << 30
"""A mutant may take so many bytes."""
SECONDS = 60
"""For a test, and as many minutes for a mutant: a busy machine is not to be taken for a loop that never ends;
those are found by processor time (tools/mutants.py)."""


class Mutant(NamedTuple):
    """One change, `saucer.games.<game>.<room>.<module>.x_<function>__mutmut_<number>`; a method: `xǁ<class>ǁ`."""

    name: str
    status: str

    @property
    def module(self) -> str:
        """Named with its room: `rules.landing`."""
        return ".".join(self.name.split(".")[3:-1])

    @property
    def place(self) -> str:
        """Module and function, and the number of the change in it."""
        function, _, number = self.name.split(".")[-1].partition("__mutmut_")
        return f"{self.module}.{function[2:].replace('ǁ', '.')} {number}"

    @property
    def is_noticed(self) -> bool:
        return self.status in NOTICED


def main() -> None:
    asked = arguments()
    folder = ROOT / "build" / "mutation" / asked.game
    lay_out(ROOT, folder, asked.game, asked.modules)
    mutants = tried(folder, asked.workers, asked.sample, asked.patience)
    missed = {mutant: change(folder, mutant) for mutant in mutants if not mutant.is_noticed}
    print(as_json(asked.game, mutants, missed) if asked.json else as_text(asked.game, mutants, missed))
    if asked.sample and not asked.json:
        print(f"\ndrawn by lot: {certainty(mutants)} of all are noticed, with 95 % certainty")
    sys.exit(0 if share(mutants) >= LEAST else 1)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="mutation", description="Changes rules and counts what tests notice.")
    parser.add_argument("game", help="a folder of src/saucer/games")
    parser.add_argument("modules", nargs="*", help="some of its rules only")
    parser.add_argument("--workers", type=int, default=os.cpu_count(), help="processes at the same time")
    parser.add_argument("--sample", type=int, help="so many mutants drawn by lot, instead of all")
    parser.add_argument(
        "--patience", type=float, help="seconds of tests for a mutant; what they have not noticed counts as survived"
    )
    parser.add_argument("--json", action="store_true", help="one object")
    asked = parser.parse_args()
    rules = rules_of(PACKAGE / "games" / asked.game)
    if not rules or not set(asked.modules) <= set(rules):
        parser.error(f"the rules of {asked.game} are in {', '.join(rules) or 'no modules'}")
    asked.modules = asked.modules or rules
    return asked


def rules_of(folder: Path) -> list[str]:
    """The names of the modules, with their rooms."""
    roots = [path for path in (folder / "rules" / "position.py", folder / "knowledge" / "imagine.py") if path.exists()]
    used = [path.relative_to(folder) for path in needed(roots) if folder in path.parents and has_rules(path)]
    return [".".join(path.with_suffix("").parts) for path in used]


def has_rules(module: Path) -> bool:
    """Rather than records, or a board that is read from a file."""
    return can_be_compiled(module) and "tomllib" not in imports(module)


def lay_out(root: Path, folder: Path, game: str, modules: Sequence[str]) -> None:
    """Copies all that the tests need; verdicts of an earlier run stay only if nothing is different."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in COPIED:
        copy(root / name, folder / name)
    settled = (root / "pyproject.toml").read_text("utf-8") + settings(game, modules)
    (folder / "pyproject.toml").write_text(settled, "utf-8")
    digest, noted = fingerprint(folder), folder / "fingerprint"
    if not noted.exists() or noted.read_text() != digest:
        shutil.rmtree(folder / "mutants", ignore_errors=True)
        noted.write_text(digest)


def copy(source: Path, target: Path) -> None:
    if source.is_file():
        shutil.copy2(source, target)
        return
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(source, target, ignore=NOT_COPIED)


def settings(game: str, modules: Sequence[str]) -> str:
    """mutmut's part of pyproject.toml. One process runs one mutant: no workers and no cache of pytest's own."""
    folder = f"src/saucer/games/{game}"
    chosen = {
        "source_paths": ["src"],
        "only_mutate": [f"{folder}/{module.replace('.', '/')}.py" for module in modules],
        "also_copy": ["conftest.py"],
        "pytest_add_cli_args": ["-p", "no:xdist", "-p", "no:cacheprovider", f"--timeout={SECONDS}"],
        "timeout_constant": SECONDS * 60.0,
        "pytest_add_cli_args_test_selection": [f"{folder}/tests", *[f"--ignore-glob=*/{name}" for name in NOT_RUN]],
        "track_dependencies": False,
        "use_git_change_detection": False,
    }
    return "\n[tool.mutmut]\n" + "".join([f"{key} = {json.dumps(value)}\n" for key, value in chosen.items()])


def fingerprint(folder: Path) -> str:
    copied = [path for name in (*COPIED, "pyproject.toml") for path in (folder / name, *(folder / name).rglob("*"))]
    files = sorted([path for path in copied if path.is_file()])
    return sha256(b"".join([sha256(bytes(path) + path.read_bytes()).digest() for path in files])).hexdigest()


def tried(folder: Path, workers: int, sample: int | None = None, patience: float | None = None) -> list[Mutant]:
    """Runs the tests on every mutant that has no verdict yet, or on those of the sample."""
    command = mutmut("run", "--max-children", str(workers))
    log = folder / "mutmut.log"
    with log.open("w") as kept:
        shown = None if sys.stdout.isatty() else kept
        finished = subprocess.run(
            command, cwd=folder, env=environment(sample, patience), stdout=shown, stderr=shown, preexec_fn=limit_memory
        )
    mutants = drawn(verdicts(folder), sample)
    if finished.returncode or not mutants or any(mutant.status in UNFINISHED for mutant in mutants):
        sys.exit(f"mutation: not finished; what mutmut said is above, or in {log}")
    return mutants


def drawn(mutants: Sequence[Mutant], sample: int | None) -> list[Mutant]:
    """Those that tools/mutants.py has tried."""
    from tools.mutants import lot  # not before: to read mutmut takes every worker of the tests a second

    first = set(sorted(mutants, key=lambda mutant: lot(mutant.name))[:sample])
    return [mutant for mutant in mutants if mutant in first]


def limit_memory() -> None:
    """A loop that a change has made endless may grow a list; a stricter limit stays."""
    if resource.getrlimit(resource.RLIMIT_AS)[1] == resource.RLIM_INFINITY:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def verdicts(folder: Path) -> list[Mutant]:
    """mutmut prints a line for each: `    name: status`."""
    lines = asked_mutmut(folder, "results", "--all", "true").splitlines()
    return [Mutant(*line.strip().split(": ")) for line in lines]


def change(folder: Path, mutant: Mutant) -> list[str]:
    """The lines without and with it."""
    lines = asked_mutmut(folder, "show", mutant.name).splitlines()
    return [line for line in lines if line.startswith(("-", "+")) and not line.startswith(("---", "+++"))]


def asked_mutmut(folder: Path, *words: str) -> str:
    return subprocess.run(mutmut(*words), cwd=folder, check=True, stdout=subprocess.PIPE, text=True).stdout


def mutmut(*words: str) -> list[str]:
    """Start it without the folder of the tools in the path, where only the copy should be found."""
    return [sys.executable, "-P", str(ROOT / "tools" / "mutants.py"), *words]


def environment(sample: int | None, patience: float | None) -> dict[str, str]:
    """What a run is told: it takes the rules as they are written, not as they are compiled."""
    drawn = {} if sample is None else {"SAUCER_SAMPLE": str(sample)}
    waiting = {} if patience is None else {"SAUCER_PATIENCE": str(patience)}
    return {**os.environ, "SAUCER_COMPILED": "0", **drawn, **waiting}


def share(mutants: Sequence[Mutant]) -> float:
    return 100 * sum([mutant.is_noticed for mutant in mutants]) / len(mutants)


def certainty(mutants: Sequence[Mutant]) -> str:
    low, high = interval(sum([mutant.is_noticed for mutant in mutants]), len(mutants))
    return f"{100 * low:.1f} to {100 * high:.1f} %"


def as_text(game: str, mutants: Sequence[Mutant], missed: dict[Mutant, list[str]]) -> str:
    lines = [f"{game}: {summed(mutants)} ({LEAST:.0f} % wanted)"]
    for module in sorted({mutant.module for mutant in mutants}):
        lines.append(f"  {module}: {summed([mutant for mutant in mutants if mutant.module == module])}")
    for mutant, changed in missed.items():
        lines += ["", f"{mutant.place}: {mutant.status}", *changed]
    return "\n".join(lines)


def summed(mutants: Sequence[Mutant]) -> str:
    counts = Counter([mutant.status for mutant in mutants])
    counted = ", ".join([f"{count} {status}" for status, count in counts.most_common()])
    return f"{len(mutants)} mutants, {counted}, {share(mutants):.1f} % noticed"


def as_json(game: str, mutants: Sequence[Mutant], missed: dict[Mutant, list[str]]) -> str:
    counts = Counter([mutant.status for mutant in mutants])
    survivors = [{"place": each.place, "status": each.status, "change": lines} for each, lines in missed.items()]
    return json.dumps({"game": game, "mutants": len(mutants), **counts, "share": share(mutants), "missed": survivors})


if __name__ == "__main__":
    main()
