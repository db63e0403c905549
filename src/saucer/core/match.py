"""A record being made: the position after its entries, and what each entry told to whom."""

from collections.abc import Iterable
from contextlib import suppress
from typing import assert_never

from saucer.core.board import own_board
from saucer.core.codec import Codec
from saucer.core.errors import NotAllowed, Unreadable
from saucer.core.game import Game
from saucer.core.model import Action, Aside, Event, Result
from saucer.core.position import Chance, Decide, Over, Position
from saucer.core.record import FORMATS, Acted, Drawn, Ended, Entry, Header, Player, Seated, Spoke, Undone
from saucer.core.seats import Seat, seats
from saucer.core.table_events import SeatChanged, Spoken, TableEnded, TookBack
from saucer.core.telling import Teller, Told


class Match:
    """Entries go in one by one, each checked before it counts; a refused one changes nothing."""

    def __init__(self, game: Game, header: Header) -> None:
        _check(game, header)
        self.game = game
        self.header = header
        self.codec = Codec(game)
        self.options = self.codec.options(header.options)
        why = game.check(len(header.seats), self.options)
        if why is not None:
            raise Unreadable(f"{game.slug} cannot be played like this: {why.id}")
        self.board = own_board(game, header.boards)
        self.players: list[Player] = list(header.seats)
        self.entries: list[Entry] = []
        self.told: list[list[Told]] = []
        self.ended: Ended | None = None
        self.watched = False
        """Whether the position at each event is wanted, for somebody who looks on while the match is made."""
        self.positions: list[Position] = []
        """The position at each event of the last entry, if watched; at the last one it is how the entry left it."""
        self._standing: list[int] = []
        self._restart()

    @classmethod
    def rebuilt(cls, game: Game, header: Header, entries: Iterable[Entry]) -> "Match":
        match = cls(game, header)
        for entry in entries:
            match.append(entry)
        return match

    def _restart(self) -> None:
        self.position: Position = self.game.start(len(self.header.seats), self.options, self.board)
        self.chances = 0
        self.by_hand = 0

    @property
    def result(self) -> Result | None:
        now = self.position.next()
        return now.result if isinstance(now, Over) else None

    def awaited(self) -> tuple[Seat, ...]:
        """Those who must decide, or roll by hand."""
        now = self.position.next()
        if self.ended is not None or isinstance(now, Over):
            return ()
        if isinstance(now, Decide):
            return now.must
        return () if now.by is None else (now.by,)

    def append(self, entry: Entry) -> list[Told]:
        """Make the entry count, and return what it tells."""
        if self.ended is not None:
            raise NotAllowed("the table has ended for good; nothing can follow")
        entry = self._read(entry)
        self.positions = []
        told = self._carry_out(entry)
        if self.watched and told:
            self.positions = [*self.positions[: len(told) - 1], self.position.copy()]
        if type(entry) is not Undone:
            self._standing.append(len(self.entries))
        self.entries.append(entry)
        self.told.append(told)
        return told

    def _read(self, entry: Entry) -> Entry:
        """The entry with its action or aside as a record, however it came, so that it is always written alike."""
        match entry:
            case Acted(seat, action):
                return Acted(seat, self.codec.action(action))
            case Drawn():
                return entry
            case Spoke(seat, aside):
                return Spoke(seat, self.codec.aside(aside))
            case _:
                return entry

    def _carry_out(self, entry: Entry) -> list[Told]:
        match entry:
            case Acted(seat, action):
                return self._act(seat, action)
            case Drawn():
                return self._draw(entry)
            case Spoke(seat, aside):
                return self._speak(seat, aside)
            case Seated(seat, player):
                self.players[self._seat(seat)] = player
                return [Told(SeatChanged(seat, player), None)]
            case Undone(seat, to):
                return self._undo(seat, to)
            case Ended():
                return self._end(entry)
            case _:
                assert_never(entry)

    def _seat(self, seat: Seat) -> Seat:
        if not 0 <= seat < len(self.header.seats):
            raise NotAllowed(f"there is no seat {seat}; expected 0 to {len(self.header.seats) - 1}")
        return seat

    def _act(self, seat: Seat, action: Action) -> list[Told]:
        tell = self._teller()
        self.position.apply(self._seat(seat), action, tell)
        return tell.told

    def _draw(self, entry: Drawn) -> list[Told]:
        now = self.position.next()
        rolls = now.by if isinstance(now, Chance) else None
        if (entry.by is None) != (rolls is None):
            hand = "nobody rolls by hand now" if rolls is None else f"seat {rolls} rolls by hand"
            raise NotAllowed(f"chance was entered by {entry.by}, but {hand}")
        if entry.by is not None:
            self._seat(entry.by)
        tell = self._teller()
        self.position.settle(entry.outcome, tell)
        self.chances += isinstance(now, Chance) and rolls is None
        self.by_hand += rolls is not None
        return tell.told

    def _teller(self) -> Teller:
        tell = Teller(look=self.position.copy if self.watched else None)
        self.positions = tell.positions
        return tell

    def _speak(self, seat: Seat, aside: Aside) -> list[Told]:
        if aside.to == ():
            raise NotAllowed(f"seat {seat} says that to nobody; expected one seat or more, or all")
        for listener in aside.to or ():
            self._seat(listener)
        why = self.position.silenced(self._seat(seat), aside)
        if why is not None:
            raise NotAllowed(f"seat {seat} cannot say that now: {why.id}")
        self.position.remember(seat, aside)
        audience = None if aside.to is None else tuple(sorted({seat, *aside.to}))
        return [Told(Spoken(seat, aside), audience)]

    def _end(self, entry: Ended) -> list[Told]:
        if (entry.why == "over") != (self.result is not None):
            raise NotAllowed(f"the end says {entry.why!r}, but the game is {'not ' * (self.result is None)}over")
        self.ended = entry
        return [Told(TableEnded(entry.why), None)]

    def going_back(self) -> tuple[Seat, ...]:
        """Who may have something to take back: where all were told of the last thing, only whoever did it."""
        if not self._standing:
            return ()
        entry, told = self.entries[self._standing[-1]], self.told[self._standing[-1]]
        if type(entry) in (Spoke, Seated) or not any([each.seats is None for each in told]):
            return tuple(seats(len(self.players)))
        by = entry.seat if isinstance(entry, Acted) else entry.by if isinstance(entry, Drawn) else None
        return () if by is None else (by,)

    def undoable(self, seat: Seat) -> list[int]:
        """The entries that this seat can take back, the last one first; with one go all that follow it.

        Never across chance (that a choice has brought about and is still to come included), a told secret or an act
        of another seat that this one was told of: a refusal must not tell what others did in secret since then. Dice
        that the seat typed in can be corrected until the next entry.
        """
        found: list[int] = []
        for at in reversed(self._standing):  # no further than can be gone back: most games are longer than that
            entry = self.entries[at]
            if self._is_undoable(at, seat):
                found.append(at)
            elif not found and isinstance(entry, Drawn) and entry.by == seat and self.ended is None:
                return [at]
            elif not isinstance(entry, (Spoke, Seated)) and self._is_known(at, seat):
                break
        return [] if self.ended or isinstance(self.position.next(), Chance) else found

    def _is_known(self, at: int, seat: Seat) -> bool:
        """Whether the seat did it or was told of it; chance belongs to what brought it about."""
        entry = self.entries[at]
        if (isinstance(entry, Acted) and entry.seat == seat) or any([told.heard_by(seat) for told in self.told[at]]):
            return True
        return isinstance(entry, Drawn) and (at == 0 or self._is_known(at - 1, seat))

    def _is_undoable(self, at: int, seat: Seat) -> bool:
        entry = self.entries[at]
        if not isinstance(entry, Acted) or entry.seat != seat:
            return False
        return not any([told.event.reveals or told.seats not in (None, (seat,)) for told in self.told[at]])

    def _undo(self, seat: Seat, to: int) -> list[Told]:
        if to not in self.undoable(self._seat(seat)):
            where = ", ".join(map(str, self.undoable(seat))) or "none"
            raise NotAllowed(f"seat {seat} cannot go back to entry {to}; it can go back to {where}")
        before, stood = self._noticeable(), self._standing
        self._restart()
        self._standing = []
        for at in stood:
            if at < to or isinstance(self.entries[at], Spoke | Seated) or not self._is_known(at, seat):
                with suppress(NotAllowed):  # what others did in secret stays, unless it cannot be done any more
                    self._replay(self.entries[at])
                    self._standing.append(at)
        undone = [told for at in sorted({*stood} - {*self._standing}) for told in self.told[at]]
        return [Told(TookBack(seat), self._noticed(seat, before, undone))]

    def _replay(self, entry: Entry) -> None:
        """Talk that was allowed when it was made stays, whatever has been taken back before it."""
        if isinstance(entry, Spoke):
            self.position.remember(entry.seat, entry.aside)
        else:
            self._carry_out(entry)

    def _noticeable(self) -> dict[Seat | None, object]:
        """What each viewer sees, and for whom the table waits."""
        now = self.position.next()
        waits = (now.must, now.may) if isinstance(now, Decide) else ()
        return {viewer: (self.position.view(viewer), waits) for viewer in (*seats(len(self.header.seats)), None)}

    def _noticed(self, seat: Seat, before: dict[Seat | None, object], told: list[Told]) -> tuple[Seat, ...] | None:
        """Who learns that a choice was taken back: whoever could notice that there was one."""
        after = self._noticeable()
        noticed = [
            viewer for viewer in after if before[viewer] != after[viewer] or any(each.heard_by(viewer) for each in told)
        ]
        if None in noticed:
            return None
        return tuple(sorted({seat, *[viewer for viewer in noticed if viewer is not None]}))

    def heard(self, listener: Seat | None) -> list[tuple[int, Event]]:
        """What this viewer was told, with the entry that told it; the place in the list is the viewer's own count."""
        return [
            (number, told.event) for number, entry in enumerate(self.told) for told in entry if told.heard_by(listener)
        ]


def _check(game: Game, header: Header) -> None:
    if header.saucer not in FORMATS:
        held = " and ".join(map(str, FORMATS))
        raise Unreadable(f"the record is of format {header.saucer}; this program reads formats {held}")
    if header.game != game.slug:
        raise Unreadable(f"the record is of {header.game}, not of {game.slug}")
    if header.rules != game.version:
        raise Unreadable(
            f"the record is of version {header.rules} of the rules of {game.slug}; held here: {game.version}"
        )
    game.check_players(len(header.seats))
