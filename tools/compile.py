"""Compiles rules, search and the loops that drive them with mypyc, as they are, into build/compiled.

    python tools/compile.py            as fast as it gets
    python tools/compile.py --quick    in half the time, for tests: a tenth slower; what was compiled in full will do

The sources stay where they are and can still be run interpreted: src/saucer/compiled.py decides which is taken.
Compiled are the heart of the core, search, the loops of the arena, what a move goes through at a table, and of every
game what `rules/position.py`, `knowledge/imagine.py` and its bots need of their own folder, except modules that define
records (they import msgspec, or are called `model` or `events`). The core, the table and each game are a library of
their own, so that a change of one game leaves the others. Without a C compiler everything works interpreted; with
SAUCER_REQUIRE_COMPILER=1 that is an error.
"""

import ast
import contextlib
import io
import json
import os
import sys
import tempfile
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src"
PACKAGE = SRC / "saucer"
sys.path[:0] = [str(SRC), str(ROOT)]
if __name__ == "__main__":
    os.environ["SAUCER_COMPILED"] = "0"  # this tool must run whatever was compiled before

from saucer.compiled import BUILD, MANIFEST, fingerprint, fresh_files, python  # noqa: E402
from tools.alone import alone  # noqa: E402

CORE = ("attention", "chance", "counts", "position", "random", "seats", "telling")
LOOPS = ("bench_loops", "play")
TABLE = ("asked", "broadcast", "live_game", "record", "replies", "screens", "told_counts", "updates")
"""What a move goes through at a table, but for what waits on the way; and how it is cut into frames."""
RULES = ("rules/position", "knowledge/imagine", "bots", "bots/*")
FLAGS = [] if os.name == "nt" else ["-fvisibility=hidden", "-fno-semantic-interposition"]
C_FILES = ROOT / "build" / "mypyc"
QUICK = C_FILES / "quick"
"""There while something in build/compiled was compiled quickly."""


class Group:
    """What becomes one library."""

    def __init__(self, name: str, modules: list[Path], sources: list[Path]) -> None:
        self.name = name
        self.modules = modules
        self.sources = sources

    def described(self) -> dict[str, Any]:
        library = f"saucer_{self.name}__mypyc"
        files = {library: f"{library}{python()}"}
        for module in self.modules:
            place = module.relative_to(SRC).with_suffix("")
            files[".".join(place.parts)] = f"{place.as_posix()}{python()}"
        digests = {path.relative_to(PACKAGE).as_posix(): fingerprint(path) for path in self.sources}
        return {"name": self.name, "modules": files, "sources": digests}


def main() -> None:
    C_FILES.mkdir(parents=True, exist_ok=True)
    with alone(C_FILES / "lock"):
        compile_all(find_groups(), quick=sys.argv[1:] == ["--quick"])


def compile_all(groups: list[Group], quick: bool) -> None:
    if is_up_to_date(groups) and (quick or not QUICK.exists()):
        print("compile: up to date")
    elif has_compiler():
        build(groups, quick)
        print(f"compile: {', '.join(group.name for group in groups)} compiled into {BUILD.relative_to(ROOT)}")
    elif os.environ.get("SAUCER_REQUIRE_COMPILER", "") not in ("", "0"):
        sys.exit("compile: no C compiler (or no headers of Python) found, and SAUCER_REQUIRE_COMPILER is set")
    else:
        print("compile: no C compiler (or no headers of Python) found; everything works, interpreted")


def find_groups() -> list[Group]:
    """The core's first: the games' are compiled against it."""
    heart = [PACKAGE / "core" / f"{name}.py" for name in CORE]
    search = sorted((PACKAGE / "search").glob("[!_]*.py"))
    loops = [PACKAGE / "arena" / f"{name}.py" for name in LOOPS]
    core = Group("core", heart + search + loops, needed(heart + search + loops))
    server = PACKAGE / "server"
    ends = [PACKAGE / "core" / "match.py", server / "web" / "frames.py"]
    moves = [*ends, *(server / "table" / f"{name}.py" for name in TABLE)]
    table = Group("table", moves, sorted({*needed(moves), *core.sources}))
    games = [folder for folder in sorted((PACKAGE / "games").glob("*/")) if has_rules(folder)]
    return [core, table, *(game_group(folder, core) for folder in games)]


def has_rules(folder: Path) -> bool:
    return (folder / "rules" / "position.py").exists()


def game_group(folder: Path, core: Group) -> Group:
    roots = [path for name in RULES for path in sorted(folder.glob(f"{name}.py"))]
    used = [path for path in needed(roots) if folder in path.parents]
    modules = [path for path in used if can_be_compiled(path)]
    return Group(folder.name, modules, sorted({*needed(modules), *core.sources}))


def can_be_compiled(path: Path) -> bool:
    """mypyc breaks msgspec's records; a door only imports."""
    uses = {name.split(".")[0] for name in imports(path)}
    return path.stem not in ("__init__", "model", "events") and "msgspec" not in uses


def needed(modules: Iterable[Path]) -> list[Path]:
    """These modules and all of Saucer that they import, directly or not; a package's door leads no further."""
    found: set[Path] = set()
    waiting = list(modules)
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            if path.name != "__init__.py":
                waiting.extend(imported_files(path))
    return sorted(found)


def imported_files(path: Path) -> Iterator[Path]:
    for name in imports(path):
        place = SRC.joinpath(*name.split("."))
        for file in (place.with_suffix(".py"), place / "__init__.py"):
            if name.startswith("saucer.") and file.exists():
                yield file


def imports(path: Path) -> Iterator[str]:
    """Every name that could be a module: of `from a import b` both a and a.b."""
    for node in ast.walk(ast.parse(path.read_bytes())):
        match node:
            case ast.Import(names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module, names) if module is not None:
                yield module
                yield from (f"{module}.{alias.name}" for alias in names)


def is_up_to_date(groups: list[Group]) -> bool:
    fresh, stale = fresh_files(BUILD, PACKAGE)
    wanted = [module for group in groups for module in group.described()["modules"]]
    return not stale and sorted(fresh) == sorted(wanted) and all(file.exists() for file in fresh.values())


def has_compiler() -> bool:
    """Tries it, with Python's headers."""
    ccompiler: Any = import_module("setuptools._distutils.ccompiler")
    errors: Any = import_module("setuptools._distutils.errors")
    sysconfig: Any = import_module("setuptools._distutils.sysconfig")
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "nothing.c")
        source.write_text("#include <Python.h>\nint nothing(void) { return 0; }\n")
        compiler = ccompiler.new_compiler()
        sysconfig.customize_compiler(compiler)
        try:
            with contextlib.redirect_stderr(io.StringIO()):
                compiler.compile([str(source)], output_dir=folder, include_dirs=[sysconfig.get_python_inc()])
        except (errors.CompileError, errors.DistutilsPlatformError):
            return False
    return True


def build(groups: list[Group], quick: bool, into: Path = BUILD) -> None:
    """One call of mypycify for all; a library whose C has not changed is not compiled again, unless it was quick."""
    from mypyc.build import mypycify

    os.chdir(ROOT)
    (into / MANIFEST).unlink(missing_ok=True)
    named: list[tuple[list[str], str | None]] = [
        ([str(path.relative_to(ROOT)) for path in group.modules], f"saucer_{group.name}") for group in groups
    ]
    quiet = ["--follow-imports=silent", f"--cache-dir={C_FILES / 'cache'}"]
    paths = [path for modules, _ in named for path in modules]
    level = "1" if quick else "3"
    extensions = mypycify([*quiet, *paths], separate=named, target_dir=str(C_FILES), opt_level=level, debug_level="0")
    anew = QUICK.exists() and not quick
    if quick:
        QUICK.touch()
    build_extensions(extensions, into, anew)
    if not quick:
        QUICK.unlink(missing_ok=True)
    described = {"python": python(), "groups": [group.described() for group in groups]}
    (into / MANIFEST).write_text(json.dumps(described, indent=1))


def build_extensions(extensions: list[Any], into: Path, anew: bool) -> None:
    setuptools: Any = import_module("setuptools")
    commands: Any = import_module("setuptools.command.build_ext")
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    command = commands.build_ext(setuptools.Distribution({"name": "saucer", "ext_modules": extensions}))
    command.build_lib, command.build_temp = str(into), str(C_FILES / "objects")
    command.parallel = os.cpu_count()
    command.force = anew
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    main()
