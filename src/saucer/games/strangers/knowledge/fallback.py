"""Don't Talk to Strangers: what the table answers for somebody whose time is up."""

from saucer.core import Action
from saucer.games.strangers.model import DiscardCard, KeepCards, RunAway, Stop, StrangersView


def fallback(view: StrangersView, legal: tuple[Action, ...]) -> Action:
    """What does least: stop, keep, let out a Kid or play any card; nothing is discarded and nobody runs away."""
    for action in legal:
        if isinstance(action, Stop | KeepCards):
            return action
    harmless = [action for action in legal if not isinstance(action, DiscardCard | RunAway)]
    return harmless[0] if harmless else legal[0]
