"""Los Incognitos: what happened, as sentences of the log."""

from typing import assert_never

from saucer.core import Seat, SeatName, Text, text
from saucer.core.text import listed
from saucer.games.los_incognitos.events import (
    ChestOpened,
    DestinationTaken,
    DicePickedUp,
    DieExchanged,
    DieSetAside,
    DieStored,
    DropRolled,
    DuelEnded,
    DuelRolled,
    EntryWritten,
    ForceFieldUsed,
    GameEnded,
    Happening,
    MonsterChallenged,
    MonsterMarked,
    MonsterSent,
    Moved,
    OtherKept,
    OvalScored,
    PaymentAsked,
    PaymentChosen,
    PlayerOut,
    PlayerStarted,
    Rolled,
    SignBegun,
    SiteExplored,
    StarRolled,
    Teleported,
    TurnBegan,
    TurnStopped,
    ZeroUsed,
)
from saucer.games.los_incognitos.model import Ban, Reason, Symbol
from saucer.games.los_incognitos.rules.turns import BANNED_FROM
from saucer.games.los_incognitos.words.nouns import dice, entry, halves, kind, one, players, spot, symbol


def line(event: Happening) -> Text:
    match event:
        case PlayerStarted(seat):
            return text("log-player_started", player=SeatName(seat))
        case TurnBegan(seat, number, extra):
            return text("log-extra_turn" if extra else "log-turn_began", player=SeatName(seat), entry=number)
        case Rolled(seat, shown, bans):
            message = f"log-rolled-{'-'.join(bans)}" if bans else "log-rolled"
            return text(message, player=SeatName(seat), dice=dice_of_roll(shown, bans))
        case DicePickedUp(seat, count):
            return text("log-dice_picked_up", player=SeatName(seat), count=count)
        case PaymentAsked(seat, _):
            return text("log-payment_asked", player=SeatName(seat))
        case PaymentChosen(seat, source):
            return text(f"log-payment_chosen-{source}", player=SeatName(seat))
        case TurnStopped(seat, forced):
            return text("log-nothing_possible" if forced else "log-turn_stopped", player=SeatName(seat))
        case DieStored() | Moved() | DestinationTaken() | MonsterMarked() | SiteExplored():
            return line_of_action(event)
        case ForceFieldUsed() | DieExchanged() | OtherKept() | ChestOpened():
            return line_of_function(event)
        case MonsterSent() | MonsterChallenged() | DuelRolled() | DuelEnded():
            return line_of_duel(event)
        case SignBegun(seat, sign, monster):
            return text("log-sign_begun", player=SeatName(seat), sign=text(f"sign-{sign}"), monster=one(monster))
        case StarRolled() | OvalScored() | DropRolled() | Teleported() | DieSetAside():
            return line_of_sign(event)
        case EntryWritten(seat, written):
            return text("log-entry_written", player=SeatName(seat), entry=entry(written))
        case ZeroUsed(seat):
            return text("log-zero_used", player=SeatName(seat))
        case PlayerOut(seat):
            return text("log-player_out", player=SeatName(seat))
        case GameEnded(reason, routes, scores, winners):
            return game_ended(reason, routes, scores, winners)
        case _:
            assert_never(event)


def line_of_action(event: DieStored | Moved | DestinationTaken | MonsterMarked | SiteExplored) -> Text:
    match event:
        case DieStored(seat, die):
            return text("log-die_stored", player=SeatName(seat), die=symbol(die))
        case Moved(seat, sections, origin, towards, paid):
            count = len(sections)
            player, dice_paid = SeatName(seat), dice(paid)
            origin_name, towards_name = spot(origin), spot(towards)
            return text(
                "log-moved", player=player, count=count, origin=origin_name, towards=towards_name, dice=dice_paid
            )
        case DestinationTaken(seat, destination):
            return text("log-destination_taken", player=SeatName(seat), place=spot(destination))
        case MonsterMarked(seat, destination, monster, paid, chest):
            message = "log-monster_marked-chest" if chest else "log-monster_marked"
            return text(message, player=SeatName(seat), monster=one(monster), place=spot(destination), dice=dice(paid))
        case SiteExplored(seat, destination, function, points, _):
            message = f"log-site_explored-{function}"
            return text(message, player=SeatName(seat), place=spot(destination), points=points)
        case _:
            assert_never(event)


def line_of_function(event: ForceFieldUsed | DieExchanged | OtherKept | ChestOpened) -> Text:
    match event:
        case ForceFieldUsed(seat, vortexes, points):
            return text("log-force_field_used", player=SeatName(seat), count=vortexes, points=points)
        case DieExchanged(seat, die, into):
            return text("log-die_exchanged", player=SeatName(seat), die=symbol(die), into=symbol(into))
        case OtherKept(seat):
            return text("log-other_kept", player=SeatName(seat))
        case ChestOpened(seat, monster):
            return text("log-chest_opened", player=SeatName(seat), monster=kind(monster))
        case _:
            assert_never(event)


def line_of_duel(event: MonsterSent | MonsterChallenged | DuelRolled | DuelEnded) -> Text:
    """LI-36 to LI-38"""
    match event:
        case MonsterSent(seat, sent):
            if sent is None:
                return text("log-arena_left", player=SeatName(seat))
            return text("log-monster_sent", player=SeatName(seat), monster=one(sent))
        case MonsterChallenged(seat, opponent, monster, target, points):
            return text(
                "log-monster_challenged",
                player=SeatName(seat),
                opponent=SeatName(opponent),
                monster=one(monster),
                target=one(target),
                points=points,
            )
        case DuelRolled(seat, shown, giants, total):
            seen = dice_for_giants(shown, giants)
            return text("log-duel_rolled", player=SeatName(seat), dice=seen, giants=giants, total=total)
        case DuelEnded(winner, loser, circled):
            if winner is None or loser is None or circled is None:
                return text("log-duel_drawn")
            return text("log-duel_won", player=SeatName(winner), loser=SeatName(loser), monster=one(circled))
        case _:
            assert_never(event)


def line_of_sign(event: StarRolled | OvalScored | DropRolled | Teleported | DieSetAside) -> Text:
    """LI-40 to LI-44"""
    match event:
        case StarRolled(seat, shown, points):
            return text("log-star_rolled", player=SeatName(seat), dice=dice_for_giants(shown, points), points=points)
        case OvalScored(seat, points):
            return text("log-oval_scored", player=SeatName(seat), points=points)
        case DropRolled(seat, shown, monster, lost):
            seen = dice_for_giants(shown, lost)
            return text("log-drop_rolled", player=SeatName(seat), dice=seen, monster=one(monster), lost=lost)
        case Teleported(seat, section):
            return text("log-teleport_declined" if section is None else "log-teleported", player=SeatName(seat))
        case DieSetAside(seat, die, player):
            if die is None or player is None:
                return text("log-nothing_set_aside", player=SeatName(seat))
            return text("log-die_set_aside", player=SeatName(seat), die=symbol(die), next=SeatName(player))
        case _:
            assert_never(event)


def dice_of_roll(shown: tuple[Symbol, ...], bans: tuple[Ban, ...]) -> Text:
    """LI-8, LI-45 If these dice alone would forbid nothing, the die set aside has counted."""
    if "moving" in bans and shown.count("time_vortex") < BANNED_FROM:
        return dice_with_aside(shown, "time_vortex")
    if "marking" in bans and shown.count("red_giant") < BANNED_FROM:
        return dice_with_aside(shown, "red_giant")
    return dice(shown)


def dice_for_giants(shown: tuple[Symbol, ...], giants: int) -> Text:
    """LI-38, LI-40, LI-42, LI-45 If more Red Giants count than these dice show, the one set aside is among them."""
    return dice_with_aside(shown, "red_giant") if giants > shown.count("red_giant") else dice(shown)


def dice_with_aside(shown: tuple[Symbol, ...], aside: Symbol) -> Text:
    return text("dice-with_aside", dice=dice(shown), die=symbol(aside))


def game_ended(reason: Reason, routes: tuple[int, ...], scores: tuple[int, ...], winners: tuple[Seat, ...]) -> Text:
    """LI-25, LI-26"""
    totals = [
        text("total", player=SeatName(Seat(seat)), points=halves(scores[seat]), route=routes[seat])
        for seat in range(len(scores))
    ]
    return text("log-game_ended", ending=ending(reason, winners), totals=listed(totals))


def ending(reason: Reason, winners: tuple[Seat, ...]) -> Text:
    """LI-24, LI-26"""
    why = text(f"reason-{reason}")
    if len(winners) == 1:
        return text("won", player=SeatName(winners[0]), reason=why)
    return text("won-shared", players=players(winners), reason=why)
