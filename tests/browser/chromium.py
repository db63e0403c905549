"""A Chromium to test with: the system's, or else the one in an npm package, which needs neither root nor a download.

The package is made for bare Linux machines: beside the browser it holds the libraries and the font that such a
machine lacks. It is unpacked once, inside tests/browser/node_modules.
"""

import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tools import web

FOLDER = Path(__file__).resolve().parent
UNPACKED = FOLDER / "node_modules" / ".chromium"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MAC = Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")
QUIET = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
)
UNPACK = """
import { inflate } from "@sparticuz/chromium";
for (const part of ["fonts.tar.br", "al2023.tar.br", "swiftshader.tar.br", "chromium.br"])
    await inflate(`node_modules/@sparticuz/chromium/bin/${part}`);
"""
# The package's own file looks for fonts in /tmp only.
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
"""


@dataclass(frozen=True)
class Chromium:
    """What playwright's launch wants to know."""

    executable: Path
    arguments: tuple[str, ...]
    environment: dict[str, str]


@contextmanager
def launched() -> Iterator[Browser]:
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(web.node())
    chromium = find_chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium.executable, args=list(chromium.arguments), env={**chromium.environment}
        )
        yield browser
        browser.close()


def find_chromium() -> Chromium:
    system = system_chromium()
    return Chromium(system, arguments(), dict(os.environ)) if system else packaged_chromium()


def system_chromium() -> Path | None:
    found = next(filter(None, map(shutil.which, NAMES)), None)
    if found:
        return Path(found)
    return MAC if MAC.exists() else None


def packaged_chromium() -> Chromium:
    if (sys.platform, platform.machine()) != ("linux", "x86_64"):
        names = ", ".join(NAMES)
        raise FileNotFoundError(f"Browser tests need a Chromium here: expected one of {names} in PATH, found none")
    web.install(FOLDER)
    unpack()
    libraries = [str(UNPACKED / "al2023" / "lib"), str(UNPACKED), os.environ.get("LD_LIBRARY_PATH", "")]
    environment = {
        **os.environ,
        "FONTCONFIG_PATH": str(UNPACKED / "fonts"),
        "LD_LIBRARY_PATH": os.pathsep.join(filter(None, libraries)),
    }
    return Chromium(UNPACKED / "chromium", arguments(), environment)


def unpack() -> None:
    """Whole or not at all: an unpacking that was stopped is begun anew."""
    if UNPACKED.exists():
        return
    fresh = UNPACKED.with_name(".chromium-unpacking")
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.mkdir()
    command = [str(web.node()), "--input-type=module", "--eval", UNPACK]
    subprocess.run(command, cwd=FOLDER, env={**os.environ, "TMPDIR": str(fresh)}, check=True)
    (fresh / "fonts" / "fonts.conf").write_text(FONTS)
    fresh.rename(UNPACKED)


def arguments() -> tuple[str, ...]:
    """Chromium refuses to sandbox itself when root runs it."""
    return (*QUIET, "--no-sandbox") if os.geteuid() == 0 else QUIET


if __name__ == "__main__":
    print(f"browser tests use {find_chromium().executable}")
