"""What each viewer has been told: gapless counts, and the count at which its view changed last."""

from saucer.core import Attention, Match, Seat, View, seats
from saucer.server.table.asked import AskedSince
from saucer.server.table.broadcast import Viewer, Views
from saucer.server.table.record import Batch


class ToldCounts:
    def __init__(self, match: Match, people: tuple[Seat, ...], views: Views) -> None:
        viewers: tuple[Viewer, ...] = (None, *seats(len(match.header.seats)))
        self.counts: dict[Viewer, int] = {viewer: len(match.heard(viewer)) for viewer in viewers}
        self.attention = Attention(len(match.header.seats))
        """Who may interrupt, and which bots may speak up, follows from what the game itself told them."""
        self._people = people
        self._views: dict[Seat, View] = {seat: views.view(seat) for seat in people}
        self._changed: dict[Seat, int] = {seat: self.counts[seat] for seat in people}
        self._asked: dict[Seat, int] = dict(self._changed)
        self._row: dict[Seat, int] = dict(self._changed)
        """The count from which on nothing but the seat's own acts in a row has changed what it sees."""

    def add(self, batch: Batch, views: Views, asked: AskedSince) -> None:
        for viewer in self.counts:
            self.counts[viewer] += sum([told.heard_by(viewer) for told in batch.told])
        if batch.moved:
            self.attention.hear(batch.told)
        for seat in self._people:
            view = views.view(seat)
            if view != self._views[seat]:
                self._changed[seat] = self.counts[seat]
                self._views[seat] = view
                if not batch.is_in_row_of(seat):
                    self._row[seat] = self.counts[seat]
            if batch.moved and asked.is_new(seat):
                self._asked[seat] = self.counts[seat]

    def is_stale(self, seat: Seat, on: int, alone: bool) -> bool:
        """Whether a choice was made on something older than what this seat is asked now.

        Strict where one seat decides alone: its view must not have changed. Where several act at once it is enough
        that the window is the same.
        """
        earliest = self._changed[seat] if alone else self._asked[seat]
        return not earliest <= on <= self.counts[seat]

    def is_in_row(self, seat: Seat, on: int) -> bool:
        """Whether nothing but this seat's own acts in a row has happened since the one made on that count."""
        return self._row[seat] <= on <= self.counts[seat]
