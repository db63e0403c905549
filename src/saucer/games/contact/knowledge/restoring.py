"""Contact: a position with all that a view tells; what it does not tell is missing."""

from typing import Final

from saucer.core.seats import Seat
from saucer.games.contact.knowledge.heard import heard_in_round
from saucer.games.contact.model import HELPERS, PHASES, REASONS, WHATS, ContactView
from saucer.games.contact.rules.chart import chart_shown
from saucer.games.contact.rules.position import HELPER_OF, NUMBER_OF, ContactPosition
from saucer.games.contact.rules.state import (
    BREAK_OFFS,
    FLYING,
    GROUNDED,
    GUESSING,
    KINDS_OF_TAPS,
    LAND,
    LAUNCH,
    NOTHING,
    TRANSMISSIONS,
    VALUES,
)

__all__ = ["HELPERS", "NUMBER_OF", "known"]

PHASE_OF: Final[dict[str, int]] = {phase: number for number, phase in enumerate(PHASES)}
WHAT_OF: Final[dict[str, int]] = {what: number for number, what in enumerate(WHATS)}


def known(view: ContactView) -> ContactPosition:
    """What the viewer can do now follows from it."""
    position = ContactPosition(view.players, view.options)
    restore_table(position, view)
    restore_cards(position, view)
    restore_history(position, view)
    restore_guess(position, view)
    restore_secrets(position, view)
    return position


def restore_table(position: ContactPosition, view: ContactView) -> None:
    position.phase = PHASE_OF[view.phase]
    position.chart = chart_shown(view.chips)
    position.round = view.round
    position.source = Seat(0) if view.source is None else view.source
    position.guesser = Seat(0) if view.guesser is None else view.guesser
    position.stood = tuple([NUMBER_OF[chip] for chip in view.stood])
    position.barrels = view.barrels
    position.reason = NOTHING if view.reason is None else REASONS.index(view.reason)


def restore_cards(position: ContactPosition, view: ContactView) -> None:
    for planet in view.turned_up:
        position.turned_up |= 1 << NUMBER_OF[planet]
    position.used = tuple([NUMBER_OF[planet] for planet in view.used])
    position.signals = tuple([view.signals.count(place + 1) for place in range(VALUES)])
    position.signal = 0 if view.signal is None else view.signal
    position.won = view.won
    position.lost = view.lost
    position.helpers = 0
    for helper in view.active:
        position.helpers |= 1 << HELPER_OF[helper]


def restore_history(position: ContactPosition, view: ContactView) -> None:
    position.helped = view.helped
    position.taps = [tap.milliseconds * KINDS_OF_TAPS + WHAT_OF[tap.what] for tap in view.taps]
    position.plans = view.plans
    position.guesses = view.guesses
    position.said = view.said


def restore_guess(position: ContactPosition, view: ContactView) -> None:
    if view.guesser is not None:
        for each in view.guesses:
            if each.round == view.round:
                position.wrong |= 1 << NUMBER_OF[each.planet]
        waiting = 0 if position.phase == GUESSING else 1
        position.sends = TRANSMISSIONS - view.asks_left - waiting
    position.broken = BREAK_OFFS - view.break_offs_left
    position.doubled = view.doubled
    position.second = view.second
    position.meeting = view.meeting
    position.flown = landings(position) if position.phase in (FLYING, GROUNDED) else 0


def landings(position: ContactPosition) -> int:
    """How often the rocket has landed in the transmission under way."""
    count = 0
    for tap in reversed(position.taps):
        if tap % KINDS_OF_TAPS == LAUNCH:
            break
        count += tap % KINDS_OF_TAPS == LAND
    return count


def restore_secrets(position: ContactPosition, view: ContactView) -> None:
    """CO-40 The Source's own; how far the last route was shown is public, even if it is not known."""
    if view.target is not None:
        position.target = NUMBER_OF[view.target]
    if view.plan is not None:
        position.plan = tuple([NUMBER_OF[chip] for chip in view.plan])
    if view.sent is not None:
        position.routes = tuple([tuple([NUMBER_OF[chip] for chip in route]) for route in view.sent])
    if view.guesser is not None:
        restore_complete(position, view)


def restore_complete(position: ContactPosition, view: ContactView) -> None:
    """CO-25 A route nobody has told is as long as was heard, and goes nowhere."""
    heard = heard_in_round(position)
    for number, each in enumerate(heard):
        if each.is_complete:
            position.shown = len(each.shown) - 1
            rest = (NOTHING,) * (each.flights - len(each.shown) + 1)
            position.complete = each.shown + rest if view.sent is None else position.routes[number]
