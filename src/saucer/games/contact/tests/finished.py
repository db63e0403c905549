"""Finished records, one for each way the game can end, and how they were made.

`python -m saucer.games.contact.tests.finished` makes them anew in `records/`, after the version of the rules was
raised: it plays game after game of a scenario until one ends in its way. Nothing is edited by hand.
"""

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import NamedTuple

from saucer.core import (
    LAPSE,
    Acted,
    Decide,
    Drawn,
    Match,
    Outcome,
    Player,
    Random,
    SeededDice,
    choose,
)
from saucer.games.contact import GAME
from saucer.games.contact.model import (
    PLANETS,
    Choice,
    ContactOptions,
    ContactView,
    Exchange,
    FlyTo,
    Guess,
    Land,
    LandAfter,
    PlanAnew,
    Planet,
    Reactivate,
    UseStopover,
)
from tests.records import Records, whole_game

FOLDER = Path(__file__).parent / "records"
NAMES = ("Anna", "Ben", "Carl", "Dora", "Emma")
SEED = 2018
SELDOM = 40
A_LOT = 100

Policy = Callable[[ContactView, tuple[Choice, ...], Random], Choice]


class Scenario(NamedTuple):
    players: int
    options: ContactOptions
    policy: Policy
    reason: str
    round: int
    """In which it ended."""
    meets: tuple[type[Choice], ...] = ()
    """Choices that were made on the way."""


def clumsy(view: ContactView, legal: tuple[Choice, ...], random: Random) -> Choice:
    """Anything, but no plan is forgotten."""
    return choose(tuple(action for action in legal if not isinstance(action, PlanAnew)), random)  # type: ignore[return-value]


def in_code(view: ContactView, legal: tuple[Choice, ...], random: Random) -> Choice:
    """The last landing says the letter: a code, which CO-11 forbids and no table can find out. Now and then a slip."""
    guesses = {action.planet: action for action in legal if isinstance(action, Guess)}
    if guesses and random.below(4):
        return guesses.get(told(view), next(iter(guesses.values())))
    if isinstance(legal[0], LandAfter) and random.below(8):
        assert view.target is not None
        return Land((PLANETS.index(view.target) + 1) * A_LOT)
    stops = [action for action in legal if isinstance(action, FlyTo) and action.chip == view.target]
    return stops[0] if stops else clumsy(view, sensible(legal), random)


def told(view: ContactView) -> Planet:
    """The letter of the last landing."""
    return PLANETS[min(view.taps[-1].milliseconds // A_LOT, len(PLANETS)) - 1]


def sensible(legal: tuple[Choice, ...]) -> tuple[Choice, ...]:
    return tuple(action for action in legal if not isinstance(action, Guess)) or legal


def nearly(view: ContactView, legal: tuple[Choice, ...], random: Random) -> Choice:
    """In code for eleven rounds, and then without luck."""
    if view.round < 12:
        return in_code(view, legal, random)
    guesses = [action for action in legal if isinstance(action, Guess)]
    wrong = [action for action in guesses if action.planet != told(view)]
    return wrong[0] if wrong else in_code(view, legal, random)


STANDARD = ContactOptions(level=2, first=1)
PROFESSIONAL = ContactOptions(variant="professional", time_line=False, hear_again=True)

SCENARIOS: Mapping[str, Scenario] = {
    "twelve_rounds": Scenario(3, STANDARD, in_code, "twelve_rounds", 12),
    "twelve_rounds_of_professionals": Scenario(5, PROFESSIONAL, in_code, "twelve_rounds", 12),
    "no_fuel": Scenario(2, ContactOptions(level=6), clumsy, "no_fuel", 3),
    "no_fuel_for_professionals": Scenario(4, PROFESSIONAL, clumsy, "no_fuel", 2, (Reactivate, UseStopover, Exchange)),
    "no_fuel_in_round_twelve": Scenario(3, ContactOptions(level=6, hearing="whole"), nearly, "no_fuel", 12),
}


def played(scenario: Scenario, game: int) -> Match:
    table = tuple(Player(name) for name in NAMES[: scenario.players])
    return whole_game(GAME, scenario.options, table, SeededDice(SEED, game), partial(decided, scenario.policy))


def decided(policy: Policy, match: Match, now: Decide, random: Random) -> Acted | Drawn:
    """Somebody's choice; now and then a flight runs out, or the Source loses the connection."""
    if now.lapses and random.below(SELDOM) == 0:
        outcomes: list[Outcome] = [LAPSE, (now.must[0],)]
        return Drawn(outcomes[int(random.below(2))])
    if now.may and random.below(SELDOM) == 0:
        return Acted(now.may[-1], match.position.legal(now.may[-1])[0])
    seat = now.must[0]
    view = match.position.view(seat)
    assert isinstance(view, ContactView)
    return Acted(seat, policy(view, match.position.legal(seat), random))  # type: ignore[arg-type]


def ends_its_way(match: Match, scenario: Scenario) -> bool:
    view = match.position.view(None)
    assert isinstance(view, ContactView)
    assert match.result is not None
    made = {type(entry.action) for entry in match.entries if isinstance(entry, Acted)}
    return match.result.reason == scenario.reason and view.round == scenario.round and made >= set(scenario.meets)


if __name__ == "__main__":
    Records(GAME, FOLDER, SCENARIOS, ends_its_way).make(played)
