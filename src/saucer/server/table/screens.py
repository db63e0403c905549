"""Who looks at a table: connections, and at a shared screen whose view it shows."""

from random import Random

from msgspec.structs import replace

from saucer.core import Decide, Match, Next, Seat
from saucer.server.storage.contract import KeptTable
from saucer.server.table.broadcast import Sink, Snapshot, Viewer
from saucer.server.table.guests import Guest
from saucer.server.table.naming import latest_name
from saucer.server.wire.refusal import refuse


class Screen:
    """One connection at a table, and what was sent to it last."""

    def __init__(self, guest: Guest, sink: Sink) -> None:
        self.guest = guest
        """As it was when it connected, or was renamed."""
        self.session = guest.id
        self.sink = sink
        self.mine: tuple[Seat, ...] = ()
        self.shared = False
        """Whether it is the screen of several."""
        self.looking: Viewer = None
        self.last: Snapshot | None = None


class Screens:
    def __init__(self, random: Random) -> None:
        self.all: list[Screen] = []
        self._random = random
        self._asked: dict[str, Seat] = {}
        self._looked: dict[str, Seat] = {}
        """At each shared screen: whose turn it is to take it, and who had it last."""

    def is_here(self, session: str | None) -> bool:
        return any(screen.session == session for screen in self.all)

    def rename(self, guest: Guest) -> None:
        """The screens of this guest have its new name from now on."""
        for screen in self.all:
            if screen.session == guest.id:
                screen.guest = guest

    def rename_as_seated(self, screen: Screen, table: KeptTable) -> None:
        """Whoever took another name at another server has it here, too."""
        for seat in table.seats:
            if seat.is_own_of(screen.session):
                screen.guest = replace(screen.guest, name=latest_name(seat))

    def spectators(self) -> int:
        return len({screen.session for screen in self.all if not screen.mine})

    def attach(self, screen: Screen, table: KeptTable) -> None:
        if screen not in self.all:
            self.all.append(screen)
        self.seat(screen, table)

    def detach(self, screen: Screen) -> None:
        if screen in self.all:
            self.all.remove(screen)

    def seat(self, screen: Screen, table: KeptTable) -> bool:
        """Find which seats it shows; return whether that has changed."""
        mine = seats_of(table, screen.session)
        changed = mine != screen.mine
        screen.mine, screen.shared = mine, len(mine) > 1
        if not screen.shared:
            screen.looking = mine[0] if mine else None
        elif screen.looking not in mine:
            screen.looking = None
        return changed

    def resume(self, screen: Screen, seat: Seat | None) -> None:
        """After a break a shared screen goes on showing who had it last, if the browser says the same."""
        if screen.shared:
            last = self._looked.get(screen.session)
            screen.looking = seat if seat is not None and seat == last and seat in screen.mine else None

    def hand_over(self, screen: Screen, seat: Seat) -> None:
        screen.looking = seat
        self._looked[screen.session] = seat

    def next_asked(self, screen: Screen, match: Match) -> Seat | None:
        """At a shared screen people are asked one by one, in an order that tells nothing."""
        awaited = [seat for seat in screen.mine if seat in match.awaited() and match.players[seat].bot is None]
        if not awaited:
            self._asked.pop(screen.session, None)
        elif self._asked.get(screen.session) not in awaited:
            self._asked[screen.session] = self._random.choice(awaited)
        return self._asked.get(screen.session)

    def is_asked(self, screen: Screen, match: Match, now: Next) -> bool:
        if screen.looking is None or not isinstance(now, Decide):
            return False
        if not screen.shared or screen.looking not in now.must:
            return True
        return self.next_asked(screen, match) == screen.looking

    def to_hand_over(self, screen: Screen, match: Match, now: Next) -> tuple[Seat, ...]:
        """Who is asked to take a shared screen now; in a window that lapses anybody may."""
        if not screen.shared or match.ended is not None:
            return ()
        if isinstance(now, Decide) and now.is_race:
            return tuple(seat for seat in screen.mine if seat in now.may and seat != screen.looking)
        asked = self.next_asked(screen, match)
        return () if asked is None or asked == screen.looking else (asked,)


def own(screen: Screen, seat: int) -> Seat:
    if seat not in screen.mine:
        raise refuse("not_yours", 403)
    return Seat(seat)


def seats_of(table: KeptTable, session: str) -> tuple[Seat, ...]:
    return tuple(Seat(place) for place, seat in enumerate(table.seats) if seat.session == session)
