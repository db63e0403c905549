"""Who is at a table, here and at other servers, who is away for how long, and what they have voted.

It is kept nowhere: a restart asks again.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from saucer.core import Seat
from saucer.server.services.cluster import PresenceReport, digest_of

if TYPE_CHECKING:
    from saucer.server.table.table import Table


class Presence:
    """`leaving`, `agreed` and `hurried` are what this server knows; the methods ask about everywhere."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self.leaving: set[Seat] = set()
        self.agreed: dict[Seat, set[Seat]] = {}
        self.hurried: set[Seat] = set()
        self.others: dict[str, PresenceReport] = {}
        self._loaded = table.services.clock.elapsed()
        self._away_since: dict[str, float] = {}

    def is_here(self, session: str | None) -> bool:
        if session is None or self._table.screens.is_here(session):
            return session is not None
        return bool(self.others) and digest_of(session) in self._elsewhere()

    def note_here(self, session: str, seats: Iterable[Seat]) -> None:
        """Whoever is here again need not be replaced by a bot."""
        self._away_since.pop(session, None)
        for seat in seats:
            self.agreed.pop(seat, None)

    def note_away(self, session: str) -> None:
        self._away_since[session] = self._table.services.clock.elapsed()

    def _note_others(self) -> None:
        """Note who has come or gone at the other servers."""
        kept = self._table.kept
        for seat in kept.people():
            session = kept.seats[seat].session
            if session is not None and self.is_here(session):
                self.note_here(session, [seat])
            elif session is not None and session not in self._away_since:
                self.note_away(session)

    def away_seconds(self, seat: Seat) -> float:
        """How long the owner of a seat has been away, or since the table was loaded; 0 for whoever is here."""
        session = self._table.kept.seats[seat].session
        if session is None or self.is_here(session):
            return 0.0
        return self._table.services.clock.elapsed() - self._away_since.get(session, self._loaded)

    def _elsewhere(self) -> set[str]:
        return {session for report in self.others.values() for session in report.sessions}

    def is_anybody_here(self) -> bool:
        return bool(self._table.screens.all or self._elsewhere())

    def spectators(self) -> int:
        if not self.others:
            return self._table.screens.spectators()
        seated = {digest_of(session) for session in self._table.kept.sessions()}
        return len(self._own().union(self._elsewhere()) - seated)

    def _own(self) -> set[str]:
        return {digest_of(screen.session) for screen in self._table.screens.all}

    def all_leaving(self) -> set[Seat]:
        return self.leaving.union(*[report.leaving for report in self.others.values()])

    def all_agreed(self, seat: Seat) -> set[Seat]:
        return self.agreed.get(seat, set()).union(*[each.agreed.get(str(seat), ()) for each in self.others.values()])

    def all_hurried(self) -> set[Seat]:
        return self.hurried.union(*[report.hurried for report in self.others.values()])

    def share(self) -> None:
        """Tell the other servers who is here."""
        cluster = self._table.services.cluster
        if cluster.storage is not None:
            cluster.share_presence(self._table.kept.id, self._report())

    def _report(self) -> PresenceReport:
        agreed = {str(seat): tuple(sorted(voters)) for seat, voters in self.agreed.items() if voters}
        return PresenceReport(
            tuple(sorted(self._own())), tuple(sorted(self.leaving)), agreed, tuple(sorted(self.hurried))
        )

    async def refresh(self) -> bool:
        """Ask what the other servers tell now; return whether that has changed."""
        before = self.others
        self.others = await self._table.services.cluster.presence_elsewhere(self._table.kept.id)
        if self.others != before:
            self._note_others()
        return self.others != before
