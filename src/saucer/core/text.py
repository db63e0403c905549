"""Text is data: the id of a message and its typed arguments. Wording happens outside, in three languages."""

from __future__ import annotations

from msgspec import Struct, field

from saucer.core.seats import Seat


class SeatName(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="seat"):
    """Worded as that player's name; `<argument>Is` is `you` or `other`, for sentences that need to know."""

    seat: Seat


class Text(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="text"):
    """`args` may hold numbers, seats and further texts (the name of a card)."""

    id: str
    args: dict[str, int | SeatName | Text] = field(default_factory=dict)


def text(message: str, **args: int | SeatName | Text) -> Text:
    return Text(message, args)
