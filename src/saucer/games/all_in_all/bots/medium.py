"""All in All: *medium* plays by instinct. It looks at its own hand, the planets, the portals and the sizes of hands."""

from typing import Final

from mypy_extensions import i64

from saucer.core import Action, Bot, Random, stream
from saucer.games.all_in_all.bots import instinct
from saucer.games.all_in_all.knowledge.imagine import imagine
from saucer.games.all_in_all.model import AllInAllView
from saucer.games.all_in_all.rules.state import KINDS, State

BOLD: Final = 95
"""In so many of a hundred missions it means to fly to portal 9."""


class MediumBot(Bot):
    def choose(self, view: AllInAllView, legal: tuple[Action, ...], random: Random) -> Action | None:
        """Of the imagined hands of others instinct reads nothing but their sizes, which are true."""
        assert view.seat is not None
        state = imagine(view, random)
        return instinct.choose(state, view.seat, is_bold(state, view.seat), random)


def is_bold(state: State, seat: i64) -> bool:
    """For a whole mission without remembering: drawn by the mission and by how the own planet looks in it."""
    planet = [int(state.planets[seat * KINDS + kind]) for kind in range(KINDS)]
    return stream(int(state.mission), int(seat), *planet).below(100) < BOLD
