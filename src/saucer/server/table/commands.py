"""What people ask for over the socket, one function a command. Runs inside the table's mailbox."""

from typing import Any

from msgspec.structs import replace

from saucer.core import Acted, Decide, Drawn, NotAllowed, Seat, Undone, Unreadable
from saucer.server.bots.pool import BotFailed, question_to
from saucer.server.table.autopilot import without
from saucer.server.table.broadcast import roll_asked
from saucer.server.table.live_game import LiveGame
from saucer.server.table.overtaken import Overtaken, tried_again
from saucer.server.table.recalling import recall
from saucer.server.table.replies import CommandReply
from saucer.server.table.screens import Screen, own
from saucer.server.table.seating import with_seat
from saucer.server.table.table import Table
from saucer.server.table.talk import chat, emote, speak
from saucer.server.table.timing import AWAY_SECONDS
from saucer.server.wire.commands import (
    Abandon,
    Act,
    Agree,
    AskHint,
    AskMissed,
    Chat,
    Command,
    Emote,
    GiveSeat,
    HandOver,
    Hello,
    Ping,
    Roll,
    SetStandingOrder,
    Speak,
    Undo,
    WhyNot,
)
from saucer.server.wire.messages import Accepted, Because, Expected, Hinted, Pong
from saucer.server.wire.refusal import Refusal, refuse

CHANGING = (Act, Roll, Speak, Chat, Emote, Undo, SetStandingOrder, GiveSeat, Agree, Abandon)
"""Answered from memory when they come again; the others change nothing and may."""


async def carry_out_once(table: Table, screen: Screen, command: Command) -> None:
    """Answer every command exactly once, whatever happens."""
    try:
        if table.ledger.is_unsure:
            await table.ledger.make_sure()
        await tried_again(answer, table, screen, command)
    except Refusal as refusal:
        decline(table, CommandReply(table.ledger.replies, screen.session, screen.sink, command.id, False), refusal)


async def answer(table: Table, screen: Screen, command: Command) -> None:
    """Raise Overtaken if somebody was faster; whether the command came before is looked up anew then."""
    remembered = isinstance(command, CHANGING) and bool(screen.mine)
    given = table.ledger.replies.given(screen.session, command.id) if remembered else None
    if given is not None:
        screen.sink.send(given)
        return
    reply = CommandReply(table.ledger.replies, screen.session, screen.sink, command.id, remembered)
    try:
        await carry_out(table, screen, command, reply)
    except Overtaken:
        if not reply.is_given:
            raise
    except Refusal as refusal:
        decline(table, reply, refusal)
    except Unreadable as error:
        decline(table, reply, refuse("unreadable", detail=str(error)))
    except NotAllowed:
        decline(table, reply, refuse("not_allowed"))
    except Exception as error:
        decline(table, reply, refuse("paused"))
        table.pause(error)


def decline(table: Table, reply: CommandReply, refusal: Refusal) -> None:
    table.services.metrics.refused.labels(refusal.why.id).inc()
    reply.refuse(refusal.why, refusal.detail)


async def carry_out(table: Table, screen: Screen, command: Command, reply: CommandReply) -> None:
    if screen not in table.screens.all and not isinstance(command, Hello | Ping):
        raise refuse("hello")
    match command:
        case Act():
            await act(table, screen, command, reply)
        case Hello(have=have, seat=seat):
            reply.accept()
            await table.attach(screen, None if seat is None else Seat(seat), have)
        case Ping(id=command_id):
            reply.give(Pong(command_id))
        case Roll():
            await roll(table, screen, command, reply)
        case Speak():
            await speak(table, screen, command, reply)
        case Chat():
            await chat(table, screen, command, reply)
        case Emote():
            await emote(table, screen, command, reply)
        case Undo(seat=seat, steps=steps):
            await undo(table, looking(table, screen, seat), steps, reply)
        case SetStandingOrder(seat=seat, order=order):
            await set_standing_order(table, own(screen, seat), order, reply)
        case WhyNot(seat=seat, part=part, path=path):
            view = table.live_game().views.view(looking(table, screen, seat))
            reply.give(Because(command.id, table.live_game().game.why_not(view, part, path)))
        case AskHint(seat=seat):
            await hint(table, screen, looking(table, screen, seat), reply)
        case AskMissed():
            await recall(table, screen, command, reply)
        case HandOver(seat=seat):
            table.live_game()
            table.screens.hand_over(screen, own(screen, seat))
            reply.accept()
            table.show(screen)
        case GiveSeat(seat=seat, bot=bot):
            await give_seat(table, own(screen, seat), bot, reply)
        case Agree(seat=seat):
            await agree(table, screen, seat, reply)
        case Abandon():
            await give_up(table, screen, reply)


def looking(table: Table, screen: Screen, seat: int) -> Seat:
    """An own seat whose view is on this screen."""
    table.live_game()
    if own(screen, seat) != screen.looking:
        raise refuse("hand_over")
    return Seat(seat)


async def act(table: Table, screen: Screen, command: Act, reply: CommandReply) -> None:
    seat = looking(table, screen, command.seat)
    live = table.live_game()
    match = live.match
    now = match.position.next()
    if not isinstance(now, Decide) or seat not in (*now.must, *now.may):
        raise refuse("not_asked")
    if match.players[seat].bot is not None:
        raise refuse("bot_plays")
    if not table.screens.is_asked(screen, match, now):
        raise refuse("hand_over")
    action = match.codec.action(command.action)
    if is_stale(table, live, screen, command, in_a_row=action.in_a_row):
        raise refuse("conflict")
    await table.enter(Acted(seat, action), reply)
    live.autopilot.forget_lapses(seat)


def is_stale(table: Table, live: LiveGame, screen: Screen, command: Act, in_a_row: bool) -> bool:
    """In a row of acts each needs the one before it; whatever else came in between ends the row."""
    seat = Seat(command.seat)
    if command.after is None or not in_a_row:
        return live.told_counts.is_stale(seat, command.on, alone=live.asked.is_alone(seat))
    before = table.ledger.replies.given(screen.session, command.after)
    return not isinstance(before, Accepted) or not live.told_counts.is_in_row(seat, command.on)


async def roll(table: Table, screen: Screen, command: Roll, reply: CommandReply) -> None:
    """Enter dice rolled by hand: whoever rolled them types them in, for a bot the host does."""
    seat = looking(table, screen, command.seat)
    live = table.live_game()
    if roll_asked(live.match, seat, table.kept.host == screen.session) is None:
        raise refuse("not_asked")
    if live.told_counts.is_stale(seat, command.on, alone=True):
        raise refuse("conflict")
    await table.enter(Drawn(command.outcome, seat), reply)


async def undo(table: Table, seat: Seat, steps: int, reply: CommandReply) -> None:
    undoable = table.live_game().match.undoable(seat)
    if len(undoable) < steps:
        raise refuse("no_undo")
    await table.enter(Undone(seat, undoable[steps - 1]), reply)


async def set_standing_order(table: Table, seat: Seat, order: dict[str, Any] | None, reply: CommandReply) -> None:
    live = table.live_game()
    orders = without(table.kept.standing_orders, seat)
    if order is not None:
        live.match.codec.standing_order(order)
        orders[str(seat)] = order
    await table.ledger.keep(replace(table.kept, standing_orders=orders))
    reply.accept()
    table.refresh()
    live.autopilot.forget_answer(seat)
    await live.autopilot.plan()


async def hint(table: Table, screen: Screen, seat: Seat, reply: CommandReply) -> None:
    """What the best bot would do in this seat's place: computed elsewhere, answered later."""
    live = table.live_game()
    if len(table.kept.people()) != 1:
        raise refuse("no_hint")
    legal = live.match.position.legal(seat)
    if not legal:
        raise refuse("not_asked")
    if not await table.services.limits.admit("hint", screen.session):
        raise refuse("too_fast", 429)
    view, made_on = live.views.view(seat), len(live.match.entries)
    question = question_to(live.game, table.best_bot(), "hint", view, legal, live.record.randomness(seat))

    async def think() -> None:
        try:
            thought = await table.services.bots.choose(question, table.asker())
        except BotFailed:
            thought = None
        action = None if thought is None else thought.choice
        if len(live.match.entries) != made_on:
            reply.refuse(refuse("conflict").why)
        elif thought is None or action is None:
            reply.refuse(refuse("no_hint").why)
        else:
            expected = tuple(
                Expected(live.game.label(each.action, view), each.value, each.unit) for each in thought.weighed
            )
            reply.give(Hinted(reply.command_id, live.game.offer(action, view), expected))

    table.answer_later(think())


async def give_seat(table: Table, seat: Seat, bot: str | None, reply: CommandReply) -> None:
    live = table.live_game()
    if bot is not None:
        if bot not in live.game.bots:
            raise refuse("no_bot")
        await table.seat_bot(seat, bot, reply)
        return
    if live.match.players[seat].bot is None:
        reply.accept()
        return
    await table.ledger.keep(with_seat(table.kept, seat, replace(table.kept.seats[seat], given=False, left=False)))
    reply.accept()
    await live.autopilot.return_seat(seat)


async def agree(table: Table, screen: Screen, number: int, reply: CommandReply) -> None:
    """A bot takes over from somebody who is away when all other people agree, and only after AWAY_SECONDS."""
    live = table.live_game()
    if not screen.mine or number in screen.mine:
        raise refuse("not_yours", 403)
    if number not in table.kept.people() or live.match.players[number].bot is not None:
        raise refuse("not_allowed")
    seat = Seat(number)
    if table.presence.away_seconds(seat) < AWAY_SECONDS:
        raise refuse("not_away")
    table.presence.agreed.setdefault(seat, set()).update(screen.mine)
    table.presence.share()
    if have_agreed(table, seat):
        table.presence.agreed.pop(seat)
        await table.seat_bot(seat, None, reply)
    else:
        reply.accept()
        table.tell_lobby()


def have_agreed(table: Table, seat: Seat) -> bool:
    agreed, owner = table.presence.all_agreed(seat), table.kept.seats[seat].session
    others = [each for each in table.kept.people() if table.kept.seats[each].session != owner]
    return all(each in agreed or has_no_say(table, each) for each in others)


def all_leave(table: Table) -> bool:
    leaving = table.presence.all_leaving()
    return all(seat in leaving or has_no_say(table, seat) for seat in table.kept.people())


async def count_votes(table: Table) -> None:
    """Of votes that were given at several servers in the same moment nobody has seen that they are complete."""
    if not table.is_going_on() or not table.presence.all_leaving():
        return
    if all_leave(table):
        await table.end()


def has_no_say(table: Table, seat: Seat) -> bool:
    """Who has left, is long away or has a bot play cannot hold up the others."""
    bot_plays = table.live is not None and table.live.match.players[seat].bot is not None
    return bot_plays or table.kept.seats[seat].left or table.presence.away_seconds(seat) >= AWAY_SECONDS


async def give_up(table: Table, screen: Screen, reply: CommandReply) -> None:
    """The table ends for good once every person who is not long away says so; a paused one, too."""
    if not table.is_paused() or table.kept.state == "open":
        table.live_game()
    if not screen.mine:
        raise refuse("not_yours", 403)
    table.presence.leaving.update(screen.mine)
    table.presence.share()
    if all_leave(table):
        await table.end(reply)
    else:
        reply.accept()
        table.tell_lobby()
