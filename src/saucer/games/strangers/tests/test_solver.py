"""DS-45, DS-51: the best score is found and proved, and trying everything finds the same."""

from importlib.resources import files

import pytest

from saucer.core import stream
from saucer.games.strangers import GAME, boards
from saucer.games.strangers.architect.exhaustive import Exhaustive
from saucer.games.strangers.architect.making import Made
from saucer.games.strangers.architect.prices import POINT, Goal, Prices
from saucer.games.strangers.architect.purse import Purse
from saucer.games.strangers.architect.script import replayed
from saucer.games.strangers.architect.solving import solve
from saucer.games.strangers.board_model import Scoring, StrangersBoard, Street
from saucer.games.strangers.boards import BOARDS
from saucer.games.strangers.boards.puzzles import PUZZLES, Puzzle
from saucer.games.strangers.model import StrangersOptions
from saucer.games.strangers.tests.table import A
from saucer.games.strangers.tests.tiny import tiny_board, tiny_game, tiny_puzzle
from tests.clauses import clause

STRANGERS_BITE = (13, 122, 143)
"""Seeds: there the Strangers cost points, which the bound does not see."""
SMALL = (*range(12), 99, 131, *STRANGERS_BITE)
"""In 99 a HOME must be left before another Kid comes, in 131 a LIBRARY must come last."""


@clause("DS-51")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_par_of_some_puzzles_is_proved_again(number: int) -> None:
    """A board of ours that is given is named in the options; `make puzzles` proves both boards and all puzzles."""
    board = PUZZLES[number - 1].board
    found = GAME.solve(StrangersOptions(puzzle=number), BOARDS[board])
    assert found.score == found.bound == PUZZLES[number - 1].par
    assert (found.board, found.options.variant, found.options.board) == (None, "architect", board)


@clause("DS-45")
def test_the_best_score_is_proved_with_all_the_cards_there_are() -> None:
    board = tiny_board(stream(1), icons=6)
    found = GAME.solve(StrangersOptions(), board)
    assert found.score == found.bound > 0
    assert (found.board, found.options) == (board, StrangersOptions("architect"))


@clause("DS-51")
@pytest.mark.parametrize("number", [1, 2, len(PUZZLES)])
def test_some_puzzles_made_again_are_written_as_they_stand_in_the_file(number: int) -> None:
    made = Made(PUZZLES[number - 1])
    assert made.is_good()
    assert made.written() in files(boards).joinpath("puzzles.toml").read_text("utf-8")


@clause("DS-45")
@pytest.mark.parametrize("seed", SMALL)
def test_on_small_boards_trying_everything_finds_the_same(seed: int) -> None:
    random = stream(seed)
    board, puzzle = tiny_board(random, icons=4), tiny_puzzle(random, strangers=2, pool=2)
    game = tiny_game(board, puzzle)
    found = solve(game.copy())
    best = Exhaustive().best(game)
    assert found.score == best
    assert found.bound >= best
    assert replayed(game.copy(), found.actions).scores == (best,)
    assert (found.bound == best) == (seed not in STRANGERS_BITE)


@clause("DS-45")
@pytest.mark.parametrize("seed", [0, 3])
def test_on_small_boards_with_a_play_more_too(seed: int) -> None:
    random = stream(seed)
    game = tiny_game(tiny_board(random, icons=5), tiny_puzzle(random, strangers=3, pool=3))
    found = solve(game.copy())
    assert found.score == found.bound == Exhaustive().best(game)


def on_a(hand: tuple[str, ...], strangers: int, **cards: int) -> int:
    """The best score on board A with these cards; it is proved."""
    found = solve(tiny_game(A, Puzzle("a", hand, cards, strangers, 0)))
    assert found.score == found.bound
    return found.score


@clause("DS-45")
def test_small_plans_by_hand() -> None:
    assert on_a(("walk", "walk", "walk"), 2, walk=2) == 4, "a HOME, three steps away"
    assert on_a(("city_bus", "city_bus", "city_bus"), 1, skateboard=1) == 4, "the first card is from the hand"
    assert on_a(("city_bus", "city_bus", "city_bus"), 1, skateboard=2) == 4, "and played for nothing, it costs a play"
    assert on_a(("school_bus", "city_bus", "city_bus"), 1, run=1) == 9, "by bus to i3, and into Larch Court"
    assert on_a(("moms_car", "city_bus", "city_bus"), 1, skateboard=1) == 9, "two Kids"
    assert on_a(("skateboard", "city_bus", "new_step_dad"), 1, walk=1) == 10, "from a HOME to a MANSION"


@clause("DS-33")
def test_two_kids_go_to_pools_together_once_a_third_one_is_in_a_park() -> None:
    hand = ("skateboard", "run", "pool_party")
    assert on_a(hand, 2, walk=2) == 5 + 7 + 7
    assert on_a(("skateboard", "run", "moms_car"), 2, walk=2) == 7 + 5, "the CLUBHOUSE and a HOME"


def best_on(board: StrangersBoard, hand: tuple[str, ...], strangers: int) -> int:
    """Proved, and the same by trying everything."""
    game = tiny_game(board, Puzzle("", hand, {"run": 3}, strangers, 0))
    found = solve(game.copy())
    assert found.score == found.bound == Exhaustive().best(game)
    return found.score


ICONS = (Street("a2", stranger=True), Street("c2", stranger=True))


@clause("DS-45")
def test_strangers_are_kept_out_of_the_way_by_the_order_of_plays() -> None:
    """A HOME behind both Stranger spaces, and a POOL that is not: before the last play one of them is closed."""
    places = (Scoring("b1", "home", "Home", (5,)), Scoring("b3", "pool", "Pool", (2, 1)))
    streets = (Street("b2"), Street("a2", stranger=True), Street("a1", stranger=True))
    board = StrangersBoard("Two Icons", 4, 3, 3, "b2", streets, places, (), (("a1", "b1"), ("b2", "b3")))
    assert best_on(board, ("skateboard", "run", "run"), 2) == 5 + 2 + 1


@clause("DS-33")
def test_a_party_has_two_guests_however_many_kids_there_are() -> None:
    places = (Scoring("b1", "park", "Park", (5, 4)), Scoring("b3", "pool", "Pool", (7, 5, 3)))
    board = StrangersBoard("Party", 4, 3, 3, "b2", (Street("b2"), *ICONS), places, (), (("b2", "b1"),))
    assert best_on(board, ("walk", "walk", "pool_party"), 2) == 5 + 4 + 7 + 5


@clause("DS-24", "DS-45")
def test_nobody_has_more_than_ten_kids() -> None:
    """One goes to the PARK, then two, then four; of the eight that may be about then, three are left."""
    places = (Scoring("b1", "park", "Park", (1,) * 10), Scoring("b3", "pool", "Pool", (9, 8, 7)))
    board = StrangersBoard("Ten", 4, 3, 3, "b2", (Street("b2"), *ICONS), places, (), (("b2", "b1"), ("b2", "b3")))
    game = tiny_game(board, Puzzle("", ("walkie_talkies",) * 3, {"walkie_talkies": 3}, 3, 0))
    found = solve(game.copy())
    assert found.score == found.bound == 7 * 1 + 9 + 8 + 7
    assert replayed(game, found.actions).reason == "ten_kids"


def beside_a_library(*, home: bool, strangers: int) -> int:
    """The LIBRARY and, perhaps, a HOME are a RUN from the SCHOOL; so many Strangers come."""
    places = (Scoring("b1", "library", "Library", (2, 1)), Scoring("b3", "home", "Home", (3,)))[: 1 + home]
    bars = (("b2", "b1"), ("b2", "b3"))[: 1 + home]
    board = StrangersBoard("Library", 4, 3, 3, "b2", (Street("b2"), *ICONS), places, (), bars)
    return best_on(board, ("run", "run", "run"), strangers)


@clause("DS-45")
def test_a_kid_in_a_library_costs_a_play_unless_it_is_the_last() -> None:
    assert beside_a_library(home=False, strangers=1) == 2, "two plays, but the first Kid there has cost the second"
    assert beside_a_library(home=False, strangers=2) == 2 + 1
    assert beside_a_library(home=True, strangers=1) == 3 + 2, "the HOME first, the LIBRARY with the last play"


def test_a_purse_tells_when_something_runs_out() -> None:
    purse = Purse()
    purse.add("plays", 3)
    purse.add("bikes", 1)
    purse.add("parties", 0)
    spent = purse.full - 2 * purse.unit("plays") - purse.unit("bikes")
    assert purse.is_valid(spent)
    assert (purse.left("plays", spent), purse.left("bikes", spent)) == (1, 0)
    for name in ("bikes", "parties"):
        assert not purse.is_valid(spent - purse.unit(name))
    assert purse.unit("walks") == 0, "there are enough of them"
    one, other = purse.unit("plays"), purse.unit("plays") + purse.unit("bikes")
    assert purse.is_cheaper(one, other)
    assert not purse.is_cheaper(other, one)


PLAYS, PLACES = 0, 1
POOL_AND_MANSION = [
    Goal([0, 5, 7], [((PLAYS, 2),), ((PLAYS, 1), (PLACES, 1))]),
    Goal([0, 10], [((PLAYS, 2),)]),
]


@pytest.mark.parametrize(
    ("plays", "places", "best"), [(4, 0, 15), (3, 1, 15), (3, 0, 10), (6, 0, 17), (1, 1, 5), (1, 0, 0)]
)
def test_the_bound_at_prices_is_never_too_low(plays: int, places: int, best: int) -> None:
    prices = Prices([plays, places], POOL_AND_MANSION, least=0)
    assert best * POINT <= prices.bound < (best + 6) * POINT
    left = prices.of(((PLAYS, plays), (PLACES, places)))
    assert left + prices.after[0] == prices.bound


def test_a_kid_that_gives_places_is_paid_for_them() -> None:
    """A PARK that is worth nothing itself: without it nobody could go out."""
    goals = [Goal([0, 0], [((PLAYS, 1), (PLACES, -1))]), Goal([0, 8], [((PLAYS, 1), (PLACES, 1))])]
    assert Prices([2, 0], goals, least=0).bound >= 8 * POINT
    assert Prices([1, 0], goals, least=8).bound < 8 * POINT, "too few plays for both"


def test_what_is_out_of_reach_is_seen_by_the_prices_alone() -> None:
    assert Prices([3, 0], POOL_AND_MANSION, least=15).bound < 15 * POINT
    assert Prices([3, 1], POOL_AND_MANSION, least=15).bound >= 15 * POINT
