"""Inkognito: what cards leave and rule out, case by case, as the bits of one number. What follows is certain."""

from collections.abc import Iterable
from typing import Final

from saucer.core import Seat
from saucer.games.inkognito.knowledge.worlds import ANYTHING, proven_by
from saucer.games.inkognito.model import AGENTS, BUILDS, LETTERS, Agent, Build, Letter, ReplyView
from saucer.games.inkognito.rules.arrangements import ARRANGEMENTS
from saucer.games.inkognito.rules.repertoire import codes
from saucer.games.inkognito.rules.state import AGENTS_IN_THE_BOX, FIRST_BUILD, FIRST_MISSION

ORDERS: Final = len(ARRANGEMENTS)
DEALS: Final = ORDERS * ORDERS
"""A deal is a case: 24 * the order of the identities + that of the builds; the orders of the letters follow."""
CASES: Final = DEALS + ORDERS
ALL_DEALS: Final = (1 << DEALS) - 1
ALL_LETTERS: Final = (1 << CASES) - 1 ^ ALL_DEALS


def own_cases(seat: Seat, cards: Iterable[int]) -> int:
    """The cases in which the seat has all of these cards."""
    cases = ALL_DEALS | ALL_LETTERS
    for card in cards:
        cases &= ~layer_of(card) | cases_with(seat, card)
    return cases


def cards_of(identity: Agent, build: Build, mission: Letter) -> tuple[int, int, int]:
    return AGENTS.index(identity), FIRST_BUILD + BUILDS.index(build), FIRST_MISSION + LETTERS.index(mission)


def layer_of(card: int) -> int:
    return ALL_LETTERS if card >= FIRST_MISSION else ALL_DEALS


def all_cases_with(player: int, card: int) -> int:
    if card >= FIRST_MISSION:
        orders = [order for order in range(ORDERS) if ARRANGEMENTS[order][player] == card - FIRST_MISSION]
        return sum([1 << DEALS + order for order in orders])
    value = card if card < FIRST_BUILD else card - FIRST_BUILD
    orders = [order for order in range(ORDERS) if ARRANGEMENTS[order][player] == value]
    if card < FIRST_BUILD:
        return sum([1 << ORDERS * order + other for order in orders for other in range(ORDERS)])
    return sum([1 << ORDERS * other + order for order in orders for other in range(ORDERS)])


COLOURED_AND_MISSIONS: Final = [*range(2 * FIRST_BUILD), *range(FIRST_MISSION, FIRST_MISSION + AGENTS_IN_THE_BOX)]
CASES_WITH: Final = [
    {card: all_cases_with(player, card) for card in COLOURED_AND_MISSIONS} for player in range(AGENTS_IN_THE_BOX)
]


def cases_with(player: int, card: int) -> int:
    """The cases in which this player has this identity, build or mission."""
    return CASES_WITH[player][card]


def is_certain(left: int, player: int, card: int) -> bool:
    """Whether the player has this card in every case that is left."""
    return not left & layer_of(card) & ~cases_with(player, card)


def ruled_out(reply: ReplyView) -> int:
    """IK-16 to IK-19, IK-22 The cases that the cards contradict."""
    cards = codes(reply.cards or ())
    types = proven_by(cards)
    if reply.replacement is not None:
        types &= proven_by(codes(reply.replacement))
    out = 0 if types == ANYTHING else cases_of_types(reply.asked, ANYTHING & ~types)
    for card in cards:
        if card >= FIRST_MISSION:
            out |= ALL_LETTERS & ~cases_with(reply.asked, card)
    return out


OUT_OF_TYPES: Final[dict[tuple[int, int], int]] = {}


def cases_of_types(player: int, types: int) -> int:
    """The cases in which a player is of one of these types; worked out once for each."""
    key = (player, types)
    if key not in OUT_OF_TYPES:
        cases = 0
        for kind in range(16):
            if types >> kind & 1:
                cases |= cases_with(player, kind // 4) & cases_with(player, FIRST_BUILD + kind % 4)
        OUT_OF_TYPES[key] = cases
    return OUT_OF_TYPES[key]
