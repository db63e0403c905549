"""Don't Talk to Strangers: the best score of each board, DS-45, and puzzles, DS-51, each with its proof."""

import tomllib
from collections.abc import Mapping
from datetime import date
from importlib.resources import files
from typing import Any, Final

import msgspec


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much was looked at, and decisions that reach the score: `play_card walk`, the kind and its fields."""

    rows: int
    """Of outings."""
    states: int
    orders: int
    solution: tuple[str, ...]


class Par(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Of a board that comes with the game."""

    board: str
    par: int
    """The best score possible."""
    proof: Proof


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    board: str
    hand: tuple[str, ...]
    cards: dict[str, int]
    """What there is to draw from."""
    strangers: int
    """So many SIGHTINGs are in the deck, on its even places; the last one ends the game."""
    par: int
    """The best score possible."""
    proof: Proof | None = None
    """Every puzzle that comes with the game has one."""


def read(name: str) -> Any:
    return tomllib.loads(files(__package__).joinpath(name).read_text("utf-8"))


def number_on(day: date) -> int:
    """DS-51 The puzzle of this day in UTC: one after the other, and after the last from the first again."""
    return (day - date(1970, 1, 1)).days % len(PUZZLES) + 1


PARS: Final[Mapping[str, Par]] = {
    each.board: each for each in msgspec.convert(read("pars.toml").get("par", []), tuple[Par, ...])
}
PUZZLES: Final = msgspec.convert(read("puzzles.toml")["puzzle"], tuple[Puzzle, ...])
