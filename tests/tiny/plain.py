"""What the tiny games share: words by the names of their records, and reasons found by imagining."""

from typing import Any

from msgspec import Struct, structs

from saucer.core import Action, Decision, Game, Random, SeatName, Text, text
from saucer.core.model import kind_of
from saucer.core.text import Argument

SEATS = ("seat", "player", "asker", "asked")
"""Fields that hold a seat."""


def said(what: str, record: Struct) -> Text:
    """The message named after the record, with its numbers, seats and words as arguments."""
    args = {name: _argument(name, value) for name, value in structs.asdict(record).items() if not _is_listed(value)}
    return Text(f"{what}-{kind_of(type(record).__name__)}", args)


def _is_listed(value: object) -> bool:
    return value is None or isinstance(value, tuple)


def _argument(name: str, value: Any) -> Argument:
    if isinstance(value, str):
        return text(value)
    return SeatName(value) if name in SEATS else int(value)


class TinyGame(Game):
    version = 1

    def legal_in(self, view: Any) -> tuple[Action, ...]:
        return () if view.seat is None else self.imagine(view, Random(0)).legal(view.seat)

    def decision(self, view: Any) -> Decision | None:
        return Decision(view.phase, f"{self.prefix}-1") if self.legal_in(view) else None

    def prompt(self, view: Any) -> Text:
        return text(f"prompt-{view.phase}")

    def label(self, action: Any, view: Any) -> Text:
        return said("label", action)

    def path(self, action: Any, view: Any) -> tuple[str, ...]:
        """The kind of the action, then what it names."""
        return (kind_of(type(action).__name__), *[str(value) for value in structs.astuple(action)])

    def why_not(self, view: Any, part: str, path: tuple[str, ...] = ()) -> Text | None:
        begins = [self.path(action, view)[0] for action in self.legal_in(view)]
        return None if part in begins else text("why-not_now")

    def line(self, event: Any) -> Text:
        return said("line", event)

    def drawing(self, view: Any) -> list[Text]:
        return [self.prompt(view)]
