"""Whose question the bots answer next: guests take turns, and so do the tables of a guest. Pure, and never unfair."""

from collections import deque
from typing import Generic, TypeVar

Queued = TypeVar("Queued")


class Rotation(Generic[Queued]):
    """A turn for each guest, and within it for each of its tables; a table's own questions in their order."""

    def __init__(self) -> None:
        self._guests: dict[str, dict[str, deque[Queued]]] = {}

    def __bool__(self) -> bool:
        return bool(self._guests)

    def put(self, guest: str, table: str, question: Queued) -> None:
        self._guests.setdefault(guest, {}).setdefault(table, deque()).append(question)

    def take(self) -> Queued:
        """The first question of the first table of the first guest; all three then go to the end of their rows."""
        guest, tables = next(iter(self._guests.items()))
        table, questions = next(iter(tables.items()))
        question = questions.popleft()
        del self._guests[guest], tables[table]
        if questions:
            tables[table] = questions
        if tables:
            self._guests[guest] = tables
        return question


FIRST = 4
"""After so many questions of tables with people one of the others has its turn: somebody may be on the way."""


class Turns(Generic[Queued]):
    """Tables at which somebody is come before those at which nobody is, but do not keep them waiting for ever."""

    def __init__(self) -> None:
        self._in_a_row = 0
        self._with_people: Rotation[Queued] = Rotation()
        self._without: Rotation[Queued] = Rotation()

    def __bool__(self) -> bool:
        return bool(self._with_people) or bool(self._without)

    def put(self, guest: str, table: str, has_people: bool, question: Queued) -> None:
        (self._with_people if has_people else self._without).put(guest, table, question)

    def take(self) -> Queued:
        others = self._without and (self._in_a_row >= FIRST or not self._with_people)
        self._in_a_row = 0 if others else self._in_a_row + 1
        return (self._without if others else self._with_people).take()
