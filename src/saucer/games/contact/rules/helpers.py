"""Contact: signal cards by choice and the helper cards of the professional game, CO-21 and CO-23 to CO-27."""

from typing import Final

from mypy_extensions import i64

from saucer.core.chance import Draw
from saucer.core.seats import Seat
from saucer.core.telling import Teller
from saucer.games.contact.events import (
    ExchangeTookPlace,
    FiftyUsed,
    HelpersReactivated,
    MeetingCalled,
    SignalChosen,
    StopoverShown,
    TargetExchanged,
)
from saucer.games.contact.model import (
    CHIPS,
    HELPERS,
    PLANETS,
    CallMeeting,
    Choice,
    ChooseSignal,
    Exchange,
    HelpView,
    Reactivate,
    Use,
    UseFifty,
    UseStopover,
)
from saucer.games.contact.rules.rounds import target_deck, turn_up_signal, use_signal
from saucer.games.contact.rules.setting_up import cards_among
from saucer.games.contact.rules.state import (
    ALL_HELPERS,
    CHOOSING_SIGNAL,
    EXCHANGE,
    EXCHANGING,
    FIFTY,
    PLANNING,
    STOPOVER,
    VALUES,
    State,
)

CHOOSE_SIGNAL: Final[list[Choice]] = [ChooseSignal(value) for value in range(1, VALUES + 1)]
EXCHANGE_TARGET: Final[Choice] = Exchange()
USE_FIFTY: Final[Choice] = UseFifty()
USE_STOPOVER: Final[Choice] = UseStopover()
REACTIVATE: Final[Choice] = Reactivate()
CALL_MEETING: Final[list[Choice]] = [CallMeeting(helper) for helper in HELPERS]


def is_active(state: State, helper: int) -> bool:
    return state.helpers & 1 << helper != 0


def spend(state: State, seat: Seat, helper: int, use: Use) -> None:
    """CO-23 A helper card is used once, then it is inactive."""
    state.helpers &= ~(1 << helper)
    state.helped += (HelpView(int(state.round), seat, HELPERS[helper], use, len(state.taps)),)


def can_reactivate(state: State) -> bool:
    """CO-23 One must be inactive, and the last barrel cannot pay."""
    return state.professional and state.helpers != ALL_HELPERS and state.barrels > 1


def reactivate(state: State, seat: Seat, tell: Teller) -> None:
    """CO-23 No signal card is lost by it."""
    state.barrels -= 1
    state.helpers = ALL_HELPERS
    if tell.on:
        tell.all(HelpersReactivated(seat, state.barrels))


def signal_choices(state: State) -> tuple[Choice, ...]:
    """CO-21, CO-23, CO-26 Before the signal card is chosen."""
    found = [CHOOSE_SIGNAL[place] for place in range(VALUES) if state.signals[place]]
    if is_active(state, EXCHANGE):
        found.append(EXCHANGE_TARGET)
    if can_reactivate(state):
        found.append(REACTIVATE)
    return tuple(found)


def choose_signal(state: State, value: int, tell: Teller) -> None:
    """CO-21 Openly, before transmitting."""
    use_signal(state, value)
    state.phase = PLANNING
    if tell.on:
        tell.all(SignalChosen(state.source, value))


def take_last_signal(state: State, tell: Teller) -> None:
    """CO-21 The one left is taken without a question; CO-21a unless the target could still be exchanged."""
    if sum(state.signals) == 1 and not is_active(state, EXCHANGE) and not can_reactivate(state):
        turn_up_signal(state, 1 + state.signals.index(1), tell)


def exchange(state: State) -> None:
    """CO-26"""
    spend(state, state.source, EXCHANGE, "itself")
    state.phase = EXCHANGING


def exchanging(state: State) -> Draw:
    """CO-26 The top card of the stack, where the old target is not yet."""
    return cards_among(target_deck(state) & ~(1 << state.target), 1)


def exchange_for(state: State, planet: int, tell: Teller) -> None:
    """CO-26 The old card is mixed into the stack unseen."""
    away = int(state.target)
    state.exchanged += ((int(state.round), state.source, away),)
    state.target = planet
    state.phase = CHOOSING_SIGNAL
    if tell.on:
        seen = TargetExchanged(state.source, PLANETS[away], PLANETS[planet])
        tell.split((state.source,), seen, ExchangeTookPlace(state.source))
    take_last_signal(state, tell)


def helps_for_guess(state: State) -> tuple[Choice, ...]:
    """CO-23 to CO-25 The guesser's, while a guess is due."""
    found: list[Choice] = []
    if is_active(state, FIFTY) and not state.doubled:
        found.append(USE_FIFTY)
    if is_active(state, STOPOVER) and stopovers_left(state) > 0:
        found.append(USE_STOPOVER)
    if can_reactivate(state):
        found.append(REACTIVATE)
    return tuple(found)


def meetings(state: State) -> tuple[Choice, ...]:
    """CO-27 For any active helper card; not with one Crew member."""
    if state.meeting or state.players == 2:
        return ()
    return tuple([CALL_MEETING[helper] for helper in range(len(HELPERS)) if is_active(state, helper)])


def use_fifty(state: State, tell: Teller) -> None:
    """CO-24"""
    spend(state, state.guesser, FIFTY, "itself")
    state.doubled = True
    if tell.on:
        tell.all(FiftyUsed(state.guesser))


def stopovers_left(state: State) -> i64:
    """CO-25, CO-25a Stopovers that lie ahead on the route of the last complete transmission."""
    return max(0, len(state.complete) - 2 - state.shown)


def use_stopover(state: State, tell: Teller) -> None:
    """CO-25 The rocket stays there as the new start."""
    spend(state, state.guesser, STOPOVER, "itself")
    state.shown += 1
    chip = state.complete[state.shown]
    state.stood += (chip,)
    if tell.on:
        tell.all(StopoverShown(state.guesser, CHIPS[chip]))


def call_meeting(state: State, seat: Seat, helper: int, tell: Teller) -> None:
    """CO-27"""
    spend(state, seat, helper, "meeting")
    state.meeting = True
    if tell.on:
        tell.all(MeetingCalled(seat, HELPERS[helper]))
