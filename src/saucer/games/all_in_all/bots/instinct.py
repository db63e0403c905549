"""All in All: quick choices of one seat by its own hand and by what everybody sees: *medium*, and playouts."""

from typing import Final

from mypy_extensions import i64

from saucer.core.model import Action
from saucer.core.random import Random
from saucer.core.seats import Seat
from saucer.games.all_in_all.bots.packing import MOST_ACTIONS, Packing
from saucer.games.all_in_all.bots.prospects import ALIENS, CARD, worth
from saucer.games.all_in_all.model import RELICS, DrawFrom, PlaceRelic, Stop, TakeCard
from saucer.games.all_in_all.rules.aliens import PILFER, SCHEME_ONTO_PLANET, STEAL_TIME, STEPS_BACK
from saucer.games.all_in_all.rules.landing import FLY_ON, LAND
from saucer.games.all_in_all.rules.state import (
    COLLECTING,
    FACES,
    FULL_SET,
    KINDS,
    LANDING,
    MOST_PLAYERS,
    NOTHING,
    PILFERER,
    PORTALS,
    SABORTAL_DRAWN,
    SCHEMER,
    SETS_TO_WIN,
    TIME_THIEF,
    VALUES,
    State,
)

HARM: Final = 0.3
"""The part of another player's loss that counts as a gain."""
ACTION: Final = 0.15
"""The worth of an action that a landed player loses."""
FAR_ENOUGH: Final = 8
"""Portal 9, counted from 0: nobody has more actions farther on."""
WON: Final = 1000.0

DRAW_FROM: Final[list[Action]] = [DrawFrom(Seat(player)) for player in range(int(MOST_PLAYERS))]
TAKE_AT: Final[list[Action]] = [TakeCard(portal + 1) for portal in range(int(PORTALS))]
PLACE: Final[list[Action]] = [PlaceRelic(relic) for relic in RELICS]
STOP: Final[Action] = Stop()


class Exploration:
    """An action, and what it gains beyond a plain draw."""

    def __init__(self, action: Action, gain: float) -> None:
        self.action = action
        self.gain = gain


def choose(state: State, seat: Seat, bold: bool, random: Random) -> Action | None:
    """The choice of this seat at a glance; None lets the window of a race pass."""
    phase = state.phase
    if phase == LANDING:
        return answer(state, seat, bold)
    if phase == COLLECTING:
        return collect(state, seat)
    if phase == SABORTAL_DRAWN:
        return take_for_sabortal(state, seat)
    return explore(state, seat, random)


def explore(state: State, seat: i64, random: Random) -> Action:
    """AA-7 An alien if that gains something, else the largest hand."""
    best = Exploration(DRAW_FROM[largest_hand(state, seat, random)], 0.0)
    if state.holds(seat, PILFERER):
        best = pilfering(state, seat, best)
    if state.holds(seat, SCHEMER):
        best = scheme(state, seat, best)
    if state.holds(seat, TIME_THIEF) and time_to_steal(state) > best.gain:
        return STEAL_TIME
    return best.action


def largest_hand(state: State, seat: i64, random: Random) -> i64:
    """AA-8 A sabortal is one over the size of the hand; chance decides between equal hands."""
    best = (seat + 1 + random.below(state.players - 1)) % state.players
    for other in range(state.players):
        if other != seat and state.cards[other] > state.cards[best]:
            best = other
    return best


def pilfering(state: State, seat: i64, best: Exploration) -> Exploration:
    """AA-30 Played as soon as it helps: it does not stay long in a hand."""
    for victim in range(state.players):
        if victim == seat:
            continue
        for relic in range(KINDS):
            lying = state.planets[victim * KINDS + relic]
            if 0 < lying < FULL_SET and state.has_room_for(seat, relic):
                gain = placing_gain(state, seat, relic) + HARM * (worth(lying, 0) - worth(lying - 1, 0))
                if gain > best.gain:
                    best = Exploration(PILFER[victim][relic], gain)
    return best


def scheme(state: State, seat: i64, best: Exploration) -> Exploration:
    """AA-31 Onto the planet, if that is worth more than the schemer in the hand."""
    for portal in range(PORTALS):
        card = state.portals[portal]
        if 0 <= card < KINDS and state.has_room_for(seat, card):
            gain = placing_gain(state, seat, card) - ALIENS[SCHEMER - PILFERER]
            if gain > best.gain:
                best = Exploration(SCHEME_ONTO_PLANET[portal], gain)
    return best


def time_to_steal(state: State) -> float:
    """AA-34 What the actions are worth that landed players lose."""
    lost = 0
    for other in state.landed:
        ship = state.ships[other]
        lost += VALUES[ship] - VALUES[max(0, ship - STEPS_BACK)]
    return ACTION * lost - ALIENS[TIME_THIEF - PILFERER]


def placing_gain(state: State, seat: i64, relic: i64) -> float:
    """Of one more on the planet that does not come from the hand."""
    placed, held = state.planets[seat * KINDS + relic], state.hands[seat * FACES + relic]
    if placed + 1 == FULL_SET and state.sets(seat) + 1 == SETS_TO_WIN:
        return WON
    return worth(placed + 1, held) - worth(placed, held)


def answer(state: State, seat: i64, bold: bool) -> Action | None:
    """AA-13; AA-13b in the race flying on says nothing."""
    if lands(state, seat, bold):
        return LAND
    return None if state.race else FLY_ON


def lands(state: State, seat: i64, bold: bool) -> bool:
    """AA-12 Where the actions suffice to win, and at portal 9; before that only a seat that is not bold.

    Landing is a game: against players who always fly on it pays to take what is safe, and the other way round.
    Neither gains against players who are bold in half of their missions.
    """
    packing = Packing(state, seat)
    actions = VALUES[state.portal]
    if packing.to_win <= actions:
        return True
    if packing.gains[MOST_ACTIONS] <= 0.0:
        return False
    if state.portal >= FAR_ENOUGH:
        return True
    return not bold and not is_better_farther(state, packing)


def is_better_farther(state: State, packing: Packing) -> bool:
    """Whether flying on promises more, if everybody draws from the largest hand."""
    now = packing.gains[VALUES[state.portal]]
    safe = 1.0 - 1.0 / int(largest_size(state))
    stays = 1.0
    for portal in range(state.portal + 1, PORTALS):
        stays *= safe
        if packing.to_win <= VALUES[portal] or stays * packing.gains[VALUES[portal]] > now:
            return True
    return False


def largest_size(state: State) -> i64:
    most = state.cards[0]
    for seat in range(1, state.players):
        most = max(most, state.cards[seat])
    return most


def take_for_sabortal(state: State, seat: i64) -> Action:
    """AA-17 Takes the most welcome card, or none."""
    best, most = STOP, 0.0
    for portal in range(PORTALS):
        card = state.portals[portal]
        if card != NOTHING and taking_gain(state, seat, card) > most:
            best, most = TAKE_AT[portal], taking_gain(state, seat, card)
    return best


def taking_gain(state: State, seat: i64, card: i64) -> float:
    if card >= KINDS:
        return ALIENS[card - PILFERER] + CARD
    placed, held = state.planets[seat * KINDS + card], state.hands[seat * FACES + card]
    return worth(placed, held + 1) - worth(placed, held) + CARD


def collect(state: State, seat: i64) -> Action:
    """AA-20 Takes the next step of the best plan."""
    step = Packing(state, seat).next_step(state.actions_left)
    if step == FACES:
        return STOP
    return PLACE[-1 - step] if step < 0 else TAKE_AT[portal_of(state, step)]


def portal_of(state: State, card: i64) -> i64:
    """The first portal where such a card lies."""
    portal: i64 = 0
    while state.portals[portal] != card:
        portal += 1
    return portal
