"""What is kept of a table, and what any storage of tables must do. tests/server/test_storage.py is the contract."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Literal, Protocol

from msgspec import Struct, field
from msgspec.structs import replace

from saucer.core import Entry, Header, Result, Seat, Thing
from saucer.server.wire.parts import LobbyTalk, Pace, Shape, TableState
from saucer.server.wire.shelf import AnyThing


class KeptSeat(Struct, frozen=True):
    """`session` owns the seat; `word` is what its device gave for the dice: empty without a device, None if not yet."""

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
    shown: str = ""
    """What it is called since its owner took another name during the game; empty: as in the record."""
    wanted: str = ""
    """A new name that the game does not let be shown yet."""

    @property
    def is_person(self) -> bool:
        return self.kind in ("person", "local")

    def is_own_of(self, session: str) -> bool:
        """Whether this guest sits there, rather than another person at the guest's screen."""
        return self.kind == "person" and self.session == session


class KeptTalk(Struct, frozen=True):
    """Something said before the start, and the command that said it: sent again after a restart it counts once."""

    talk: LobbyTalk
    command: str


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
    state: TableState = "open"
    code: str | None = None
    header: Header | None = None
    deadline: float | None = None
    """When the window lapses or the clock of the seats waited for runs out, on the wall: to put tables in order."""
    seconds_left: float | None = None
    """The same as it is counted: so long from when this was written. Older servers kept the deadline only."""
    standing_orders: dict[str, dict[str, Any]] = field(name="orders", default_factory=dict)
    """By the number of the seat; on disk they have the name of the first servers."""
    ended: float | None = None
    result: Result | None = None
    rematch: bool = False
    starting: bool = False
    """Whether it starts by itself as soon as everybody is there and every device has given its word."""
    next_table: str | None = None
    board: dict[str, Any] | None = None
    """One that somebody brought, as it is written in the record."""
    talk: tuple[KeptTalk, ...] = ()
    guide: str | None = None
    """The guided game that it is; nobody else can come then."""
    revision: int = 0

    def untimed(self) -> "KeptTable":
        """All of it but when time runs out, which is written by itself."""
        if self.deadline is None and self.seconds_left is None:
            return self
        return replace(self, deadline=None, seconds_left=None)

    def people(self) -> tuple[Seat, ...]:
        """The seats that belong to people, whoever plays for them now."""
        return tuple(Seat(place) for place, seat in enumerate(self.seats) if seat.is_person)

    def sessions(self) -> tuple[str, ...]:
        """Every session that owns a seat is named once."""
        return tuple(dict.fromkeys(seat.session for seat in self.seats if seat.session is not None))


class KeptEntry(Struct, frozen=True):
    """`command` is whose command made it, so that one sent again after a restart counts once."""

    entry: Entry
    command: str | None


class Shelved(Struct, frozen=True):
    """Something for a guest's shelf: of two with the same name the one that ranks higher stays, or the first."""

    session: str
    kind: str
    """What the record of the thing is tagged with."""
    name: str
    rank: float
    kept: float
    """When it came there, in seconds since 1970."""
    thing: Thing


class Head(Struct, frozen=True):
    """Where a table stands: how often it was saved, and how many entries it has."""

    revision: int
    count: int


def name_in_log(table_id: str) -> str:
    """The id opens the table to whoever has it, so only its digest stands in the log."""
    return sha256(table_id.encode()).hexdigest()[:12]


class NotSaved(Exception):
    """The store cannot write, or cannot be read, now: its disk is full, or worse. Nothing has changed."""


class Taken(ValueError):
    """The id or the code of a new table is in use."""


class Crowded(ValueError):
    """As many public tables of one host wait for people as there may be."""


class Storage(Protocol):
    """Everything written is on disk when the call returns. Whatever cannot be written or read raises NotSaved."""

    async def open(self) -> None: ...

    async def check(self) -> None:
        """Write something; raise NotSaved if nothing can be written now."""

    async def close(self) -> None: ...

    async def key(self) -> bytes:
        """The 32 bytes that sign the guests' cookies: made once, and the same for every server of this storage."""

    async def create(self, table: KeptTable, most_waiting: int | None = None) -> None:
        """Raise Taken if its id or its code is in use, Crowded if so many public ones of its host wait already."""

    async def save(self, table: KeptTable, timed: bool = False) -> KeptTable:
        """Return it with the next revision; raise Conflict if somebody has saved it since it was read.

        When time runs out is written only if it is `timed`: somebody may have appended a later deadline meanwhile.
        """

    async def append(
        self,
        table: KeptTable,
        number: int,
        entries: Sequence[Entry],
        command: str | None = None,
        shelved: Sequence[Shelved] = (),
        save: bool = True,
        timed: bool = False,
    ) -> KeptTable:
        """Save the table, append the entries, the first with this number, and shelve the things: all or nothing.

        Raise Conflict if there are not exactly `number` entries so far, or the table was saved by somebody else.
        Without `save` the table is as it was saved last, but for when time runs out: only the entries are written, and
        if it is `timed` the deadline.
        """

    async def table(self, table_id: str) -> KeptTable | None: ...

    async def entries(self, table_id: str) -> list[KeptEntry]: ...

    async def readable_entries(self, table_id: str) -> list[KeptEntry]:
        """The entries that come before the first that cannot be read."""

    async def count(self, table_id: str) -> int:
        """How many entries there are, readable or not."""

    async def table_with_code(self, code: str) -> str | None: ...

    async def open_tables(self, since: float, limit: int) -> list[KeptTable]:
        """Public ones that wait for people, the newest first."""

    async def waiting(self) -> list[str]:
        """Public ones that wait for people, all of them."""

    async def never_begun(self, state: Literal["open", "abandoned"], before: float, limit: int) -> list[str]:
        """Tables in this state that were created before that time and had no game, the oldest first."""

    async def ended_before(self, before: float, limit: int) -> list[str]: ...

    async def delete(self, table_ids: Sequence[str]) -> None:
        """Nothing is kept of these tables."""

    async def finished(self, session: str, limit: int) -> list[KeptTable]:
        """Games that are over: those of this session and the public ones come, the latest first."""

    async def due(self) -> list[str]:
        """Tables at which a clock runs, the earliest deadline first."""

    async def keep_carry(self, digest: str, table_id: str, session: str, expires: float) -> None: ...

    async def take_carry(self, digest: str, now: float) -> tuple[str, str] | None:
        """The table and the session of a link, once; None if it was used, is too old or never was."""

    async def shelve(self, things: Sequence[Shelved]) -> None:
        """So many of a kind are kept for a guest; the oldest go first. They stay whatever tables are deleted."""

    async def shelf(self, session: str) -> list[AnyThing]:
        """All that this guest keeps, the latest first."""

    async def thing(self, session: str, kind: str, name: str) -> AnyThing | None: ...

    async def copy_shelf(self, owner: str, to: str) -> None:
        """Puts on the second shelf whatever ranks higher on the first."""


class SharedStorage(Storage, Protocol):
    """What several servers need beyond that. All of it goes by the storage's own clock."""

    async def now(self) -> float:
        """Return the time by the clock of the store, in seconds since 1970."""

    async def since(self, table_id: str, number: int) -> tuple[KeptTable, list[KeptEntry]] | None:
        """The table and its entries from this number on, both as they are at one moment."""

    async def heads(self, table_ids: Sequence[str]) -> dict[str, Head]: ...

    async def tables_of(self, session: str, limit: int) -> list[str]:
        """Tables that this session has a seat at and that have not ended, the latest first."""

    async def lease(self, works: Sequence[str], holder: str, seconds: float) -> set[str]:
        """Take or renew them for so long; those that this holder has now. A work is a table, or another name."""

    async def take_due(self, holder: str, seconds: float, limit: int) -> list[str]:
        """Tables whose work nobody does: the lease is over, or a clock runs that nobody has taken."""

    async def release(self, works: Sequence[str], holder: str, undone: bool) -> None:
        """What is undone may be taken by anybody at once."""
