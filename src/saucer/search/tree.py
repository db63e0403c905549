"""Tree search over information sets, for any number of players (ISMCTS).

Every round imagines a world and walks down from the root. A tree belongs to an observer, and its branches are what that
observer hears, so that positions it cannot tell apart share a node. With one tree for all (single observer) the others
choose as if they knew what the searcher knows; with one tree for each player (several observers) each chooses by what
it heard itself, which is right where moves are private. All hands that another seat may hold share that seat's root.
Where several decide at once they choose by regrets, elsewhere by upper confidence bounds.
"""

from typing import Any

from saucer.core.attention import Attention
from saucer.core.chance import Outcome
from saucer.core.position import LAPSE, Chance, Decide, Position
from saucer.core.random import Random
from saucer.core.seats import Seat
from saucer.core.telling import Teller
from saucer.search.advice import Advice, Choice, in_proportion
from saucer.search.node import Branch, Node, Visit
from saucer.search.playout import RANDOM_PLAYOUTS, Outlook
from saucer.search.worlds import Imagine


def tree_search(
    imagine: Imagine,
    view: Any,
    seat: Seat,
    players: int,
    random: Random,
    playouts: int,
    each: bool = False,
    outlook: Outlook = RANDOM_PLAYOUTS,
) -> Advice:
    """What the seat should do; `each` gives every player a tree of its own."""
    search = Search(seat, players, each, random, outlook)
    for _ in range(playouts):
        search.play(imagine(view, random))
    return search.advice()


class Search:
    def __init__(self, seat: Seat, players: int, each: bool, random: Random, outlook: Outlook) -> None:
        self.seat = seat
        self.players = players
        self.each = each
        self.random = random
        self.outlook = outlook
        self.observers = [Seat(number) for number in range(players)] if each else [seat]
        self.roots = [Node() for _ in self.observers]
        self.here = self.roots
        self.path: list[Visit] = []
        self.attention = Attention(players)

    def play(self, world: Position) -> None:
        """One round: down the trees to a choice never tried, a playout, and what was learned goes up."""
        self.here = self.roots.copy()
        self.path = []
        self.attention = Attention(self.players)
        while self.walk_on(world):
            pass
        shares = self.outlook.shares(world, self.random)
        for visit in self.path:
            visit.learn(shares[visit.experience.seat])

    def walk_on(self, world: Position) -> bool:
        """Says whether the trees go on after this step."""
        now = world.next()
        if isinstance(now, Decide):
            return self.decide(world, now)
        if not isinstance(now, Chance):
            return False
        self.happen(world, now.draw.sample(self.random))
        return True

    def decide(self, world: Position, now: Decide) -> bool:
        """Seats that may interrupt are asked one by one; all that must decide do so before anybody hears of it."""
        if self.path or self.seat not in now.must:
            for seat in self.searcher_first(tuple(self.attention.waiting(now.may))):
                self.attention.ask(seat)
                visit = self.choose(world, seat, may_pass=True, mixed=False)
                choice = self.carry_out(world, visit)
                if choice is not None or not visit.tried:
                    return visit.tried
        mixed = len(now.must) > 1
        visits = [self.choose(world, seat, may_pass=False, mixed=mixed) for seat in self.searcher_first(now.must)]
        for visit in visits:
            self.carry_out(world, visit)
        if not now.must:
            self.happen(world, LAPSE)
        return all([visit.tried for visit in visits])

    def searcher_first(self, seats: tuple[Seat, ...]) -> list[Seat]:
        """The searcher chooses first, so that its choice stands at the root."""
        if self.seat not in seats:
            return list(seats)
        return [self.seat] + [seat for seat in seats if seat != self.seat]

    def choose(self, world: Position, seat: Seat, may_pass: bool, mixed: bool) -> Visit:
        node = self.here[seat] if self.each else self.here[0]
        experience = node.of(seat)
        choices = experience.numbered(world.legal(seat), self.random)
        if may_pass:
            choices.append(None)
        visit = experience.visit(choices, mixed, self.random)
        self.path.append(visit)
        return visit

    def carry_out(self, world: Position, visit: Visit) -> Choice:
        seat = visit.experience.seat
        choice = visit.experience.choices[visit.place]
        tell = Teller()
        if choice is not None and world.legal(seat):
            world.act(seat, choice, tell)
        self.hear(seat, choice, tell)
        return choice

    def happen(self, world: Position, outcome: Outcome) -> None:
        tell = Teller()
        world.happen(outcome, tell)
        self.hear(None, None, tell)

    def hear(self, actor: Seat | None, choice: Choice, tell: Teller) -> None:
        """Every observer follows the branch of what it was told, and of what it did itself."""
        self.attention.hear(tell.told)
        for place, observer in enumerate(self.observers):
            heard = [told.event for told in tell.told if told.heard_by(observer)]
            if heard or actor == observer or not self.each:
                branch: Branch = (actor, choice if actor == observer else None, *heard)
                self.here[place] = self.here[place].after(branch)

    def advice(self) -> Advice:
        """Mixed if several decide at once, else by how often each choice was tried."""
        root = self.roots[self.seat] if self.each else self.roots[0]
        own = root.of(self.seat)
        values = [own.mean(place) for place in range(len(own.choices))]
        visits = in_proportion([float(count) for count in own.visits])
        weights = own.regrets.average() if sum(own.regrets.played) > 0 else visits
        return Advice(own.choices, values, weights)
