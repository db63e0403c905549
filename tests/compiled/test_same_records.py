"""Compiled and interpreted, every game gives the same records, playouts, imagined positions and advice."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from saucer.registry import all_games

ROOT = Path(__file__).resolve().parents[2]
REQUIRED = os.environ.get("SAUCER_REQUIRE_COMPILER", "") not in ("", "0")


@pytest.fixture(scope="session")
def compiled() -> None:
    """What is compiled is up to date; without a C compiler there is nothing to compare, unless one is required."""
    finished = subprocess.run(
        [sys.executable, ROOT / "tools" / "compile.py", "--quick"], capture_output=True, text=True
    )
    assert finished.returncode == 0, finished.stderr
    if "no C compiler" in finished.stdout:
        assert not REQUIRED
        pytest.skip("no C compiler here: everything runs interpreted")


def simulated(slug: str, switch: str) -> list[str]:
    finished = subprocess.run(
        [sys.executable, ROOT / "tests" / "compiled" / "simulated.py", slug],
        env={**os.environ, "SAUCER_COMPILED": switch},
        capture_output=True,
        text=True,
    )
    assert finished.returncode == 0, finished.stderr
    return finished.stdout.splitlines()


@pytest.mark.timeout(3600)  # whoever runs this alone compiles first
@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize("slug", all_games())
def test_compiled_and_interpreted_are_the_same(slug: str) -> None:
    fast, slow = simulated(slug, "1"), simulated(slug, "0")
    assert fast[0] == "True True True True"
    assert slow[0] == "False False False False"
    assert len(slow) > 100
    assert fast[1:] == slow[1:]
