"""Contact: when talk is closed, CO-13a, CO-27 and CO-41. No rule reads what was said."""

from saucer.core.model import Aside, Say
from saucer.core.seats import Seat
from saucer.core.text import Text
from saucer.games.contact.model import SaidView
from saucer.games.contact.rules.state import CHOOSING_SIGNAL, GUESSING, State


def is_closed(state: State) -> bool:
    """CO-13a From the Source's taking the target until the round ends."""
    return CHOOSING_SIGNAL <= state.phase <= GUESSING


def silenced(state: State, seat: Seat | None, aside: Aside) -> Text | None:
    """CO-13a, CO-27"""
    if not is_closed(state):
        return None
    if seat is None:
        return Text("silence-watching")
    if seat == state.source:
        return Text("silence-source")
    if not state.meeting:
        return Text("silence-crew")
    return None if aside.to is None else Text("silence-meeting")


def remember(state: State, seat: Seat, aside: Aside) -> None:
    """CO-40 What is said in a meeting is public and stays."""
    if is_closed(state) and isinstance(aside, Say):
        state.said += (SaidView(int(state.round), seat, aside.words, len(state.guesses)),)
