"""All in All: what a seat's relics are worth to it, and the exact best use of some collecting actions. For bots."""

from functools import cache
from typing import Final, NamedTuple

from saucer.core import Seat
from saucer.games.all_in_all.model import ALIENS, CARDS, RELICS, AllInAllView, Card
from saucer.games.all_in_all.rules.state import FULL_SET, SETS_TO_WIN

WON: Final = 1000.0
PLACED: Final[tuple[float, ...]] = (0.0, 1.0, 3.0, 6.0)
"""The worth of so many of a kind on the home planet: the nearer a set, the more another one counts."""
HELD: Final = 0.4
"""The part of its worth that a relic already has in the hand."""
ALIEN: Final = 1.0
"""The worth of an alien in the hand."""


class Holding(NamedTuple):
    """By kind: what lies on a seat's planet, what is in its hand and what lies at the portals; and aliens there."""

    planet: tuple[int, ...]
    hand: tuple[int, ...]
    lying: tuple[int, ...]
    aliens: int


class Plan(NamedTuple):
    """A best multiset of actions: what it gains, the kinds to take and to place, and how many aliens to take."""

    gain: float
    takes: tuple[int, ...]
    places: tuple[int, ...]
    aliens: int


class Use(NamedTuple):
    """What is done with one kind: so many taken from portals, so many placed."""

    take: int
    place: int
    gain: float
    completes: bool


Plans = dict[tuple[int, int], Plan]
"""The best plan for each number of actions spent and of full sets."""


def holding(view: AllInAllView, seat: Seat) -> Holding:
    """What a seat has: oneself all cards, another player only those known to be in the hand."""
    player = view.players[seat]
    hand = view.hand if seat == view.seat and view.hand is not None else player.known
    lying = [portal.card for portal in view.portals]
    return Holding(
        tuple([player.planet.count(relic) for relic in RELICS]),
        tuple([hand.count(relic) for relic in RELICS]),
        tuple([lying.count(relic) for relic in RELICS]),
        sum([lying.count(alien) for alien in ALIENS]),
    )


@cache
def worth(placed: int, held: int) -> float:
    """What one kind is worth: relics in the hand count as far as there is room on the planet."""
    full = min(placed + held, FULL_SET)
    return PLACED[placed] + HELD * (PLACED[full] - PLACED[placed])


def gain_by_taking(mine: Holding, card: Card) -> float:
    """What taking this card into the hand is worth."""
    kind = CARDS.index(card)
    if kind >= len(RELICS):
        return ALIEN
    return worth(mine.planet[kind], mine.hand[kind] + 1) - worth(mine.planet[kind], mine.hand[kind])


def gain_by_placing(mine: Holding, relic: Card) -> float:
    """What placing a relic is worth that comes from elsewhere than the own hand."""
    kind = CARDS.index(relic)
    placed = mine.planet[kind]
    wins = placed + 1 == FULL_SET and mine.planet.count(FULL_SET) + 1 == SETS_TO_WIN
    return worth(placed + 1, mine.hand[kind]) - worth(placed, mine.hand[kind]) + WON * wins


def best_plan(mine: Holding, actions: int) -> Plan:
    """The exact best, found one kind after the other; what is left is spent on aliens."""
    best: Plans = {(0, mine.planet.count(FULL_SET)): Plan(0.0, (), (), 0)}
    for kind in range(len(RELICS)):
        if mine.lying[kind] or mine.hand[kind]:
            best = extended(best, kind, uses(mine.planet[kind], mine.hand[kind], mine.lying[kind], actions), actions)
    plans = [finished(plan, sets, min(actions - spent, mine.aliens)) for (spent, sets), plan in best.items()]
    return max(plans, key=gain_then_fewest)


def gain_then_fewest(plan: Plan) -> tuple[float, int]:
    return plan.gain, -len(plan.takes) - len(plan.places)


@cache
def uses(placed: int, held: int, lying: int, actions: int) -> tuple[Use, ...]:
    """Everything that up to so many actions can do with one kind."""
    before = worth(placed, held)
    return tuple(
        [
            Use(take, place, worth(placed + place, held + take - place) - before, placed < FULL_SET == placed + place)
            for take in range(min(lying, actions) + 1)
            for place in range(min(held + take, FULL_SET - placed, actions - take) + 1)
        ]
    )


def extended(best: Plans, kind: int, ways: tuple[Use, ...], actions: int) -> Plans:
    longer: Plans = {}
    for (spent, sets), plan in best.items():
        for use in ways:
            key = (spent + use.take + use.place, sets + use.completes)
            gain = plan.gain + use.gain
            if key[0] <= actions and (key not in longer or longer[key].gain < gain):
                longer[key] = Plan(gain, plan.takes + (kind,) * use.take, plan.places + (kind,) * use.place, 0)
    return longer


def finished(plan: Plan, sets: int, aliens: int) -> Plan:
    """The plan with its aliens counted; three sets are worth more than anything."""
    return plan._replace(gain=plan.gain + ALIEN * aliens + WON * (sets >= SETS_TO_WIN), aliens=aliens)
