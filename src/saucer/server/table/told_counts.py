"""What each viewer has been told: gapless counts, and the count up to which a choice may lag behind."""

from saucer.core import Attention, Match, Seat, seats
from saucer.server.table.asked import AskedSince
from saucer.server.table.broadcast import Viewer
from saucer.server.table.record import Batch


class ToldCounts:
    def __init__(self, match: Match, people: tuple[Seat, ...]) -> None:
        viewers: tuple[Viewer, ...] = (None, *seats(len(match.header.seats)))
        self.counts: dict[Viewer, int] = {viewer: len(match.heard(viewer)) for viewer in viewers}
        self.attention = Attention(len(match.header.seats))
        """Who may interrupt, and which bots may speak up, follows from what the game itself told them."""
        self._moved: dict[Seat, int] = {seat: self.counts[seat] for seat in people}
        """The count at which the game itself told the seat something last; talk does not move it."""
        self._asked: dict[Seat, int] = dict(self._moved)
        self._row: dict[Seat, int] = dict(self._moved)
        """The count from which on nothing but the seat's own acts in a row was told to it by the game."""

    def add(self, batch: Batch, asked: AskedSince) -> None:
        before = self.counts
        self.counts = {viewer: count + batch.heard_by(viewer) for viewer, count in before.items()}
        if not batch.moved:
            return
        self.attention.hear(batch.told)
        in_row_of = batch.in_row_of
        for seat in self._moved:
            count = self.counts[seat]
            if count != before[seat]:
                self._moved[seat] = count
                if seat != in_row_of:
                    self._row[seat] = count
            if asked.is_new(seat):
                self._asked[seat] = count

    def is_stale(self, seat: Seat, on: int, alone: bool) -> bool:
        """Whether a choice was made on something older than what this seat is asked now.

        Strict where one seat decides alone: the game must not have told it anything since; what it is not told of
        changes nothing for it. Where several act at once it is enough that the window is the same.
        """
        earliest = self._moved[seat] if alone else self._asked[seat]
        return not earliest <= on <= self.counts[seat]

    def is_in_row(self, seat: Seat, on: int) -> bool:
        """Whether nothing but this seat's own acts in a row has happened since the one made on that count."""
        return self._row[seat] <= on <= self.counts[seat]
