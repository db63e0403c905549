"""All in All: the exact best use of up to four collecting actions (AA-20), fast enough for playouts."""

from typing import Final

from mypy_extensions import i64

from saucer.games.all_in_all.bots.prospects import ALIENS, CARD, COUNTS, worth
from saucer.games.all_in_all.rules.state import (
    FACES,
    FULL_SET,
    KINDS,
    NOTHING,
    PILFERER,
    PORTALS,
    SABORTAL,
    SETS_TO_WIN,
    State,
)

MOST_ACTIONS: Final = 4
NEVER: Final = 99


class BestUse:
    """The best that so many actions can do with one kind: so many taken from portals, so many placed."""

    def __init__(self, gain: float, take: int, place: int) -> None:
        self.gain = gain
        self.take = take
        self.place = place


def best_uses(placed: int, held: int, lying: int) -> list[BestUse]:
    """The best use of one kind for each number of actions up to four."""
    best = [BestUse(0.0, 0, 0) for _ in range(MOST_ACTIONS + 1)]
    for take in range(lying + 1):
        for place in range(min(held + take, FULL_SET - placed, MOST_ACTIONS - take) + 1):
            gain = worth(placed + place, held + take - place) - worth(placed, held) + CARD * (take - place)
            if gain > best[take + place].gain:
                best[take + place] = BestUse(gain, take, place)
    return best


def cost_of_set(placed: int, held: int, lying: int) -> int:
    """How many actions it takes to complete a kind."""
    missing = FULL_SET - placed
    taken = max(0, missing - held)
    return missing + taken if taken <= lying else NEVER


COUNT: Final = list(range(COUNTS))
USES: Final = [[[best_uses(placed, held, lying) for lying in COUNT] for held in COUNT] for placed in COUNT]
COSTS: Final = [[[cost_of_set(placed, held, lying) for lying in COUNT] for held in COUNT] for placed in COUNT]
"""By how many of a kind lie on the planet, are in the hand and lie at portals; more than three are three."""
ALIEN_USES: Final = [
    [
        BestUse(0.0, 0, 0),
        BestUse(worth_of_alien + CARD, 1, 0),
        BestUse(0.0, 0, 0),
        BestUse(0.0, 0, 0),
        BestUse(0.0, 0, 0),
    ]
    for worth_of_alien in ALIENS
]


class Packing:
    """What a seat can do with actions: `gains[n]` is the most that n of them bring, `to_win` how many win."""

    def __init__(self, state: State, seat: i64) -> None:
        self.state = state
        self.seat = seat
        self.gains = [0.0] * (MOST_ACTIONS + 1)
        self.to_win: i64 = NEVER
        self.winning: list[int] = []
        self.kinds: list[int] = []
        self.uses: list[list[BestUse]] = []
        self.packed: list[list[int]] = []
        """For each kind: of so many actions spent on the kinds so far, how many go to this one."""
        self.pack()

    def pack(self) -> None:
        """Packs one kind after the other, and notes what a set of each costs."""
        state, seat = self.state, self.seat
        lying = self.lying()
        costs: list[int] = []
        missing = SETS_TO_WIN
        for kind in range(KINDS):
            placed = state.planets[seat * KINDS + kind]
            held = min(state.hands[seat * FACES + kind], COUNTS - 1)
            there = min(lying[kind], COUNTS - 1)
            if placed == FULL_SET:
                missing -= 1
            elif held or there:
                self.add(int(kind), USES[placed][held][there])
                costs.append(COSTS[placed][held][there] * int(KINDS) + int(kind))
        for alien in range(PILFERER, SABORTAL):
            if lying[alien]:
                self.add(alien, ALIEN_USES[alien - PILFERER])
        self.find_win(costs, missing)

    def lying(self) -> list[int]:
        """How many of each face lie at portals."""
        counts = [0] * int(FACES)
        for portal in range(PORTALS):
            card = self.state.portals[portal]
            if card != NOTHING:
                counts[card] += 1
        return counts

    def add(self, kind: int, uses: list[BestUse]) -> None:
        before = self.gains
        after = before.copy()
        packed = [0] * (MOST_ACTIONS + 1)
        for spent in range(1, MOST_ACTIONS + 1):
            gain = uses[spent].gain
            if gain <= 0.0:
                continue
            for actions in range(spent, MOST_ACTIONS + 1):
                if before[actions - spent] + gain > after[actions]:
                    after[actions] = before[actions - spent] + gain
                    packed[actions] = spent
        self.gains = after
        self.kinds.append(kind)
        self.uses.append(uses)
        self.packed.append(packed)

    def find_win(self, costs: list[int], missing: int) -> None:
        """AA-22 Finds how many actions win, by completing the cheapest sets."""
        if len(costs) < missing:
            return
        costs.sort()
        self.to_win = sum([cost // int(KINDS) for cost in costs[:missing]])
        self.winning = [cost % int(KINDS) for cost in costs[:missing]]

    def next_step(self, actions: i64) -> int:
        """The face to take, or -1 - kind to place one, or FACES to stop: takes come first, then placings."""
        return self.winning_step() if self.to_win <= actions else self.gaining_step(int(actions))

    def gaining_step(self, actions: int) -> int:
        step = int(FACES)
        for number in range(len(self.kinds) - 1, -1, -1):
            spent = self.packed[number][actions]
            use = self.uses[number][spent]
            if use.take:
                return self.kinds[number]
            if use.place:
                step = -1 - self.kinds[number]
            actions -= spent
        return step

    def winning_step(self) -> int:
        step = int(FACES)
        for kind in self.winning:
            missing = FULL_SET - self.state.planets[self.seat * KINDS + kind]
            if self.state.hands[self.seat * FACES + kind] < missing:
                return kind
            step = -1 - kind
        return step
