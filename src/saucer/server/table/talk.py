"""What people say: before the start to the table, during the game as asides, and in signs that pass at any time."""

from msgspec.structs import replace

from saucer.core import Aside, Say, Seat, Spoke, Unreadable, encode
from saucer.server.storage.contract import KeptTalk
from saucer.server.table.naming import called
from saucer.server.table.replies import CommandReply
from saucer.server.table.screens import Screen, own
from saucer.server.table.table import Table
from saucer.server.wire.commands import Chat, Emote, Speak
from saucer.server.wire.messages import Chatted, Emoted
from saucer.server.wire.parts import LobbyTalk
from saucer.server.wire.refusal import Refusal, refuse
from saucer.wording import one_line

LONGEST_TALK = 400
LONGEST_ASIDE = 2_000
"""The most bytes of an aside as it is written."""
MOST_TALK = 2_000
"""So many asides are taken in one game."""
MOST_CHAT = 60
"""So much of what was said before the start is kept; the oldest goes first."""


async def speak(table: Table, screen: Screen, command: Speak, reply: CommandReply) -> None:
    seat = own(screen, command.seat)
    match = table.live_game().match
    aside = tidied(match.codec.aside(command.aside))
    if len(encode(aside)) > LONGEST_ASIDE:
        raise refuse("too_long")
    if sum(isinstance(entry, Spoke) for entry in match.entries) >= MOST_TALK:
        raise refuse("too_fast", 429)
    await check_talk_limit(table, screen)
    why = match.position.silenced(seat, aside)
    if why is not None:
        raise Refusal(why)
    await table.enter(Spoke(seat, aside), reply)


def tidied(aside: Aside) -> Aside:
    """Talk is a line of words; a gesture stays as it is."""
    return replace(aside, words=words_in(aside.words)) if isinstance(aside, Say) else aside


def words_in(said: str) -> str:
    words = one_line(said)
    if not words:
        raise Unreadable("talk should have words; came none")
    if len(words) > LONGEST_TALK:
        raise refuse("too_long")
    return words


async def check_talk_limit(table: Table, screen: Screen) -> None:
    if not await table.services.limits.admit("talk", screen.session):
        raise refuse("too_fast", 429)


async def chat(table: Table, screen: Screen, command: Chat, reply: CommandReply) -> None:
    """Keep it with the table, then tell it to everybody who looks, spectators too."""
    seat = own(screen, command.seat)
    if table.is_paused():
        raise refuse("paused")
    if table.kept.state != "open":
        raise refuse("started")
    if any(said.command == reply.command for said in table.kept.talk):
        reply.accept()
        return
    await check_talk_limit(table, screen)
    speaker = table.kept.seats[seat]
    talk = LobbyTalk(called(speaker), speaker.shape or "circle", words_in(command.words))
    kept = (*table.kept.talk, KeptTalk(talk, reply.command))[-MOST_CHAT:]
    await table.ledger.keep(replace(table.kept, talk=kept))
    reply.accept()
    for each in table.screens.all:
        each.sink.send(Chatted(talk))


async def emote(table: Table, screen: Screen, command: Emote, reply: CommandReply) -> None:
    """No entry and no rule: who may say something to all may make a sign, before, during and after the game."""
    seat = own(screen, command.seat)
    if table.is_paused():
        raise refuse("paused")
    why = silenced(table, seat, Say(words=command.emote))
    if why is not None:
        raise why
    await check_talk_limit(table, screen)
    reply.accept()
    table.services.cluster.emote(table.kept.id, seat, command.emote)
    for each in table.screens.all:
        each.sink.send(Emoted(seat, command.emote))


def silenced(table: Table, seat: Seat, aside: Say) -> Refusal | None:
    why = None if table.live is None else table.live.match.position.silenced(seat, aside)
    return None if why is None else Refusal(why)
