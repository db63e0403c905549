"""Builds the wheel, installs it into a bare environment and asks what it serves: the page, its files, a move saved.

.venv/bin/python -m tools.wheel
"""

import os
import re
import subprocess
import sys
import tempfile
import venv
from pathlib import Path
from urllib.request import urlopen

ROOT = Path(__file__).resolve().parent.parent


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        wheel = built(folder)
        print(f"{wheel.name}: {wheel.stat().st_size:,} bytes")
        saucer = installed(wheel, folder / "bare")
        print(served(saucer, folder))


def built(folder: Path) -> Path:
    """As anybody's pip builds it, in an environment of its own."""
    run(sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", str(folder), str(ROOT))
    (wheel,) = folder.glob("saucer-*.whl")
    return wheel


def installed(wheel: Path, folder: Path) -> Path:
    venv.create(folder, with_pip=True)
    scripts = folder / ("Scripts" if os.name == "nt" else "bin")
    run(str(scripts / "python"), "-m", "pip", "install", "--quiet", str(wheel))
    return scripts / "saucer"


def run(*command: str) -> None:
    subprocess.run(command, check=True, cwd=tempfile.gettempdir())


def served(saucer: Path, folder: Path) -> str:
    """Serve with it, without anything of this folder on its way."""
    options = ["serve", "--port", "0", "--database", str(folder / "saucer.db")]
    bare = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))}
    process = subprocess.Popen([saucer, *options], stdout=subprocess.PIPE, text=True, cwd=folder, env=bare)
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        return looked_at(line.split()[-1])
    finally:
        process.terminate()
        process.wait()
        process.stdout.close()


def looked_at(address: str) -> str:
    page = fetched(f"{address}/").decode()
    scripts = re.findall(r'src="(/assets/[^"]+\.js)"', page)
    assert scripts, "the browser side is not in the wheel"
    for script in scripts:
        assert fetched(address + script)
    assert fetched(f"{address}/healthz") == b'{"ok":true}'
    games = fetched(f"{address}/api/games").count(b'"slug"')
    assert games > 0
    return f"it serves the page, {len(scripts)} script of its own, {games} games, and can save"


def fetched(address: str) -> bytes:
    with urlopen(address, timeout=60) as answer:
        return bytes(answer.read())


if __name__ == "__main__":
    main()
