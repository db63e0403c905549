"""A plan in order, told to the rules decision by decision: they refuse whatever is not allowed."""

from collections import Counter
from typing import NamedTuple

from saucer.core import SILENT, Action, Over, Result, Seat
from saucer.games.strangers.architect.journeys import ALONE, Case
from saucer.games.strangers.architect.schedule import Item
from saucer.games.strangers.architect.task import CARDS_OF, Task
from saucer.games.strangers.architect.trails import Trail
from saucer.games.strangers.model import (
    CARDS,
    ChooseKid,
    ChooseScored,
    GoTo,
    LetOut,
    PlaceStranger,
    PlayCard,
    Stop,
    TakeCard,
)
from saucer.games.strangers.rules.position import StrangersPosition
from saucer.games.strangers.rules.state import CHOOSING_CARD, CHOOSING_HAND, GOING, KID, STRANGER, TURN

ME = Seat(0)


class Play(NamedTuple):
    card: int
    moves: tuple[tuple[int, int], ...]
    """Of each Kid, from where to where; none if it is played for nothing."""
    used: int
    """Stranger spaces that must be free for it, as bits."""


def plays_of(task: Task, case: Case, trails: list[Trail], order: list[Item]) -> list[Play]:
    """With a card for every play: of the given hand for the first one, and never more than there are."""
    left = Counter(dict(enumerate(task.cards)))
    for card in (*case.outings, case.wasted):
        if card is not None:
            left[card] -= 1
    found = [] if case.wasted is None else [Play(case.wasted, (), 0)]
    for item in order:
        legs = [trails[kid][leg] for kid, leg in item.moved]
        card = case.outings[item.outing] if item.outing != ALONE else card_for(task, left, legs[0].means, not found)
        found.append(Play(card, tuple((leg.start, leg.end) for leg in legs), item.used))
    return found


def card_for(task: Task, left: "Counter[int]", means: int, is_first: bool) -> int:
    """The first card of this means that is left; raise StopIteration if none is."""
    wanted = [card for card in CARDS_OF[means] if left[card] > 0]
    card = next(card for card in wanted if task.is_free or not is_first or card in task.hand)
    left[card] -= 1
    return card


class Script:
    """Raise NotAllowed, or StopIteration, if the rules do not let it be played."""

    def __init__(self, position: StrangersPosition, plays: list[Play]) -> None:
        self.position = position
        self.left = list(plays)
        self.moves: list[tuple[int, int]] = []
        self.actions: list[Action] = []

    def played(self) -> Result:
        while True:
            now = self.position.next()
            if isinstance(now, Over):
                return now.result
            action = self.chosen()
            self.position.apply(ME, action, SILENT)
            self.actions.append(action)

    def chosen(self) -> Action:
        phase = self.position.phase
        if phase in (CHOOSING_HAND, CHOOSING_CARD):
            return TakeCard(CARDS[self.next_card()])
        if phase == STRANGER:
            return PlaceStranger(self.position.index.names[self.out_of_the_way()])
        if phase == TURN:
            return self.in_turn()
        if phase == KID:
            return self.kid_of(self.moves[0][0]) if self.moves else Stop()
        return GoTo(self.position.index.names[self.moves.pop(0)[1]]) if phase == GOING else self.anything()

    def anything(self) -> Action:
        return self.position.legal(ME)[0]

    def next_card(self) -> int:
        """The first card of the plan that is neither held nor taken; any, when all are."""
        held = Counter({card: int(self.position.hands[card]) for card in range(len(CARDS))})
        for play in self.left:
            if held[play.card] == 0:
                return play.card
            held[play.card] -= 1
        return next(card for card in range(len(CARDS)) if self.position.deck[card])

    def in_turn(self) -> Action:
        """When the plan is done no Kid is about, so that what is left of the cards is played for nothing."""
        if not self.left:
            return self.anything_for_nothing()
        school = int(self.position.index.school)
        needed = [start for start, _ in self.left[0].moves].count(school)
        if [int(space) for space in self.position.kids].count(school) < needed:
            return LetOut()
        play = self.left.pop(0)
        self.moves = list(play.moves)
        return PlayCard(CARDS[play.card])

    def anything_for_nothing(self) -> Action:
        return next(action for action in self.position.legal(ME) if isinstance(action, PlayCard))

    def kid_of(self, space: int) -> Action:
        index = self.position.index
        if space < index.streets:
            return ChooseKid(ME, index.names[space])
        return ChooseScored(index.names[space], 1)

    def out_of_the_way(self) -> int:
        """A Stranger space that no play to come needs."""
        needed = 0
        for play in self.left:
            needed |= play.used
        icons = self.position.index.icons
        free = [place for place in range(len(icons)) if not self.position.strangers[icons[place]]]
        return int(icons[next(place for place in free if not needed >> place & 1)])


def replayed(position: StrangersPosition, actions: tuple[Action, ...]) -> Result:
    """What the rules make of these decisions and nothing else."""
    for action in actions:
        position.apply(ME, action, SILENT)
    now = position.next()
    assert isinstance(now, Over)
    return now.result
