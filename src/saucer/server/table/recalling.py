"""What a viewer was sent since a count, made again from the record: whoever was cut off can have it shown.

Nothing is kept for it. It is made when somebody asks, in another thread, since it takes long.
"""

import asyncio
from collections import deque

from saucer.core import Entry, Game, Header, Seat
from saucer.server.table.broadcast import Fields, Happened, Viewer, fields_of, named
from saucer.server.table.record import Batch, TableRecord
from saucer.server.table.replies import CommandReply
from saucer.server.table.screens import Screen
from saucer.server.table.table import Table
from saucer.server.wire.commands import AskMissed
from saucer.server.wire.messages import Recalled
from saucer.server.wire.refusal import refuse

MOST_RECALLED = 200
"""So many events, the last ones; what was before them is told in lines only."""


class Rerun:
    """A game played anew before one viewer, in the batches in which it was told the first time."""

    def __init__(self, game: Game, header: Header, seed: str, entries: list[Entry], viewer: Viewer) -> None:
        self._game = game
        self._viewer = viewer
        self._record = TableRecord(game, header, seed, [])
        self._left = deque(entries)
        self._count = 0
        if self._record.is_followed():  # what comes before the first decision was shown whole, as the first scene
            self._follow()

    def recalled(self, command_id: str, after: int, to: int) -> Recalled:
        """It begins where the viewer had been told so much, or a little later: a batch is told as a whole."""
        while self._left and self._count < after:
            self._follow()
        first, fields = self._count, self._fields()
        view, beats = named(self._game, fields), []
        while self._left and self._count < to:
            batch = self._follow()
            now = self._fields()
            happened = Happened(self._game, (self._viewer,), batch.told, batch.positions)
            beats += happened.beats(self._viewer, self._count, fields, now)
            fields = now
        return Recalled(command_id, self._viewer, first, view, tuple(beats))

    def _follow(self) -> Batch:
        batch = self._record.follow(self._left)
        self._count += batch.heard_by(self._viewer)
        return batch

    def _fields(self) -> Fields:
        return fields_of(self._game, self._record.match.position.view(self._viewer))


async def recall(table: Table, screen: Screen, command: AskMissed, reply: CommandReply) -> None:
    """Answer later; of a game that is over, too. If somebody else has taken a shared screen by then, nothing is."""
    viewer = None if command.seat is None else Seat(command.seat)
    if viewer != screen.looking:
        raise refuse("hand_over")
    live = table.live_game() if table.live is None or table.paused else table.live
    if not await table.services.limits.admit("replay", screen.session):
        raise refuse("too_fast", 429)
    header, seed, entries = live.match.header, table.kept.seed, list(live.match.entries)
    to = min(command.to, live.told_counts.counts[viewer])
    after = max(command.after, to - MOST_RECALLED)

    def make() -> Recalled:
        return Rerun(live.game, header, seed, entries, viewer).recalled(reply.command_id, after, to)

    async def give() -> None:
        try:
            found = await asyncio.to_thread(make)
        except Exception as error:
            table.log.error("not_recalled", **table.in_log(), error=type(error).__name__)
            reply.refuse(refuse("no_recall").why)
            return
        if screen.looking == viewer:
            reply.give(found)
        else:
            reply.refuse(refuse("hand_over").why)

    table.answer_later(give())
