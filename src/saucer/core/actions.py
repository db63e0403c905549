"""Actions that are listed, and the one kind that is open: a choice that is a number."""

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from saucer.core.model import Action, kind_of
from saucer.core.random import Random


class Open(Action, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag=kind_of):
    """Stands in the list of legal actions for one action for each number from `low` to `high`.

    A game derives its own, names the action it stands for, and gives that action one field `number`.
    """

    low: int
    high: int

    is_open = True
    is_plain = False
    stands_for: ClassVar[type[Action]]

    def make(self, number: int) -> Action:
        return msgspec.convert({"kind": kind_of(self.stands_for.__name__), "number": number}, self.stands_for)

    def admits(self, action: Action) -> bool:
        return type(action) is self.stands_for and self.low <= getattr(action, "number", self.low - 1) <= self.high

    def sample(self, random: Random) -> Action:
        return self.make(self.low + int(random.below(self.high - self.low + 1)))


def is_in_a_row(action: Action) -> bool:
    """Whether this one, or the one an open action stands for, may be sent before the last was answered."""
    return (action.stands_for if action.is_open and isinstance(action, Open) else action).in_a_row


def allows(legal: tuple[Action, ...], action: Action) -> bool:
    if action.is_open:
        return False
    return action in legal or any(isinstance(each, Open) and each.admits(action) for each in legal)


SELDOM = 100
"""One rash action in so many is made when random play comes upon it."""


def choose(legal: tuple[Action, ...], random: Random) -> Action:
    """Any listed action, each as likely as the others; a rash one seldom, an open one is given a number."""
    return settled(legal[int(random.below(len(legal)))], legal, random)


def settled(action: Action, legal: tuple[Action, ...], random: Random) -> Action:
    """What becomes of an action that was picked at random."""
    while action.rash and random.below(SELDOM):
        action = legal[int(random.below(len(legal)))]
    return action.sample(random) if isinstance(action, Open) else action


def subsets(actions: Sequence[Action]) -> list[tuple[Action, ...]]:
    """Every choice of some of these, made once: number n holds those whose bit of n is set, in their order."""
    found: list[tuple[Action, ...]] = [()]
    for action in actions:
        found += [(*some, action) for some in found]
    return found


def quote(*actions: Action) -> str:
    """Write the actions as in a record, for messages."""
    return ", ".join(msgspec.json.encode(action).decode() for action in actions)
