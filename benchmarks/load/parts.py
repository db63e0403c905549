"""Where the time of the main thread goes: what each part used itself, without the parts that it called."""

import json
import signal
import sys
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

from saucer.compiled import Finder

PARTS = {
    "rules and dice": ["table.record:TableRecord.enter", "table.autopilot:Autopilot.note"],
    "views": ["table.broadcast:Views.make", "table.broadcast:Views.view"],
    "words and offers": ["table.broadcast:Instant.snapshot", "table.broadcast:Beats._line_at"],
    "what has changed": ["table.broadcast:Happened.update"],
    "encoding": ["web.connections:encode"],
    "reading": ["web.websocket:PeerProtocol.data_received", "web.connections:read_command"],
    "writing": ["web.websocket:PeerProtocol.write"],
}
"""What is wrapped: the module of the server that uses it, and the name there."""

used = dict.fromkeys(PARTS, 0.0)
_inside: list[float] = []
"""For each part that is under way: what the parts it called have used."""


def count() -> None:
    """Before anything of the server is imported: what is compiled cannot be wrapped, so its sources are taken."""
    for finder in sys.meta_path:
        if isinstance(finder, Finder):
            finder.files = {name: file for name, file in finder.files.items() if "saucer.server" not in name}
    for part, places in PARTS.items():
        for place in places:
            module, _, path = place.partition(":")
            *inside, name = path.split(".")
            owner: Any = import_module(f"saucer.server.{module}")
            for each in inside:
                owner = getattr(owner, each)
            setattr(owner, name, counted(part, getattr(owner, name)))
    signal.signal(signal.SIGUSR1, lambda *_: tell())


def counted(part: str, work: Callable[..., Any]) -> Callable[..., Any]:
    def wrapped(*args: Any, **named: Any) -> Any:
        began = time.thread_time()
        _inside.append(0.0)
        try:
            return work(*args, **named)
        finally:
            whole = time.thread_time() - began
            used[part] += whole - _inside.pop()
            if _inside:
                _inside[-1] += whole

    return wrapped


def tell() -> None:
    """All of the main thread as well, and of all threads: what is beyond is the writer's."""
    print(json.dumps({"main": time.thread_time(), "all": time.process_time(), **used}), flush=True)


Reading = dict[str, float]


def told(before: Reading, after: Reading, moves: int) -> str:
    """Microseconds a move by part."""
    spent = {part: (after[part] - before[part]) / moves * 1_000_000 for part in after}
    main, everything = spent.pop("main"), spent.pop("all")
    spent["mailboxes, checks, the loop"] = main - sum(spent.values())
    spent["the writer's thread"] = everything - main
    return "\n".join(f"       {micros:5.0f} us a move: {part}" for part, micros in spent.items())
