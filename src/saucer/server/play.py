"""A game being played at a table: the record, its dice, and what follows by itself from an entry."""

import hmac

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
    Seat,
    Told,
    Undone,
)
from saucer.core.dice import Fair
from saucer.core.fair import commitment, table_key
from saucer.core.record import FORMAT
from saucer.server.storage import KeptSeat, KeptTable


class Step:
    """Entries that belong together, and what they told; `first` is the number of the first."""

    def __init__(self, match: Match, first: int) -> None:
        self.first = first
        self.entries: list[Entry] = match.entries[first:]
        self.told: list[Told] = [told for entry in match.told[first:] for told in entry]

    @property
    def moved(self) -> bool:
        """Whether the game itself moved: talk and new players do not count."""
        return any(isinstance(entry, Acted | Drawn | Undone) for entry in self.entries)

    @property
    def undid(self) -> bool:
        return any(isinstance(entry, Undone) for entry in self.entries)


class Play:
    def __init__(self, game: Game, header: Header, seed: str, entries: list[Entry]) -> None:
        self.game = game
        self.match = Match.rebuilt(game, header, entries)
        self._seed = seed
        self._key = key_of(header, seed)

    def begin(self) -> Step:
        """What comes before the first decision."""
        self._let_follow()
        return Step(self.match, 0)

    def enter(self, entry: Entry) -> Step:
        """Raise NotAllowed or Unreadable, changing nothing, if it cannot follow."""
        first = len(self.match.entries)
        self.match.append(entry)
        self._let_follow()
        return Step(self.match, first)

    def abandon(self) -> Step:
        return self.enter(Ended("abandoned", self._seed))

    def _let_follow(self) -> None:
        """Chance follows at once, and so does the end: they are appended together with what led to them."""
        match = self.match
        while match.ended is None and isinstance(now := match.position.next(), Chance):
            match.append(Drawn(Fair(self._key, match.chances).roll(now.draw)))
        if match.ended is None and isinstance(match.position.next(), Over):
            match.append(Ended("over", self._seed))

    def randomness(self, seat: Seat) -> tuple[int, ...]:
        """Where a bot's randomness starts: apart from the dice, and secret as long as they are."""
        secret = int.from_bytes(hmac.digest(self._key, b"bots", "sha256")[:7], "big")
        return (secret, seat, len(self.match.entries))


def key_of(header: Header, seed: str) -> bytes:
    assert isinstance(header.dice, FairDice)
    names = tuple(player.name for player in header.seats)
    return table_key(bytes.fromhex(seed), header.dice.table, names, header.dice.words)


def header_of(table: KeptTable) -> Header:
    """Written once, at the start."""
    words = tuple(seat.word or "" for seat in table.seats)
    dice = FairDice(table.id, commitment(bytes.fromhex(table.seed)), words)
    seats = tuple(player_of(seat) for seat in table.seats)
    return Header(FORMAT, table.game, table.rules, table.options, seats, dice)


def player_of(seat: KeptSeat) -> Player:
    return Player(seat.name, seat.bot)
