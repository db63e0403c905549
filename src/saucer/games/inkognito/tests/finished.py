"""Finished records, one for each way the game can end, and how they were made.

`python -m saucer.games.inkognito.tests.finished` makes them anew in `records/`, after the version of the rules was
raised: it plays game after game of a scenario until one ends in its way. Nothing is edited by hand.
"""

from collections.abc import Callable, Mapping
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
)
from saucer.core.codec import plain
from saucer.games.inkognito import GAME
from saucer.games.inkognito.model import (
    AGENTS,
    BUILDS,
    Accept,
    Claim,
    Declare,
    DeclareBuilds,
    DeclareIdentities,
    InkognitoOptions,
    Refuse,
)
from saucer.games.inkognito.rules.claims import verdict
from saucer.games.inkognito.rules.position import InkognitoPosition
from saucer.games.inkognito.rules.state import OVER
from tests.records import Records, whole_game

FOLDER = Path(__file__).parent / "records"
NAMES = ("Anna", "Luc", "Miquel", "Lluc", "Eva")
SEED = 2013

Wish = Callable[[InkognitoPosition, Seat, Action], bool]
"""Whether this choice would end the game as the scenario wants it. It knows the truth: these are examples, no bots."""


class Scenario(NamedTuple):
    players: int
    options: InkognitoOptions
    reason: str
    wish: Wish


def would_end(reason: str, accepts: bool = True) -> Wish:
    """A claim that would be judged so, if the one named answers like that."""

    def wished(position: InkognitoPosition, seat: Seat, action: Action) -> bool:
        if isinstance(action, Accept | Refuse):
            return isinstance(action, Accept) == accepts
        if not isinstance(action, Claim) or position.turn < 8:
            return False
        trial = position.copy()
        trial.claimant, trial.named = seat, -1 if action.partner is None else action.partner
        trial.accepted = accepts
        return verdict(trial, seat) == reason

    return wished


def knows_all(position: InkognitoPosition, seat: Seat, action: Action) -> bool:
    """The fifth player declares rightly, then somebody claims."""
    if isinstance(action, DeclareIdentities):
        return [AGENTS.index(agent) for agent in action.agents] == position.identities
    if isinstance(action, DeclareBuilds):
        return [BUILDS.index(build) for build in action.builds] == position.builds
    if isinstance(action, Claim | Accept):
        return position.declared_builds >= 0 and position.turn > 8
    return isinstance(action, Declare) and position.turn > 4


def never(position: InkognitoPosition, seat: Seat, action: Action) -> bool:
    return False


STRICT = InkognitoOptions()
TABLE = InkognitoOptions(referee="table", colours="by_seat")

SCENARIOS: Mapping[str, Scenario] = {
    "mission": Scenario(4, STRICT, "mission", would_end("mission")),
    "mission_of_a_pair_of_three": Scenario(3, TABLE, "mission", would_end("mission")),
    "wrong_partner": Scenario(4, TABLE, "wrong_partner", would_end("wrong_partner")),
    "refused": Scenario(5, STRICT, "refused", would_end("refused", accepts=False)),
    "not_fulfilled": Scenario(4, STRICT, "not_fulfilled", would_end("not_fulfilled")),
    "flight": Scenario(3, STRICT, "flight", would_end("flight")),
    "no_flight": Scenario(3, TABLE, "no_flight", would_end("no_flight")),
    "not_alone": Scenario(3, STRICT, "not_alone", would_end("not_alone")),
    "declaration": Scenario(5, TABLE, "declaration", knows_all),
    "two_hundred_turns": Scenario(5, TABLE, "two_hundred_turns", never),
}


def played(scenario: Scenario, game: int) -> Match:
    """A wished choice is made, else any that ends nothing."""
    table = tuple(Player(name) for name in NAMES[: scenario.players])
    return whole_game(GAME, scenario.options, table, SeededDice(SEED, game), partial(decided, scenario.wish))


def decided(wish: Wish, match: Match, now: Decide, random: Random) -> Acted:
    position = match.position
    assert isinstance(position, InkognitoPosition)
    for seat in (*now.may, *now.must):
        for action in position.legal(seat):
            if wish(position, seat, action):
                return Acted(seat, plain(action))
    harmless = [each for each in position.legal(now.must[0]) if not isinstance(each, Claim | Declare)]
    return Acted(now.must[0], plain(harmless[int(random.below(len(harmless)))]))


def ends_its_way(match: Match, scenario: Scenario) -> bool:
    assert isinstance(match.position, InkognitoPosition)
    assert match.position.phase == OVER
    return match.result is not None and match.result.reason == scenario.reason


if __name__ == "__main__":
    Records(GAME, FOLDER, SCENARIOS, ends_its_way).make(played)
