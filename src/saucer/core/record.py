"""The record is the game: a header and a list of entries, from which every position can be rebuilt.

A file is JSON Lines: the header on the first line, then an entry a line. See docs/record.md.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from saucer.core.codec import WHOLE_NUMBERS
from saucer.core.seats import Seat

FORMAT = 2
"""What is written today."""
FORMATS = (1, 2)
"""What can be read: in the first, names counted for the dice, and the table chose the words of bots."""

WhyEnded = Literal["over", "abandoned", "void"]
"""How a table ends for good: its game is over, its people gave it up, or its rules are held no more."""

Whole = Annotated[int, Meta(ge=0, le=WHOLE_NUMBERS)]
"""A number that every machine keeps exactly."""


class Player(Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays a seat; without a bot it is a person."""

    name: str
    bot: str | None = None


class SeededDice(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="seeded"):
    """A simulation: the k-th chance is the k-th draw of stream(seed, game)."""

    seed: Whole
    game: Whole


class FairDice(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="kind", tag="fair"):
    """A table: the commitment was published before the words. A guided one has its first outcomes `prepared`."""

    table: str
    commitment: str
    words: tuple[str, ...]
    """From format 2 on that of a seat without a device of its own is empty, and counts for nothing."""
    prepared: tuple[tuple[Whole, ...], ...] = ()


class HandDice(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="by_hand"):
    """Outcomes entered by somebody: examples and tests. Nothing to check."""


class Header(Struct, frozen=True, forbid_unknown_fields=True):
    saucer: int
    game: str
    rules: int
    options: dict[str, Any]
    seats: tuple[Player, ...]
    dice: SeededDice | FairDice | HandDice
    boards: dict[str, Any] = {}


class Acted(Struct, frozen=True, forbid_unknown_fields=True, gc=False, tag_field="kind", tag="action"):
    seat: Seat
    action: Any


class Drawn(
    Struct, frozen=True, forbid_unknown_fields=True, gc=False, omit_defaults=True, tag_field="kind", tag="chance"
):
    """While the game waits for somebody the outcome is the table's word: the empty one is the lapse of a window.

    Neither that nor dice that were rolled by hand use up a number of the table's dice.
    """

    outcome: tuple[Whole, ...]
    by: Seat | None = None
    """Who typed in dice that were rolled by hand."""


class Spoke(Struct, frozen=True, forbid_unknown_fields=True, gc=False, tag_field="kind", tag="aside"):
    seat: Seat
    aside: Any


class Seated(Struct, frozen=True, forbid_unknown_fields=True, gc=False, tag_field="kind", tag="seat"):
    """Who plays this seat from now on."""

    seat: Seat
    player: Player


class Undone(Struct, frozen=True, forbid_unknown_fields=True, gc=False, tag_field="kind", tag="undo"):
    """Back to the position after so many entries; those in between stay on file but no longer count."""

    seat: Seat
    to: Whole


class Ended(Struct, frozen=True, forbid_unknown_fields=True, gc=False, tag_field="kind", tag="end"):
    """Nothing follows. The seed of fair dice is revealed here and nowhere else."""

    why: WhyEnded
    seed: str | None = None


Entry = Acted | Drawn | Spoke | Seated | Undone | Ended
