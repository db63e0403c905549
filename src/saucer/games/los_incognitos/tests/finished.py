"""Finished records, one for each way the game can end, and how they were made.

`python -m saucer.games.los_incognitos.tests.finished` makes them anew in `records/`, after the version of the rules was
raised: it plays game after game of a scenario until one ends in its way. Nothing is edited by hand.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from saucer.core import (
    Acted,
    Action,
    Decide,
    Match,
    Player,
    Random,
    Seat,
    SeededDice,
    choose,
)
from saucer.core.board import OWN
from saucer.core.codec import plain
from saucer.games.los_incognitos import GAME
from saucer.games.los_incognitos.board_model import LosBoard
from saucer.games.los_incognitos.boards import read_board
from saucer.games.los_incognitos.bots import EasyBot, MediumBot
from saucer.games.los_incognitos.model import Explore, LosOptions, LosView, Mark, Move
from tests.records import Records, whole_game

FOLDER = Path(__file__).parent / "records"
NAMES = ("Anna", "Ben", "Carl", "Dora")
SEED = 2013

Policy = Callable[[LosView, tuple[Action, ...], Random], Action | None]


class Scenario(NamedTuple):
    players: int
    options: LosOptions
    policy: Policy
    reason: str
    own: bool = False
    """Whether it is played on a board of its own, the small one beside the records."""


def medium(view: LosView, legal: tuple[Action, ...], random: Random) -> Action | None:
    return MediumBot().choose(view, legal, random)


def easy(view: LosView, legal: tuple[Action, ...], random: Random) -> Action | None:
    return EasyBot().choose(view, legal, random)


def crowding(view: LosView, legal: tuple[Action, ...], random: Random) -> Action | None:
    """The first player only stores; the others take all they can, so that there is soon nothing left for the first."""
    wanted = [action for action in legal if isinstance(action, Move | Mark | Explore)]
    if view.seat == Seat(0):
        modest = tuple(action for action in legal if action not in wanted)
        return choose(modest or legal, random)
    return choose(tuple(wanted) or legal, random)


SCENARIOS = {
    "logbooks_full": Scenario(2, LosOptions("roman-holidays", "on"), medium, "logbooks_full"),
    "some_out": Scenario(4, LosOptions("highlanders-castle"), crowding, "some_out"),
    "all_out": Scenario(2, LosOptions(), easy, "all_out", own=True),
}


def own_board() -> LosBoard:
    path = FOLDER / "own.toml"
    return read_board(path.name, path.read_text("utf-8"))


def played(scenario: Scenario, game: int) -> Match:
    table = tuple(Player(name) for name in NAMES[: scenario.players])
    boards = {OWN: plain(own_board())} if scenario.own else {}
    return whole_game(GAME, scenario.options, table, SeededDice(SEED, game), partial(decided, scenario.policy), boards)


def decided(policy: Policy, match: Match, now: Decide, random: Random) -> Acted:
    seat = now.must[0]
    view = match.position.view(seat)
    assert isinstance(view, LosView)
    return Acted(seat, policy(view, match.position.legal(seat), random))


def ends_its_way(match: Match, scenario: Scenario) -> bool:
    return match.result is not None and match.result.reason == scenario.reason


if __name__ == "__main__":
    Records(GAME, FOLDER, SCENARIOS, ends_its_way).make(played)
