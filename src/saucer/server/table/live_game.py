"""A game under way at a table, made whole from its log: the record, and everything that follows from it."""

from typing import TYPE_CHECKING

from saucer.core import Entry, Game
from saucer.server.storage.contract import KeptTable
from saucer.server.table.asked import AskedSince
from saucer.server.table.autopilot import Autopilot
from saucer.server.table.broadcast import Views
from saucer.server.table.guided import guide_at
from saucer.server.table.record import Batch, TableRecord
from saucer.server.table.told_counts import ToldCounts

if TYPE_CHECKING:
    from saucer.server.table.table import Table


class LiveGame:
    def __init__(self, table: "Table", kept: KeptTable, game: Game, entries: list[Entry]) -> None:
        assert kept.header is not None
        self.game = game
        self.record = TableRecord(game, kept.header, kept.seed, entries)
        self.match = self.record.match
        self.asked = AskedSince(self.match)
        self.views = Views(game, self.match.position)
        self.told_counts = ToldCounts(self.match, kept.people())
        self.guide = guide_at(game, kept)
        self.autopilot = Autopilot(table, self, kept)

    def as_it_was(self, table: "Table", kept: KeptTable, number: int) -> "LiveGame":
        """The game before an entry that was not kept, and was told to nobody."""
        earlier = LiveGame(table, kept, self.game, self.match.entries[:number])
        earlier.told_counts = self.told_counts
        earlier.asked = self.asked.before(earlier.match)
        earlier.autopilot.take_over(self.autopilot)
        return earlier

    def tell(self, batch: Batch) -> None:
        """Note what everybody sees and has been told from now on: the batch is on disk."""
        self.views = Views(self.game, self.match.position)
        self.told_counts.add(batch, self.asked)
