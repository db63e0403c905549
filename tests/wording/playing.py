"""Everything that is put into words in the course of a game, for every viewer, each text once."""

from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import chain
from typing import Any

from saucer.core import Decide, Over, Position, Seat, Teller, Text, encode, stream, text
from saucer.core.telling import Told
from saucer.wording import line
from tests.suite.playing import any_move, make
from tests.suite.tables import Table

Viewer = Seat | None
Shape = tuple[Any, ...]


def steps(table: Table, seed: int) -> Iterator[tuple[Position, list[Told]]]:
    """A random game, position by position, with what led to it. The position is one object that moves on."""
    position, random = table.start(), stream(seed)
    told: list[Told] = []
    while True:
        yield position, told
        if isinstance(position.next(), Over):
            return
        told = make(position, any_move(position, random), Teller())


SOME = 4
"""Of texts that differ only in what they name, so many are enough for each viewer."""


@cache
def texts(table: Table, seed: int) -> list[tuple[Viewer, Text]]:
    found: dict[tuple[Viewer, Shape], dict[bytes, Text]] = defaultdict(dict)
    for number, (position, told) in enumerate(steps(table, seed)):
        looking = who_looks(table, position, number)
        for viewer in table.viewers:
            seen = shown(table, position, viewer) if viewer in looking else ()
            for each in chain(seen, heard(table, told, viewer)):
                alike = found[viewer, shape(each)]
                if len(alike) < SOME:
                    alike[encode(each)] = each
    return [(viewer, each) for (viewer, _), alike in found.items() for each in alike.values()]


def who_looks(table: Table, position: Position, number: int) -> tuple[Viewer, ...]:
    """Whoever is asked, and the others in turn."""
    now = position.next()
    asked = now.must if isinstance(now, Decide) else ()
    return (*asked, table.viewers[number % len(table.viewers)])


def shape(words: Text) -> Shape:
    """Its message, and those of the texts within it, down to the last."""
    return (words.id, *[shape(value) for value in words.args.values() if isinstance(value, Text)])


def shown(table: Table, position: Position, viewer: Viewer) -> Iterator[Text]:
    view = position.view(viewer)
    yield table.game.prompt(view)
    yield from table.game.drawing(view)
    decision = table.game.decision(view)
    if decision is not None:
        yield text(f"hint-{decision.kind}")
    if viewer is not None:
        yield from [offer.label for offer in table.game.offers(view, position.legal(viewer))]


def heard(table: Table, told: list[Told], viewer: Viewer) -> Iterator[Text]:
    yield from [line(table.game, each.event) for each in told if each.heard_by(viewer)]
