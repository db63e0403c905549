"""All in All: reasons why not are true. With the rule that a reason names replaced, the part can be used.

SAUCER_SUITE=every plays more and longer games.
"""

import os
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from saucer.core import Seat
from saucer.games.all_in_all import GAME
from saucer.games.all_in_all.model import AllInAllView, Choice
from saucer.games.all_in_all.rules import aliens, collecting, exploring
from saucer.games.all_in_all.rules.aliens import PILFER
from saucer.games.all_in_all.rules.position import AllInAllPosition
from saucer.games.all_in_all.rules.state import FACES, NOTHING, PORTALS, SABORTAL, State
from saucer.games.all_in_all.words.refusals import parts
from tests.suite.reasons import Case, Lifted, Reasons, Tally, check, judge, parts_next
from tests.suite.tables import Table, pairwise_tables

EVERY = os.environ.get("SAUCER_SUITE") == "every"
GAMES, MOVES, SHARE, PROOFS = (25, 2000, 1, 1) if EVERY else (2, 300, 4, 2)
MANY = 99


def position_of(lifted: Lifted | Case) -> AllInAllPosition:
    assert isinstance(lifted.position, AllInAllPosition)
    return lifted.position


def view_of(lifted: Lifted | Case) -> AllInAllView:
    assert isinstance(lifted.view, AllInAllView)
    return lifted.view


def draw_from_anybody(lifted: Lifted, patch: pytest.MonkeyPatch) -> None:
    """AA-8"""
    everybody = exploring.draws_of(MANY, int(position_of(lifted).players))
    patch.setattr(exploring, "DRAWS", [[everybody] * 6] * 7)


def hold_everything(lifted: Lifted, patch: pytest.MonkeyPatch) -> None:
    position = position_of(lifted)
    for face in range(SABORTAL):
        position.hands[lifted.seat * FACES + face] += 1


def put_relics_everywhere(lifted: Lifted, patch: pytest.MonkeyPatch) -> None:
    """AA-31, AA-36 Something to take lies at every portal: the first kind of relic."""
    for portal in range(PORTALS):
        position_of(lifted).lay(portal, 0)


def fill_portals(lifted: Lifted, patch: pytest.MonkeyPatch) -> None:
    position = position_of(lifted)
    for portal in range(PORTALS):
        if position.portals[portal] == NOTHING:
            position.lay(portal, 0)


def pilfer_anything(lifted: Lifted, patch: pytest.MonkeyPatch) -> None:
    """AA-30"""

    def add_everything(state: State, seat: Seat, actions: list[Choice]) -> None:
        actions.extend([each for row in PILFER for each in row])

    patch.setattr(aliens, "add_pilferings", add_everything)


def pilfer_with_any_hand(lifted: Lifted, patch: pytest.MonkeyPatch) -> None:
    """AA-30"""
    hold_everything(lifted, patch)
    pilfer_anything(lifted, patch)


def make_room(lifted: Lifted, patch: pytest.MonkeyPatch) -> None:
    """AA-21"""
    patch.setattr(collecting, "FULL_SET", MANY)
    patch.setattr(State, "has_room_for", lambda *_: True)


def explore_every_portal(lifted: Lifted, patch: pytest.MonkeyPatch) -> None:
    """AA-12 A landing is possible at any portal: all are named by turns."""
    view = view_of(lifted)
    lifted.views = [replace(view, portal=portal) for portal in range(1, PORTALS + 1)]


def end_the_race(lifted: Lifted, patch: pytest.MonkeyPatch) -> None:
    """AA-13b"""
    position_of(lifted).race = False


LIFTS = {
    "AA-8": draw_from_anybody,
    "AA-12": explore_every_portal,
    "AA-13b": end_the_race,
    "AA-21": make_room,
    "AA-30": pilfer_anything,
    "AA-31": put_relics_everywhere,
    "AA-36": put_relics_everywhere,
    "why-not_held": hold_everything,
    "why-no_pilferer": hold_everything,
    "why-own_planet": pilfer_with_any_hand,
    "why-not_on_planet": pilfer_anything,
    "why-nothing_there": fill_portals,
}
DETAILS = {"why-not_held": ("AA-21", "AA-30", "AA-31"), "why-no_pilferer": ("AA-30",)}


def moment(case: Case) -> bool:
    return case.is_of_another_moment()


def later(case: Case) -> bool:
    return case.comes_later()


def begun(case: Case) -> bool:
    return any(case.part in parts_next(case.ways, case.picked[:length]) for length in range(len(case.picked)))


FACTS: dict[str, Callable[[Case], bool]] = {
    "why-pile": moment,
    "why-picked": lambda case: case.part in case.picked,
    "why-begun": begun,
    "why-no_passing": moment,
    "why-not_explored": moment,
    "why-explore_by_drawing": moment,
    "why-first_mission": moment,
    "why-explored": moment,
    "why-too_far": moment,
    "why-placing": moment,
    "why-sabortal_stays": lambda case: case.part == "card:sabortal",
    "why-after_pilferer": later,
    "why-after_schemer": later,
    "why-ship": moment,
    "why-landing_first": moment,
    "why-one_card": moment,
    "why-alien_on_planet": moment,
    "why-collecting": moment,
    "why-collecting-planet": moment,
    "why-collecting-hand": moment,
}

REASONS = Reasons(GAME, GAME.why_not, parts, LIFTS, DETAILS, FACTS)


@pytest.mark.parametrize("table", pairwise_tables(GAME), ids=str)
def test_the_clause_that_a_reason_names_bars_the_part(table: Table) -> None:
    tally = Tally()
    for seed in range(GAMES):
        judge(REASONS, table, seed, MOVES, tally, SHARE, PROOFS)
    check(tally)
