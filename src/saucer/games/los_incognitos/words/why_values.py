"""Los Incognitos: why a value field of the scoring table cannot be used now."""

from saucer.core import SeatName, Text, text
from saucer.games.los_incognitos.board_model import Kind
from saucer.games.los_incognitos.model import KINDS, LosView, Monster, ValueView


def why_not_value(view: LosView, named: str, place: int) -> Text:
    number = [str(each) for each in KINDS].index(named)
    field = view.tables[number][place - 1]
    match view.phase:
        case "duelling":
            return why_not_sent(view, field, KINDS[number], place)
        case "challenging":
            return why_not_challenged(view, field)
        case "signs":
            return text("why-no_sign")
        case _:
            return text("why-value")


def why_not_sent(view: LosView, field: ValueView, kind: Kind, place: int) -> Text:
    """LI-36 Only a monster marked in this turn, and once."""
    if Monster(kind, place, field.value) not in view.marked:
        return text("why-not_marked_now")
    if Monster(kind, place, field.value) not in view.to_duel:
        return text("why-duelled")
    return text("why-no_target")


def why_not_challenged(view: LosView, field: ValueView) -> Text:
    """LI-36, LI-38"""
    if field.seat is None:
        return text("why-nobodys_monster")
    if field.seat == view.player:
        return text("why-own_monster")
    if field.circled is not None:
        return text("why-defeated", player=SeatName(field.circled))
    return text("why-lower_value")
