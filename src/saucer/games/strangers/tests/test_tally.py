"""How the points come about, for the end of a game in the browser."""

from saucer.games.strangers import GAME
from saucer.games.strangers.boards.puzzles import PARS, PUZZLES
from saucer.games.strangers.model import GamePlayed, StrangersOptions, StrangersView, TakeCard
from saucer.games.strangers.tests.table import ANNA, BEN, CARL, DORA, A, a_game, a_start
from tests.clauses import clause
from tests.positions import do

PLACES = [place.space for place in A.scoring]


@clause("DS-18", "DS-20")
def test_what_each_kid_is_worth_and_what_the_next_would_bring() -> None:
    """A POOL pays by the spot, a CLUBHOUSE by the number of Kids; a HOME with a Kid takes no other."""
    given = a_game(scored={"b2": [None, BEN, None], "b7": [ANNA, None, CARL, None], "c4": [DORA]})
    tally = GAME.insight(given.view())
    pool, clubhouse, home = (PLACES.index(space) for space in ("b2", "b7", "c4"))
    assert (tally.worth[pool], tally.next[pool]) == ((None, 5, None), 7)
    assert (tally.worth[clubhouse], tally.next[clubhouse]) == ((5, None, 5, None), 3)
    assert (tally.worth[home], tally.next[home]) == ((3,), None)


@clause("DS-25")
def test_the_parts_add_up_to_the_points() -> None:
    given = a_game(scored={"b2": [ANNA, BEN, ANNA], "h3": [ANNA, BEN, None, BEN], "h4": [BEN, None, None, None]})
    view = given.view()
    worth = GAME.insight(view).worth
    for seat in (ANNA, BEN):
        parts = [value or 0 for row, owners in zip(worth, view.spots, strict=True)
                 for value, owner in zip(row, owners, strict=True) if owner == seat]  # fmt: skip
        assert sum(parts) == given.points(seat)
    assert given.points(ANNA) > 0


@clause("DS-39", "DS-51")
def test_partners_and_par_are_told_where_there_are_any() -> None:
    assert GAME.insight(a_game().view()).teams == ()
    assert GAME.insight(a_game(variant="teams_silent").view()).teams == ((ANNA, CARL), (BEN, DORA))
    assert GAME.insight(a_game(variant="teams_open").view()).teams == ((ANNA, BEN), (CARL, DORA))
    puzzle = GAME.start(1, StrangersOptions(variant="architect", puzzle=2)).view(ANNA)
    assert isinstance(puzzle, StrangersView)
    assert GAME.insight(puzzle).par == PUZZLES[1].par
    alone = GAME.start(1, StrangersOptions(variant="architect", board="b")).view(ANNA)
    assert isinstance(alone, StrangersView)
    assert GAME.insight(alone).par == PARS["b"].par
    assert GAME.insight(a_game().view()).par is None
    assert GAME.insight(a_start(1, variant="architect").view()).par == PARS["a"].par


@clause("DS-20")
def test_where_all_kids_are_worth_the_same_that_is_told_once() -> None:
    shared = GAME.insight(a_game(scored={"b2": [None, BEN, None], "b7": [ANNA, None, CARL, None]}).view()).shared
    assert shared[PLACES.index("b7")] == 5
    assert shared[PLACES.index("b2")] is None
    assert GAME.insight(a_game().view()).shared[PLACES.index("b7")] is None


@clause("DS-43")
def test_the_games_won_are_told_in_a_match_and_a_shared_one_is_nobodys() -> None:
    given = a_game(players=2, variant="gauntlet")
    games = [GamePlayed("a", "last_stranger", ANNA, winners, (1, 1)) for winners in ((BEN,), (ANNA, BEN), (BEN,))]
    given.position.games = tuple(games)
    assert GAME.insight(given.view()).wins == (0, 2)
    assert GAME.insight(a_game(players=2).view()).wins == ()


@clause("DS-45")
def test_an_architect_lays_out_three_cards_and_every_second_of_the_deck() -> None:
    given = a_start(1, variant="architect")
    tally = GAME.insight(given.view(ANNA))
    assert (tally.places, tally.places_left, tally.places_in_hand) == (11, 11, 3)
    came = GAME.insight(do(given, TakeCard("walk"), TakeCard("run")).view(ANNA))
    assert (came.places, came.places_left) == (11, 9)
    other = GAME.insight(a_game().view())
    assert (other.places, other.places_left, other.places_in_hand) == (0, 0, 0)


@clause("DS-51")
def test_a_puzzle_deals_the_hand() -> None:
    view = GAME.start(1, StrangersOptions(variant="architect", puzzle=2)).view(ANNA)
    assert isinstance(view, StrangersView)
    tally = GAME.insight(view)
    assert tally.places_in_hand == 0
    assert tally.places == tally.places_left > 0
