"""All in All: a mission played on to its end by instinct, and what everybody has then. For searches."""

from saucer.core.position import LAPSE, Chance, Decide, Position
from saucer.core.random import Random
from saucer.core.seats import Seat
from saucer.core.telling import SILENT
from saucer.games.all_in_all.bots import instinct
from saucer.games.all_in_all.bots.prospects import shares
from saucer.games.all_in_all.rules.state import REFILLING, State
from saucer.search.playout import Outlook


class Flight(Outlook):
    """`bold` is the share of players, in a hundred, who mean to fly to portal 9 in this mission."""

    def __init__(self, bold: int) -> None:
        self.bold = bold

    def shares(self, position: Position, random: Random) -> list[float]:
        assert isinstance(position, State)
        mission = position.mission
        bold = [random.below(100) < self.bold for _ in range(position.players)]
        while position.mission == mission and position.phase != REFILLING and go_on(position, bold, random):
            pass
        return shares(position)


def go_on(state: State, bold: list[bool], random: Random) -> bool:
    """One decision, or one piece of luck; says whether there was anything left to do."""
    now = state.next()
    if isinstance(now, Decide):
        if state.race and now.lapses:
            race(state, now.may, bold, random)
        for seat in now.must:
            action = instinct.choose(state, seat, bold[seat], random)
            assert action is not None
            state.act(seat, action, SILENT)
        return True
    if isinstance(now, Chance):
        state.happen(now.draw.sample(random), SILENT)
        return True
    return False


def race(state: State, may: tuple[Seat, ...], bold: list[bool], random: Random) -> None:
    """AA-13b The first who wants to lands; if nobody does the window closes."""
    first = random.below(len(may))
    for step in range(len(may)):
        seat = may[(first + step) % len(may)]
        action = instinct.choose(state, seat, bold[seat], random)
        if action is not None:
            state.act(seat, action, SILENT)
            return
    state.happen(LAPSE, SILENT)
