"""Sets up .venv: the locked packages, then saucer itself, editable.

    python3 tools/setup.py run      what playing needs
    python3 tools/setup.py print    what printing needs as well
    python3 tools/setup.py dev      what developing and testing need as well

Does nothing when .venv already holds what the locks say.
"""

from __future__ import annotations  # so that an older Python gets as far as the message in main

import hashlib
import os
import re
import subprocess
import sys
from pathlib import Path

OLDEST = (3, 11)
LOCKS = {"run": ["run.txt", "build.txt"], "print": ["print.txt", "build.txt"], "dev": ["dev.txt"]}
SERVED_BY = {"run": ("run", "print", "dev"), "print": ("print", "dev"), "dev": ("dev",)}
FOR = {"run": "playing", "print": "playing and printing", "dev": "developing and testing"}
ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMP = VENV / "saucer-set-up"


def main() -> None:
    if sys.version_info < OLDEST:
        found = ".".join(str(part) for part in sys.version_info[:2])
        sys.exit(f"Saucer needs Python 3.11 or newer, this is {found}. Try: make PYTHON=python3.12 play")
    if len(sys.argv) != 2 or sys.argv[1] not in LOCKS:
        sys.exit(__doc__)
    wanted = sys.argv[1]
    if is_set_up(wanted):
        return
    if not is_set_up("run"):
        make_venv()
    STAMP.unlink(missing_ok=True)
    install(wanted)
    STAMP.write_text(fingerprint(wanted))


def is_set_up(wanted: str) -> bool:
    """What is set up for developing serves for playing and printing, too."""
    if not PYTHON.exists() or not STAMP.exists():
        return False
    return STAMP.read_text() in {fingerprint(each) for each in SERVED_BY[wanted]}


def fingerprint(wanted: str) -> str:
    """Changes with the locks, with the project's own metadata, with Python, and when the folder is moved."""
    digest = hashlib.sha256()
    for path in [ROOT / "pyproject.toml", *(ROOT / "requirements" / lock for lock in LOCKS[wanted])]:
        digest.update(path.read_bytes())
    digest.update(f"{wanted} {sys.version} {sys.base_prefix} {ROOT}".encode())
    return digest.hexdigest()


def make_venv() -> None:
    """Makes .venv anew; where Python came without ensurepip, one without a pip of its own."""
    say("making .venv")
    command = [sys.executable, "-m", "venv", "--clear", str(VENV)]
    if subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode != 0:
        run([*command, "--without-pip"])


def install(wanted: str) -> None:
    say(f"installing the packages for {FOR[wanted]}")
    install_with = [*pip(), "install", "--no-deps"]
    later = ["--no-compile"] if wanted == "dev" else []  # whoever tests uses a part of it only
    run(*[[*install_with, "--require-hashes", *later, "-r", str(half)] for half in halves(wanted)])
    run([*install_with, "--no-build-isolation", "--editable", str(ROOT)])


def halves(wanted: str) -> list[Path]:
    """Two files with every other package of the locks, for two pips side by side: all they need is in the locks."""
    locks = [(ROOT / "requirements" / lock).read_text("utf-8") for lock in LOCKS[wanted]]
    packages = {each.partition("\n")[0]: each for lock in locks for each in re.split(r"\n(?=\w)", lock)}
    files = [VENV / "packages-1.txt", VENV / "packages-2.txt"]
    for number, file in enumerate(files):
        file.write_text("\n".join(list(packages.values())[number::2]), "utf-8")
    return files


def pip() -> list[str]:
    """The pip of .venv, or else the one of this Python, told to work on .venv."""
    quiet = ["--quiet", "--quiet", "--disable-pip-version-check"]
    for command in ([str(PYTHON), "-m", "pip"], [sys.executable, "-m", "pip", "--python", str(PYTHON)]):
        if subprocess.run([*command, "--version"], capture_output=True).returncode == 0:
            return [*command, *quiet]
    sys.exit(f"No pip found for {sys.executable}: install Python's pip (Debian: python3-pip or python3-venv)")


def run(*commands: list[str]) -> None:
    """Runs all of these commands at once, and ends if one of them fails."""
    started = [(command, subprocess.Popen(command)) for command in commands]
    for command, process in started:
        if process.wait() != 0:
            sys.exit(f"Setting up failed (exit {process.returncode}): {' '.join(command)}")


def say(message: str) -> None:
    print(f"set-up: {message}", flush=True)


if __name__ == "__main__":
    main()
