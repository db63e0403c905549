"""Contact: a round from its beginning to its end, CO-5 to CO-7, CO-17 to CO-19, CO-33 and CO-41."""

from typing import Final

from mypy_extensions import i64

from saucer.core.chance import Cards, Draw
from saucer.core.seats import Seat, left_of
from saucer.core.telling import Teller
from saucer.games.contact.events import (
    NextSource,
    PlanShown,
    RoundBegun,
    RoundEnded,
    SignalTurnedUp,
    SignalWon,
    TargetDrawn,
    TargetTaken,
)
from saucer.games.contact.model import CHIPS, PLANETS, BeginRound, Choice, PlanView
from saucer.games.contact.rules import endings
from saucer.games.contact.rules.chart import ALL_PLANETS
from saucer.games.contact.rules.setting_up import cards_among, turn_up
from saucer.games.contact.rules.state import (
    ARRIVE,
    BETWEEN,
    CHOOSING_SIGNAL,
    DRAWING_TARGET,
    KINDS_OF_TAPS,
    LAND,
    LAUNCH,
    NOTHING,
    PLANNING,
    ROUNDS,
    TURNING_UP_PLANET,
    TURNING_UP_SIGNAL,
    State,
)

BEGIN_ROUND: Final[tuple[Choice, ...]] = (BeginRound(),)


def begin_round(state: State, tell: Teller) -> None:
    """CO-41 The Source begins the round when ready."""
    state.round += 1
    state.guesser = left_of(state.source, state.players)
    state.phase = DRAWING_TARGET if state.professional else TURNING_UP_SIGNAL
    if tell.on:
        tell.all(RoundBegun(state.round, state.source))


def turning_up_signal(state: State) -> Draw:
    """CO-5"""
    return Cards(list(state.signals), 1)


def turn_up_signal(state: State, value: i64, tell: Teller) -> None:
    """CO-5 The prize of the round; CO-21 the one left in round 12."""
    use_signal(state, value)
    if tell.on:
        tell.all(SignalTurnedUp(value))
    state.phase = PLANNING if state.professional else TURNING_UP_PLANET


def use_signal(state: State, value: i64) -> None:
    left = list(state.signals)
    left[value - 1] -= 1
    state.signals = tuple(left)
    state.signal = value


def turning_up_planet(state: State) -> Draw:
    """CO-6"""
    return cards_among(ALL_PLANETS & ~state.turned_up, 1)


def turn_up_planet(state: State, planets: tuple[int, ...], tell: Teller) -> None:
    """CO-6"""
    turn_up(state, planets, tell)
    state.phase = DRAWING_TARGET


def target_deck(state: State) -> i64:
    """CO-4, CO-20 The planets whose cards can be the target: turned up, and not used yet."""
    return state.turned_up & ~state.used_bits()


def drawing_target(state: State) -> Draw:
    """CO-7, CO-20"""
    return cards_among(target_deck(state), 1)


def draw_target(state: State, planet: i64, tell: Teller) -> None:
    """CO-7 The Source alone sees it."""
    state.target = planet
    state.phase = CHOOSING_SIGNAL if state.professional else PLANNING
    if tell.on:
        tell.split((state.source,), TargetDrawn(state.source, PLANETS[planet]), TargetTaken(state.source))


def reach_target(state: State, tell: Teller) -> None:
    """CO-17, CO-18"""
    planet = int(state.target)
    if state.signal:
        state.won += (int(state.signal),)
        if tell.on:
            tell.all(SignalWon(state.signal))
    end_round(state, tell)
    state.stood = (planet,)
    state.used += (planet,)
    state.target = NOTHING
    if state.round == ROUNDS:
        endings.win(state, tell)
    else:
        pass_on(state, tell)


def pass_on(state: State, tell: Teller) -> None:
    """CO-18"""
    state.source = left_of(state.source, state.players)
    state.phase = BETWEEN
    if tell.on:
        tell.all(NextSource(state.source))


def clear_round(state: State) -> None:
    state.signal = 0
    state.wrong = 0
    state.sends = 0
    state.broken = 0
    state.plan = ()
    state.flown = 0
    state.routes = ()
    state.complete = ()
    state.shown = 0


def end_round(state: State, tell: Teller) -> None:
    """CO-33 A lost one too: target and plans are seen by all."""
    shown = plans_of_round(state)
    state.plans += shown
    clear_round(state)
    if not tell.on:
        return
    tell.all(RoundEnded(state.round, PLANETS[state.target]))
    for plan in shown:
        tell.all(PlanShown(plan))


def plans_of_round(state: State) -> tuple[PlanView, ...]:
    """CO-33 Beside what was sent, void ones included."""
    sent = transmissions(state.taps, len(state.plans))
    found: list[PlanView] = []
    for number in range(len(state.routes)):
        found.append(plan_view(state, state.routes[number], sent[number]))
    return tuple(found)


def plan_view(state: State, route: tuple[int, ...], taps: list[int]) -> PlanView:
    landings = [tap // KINDS_OF_TAPS for tap in taps if tap % KINDS_OF_TAPS in (LAND, ARRIVE)]
    void = taps[-1] % KINDS_OF_TAPS != ARRIVE
    stops = tuple([CHIPS[chip] for chip in route])
    return PlanView(int(state.round), Seat(state.source), stops, tuple(landings), void)


def transmissions(taps: list[int], skip: int) -> list[list[int]]:
    """The taps of each transmission, but for so many of the first ones."""
    found: list[list[int]] = []
    launches = 0
    for tap in taps:
        if tap % KINDS_OF_TAPS == LAUNCH:
            launches += 1
            if launches > skip:
                found.append([])
        if launches > skip:
            found[-1].append(tap)
    return found
