"""Inkognito: answers that are repeated, and objections, IK-20 to IK-22."""

from typing import Final

from saucer.core.seats import Seat
from saucer.core.telling import Teller
from saucer.games.inkognito.events import AnswerGiven, AnswerRepeated, CardsShown, Objected
from saucer.games.inkognito.model import Choice, Object, ShowIfObjected
from saucer.games.inkognito.rules.repertoire import Answers, Secrets, all_actions, names, repertoire, true_cards
from saucer.games.inkognito.rules.state import (
    EXPELLING,
    FIRST_GREY,
    NOT_OBJECTED,
    RESERVING,
    RIGHTLY,
    WRONGLY,
    Reply,
    State,
    values_of,
)

PAIR: Final = 2
OBJECT: Final = Object()


def shown_before(state: State, asked: int, asker: int) -> list[int]:
    """IK-20 What the same player has shown to the same player, as values; every showing counts."""
    return [reply.values for reply in state.replies if reply.asked == asked and reply.asker == asker]


def is_repeated(values: int, through: bool, before: list[int]) -> bool:
    """IK-20 The same three cards are a repeated answer; a pair is one also when it is part of a trio."""
    for earlier in before:
        if earlier == values or (through and earlier & values == values):
            return True
    return False


def repeats(state: State, asked: int, asker: int, cards: tuple[int, ...]) -> bool:
    """IK-20"""
    return is_repeated(values_of(cards), len(cards) == PAIR, shown_before(state, asked, asker))


def answers_to(state: State, asked: int, asker: int, question: int, through: bool) -> tuple[Choice, ...]:
    """IK-21 the strict referee bars what was shown before, IK-22 the table's referee nothing."""
    everything = repertoire(state, asked, question, through)
    before = shown_before(state, asked, asker)
    if not before or not state.strict:
        return everything.all
    unused = [each for each in everything.answers if not is_repeated(each.values, through, before)]
    if everything_is_used(unused):
        return everything.single + all_actions(unused)
    return all_actions(unused)


def everything_is_used(unused: list[Answers]) -> bool:
    """IK-21 Answers with the mission card do not count as answers left."""
    for each in unused:
        if not each.with_mission:
            return False
    return True


def answering(state: State, seat: Seat) -> tuple[Choice, ...]:
    if seat != state.asked:
        return ()
    return answers_to(state, seat, state.on_turn, state.question, state.through)


def answer(state: State, cards: tuple[int, ...], tell: Teller) -> None:
    """IK-22 Whoever repeats an answer also says what it shrinks to, so that an objection holds nobody up."""
    if not state.strict and repeats(state, state.asked, state.on_turn, cards):
        state.answer = cards
        state.phase = RESERVING
        if tell.on:
            tell.only((Seat(state.asked),), AnswerRepeated(state.on_turn, names(cards)))
    else:
        show_cards(state, cards, tell)


def show_cards(state: State, cards: tuple[int, ...], tell: Teller) -> None:
    """IK-16, IK-17; IK-50 the others learn only that an answer was given."""
    asker, asked = state.on_turn, Seat(state.asked)
    state.replies.append(Reply(state.turn, asker, asked, state.question, state.through, cards))
    state.answer = ()
    state.phase = EXPELLING
    if tell.on:
        tell.split(onlookers(state), CardsShown(asker, asked, names(cards)), AnswerGiven(asker, asked))


def onlookers(state: State) -> tuple[Seat, ...]:
    """Those who see the cards of the answer at hand."""
    return seen_by(state, state.on_turn, Seat(state.asked), state.through)


def seen_by(state: State, asker: Seat, asked: Seat, through: bool) -> tuple[Seat, ...]:
    """IK-16 Only the asker sees an answer, and whoever gives it; IK-42 the fifth player may look on, first of all."""
    if fifth_looks_on(state, asker, through):
        return (state.fifth(), asker, asked)
    return (asker, asked)


def fifth_looks_on(state: State, asker: Seat, through: bool) -> bool:
    """IK-42 The fifth player sees the cards when an agent asks through the Ambassador."""
    return through and state.has_fifth() and asker != state.fifth()


def reserves(state: State, seat: Seat) -> tuple[Choice, ...]:
    """IK-22"""
    if seat != state.asked:
        return ()
    return shrunk(state, seat, state.on_turn, state.question, state.answer)


def shrunk(state: State, asked: int, asker: int, question: int, cards: tuple[int, ...]) -> tuple[Choice, ...]:
    """IK-22 A trio for the second time loses a card; a third showing, or a repeated pair, leaves one true card."""
    secrets = Secrets(state.identities[asked], state.builds[asked], state.missions[asked])
    if len(cards) > PAIR and shown_before(state, asked, asker).count(values_of(cards)) == 1:
        pairs = [cards[:place] + cards[place + 1 :] for place in range(len(cards))]
        return tuple([ShowIfObjected(names(pair)) for pair in pairs if secrets.tells_truth(values_of(pair))])
    left = true_cards(secrets, question, len(cards) == PAIR)
    single = [(one,) for card in left for one in (card, card + FIRST_GREY)]
    return tuple([ShowIfObjected(names(card)) for card in single])


def keep_in_reserve(state: State, cards: tuple[int, ...], tell: Teller) -> None:
    """IK-22 What the answer shrinks to is shown only if the asker objects."""
    state.reserve = cards
    show_cards(state, state.answer, tell)


def can_object(state: State) -> bool:
    """IK-22 Once, right or wrong; who repeats is for the asker to know."""
    return not state.strict and state.replies[-1].objection == NOT_OBJECTED


def object_to_answer(state: State, tell: Teller) -> None:
    """IK-22 The record decides; IK-50a only those who saw the cards learn of it."""
    last = state.replies[-1]
    objection = RIGHTLY if state.reserve else WRONGLY
    replacement = state.reserve
    state.reserve = ()
    state.replies[-1] = Reply(
        last.turn, last.asker, last.asked, last.question, last.through, last.cards, objection, replacement
    )
    if tell.on:
        heard = Objected(last.asker, last.asked, objection == RIGHTLY, names(replacement))
        tell.only(onlookers(state), heard)
