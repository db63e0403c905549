"""Set-up, IK-1 to IK-7."""

import pytest

from saucer.core import Cards, Chance, Order, Pick, Seat, seats
from saucer.games.inkognito import GAME
from saucer.games.inkognito.events import FiguresPlaced, PlacementChosen, SecretDealt, SecretsDealt, TurnStarted
from saucer.games.inkognito.model import COLOURS, InkognitoOptions, InkognitoView, Place
from saucer.games.inkognito.rules.board import NAMES, STARTS
from saucer.games.inkognito.rules.state import AMBASSADOR, SHAKING
from saucer.games.inkognito.tests.table import ANNA, EVA, LLUC, LUC, MIQUEL, Table, a_start
from tests.clauses import clause
from tests.positions import chance, play

ODD = Place(("thin", "tall", "fat", "short"))
USUAL = Place(("tall", "short", "fat", "thin"))
all_players = pytest.mark.parametrize("players", [3, 4, 5])


def placed(players: int = 4) -> Table:
    when = a_start(players)
    for seat in seats(min(players, 4)):
        when = play(when, seat, ODD if seat == LUC else USUAL)
    return when


def dealt(players: int = 4) -> Table:
    return chance(chance(chance(placed(players), (2, 0, 3, 1)), (1, 3, 0, 2)), (3, 2, 1, 0))


@clause("IK-5")
@all_players
def test_when_the_box_is_opened_nothing_has_happened(players: int) -> None:
    box = a_start(players).position
    agents = min(players, 4)
    assert (box.colours, box.placements) == (list(range(agents)), [-1] * agents)
    assert (box.identities, box.builds, box.missions) == ([-1] * 4, [-1] * 4, [-1] * 4)
    assert (box.places[:AMBASSADOR], box.moved) == ([-1] * AMBASSADOR, 0)
    for seen in (box.view(ANNA), box.view(None)):
        assert (seen.on_turn, seen.meeting, seen.question, seen.claim, seen.reason) == (None, None, None, None, None)
    assert (box.turn, box.on_turn, box.shaken, box.balls, box.steps_left) == (0, ANNA, (), [0] * 5, 0)
    assert (box.meeting, box.asked, box.question, box.through, box.answer, box.reserve) == (-1, -1, 0, False, (), ())
    assert (box.replies, box.signs) == ([], [])
    assert (box.declared_identities, box.declared_builds, box.resumed) == (-1, -1, SHAKING)
    assert (box.claimant, box.named, box.accepted, box.reason, box.winners) == (-1, -1, False, 0, [])


@clause("IK-50")
@pytest.mark.parametrize(
    "options",
    [
        InkognitoOptions(referee="strict", assistant="on", colours="by_lot"),
        InkognitoOptions(referee="table", assistant="off", colours="by_seat"),
    ],
)
def test_everybody_sees_how_the_table_is_set(options: InkognitoOptions) -> None:
    for viewer in (ANNA, None):
        view = GAME.start(4, options).view(viewer)
        assert isinstance(view, InkognitoView)
        assert InkognitoOptions(referee=view.referee, assistant=view.assistant, colours=view.colours) == options


@clause("IK-2", "IK-5")
@all_players
def test_everybody_has_one_figure_of_each_build_on_the_start_spaces(players: int) -> None:
    view = placed(players).view()
    assert view.ambassador.space == "E"
    for seat in seats(min(players, 4)):
        own = {figure.build: figure.space for figure in view.figures if figure.colour == view.players[seat].colour}
        assert sorted(own) == ["fat", "short", "tall", "thin"]
        assert sorted(own.values()) == [NAMES[space] for space in STARTS[seat]]


@clause("IK-5")
def test_each_chooses_which_build_stands_where() -> None:
    assert len(a_start().legal(LUC)) == 24
    assert len(set(a_start().legal(LUC))) == 24
    when = placed()
    assert [when.where(f"green {build}") for build in ("thin", "tall", "fat", "short")] == ["G1", "G2", "G3", "G4"]
    assert [when.where(f"red {build}") for build in ("tall", "short", "fat", "thin")] == ["R1", "R2", "R3", "R4"]


@clause("IK-5a")
def test_placements_are_chosen_at_once_and_hidden_until_all_have() -> None:
    given = a_start(5)
    assert given.asked == [ANNA, LUC, MIQUEL, LLUC]
    when = play(given, LUC, ODD)
    assert when.asked == [ANNA, MIQUEL, LLUC]
    assert when.legal(LUC) == when.legal(EVA) == []
    assert when.heard() == [PlacementChosen(LUC)]
    assert [player.placed for player in when.view().players] == [False, True, False, False, False]
    assert when.view(LUC).placement == ODD.builds
    assert [when.view(seat).placement for seat in (ANNA, EVA, None)] == [None, None, None]
    assert when.view().figures == ()


@clause("IK-5a")
def test_with_the_last_placement_all_are_shown() -> None:
    when = placed()
    usual = USUAL.builds
    assert when.heard() == [PlacementChosen(LLUC), FiguresPlaced((usual, ODD.builds, usual, usual))]
    assert when.view(LUC).placement is None
    assert when.phase == "dealing_identities"


@clause("IK-5a")
def test_colours_are_drawn_by_lot_and_one_is_left_over_with_three_players() -> None:
    given = a_start(3, colours="by_lot")
    now = given.position.next()
    assert isinstance(now, Chance)
    assert isinstance(now.draw, Order)
    assert now.draw.count == 4
    assert [player.colour for player in given.view().players] == [None, None, None]
    when = chance(given, (3, 1, 0, 2))
    assert [player.colour for player in when.view().players] == ["yellow", "green", "blue"]
    for seat in seats(3):
        when = play(when, seat, USUAL)
    assert when.where("yellow tall") == "Y1"
    assert {figure.colour for figure in when.view().figures} == {"yellow", "green", "blue"}


@clause("IK-5a")
def test_colours_by_seat() -> None:
    assert [player.colour for player in a_start(5).view().players] == [*COLOURS, None]


@clause("IK-6", "IK-50")
def test_three_secrets_are_dealt_and_each_looks_at_the_own_ones() -> None:
    identities = chance(placed(), (2, 0, 3, 1))
    assert identities.heard(LUC) == [SecretDealt(LUC, "grey_fiddlebottom"), SecretsDealt("identities")]
    assert identities.heard() == [SecretsDealt("identities")]
    builds = chance(identities, (1, 3, 0, 2))
    assert builds.heard(LUC) == [SecretDealt(LUC, "grey_thin"), SecretsDealt("builds")]
    missions = chance(builds, (3, 2, 1, 0))
    assert missions.heard(LUC) == [SecretDealt(LUC, "mission_c"), SecretsDealt("missions")]
    own = [missions.view(seat) for seat in (ANNA, LUC, MIQUEL, LLUC)]
    assert [view.identity for view in own] == ["zsa_zsa", "fiddlebottom", "agent_x", "bubble"]
    assert [view.build for view in own] == ["short", "thin", "tall", "fat"]
    assert [view.mission for view in own] == ["D", "C", "B", "A"]
    assert [missions.view().identity, missions.view().build, missions.view().mission] == [None, None, None]


@clause("IK-6")
def test_a_seat_knows_its_identity_before_its_build() -> None:
    view = chance(placed(), (2, 0, 3, 1)).view(ANNA)
    assert (view.identity, view.build, view.mission, view.phase) == ("zsa_zsa", None, None, "dealing_builds")
    view = chance(chance(placed(), (2, 0, 3, 1)), (1, 3, 0, 2)).view(ANNA)
    assert (view.identity, view.build, view.mission, view.phase) == ("zsa_zsa", "short", None, "dealing_missions")


@clause("IK-35", "IK-38")
@pytest.mark.parametrize("players", [3, 5])
def test_nobody_is_dealt_the_set_put_aside_and_the_ambassador_gets_none(players: int) -> None:
    given = placed(players)
    when = chance(given, (0, 1, 2, 3))
    heard = [event for seat in seats(players) for event in when.heard(seat) if isinstance(event, SecretDealt)]
    assert len(heard) == min(players, 4)
    if players == 5:
        assert when.view(EVA).identity is None


@clause("IK-7")
@all_players
def test_the_first_player_is_drawn_among_all_seats_and_play_goes_clockwise(players: int) -> None:
    given = dealt(players)
    now = given.position.next()
    assert isinstance(now, Chance)
    assert isinstance(now.draw, Pick)
    assert now.draw.weights == (1,) * players
    last = Seat(players - 1)
    when = chance(given, (last,))
    assert when.heard() == [TurnStarted(1, last)]
    assert (when.view().turn, when.view().on_turn) == (1, last)


@clause("IK-3")
def test_three_of_the_ten_balls_are_shown() -> None:
    now = chance(dealt(), (0,)).position.next()
    assert isinstance(now, Chance)
    assert isinstance(now.draw, Cards)
    assert ([int(count) for count in now.draw.counts], now.draw.take) == ([3, 2, 2, 2, 1], 3)
    when = chance(chance(dealt(), (0,)), (0, 3, 4))
    assert when.view().balls == when.view().balls_left == ("white", "black", "purple")
