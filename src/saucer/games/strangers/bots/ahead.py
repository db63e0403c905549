"""Don't Talk to Strangers: a few rounds played on by instinct, and how likely each seat is to win then."""

from math import exp, sqrt
from typing import Final

from saucer.core.position import Chance, Position
from saucer.core.random import Random
from saucer.core.seats import Seat
from saucer.core.telling import SILENT
from saucer.games.strangers.bots.instinct import Instinct
from saucer.games.strangers.bots.planner import Plan
from saucer.games.strangers.bots.prospects import Knobs, Prospects
from saucer.games.strangers.rules.ending import team_of
from saucer.games.strangers.rules.position import StrangersPosition
from saucer.games.strangers.rules.state import CHOOSING_BOARD, COIN, DEALING, OVER
from saucer.search.playout import Outlook

NEXT_GAME: Final = (DEALING, CHOOSING_BOARD)
"""DS-43 Phases in which a game of a match is over."""
LITTLE: Final = 0.05
"""Of a turn: so much time is always left."""


class Ahead(Outlook):
    """`rounds`: how far; `play`: how everybody plays; `judge`, `follow`: by what it judges where they stand then.

    `spread`: points that decide little with one turn left; with more turns more of them.
    """

    def __init__(self, rounds: float, play: Knobs, judge: Knobs, follow: float, spread: float) -> None:
        self.rounds = rounds
        self.play = play
        self.judge = judge
        self.follow = follow
        self.spread = spread

    def shares(self, position: Position, random: Random) -> list[float]:
        assert isinstance(position, StrangersPosition)
        self.go_on(position, random)
        if position.phase == OVER:
            return won(position, position.winners)
        if position.phase in NEXT_GAME:
            return won(position, position.games[-1].winners)
        return self.judged(position)

    def go_on(self, world: StrangersPosition, random: Random) -> None:
        """Coins have luck of their own, so that the deck lies in the same order whatever is chosen."""
        coins = Random(int(random.word()))
        seat = world.turn
        left = int(self.rounds * float(world.players))
        while left > 0 and world.phase != OVER and world.phase not in NEXT_GAME:
            now = world.next()
            if isinstance(now, Chance):
                world.happen(now.draw.sample(coins if world.phase == COIN else random), SILENT)
            else:
                world.act(world.turn, Instinct(world, self.play).choose(coins), SILENT)
            if world.turn != seat:
                seat = world.turn
                left -= 1

    def judged(self, world: StrangersPosition) -> list[float]:
        """By what each team can expect; the more time is left, the less is decided."""
        look = Prospects(world, self.judge)
        found = look.of_seats()
        certain = self.follow * min(1.0, look.turns)
        for seat in range(world.players):
            found[seat] += certain * Plan(world, Seat(seat), look).gains()[0]
        return chances(world, found, self.spread * sqrt(look.turns + LITTLE))


def chances(world: StrangersPosition, found: list[float], spread: float) -> list[float]:
    """DS-39 Partners win together."""
    totals = [sum([found[each] for each in team_of(world, Seat(seat))]) for seat in range(world.players)]
    most = max(totals)
    parts = [exp((total - most) / spread) for total in totals]
    whole = sum([parts[seat] / float(len(team_of(world, Seat(seat)))) for seat in range(world.players)])
    return [part / whole for part in parts]


def won(world: StrangersPosition, winners: tuple[Seat, ...]) -> list[float]:
    """DS-25 Ties are shared; DS-39 partners win together."""
    parts = [0.0] * int(world.players)
    for seat in winners:
        parts[seat] = float(len(team_of(world, seat))) / float(len(winners))
    return parts
