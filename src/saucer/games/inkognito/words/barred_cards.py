"""Inkognito: why a card cannot be part of an answer, IK-16 to IK-22. The rules themselves are asked what they allow."""

from collections.abc import Sequence
from typing import Final, Literal

from saucer.core import Text, text
from saucer.games.inkognito.model import InkognitoView
from saucer.games.inkognito.rules.repertoire import CODE_OF, repertoire, sets_of_cards
from saucer.games.inkognito.rules.state import FIRST_MISSION, values_of
from saucer.games.inkognito.words.choices import imagined, is_through_ambassador, parts_next

Size = Literal["pair", "trio"]
SIZES: Final[dict[Size, int]] = {"pair": 2, "trio": 3}
"""IK-16, IK-17 How many cards an answer has."""


def why_not_answering(view: InkognitoView, words: list[str], picked: tuple[str, ...]) -> Text | None:
    """IK-16 to IK-21"""
    match words:
        case ["card", card] if not holds(view, card):
            return text("why-not_your_card")
        case ["card", card]:
            return why_not_card(view, card, [each.removeprefix("card:") for each in picked])
        case ["show"]:
            return text("why-show_cards")
        case _:
            return None


def holds(view: InkognitoView, card: str) -> bool:
    """IK-2 Everybody has all coloured cards; IK-6 and three grey ones."""
    secret = (f"grey_{view.identity}", f"grey_{view.build}", f"mission_{(view.mission or '').lower()}")
    return card in secret or not card.startswith(("grey_", "mission_"))


def why_not_card(view: InkognitoView, card: str, laid: Sequence[str]) -> Text:
    """Beside those laid down so far: the first of IK-18, IK-16 and IK-17, IK-20 that bars it."""
    codes = tuple([CODE_OF[each] for each in (*laid, card)])
    values = values_of(codes)
    kind: Size = "pair" if is_through_ambassador(view) else "trio"
    assert view.question is not None
    if values.bit_count() < len(codes):
        return text("why-card_twice")
    if len(codes) > SIZES[kind]:
        return text(f"why-answer_whole_{kind}")
    if not is_part_of(values, sets_with_mission(view)):
        return text(f"why-card_of_{kind}-{view.question.question}")
    if not is_part_of(values, truthful_sets(view)):
        return text(f"why-card_untrue_{kind}")
    return text("why-card_shown_before")


def is_part_of(values: int, sets: list[int]) -> bool:
    return any([each & values == values for each in sets])


def sets_with_mission(view: InkognitoView) -> list[int]:
    """IK-16, IK-17 The cards that belong together, true or not; IK-19 the mission card takes the place of any one."""
    assert view.question is not None
    position = imagined(view)
    sets = sets_of_cards(position.question, position.through)
    swapped = [(*cards[:place], *cards[place + 1 :], FIRST_MISSION) for cards in sets for place in range(len(cards))]
    return [values_of(cards) for cards in (*sets, *swapped)]


def truthful_sets(view: InkognitoView) -> list[int]:
    """IK-16 to IK-19 All that the viewer could answer if nothing had been shown before."""
    position = imagined(view)
    return [each.values for each in repertoire(position, position.asked, position.question, position.through).answers]


def why_not_reserving(view: InkognitoView, words: list[str]) -> Text:
    """IK-22 A trio for the second time loses a card; later, and a pair, one true card is left of it."""
    withdraws = any(part.startswith("withdraw:") for part in parts_next(view, ()))
    match words:
        case ["withdraw", card] if withdraws:
            return text("why-withdraw_last_truth" if card in (view.answer or ()) else "why-withdraw_other")
        case ["card", _] if not withdraws:
            return text("why-reserve_true")
        case _:
            return text("why-first-withdraw" if withdraws else "why-first-reserve")
