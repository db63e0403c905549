"""Don't Talk to Strangers: whole positions that a seat cannot tell from the truth, made from its view alone."""

from typing import Final

from mypy_extensions import i64

from saucer.core.chance import Cards
from saucer.core.random import Random
from saucer.core.rows import Row, row_of
from saucer.core.seats import Seat
from saucer.games.strangers.knowledge.recall import DRAWN, HELD, Past, Recall
from saucer.games.strangers.model import PHASES, REASONS, VARIANTS, Card, Kid, SecondDeck, StrangersView
from saucer.games.strangers.rules.index import index_of
from saucer.games.strangers.rules.position import FACE_OF, StrangersPosition
from saucer.games.strangers.rules.state import (
    ARCHITECT,
    COPIES,
    EVERYBODY,
    FACES,
    FIRST_HELD,
    KIDS,
    NO_CARD,
    NOBODY,
    SUPPLY,
    Step,
    see,
)

PHASE_OF: Final[dict[str, int]] = {phase: number for number, phase in enumerate(PHASES)}
REASON_OF: Final[dict[str, int]] = {reason: number for number, reason in enumerate(REASONS)}
VARIANT_OF: Final[dict[str, int]] = {variant: number for number, variant in enumerate(VARIANTS)}


def imagine(view: StrangersView, random: Random) -> StrangersPosition:
    """What is known stays; every other card of the others is drawn from those the viewer has not seen."""
    position = StrangersPosition(len(view.players), index_of(view.board), VARIANT_OF[view.variant])
    position.lay_out()
    restore_options(position, view)
    restore_board(position, view)
    restore_turn(position, view)
    restore_known(position, view)
    if position.variant == ARCHITECT:
        assert view.pool is not None
        position.deck = row_of(list(view.pool))
        position.cards_left = view.deck
    elif view.second_deck is not None:
        restore_steps(position, view.second_deck, view.seat)
        deal_recalled(position, Recall(view, view.second_deck, position, random).past(), random)
        position.deck = unseen_cards(position)
        position.cards_left = view.deck
    else:
        deal_unseen(position, view, random)
    return position


def restore_options(position: StrangersPosition, view: StrangersView) -> None:
    position.well_read = view.well_read
    position.brainiac = view.brainiac
    position.total_invasion = view.total_invasion
    position.five_sightings = view.five_sightings
    position.free_first_kid = view.free_first_kid
    position.puzzle = 0 if view.puzzle is None else view.puzzle


def restore_board(position: StrangersPosition, view: StrangersView) -> None:
    """Kids, spots and Strangers."""
    index = position.index
    position.strangers_left = view.strangers_left
    for name in view.strangers:
        position.strangers[index.number_of[name]] = 1
    for seat, player in enumerate(view.players):
        for number, name in enumerate(player.kids):
            position.stand(seat * KIDS + number, index.number_of[name])
    spot = 0
    for owners in view.spots:
        for owner in owners:
            if owner is not None:
                kid = position.kid_at(owner, SUPPLY)
                position.stand(kid, index.school)
                position.take_spot(kid, spot)
            spot += 1


def restore_turn(position: StrangersPosition, view: StrangersView) -> None:
    """Whose turn it is, and what is being carried out."""
    position.phase = PHASE_OF[view.phase]
    position.turn = view.turn
    position.first = NOBODY if view.first is None else view.first
    position.dealing = dealing(view)
    position.playing = face(view.playing)
    position.effect = face(view.effect)
    position.looking_at = NOBODY if view.looking_at is None else view.looking_at
    position.moves = view.moves
    for kid in view.moved:
        position.moved |= 1 << number_of(position, kid)
    position.kid = NOBODY if view.chosen is None else number_of(position, view.chosen)
    position.stranger = NOBODY if view.stranger is None else position.index.number_of[view.stranger]
    position.discarded = view.discarded
    position.acted = view.acted
    position.drawn = face(view.drawn)
    position.stranger_due = view.stranger_due
    position.saucer_due = view.saucer_due
    position.bonus = view.bonus
    position.game = view.game
    position.games = view.games
    position.reason = 0 if view.reason is None else REASON_OF[view.reason]
    position.winners = view.winners


def dealing(view: StrangersView) -> int:
    """Before and while hands are dealt there is one to deal to; afterwards nobody."""
    if view.dealing is not None:
        return view.dealing
    return 0 if view.phase in ("starting", "choosing_hand") or view.variant == "architect" else NOBODY


def face(card: Card | None) -> int:
    return NO_CARD if card is None else FACE_OF[card]


def number_of(position: StrangersPosition, kid: Kid) -> i64:
    space = position.index.number_of[kid.space]
    if kid.spot is None:
        return position.kid_at(kid.player, space)
    return position.kid_on(position.index.first_spot[space] + kid.spot - 1)


def restore_known(position: StrangersPosition, view: StrangersView) -> None:
    """DS-50 Hands as far as the viewer knows them; others that saw the same are not asked what they know."""
    viewer = len(view.players) if view.seat is None else view.seat
    for seat, player in enumerate(view.players):
        for card in player.known:
            position.hold(seat, FACE_OF[card])
        if position.variant != ARCHITECT and (view.seat is None or not position.sees_hand(view.seat, seat)):
            for card in player.known:
                see(position, viewer, seat, FACE_OF[card], player.known.count(card))
    for number, count in enumerate(view.discards):
        position.discards[number] = count


def deal_unseen(position: StrangersPosition, view: StrangersView, random: Random) -> None:
    """DS-21, DS-44 Hands hold nothing that is never held; what is left of the unseen cards is the deck."""
    unseen = unseen_cards(position)
    kinds = int(FACES - FIRST_HELD) - (1 if position.is_alone() else 0)
    for seat, player in enumerate(view.players):
        lacks = player.cards - int(position.cards[seat])
        if lacks:
            cards = Cards(unseen, lacks, int(FIRST_HELD), kinds).sample(random)
            for card in cards:
                unseen[card + FIRST_HELD] -= 1
                position.hold(seat, card + FIRST_HELD)
    position.deck = unseen
    position.cards_left = view.deck


def restore_steps(position: StrangersPosition, second: SecondDeck, seat: Seat | None) -> None:
    """DS-12, DS-50 What others were shown is not asked."""
    viewer = int(position.players) if seat is None else int(seat)
    steps: list[Step] = []
    for step in second.steps:
        steps.append((viewer if step.does == "shows" else EVERYBODY, int(step.player), face(step.card)))
    position.second_deck = second.cards
    position.steps = tuple(steps)


def deal_recalled(position: StrangersPosition, past: Past, random: Random) -> None:
    """Hidden cards of a hand are any of those that they come from."""
    players = int(position.players)
    for source in (HELD, DRAWN):
        pool = row_of(past.pools[source * FACES : source * FACES + FACES])
        for seat in range(players):
            lacks = past.hidden[source * players + seat]
            if lacks:
                for card in Cards(pool, lacks).sample(random):
                    pool[card] -= 1
                    position.hold(seat, card)
                    past.came[(source * players + seat) * FACES + card] += 1
    position.taken = row_of(past.came[players * FACES :])


def unseen_cards(position: StrangersPosition) -> Row:
    """DS-1 All cards but those in known hands, on the pile of discards and on the table."""
    unseen = COPIES[:]
    for card in range(FACES):
        unseen[card] -= position.discards[card]
        for seat in range(position.players):
            unseen[card] -= position.hands[seat * FACES + card]
    for card in (position.playing, position.drawn):
        if card != NO_CARD:
            unseen[card] -= 1
    return unseen
