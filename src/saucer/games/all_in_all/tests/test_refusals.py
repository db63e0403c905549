"""Every part of the board says why it cannot be used now."""

import msgspec
import pytest

from saucer.core import Over, Seat, Text, Unreadable, encode, stream
from saucer.games.all_in_all import GAME
from saucer.games.all_in_all.model import (
    AllInAllView,
)
from saucer.games.all_in_all.tests.worded import ANNA, BEN, CARL, NAMES, TABLES, a_view, scenes, with_cards, with_player
from saucer.games.all_in_all.words.refusals import parts
from saucer.wording import LANGUAGES, Wording
from tests.suite.tables import Table
from tests.wording.playing import steps

every_table = pytest.mark.parametrize("table", TABLES, ids=str)


@every_table
def test_a_part_answers_why_not_exactly_if_it_begins_nothing_legal(table: Table) -> None:
    """What is legal is taken from a position imagined from the view: nothing else may be needed."""
    for _, seat, view in scenes(table, seed=1):
        legal = GAME.imagine(view, stream(7)).legal(seat)
        begins = {GAME.offer(action, view).path[0] for action in legal}
        assert {part for part in parts(table.players) if GAME.why_not(view, part) is None} == begins


@every_table
def test_why_not_can_be_worded(table: Table) -> None:
    reasons: dict[tuple[Seat, bytes], Text] = {}
    for _, seat, view in scenes(table, seed=2):
        found = [GAME.why_not(view, part) for part in parts(table.players)]
        reasons.update({(seat, encode(each)): each for each in found if each is not None})
    for (seat, _), reason in reasons.items():
        assert all(Wording(language, GAME, NAMES, seat).render(reason).strip() for language in LANGUAGES)


@every_table
def test_nobody_watching_can_use_anything(table: Table) -> None:
    for position, _ in steps(table, seed=4):
        view = position.view(None)
        assert isinstance(view, AllInAllView)
        assert GAME.decision(view) is None
        why = [GAME.why_not(view, part) for part in parts(table.players)]
        over = isinstance(position.next(), Over)
        assert {each.id for each in why if each is not None} == {"why-over" if over else "why-watching", "why-pile"}
        assert None not in why


@pytest.mark.parametrize("part", ["", "moon", "seat:4", "seat:-1", "portal:0", "portal:11", "card:boots", "planet:0:"])
def test_a_part_that_does_not_exist_cannot_be_read(part: str) -> None:
    view = GAME.start(4, GAME.options()).view(ANNA)
    assert isinstance(view, AllInAllView)
    with pytest.raises(Unreadable, match="there is no part"):
        GAME.why_not(view, part)


def why(view: AllInAllView, part: str, *picked: str) -> str | None:
    found = GAME.why_not(view, part, picked)
    return None if found is None else found.id


def test_exploring_without_aliens() -> None:
    view = with_cards(a_view(hand=("boots", "sabortal")), {3: "paper"})
    assert why(view, "seat:1") is None
    assert why(view, "seat:0") == "why-own_hand"
    assert why(view, "portal:5") == "why-explore_by_drawing"
    assert why(view, "portal:3") == "why-explored"
    assert why(view, "portal:6") == "why-too_far"
    assert why(view, "relic:boots") == "why-placing"
    assert why(view, "relic:paper") == "why-placing"
    assert why(view, "card:schemer") == "why-not_held"
    assert why(view, "card:sabortal") == "why-sabortal_stays"
    assert why(view, "planet:1:boots") == "why-no_pilferer"
    assert why(view, "planet:0:boots") == "why-own_planet"
    assert why(view, "planet") == why(view, "hand") == "why-placing"
    assert why(view, "ship") == "why-not_explored"
    assert why(view, "fly_on") == why(view, "stop") == "why-no_passing"
    assert why(view, "pile") == "why-pile"


def test_the_first_mission_starts_at_portal_4() -> None:
    view = a_view(mission=1, portal=4, first_portal=4)
    assert why(view, "portal:3") == "why-first_mission"
    assert why(view, "portal:4") == "why-explore_by_drawing"


def test_the_schemer_takes_a_relic_and_no_alien() -> None:
    nothing = a_view(hand=("schemer", "sabortal"))
    assert why(nothing, "card:schemer") == "why-schemer"
    alien = with_cards(nothing, {2: "pilferer"})
    assert why(alien, "card:schemer") == "why-schemer"
    assert why(alien, "portal:2") == "why-schemer_alien"
    assert why(alien, "portal:3") == "why-nothing_there"
    relic = with_cards(nothing, {2: "pilferer", 3: "paper"})
    assert why(relic, "card:schemer") is None
    assert why(relic, "portal:3") == why(relic, "planet") == why(relic, "hand") == "why-after_schemer"


def test_what_comes_after_the_schemer() -> None:
    view = with_cards(a_view(hand=("schemer", "sabortal")), {2: "pilferer", 3: "paper", 4: "boots"})
    schemer, portal = "card:schemer", "portal:3"
    assert (
        why(view, portal, schemer) is why(view, "planet", schemer, portal) is why(view, "hand", schemer, portal) is None
    )
    assert why(view, "portal:2", schemer) == why(view, "portal:2", schemer, portal) == "why-schemer_alien"
    assert why(view, "portal:4", schemer, portal) == why(view, "seat:1", schemer) == "why-begun"
    assert why(view, portal, schemer, portal) == why(view, schemer, schemer) == "why-picked"
    assert why(view, "hand", "card:moon") == why(view, "hand", schemer, "portal:x") == "why-after_schemer"
    full = with_player(view, ANNA, planet=("paper",) * 3)
    assert why(full, "planet", schemer, portal) == "why-three"
    assert why(full, "planet", schemer, "portal:4") is None
    assert why(full, "planet") == "why-after_schemer"
    assert why(with_player(view, ANNA, planet=(*["boots"] * 3, *["paper"] * 3)), "planet") == "why-no_room"


def test_the_pilferer_takes_neither_from_a_full_set_nor_a_fourth() -> None:
    view = a_view(hand=("pilferer", "sabortal"))
    assert why(view, "card:pilferer") == "why-pilferer"
    assert why(view, "planet:1:boots") == "why-not_on_planet"
    full = with_player(view, BEN, planet=("boots",) * 3)
    assert why(full, "card:pilferer") == "why-pilferer"
    assert why(full, "planet:1:boots") == "why-full_set"
    both = with_player(with_player(full, CARL, planet=("paper",)), ANNA, planet=("paper",) * 3)
    assert why(both, "card:pilferer") == "why-pilferer"
    assert why(both, "planet:2:paper") == "why-three"
    free = with_player(both, CARL, planet=("paper", "plug"))
    assert why(free, "card:pilferer") is None
    assert why(free, "planet:2:plug") == "why-after_pilferer"
    assert why(free, "planet:2:plug", "card:pilferer") is None
    assert why(free, "planet:2:paper", "card:pilferer") == "why-three"
    assert why(free, "planet:0:paper", "card:pilferer") == "why-own_planet"
    assert why(free, "seat:1", "card:pilferer") == "why-begun"


def test_landing_sealed_and_in_the_race() -> None:
    sealed, race = a_view(phase="landing"), a_view(phase="landing", landing="race")
    assert why(sealed, "portal:5") is why(race, "portal:5") is None
    assert why(sealed, "portal:4") == "why-other_portal"
    assert why(sealed, "fly_on") is None
    assert why(race, "fly_on") == "why-race"
    assert why(sealed, "ship") == "why-ship"
    assert why(sealed, "seat:1") == "why-landing_first"


@pytest.mark.parametrize(("answer", "reason"), [("land", "why-answered-land"), ("fly_on", "why-answered-fly_on")])
def test_an_answer_is_given_once(answer: str, reason: str) -> None:
    view = with_player(a_view(phase="landing", answer=answer), ANNA, answered=True)
    assert why(view, "portal:5") == why(view, "fly_on") == reason


def test_whoever_has_landed_waits() -> None:
    assert why(with_player(a_view(phase="landing"), ANNA, landed=4), "portal:5") == "why-landed"
    assert why(with_player(a_view(explorer=BEN), ANNA, landed=4), "seat:1") == "why-landed"
    assert why(a_view(explorer=BEN), "seat:1") == "why-explorer"


def test_the_owner_of_the_sabortal_takes_one_card() -> None:
    view = with_cards(a_view(phase="sabortal", drawn_from=ANNA, hand=("boots", "sabortal")), {3: "schemer"})
    assert why(view, "portal:3") is why(view, "stop") is None
    assert why(view, "portal:4") == "why-nothing_there"
    assert why(view, "relic:boots") == "why-one_card"
    assert why(msgspec.structs.replace(view, drawn_from=BEN), "portal:3") == "why-sabortal"


def test_collecting() -> None:
    hand = ("boots", "paper", "pilferer", "sabortal")
    view = with_cards(a_view(phase="collecting", collector=ANNA, actions_left=2, hand=hand), {3: "schemer"})
    view = with_player(view, ANNA, planet=("paper",) * 3)
    assert why(view, "portal:3") is why(view, "relic:boots") is why(view, "stop") is None
    assert why(view, "portal:4") == "why-nothing_there"
    assert why(view, "relic:paper") == "why-three"
    assert why(view, "relic:plug") == "why-not_held"
    assert why(view, "card:pilferer") == "why-alien_on_planet"
    assert why(view, "card:sabortal") == "why-sabortal_stays"
    assert why(view, "planet") == "why-collecting-planet"
    assert why(view, "hand") == "why-collecting-hand"
    assert why(view, "seat:1") == why(view, "planet:1:boots") == why(view, "fly_on") == "why-collecting"


def test_somebody_else_collects() -> None:
    view = a_view(phase="collecting", collector=BEN, collecting=(CARL,))
    assert why(view, "portal:3") == "why-collecting-flying"
    assert why(with_player(view, ANNA, landed=9), "portal:3") == "why-collecting-done"
    assert why(msgspec.structs.replace(view, collecting=(CARL, ANNA)), "portal:3") == "why-collecting-later"


@pytest.mark.parametrize(
    ("phase", "reason"),
    [("set_up", "why-dealing"), ("refilling", "why-dealing"), ("drawing", "why-drawing"), ("stacking", "why-stacking")],
)
def test_nobody_acts_while_chance_does(phase: str, reason: str) -> None:
    assert {why(a_view(phase=phase), part) for part in parts(3)} == {reason, "why-pile"}
