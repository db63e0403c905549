"""Whispers: hands that agree with what a seat has seen."""

from saucer.core import Random, Seat
from tests.tiny.whispers.model import WhispersView
from tests.tiny.whispers.position import WhispersPosition


def imagine(view: WhispersView, random: Random, kind: type[WhispersPosition]) -> WhispersPosition:
    position = kind(view.players, view.hand_size)
    position.phase, position.turn, position.on_turn, position.asked = view.phase, view.turn, view.on_turn, view.asked
    position.noted = view.noted
    position.winks = list(view.winks)
    position.winners = view.winners
    if view.reason is not None:
        position.reason = view.reason
    if view.seat is not None:
        position.suspected[view.seat] = list(view.suspected)
    position.hands = hands(view, random)
    for showing in view.showings:
        choices = position.to_show(showing.asked, showing.asker)
        card = choices[int(random.below(len(choices)))] if showing.card is None else showing.card
        position.showings.append((showing.asker, showing.asked, card))
    return position


def hands(view: WhispersView, random: Random) -> list[list[int]]:
    known: list[set[int]] = [seen_of(view, Seat(seat)) for seat in range(view.dealt)]
    placed = {card for cards in known for card in cards} | ({view.secret} if view.secret is not None else set())
    free = [card for card in range(view.players * view.hand_size + 1) if card not in placed]
    order = [free[place] for place in random.shuffled(len(free))]
    dealt: list[list[int]] = []
    for cards in known:
        missing = view.hand_size - len(cards)
        dealt.append(sorted([*cards, *order[:missing]]))
        order = order[missing:]
    return dealt


def seen_of(view: WhispersView, seat: Seat) -> set[int]:
    if seat == view.seat and view.hand is not None:
        return set(view.hand)
    return {each.card for each in view.showings if each.asked == seat and each.card is not None}
