"""Contact: whole positions that a seat cannot tell from the truth, made from its view alone.

Targets are as likely as the cards they are drawn from, as far as what was heard allows them: a complete transmission
has as many flights as its route has legs. Then any route of that length is as likely as another.
"""

from typing import Final

from mypy_extensions import i64

from saucer.core.random import Random
from saucer.games.contact.knowledge.finding import any_route
from saucer.games.contact.knowledge.heard import HeardTransmission, heard_in_round
from saucer.games.contact.knowledge.restoring import NUMBER_OF, known
from saucer.games.contact.model import ContactView
from saucer.games.contact.rules.chart import chips_in
from saucer.games.contact.rules.guessing import candidates
from saucer.games.contact.rules.position import ContactPosition
from saucer.games.contact.rules.state import (
    CHOOSING_SIGNAL,
    EXCHANGING,
    FLYING,
    GROUNDED,
    OVER,
    PLANNING,
)

TRIES: Final = 200
"""To begin with, for each route that is too long to be counted; then twice as many, and so on."""
LONGEST_PLAN: Final = 3


def imagine(view: ContactView, random: Random) -> ContactPosition:
    position = known(view)
    if view.sent is None and CHOOSING_SIGNAL <= position.phase < OVER:
        imagine_round(position, heard_in_round(position), random)
    imagine_exchanges(position, view, random)
    return position


def imagine_round(position: ContactPosition, heard: list[HeardTransmission], random: Random) -> None:
    """Target and routes of the round that is under way, for whoever is not the Source."""
    targets = chips_in(candidates(position))
    tries = TRIES
    while True:
        for place in random.shuffled(len(targets)):
            routes = imagine_routes(position, targets[place], heard, random, tries)
            if routes is not None:
                restore_routes(position, targets[place], routes, heard, random)
                return
        tries *= 2


def imagine_routes(
    position: ContactPosition, target: int, heard: list[HeardTransmission], random: Random, tries: int
) -> list[tuple[int, ...]] | None:
    """One for each launch of the round, or None if some transmission cannot have led to this target."""
    found: list[tuple[int, ...]] = []
    for each in heard:
        route = imagine_route(position, target, each, random, tries)
        if route is None:
            return None
        found.append(route)
    return found


def imagine_route(
    position: ContactPosition, target: int, heard: HeardTransmission, random: Random, tries: int
) -> tuple[int, ...] | None:
    """A broken-off or unfinished one leads on: by one leg, if that can be, otherwise by more."""
    most = heard.flights if heard.is_complete else int(position.chart.chips)
    for legs in range(heard.flights, most + 1):
        route = fitting(position, target, heard, legs, random, tries)
        if route is not None:
            return route
    return None


def fitting(
    position: ContactPosition, target: int, heard: HeardTransmission, legs: int, random: Random, tries: int
) -> tuple[int, ...] | None:
    """CO-25 A route whose first stopovers have been shown goes on from there."""
    shown = len(heard.shown) - 1
    if legs <= shown:
        return None
    avoided = bits(heard.avoided) | bits(heard.shown[:-1])
    rest = any_route(position.chart, heard.shown[-1], target, legs - shown, avoided, random, tries)
    return None if rest is None else heard.shown[:-1] + rest


def bits(chips: tuple[int, ...]) -> i64:
    found: i64 = 0
    for chip in chips:
        found |= 1 << chip
    return found


def restore_routes(
    position: ContactPosition,
    target: int,
    routes: list[tuple[int, ...]],
    heard: list[HeardTransmission],
    random: Random,
) -> None:
    position.target = target
    position.routes = tuple(routes)
    complete = [route for route, each in zip(routes, heard, strict=True) if each.is_complete]
    position.complete = complete[-1] if complete else ()
    if position.phase in (FLYING, GROUNDED):
        position.plan = routes[-1][1:]
    elif position.phase == PLANNING:
        position.plan = imagine_plan(position, target, random)


def imagine_plan(position: ContactPosition, target: int, random: Random) -> tuple[int, ...]:
    """How far the Source is with the next plan nobody else knows: some part of some short route."""
    legs = 1 + int(random.below(LONGEST_PLAN))
    route = any_route(position.chart, position.rocket(), target, legs, bits(position.stood), random, TRIES)
    return () if route is None else route[1 : 1 + int(random.below(legs + 1))]


def imagine_exchanges(position: ContactPosition, view: ContactView, random: Random) -> None:
    """CO-26 The cards exchanged away in each round."""
    made = [each for each in view.helped if each.helper == "exchange" and each.use == "itself"]
    if position.phase == EXCHANGING:
        made.pop()
    found: list[tuple[int, int, int]] = []
    for number in range(1, int(position.round) + 1):
        seats = [each.seat for each in made if each.round == number]
        if seats:
            away = exchanged_away(position, view, number, len(seats), seats[0] == view.seat, random)
            found += [(number, seats[0], planet) for planet in away]
    position.exchanged = tuple(found)


def exchanged_away(
    position: ContactPosition, view: ContactView, number: int, count: int, own: bool, random: Random
) -> list[int]:
    """Going back from the target of the round, any other card is as likely: the ways are the same as going forward."""
    if own:
        return [NUMBER_OF[each.planet] for each in view.exchanged if each.round == number]
    stack: i64 = position.turned_up & ~bits(position.used[: number - 1])
    away: list[int] = []
    after = target_of(position, number)
    for _ in range(count):
        others = chips_in(stack & ~(1 << after))
        after = others[int(random.below(len(others)))]
        away.insert(0, after)
    return away


def target_of(position: ContactPosition, number: int) -> int:
    """The target of the round with this number: used already, or the present one."""
    return position.used[number - 1] if number <= len(position.used) else int(position.target)
