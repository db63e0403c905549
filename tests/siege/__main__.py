"""Attack the server, and let everything around it fail: one part after the other, each with a server of its own.

    python -m tests.siege [PART ...] [--kills 20] [--frames 1000000] [--sockets 10000] [--minutes 60] ...

Without a part all of them, the hour of soak last. Whatever does not hold ends it with a message and exit code 1.
"""

import argparse
import asyncio
import sys
import tempfile
import traceback
from collections.abc import Callable, Coroutine
from pathlib import Path
from time import monotonic

from tests.siege.clock import clock
from tests.siege.crowds import flood, idle, slow
from tests.siege.disk import full, torn
from tests.siege.frames import frames
from tests.siege.ground import Ground, Wishes
from tests.siege.http import http
from tests.siege.kills import kills
from tests.siege.soak import soak
from tests.siege.stores import postgres, valkey

ALL = (kills, frames, http, slow, flood, idle, full, torn, clock, postgres, valkey, soak)
PARTS: dict[str, Callable[[Ground], Coroutine[None, None, str]]] = {each.__name__: each for each in ALL}


def run(part: str, wishes: Wishes) -> bool:
    """Whether all held; what the server said is shown if not."""
    with tempfile.TemporaryDirectory(prefix="saucer-siege-") as folder:
        began = monotonic()
        print(f"== {part}", flush=True)
        try:
            print(asyncio.run(PARTS[part](Ground(Path(folder), wishes))))
        except Exception:
            traceback.print_exc()
            for log in Path(folder).glob("*.log"):
                print(*log.read_text().splitlines()[-20:], sep="\n")
            print(f"{part} failed after {monotonic() - began:.0f} s", flush=True)
            return False
        print(f"{part} held, {monotonic() - began:.0f} s", flush=True)
        return True


def options() -> tuple[list[str], Wishes]:
    parser = argparse.ArgumentParser(prog="python -m tests.siege")
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"of {', '.join(PARTS)}")
    usual = Wishes()
    for name in Wishes.__struct_fields__:
        value = getattr(usual, name)
        parser.add_argument(f"--{name}", type=type(value), default=value)
    asked = vars(parser.parse_args())
    parts = asked.pop("parts") or list(PARTS)
    if unknown := set(parts) - set(PARTS):
        parser.error(f"no part {', '.join(sorted(unknown))}; there are {', '.join(PARTS)}")
    return parts, Wishes(**asked)


if __name__ == "__main__":
    parts, wishes = options()
    sys.exit(not all([run(part, wishes) for part in parts]))
