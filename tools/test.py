"""Runs every check and every test, several things at a time, and says how long each took.

python -m tools.test              all there is
python -m tools.test inkognito    what a change in the folders of that game can break
"""

import os
import subprocess
import sys
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Condition
from time import perf_counter
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "saucer" / "games"
PYTHON = str(Path(".venv", "bin", "python"))
SUITE = ("tests/test_suite.py", "tests/test_honesty.py")
"""Thousands of games: played by the compiled rules, and at one table of each game by the sources as they are."""
WHOLE_GAMES = ("tests/wording", "tests/test_documents.py")
"""What is said in whole games at every table, and what documents simulate: by the compiled rules, too."""
WIRE = "tests/server/test_wire.py::test_every_connection_receives_what_its_seat_may_know"
"""Whether anybody is sent a secret: by the compiled table. Tiny games, and all else of the server, by the sources."""
OF_BOTS = "tests/test_*bots.py"
"""They think for long. Compiled bots choose what the sources choose, which tests/compiled looks at."""
OF_A_GAME = (
    *SUITE,
    "tests/test_clauses.py",
    "tests/test_mutation.py",
    "tests/wording",
    "tests/core",
    "tests/server/test_wire.py",
)


class Part(NamedTuple):
    name: str
    command: tuple[str, ...]
    environment: tuple[tuple[str, str], ...] = ()
    again: tuple[str, ...] = ()
    """Where much happens at once: if the first command fails this one decides, when everything else has ended."""
    after: tuple[str, ...] = ()
    """Parts of other lanes that must have ended well before."""


class Done(NamedTuple):
    part: Part
    seconds: float
    status: int
    said: str
    unsteady: bool = False


Lane = tuple[Part, ...]
"""One after the other."""
Lanes = tuple[Lane, ...]
"""Side by side."""


KEPT = {"PYTHONDONTWRITEBYTECODE": ""}
"""Tests start many processes: what Python has read once it keeps, whatever the shell says."""
WAITING = 3
"""Whoever drives a browser or a server often waits for it: three keep two cores busy."""


PYTEST = (PYTHON, "-m", "pytest", "-q", "-p", "no:schemathesis", "-p", "no:valkey")
"""Without what two packages bring along for other people's tests: every process would read it, in 1.3 s."""


COMPILING = Part("compile", (PYTHON, "tools/compile.py", "--quick"))
MANIFEST = ROOT / "build" / "compiled" / "manifest.json"
"""There where something was compiled: then the one game that has changed is soon compiled anew."""
CHROMIUM = Part("chromium", (PYTHON, "-m", "tests.browser.chromium"))


def pytest(name: str, *arguments: str, compiled: bool = False, workers: int = 2, **environment: str) -> Part:
    taken = {"SAUCER_COMPILED": "" if compiled else "0", **KEPT, **environment}
    spread = ("--numprocesses", str(workers), "--dist", "worksteal")
    return Part(name, (*PYTEST, *spread, *arguments), tuple(taken.items()))


def browser(*arguments: str) -> Part:
    """What fails beside others gets a second try alone, and the run says so: see docs/quality.md.

    Runs beside this one would write down their own failures in the same place.
    """
    taken = ("-o", f"cache_dir={Path('.pytest_cache', 'browser')}", "tests/browser", *arguments)
    once_more = (*PYTEST, "--maxfail", "1", "--last-failed", "--last-failed-no-failures", "none")
    return pytest("browser", *taken, compiled=True, workers=WAITING)._replace(again=(*once_more, *taken))


def tests_of_bots(folder: str) -> list[str]:
    return [str(path.relative_to(ROOT)) for path in sorted(GAMES.glob(f"{folder}/{OF_BOTS}"))]


def without(*paths: str) -> list[str]:
    return [argument for path in paths for argument in ("--ignore", path)]


def everything() -> Lanes:
    """What is compiled may be missing where there is no compiler: then the sources are taken."""
    of_bots = tests_of_bots("*")
    wired = [argument for door in doors() for argument in ("--deselect", f"{WIRE}[{slug_of(door)}]")]
    left_out = (*without("tests/browser", SUITE[1], *WHOLE_GAMES, *of_bots), *wired)
    compiled = (*SUITE, *WHOLE_GAMES, WIRE, "tests/search", *of_bots)
    checks = Part("checks", ("make", "--no-print-directory", "check"))
    web = Part("web", (PYTHON, "tools/web.py", "test"))
    sources = pytest("tests, and a slice of the suite, by the sources", *left_out, SAUCER_SUITE="slice")
    suite = pytest("suite, whole games and bots, compiled", *compiled, compiled=True)
    return (
        (checks, web, sources),
        (COMPILING, CHROMIUM, suite._replace(after=(checks.name,))),
        (browser()._replace(after=(checks.name, COMPILING.name, CHROMIUM.name)),),
    )


def of_game(name: str) -> Lanes:
    """One lane for all that would install npm's packages."""
    folder = name.replace("-", "_")
    if not (GAMES / folder / "__init__.py").exists():
        sys.exit(f"no game {name!r}; there are {', '.join(sorted(path.parent.name for path in doors()))}")
    slug = slug_of(GAMES / folder / "__init__.py")
    chosen = ("-k", f"{slug} or {folder}")
    of_bots = tests_of_bots(folder)
    own = pytest("the game's own, by the sources", str(Path("src", "saucer", "games", folder)), *without(*of_bots))
    compiled = (*OF_A_GAME, *of_bots, *chosen)
    of_every = pytest("what every game passes, and its bots, compiled", *compiled, compiled=True, SAUCER_SUITE="game")
    compiling = (COMPILING,) if MANIFEST.exists() else ()
    lint = Part("lint", (PYTHON, "-m", "ruff", "check"))
    layout = Part("format", (PYTHON, "-m", "ruff", "format", "--check"))
    imports = Part("imports", (str(Path(".venv", "bin", "lint-imports")), "--no-logo"))
    types = Part("types", (PYTHON, "-m", "mypy"))
    checked = Part("web, checked", (PYTHON, "tools/web.py", "check"))
    web = Part("web", (PYTHON, "tools/web.py", "test"))
    built = Part("build", (PYTHON, "tools/web.py", "build"))
    pages = browser(*chosen)
    before = (built, CHROMIUM, *compiling)
    return (
        (lint, layout, imports, types, own),
        (*before, checked, web, of_every),
        (pages._replace(after=tuple(part.name for part in before)),),
    )


def doors() -> Iterable[Path]:
    return sorted(GAMES.glob("*/__init__.py"))


def slug_of(door: Path) -> str:
    return door.parent.name.replace("_", "-")


def main() -> None:
    done = run_all(everything() if len(sys.argv) == 1 else of_game(sys.argv[1]))
    for each in done:
        verdict = "failed: " if each.status else "unsteady, passed alone: " if each.unsteady else ""
        print(f"{each.seconds:7.0f} s  {verdict}{each.part.name}")
    sys.exit(any(each.status for each in done))


def run_all(lanes: Lanes) -> list[Done]:
    return [tried_again(each) for each in side_by_side(lanes)]


class Progress:
    """What has ended well in any lane, and whether something has failed."""

    def __init__(self) -> None:
        self._news = Condition()
        self._well: set[str] = set()
        self.has_failed = False

    def may_begin(self, part: Part) -> bool:
        """Waits for what must come before. Once something has failed nothing else begins: who mends it hears of it."""
        with self._news:
            self._news.wait_for(lambda: self.has_failed or self._well.issuperset(part.after))
            return not self.has_failed

    def note(self, done: Done) -> None:
        """What gets a second try may still pass."""
        with self._news:
            if done.status and not done.part.again:
                self.has_failed = True
            self._well.add(done.part.name)
            self._news.notify_all()


def side_by_side(lanes: Lanes) -> list[Done]:
    """The first lane speaks as it goes, the others when they have ended."""
    progress = Progress()
    with ThreadPoolExecutor(len(lanes)) as threads:
        others = [threads.submit(one_by_one, lane, True, progress) for lane in lanes[1:]]
        done = one_by_one(lanes[0], False, progress)
        for other in others:
            for each in other.result():
                print(each.said, end="", flush=True)
                done.append(each)
    return done


def one_by_one(lane: Lane, quiet: bool, progress: Progress) -> list[Done]:
    done: list[Done] = []
    for part in lane:
        if not progress.may_begin(part):
            break
        done.append(run(part, quiet))
        progress.note(done[-1])
    return done


def run(part: Part, quiet: bool) -> Done:
    began = perf_counter()
    print(f"== {part.name}", flush=True)
    status, said = call(part.command, part, quiet)
    # no test, none of them failed: 5 is what pytest says where a game has none of its own
    if part.command[2:3] == ("pytest",) and status == 5:
        status = 0
    return Done(part, perf_counter() - began, status, said)


def tried_again(first: Done) -> Done:
    """What failed beside others, when all of them have ended, if its part has a second try."""
    part, began = first.part, perf_counter()
    if not (first.status and part.again):
        return first
    print(f"== {part.name}: what failed, once more, alone", flush=True)
    status, _ = call(part.again, part, quiet=False)
    return first._replace(seconds=first.seconds + perf_counter() - began, status=status, unsteady=True)


def call(command: tuple[str, ...], part: Part, quiet: bool) -> tuple[int, str]:
    environment = {**os.environ, **dict(part.environment)}
    out, err = (subprocess.PIPE, subprocess.STDOUT) if quiet else (None, None)
    finished = subprocess.run(command, cwd=ROOT, env=environment, stdout=out, stderr=err, text=True, check=False)
    return finished.returncode, finished.stdout or ""


if __name__ == "__main__":
    main()
