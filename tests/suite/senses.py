"""All that a viewer can meet of a position, by name, so that a difference can be named.

What it sees, is offered and in what order, reads, may say, is refused, and whom the table waits for.
"""

from collections.abc import Iterable
from functools import cache
from itertools import combinations
from typing import Any

from msgspec import Struct, inspect
from msgspec.structs import replace

from saucer.core import (
    SILENT,
    Action,
    Aside,
    Chance,
    Decide,
    NotAllowed,
    Over,
    Position,
    Random,
    Seat,
    StandingOrder,
    View,
    encode,
    stream,
)
from saucer.core.codec import plain
from tests.suite.tables import Table
from tests.suite.values import any_of, any_value, shape_of

Senses = dict[str, object]

ACTIONS_REFUSED = 2
SIGNS = 2
"""Asides of each kind that are tried, beside every audience."""


class Look(Struct, frozen=True):
    """The same questions, put to one position after another."""

    table: Table
    viewer: Seat | None
    tries: list[Action]
    """Actions to be refused."""
    asides: list[Aside]
    orders: list[StandingOrder]
    parts: list[str]
    """Of the board, to be pointed at."""
    reads: bool
    """Whether it looks at what is made from the view and the legal actions, too; that costs time."""

    def at(self, position: Position) -> Senses:
        view = position.view(self.viewer)
        noticed: Senses = {f"view.{name}": value for name, value in plain(view).items()}
        noticed["whom the table waits for"] = waits(position)
        legal = () if self.viewer is None else position.legal(self.viewer)
        noticed["what is legal"] = [encode(action) for action in legal]
        noticed |= self._said(position, view)
        if self.viewer is not None:
            for action in self.tries:
                noticed[f"the refusal of {plain(action)}"] = refusal(position, self.viewer, action)
        return noticed | (self._read(view, legal) if self.reads else {})

    def _said(self, position: Position, view: View) -> Senses:
        game = self.table.game
        silence: Senses = {
            f"whether it may say {plain(aside)}": plain(position.silenced(self.viewer, aside)) for aside in self.asides
        }
        return silence | {"the prompt": plain(game.prompt(view)), "the decision": plain(game.decision(view))}

    def _read(self, view: View, legal: tuple[Action, ...]) -> Senses:
        game = self.table.game
        read = read_from(self.table, view, legal, self.orders, self.parts)
        return read | {"the drawing": plain(game.drawing(view)), "the insight": plain(game.insight(view))}


def read_from(
    table: Table, view: View, legal: tuple[Action, ...], orders: Iterable[StandingOrder], parts: Iterable[str]
) -> Senses:
    """What is made for a viewer from its view and its legal actions."""
    game = table.game
    read: Senses = {f"why not {part}": plain(game.why_not(view, part)) for part in parts}
    read["the offers"] = [encode(offer) for offer in game.offers(view, legal)]
    if legal:
        read["the answer when time runs out"] = plain(game.fallback(view, legal))
    for order in orders:
        followed = plain(game.follow(order, view, legal)) if legal else None
        read[f"the standing order {plain(order)}"] = (followed, game.spent(order, view))
    return read


def look_of(
    table: Table,
    viewer: Seat | None,
    random: Random,
    parts: Iterable[str] = (),
    thorough: bool = True,
    reads: bool | None = None,
) -> Look:
    """One that is not thorough tries one aside; and reads only if that is said."""
    reads = thorough if reads is None else reads
    tries: list[Action] = [any_of(table.game.actions, random, table.players) for _ in range(ACTIONS_REFUSED)]
    asides = talk(table)
    if not thorough:
        asides = [asides[int(random.below(len(asides)))]]
    orders: list[StandingOrder] = []
    if reads and table.game.standing_orders is not None:
        orders = [any_of(table.game.standing_orders, random, table.players)]
    return Look(table, viewer, tries, asides, orders, list(parts) if reads else [], reads)


def waits(position: Position) -> object:
    now = position.next()
    match now:
        case Decide():
            return (now.must, now.may, now.lapses, now.drops)
        case Chance():
            return ("chance", now.by)
        case Over(result=result):
            return plain(result)


@cache
def talk(table: Table) -> list[Aside]:
    """Every kind of aside of the game, to everybody, to each seat and to each pair."""
    audiences: list[tuple[Seat, ...] | None] = [None, *[(seat,) for seat in table.seats], *combinations(table.seats, 2)]
    signs = [sign for kind in kinds_of(table.game.asides) for sign in _signs(table, kind)]
    return [replace(sign, to=audience) for audience in audiences for sign in signs]


def _signs(table: Table, kind: inspect.StructType) -> list[Aside]:
    """A few of one kind, different ones where there are."""
    random = stream(0)
    made = [table.codec.aside(any_value(kind, random, table.players) | {"to": None}) for _ in range(SIGNS)]
    return list({encode(aside): aside for aside in made}.values())


def kinds_of(union: Any) -> list[inspect.StructType]:
    """The records of a union, or the one record."""
    shape = shape_of(union)
    shapes = shape.types if isinstance(shape, inspect.UnionType) else (shape,)
    return [each for each in shapes if isinstance(each, inspect.StructType)]


def refusal(position: Position, seat: Seat, action: Action) -> str | None:
    try:
        position.copy().apply(seat, action, SILENT)
    except NotAllowed as error:
        return str(error)
    return None


def difference(one: Senses, other: Senses) -> str | None:
    """The first thing in which they differ."""
    for name in one | other:
        if one.get(name) != other.get(name):
            return f"{name} is {one.get(name)!r}, and {other.get(name)!r}"
    return None


def who(viewer: Seat | None) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"
