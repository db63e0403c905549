"""How the points come about, for the end of a game in the browser."""

from saucer.games.strangers import GAME
from saucer.games.strangers.boards.puzzles import PARS, PUZZLES
from saucer.games.strangers.model import StrangersOptions, StrangersView
from saucer.games.strangers.tests.table import ANNA, BEN, CARL, DORA, A, a_game, a_start
from tests.clauses import clause

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
