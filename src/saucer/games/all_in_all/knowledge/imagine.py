"""All in All: whole positions that a seat cannot tell from the truth, made from its view alone."""

from typing import Final

from mypy_extensions import i64

from saucer.core.chance import Cards
from saucer.core.random import Random
from saucer.core.seats import Seat
from saucer.core.telling import SILENT
from saucer.games.all_in_all.model import CARDS, AllInAllView, Card, PlayerView
from saucer.games.all_in_all.rules.landing import note_answer
from saucer.games.all_in_all.rules.missions import put_in_hand
from saucer.games.all_in_all.rules.position import AllInAllPosition
from saucer.games.all_in_all.rules.state import (
    COLLECTING,
    DEALING,
    DRAWING,
    EXPLORING,
    FACES,
    GIVING_PASS,
    KINDS,
    LANDING,
    LANDING_ALL,
    LAYING_ALIENS,
    NOTHING,
    OVER,
    PORTALS,
    REFILLING,
    SABORTAL,
    SABORTAL_DRAWN,
    STACKING,
)

FACE_OF: Final[dict[str, int]] = {card: face for face, card in enumerate(CARDS)}
REASON_OF: Final[dict[str, int]] = {"three_sets": 0, "nothing_left": 1, "hundred_missions": 2}
PHASE_OF: Final[dict[str, int]] = {
    "exploring": EXPLORING, "drawing": DRAWING, "landing": LANDING, "sabortal": SABORTAL_DRAWN,
    "collecting": COLLECTING, "refilling": REFILLING, "over": OVER,
}  # fmt: skip


def imagine(view: AllInAllView, random: Random) -> AllInAllPosition:
    """Known cards stay; every other card of the others is drawn from those this seat has not seen."""
    first = NOTHING if view.first is None else view.first
    position = AllInAllPosition(len(view.players), view.landing == "race", first)
    position.lay_out()
    restore_public(position, view)
    for seat, player in enumerate(view.players):
        own = view.hand if seat == view.seat else None
        restore_player(position, seat, player, player.known if own is None else own)
    deal_unseen(position, view, random)
    imagine_answers(position, view, random)
    return position


def restore_public(position: AllInAllPosition, view: AllInAllView) -> None:
    position.phase = phase_of(view)
    position.mission = view.mission
    position.portal = view.portal - 1
    position.explorer = view.explorer
    position.lander_seats = view.landing_now
    position.winners = view.winners
    position.actions_left = view.actions_left
    position.collecting = view.collecting if view.collector is None else (view.collector, *view.collecting)
    if view.pass_holder is not None:
        position.pass_holder = view.pass_holder
    if view.drawn_from is not None:
        position.drawn_from = view.drawn_from
    if view.dealing is not None:
        position.dealing = view.dealing
    if view.reason is not None:
        position.reason = REASON_OF[view.reason]
    for number, portal in enumerate(view.portals):
        for seat in portal.ships:
            position.land(seat, number)
        if portal.card is not None:
            position.lay(number, FACE_OF[portal.card])


def phase_of(view: AllInAllView) -> int:
    """The view does not name phases that differ only in what chance draws: the position tells."""
    if view.phase == "set_up":
        if view.dealing is not None:
            return DEALING
        return GIVING_PASS if view.portals[0].card is not None else LAYING_ALIENS
    if view.phase == "stacking":
        return STACKING if any(player.answered for player in view.players) else LANDING_ALL
    return PHASE_OF[view.phase]


def restore_player(position: AllInAllPosition, seat: i64, player: PlayerView, hand: tuple[Card, ...]) -> None:
    """The hand is what is certain of it: all of one's own."""
    for relic in player.planet:
        position.planets[seat * KINDS + FACE_OF[relic]] += 1
    for card in player.known:
        position.known[seat * FACES + FACE_OF[card]] += 1
    for card in hand:
        position.hold(seat, FACE_OF[card])


def deal_unseen(position: AllInAllPosition, view: AllInAllView, random: Random) -> None:
    """Every hand has its sabortal, and is dealt what it lacks; the rest is the pile."""
    take_away_seen(position)
    for seat, player in enumerate(view.players):
        if player.cards and not position.holds(seat, SABORTAL):
            position.hold(seat, SABORTAL)
        lacks = player.cards - int(position.cards[seat])
        put_in_hand(position, Seat(seat), Cards(position.pile, lacks).sample(random), SILENT)


def take_away_seen(position: AllInAllPosition) -> None:
    for kind in range(KINDS):
        for seat in range(position.players):
            position.pile[kind] -= position.hands[seat * FACES + kind] + position.planets[seat * KINDS + kind]
    for portal in range(PORTALS):
        card = position.portals[portal]
        if card != NOTHING and card < KINDS:
            position.pile[card] -= 1


def imagine_answers(position: AllInAllPosition, view: AllInAllView, random: Random) -> None:
    """AA-13 Sealed answers of others: either is as likely, but ships about to be stacked have landed."""
    for seat, player in enumerate(view.players):
        if not player.answered:
            continue
        if view.phase == "stacking":
            note_answer(position, seat, seat in view.landing_now)
        elif seat == view.seat:
            note_answer(position, seat, view.answer == "land")
        else:
            note_answer(position, seat, random.below(2) == 1)
