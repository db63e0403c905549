"""Text is data: the id of a message and its typed arguments. Wording happens outside, in three languages."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, field

from saucer.core.seats import Seat


class SeatName(Struct, frozen=True, forbid_unknown_fields=True, gc=False, tag_field="kind", tag="seat"):
    """Worded as that player's name; `<argument>Is` is `you` or `other`, for sentences that need to know."""

    seat: Seat


class Words(Struct, frozen=True, forbid_unknown_fields=True, gc=False, tag_field="kind", tag="words"):
    """What somebody wrote, such as a name on a board of their own: shown as it is, in every language."""

    words: str


class Text(Struct, frozen=True, forbid_unknown_fields=True, gc=False, tag_field="kind", tag="text"):
    """`args` may hold numbers, seats, further texts (the name of a card) and somebody's own words."""

    id: str
    args: dict[str, Argument] = field(default_factory=dict)


Argument = int | SeatName | Words | Text


def text(message: str, **args: Argument) -> Text:
    return Text(message, args)


def listed(items: Sequence[Text]) -> Text:
    """One or more texts as a list in a sentence, "a, b and c": Fluent knows no lists, so they are nested."""
    if len(items) == 1:
        return items[0]
    if len(items) == 2:
        return text("list-last", one=items[0], two=items[1])
    return text("list-next", one=items[0], rest=listed(items[1:]))
