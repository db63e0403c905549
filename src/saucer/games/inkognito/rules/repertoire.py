"""Inkognito: what a player can answer at all, IK-16 to IK-19.

An answer is a few cards in a fixed order (IK-18): identities, builds, the mission.
"""

from typing import Final

from saucer.games.inkognito.model import CARDS, Card, Choice, Show
from saucer.games.inkognito.rules.state import (
    BUILD,
    FIRST_BUILD,
    FIRST_GREY,
    FIRST_MISSION,
    IDENTITY,
    State,
    values_of,
)

MISSION_VALUE: Final = 1 << FIRST_GREY
CODE_OF: Final[dict[str, int]] = {card: code for code, card in enumerate(CARDS)}


class Secrets:
    """What one player's answers are measured by."""

    def __init__(self, identity: int, build: int, mission: int) -> None:
        self.identity = identity
        self.build = FIRST_BUILD + build
        self.mission = FIRST_MISSION + mission
        self.truth = 1 << self.identity | 1 << self.build

    def tells_truth(self, values: int) -> bool:
        """IK-16 At least one card is true; IK-19 the mission card does not count."""
        return values & self.truth != 0

    def is_true(self, card: int) -> bool:
        return card == self.identity or card == self.build


class Answers:
    """The answers that show the same cards, grey or coloured (IK-18)."""

    def __init__(self, values: int, actions: tuple[Choice, ...]) -> None:
        self.values = values
        self.with_mission = values & MISSION_VALUE != 0
        self.actions = actions


class Repertoire:
    """IK-16 to IK-19 All answers of a player with these secrets to one kind of question."""

    def __init__(self, secrets: Secrets, question: int, through: bool) -> None:
        plain = sets_of_cards(question, through)
        found: list[tuple[int, ...]] = [cards for cards in plain if secrets.tells_truth(values_of(cards))]
        for cards in plain:
            for place in range(len(cards)):
                swapped = cards[:place] + cards[place + 1 :] + (secrets.mission,)
                if secrets.tells_truth(values_of(swapped)) and swapped not in found:
                    found.append(swapped)
        self.answers = [Answers(values_of(cards), shows(secrets, cards)) for cards in found]
        self.all = all_actions(self.answers)
        self.single = single_cards(secrets, question, through)
        """IK-21"""


def sets_of_cards(question: int, through: bool) -> list[tuple[int, ...]]:
    """IK-16 two of the type asked for and one of the other, IK-17 two of the type asked for; true or not."""
    asked = FIRST_BUILD if question == BUILD else 0
    other = FIRST_BUILD - asked
    pairs: list[tuple[int, ...]] = [(asked + a, asked + b) for a in range(4) for b in range(a + 1, 4)]
    if through:
        return pairs
    return [tuple(sorted((*pair, other + third))) for pair in pairs for third in range(4)]


def grey_and_coloured(secrets: Secrets, cards: tuple[int, ...]) -> list[tuple[int, ...]]:
    """IK-18 The same cards with each true one coloured or grey."""
    found: list[tuple[int, ...]] = [()]
    for card in cards:
        if secrets.is_true(card):
            found = [(*done, one) for done in found for one in (card, card + FIRST_GREY)]
        else:
            found = [(*done, card) for done in found]
    return found


def shows(secrets: Secrets, cards: tuple[int, ...]) -> tuple[Choice, ...]:
    return tuple([show(each) for each in grey_and_coloured(secrets, cards)])


SHOWS: Final[dict[tuple[int, ...], Show]] = {}


def show(cards: tuple[int, ...]) -> Show:
    """The action that shows these cards, made once and shared."""
    if cards not in SHOWS:
        SHOWS[cards] = Show(tuple([CARDS[card] for card in cards]))
    return SHOWS[cards]


def all_actions(answers: list[Answers]) -> tuple[Choice, ...]:
    actions: list[Choice] = []
    for each in answers:
        actions.extend(each.actions)
    return tuple(actions)


def true_cards(secrets: Secrets, question: int, through: bool) -> list[int]:
    """IK-21, IK-22 Of the type asked for through the Ambassador, else of either type."""
    if not through:
        return [secrets.identity, secrets.build]
    return [secrets.identity if question == IDENTITY else secrets.build]


def single_cards(secrets: Secrets, question: int, through: bool) -> tuple[Choice, ...]:
    """IK-21 The answers that show one true card, coloured or grey."""
    actions: list[Choice] = []
    for card in true_cards(secrets, question, through):
        actions.extend(shows(secrets, (card,)))
    return tuple(actions)


REPERTOIRES: Final[list[Repertoire | None]] = [None] * (4 * 4 * 4 * 4)


def repertoire(state: State, asked: int, question: int, through: bool) -> Repertoire:
    """All that the asked player could answer, made when it is first needed."""
    identity, build, mission = (state.identities[asked], state.builds[asked], state.missions[asked])
    place = ((identity * 4 + build) * 4 + mission) * 4 + question * 2 + through
    known = REPERTOIRES[place]
    if known is None:
        known = Repertoire(Secrets(identity, build, mission), question, through)
        REPERTOIRES[place] = known
    return known


def names(cards: tuple[int, ...]) -> tuple[Card, ...]:
    return tuple([CARDS[card] for card in cards])


def codes(cards: tuple[Card, ...]) -> tuple[int, ...]:
    return tuple([CODE_OF[card] for card in cards])
