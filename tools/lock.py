"""Writes the locks anew, Python's with hashes, all of them without the address of a registry.

.venv/bin/python tools/lock.py              keeps the versions that still fit
.venv/bin/python tools/lock.py --upgrade    takes the newest that fit
"""

import os
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
UV = "uv==0.13.7"
OPTIONS = ["--universal", "--generate-hashes", "--no-emit-index-url", "--no-header", "--quiet"]
BUILD_IN, DEV_IN = "requirements/build.in", "requirements/dev.in"
RUN, BUILD, DEV = "requirements/run.txt", "requirements/build.txt", "requirements/dev.txt"
PRINT = "requirements/print.txt"


def main() -> None:
    upgrade = sys.argv[1:]
    if upgrade not in ([], ["--upgrade"]):
        sys.exit(__doc__)
    with tempfile.TemporaryDirectory() as folder:
        uv = install_uv(Path(folder))
        lock = [str(uv), "pip", "compile", *OPTIONS, "--python-version", "3.11", *upgrade]
        run([*lock, "pyproject.toml", "-o", RUN])
        run([*lock, BUILD_IN, "-c", RUN, "-o", BUILD])
        run([*lock, "pyproject.toml", "--extra", "print", "-c", RUN, "-o", PRINT])
        everything = ["pyproject.toml", "--extra", "print", BUILD_IN, DEV_IN]
        run([*lock, *everything, "-c", RUN, "-c", BUILD, "-c", PRINT, "-o", DEV])
    run([sys.executable, "tools/web.py", "lock"])


def install_uv(folder: Path) -> Path:
    venv.create(folder, with_pip=True)
    scripts = folder / ("Scripts" if os.name == "nt" else "bin")
    run([str(scripts / "python"), "-m", "pip", "install", "--quiet", UV])
    return scripts / "uv"


def run(command: list[str]) -> None:
    subprocess.run(command, cwd=ROOT, check=True)


if __name__ == "__main__":
    main()
