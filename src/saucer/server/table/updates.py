"""What every screen of a table is sent when something has happened, or has changed."""

from saucer.server.storage.contract import KeptTable
from saucer.server.table.broadcast import Happened, Instant, Snapshot
from saucer.server.table.live_game import LiveGame
from saucer.server.table.record import Batch
from saucer.server.table.screens import Screen, Screens


def send_updates(
    live: LiveGame, screens: Screens, kept: KeptTable, seconds_left: float | None, batch: Batch | None
) -> None:
    """Send each that shows the game what its viewer was told of the batch, and what is other than it was shown last."""
    instant = Instant(live.match, live.views, seconds_left)
    showing = [(screen, screen.last) for screen in screens.all if screen.last is not None]
    viewers = {screen.looking for screen, _ in showing}
    live.views.make(viewers)
    happened = Happened(live.game, viewers, *((batch.told, batch.positions) if batch else ()))
    for screen, before in showing:
        shown = screen.last = snapshot(live, screens, screen, kept, instant)
        message = happened.update(before, shown)
        if message is not None:
            screen.sink.send(message)


def snapshot(live: LiveGame, screens: Screens, screen: Screen, kept: KeptTable, instant: Instant) -> Snapshot:
    viewer, match = screen.looking, live.match
    return instant.snapshot(
        viewer,
        live.told_counts.counts[viewer],
        asked=screens.is_asked(screen, match, instant.next),
        hand_over=screens.to_hand_over(screen, match, instant.next),
        standing_order=kept.standing_orders.get(str(viewer)) if kept.standing_orders else None,
        is_host=kept.host == screen.session,
    )
