"""Where the time of the main thread goes: what each part used itself, without the parts that it called."""

import json
import signal
import time
from collections.abc import Callable
from typing import Any

from saucer.server.table import broadcast, record
from saucer.server.table.autopilot import Autopilot
from saucer.server.web import connections
from saucer.server.web.websocket import PeerProtocol

PARTS: dict[str, list[tuple[Any, str]]] = {
    "rules and dice": [(record.TableRecord, "enter"), (Autopilot, "note")],
    "views": [(broadcast.Views, "view")],
    "words and offers": [(broadcast.Instant, "snapshot"), (broadcast.Happened, "_line")],
    "what has changed": [(broadcast.Happened, "update")],
    "encoding": [(connections, "encode")],
    "reading": [(PeerProtocol, "data_received"), (connections, "read_command")],
    "writing": [(PeerProtocol, "write")],
}
"""What is wrapped: a class or module that uses it, and the name there."""

used = dict.fromkeys(PARTS, 0.0)
_inside: list[float] = []
"""For each part that is under way: what the parts it called have used."""


def count() -> None:
    for part, places in PARTS.items():
        for owner, name in places:
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
