"""Inkognito: whether a claim is right in every case that is left (IK-30, IK-37)."""

from collections.abc import Iterator

from saucer.core import Seat
from saucer.games.inkognito.knowledge.cases import ALL_DEALS, ALL_LETTERS, DEALS, ORDERS, is_certain
from saucer.games.inkognito.knowledge.imagine import board_of
from saucer.games.inkognito.knowledge.notebook import Sheet
from saucer.games.inkognito.model import AGENTS, InkognitoView
from saucer.games.inkognito.rules.arrangements import ARRANGEMENTS
from saucer.games.inkognito.rules.claims import verdict
from saucer.games.inkognito.rules.missions import partner_of
from saucer.games.inkognito.rules.state import AGENTS_IN_THE_BOX, NOBODY


def is_right_for_certain(view: InkognitoView, sheet: Sheet, seat: Seat, partner: Seat | None) -> bool:
    """If the hand is taken: refusing it is never better (IK-30b)."""
    assert view.identity is not None
    missing = AGENTS_IN_THE_BOX - 1
    if not is_certain(sheet.left, missing if partner is None else partner, partner_of(AGENTS.index(view.identity))):
        return False
    state = board_of(view)
    state.named, state.accepted = NOBODY if partner is None else partner, True
    for deal in cases(sheet.left & ALL_DEALS):
        state.identities, state.builds = list(ARRANGEMENTS[deal // ORDERS]), list(ARRANGEMENTS[deal % ORDERS])
        for order in cases(sheet.left & ALL_LETTERS):
            state.missions = list(ARRANGEMENTS[order - DEALS])
            if verdict(state, seat) not in ("mission", "flight"):
                return False
    return True


def cases(left: int) -> Iterator[int]:
    """Their numbers."""
    while left:
        yield (left & -left).bit_length() - 1
        left &= left - 1
