"""The record of a game at a table: entries are appended with the chance that follows from them by itself."""

import hmac
from collections import deque

from saucer.core import (
    Acted,
    Chance,
    Drawn,
    Ended,
    Entry,
    FairDice,
    Game,
    Header,
    Match,
    Over,
    Player,
    Position,
    Seat,
    Told,
    Undone,
)
from saucer.core.board import OWN
from saucer.core.dice import Fair, key_of
from saucer.core.fair import commitment
from saucer.core.record import FORMAT
from saucer.server.storage.contract import KeptSeat, KeptTable


class Batch:
    """Entries that are appended together, and what they told; `first` is the number of the first."""

    def __init__(self, first: int) -> None:
        self.first = first
        self.entries: list[Entry] = []
        self.told: list[Told] = []
        self.positions: list[Position] = []
        """The position at each event that was told."""
        self.moved = False
        """Whether the game itself moved: talk and new players do not count."""
        self._is_public = True

    def add(self, match: Match) -> None:
        """Add the entry that the match was given last."""
        entry = match.entries[-1]
        self.entries.append(entry)
        self.told += match.told[-1]
        self._is_public = self._is_public and all([told.seats is None for told in match.told[-1]])
        self.positions += match.positions
        self.moved = self.moved or isinstance(entry, (Acted, Drawn, Undone))

    def heard_by(self, viewer: Seat | None) -> int:
        """How much of it this viewer was told."""
        return len(self.told) if self._is_public else sum([told.heard_by(viewer) for told in self.told])

    @property
    def is_secret(self) -> bool:
        """Whether nobody looking on heard of it: what is done in secret moves no clock that others see."""
        return isinstance(self.entries[0], Acted) and not self.heard_by(None)

    @property
    def in_row_of(self) -> Seat | None:
        """Whose act it begins with, if the next may have been sent already."""
        first = self.entries[0]
        return first.seat if isinstance(first, Acted) and first.action.in_a_row else None

    @property
    def undid(self) -> bool:
        return any([type(entry) is Undone for entry in self.entries])


class TableRecord:
    """A match, and the dice of the table that it is played at."""

    def __init__(self, game: Game, header: Header, seed: str, entries: list[Entry]) -> None:
        self.game = game
        self.match = Match.rebuilt(game, header, entries)
        self._seed = seed
        self._key = key_of(header, seed)
        assert isinstance(header.dice, FairDice)
        self._prepared = header.dice.prepared
        self.match.watched = True

    def begin(self) -> Batch:
        """Carries out what comes before the first decision."""
        batch = Batch(0)
        self._let_follow(batch)
        return batch

    def enter(self, entry: Entry) -> Batch:
        """Raise NotAllowed or Unreadable, changing nothing, if it cannot follow."""
        batch = Batch(len(self.match.entries))
        self._append(batch, entry)
        self._let_follow(batch)
        return batch

    def follow(self, entries: deque[Entry]) -> Batch:
        """The next batch of those that another server has appended, taken from the left."""
        batch = Batch(len(self.match.entries))
        self._append(batch, entries.popleft())
        while entries and self.is_followed():
            self._append(batch, entries.popleft())
        return batch

    def is_followed(self) -> bool:
        """Whether chance or the end comes by itself."""
        now = self.match.position.next()
        return self.match.ended is None and (isinstance(now, Over) or (isinstance(now, Chance) and now.by is None))

    def abandon(self) -> Batch:
        return self.enter(Ended("abandoned", self._seed))

    def _append(self, batch: Batch, entry: Entry) -> None:
        self.match.append(entry)
        batch.add(self.match)

    def _let_follow(self, batch: Batch) -> None:
        """Chance follows at once, and so does the end: they are appended together with what led to them.

        Dice that somebody rolls by hand are waited for.
        """
        match = self.match
        while match.ended is None and isinstance(now := match.position.next(), Chance) and now.by is None:
            self._append(batch, Drawn(Fair(self._key, match.chances, self._prepared).roll(now.draw)))
        if match.ended is None and isinstance(match.position.next(), Over):
            self._append(batch, Ended("over", self._seed))

    def randomness(self, seat: Seat) -> tuple[int, ...]:
        """Where a bot's randomness starts: apart from the dice, and secret as long as they are."""
        secret = int.from_bytes(hmac.digest(self._key, b"bots", "sha256")[:7], "big")
        return (secret, seat, len(self.match.entries))


def device_word(seat: KeptSeat) -> str:
    """What its device gave; a word that an older server chose for the seat counts as none."""
    return seat.word if seat.word and not seat.word.startswith("server:") else ""


def header_of(table: KeptTable, prepared: tuple[tuple[int, ...], ...] = ()) -> Header:
    """Written once, at the start; only a guided game has outcomes of chance that were prepared."""
    words = tuple(device_word(seat) for seat in table.seats)
    dice = FairDice(table.id, commitment(bytes.fromhex(table.seed)), words, prepared)
    seats = tuple(player_of(seat) for seat in table.seats)
    boards = {} if table.board is None else {OWN: table.board}
    return Header(FORMAT, table.game, table.rules, table.options, seats, dice, boards)


def player_of(seat: KeptSeat) -> Player:
    return Player(seat.name, seat.bot)
