"""Searches for any game: over imagined positions only, never over the truth. Knows the core and no game.

What a bot calls, with its game's `imagine`, its view, its seat and its legal actions:

    flat_monte_carlo(imagine, view, seat, legal, random, playouts)        every action tried in the same worlds
    matched_regrets(imagine, view, seat, random, playouts)                several decide at once: a mixed strategy
    tree_search(imagine, view, seat, players, random, playouts, each)     one tree, or one for each player

All return an `Advice`: the actions, `values` (the share of the win each can expect) and `weights` (how often to play
it); `advice.best()` takes the heaviest, `advice.drawn(random)` draws by weight, which mixed strategies need.

All take `outlook`, what each seat can expect of a position: by default playouts with random choices. Give
`Playouts(policy)` with a `Policy` of your own to model the players, or an `Outlook` of your own to stop early.
Budgets are counted in playouts, never in time, and the same `Random` gives the same advice.
"""

from saucer.search.advice import Advice
from saucer.search.flat import flat_monte_carlo
from saucer.search.playout import AT_RANDOM, RANDOM_PLAYOUTS, Outlook, Playouts, Policy, playout, shares
from saucer.search.regret import Regrets, matched_regrets
from saucer.search.tree import tree_search
from saucer.search.worlds import Imagine

__all__ = [
    "AT_RANDOM", "RANDOM_PLAYOUTS", "Advice", "Imagine", "Outlook", "Playouts", "Policy", "Regrets",
    "flat_monte_carlo", "matched_regrets", "playout", "shares", "tree_search",
]  # fmt: skip
