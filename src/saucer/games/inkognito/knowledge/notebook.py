"""Inkognito: the notebook, filled from a view alone (IK-34). Exact: every world that is left is looked at.

Two layers that never mix: what the cards seen prove, each finding with the smallest set of replies; and, where the
table's assistant is on, what is likely under a named model of the liar.
"""

from functools import lru_cache
from typing import Final

from saucer.core import Seat
from saucer.games.inkognito.knowledge.belief import Belief, apart, believe
from saucer.games.inkognito.knowledge.cases import (
    ALL_DEALS,
    ALL_LETTERS,
    cards_of,
    cases_with,
    layer_of,
    own_cases,
    ruled_out,
)
from saucer.games.inkognito.knowledge.covers import smallest_cover
from saucer.games.inkognito.knowledge.learning import learnt
from saucer.games.inkognito.knowledge.liar import LEAST, UNIFORM
from saucer.games.inkognito.knowledge.memory import replies_seen
from saucer.games.inkognito.knowledge.model import (
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
from saucer.games.inkognito.knowledge.passport import passport, proven_partner, sought, unmasked_teams
from saucer.games.inkognito.model import AGENTS, BUILDS, CARDS, LETTERS, Card, InkognitoView
from saucer.games.inkognito.rules.state import AGENTS_IN_THE_BOX, FIRST_BUILD, FIRST_MISSION

PAGES_KEPT: Final = 4_096
"""For so many seats."""
MODEL_OF: Final[dict[LiarModel, int]] = {"uniform_answers": UNIFORM, "least_information": LEAST}


def notebook(view: InkognitoView) -> Notebook | None:
    """None before the cards are dealt, and to spectators until the end. At the end it stays as it was."""
    if view.turn == 0:
        return None
    if view.seat is None:
        return None if view.secrets is None else Notebook(0, (), (), (), learnt(view), teams=unmasked_teams(view))
    sheet = Sheet(view, view.seat)
    others = [player for player in range(AGENTS_IN_THE_BOX) if player != view.seat]
    found = pages(sheet, tuple(others))
    return Notebook(
        worlds=sheet.worlds(),
        pages=found,
        shown=shown_to_all(view, view.seat),
        likely=tuple([likely(view, model, others) for model in LIAR_MODELS]) if view.assistant == "on" else (),
        learnt=learnt(view),
        passport=passport(view),
        sought=sought(view),
        flight=view.identity if view.put_aside else None,
        proven=proven_partner(view, found),
        teams=unmasked_teams(view),
    )


class Sheet:
    """The cases that one's own cards leave, and those that every reply seen rules out."""

    def __init__(self, view: InkognitoView, seat: Seat) -> None:
        self.agents = min(len(view.players), AGENTS_IN_THE_BOX)
        self.own = own_cases(seat, own_cards(view))
        self.seen: list[int] = replies_seen(view, seat)
        self.reasons = [ruled_out(view.replies[place]) for place in self.seen]
        self.left = self.own
        for reason in self.reasons:
            self.left &= ~reason

    def _key(self) -> tuple[object, ...]:
        return self.agents, self.own, tuple(self.seen), tuple(self.reasons)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sheet) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def finding(self, player: int, card: int, has: bool) -> Finding:
        """The cases in which it is otherwise are all ruled out."""
        cases = cases_with(player, card)
        otherwise = self.own & (cases ^ layer_of(card) if has else cases)
        proof = smallest_cover(otherwise, self.reasons)
        assert proof is not None
        return Finding(CARDS[card], has, tuple([self.seen[place] for place in proof]))

    def worlds(self) -> int:
        return (self.left & ALL_DEALS).bit_count() * (self.left & ALL_LETTERS).bit_count()


def own_cards(view: InkognitoView) -> tuple[int, ...]:
    """The viewer's own cards; IK-40a the fifth player has none."""
    if view.identity is None or view.build is None or view.mission is None:
        return ()
    return cards_of(view.identity, view.build, view.mission)


@lru_cache(PAGES_KEPT)
def pages(sheet: Sheet, players: tuple[int, ...]) -> tuple[Page, ...]:
    """Most moves show nobody a card: what the same replies prove is found once."""
    return tuple([page(sheet, player) for player in players])


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
    """IK-34 What one has shown, for each player who saw anything of it."""
    rows = [shown_to(view, seat, Seat(player)) for player in range(len(view.players)) if player != seat]
    return tuple([row for row in rows if row.replies])


def shown_to(view: InkognitoView, seat: Seat, player: Seat) -> ShownTo:
    replies = [place for place in replies_seen(view, player) if view.replies[place].asked == seat]
    cards: list[Card] = []
    for place in replies:
        reply = view.replies[place]
        for card in (reply.cards or ()) + (reply.replacement or ()):
            if card not in cards:
                cards.append(card)
    return ShownTo(player, tuple(replies), tuple(cards))


def likely(view: InkognitoView, model: LiarModel, others: list[int]) -> Likely:
    belief = believe(view, [MODEL_OF[model]])
    agents = min(len(view.players), AGENTS_IN_THE_BOX)
    return Likely(model, tuple([chances_of(belief, player, player < agents) for player in others]))


def chances_of(belief: Belief, player: int, plays: bool) -> PlayerChances:
    types = belief.types_of(player)
    identities, builds = apart(types)
    letters = belief.letters_of(player)
    return PlayerChances(Seat(player) if plays else None, four(identities), four(builds), four(letters))


def four(chances: list[float]) -> FourChances:
    first, second, third, fourth = chances
    return (first, second, third, fourth)
