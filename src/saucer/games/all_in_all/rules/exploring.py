"""All in All: set-up and exploring, AA-3 to AA-11."""

from typing import Final

from saucer.core.seats import Seat
from saucer.core.telling import Teller
from saucer.games.all_in_all.model import (
    ALIENS,
    CARDS,
    AliensLaid,
    CardDrawn,
    Choice,
    DrawFrom,
    ExploringChoice,
    PassGiven,
    SabortalDrawn,
)
from saucer.games.all_in_all.rules import landing, missions
from saucer.games.all_in_all.rules.aliens import alien_actions, play_alien
from saucer.games.all_in_all.rules.state import (
    DRAWING,
    FACES,
    GIVING_PASS,
    LAYING_ALIENS,
    MOST_PLAYERS,
    PILFERER,
    SABORTAL,
    SCHEMER,
    TIME_THIEF,
    State,
)


def draws_of(explorer: int, players: int) -> tuple[Choice, ...]:
    """AA-8 The explorer may draw from every other player, landed or not."""
    return tuple([DrawFrom(Seat(player)) for player in range(players) if player != explorer])


DRAWS: Final = [[draws_of(explorer, players) for explorer in range(players)] for players in range(MOST_PLAYERS + 1)]


def relics_dealt(state: State) -> int:
    """AA-3"""
    return state.hand_size() - 1


def deal(state: State, cards: tuple[int, ...], tell: Teller) -> None:
    """AA-3 The next seat's relics; AA-5 every hand also holds that player's sabortal."""
    seat = state.dealing
    missions.put_in_hand(state, seat, cards, tell)
    state.hold(seat, SABORTAL)
    if seat + 1 < state.players:
        state.dealing = Seat(seat + 1)
    else:
        state.phase = LAYING_ALIENS


def lay_aliens(state: State, order: tuple[int, ...], tell: Teller) -> None:
    """AA-4"""
    for portal, alien in enumerate(order):
        state.lay(portal, PILFERER + alien)
    if tell.on:
        tell.all(AliensLaid(tuple([ALIENS[alien] for alien in order])))
    if state.named_first >= 0:
        give_pass(state, Seat(state.named_first), tell)
    else:
        state.phase = GIVING_PASS


def give_pass(state: State, seat: Seat, tell: Teller) -> None:
    """AA-6"""
    state.pass_holder = seat
    if tell.on:
        tell.all(PassGiven(seat))
    missions.start_mission(state, tell)


def explorations(state: State, seat: Seat) -> tuple[Choice, ...]:
    """AA-7 There is no passing: one explores by option A or by option B."""
    if seat != state.explorer:
        return ()
    draws = DRAWS[state.players][seat]
    row = seat * FACES
    if state.hands[row + PILFERER] or state.hands[row + SCHEMER] or state.hands[row + TIME_THIEF]:
        return draws + alien_actions(state, seat)
    return draws


def explore(state: State, action: ExploringChoice, tell: Teller) -> None:
    """AA-7 Carries out option A or option B."""
    if type(action) is DrawFrom:
        name_hand(state, action.player)
    else:
        play_alien(state, action, tell)


def name_hand(state: State, player: Seat) -> None:
    """AA-8 Only the player is named: which card comes is chance."""
    state.drawn_from = player
    state.phase = DRAWING


def draw(state: State, card: int, tell: Teller) -> None:
    """AA-9, AA-10"""
    if card == SABORTAL:
        if tell.on:
            tell.all(SabortalDrawn(state.explorer, state.drawn_from, state.portal + 1))
        landing.end_by_sabortal(state, tell)
        return
    state.leave_hand(state.drawn_from, card)
    state.lay(state.portal, card)
    if tell.on:
        tell.all(CardDrawn(state.explorer, state.drawn_from, CARDS[card], state.portal + 1))
    landing.open_window(state)
