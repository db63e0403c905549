"""What each viewer has been told: gapless counts, and the count at which its view changed last."""

from typing import Any

from saucer.core import Match, Seat, seats
from saucer.server.asking import Asking
from saucer.server.outgoing import Eyes, Viewer
from saucer.server.play import Step


class Hearing:
    def __init__(self, match: Match, people: tuple[Seat, ...], eyes: Eyes) -> None:
        viewers: tuple[Viewer, ...] = (None, *seats(len(match.header.seats)))
        self.counts: dict[Viewer, int] = {viewer: len(match.heard(viewer)) for viewer in viewers}
        self.news: dict[Seat, int] = dict.fromkeys(seats(len(match.header.seats)), 0)
        """How often the game itself told this seat something: who may interrupt is asked once after each."""
        self._people = people
        self._fields: dict[Seat, dict[str, Any]] = {seat: eyes.fields(seat) for seat in people}
        self._changed: dict[Seat, int] = {seat: self.counts[seat] for seat in people}
        self._asked: dict[Seat, int] = dict(self._changed)

    def hear(self, step: Step, eyes: Eyes, asking: Asking) -> None:
        for viewer in self.counts:
            self.counts[viewer] += sum(told.heard_by(viewer) for told in step.told)
        if step.moved:
            for seat in self.news:
                self.news[seat] += any(told.heard_by(seat) for told in step.told)
        for seat in self._people:
            fields = eyes.fields(seat)
            if fields != self._fields[seat]:
                self._changed[seat] = self.counts[seat]
                self._fields[seat] = fields
            if step.moved and asking.is_new(seat):
                self._asked[seat] = self.counts[seat]

    def is_stale(self, seat: Seat, on: int, alone: bool) -> bool:
        """Whether a choice was made on something older than what this seat is asked now.

        Strict where one seat decides alone: its view must not have changed. Where several act at once it is enough
        that the window is the same.
        """
        earliest = self._changed[seat] if alone else self._asked[seat]
        return not earliest <= on <= self.counts[seat]
