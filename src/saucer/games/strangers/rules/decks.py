"""Don't Talk to Strangers: the second deck, DS-12: whoever remembers the discards knows what all hands hold together.

There is no third in a game: a deck runs out when its last SIGHTING is drawn. In the set-up they are discarded without
effect, but each of the 18 in the second deck brings a Stranger, and there are ten at most (DS-2).
"""

from mypy_extensions import i64

from saucer.core.rows import row
from saucer.games.strangers.rules.state import EVERYBODY, FACES, NO_CARD, State


def remember(state: State) -> None:
    """DS-12 The discards, open to all, become a deck; DS-50 what was seen of hands before is still known of them."""
    state.second_deck = tuple([int(count) for count in state.discards])
    state.taken = row(int(state.players * FACES))
    state.steps = ()
    if len(state.seen):
        for viewer in range(state.players + 1):
            for seat in range(state.players):
                note_seen(state, viewer, seat)


def note_seen(state: State, viewer: i64, seat: i64) -> None:
    for card in range(FACES):
        for _ in range(state.seen[(viewer * state.players + seat) * FACES + card]):
            state.note(viewer, seat, card)


def take(state: State, seat: i64, card: i64) -> None:
    """DS-10 A card is drawn into a hand."""
    if state.second_deck:
        state.taken[seat * FACES + card] += 1
        state.note(EVERYBODY, seat, NO_CARD)
