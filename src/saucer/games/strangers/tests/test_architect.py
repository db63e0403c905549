"""DS-45, DS-51: what is said to be the best score is, of boards and of puzzles."""

from datetime import date, timedelta

import pytest

from saucer.core import SILENT, Over, Position, Result, Seat, Words, choose, encode, stream, text
from saucer.games.strangers import GAME
from saucer.games.strangers.architect.exhaustive import Exhaustive
from saucer.games.strangers.architect.outlook import Outlook
from saucer.games.strangers.architect.purse import Purse
from saucer.games.strangers.architect.script import replayed
from saucer.games.strangers.architect.solving import solve
from saucer.games.strangers.architect.words import read_action, written_action
from saucer.games.strangers.board_model import Scoring, StrangersBoard, Street
from saucer.games.strangers.boards import BOARDS
from saucer.games.strangers.boards.puzzles import PARS, PUZZLES, Proof, Puzzle, number_on
from saucer.games.strangers.model import CARDS, ChooseScored, PlayCard, StrangersOptions
from saucer.games.strangers.tests.table import A
from saucer.games.strangers.tests.tiny import tiny_board, tiny_game, tiny_puzzle
from tests.clauses import clause

ME = Seat(0)
every_puzzle = pytest.mark.parametrize("number", range(1, len(PUZZLES) + 1))
every_board = pytest.mark.parametrize("board", list(BOARDS))
STRANGERS_BITE = (13, 122, 143)
"""Seeds: there the Strangers cost points, which the bound does not see."""
SMALL = (*range(12), 99, 131, *STRANGERS_BITE)
"""In 99 a HOME must be left before another Kid comes, in 131 a LIBRARY must come last."""


def ended(position: Position, proof: Proof | None) -> Result:
    """What the rules make of the decisions that came with the game, and nothing but those."""
    assert proof is not None
    for words in proof.solution:
        position.apply(ME, read_action(words), SILENT)
    now = position.next()
    assert isinstance(now, Over)
    return now.result


def puzzle_game(number: int) -> Position:
    return GAME.start(1, StrangersOptions(variant="architect", puzzle=number))


@clause("DS-51")
@every_puzzle
def test_the_solution_of_every_puzzle_reaches_its_par(number: int) -> None:
    puzzle = PUZZLES[number - 1]
    result = ended(puzzle_game(number), puzzle.proof)
    assert (result.scores, result.par) == ((puzzle.par,), puzzle.par)


@clause("DS-45")
@every_board
def test_the_solution_of_every_board_reaches_its_par(board: str) -> None:
    result = ended(GAME.start(1, StrangersOptions(variant="architect", board=board)), PARS[board].proof)  # type: ignore[arg-type]
    assert (result.scores, result.par) == ((PARS[board].par,), PARS[board].par)


@clause("DS-45")
def test_par_of_the_first_board_is_proved_again() -> None:
    found = GAME.solve(StrangersOptions(), A)
    assert (found.score, found.bound, found.board) == (PARS["a"].par, PARS["a"].par, None)
    assert found.options == StrangersOptions(variant="architect", board="a")


@clause("DS-51")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_par_of_some_puzzles_is_proved_again(number: int) -> None:
    found = GAME.solve(StrangersOptions(puzzle=number))
    assert found.score == found.bound == PUZZLES[number - 1].par


@clause("DS-51")
def test_puzzles_are_many_all_different_and_become_longer() -> None:
    assert len(PUZZLES) >= 60
    assert len({(puzzle.board, tuple(sorted(puzzle.hand)), encode(puzzle.cards)) for puzzle in PUZZLES}) == len(PUZZLES)
    plays = [puzzle.strangers + 1 for puzzle in PUZZLES]
    assert plays == sorted(plays)
    assert set(plays) == {5, 6, 7}
    assert {puzzle.board for puzzle in PUZZLES} == set(BOARDS)


@clause("DS-51")
def test_every_day_has_a_puzzle_and_after_the_last_they_begin_again() -> None:
    first = date(2026, 1, 1)
    numbers = [number_on(first + timedelta(days)) for days in range(len(PUZZLES) + 1)]
    assert sorted(numbers[:-1]) == list(range(1, len(PUZZLES) + 1))
    assert numbers[-1] == numbers[0]
    assert numbers[1] == numbers[0] % len(PUZZLES) + 1


@clause("DS-51")
def test_the_puzzle_of_a_day_is_an_architects_game_for_one_and_says_its_par() -> None:
    day = date(2026, 11, 17)
    options, name, about = GAME.of_the_day(day)
    puzzle = PUZZLES[number_on(day) - 1]
    assert options == StrangersOptions(variant="architect", puzzle=number_on(day))
    assert name == text("today")
    assert about.args["par"] == puzzle.par
    assert about.args["plays"] == puzzle.strangers + 1
    assert about.args["board"] == Words(BOARDS[puzzle.board].name)


@clause("DS-51")
def test_nobody_playing_at_random_beats_par() -> None:
    for number in range(1, len(PUZZLES) + 1):
        position, random = puzzle_game(number), stream(number)
        now = position.next()
        while not isinstance(now, Over):
            position.act(ME, choose(position.legal(ME), random), SILENT)
            now = position.next()
        assert now.result.scores[0] <= PUZZLES[number - 1].par


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


@clause("DS-45")
@every_board
def test_pars_of_boards_are_of_the_boards_as_they_are(board: str) -> None:
    """No play of the solution is wasted, and no spot taken that the board does not have."""
    proof = PARS[board].proof
    plays = [words for words in proof.solution if words.startswith("play_card")]
    assert len(plays) == BOARDS[board].strangers + 1


@clause("DS-45")
def test_a_board_of_ones_own_has_no_par() -> None:
    own = StrangersBoard("Own", A.strangers, A.columns, A.rows, A.school, A.streets, A.scoring, A.walls, A.bars)
    position = GAME.start(1, StrangersOptions(variant="architect"), own)
    assert ended(position, PARS["a"].proof).par is None


def test_decisions_are_written_and_read() -> None:
    for action in (PlayCard("walk"), ChooseScored("b2", 2)):
        assert read_action(written_action(action)) == action
    assert written_action(ChooseScored("b2", 2)) == "choose_scored b2 2"


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


def test_the_outlook_is_never_too_low() -> None:
    outlook = Outlook([[0, 5, 7], [0, 10]], [[(2, 0), (1, 1)], [(2, 0)]], plays=4, slots=1)
    assert outlook.most(0, 4, 0) == 15
    assert outlook.most(0, 3, 1) == 15, "a place in an outing saves a play"
    assert outlook.most(0, 3, 0) == 10
    assert outlook.most(1, 4, 1) == 10
    assert outlook.most(2, 4, 1) == 0


def test_cards_that_puzzles_name_are_cards() -> None:
    assert {card for puzzle in PUZZLES for card in (*puzzle.hand, *puzzle.cards)} <= set(CARDS)
