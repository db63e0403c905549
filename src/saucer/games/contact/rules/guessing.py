"""Contact: asking again and guessing, CO-12 to CO-16, and CO-24."""

from typing import Final

from mypy_extensions import i64

from saucer.core.seats import Seat, left_of
from saucer.core.telling import Teller
from saucer.games.contact.events import AskedAgain, BarrelLost, GuessedRight, GuessedWrong, SignalLost
from saucer.games.contact.model import PLANETS, AskAgain, Choice, Guess, GuessView
from saucer.games.contact.rules import endings
from saucer.games.contact.rules.chart import chips_in
from saucer.games.contact.rules.rounds import end_round, reach_target, target_deck
from saucer.games.contact.rules.state import GUESSING, PLANNING, TRANSMISSIONS, State

GUESS: Final[list[Choice]] = [Guess(planet) for planet in PLANETS]
ASK_AGAIN: Final[tuple[Choice, ...]] = (AskAgain(),)


def candidates(state: State) -> i64:
    """CO-14, CO-22 Cards still in the game, turned up; not guessed wrong, nor where the rocket has stood."""
    return target_deck(state) & ~state.wrong & ~state.stood_bits()


def guesses(state: State) -> tuple[Choice, ...]:
    """CO-13, CO-12"""
    found = tuple([GUESS[planet] for planet in chips_in(candidates(state))])
    return found + ASK_AGAIN if may_ask(state) else found


def may_ask(state: State) -> bool:
    """CO-12 At most three complete transmissions; CO-24 none between the two guesses of a 50:50."""
    return state.sends < TRANSMISSIONS and not state.second


def asks_left(state: State) -> i64:
    """CO-12, CO-12a"""
    if state.second:
        return 0
    waiting = 0 if state.phase == GUESSING else 1
    return TRANSMISSIONS - state.sends - waiting


def ask_again(state: State, tell: Teller) -> None:
    """CO-12"""
    state.phase = PLANNING
    if tell.on:
        tell.all(AskedAgain(state.guesser, asks_left(state)))


def guess(state: State, planet: int, tell: Teller) -> None:
    """CO-13 The table answers for the Source."""
    right = planet == state.target
    note_guess(state, planet, right)
    if right:
        guess_right(state, planet, tell)
    else:
        guess_wrong(state, planet, tell)


def note_guess(state: State, planet: int, right: bool) -> None:
    made = GuessView(int(state.round), state.guesser, PLANETS[planet], right, len(state.taps))
    state.guesses += (made,)


def guess_right(state: State, planet: int, tell: Teller) -> None:
    """CO-17"""
    if tell.on:
        tell.all(GuessedRight(state.guesser, PLANETS[planet]))
    close_guess(state)
    reach_target(state, tell)


def guess_wrong(state: State, planet: int, tell: Teller) -> None:
    """CO-15; CO-24 the first of a 50:50 costs nothing."""
    state.wrong |= 1 << planet
    first_of_two = state.doubled and not state.second
    if tell.on:
        tell.all(GuessedWrong(state.guesser, PLANETS[planet], first_of_two))
    if first_of_two:
        state.second = True
    else:
        pay(state, tell)


def pay(state: State, tell: Teller) -> None:
    """CO-15, CO-16"""
    close_guess(state)
    lose_signal(state, tell)
    state.barrels -= 1
    if tell.on:
        tell.all(BarrelLost(state.barrels))
    if state.barrels == 0:
        end_round(state, tell)
        endings.lose(state, tell)
    else:
        state.guesser = next_guesser(state)


def lose_signal(state: State, tell: Teller) -> None:
    """CO-15"""
    if state.signal:
        state.lost += (int(state.signal),)
        if tell.on:
            tell.all(SignalLost(state.signal))
        state.signal = 0


def close_guess(state: State) -> None:
    """CO-12a, CO-24, CO-27 Transmissions, the 50:50 and the meeting belong to one guess."""
    state.sends = 0
    state.doubled = False
    state.second = False
    state.meeting = False


def next_guesser(state: State) -> Seat:
    """CO-15 The next Crew member clockwise, never the Source."""
    seat = left_of(state.guesser, state.players)
    return left_of(seat, state.players) if seat == state.source else seat
