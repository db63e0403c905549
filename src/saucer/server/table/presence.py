"""Who is at a table, here and at other servers, and what they have voted. Kept nowhere: a restart asks again."""

from typing import TYPE_CHECKING

from saucer.core import Seat
from saucer.server.services.company import Here, digest_of

if TYPE_CHECKING:
    from saucer.server.table.table import Table


class Presence:
    """`leaving`, `agreed` and `hurried` are what this server knows; the methods ask about everywhere."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self.leaving: set[Seat] = set()
        self.agreed: dict[Seat, set[Seat]] = {}
        self.hurried: set[Seat] = set()
        self.others: dict[str, Here] = {}

    def is_here(self, session: str | None) -> bool:
        if session is None or self._table.screens.is_here(session):
            return session is not None
        return bool(self.others) and digest_of(session) in self._elsewhere()

    def _elsewhere(self) -> set[str]:
        return {session for here in self.others.values() for session in here.sessions}

    def is_anybody_here(self) -> bool:
        return bool(self._table.screens.all or self._elsewhere())

    def spectators(self) -> int:
        if not self.others:
            return self._table.screens.spectators()
        seated = {digest_of(session) for session in self._table.kept.sessions()}
        return len((self._own().union(self._elsewhere())) - seated)

    def _own(self) -> set[str]:
        return {digest_of(screen.session) for screen in self._table.screens.all}

    def all_leaving(self) -> set[Seat]:
        return self.leaving.union(*[here.leaving for here in self.others.values()])

    def all_agreed(self, seat: Seat) -> set[Seat]:
        return self.agreed.get(seat, set()).union(*[here.agreed.get(str(seat), ()) for here in self.others.values()])

    def all_hurried(self) -> set[Seat]:
        return self.hurried.union(*[here.hurried for here in self.others.values()])

    def show(self) -> None:
        """Tells the other servers who is here."""
        company = self._table.services.company
        if company.storage is not None:
            company.show(self._table.kept.id, self._here())

    def _here(self) -> Here:
        agreed = {str(seat): tuple(sorted(voters)) for seat, voters in self.agreed.items() if voters}
        return Here(tuple(sorted(self._own())), tuple(sorted(self.leaving)), agreed, tuple(sorted(self.hurried)))

    async def look_round(self) -> bool:
        """What the others show now; whether that has changed."""
        before = self.others
        self.others = await self._table.services.company.others(self._table.kept.id)
        return self.others != before
