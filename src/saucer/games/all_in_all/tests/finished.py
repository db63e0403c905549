"""Finished records, one for each way the game can end, and how they were made.

`python -m saucer.games.all_in_all.tests.finished` makes them anew in `records/`, after the version of the rules was
raised: it plays game after game of a scenario until one ends in its way. Nothing is edited by hand.
"""

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from saucer.core import (
    LAPSE,
    Acted,
    Action,
    Decide,
    Drawn,
    Match,
    Player,
    Random,
    Seat,
    SeededDice,
)
from saucer.games.all_in_all import GAME
from saucer.games.all_in_all.bots import EasyBot
from saucer.games.all_in_all.model import (
    AllInAllOptions,
    AllInAllView,
    Choice,
    DrawFrom,
    FlyOn,
    Land,
    PlaceRelic,
    PlayPilferer,
    PlaySchemer,
    Stop,
    TakeCard,
)
from tests.records import Records, whole_game

FOLDER = Path(__file__).parent / "records"
NAMES = ("Anna", "Ben", "Carl", "Dora", "Emma", "Finn")
SEED = 2022

Policy = Callable[[AllInAllView, tuple[Any, ...], Random], Action | None]


class Scenario(NamedTuple):
    players: int
    options: AllInAllOptions
    policy: Policy
    reason: str
    last: type[Action]
    """The kind of choice that ended the game."""


def easy(view: AllInAllView, legal: tuple[Choice, ...], random: Random) -> Action | None:
    return EasyBot().choose(view, legal, random)


def unwilling(view: AllInAllView, legal: tuple[Action, ...], random: Random) -> Action | None:
    """Draws from anybody, never lands and takes nothing: no mission brings anything."""
    if view.phase == "exploring":
        draws = [action for action in legal if isinstance(action, DrawFrom)]
        return draws[int(random.below(len(draws)))]
    answers = [action for action in legal if isinstance(action, FlyOn | Stop)]
    return answers[0] if answers else None


def modest(view: AllInAllView, legal: tuple[Action, ...], random: Random) -> Action | None:
    """Lands soon and places all it can, but never a third set: in the end every relic lies on a planet."""
    assert view.seat is not None
    me = view.players[view.seat]
    full = me.sets == 2
    places = [
        each for each in legal if isinstance(each, PlaceRelic) and not (full and me.planet.count(each.relic) == 2)
    ]
    if places:
        return places[0]
    wanted = [each for each in legal if isinstance(each, TakeCard | Land | DrawFrom)]
    return wanted[int(random.below(len(wanted)))] if wanted else legal[-1]


SCENARIOS: Mapping[str, Scenario] = {
    "three_sets_by_collecting": Scenario(4, AllInAllOptions(first=2), easy, "three_sets", PlaceRelic),
    "three_sets_by_pilferer": Scenario(3, AllInAllOptions("race"), easy, "three_sets", PlayPilferer),
    "three_sets_by_schemer": Scenario(6, AllInAllOptions(), easy, "three_sets", PlaySchemer),
    "nothing_left": Scenario(5, AllInAllOptions(), modest, "nothing_left", PlaceRelic),
    "hundred_missions": Scenario(3, AllInAllOptions("race"), unwilling, "hundred_missions", Stop),
}


def played(scenario: Scenario, game: int) -> Match:
    table = tuple(Player(name, "easy" if scenario.policy is easy else None) for name in NAMES[: scenario.players])
    return whole_game(GAME, scenario.options, table, SeededDice(SEED, game), partial(decided, scenario.policy))


def decided(policy: Policy, match: Match, now: Decide, random: Random) -> Acted | Drawn:
    """Somebody's choice; in the race the window closes when nobody wants to land."""
    asked = now.must or now.may
    for place in random.shuffled(len(asked)):
        action = choice(match, asked[place], policy, random)
        if action is not None:
            return Acted(asked[place], action)
    return Drawn(LAPSE)


def choice(match: Match, seat: Seat, policy: Policy, random: Random) -> Action | None:
    view = match.position.view(seat)
    assert isinstance(view, AllInAllView)
    return policy(view, match.position.legal(seat), random)


def last_choice(match: Match) -> Action:
    """The choice after which nothing but chance was left."""
    return next(match.codec.action(entry.action) for entry in reversed(match.entries) if isinstance(entry, Acted))


def ends_its_way(match: Match, scenario: Scenario) -> bool:
    assert match.result is not None
    return match.result.reason == scenario.reason and isinstance(last_choice(match), scenario.last)


if __name__ == "__main__":
    Records(GAME, FOLDER, SCENARIOS, ends_its_way).make(played)
