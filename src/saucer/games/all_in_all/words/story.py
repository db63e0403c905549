"""All in All: what happened, as sentences of the log."""

from typing import assert_never

from saucer.core import Seat, SeatName, Text, text
from saucer.games.all_in_all.model import (
    AliensLaid,
    Answered,
    CardDrawn,
    CardsDealt,
    CardTaken,
    CollectingStarted,
    HandDealt,
    Happening,
    How,
    LeftoversTaken,
    MatchStopped,
    MatchWon,
    MissionEnded,
    MissionStarted,
    PassEnded,
    PassGiven,
    PilfererPlayed,
    Reason,
    RelicPlaced,
    SabortalDrawn,
    SchemerPlayed,
    ShipLanded,
    ShipsLanded,
    Stopped,
    TimeThiefPlayed,
    WindowClosed,
)
from saucer.games.all_in_all.words.nouns import cards, named, players


def line(event: Happening) -> Text:
    """What every pass brings comes first, the rest in the order of a match."""
    match event:
        case Answered(seat):
            return text("log-answered", player=SeatName(seat))
        case PassEnded(portal, landed):
            return pass_ended(portal, landed)
        case CardDrawn() | SabortalDrawn():
            return drawn(event)
        case HandDealt(seat, dealt):
            return text("log-hand_dealt", player=SeatName(seat), cards=cards(dealt))
        case CardsDealt(seat, count):
            return text("log-cards_dealt", player=SeatName(seat), count=count)
        case AliensLaid(aliens):
            return text("log-aliens_laid", aliens=cards(aliens))
        case PassGiven(seat):
            return text("log-pass_given", player=SeatName(seat))
        case MissionStarted(mission, portal):
            return text("log-mission_started", mission=mission, portal=portal)
        case PilfererPlayed() | SchemerPlayed() | TimeThiefPlayed():
            return alien_played(event)
        case ShipLanded(seat, portal):
            return text("log-ship_landed", player=SeatName(seat), portal=portal)
        case WindowClosed(portal):
            return text("log-window_closed", portal=portal)
        case ShipsLanded(landed):
            return text("log-ships_landed", players=players(landed))
        case MissionEnded(how, order):
            return mission_ended(how, order)
        case CardTaken(seat, portal, card):
            return text("log-card_taken", player=SeatName(seat), portal=portal, card=named(card))
        case RelicPlaced(seat, relic):
            return text("log-relic_placed", player=SeatName(seat), relic=named(relic))
        case CollectingStarted(seat, actions):
            return text("log-collecting_started", player=SeatName(seat), actions=actions)
        case Stopped(seat):
            return text("log-stopped", player=SeatName(seat))
        case LeftoversTaken(seat, left):
            return text("log-leftovers_taken", player=SeatName(seat), cards=cards(left))
        case MatchWon(seat):
            return ending("three_sets", (seat,))
        case MatchStopped(reason, winners):
            return ending(reason, winners)
        case _:
            assert_never(event)


def drawn(event: CardDrawn | SabortalDrawn) -> Text:
    """AA-9, AA-10"""
    explorer, player = SeatName(event.explorer), SeatName(event.player)
    if isinstance(event, SabortalDrawn):
        return text("log-sabortal_drawn", explorer=explorer, player=player, portal=event.portal)
    return text("log-card_drawn", explorer=explorer, player=player, card=named(event.card), portal=event.portal)


def alien_played(event: PilfererPlayed | SchemerPlayed | TimeThiefPlayed) -> Text:
    """AA-30 to AA-34"""
    match event:
        case PilfererPlayed(seat, portal, victim, relic):
            player, loser = SeatName(seat), SeatName(victim)
            return text("log-pilferer_played", player=player, portal=portal, victim=loser, relic=named(relic))
        case SchemerPlayed(seat, _, taken_at, relic, into):
            return text(f"log-schemer_played-{into}", player=SeatName(seat), portal=taken_at, relic=named(relic))
        case TimeThiefPlayed(seat, portal):
            return text("log-time_thief_played", player=SeatName(seat), portal=portal)
        case _:
            assert_never(event)


def pass_ended(portal: int, landed: tuple[Seat, ...]) -> Text:
    """AA-13"""
    if not landed:
        return text("log-nobody_landed", portal=portal)
    if len(landed) == 1:
        return text("log-ship_landed", player=SeatName(landed[0]), portal=portal)
    return text("log-several_landed", portal=portal, players=players(landed))


def mission_ended(how: How, order: tuple[Seat, ...]) -> Text:
    """AA-16 to AA-19"""
    ended = text(f"ended-{how}")
    if not order:
        return text("log-mission_ended-nobody", ended=ended)
    return text("log-mission_ended", ended=ended, players=players(order))


def ending(reason: Reason, winners: tuple[Seat, ...]) -> Text:
    """AA-22, AA-25"""
    why = text(f"reason-{reason}")
    if len(winners) == 1:
        return text("won", player=SeatName(winners[0]), reason=why)
    return text("won-shared", players=players(winners), reason=why)
