"""All in All: the view for a terminal, a text for each line."""

from saucer.core import Seat, SeatName, Text, text
from saucer.games.all_in_all.model import AllInAllView
from saucer.games.all_in_all.words.nouns import cards, named, players


def drawing(view: AllInAllView) -> list[Text]:
    lines = [text("draw-mission", mission=view.mission, pile=view.pile)]
    lines += [portal(view, number) for number in range(1, len(view.portals) + 1)]
    for seat in range(len(view.players)):
        lines += player(view, Seat(seat))
    if view.hand is not None:
        lines.append(text("draw-hand", cards=cards(view.hand)))
    return lines


def portal(view: AllInAllView, number: int) -> Text:
    """Its number and value, what lies there, and the ships in the order of their stack."""
    shown = view.portals[number - 1]
    lies = text("draw-empty") if shown.card is None else named(shown.card)
    message = "draw-portal_explored" if number == view.portal else "draw-portal"
    line = text(message, portal=number, value=shown.value, card=lies)
    return text("draw-ships", portal=line, players=players(shown.ships)) if shown.ships else line


def player(view: AllInAllView, seat: Seat) -> list[Text]:
    """Where the ship is, the planet, and what is known of the hand (AA-40)."""
    shown = view.players[seat]
    message = "draw-player_pass" if seat == view.pass_holder else "draw-player"
    hand = text("draw-cards", count=shown.cards)
    return [
        text(message, player=SeatName(seat), state=whereabouts(view, seat)),
        text("draw-planet", sets=shown.sets, cards=cards(shown.planet)),
        text("draw-cards_known", hand=hand, cards=cards(shown.known)) if shown.known else hand,
    ]


def whereabouts(view: AllInAllView, seat: Seat) -> Text:
    shown = view.players[seat]
    if shown.landed is not None:
        return text("draw-landed", portal=shown.landed)
    return text("draw-answered" if shown.answered else "draw-flying")
