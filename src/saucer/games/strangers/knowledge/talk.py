"""Don't Talk to Strangers: who may talk to whom, DS-39."""

from saucer.core.model import Aside
from saucer.core.seats import Seat
from saucer.core.text import Text, text
from saucer.games.strangers.rules.state import OVER, TEAMS_SILENT, State


def silenced(state: State, seat: Seat | None, aside: Aside) -> Text | None:
    """DS-39 In silent teams nothing passes between partners: what is said to all would, and so would a go-between."""
    if state.variant != TEAMS_SILENT or state.phase == OVER:
        return None
    return text("silenced-watching") if seat is None else text("silenced-teams")
