"""Play on to the end, and see who wins."""

from typing import Final

from mypy_extensions import mypyc_attr

from saucer.core.actions import settled
from saucer.core.attention import Attention
from saucer.core.model import Action, Result
from saucer.core.position import LAPSE, Chance, Decide, Position
from saucer.core.random import Random
from saucer.core.seats import MOST_SEATS, Seat
from saucer.core.telling import SILENT, Teller


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """How the seats of a playout choose; this one plays at random."""

    def choose(self, position: Position, seat: Seat, legal: tuple[Action, ...], random: Random) -> Action:
        action = legal[random.below(len(legal))]
        return action if action.is_plain else settled(action, legal, random)

    def interrupt(self, position: Position, seat: Seat, legal: tuple[Action, ...], random: Random) -> Action | None:
        """What a seat does that may act but need not; None lets it pass."""
        return self.choose(position, seat, legal, random) if random.below(2) else None


@mypyc_attr(allow_interpreted_subclasses=True)
class Outlook:
    """What each seat can expect of a position."""

    def shares(self, position: Position, random: Random) -> list[float]:
        """The share of the win of each seat. The position is used up."""
        raise NotImplementedError


class Playouts(Outlook):
    """Plays on to the end; counts what was decided and what was left to chance.

    What is told is followed only from the first window on, so that a game without windows makes no events.
    """

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self.decisions = 0
        self.chances = 0
        self.tell: Teller = SILENT
        self.attention = Attention(0)

    def shares(self, position: Position, random: Random) -> list[float]:
        return shares(self.play(position, random))

    def play(self, position: Position, random: Random) -> Result:
        """Where several must decide they do so in turn; a seat whose choice is settled by another's has none left."""
        policy = self.policy
        decisions = 0
        self.tell = SILENT
        while True:
            now = position.next()
            if isinstance(now, Decide):
                if now.may and self.interrupted(position, now.may, random):
                    continue
                for seat in now.must:
                    legal = position.legal(seat)
                    if legal:
                        position.act(seat, policy.choose(position, seat, legal, random), self.tell)
                        decisions += 1
                if not now.must:
                    position.happen(LAPSE, self.tell)
            elif isinstance(now, Chance):
                position.happen(now.draw.sample(random), self.tell)
                self.chances += 1
            else:
                self.decisions += decisions
                return now.result
            if self.tell.on:
                self.hear()

    def interrupted(self, position: Position, may: tuple[Seat, ...], random: Random) -> bool:
        """Asks seats that may act until one does; who comes first is open."""
        if not self.tell.on:
            self.tell, self.attention = Teller(), Attention(MOST_SEATS)
        waiting = self.attention.waiting(may)
        first = random.below(len(waiting)) if waiting else 0
        for step in range(len(waiting)):
            seat = waiting[(first + step) % len(waiting)]
            self.attention.ask(seat)
            legal = position.legal(seat)
            action = self.policy.interrupt(position, seat, legal, random) if legal else None
            if action is not None:
                position.act(seat, action, self.tell)
                self.hear()
                self.decisions += 1
                return True
        return False

    def hear(self) -> None:
        self.attention.hear(self.tell.told)
        self.tell.told.clear()


def shares(result: Result) -> list[float]:
    """Each winner's share of the win: one divided by their number. A team that lost to the game has none."""
    parts = [0.0] * (len(result.scores) or MOST_SEATS)
    for seat in result.winners:
        parts[seat] = 1 / len(result.winners)
    return parts


AT_RANDOM: Final = Policy()
RANDOM_PLAYOUTS: Final = Playouts(AT_RANDOM)


def playout(position: Position, random: Random, policy: Policy = AT_RANDOM) -> Result:
    """Play the position on to its end."""
    return Playouts(policy).play(position, random)
