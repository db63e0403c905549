"""Every table a game can be played at: numbers of players and options, all of them or each pair at least once."""

from collections.abc import Callable
from functools import cache
from itertools import combinations_with_replacement, product
from typing import Any

from msgspec import inspect

from saucer.core import Game, HandDice, Header, Match, Options, Player, Position, Seat, export, seats
from saucer.core.codec import Codec, plain
from saucer.core.record import FORMAT
from tests.suite.values import choices

NAMES = ("Anna", "Ben", "Carl", "Dora", "Emil", "Fina", "Gerd", "Hugo")

Row = tuple[tuple[str, Any], ...]
"""A value for each thing that can be chosen."""


class Table:
    """A game, so many players, and what they have chosen."""

    match_kind: type[Match] = Match

    def __init__(self, game: Game, players: int, options: Options) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.codec = Codec(game)
        self.seats = seats(players)
        self.viewers: tuple[Seat | None, ...] = (*self.seats, None)
        self.names = NAMES[:players]

    def __str__(self) -> str:
        usual = plain(type(self.options)())
        chosen = [f"{name}={value}" for name, value in plain(self.options).items() if value != usual[name]]
        return "-".join([self.game.slug, f"{self.players}p", *chosen])

    def start(self) -> Position:
        return self.game.start(self.players, self.options)

    def header(self) -> Header:
        players = tuple(Player(name) for name in self.names)
        return Header(FORMAT, self.game.slug, self.game.version, plain(self.options), players, HandDice())

    def match(self) -> Match:
        return self.match_kind(self.game, self.header())

    def export(self, match: Match, viewer: Seat | None) -> bytes:
        return export(match, viewer)


TableKind = Callable[[Game, int, Options], Table]


def every_table(game: Game, kind: TableKind = Table) -> list[Table]:
    return [_table(game, row, kind) for row in _rows(game)]


def pairwise_tables(game: Game, kind: TableKind = Table) -> list[Table]:
    """Few tables, such that any two choices that go together meet at one of them."""
    return [_table(game, row, kind) for row in _pairwise(game)]


@cache
def _pairwise(game: Game) -> list[Row]:
    """Looked for once: many tests ask for the tables of every game while they are collected."""
    rows = _rows(game)
    left = {pair for row in rows for pair in _pairs(row)}
    chosen: list[Row] = []
    while left:
        best = max(rows, key=lambda row: len(left.intersection(_pairs(row))))
        left.difference_update(_pairs(best))
        chosen.append(best)
    return chosen


def _rows(game: Game) -> list[Row]:
    shape = inspect.type_info(game.options)
    assert isinstance(shape, inspect.StructType)
    factors = {"players": list(game.seats)}
    factors |= {field.name: choices(field.type, f"{game.slug}: {field.name}") for field in shape.fields}
    rows = [tuple(zip(factors, values, strict=True)) for values in product(*factors.values())]
    return [row for row in rows if _goes_together(game, row)]


def _goes_together(game: Game, row: Row) -> bool:
    (_, players), *chosen = row
    return game.check(players, Codec(game).options(dict(chosen))) is None


def _pairs(row: Row) -> list[tuple[Any, ...]]:
    return list(combinations_with_replacement(row, 2))


def _table(game: Game, row: Row, kind: TableKind) -> Table:
    (_, players), *chosen = row
    return kind(game, players, Codec(game).options(dict(chosen)))
