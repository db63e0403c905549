"""Don't Talk to Strangers: the cards, DS-26 to DS-38: the card, then the Kid, then where to."""

from typing import Final

from mypy_extensions import i64

from saucer.core.model import Action
from saucer.core.seats import Seat
from saucer.core.telling import Teller
from saucer.games.strangers.events import (
    CardNamed,
    CardPlayed,
    CoinsFlipped,
    ContactFailed,
    ContactMade,
    HandLookedAt,
    HandShown,
    OpenCardPlayed,
    PlayedForNothing,
    Stopped,
    StrangerChosen,
    StrangerMoved,
)
from saucer.games.strangers.model import CARDS, NameCard, NamePlayer, Stop
from saucer.games.strangers.rules import aliens, ending, moving, turns
from saucer.games.strangers.rules.ending import SEATS
from saucer.games.strangers.rules.index import HOME, MANSION, POOL
from saucer.games.strangers.rules.moving import Walk, steps_of
from saucer.games.strangers.rules.state import (
    ARCHITECT,
    CARD,
    CITY_BUS,
    COIN,
    FACES,
    FIRST_HELD,
    GOING,
    HITCHHIKING,
    KID,
    MAN_IN_BLACK,
    MOMS_CAR,
    NEW_STEP_DAD,
    NO_CARD,
    NOBODY,
    PLAYER,
    POOL_PARTY,
    PROM_DATE,
    SCHOOL_BUS,
    SCIENCE_CLUB,
    SCORED,
    SODA_SHOP_DATE,
    STRANGER,
    STRANGER_FROM,
    WALKIE_TALKIES,
    WATCHES,
    State,
    see,
)

STOP: Final = Stop()
NAME_PLAYER: Final = [NamePlayer(seat) for seat in SEATS]
NAME_CARD: Final = [NameCard(card) for card in CARDS]
MOST_AT_THE_POOL: Final = 2
SAUCERS_FOR_CONTACT: Final = 2
CONTACT_POINTS: Final = 10


def play(state: State, card: i64, tell: Teller) -> None:
    """DS-8"""
    state.leave_hand(state.turn, card)
    state.playing = card
    if tell.on:
        name = CARDS[card]
        is_open = state.variant == ARCHITECT
        tell.all(OpenCardPlayed(state.turn, name) if is_open else CardPlayed(state.turn, name))
    carry_out(state, card, tell)


def carry_out(state: State, card: i64, tell: Teller) -> None:
    """DS-8 Where the effect has a legal use it must be used; otherwise it was played for nothing."""
    state.effect = card
    if card == SODA_SHOP_DATE and players_with_cards(state):
        state.phase = PLAYER
    elif card == SCIENCE_CLUB and state.readers[state.turn] >= SAUCERS_FOR_CONTACT:
        state.phase = COIN
    elif card == MAN_IN_BLACK and strangers_out(state):
        state.phase = STRANGER_FROM
    elif card not in (SODA_SHOP_DATE, SCIENCE_CLUB, MAN_IN_BLACK) and choose_only_kid(state, tell):
        return
    else:
        if tell.on:
            tell.all(PlayedForNothing(state.turn, CARDS[card]))
        turns.finish_card(state, tell)


def choose_only_kid(state: State, tell: Teller) -> bool:
    """Nobody is asked which Kid if there is only one; says whether there is any."""
    kids = kids_to_choose(state)
    if not kids:
        return False
    state.phase = KID
    if len(kids) == 1:
        choose_kid(state, kids[0], tell)
    return True


def choices_of_kid(state: State) -> tuple[Action, ...]:
    """DS-26a After the first one may stop."""
    found: list[Action] = []
    for kid in kids_to_choose(state):
        place = state.kids[kid]
        if place >= SCORED:
            found.append(state.index.choose_scored[place - SCORED])
        else:
            found.append(state.index.choose_kid[kid // 10][place])
    if state.moves:
        found.append(STOP)
    return tuple(found)


def kids_to_choose(state: State) -> list[int]:
    """DS-26a Those the card means and can move, one of those that are alike, in the order of seats and spaces."""
    card = state.effect
    seat = state.turn
    if card == NEW_STEP_DAD:
        return kids_at_home(state, seat)
    found: list[int] = []
    if card in (PROM_DATE, POOL_PARTY):
        for owner in range(state.players):
            add_kids(state, owner, found)
    else:
        add_kids(state, seat, found)
    return found


def add_kids(state: State, owner: i64, found: list[int]) -> None:
    for space in turns.places_of(state, owner):
        if can_go(state, space):
            found.append(int(state.kid_at(owner, space)))


def can_go(state: State, space: i64) -> bool:
    """Whether the card takes a Kid anywhere from this movement space."""
    card = state.effect
    if steps_of(card):
        return Walk(state, card).has_end(space)
    if card in (SCHOOL_BUS, CITY_BUS):
        stop = state.index.school_stop if card == SCHOOL_BUS else state.index.city_stop
        return stop[space] > 0 and len(targets(state, space)) > 0
    return card == HITCHHIKING or len(targets(state, space)) > 0


def kids_at_home(state: State, seat: i64) -> list[int]:
    """DS-34"""
    if not free_spaces(state, MANSION):
        return []
    found: list[int] = []
    for spot in range(len(state.spots)):
        if state.spots[spot] == seat and state.index.kind[state.index.spot_space[spot]] == HOME:
            found.append(int(state.kid_on(spot)))
    return found


def free_spaces(state: State, kind: i64) -> list[int]:
    """Scoring spaces of this kind with a free spot."""
    spaces = range(state.index.streets, state.index.spaces)
    return [space for space in spaces if state.index.kind[space] == kind and state.free_spot(space) >= 0]


def targets(state: State, start: i64) -> list[int]:
    """Where the card takes a Kid from there: DS-13 walking, DS-26a or by a jump to another space that is free."""
    card = state.effect
    if steps_of(card):
        return Walk(state, card).ends_from(start)
    if card == POOL_PARTY:
        return free_spaces(state, POOL)
    if card == NEW_STEP_DAD:
        return free_spaces(state, MANSION)
    if card == MOMS_CAR:
        return free_spaces(state, HOME)
    return [street for street in range(state.index.streets) if street != start and is_open(state, card, street)]


def is_open(state: State, card: i64, street: i64) -> bool:
    """DS-27 A stop without a Stranger; DS-37 any movement space without one."""
    if state.strangers[street]:
        return False
    if card == SCHOOL_BUS:
        return state.index.school_stop[street] > 0
    return card == HITCHHIKING or state.index.city_stop[street] > 0


def choose_kid(state: State, kid: i64, tell: Teller) -> None:
    """DS-37 For a hitchhiker the coin comes first."""
    state.kid = kid
    state.phase = COIN if state.effect == HITCHHIKING else GOING
    if tell.on:
        aliens.tell_chosen(state, kid, tell)


def destinations(state: State) -> tuple[Action, ...]:
    go_to = state.index.go_to
    return tuple([go_to[space] for space in targets(state, state.kids[state.kid])])


def go(state: State, space: i64, tell: Teller) -> None:
    goes_on = moving.walk(state, space, tell) if steps_of(state.effect) else moving.jump(state, space, tell)
    if goes_on:
        after_move(state, tell)


def after_move(state: State, tell: Teller) -> None:
    """DS-28, DS-33 Further Kids may follow, each at most once."""
    more = state.effect in (WALKIE_TALKIES, WATCHES) or (state.effect == POOL_PARTY and state.moves < MOST_AT_THE_POOL)
    if more and kids_to_choose(state):
        state.phase = KID
    else:
        turns.finish_card(state, tell)


def stop(state: State, tell: Teller) -> None:
    """DS-26a"""
    if tell.on:
        tell.all(Stopped(state.turn))
    turns.finish_card(state, tell)


def coins(state: State) -> int:
    """DS-32 One for each of one's Kids in a LIBRARY; else one."""
    return int(state.readers[state.turn]) if state.effect == SCIENCE_CLUB else 1


def flip(state: State, saucers: int, tell: Teller) -> None:
    if tell.on:
        tell.all(CoinsFlipped(state.turn, coins(state), saucers))
    if state.drawn != NO_CARD:
        aliens.abduct_or_spare(state, saucers > 0, tell)
    elif state.effect == SCIENCE_CLUB:
        try_contact(state, saucers >= SAUCERS_FOR_CONTACT, tell)
    else:
        hitchhike(state, saucers > 0, tell)


def try_contact(state: State, made: bool, tell: Teller) -> None:
    """DS-32 Two saucers win at once; DS-44 alone they bring points, and the game goes on."""
    if tell.on:
        points = CONTACT_POINTS if state.is_alone() else 0
        tell.all(ContactMade(state.turn, points) if made else ContactFailed(state.turn))
    if made and not state.is_alone():
        ending.end_by_contact(state, tell)
        return
    if made:
        state.bonus += CONTACT_POINTS
    turns.finish_card(state, tell)


def hitchhike(state: State, saucer: bool, tell: Teller) -> None:
    """DS-37"""
    aliens.take_or_leave(state, saucer, tell)
    if saucer:
        turns.finish_card(state, tell)
    else:
        state.phase = GOING


def strangers_out(state: State) -> list[int]:
    return [space for space in state.index.icons if state.strangers[space]]


def choices_of_stranger(state: State) -> tuple[Action, ...]:
    """DS-35"""
    return tuple([state.index.choose_stranger[space] for space in strangers_out(state)])


def choose_stranger(state: State, space: i64, tell: Teller) -> None:
    """DS-35"""
    state.stranger = space
    state.phase = STRANGER
    if tell.on:
        tell.all(StrangerChosen(state.turn, state.index.names[space]))


def place_stranger(state: State, space: i64, tell: Teller) -> None:
    """DS-22 A new one; DS-35 or the one that was chosen, which is no placing and never ends the game."""
    if state.stranger == NOBODY:
        aliens.place(state, space, tell)
        return
    state.strangers[state.stranger] = 0
    state.strangers[space] = 1
    if tell.on:
        names = state.index.names
        tell.all(StrangerMoved(state.turn, names[state.stranger], names[space]))
    aliens.abduct_all(state, space, tell)
    turns.finish_card(state, tell)


def players_with_cards(state: State) -> tuple[Action, ...]:
    """DS-38 A partner too."""
    others = [seat for seat in range(state.players) if seat != state.turn and state.cards[seat]]
    return tuple([NAME_PLAYER[seat] for seat in others])


def look_at(state: State, seat: Seat, tell: Teller) -> None:
    """DS-38, DS-50 All learn whose hand it is; the cards are shown to one alone."""
    state.looking_at = seat
    state.phase = CARD
    cards: list[int] = []
    for card in range(FIRST_HELD, FACES):
        count = state.hands[seat * FACES + card]
        if count:
            see(state, state.turn, seat, card, count)
            cards += [card] * int(count)
    if tell.on:
        tell.all(HandLookedAt(state.turn, seat))
        tell.only((state.turn,), HandShown(state.turn, seat, tuple([CARDS[card] for card in cards])))


def cards_to_name(state: State) -> tuple[Action, ...]:
    """DS-38"""
    hand = state.looking_at * FACES
    return tuple([NAME_CARD[card] for card in range(FIRST_HELD, FACES) if state.hands[hand + card]])


def name_card(state: State, card: i64, tell: Teller) -> None:
    """DS-38 It stays there, works as if one had played it, and all know it now."""
    seat = state.looking_at
    for viewer in range(state.players + 1):
        if viewer != seat:
            see(state, viewer, seat, card, 1)
    if tell.on:
        tell.all(CardNamed(state.turn, SEATS[seat], CARDS[card]))
    carry_out(state, card, tell)
