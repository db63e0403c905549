"""All that a viewer can notice of a position: what it sees, is offered, is refused, and whom the table waits for."""

from typing import Any

from saucer.core import SILENT, Action, Aside, Chance, Decide, NotAllowed, Over, Position, Say, Seat, Text, encode
from saucer.core.codec import plain
from tests.suite.tables import Table

Senses = dict[str, object]


def senses(table: Table, position: Position, viewer: Seat | None, tries: list[Action]) -> Senses:
    """By name, so that a difference can be named. `tries` are actions to be refused."""
    view = position.view(viewer)
    noticed: Senses = {f"view.{name}": value for name, value in plain(view).items()}
    noticed["waits"] = waits(position)
    for aside in talk(table):
        noticed[f"silence {plain(aside)}"] = _worded(position.silenced(viewer, aside))
    if viewer is not None:
        noticed["legal"] = [encode(action) for action in position.legal(viewer)]
        for action in tries:
            noticed[f"refusal {plain(action)}"] = refusal(position, viewer, action)
    return noticed


def waits(position: Position) -> object:
    now = position.next()
    match now:
        case Decide():
            return (now.must, now.may, now.lapses)
        case Chance():
            return "chance"
        case Over(result=result):
            return plain(result)


def talk(table: Table) -> list[Aside]:
    """Something said to all, and to each."""
    return [Say(words="hello"), *[Say(words="hello", to=(seat,)) for seat in table.seats]]


def refusal(position: Position, seat: Seat, action: Action) -> str | None:
    try:
        position.copy().apply(seat, action, SILENT)
    except NotAllowed as error:
        return str(error)
    return None


def _worded(text: Text | None) -> Any:
    return None if text is None else plain(text)


def difference(one: Senses, other: Senses) -> str | None:
    """The first thing in which they differ."""
    for name in one | other:
        if one.get(name) != other.get(name):
            return f"{name} is {one.get(name)!r}, and {other.get(name)!r}"
    return None
