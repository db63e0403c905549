"""Guests, and the names of guests, bots and tables."""

import secrets
from collections.abc import Collection
from typing import get_args

from msgspec import Struct

from saucer.server.wire.parts import LONGEST_NAME, Name, Shape
from saucer.wording import one_line

GUESTS = (
    "Altair", "Antares", "Bellatrix", "Capella", "Castor", "Deneb", "Electra", "Izar", "Lyra", "Maia", "Mira",
    "Mizar", "Nashira", "Pollux", "Rigel", "Sabik", "Shaula", "Sirius", "Spica", "Talitha", "Vega", "Zaurak",
)  # fmt: skip
BOTS = ("Bleep", "Quonk", "Zorb", "Mimo", "Tiko", "Ploop", "Nux", "Wubble")
SHAPES: tuple[Shape, ...] = get_args(Shape)

UNAMBIGUOUS = "ACDEFGHJKMNPQRTUVWXY34679"
"""No letter or digit that looks or sounds like another."""
CODE_LENGTH = 6
TABLE_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
TABLE_LENGTH = 16


class Guest(Struct, frozen=True, forbid_unknown_fields=True):
    """`id` is known to the guest's own browser and the server only."""

    id: str
    name: Name
    shape: Shape


def guest_name() -> str:
    return secrets.choice(GUESTS)


def guest_shape() -> Shape:
    return secrets.choice(SHAPES)


def table_id() -> str:
    """Nobody can guess one: who knows the address may come."""
    return "".join(secrets.choice(TABLE_ALPHABET) for _ in range(TABLE_LENGTH))


def short_code() -> str:
    return "".join(secrets.choice(UNAMBIGUOUS) for _ in range(CODE_LENGTH))


def tidy(name: str) -> str:
    """The name on one line, cut to length; empty if nothing is left."""
    return one_line(name)[:LONGEST_NAME].strip()


def distinct(name: str, taken: Collection[str]) -> str:
    """Two people of one name are told apart by a number."""
    number, called = 1, name
    while called in taken:
        number += 1
        called = f"{name[: LONGEST_NAME - 3]} {number}"
    return called
