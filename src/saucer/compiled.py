"""Compiled rules and search, if `make compile` has made them for exactly these sources; else they are interpreted.

`SAUCER_COMPILED=0` never takes them, `SAUCER_COMPILED=1` insists on them. An installed wheel may have them beside its
sources; Python finds those by itself.
"""

import json
import os
import sys
from collections.abc import Mapping, Sequence
from hashlib import sha256
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

PACKAGE = Path(__file__).parent
BUILD = PACKAGE.parent.parent / "build" / "compiled"
MANIFEST = "manifest.json"
SWITCH = "SAUCER_COMPILED"


class Finder(MetaPathFinder):
    """Finds compiled modules by their full names, before anybody looks for the sources."""

    def __init__(self, files: Mapping[str, Path]) -> None:
        self.files = files

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.files.get(fullname)
        return None if file is None else spec_from_file_location(fullname, file)


def take_compiled() -> None:
    """Called once, before the first module that could be compiled is imported."""
    wanted = os.environ.get(SWITCH, "")
    if wanted == "0" or is_installed_compiled():
        return
    files, stale = fresh_files(BUILD, PACKAGE)
    if wanted and (stale or not files):
        older = f"{', '.join(stale)} has changed since it was compiled" if stale else "nothing is compiled"
        raise ImportError(f"{SWITCH}={wanted}, but {older}: make compile")
    sys.meta_path.insert(0, Finder(files))


def is_installed_compiled() -> bool:
    """A wheel made where there is a C compiler."""
    return (PACKAGE / "core" / f"position{python()}").exists()


def fresh_files(build: Path, package: Path) -> tuple[dict[str, Path], list[str]]:
    """The modules of every group whose sources are those it was compiled from, and the names of the other groups."""
    files: dict[str, Path] = {}
    stale: list[str] = []
    for group in read_manifest(build):
        if is_gone(group, package):
            continue
        if all(fingerprint(package / source) == digest for source, digest in group["sources"].items()):
            files |= {module: build / file for module, file in group["modules"].items()}
        else:
            stale.append(group["name"])
    return files, stale


def is_gone(group: dict[str, Any], package: Path) -> bool:
    """A game whose folder was removed is no complaint."""
    places = [module.split(".")[1:] for module in group["modules"] if "." in module]
    return bool(places) and not any(package.joinpath(*place).with_suffix(".py").exists() for place in places)


def read_manifest(build: Path) -> list[dict[str, Any]]:
    """A group is a library: its `name`, its `modules` with their files, and the digests of its `sources`."""
    try:
        manifest = json.loads((build / MANIFEST).read_bytes())
    except FileNotFoundError:
        return []
    groups: list[dict[str, Any]] = manifest["groups"] if manifest["python"] == python() else []
    return groups


def python() -> str:
    """What an extension module depends on besides its sources."""
    return EXTENSION_SUFFIXES[0]


def fingerprint(source: Path) -> str:
    return sha256(source.read_bytes()).hexdigest() if source.exists() else ""


def is_compiled(module: str) -> bool:
    """Whether this module, imported before, runs compiled."""
    return str(sys.modules[module].__file__).endswith(python())


def stale_groups() -> list[str]:
    """What `make compile` made of other sources than there are now, and is left aside."""
    return fresh_files(BUILD, PACKAGE)[1]
