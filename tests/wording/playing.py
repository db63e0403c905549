"""Everything that is put into words in the course of a game, for every viewer, each text once."""

from collections.abc import Iterator
from functools import cache
from itertools import chain

from saucer.core import Over, Position, Seat, Teller, Text, encode, stream, text
from saucer.core.telling import Told
from saucer.wording import line
from tests.suite.playing import any_move, make
from tests.suite.tables import Table

Viewer = Seat | None


def steps(table: Table, seed: int) -> Iterator[tuple[Position, list[Told]]]:
    """A random game, position by position, with what led to it. The position is one object that moves on."""
    position, random = table.start(), stream(seed)
    told: list[Told] = []
    while True:
        yield position, told
        if isinstance(position.next(), Over):
            return
        told = make(position, any_move(position, random), Teller())


@cache
def texts(table: Table, seed: int) -> list[tuple[Viewer, Text]]:
    found: dict[tuple[Viewer, bytes], Text] = {}
    for position, told in steps(table, seed):
        for viewer in table.viewers:
            words = chain(shown(table, position, viewer), heard(table, told, viewer))
            found.update({(viewer, encode(each)): each for each in words})
    return [(viewer, each) for (viewer, _), each in found.items()]


def shown(table: Table, position: Position, viewer: Viewer) -> Iterator[Text]:
    view = position.view(viewer)
    yield table.game.prompt(view)
    yield from table.game.drawing(view)
    decision = table.game.decision(view)
    if decision is not None:
        yield text(f"hint-{decision.kind}")
    if viewer is not None:
        yield from [offer.label for offer in table.game.offers(position, viewer, view)]


def heard(table: Table, told: list[Told], viewer: Viewer) -> Iterator[Text]:
    yield from [line(table.game, each.event) for each in told if each.heard_by(viewer)]
