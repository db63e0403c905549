"""What a page makes of a beat. The tests put one together here and nowhere else."""

from typing import Any

from saucer.server.wire.messages import Beat


def composed(view: dict[str, Any], beat: Beat) -> dict[str, Any]:
    """The view after it, when this one was shown before."""
    grown = {name: view[name] + more for name, more in beat.added.items()}
    return view | beat.changes | grown


def repeated(view: dict[str, Any], beat: Beat) -> list[str]:
    """Fields that were sent although they are as they were before: nobody should be told that something moved."""
    same = [name for name, value in beat.changes.items() if name in view and view[name] == value]
    return same + [name for name, more in beat.added.items() if not more]
