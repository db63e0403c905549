"""DS-45, DS-51: what is said to be the best score is, of boards and of puzzles."""

from datetime import date, timedelta

import pytest
from msgspec.structs import replace

from saucer.core import SILENT, Over, Position, Result, Seat, Words, encode, text
from saucer.games.strangers import GAME
from saucer.games.strangers.architect.words import read_action, written_action
from saucer.games.strangers.boards import BOARDS
from saucer.games.strangers.boards.puzzles import PARS, PUZZLES, Proof, number_on
from saucer.games.strangers.model import CARDS, ChooseScored, PlayCard, StrangersOptions
from saucer.games.strangers.tests.table import a_start, played_at_random
from tests.clauses import clause

ME = Seat(0)
every_puzzle = pytest.mark.parametrize("number", range(1, len(PUZZLES) + 1))
every_board = pytest.mark.parametrize("board", list(BOARDS))


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
        result = played_at_random(a_start(1, variant="architect", puzzle=number), number).result
        assert result is not None
        assert result.scores[0] <= PUZZLES[number - 1].par


@clause("DS-45")
@every_board
def test_pars_of_boards_are_of_the_boards_as_they_are(board: str) -> None:
    """No play of the solution is wasted, and no spot taken that the board does not have."""
    proof = PARS[board].proof
    plays = [words for words in proof.solution if words.startswith("play_card")]
    assert len(plays) == BOARDS[board].strangers + 1


@clause("DS-45")
def test_a_board_of_ones_own_has_no_par() -> None:
    own = replace(BOARDS["a"], name="Own")
    position = GAME.start(1, StrangersOptions(variant="architect"), own)
    assert ended(position, PARS["a"].proof).par is None


def test_decisions_are_written_and_read() -> None:
    for action in (PlayCard("walk"), ChooseScored("b2", 2)):
        assert read_action(written_action(action)) == action
    assert written_action(ChooseScored("b2", 2)) == "choose_scored b2 2"


def test_cards_that_puzzles_name_are_cards() -> None:
    assert {card for puzzle in PUZZLES for card in (*puzzle.hand, *puzzle.cards)} <= set(CARDS)
