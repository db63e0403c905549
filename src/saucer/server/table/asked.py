"""Since when each seat is asked: one that is still asked the same is not asked again."""

from saucer.core import Acted, Decide, Match, Seat
from saucer.server.table.record import Batch


class AskedSince:
    """`since` holds, for every seat that must or may act, the number of the move that asked it."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self.moves = 0
        self.since: dict[Seat, int] = {}
        self._now = self._decision()
        self._ask_all()
        self._earlier = self.moves, self.since, self._alone

    def before(self, match: Match) -> "AskedSince":
        """Goes back to what was asked before the last move, which could not be saved."""
        earlier = AskedSince(match)
        earlier.moves, earlier.since, earlier._alone = self._earlier
        return earlier

    def _decision(self) -> Decide:
        now = self._match.position.next()
        return now if isinstance(now, Decide) and self._match.ended is None else Decide(())

    def _ask_all(self) -> None:
        self.since = dict.fromkeys((*self._now.must, *self._now.may), self.moves)
        self._alone = None if self._now.is_race or len(self._now.must) != 1 else self._now.must[0]

    def note(self, batch: Batch) -> bool:
        """After a move: whether the others are still asked what they were asked before."""
        self._earlier = self.moves, self.since, self._alone
        before, self._now = self._now, self._decision()
        self.moves += 1
        if not self._is_answer(before, batch):
            self._ask_all()
            return False
        self.since = {seat: self.since[seat] for seat in (*self._now.must, *self._now.may)}
        return True

    def _is_answer(self, before: Decide, batch: Batch) -> bool:
        """One of several who were asked together has answered, and the others have not yet."""
        first = batch.entries[0]
        if len(batch.entries) != 1 or not isinstance(first, Acted):
            return False
        left = [seat for seat in before.must if seat != first.seat], [seat for seat in before.may if seat != first.seat]
        together = before.is_race or first.seat in before.must
        return together and any(left) and left == (list(self._now.must), list(self._now.may))

    def is_alone(self, seat: Seat) -> bool:
        """Whether nobody else was asked together with it; who may interrupt is not asked."""
        return seat == self._alone

    def is_new(self, seat: Seat) -> bool:
        return self.since.get(seat) == self.moves
