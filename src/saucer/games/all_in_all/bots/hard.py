"""All in All: *hard* tries every choice in the same imagined worlds, with the same luck, to the end of the mission."""

from typing import Final

from saucer.core import Action, Bot, Random, Seat, Weighed
from saucer.core.position import LAPSE
from saucer.core.telling import SILENT
from saucer.games.all_in_all.bots import instinct
from saucer.games.all_in_all.bots.flight import Flight
from saucer.games.all_in_all.bots.packing import Packing
from saucer.games.all_in_all.knowledge.imagine import imagine
from saucer.games.all_in_all.model import AllInAllView
from saucer.games.all_in_all.rules.landing import LAND, clear_answers
from saucer.games.all_in_all.rules.position import AllInAllPosition
from saucer.games.all_in_all.rules.state import VALUES
from saucer.search.advice import Advice, best_few
from saucer.search.flat import flat_monte_carlo
from saucer.search.worlds import luck_of

PLAYOUTS: Final = 1200
"""A decision, shared by its choices and divided by the players: with more of them a mission is longer."""
BOLD: Final = 50
"""Of a hundred players imagined, how many mean to fly to portal 9."""


class HardBot(Bot):
    def __init__(self) -> None:
        self.flight = Flight(BOLD)

    def choose(self, view: AllInAllView, legal: tuple[Action, ...], random: Random) -> Action | None:
        assert view.seat is not None
        state = imagine(view, random)
        if wins_now(view, state):
            return instinct.choose(state, view.seat, False, random)
        if view.phase == "landing" and view.landing == "race":
            return LAND if self.gain_by_landing(view, view.seat, random) > 0.0 else None
        if len(legal) == 1:
            return legal[0]
        return self.advice(view, view.seat, legal, random).best()

    def advice(self, view: AllInAllView, seat: Seat, legal: tuple[Action, ...], random: Random) -> Advice:
        return flat_monte_carlo(imagine_unanswered, view, seat, legal, random, playouts(view), self.flight)

    def weigh(self, view: AllInAllView, legal: tuple[Action, ...], random: Random) -> tuple[Weighed, ...]:
        assert view.seat is not None
        state = imagine(view, random)
        race = view.phase == "landing" and view.landing == "race"
        if race or len(legal) == 1 or wins_now(view, state):
            return ()
        return best_few(self.advice(view, view.seat, legal, random))

    def gain_by_landing(self, view: AllInAllView, seat: Seat, random: Random) -> float:
        """AA-13b How much more landing promises than letting the window close."""
        gain = 0.0
        for _ in range(playouts(view) // 2):
            landed = imagine(view, random)
            flown_on = landed.copy()
            luck = luck_of(random)
            landed.act(seat, LAND, SILENT)
            flown_on.happen(LAPSE, SILENT)
            gain += self.flight.shares(landed, Random(luck))[seat] - self.flight.shares(flown_on, Random(luck))[seat]
        return gain


def playouts(view: AllInAllView) -> int:
    return PLAYOUTS // len(view.players)


def wins_now(view: AllInAllView, state: AllInAllPosition) -> bool:
    """AA-22 With the actions that are left, or that landing brings."""
    assert view.seat is not None
    if view.phase not in ("landing", "collecting"):
        return False
    actions = VALUES[state.portal] if view.phase == "landing" else state.actions_left
    return Packing(state, view.seat).to_win <= actions


def imagine_unanswered(view: AllInAllView, random: Random) -> AllInAllPosition:
    """AA-13 Answers that are in but sealed are given anew: playouts know better than chance what others answer."""
    position = imagine(view, random)
    clear_answers(position)
    return position
