"""Inkognito: how bots answer: hide from whoever may be an opponent, show a partner all (IK-16 to IK-22)."""

from saucer.core.model import Action
from saucer.core.random import Random
from saucer.core.seats import Seat
from saucer.games.inkognito.bots.thoughts import Thoughts
from saucer.games.inkognito.knowledge.belief import history_between
from saucer.games.inkognito.knowledge.liar import answer_table
from saucer.games.inkognito.model import AGENTS, BUILDS, QUESTIONS, Show, ShowIfObjected
from saucer.games.inkognito.rules.repertoire import codes
from saucer.games.inkognito.rules.state import FIRST_BUILD, FIRST_GREY, FIRST_MISSION, values_of
from saucer.search.advice import draw, in_proportion

GREY_IDENTITY_WORTH = 3
GREY_BUILD_WORTH = 2
MISSION_WORTH = 3


def answer(thoughts: Thoughts, legal: tuple[Action, ...], random: Random) -> Action:
    if thoughts.level.hides is None:
        return legal[int(random.below(len(legal)))]
    asker = asked_by(thoughts)
    if trusts(thoughts, asker):
        return reveal(thoughts, asker, legal)
    return hide(thoughts, thoughts.level.hides, asker, legal, random)


def asked_by(thoughts: Thoughts) -> Seat:
    asker = thoughts.view.on_turn
    assert asker is not None
    return asker


def trusts(thoughts: Thoughts, asker: Seat) -> bool:
    """Whether the asker is likely enough to be the partner."""
    return asker < thoughts.state.agents and thoughts.partners[asker] > thoughts.level.reveals_above


def cards_of(action: Action) -> tuple[int, ...]:
    assert isinstance(action, Show | ShowIfObjected)
    return codes(action.cards)


def reveal(thoughts: Thoughts, asker: int, legal: tuple[Action, ...]) -> Action:
    """Shows what tells the partner most that is new."""
    known = thoughts.shown_to(asker)
    news = [sum([worth_of(card) for card in cards_of(action) if card not in known]) for action in legal]
    return legal[news.index(max(news))]


def worth_of(card: int) -> int:
    """IK-18 A grey card proves itself, a coloured one does not."""
    if card >= FIRST_MISSION:
        return MISSION_WORTH
    if card >= FIRST_GREY:
        return GREY_IDENTITY_WORTH if card < FIRST_GREY + FIRST_BUILD else GREY_BUILD_WORTH
    return 0


def hide(thoughts: Thoughts, model: int, asker: int, legal: tuple[Action, ...], random: Random) -> Action:
    """Answers as the model of the liar does; where it has no answer, with as few secrets as can be."""
    view, question = thoughts.view, thoughts.view.question
    assert question is not None
    assert view.identity is not None
    assert view.build is not None
    history = history_between(view, asker, thoughts.seat)
    table = answer_table(model, history, QUESTIONS.index(question.question), question.through_ambassador)
    chances = table.chances[4 * AGENTS.index(view.identity) + BUILDS.index(view.build)]
    coloured = [action for action in legal if max(cards_of(action)) < FIRST_GREY]
    weights = [chances.get(values_of(cards_of(action)), 0.0) for action in coloured]
    if sum(weights) > 0:
        return coloured[draw(in_proportion(weights), random)]
    return least_telling(tuple(coloured) or legal)


def least_telling(legal: tuple[Action, ...]) -> Action:
    """Prefers many cards, no secrets, and rather the build than the identity."""
    return min(legal, key=telling)


def telling(action: Action) -> tuple[int, int, int]:
    cards = cards_of(action)
    secrets = sum([worth_of(card) for card in cards])
    return (secrets, -len(cards), len([card for card in cards if card % FIRST_GREY < FIRST_BUILD]))


def reserve(thoughts: Thoughts, legal: tuple[Action, ...], random: Random) -> Action:
    """IK-22 Says what a repeated answer shrinks to."""
    if thoughts.level.hides is None:
        return legal[int(random.below(len(legal)))]
    asker = asked_by(thoughts)
    return reveal(thoughts, asker, legal) if trusts(thoughts, asker) else least_telling(legal)
