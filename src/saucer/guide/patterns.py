"""Whether a record is as a pattern says; `web/src/table/coach/patterns.ts` does the same."""

from collections.abc import Iterable, Sequence
from typing import Any

from saucer.core import Action
from saucer.core.codec import plain
from saucer.guide.model import Pattern


def matches(pattern: Any, value: Any) -> bool:
    """A table asks for its fields, a list for one of its values or, of a list, for each of its items."""
    if isinstance(pattern, dict):
        return isinstance(value, dict) and all(
            name in value and matches(pattern[name], value[name]) for name in pattern
        )
    if isinstance(pattern, list | tuple):
        if isinstance(value, list | tuple):
            return len(pattern) == len(value) and all(map(matches, pattern, value))
        return any(matches(each, value) for each in pattern)
    return bool(pattern == value)


def scripted(wishes: Sequence[Pattern], done: Iterable[Action], legal: Sequence[Action]) -> Action | None:
    """What a bot is to do now: the first wish that it has not fulfilled and that is possible; None if there is none.

    So what it does of one kind keeps its order, whatever else the learner brings about in between.
    """
    left = list(wishes)
    for action in map(plain, done):
        fulfilled = next((wish for wish in left if matches(wish, action)), None)
        if fulfilled is not None:
            left.remove(fulfilled)
    possible = [(action, plain(action)) for action in legal]
    return next((action for wish in left for action, written in possible if matches(wish, written)), None)
