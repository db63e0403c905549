"""The cluster of servers that serve the same tables: what they tell each other, who is where, who does the work.

What travels is which table has how many entries, never what they say.
"""

from collections.abc import Sequence
from hashlib import sha256
from typing import Protocol

from msgspec import Struct

from saucer.core import Seat
from saucer.server.storage.contract import SharedStorage
from saucer.server.wire.parts import EmoteName

EXPIRY = "expiry"
"""The work of looking for what nobody waits for any more."""


class PresenceReport(Struct, frozen=True):
    """What one server tells the others of a table and no log holds: who looks on there, and their votes."""

    sessions: tuple[str, ...] = ()
    """The sessions are told by their digests, not by their secrets."""
    leaving: tuple[Seat, ...] = ()
    agreed: dict[str, tuple[Seat, ...]] = {}
    """Who has agreed to let a bot take over from somebody, by the number of that seat."""
    hurried: tuple[Seat, ...] = ()


def digest_of(session: str) -> str:
    """Who is somewhere can be compared by it, and nobody can go there as them."""
    return sha256(session.encode()).hexdigest()[:24]


class ClusterListener(Protocol):
    """What a server does when it hears something from the others."""

    def grown(self, table_id: str, count: int, revision: int) -> None: ...

    def presence_changed(self, table_id: str) -> None:
        """Somebody has come or gone at another server, or voted there."""

    def emoted(self, table_id: str, seat: Seat, emote: EmoteName) -> None: ...

    def reconnected(self) -> None:
        """The others are heard again; something may have been missed meanwhile."""


class Cluster(Protocol):
    """All servers of the same tables, this one included; there may be no other."""

    storage: SharedStorage | None
    """What all of them keep tables in; None for a server that is alone."""

    async def open(self, listener: ClusterListener) -> None: ...

    async def close(self) -> None: ...

    def announce(self, table_id: str, count: int, revision: int) -> None:
        """A table has so many entries and was saved so often; it is on disk."""

    def emote(self, table_id: str, seat: Seat, emote: EmoteName) -> None: ...

    def share_presence(self, table_id: str, report: PresenceReport) -> None: ...

    async def presence_elsewhere(self, table_id: str) -> dict[str, PresenceReport]:
        """What the others have told of a table, by their names."""

    async def attended(self, table_ids: Sequence[str]) -> set[str]:
        """Which of these tables somebody looks at, at any server."""

    async def are_alive(self, names: Sequence[str]) -> set[str]:
        """Which of these servers are still there."""

    async def take_lease(self, work: str) -> bool:
        """Whether this server does this work: it takes it if nobody else has it."""

    async def renew_leases(self) -> set[str]:
        """Renew all that is held, ask again for what is wanted; return what this server holds from now on."""

    async def take_due(self) -> list[str]:
        """Take the work of tables that nobody does."""

    async def release_leases(self, works: Sequence[str], undone: bool = False) -> None: ...


class OneServer:
    """A cluster of one: it does all the work, and there is nobody to tell."""

    storage: SharedStorage | None = None

    async def open(self, listener: ClusterListener) -> None: ...

    async def close(self) -> None: ...

    def announce(self, table_id: str, count: int, revision: int) -> None: ...

    def emote(self, table_id: str, seat: Seat, emote: EmoteName) -> None: ...

    def share_presence(self, table_id: str, report: PresenceReport) -> None: ...

    async def presence_elsewhere(self, table_id: str) -> dict[str, PresenceReport]:
        return {}

    async def attended(self, table_ids: Sequence[str]) -> set[str]:
        return set()

    async def are_alive(self, names: Sequence[str]) -> set[str]:
        return set()

    async def take_lease(self, work: str) -> bool:
        return True

    async def renew_leases(self) -> set[str]:
        return set()

    async def take_due(self) -> list[str]:
        return []

    async def release_leases(self, works: Sequence[str], undone: bool = False) -> None: ...
