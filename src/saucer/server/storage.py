"""What is kept of a table, and what any storage of tables must do. tests/server/test_storage.py is the contract."""

from collections.abc import Sequence
from typing import Any, Literal, Protocol

from msgspec import Struct

from saucer.core import Entry, Header, Result
from saucer.server.wire import Pace, Shape

State = Literal["open", "playing", "over", "abandoned", "void"]


class KeptSeat(Struct, frozen=True):
    """`session` owns the seat; `word` is what its device gave for the dice."""

    kind: Literal["open", "person", "local", "bot"]
    name: str = ""
    session: str | None = None
    shape: Shape | None = None
    bot: str | None = None
    word: str | None = None
    came: bool = False
    """At a rematch people are seated before they come."""
    left: bool = False
    """Its owner has gone for good."""
    given: bool = False
    """Its owner has given it to a bot."""

    @property
    def is_person(self) -> bool:
        return self.kind in ("person", "local")


class KeptTable(Struct, frozen=True):
    """All of a table but its entries. `revision` counts the savings: an older one is refused as a conflict."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    seats: tuple[KeptSeat, ...]
    host: str
    public: bool
    pace: Pace
    clock: int | None
    seed: str
    created: float
    state: State = "open"
    code: str | None = None
    header: Header | None = None
    deadline: float | None = None
    """When the window lapses or the clock of the seats waited for runs out."""
    orders: dict[str, dict[str, Any]] = {}
    """Answers left in advance, by the number of the seat."""
    ended: float | None = None
    result: Result | None = None
    rematch: bool = False
    next_table: str | None = None
    revision: int = 0

    def people(self) -> tuple[str, ...]:
        """Every session that owns a seat, once."""
        return tuple(dict.fromkeys(seat.session for seat in self.seats if seat.session is not None))


class KeptEntry(Struct, frozen=True):
    """`command` is whose command made it, so that one sent again after a restart counts once."""

    entry: Entry
    command: str | None


class Taken(ValueError):
    """The id or the code of a new table is in use."""


class Storage(Protocol):
    """Everything written is on disk when the call returns."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def create(self, table: KeptTable) -> None:
        """Raise Taken if its id or its code is in use."""

    async def save(self, table: KeptTable) -> KeptTable:
        """Return it with the next revision; raise Conflict if somebody has saved it since it was read."""

    async def append(
        self, table: KeptTable, number: int, entries: Sequence[Entry], command: str | None = None
    ) -> KeptTable:
        """Save the table and append the entries, the first with this number: all or nothing.

        Raise Conflict if there are not exactly `number` entries so far, or the table was saved by somebody else.
        """

    async def table(self, table_id: str) -> KeptTable | None: ...

    async def entries(self, table_id: str) -> list[KeptEntry]: ...

    async def table_with_code(self, code: str) -> str | None: ...

    async def open_tables(self, since: float, limit: int) -> list[KeptTable]:
        """Public ones that wait for people, the newest first."""

    async def finished(self, session: str, limit: int) -> list[KeptTable]:
        """Those of this session and the public ones, the latest first."""

    async def due(self) -> list[str]:
        """Tables at which a clock runs, the earliest deadline first."""

    async def keep_carry(self, digest: str, table_id: str, session: str, expires: float) -> None: ...

    async def take_carry(self, digest: str, now: float) -> tuple[str, str] | None:
        """The table and the session of a link, once; None if it was used, is too old or never was."""
