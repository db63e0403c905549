"""The words of the tests: a mission as it is given, what is played when, and what is then seen on the table.

Nothing changes a table: every verb makes a new one. A table remembers what its last verb told.
"""

from collections.abc import Mapping, Sequence
from typing import Literal

from saucer.core import (
    LAPSE,
    Action,
    Bot,
    Chance,
    Decide,
    Order,
    Random,
    Seat,
    seats,
)
from saucer.core.rows import row_of
from saucer.games.all_in_all import GAME
from saucer.games.all_in_all.model import (
    ALIENS,
    CARDS,
    RELICS,
    AllInAllOptions,
    AllInAllView,
    Card,
    DrawFrom,
    FlyOn,
    Land,
    Relic,
    Stop,
)
from saucer.games.all_in_all.rules.position import AllInAllPosition
from saucer.games.all_in_all.rules.state import EXPLORING, FACES, KINDS
from tests.positions import Given, after, chance, play

ANNA, BEN, CARL, DORA, EMMA, FINN = seats(6)
BOOTS, PAPER, SCREWDRIVER, CLOAK, VACUUM, GHERKINS, PLUG, LOOKOUT = RELICS
PILFERER, SCHEMER, TIME_THIEF = ALIENS
SABORTAL: Card = "sabortal"

Landing = Literal["sealed", "race"]
BOTH: tuple[Landing, Landing] = ("sealed", "race")
"""AA-13, AA-13b: the two ways of landing."""
TWO_SETS: list[Relic] = [BOOTS, BOOTS, BOOTS, PAPER, PAPER, PAPER]


class Table(Given[AllInAllPosition]):
    def view(self, seat: Seat | None = None) -> AllInAllView:
        """As a spectator sees it, or a seat."""
        return self.position.view(seat)

    def legal(self, seat: Seat) -> list[Action]:
        return list(self.position.legal(seat))

    @property
    def asked(self) -> list[Seat]:
        """Whom the table waits for, or who may land in the race."""
        now = self.position.next()
        return [*now.must, *now.may] if isinstance(now, Decide) else []

    @property
    def lying(self) -> dict[int, Card]:
        """What lies at the portals."""
        portals = enumerate(self.view().portals, start=1)
        return {number: portal.card for number, portal in portals if portal.card is not None}

    def stack_at(self, portal: int) -> list[Seat]:
        """The ships there, the earliest first."""
        return list(self.view().portals[portal - 1].ships)

    def hand(self, seat: Seat) -> list[Card]:
        """In the order of the kinds, the sabortal last."""
        return list(self.view(seat).hand or ())

    def planet(self, seat: Seat) -> list[Relic]:
        return list(self.view().players[seat].planet)

    def known(self, seat: Seat) -> list[Card]:
        """The cards everybody knows to be in that hand."""
        return list(self.view().players[seat].known)


def a_mission(
    players: int = 4,
    mission: int = 2,
    portal: int | None = None,
    explorer: Seat = ANNA,
    pass_holder: Seat = ANNA,
    ships: Mapping[Seat, int] | None = None,
    hand: Mapping[Seat, Sequence[Card]] | None = None,
    known: Mapping[Seat, Sequence[Card]] | None = None,
    planet: Mapping[Seat, Sequence[Relic]] | None = None,
    lying: Mapping[int, Card] | None = None,
    pile: Sequence[Relic] | None = None,
    landing: Landing = "sealed",
) -> Table:
    """The explorer is about to explore the portal: the one after the farthest ship, if none is named.

    Hands hold what is said and their sabortal; aliens in a hand are known there. The pile holds all other relics,
    or what is said.
    """
    ships = ships or {}
    position = AllInAllPosition(players, landing == "race", -1)
    position.lay_out()
    position.phase = EXPLORING
    position.mission = mission
    position.portal = max(ships.values(), default=0) if portal is None else portal - 1
    position.explorer = explorer
    position.pass_holder = pass_holder
    for seat, landed_at in sorted(ships.items(), key=lambda ship: ship[1]):
        position.land(seat, landed_at - 1)
    for at, card in (lying or {}).items():
        position.lay(at - 1, CARDS.index(card))
    for seat in seats(players):
        give(position, seat, (hand or {}).get(seat, []), (known or {}).get(seat, []))
    for seat, relics in (planet or {}).items():
        for relic in relics:
            position.planets[seat * KINDS + RELICS.index(relic)] += 1
    position.pile = row_of(rest(position) if pile is None else [pile.count(relic) for relic in RELICS])
    return Table(position)


def a_start(players: int, first: int | None = None, landing: Landing = "sealed") -> Table:
    """The box is opened; nothing is dealt yet."""
    position = GAME.start(players, AllInAllOptions(landing=landing, first=first))
    assert isinstance(position, AllInAllPosition)
    return Table(position)


def give(position: AllInAllPosition, seat: Seat, hand: Sequence[Card], known: Sequence[Card]) -> None:
    for card in [*hand, SABORTAL]:
        position.hold(seat, CARDS.index(card))
    for card in [*known, *[card for card in hand if card in ALIENS]]:
        position.known[seat * FACES + CARDS.index(card)] += 1


def rest(position: AllInAllPosition) -> list[int]:
    """The relics that are nowhere else."""
    return [
        9 - list(position.portals).count(kind) - sum(position.hands[kind::FACES]) - sum(position.planets[kind::KINDS])
        for kind in range(KINDS)
    ]


def a_window(landing: Landing, portal: int, hand: Sequence[Card], planet: Sequence[Relic]) -> Table:
    """Anna has explored; it is open whether she lands."""
    given = a_mission(
        explorer=ANNA,
        portal=portal,
        hand={ANNA: hand, BEN: [LOOKOUT] * 6, CARL: [VACUUM] * 6, DORA: [GHERKINS] * 6},
        planet={ANNA: planet},
        landing=landing,
    )
    return explore(given, ANNA, BEN, LOOKOUT)


def chosen(given: Table, seat: Seat, bot: Bot, seed: int = 0) -> Action | None:
    """What a bot does from there; None lets a window pass."""
    return bot.choose(given.view(seat), given.position.legal(seat), Random(seed))


def explore(given: Table, seat: Seat, player: Seat, card: Card) -> Table:
    """The seat draws from that player's hand, and this card comes."""
    named = play(given, seat, DrawFrom(player))
    return after(named, chance(named, (CARDS.index(card),)))


def dealt(players: int, first: int | None = None) -> Table:
    """Every hand is dealt; the aliens are next."""
    when = a_start(players, first)
    for _ in range(players):
        now = when.position.next()
        assert isinstance(now, Chance)
        when = chance(when, now.draw.sample(Random(1)))
    return when


def deal(given: Table, *cards: Relic) -> Table:
    """Chance deals these relics."""
    return chance(given, tuple(sorted(RELICS.index(card) for card in cards)))


def stack(given: Table, *order: Seat) -> Table:
    """Chance draws this order of the ships about to land."""
    landing_now = given.view().landing_now
    return chance(given, tuple(landing_now.index(seat) for seat in order))


def land(given: Table, *landers: Seat) -> Table:
    """These land, in this order: in one sealed pass in which all others fly on, or in the race one by one."""
    if given.view().landing == "race":
        return one_by_one(given, landers)
    when = given
    for seat in given.asked:
        when = after(when, play(when, seat, Land() if seat in landers else FlyOn()))
    return after(when, stack(when, *landers)) if len(landers) > 1 else when


def one_by_one(given: Table, landers: tuple[Seat, ...]) -> Table:
    when = given
    for seat in landers:
        when = after(when, play(when, seat, Land()))
    return when


def all_fly_on(given: Table) -> Table:
    """The window closes without a landing: a sealed pass of fly on, or the time of the race is up."""
    return chance(given, LAPSE) if given.view().landing == "race" else land(given)


def sabortal_ends(given: Table) -> Table:
    """The explorer draws the sabortal of the left neighbour, who takes nothing."""
    explorer = given.view().explorer
    owner = Seat((explorer + 1) % given.position.players)
    when = explore(given, explorer, owner, SABORTAL)
    return after(when, play(when, owner, Stop())) if when.view().phase == "sabortal" else when


def is_order_of(table: Table, count: int) -> bool:
    """Whether chance is about to draw an order of so many."""
    now = table.position.next()
    return isinstance(now, Chance) and isinstance(now.draw, Order) and now.draw.count == count
