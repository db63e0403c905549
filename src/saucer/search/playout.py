"""Play on to the end, and see who wins."""

from typing import Final

from mypy_extensions import mypyc_attr

from saucer.core.actions import settled
from saucer.core.model import Action, Result
from saucer.core.position import LAPSE, Chance, Decide, Position
from saucer.core.random import Random
from saucer.core.seats import Seat
from saucer.core.telling import SILENT


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
    """Plays on to the end; counts what was decided and what was left to chance."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self.decisions = 0
        self.chances = 0

    def shares(self, position: Position, random: Random) -> list[float]:
        return shares(self.play(position, random))

    def play(self, position: Position, random: Random) -> Result:
        """Where several must decide they do so in turn; a seat whose choice is settled by another's has none left."""
        policy = self.policy
        decisions = 0
        while True:
            now = position.next()
            if isinstance(now, Decide):
                if now.may and self.interrupted(position, now.may, random):
                    continue
                for seat in now.must:
                    legal = position.legal(seat)
                    if legal:
                        position.act(seat, policy.choose(position, seat, legal, random), SILENT)
                        decisions += 1
                if now.lapses:
                    position.happen(LAPSE, SILENT)
            elif isinstance(now, Chance):
                position.happen(now.draw.sample(random), SILENT)
                self.chances += 1
            else:
                self.decisions += decisions
                return now.result

    def interrupted(self, position: Position, may: tuple[Seat, ...], random: Random) -> bool:
        """Asks each seat that may act, once, until one does; who comes first is open."""
        first = random.below(len(may))
        for step in range(len(may)):
            seat = may[(first + step) % len(may)]
            legal = position.legal(seat)
            action = self.policy.interrupt(position, seat, legal, random) if legal else None
            if action is not None:
                position.act(seat, action, SILENT)
                self.decisions += 1
                return True
        return False


def shares(result: Result) -> list[float]:
    """Of the win: one divided by the winners."""
    parts = [0.0] * len(result.scores)
    for seat in result.winners:
        parts[seat] = 1 / len(result.winners)
    return parts


AT_RANDOM: Final = Policy()
RANDOM_PLAYOUTS: Final = Playouts(AT_RANDOM)


def playout(position: Position, random: Random, policy: Policy = AT_RANDOM) -> Result:
    """Play the position on to its end."""
    return Playouts(policy).play(position, random)
