"""Views for tests of words."""

from collections.abc import Iterator

import msgspec

from saucer.core import Over, Position, Seat
from saucer.games.all_in_all import GAME
from saucer.games.all_in_all.model import (
    AllInAllView,
)
from tests.suite.tables import Table, pairwise_tables
from tests.wording.playing import steps

TABLES = pairwise_tables(GAME)


NAMES = ("Anna", "Ben", "Carl", "Dora", "Emil", "Fina")


ANNA, BEN, CARL = Seat(0), Seat(1), Seat(2)


def scenes(table: Table, seed: int) -> Iterator[tuple[Position, Seat, AllInAllView]]:
    """Every third position of a random game, as each seat sees it; the waiting ones are all alike."""
    for number, (position, _) in enumerate(steps(table, seed)):
        if number % 3 == 0 or isinstance(position.next(), Over):
            for seat in table.seats:
                view = position.view(seat)
                assert isinstance(view, AllInAllView)
                yield position, seat, view


def a_view(**changes: object) -> AllInAllView:
    """Anna, the second mission of three, exploring portal 5 with nothing on the board but what is changed."""
    view = GAME.start(3, GAME.options()).view(ANNA)
    assert isinstance(view, AllInAllView)
    usual: dict[str, object] = {
        "phase": "exploring", "mission": 2, "portal": 5, "first_portal": 1, "pass_holder": BEN, "hand": ("sabortal",),
    }  # fmt: skip
    return msgspec.structs.replace(view, **{**usual, **changes})


def with_cards(view: AllInAllView, lying: dict[int, str]) -> AllInAllView:
    portals = [
        msgspec.structs.replace(portal, card=lying.get(number)) for number, portal in enumerate(view.portals, start=1)
    ]
    return msgspec.structs.replace(view, portals=tuple(portals))


def with_player(view: AllInAllView, seat: Seat, **changes: object) -> AllInAllView:
    players = list(view.players)
    players[seat] = msgspec.structs.replace(players[seat], **changes)
    return msgspec.structs.replace(view, players=tuple(players))
