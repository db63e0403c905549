"""Inkognito: the notebook, filled from a view alone (IK-34). Exact: every world that is left is looked at.

Two layers that never mix: what the cards seen prove, each finding with the smallest set of replies; and, where the
table's assistant is on, what is likely under a named model of the liar.
"""

from typing import Final

from saucer.core import Seat
from saucer.games.inkognito.arrangements import ARRANGEMENTS
from saucer.games.inkognito.belief import Belief, believe, saw
from saucer.games.inkognito.covers import smallest_cover
from saucer.games.inkognito.liar import LEAST, UNIFORM
from saucer.games.inkognito.model import AGENTS, BUILDS, CARDS, LETTERS, Card, InkognitoView, ReplyView
from saucer.games.inkognito.notebook_model import (
    LIAR_MODELS,
    Finding,
    FourChances,
    LiarModel,
    Likely,
    Notebook,
    Page,
    PlayerChances,
    ShownTo,
)
from saucer.games.inkognito.repertoire import codes
from saucer.games.inkognito.state import AGENTS_IN_THE_BOX, FIRST_BUILD, FIRST_MISSION
from saucer.games.inkognito.worlds import ANYTHING, proven_by

ORDERS: Final = len(ARRANGEMENTS)
DEALS: Final = ORDERS * ORDERS
"""A deal is a case: 24 * the order of the identities + that of the builds; the orders of the letters follow."""
CASES: Final = DEALS + ORDERS
ALL_DEALS: Final = (1 << DEALS) - 1
ALL_LETTERS: Final = (1 << CASES) - 1 ^ ALL_DEALS
MODEL_OF: Final[dict[LiarModel, int]] = {"uniform_answers": UNIFORM, "least_information": LEAST}


def notebook(view: InkognitoView) -> Notebook | None:
    """None to spectators, and before the cards are dealt. At the end it stays as it was."""
    if view.seat is None or view.turn == 0:
        return None
    sheet = Sheet(view, view.seat)
    others = [player for player in range(AGENTS_IN_THE_BOX) if player != view.seat]
    return Notebook(
        worlds=(sheet.left & ALL_DEALS).bit_count() * (sheet.left & ALL_LETTERS).bit_count(),
        pages=tuple([page(sheet, player) for player in others]),
        shown=shown_to_all(view, view.seat),
        likely=tuple([likely(view, model, others) for model in LIAR_MODELS]) if view.assistant == "on" else (),
    )


class Sheet:
    """The cases that one's own cards leave, and those that every reply seen rules out."""

    def __init__(self, view: InkognitoView, seat: Seat) -> None:
        self.agents = min(len(view.players), AGENTS_IN_THE_BOX)
        self.own = own_cases(view, seat)
        self.seen: list[int] = [place for place, reply in enumerate(view.replies) if saw(view, reply)]
        self.reasons = [ruled_out(view.replies[place]) for place in self.seen]
        self.left = self.own
        for reason in self.reasons:
            self.left &= ~reason

    def finding(self, player: int, card: int, has: bool) -> Finding:
        """The cases in which it is otherwise are all ruled out."""
        cases = cases_with(player, card)
        otherwise = self.own & (cases ^ layer_of(card) if has else cases)
        proof = smallest_cover(otherwise, self.reasons)
        assert proof is not None
        return Finding(CARDS[card], has, tuple([self.seen[place] for place in proof]))


def own_cases(view: InkognitoView, seat: Seat) -> int:
    cases = (1 << CASES) - 1
    if view.identity is not None:
        cases &= cases_with(seat, AGENTS.index(view.identity)) | ALL_LETTERS
    if view.build is not None:
        cases &= cases_with(seat, FIRST_BUILD + BUILDS.index(view.build)) | ALL_LETTERS
    if view.mission is not None:
        cases &= cases_with(seat, FIRST_MISSION + LETTERS.index(view.mission)) | ALL_DEALS
    return cases


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
    """In which this player has this identity, build or mission."""
    return CASES_WITH[player][card]


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
    """Made once for each."""
    key = (player, types)
    if key not in OUT_OF_TYPES:
        cases = 0
        for kind in range(16):
            if types >> kind & 1:
                cases |= cases_with(player, kind // 4) & cases_with(player, FIRST_BUILD + kind % 4)
        OUT_OF_TYPES[key] = cases
    return OUT_OF_TYPES[key]


def page(sheet: Sheet, player: int) -> Page:
    identities = [card for card in range(FIRST_BUILD) if sheet.left & cases_with(player, card)]
    builds = [card for card in range(FIRST_BUILD, 2 * FIRST_BUILD) if sheet.left & cases_with(player, card)]
    letters = range(FIRST_MISSION, FIRST_MISSION + AGENTS_IN_THE_BOX)
    missions = [card for card in letters if sheet.left & cases_with(player, card)]
    findings = [
        *findings_of(sheet, player, range(FIRST_BUILD), identities),
        *findings_of(sheet, player, range(FIRST_BUILD, 2 * FIRST_BUILD), builds),
        *findings_of(sheet, player, letters, missions),
    ]
    return Page(
        player=Seat(player) if player < sheet.agents else None,
        identities=tuple([AGENTS[card] for card in identities]),
        builds=tuple([BUILDS[card - FIRST_BUILD] for card in builds]),
        missions=tuple([LETTERS[card - FIRST_MISSION] for card in missions]),
        findings=tuple(findings),
    )


def findings_of(sheet: Sheet, player: int, cards: range, left: list[int]) -> list[Finding]:
    """Every card that is ruled out, and the one that is left."""
    out = [sheet.finding(player, card, False) for card in cards if card not in left]
    return [*out, sheet.finding(player, left[0], True)] if len(left) == 1 else out


def shown_to_all(view: InkognitoView, seat: Seat) -> tuple[ShownTo, ...]:
    """IK-34 Those to whom one has shown anything."""
    rows = [shown_to(view, seat, Seat(player)) for player in range(len(view.players)) if player != seat]
    return tuple([row for row in rows if row.replies])


def shown_to(view: InkognitoView, seat: Seat, player: Seat) -> ShownTo:
    replies = [place for place, reply in enumerate(view.replies) if reply.asked == seat and sees(view, player, reply)]
    cards: list[Card] = []
    for place in replies:
        reply = view.replies[place]
        for card in (reply.cards or ()) + (reply.replacement or ()):
            if card not in cards:
                cards.append(card)
    return ShownTo(player, tuple(replies), tuple(cards))


def sees(view: InkognitoView, player: Seat, reply: ReplyView) -> bool:
    """IK-16; IK-42 the fifth player looks on."""
    return reply.asker == player or (reply.through_ambassador and player >= AGENTS_IN_THE_BOX)


def likely(view: InkognitoView, model: LiarModel, others: list[int]) -> Likely:
    belief = believe(view, [MODEL_OF[model]])
    agents = min(len(view.players), AGENTS_IN_THE_BOX)
    return Likely(model, tuple([chances_of(belief, player, player < agents) for player in others]))


def chances_of(belief: Belief, player: int, plays: bool) -> PlayerChances:
    types = belief.types_of(player)
    identities = [sum(types[4 * agent : 4 * agent + 4]) for agent in range(AGENTS_IN_THE_BOX)]
    builds = [sum(types[build::4]) for build in range(AGENTS_IN_THE_BOX)]
    letters = belief.letters_of(player)
    return PlayerChances(Seat(player) if plays else None, four(identities), four(builds), four(letters))


def four(chances: list[float]) -> FourChances:
    first, second, third, fourth = chances
    return (first, second, third, fourth)
