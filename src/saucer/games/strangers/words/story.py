"""Don't Talk to Strangers: what happened, as sentences of the log."""

from typing import assert_never

from saucer.core import Seat, SeatName, Text, text
from saucer.core.text import listed
from saucer.games.strangers.events import (
    BoardChosen,
    CardDiscarded,
    CardDrawn,
    CardDrawnUnseen,
    CardNamed,
    CardPlayed,
    CardsDealt,
    CardsKept,
    CardTaken,
    CoinsFlipped,
    ContactFailed,
    ContactMade,
    DateSetAside,
    DeckShuffled,
    FirstKidsLetOut,
    GameEnded,
    GameStarted,
    HandDealt,
    HandLookedAt,
    HandShown,
    Happening,
    KidAbducted,
    KidChosen,
    KidJumped,
    KidLetOut,
    KidsAbducted,
    KidScored,
    KidSpared,
    KidWalked,
    MatchEnded,
    OpenCardPlayed,
    OrderChosen,
    PlayedForNothing,
    RanAway,
    SaucerDrawn,
    SaucerInVain,
    ScoredKidChosen,
    SetAside,
    SightingDrawn,
    SightingsReturned,
    StarterChosen,
    Stopped,
    StrangerChosen,
    StrangerMoved,
    StrangerPlaced,
)
from saucer.games.strangers.model import Reason
from saucer.games.strangers.words.nouns import at, cards, kids_of, named, players

Dealing = (
    StarterChosen | HandDealt | CardsDealt | SetAside | SightingsReturned | FirstKidsLetOut | CardDrawn
    | CardDrawnUnseen | CardTaken | DeckShuffled | DateSetAside
)  # fmt: skip
Playing = (
    KidLetOut | RanAway | CardPlayed | OpenCardPlayed | CardDiscarded | CardsKept | PlayedForNothing | Stopped
    | HandLookedAt | HandShown | CardNamed
)  # fmt: skip
Moving = KidChosen | ScoredKidChosen | KidWalked | KidJumped | KidScored | KidAbducted | KidSpared | KidsAbducted
Invading = (
    StrangerChosen | StrangerMoved | StrangerPlaced | SightingDrawn | SaucerDrawn | SaucerInVain | OrderChosen
    | CoinsFlipped | ContactMade | ContactFailed
)  # fmt: skip
Ending = GameStarted | BoardChosen | GameEnded | MatchEnded


def line(event: Happening) -> Text:
    if isinstance(event, Dealing):
        return dealing(event)
    if isinstance(event, Playing):
        return playing(event)
    if isinstance(event, Moving):
        return moving(event)
    if isinstance(event, Invading):
        return invading(event)
    return of_match(event)


def dealing(event: Dealing) -> Text:
    """DS-4, DS-5, DS-10, DS-12, DS-44, DS-45"""
    match event:
        case StarterChosen(seat):
            return text("log-starter_chosen", player=SeatName(seat))
        case HandDealt(seat, dealt):
            return text("log-hand_dealt", player=SeatName(seat), cards=cards(dealt))
        case CardsDealt(seat, count):
            return text("log-cards_dealt", player=SeatName(seat), count=count)
        case SetAside(seat, aside):
            return text("log-set_aside", player=SeatName(seat), cards=cards(aside))
        case SightingsReturned(count):
            return text("log-sightings_returned", count=count)
        case FirstKidsLetOut():
            return text("log-first_kids_let_out")
        case CardDrawn(seat, card):
            return text("log-card_drawn", player=SeatName(seat), card=named(card))
        case CardDrawnUnseen(seat):
            return text("log-card_drawn_unseen", player=SeatName(seat))
        case CardTaken(seat, card):
            return text("log-card_taken", player=SeatName(seat), card=named(card))
        case DeckShuffled(count):
            return text("log-deck_shuffled", count=count)
        case DateSetAside(seat):
            return text("log-date_set_aside", player=SeatName(seat))
        case _:
            assert_never(event)


def playing(event: Playing) -> Text:
    """DS-6 to DS-9, DS-38, DS-41"""
    match event:
        case KidLetOut(seat):
            return text("log-kid_let_out", player=SeatName(seat))
        case RanAway(seat, space):
            return text("log-ran_away", player=SeatName(seat), space=at(space))
        case CardPlayed(seat, card) | OpenCardPlayed(seat, card):
            return text("log-card_played", player=SeatName(seat), card=named(card))
        case CardDiscarded(seat, card):
            return text("log-card_discarded", player=SeatName(seat), card=named(card))
        case CardsKept(seat):
            return text("log-cards_kept", player=SeatName(seat))
        case PlayedForNothing(_, card):
            return text("log-played_for_nothing", card=named(card))
        case Stopped(seat):
            return text("log-stopped", player=SeatName(seat))
        case HandLookedAt(seat, player):
            return text("log-hand_looked_at", player=SeatName(seat), other=SeatName(player))
        case HandShown(_, player, shown):
            return text("log-hand_shown", other=SeatName(player), cards=cards(shown))
        case CardNamed(seat, player, card):
            return text("log-card_named", player=SeatName(seat), other=SeatName(player), card=named(card))
        case _:
            assert_never(event)


def moving(event: Moving) -> Text:
    """DS-13 to DS-19, DS-22, DS-23"""
    match event:
        case KidChosen(seat, player, space):
            return text("log-kid_chosen", player=SeatName(seat), owner=SeatName(player), space=at(space))
        case ScoredKidChosen(seat, player, space, _):
            return text("log-scored_kid_chosen", player=SeatName(seat), owner=SeatName(player), space=at(space))
        case KidWalked(_, player, way):
            spaces = listed([text("space", space=at(space)) for space in way[1:]])
            return text("log-kid_walked", owner=SeatName(player), start=at(way[0]), way=spaces)
        case KidJumped(_, player, start, to):
            return text("log-kid_jumped", owner=SeatName(player), start=at(start), to=at(to))
        case KidScored(player, place, space, _):
            return text("log-kid_scored", owner=SeatName(player), place=text(f"in-{place}"), space=at(space))
        case KidAbducted(player, space, spot):
            message = "log-kid_abducted" if spot is None else "log-scored_kid_abducted"
            return text(message, owner=SeatName(player), space=at(space))
        case KidSpared(player, space, spot):
            message = "log-kid_spared" if spot is None else "log-scored_kid_spared"
            return text(message, owner=SeatName(player), space=at(space))
        case KidsAbducted(space, owners):
            return text("log-kids_abducted", space=at(space), kids=kids_of(owners))
        case _:
            assert_never(event)


def invading(event: Invading) -> Text:
    """DS-21 to DS-23, DS-32, DS-35, DS-42"""
    match event:
        case StrangerChosen(seat, space):
            return text("log-stranger_chosen", player=SeatName(seat), space=at(space))
        case StrangerMoved(seat, start, to):
            return text("log-stranger_moved", player=SeatName(seat), start=at(start), to=at(to))
        case StrangerPlaced(seat, space, left):
            return text("log-stranger_placed", player=SeatName(seat), space=at(space), left=left)
        case SightingDrawn(seat):
            return text("log-sighting_drawn", player=SeatName(seat))
        case SaucerDrawn(seat):
            return text("log-saucer_drawn", player=SeatName(seat))
        case SaucerInVain():
            return text("log-saucer_in_vain")
        case OrderChosen(seat, first):
            return text(f"log-order_chosen-{first}", player=SeatName(seat))
        case CoinsFlipped(seat, coins, saucers):
            return text("log-coins_flipped", player=SeatName(seat), coins=coins, saucers=saucers)
        case ContactMade(seat, points):
            return text("log-contact_made", player=SeatName(seat), points=points)
        case ContactFailed(seat):
            return text("log-contact_failed", player=SeatName(seat))
        case _:
            assert_never(event)


def of_match(event: Ending) -> Text:
    """DS-24, DS-25, DS-43"""
    match event:
        case GameStarted(game, board, first):
            return text("log-game_started", game=game, board=text(f"option-board-{board}"), player=SeatName(first))
        case BoardChosen(seat, board):
            return text("log-board_chosen", player=SeatName(seat), board=text(f"option-board-{board}"))
        case GameEnded(_, reason, winners, scores):
            points = listed([score(Seat(seat), each) for seat, each in enumerate(scores)])
            alone = scores[0] if len(scores) == 1 else None
            return text("log-game_ended", ending=ending(reason, winners, alone), points=points)
        case MatchEnded(reason, winners):
            return ending(reason, winners, None)
        case _:
            assert_never(event)


def score(seat: Seat, points: int) -> Text:
    return text("score", player=SeatName(seat), points=points)


def ending(reason: Reason, winners: tuple[Seat, ...], alone: int | None) -> Text:
    """DS-25; DS-44 a player alone has points, and nobody to win against."""
    why = text(f"reason-{reason}")
    if alone is not None:
        return text("finished-alone", points=alone, reason=why)
    if len(winners) == 1:
        return text("won", player=SeatName(winners[0]), reason=why)
    return text("won-shared", players=players(winners), reason=why)
