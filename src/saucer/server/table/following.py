"""A table that other servers serve as well: what they have written is read, and told to those who look on here."""

from collections import deque
from typing import TYPE_CHECKING

from msgspec.structs import replace

from saucer.core import Ended, Seated
from saucer.server.storage.contract import KeptEntry, KeptTable
from saucer.server.wire.messages import Chatted

if TYPE_CHECKING:
    from saucer.server.table.live_game import LiveGame
    from saucer.server.table.table import Table


async def catch_up(table: "Table") -> None:
    """Bring the table to where the store is."""
    storage = table.services.cluster.storage
    assert storage is not None
    found = await storage.since(table.kept.id, table.ledger.known())
    if found is None:
        return
    kept, entries = found
    if kept.revision > table.kept.revision or entries:
        await take_in(table, kept, entries)


async def take_in(table: "Table", kept: KeptTable, entries: list[KeptEntry]) -> None:
    before, live = table.kept, table.live
    table.ledger.adopt(kept)
    if table.paused or live is None:
        await begin_or_end(table, before, entries)
    else:
        follow(table, live, entries)
        live.autopilot.go_by(kept)
    tell_changes(table, before, entries)
    if table.is_going_on():
        await table.live_game().autopilot.plan()


async def begin_or_end(table: "Table", before: KeptTable, entries: list[KeptEntry]) -> None:
    """It has started elsewhere, or a paused one has ended there."""
    if table.paused and table.is_paused():
        return
    if not table.paused:
        await table.ledger.rebuild(entries)
    if before.state != table.kept.state:
        for screen in table.screens.all:
            table.screens.seat(screen, table.kept)
            table.show(screen)


def follow(table: "Table", live: "LiveGame", entries: list[KeptEntry]) -> None:
    """Tells what is new as it was appended: each choice together with the chance that it led to."""
    left = deque(each.entry for each in entries)
    while left:
        batch = live.record.follow(left)
        live.autopilot.note(batch)
        live.tell(batch)
        table.refresh(batch)
    for each in entries:
        table.ledger.replies.note(each)


def tell_changes(table: "Table", before: KeptTable, entries: list[KeptEntry]) -> None:
    kept = table.kept
    for screen in table.screens.all:
        table.screens.rename_as_seated(screen, kept)
        if table.screens.seat(screen, kept):
            table.show(screen)
    if kept.standing_orders != before.standing_orders:
        table.refresh()
    for said in kept.talk:
        if said not in before.talk:
            for screen in table.screens.all:
                screen.sink.send(Chatted(said.talk))
    if seen(kept) != seen(before) or any(isinstance(each.entry, Seated | Ended) for each in entries):
        table.tell_lobby()


def seen(kept: KeptTable) -> KeptTable:
    """What people are shown of a table beside its game: a name that waits is not."""
    seats = tuple(replace(seat, wanted="") for seat in kept.seats)
    return replace(kept, seats=seats, revision=0, deadline=None, seconds_left=None, standing_orders={}, talk=())
