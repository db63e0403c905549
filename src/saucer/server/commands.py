"""What people ask for over the socket, one function a command. Runs inside the table's mailbox."""

import asyncio
from typing import Any

from msgspec.structs import replace

from saucer.core import Acted, Aside, Decide, NotAllowed, Say, Seat, Spoke, Undone, Unreadable, encode
from saucer.server.answers import Reply
from saucer.server.bots import BotFailed, question
from saucer.server.clocks import AWAY_SECONDS
from saucer.server.duties import without
from saucer.server.refusal import Refusal, refuse
from saucer.server.screens import Screen
from saucer.server.seating import with_seat
from saucer.server.table import Table
from saucer.server.wire import (
    Abandon,
    Act,
    Advance,
    Agree,
    AskHint,
    Because,
    Command,
    GiveSeat,
    HandOver,
    Hello,
    Hinted,
    Ping,
    Pong,
    Speak,
    TakeBack,
    WhyNot,
)
from saucer.wording import one_line

CHANGING = (Act, Speak, TakeBack, Advance, GiveSeat, Agree, Abandon)
"""Answered from memory when they come again; the others change nothing and may."""

LONGEST_TALK = 400
LONGEST_ASIDE = 2_000
"""In bytes, as it is written."""
MOST_TALK = 2_000
"""Asides in one game."""


async def obey(table: Table, screen: Screen, command: Command) -> None:
    """Answer every command exactly once, whatever happens."""
    remembered = isinstance(command, CHANGING) and bool(screen.mine)
    given = table.answers.given(screen.session, command.id) if remembered else None
    if given is not None:
        screen.sink.send(given)
        return
    reply = Reply(table.answers, screen.session, screen.sink, command.id, remembered)
    try:
        await carry_out(table, screen, command, reply)
    except Refusal as refusal:
        say_no(table, reply, refusal)
    except Unreadable as error:
        say_no(table, reply, refuse("unreadable", detail=str(error)))
    except NotAllowed:
        say_no(table, reply, refuse("not_allowed"))
    except Exception as error:
        say_no(table, reply, refuse("paused"))
        table.pause(error)


def say_no(table: Table, reply: Reply, refusal: Refusal) -> None:
    table.services.metrics.refused.labels(refusal.why.id).inc()
    reply.refuse(refusal.why, refusal.detail)


async def carry_out(table: Table, screen: Screen, command: Command, reply: Reply) -> None:
    if screen not in table.screens.all and not isinstance(command, Hello | Ping):
        raise refuse("hello")
    match command:
        case Hello(have=have, seat=seat):
            reply.accept()
            await table.attach(screen, None if seat is None else Seat(seat), have)
        case Ping(id=command_id):
            reply.give(Pong(command_id))
        case Act():
            await act(table, screen, command, reply)
        case Speak():
            await speak(table, screen, command, reply)
        case TakeBack(seat=seat):
            await take_back(table, looking(table, screen, seat), reply)
        case Advance(seat=seat, order=order):
            await advance(table, own(screen, seat), order, reply)
        case WhyNot(seat=seat, part=part):
            view = table.eyes.view(looking(table, screen, seat))
            reply.give(Because(command.id, table.play_now().game.why_not(view, part)))
        case AskHint(seat=seat):
            hint(table, screen, looking(table, screen, seat), reply)
        case HandOver(seat=seat):
            table.play_now()
            table.screens.hand_over(screen, own(screen, seat))
            reply.accept()
            table.show(screen)
        case GiveSeat(seat=seat, bot=bot):
            await give_seat(table, own(screen, seat), bot, reply)
        case Agree(seat=seat):
            await agree(table, screen, seat, reply)
        case Abandon():
            await give_up(table, screen, reply)


def own(screen: Screen, seat: int) -> Seat:
    if seat not in screen.mine:
        raise refuse("not_yours", 403)
    return Seat(seat)


def looking(table: Table, screen: Screen, seat: int) -> Seat:
    """An own seat whose view is on this screen."""
    table.play_now()
    if own(screen, seat) != screen.looking:
        raise refuse("hand_over")
    return Seat(seat)


async def act(table: Table, screen: Screen, command: Act, reply: Reply) -> None:
    seat = looking(table, screen, command.seat)
    match = table.play_now().match
    now = match.position.next()
    if not isinstance(now, Decide) or seat not in (*now.must, *now.may):
        raise refuse("not_asked")
    if match.players[seat].bot is not None:
        raise refuse("bot_plays")
    if not table.screens.is_asked(screen, match):
        raise refuse("hand_over")
    if table.hearing.is_stale(seat, command.on, alone=table.duties.asking.is_alone(seat)):
        raise refuse("conflict")
    await table.enter(Acted(seat, command.action), reply)
    table.duties.forget_lapses(seat)


async def speak(table: Table, screen: Screen, command: Speak, reply: Reply) -> None:
    seat = own(screen, command.seat)
    match = table.play_now().match
    aside = tidied(match.codec.aside(command.aside))
    if len(encode(aside)) > LONGEST_ASIDE:
        raise refuse("too_long")
    if sum(isinstance(entry, Spoke) for entry in match.entries) >= MOST_TALK:
        raise refuse("too_fast", 429)
    if not table.services.limits.allow("talk", screen.session):
        raise refuse("too_fast", 429)
    why = match.position.silenced(seat, aside)
    if why is not None:
        raise Refusal(why)
    await table.enter(Spoke(seat, aside), reply)


def tidied(aside: Aside) -> Aside:
    """Talk is a line of words; a gesture stays as it is."""
    if not isinstance(aside, Say):
        return aside
    words = one_line(aside.words)
    if not words:
        raise Unreadable("talk should have words; came none")
    if len(words) > LONGEST_TALK:
        raise refuse("too_long")
    return replace(aside, words=words)


async def take_back(table: Table, seat: Seat, reply: Reply) -> None:
    to = table.play_now().match.undo_to(seat)
    if to is None:
        raise refuse("no_undo")
    await table.enter(Undone(seat, to), reply)


async def advance(table: Table, seat: Seat, order: dict[str, Any] | None, reply: Reply) -> None:
    match = table.play_now().match
    orders = without(table.kept.orders, seat)
    if order is not None:
        match.codec.standing(order)
        orders[str(seat)] = order
    await table.keep(replace(table.kept, orders=orders))
    reply.accept()
    table.refresh()
    table.duties.forget_answer(seat)
    await table.duties.plan()


def hint(table: Table, screen: Screen, seat: Seat, reply: Reply) -> None:
    """What the best bot would do in this seat's place: computed elsewhere, answered later."""
    play = table.play_now()
    if len(table.people()) != 1:
        raise refuse("no_hint")
    legal = play.match.position.legal(seat)
    if not legal:
        raise refuse("not_asked")
    if not table.services.limits.allow("hint", screen.session):
        raise refuse("too_fast", 429)
    view, made_on = table.eyes.view(seat), len(play.match.entries)
    asked = question(play.game, table.best_bot(), True, view, legal, play.randomness(seat))

    async def think() -> None:
        try:
            action = (await table.services.bots.choose(asked)).choice
        except BotFailed:
            action = None
        if len(play.match.entries) != made_on:
            reply.refuse(refuse("conflict").why)
        elif action is None:
            reply.refuse(refuse("no_hint").why)
        else:
            reply.give(Hinted(reply.command_id, play.game.offer(action, view)))

    table.hints.add(task := asyncio.create_task(think()))
    task.add_done_callback(table.hints.discard)


async def give_seat(table: Table, seat: Seat, bot: str | None, reply: Reply) -> None:
    play = table.play_now()
    if bot is not None:
        if bot not in play.game.bots:
            raise refuse("no_bot")
        await table.seat_bot(seat, bot, reply)
        return
    reply.accept()
    if play.match.players[seat].bot is not None:
        table.kept = with_seat(table.kept, seat, replace(table.kept.seats[seat], given=False, left=False))
        await table.duties.take_back(seat)


async def agree(table: Table, screen: Screen, number: int, reply: Reply) -> None:
    """All other people, and only after ten minutes."""
    play = table.play_now()
    if not screen.mine or number in screen.mine:
        raise refuse("not_yours", 403)
    if number not in table.people() or play.match.players[number].bot is not None:
        raise refuse("not_allowed")
    seat = Seat(number)
    if table.away_seconds(seat) < AWAY_SECONDS:
        raise refuse("not_away")
    agreed = table.agreed.setdefault(seat, set())
    agreed.update(screen.mine)
    owner = table.kept.seats[seat].session
    others = [each for each in table.people() if table.kept.seats[each].session != owner]
    if all(each in agreed or has_no_say(table, each) for each in others):
        table.agreed.pop(seat)
        await table.seat_bot(seat, None, reply)
    else:
        reply.accept()
        table.tell_lobby()


def has_no_say(table: Table, seat: Seat) -> bool:
    """Who is long away, or has a bot play, cannot hold up the others."""
    return table.play_now().match.players[seat].bot is not None or table.away_seconds(seat) >= AWAY_SECONDS


async def give_up(table: Table, screen: Screen, reply: Reply) -> None:
    """The table ends for good once every person who is not long away says so."""
    table.play_now()
    if not screen.mine:
        raise refuse("not_yours", 403)
    table.leaving.update(screen.mine)
    if all(seat in table.leaving or has_no_say(table, seat) for seat in table.people()):
        await table.end(reply)
    else:
        reply.accept()
        table.tell_lobby()
