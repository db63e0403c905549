"""Don't Talk to Strangers: the end of a game, DS-24 and DS-25, and of a match, DS-43."""

from typing import Final

from mypy_extensions import i64

from saucer.core.model import Result
from saucer.core.seats import Seat, seats
from saucer.core.telling import Teller
from saucer.games.strangers.boards import BOARDS
from saucer.games.strangers.boards.pars import par_of
from saucer.games.strangers.events import BoardChosen, GameEnded, MatchEnded
from saucer.games.strangers.model import REASONS, BoardName, GamePlayed
from saucer.games.strangers.rules import opening
from saucer.games.strangers.rules.state import (
    ARCHITECT,
    CHOOSING_BOARD,
    CONTACT,
    GAUNTLET,
    LAST_STRANGER,
    NOBODY,
    OVER,
    TEN_KIDS,
    THIRD_GAME,
    TWO_WINS,
    State,
)

SEATS: Final = seats(4)
WINS_TO_TAKE: Final = 2
LAST_GAME: Final = 3


def end_by_last_stranger(state: State, tell: Teller) -> None:
    """DS-24 (a)"""
    end_game(state, LAST_STRANGER, most_points(state), tell)


def end_by_ten_kids(state: State, tell: Teller) -> None:
    """DS-24 (b)"""
    end_game(state, TEN_KIDS, most_points(state), tell)


def end_by_contact(state: State, tell: Teller) -> None:
    """DS-24 (c), DS-25 Whoever made contact wins, with the partner and nobody else, whatever the points."""
    end_game(state, CONTACT, team_of(state, state.turn), tell)


def team_of(state: State, seat: Seat) -> tuple[Seat, ...]:
    """DS-39"""
    partner = state.partner(seat)
    if partner == NOBODY:
        return (seat,)
    return tuple([each for each in SEATS if each in (seat, partner)])


def most_points(state: State) -> tuple[Seat, ...]:
    """DS-25, DS-39 Those of a team are added; ties are shared."""
    points = state.points()
    totals = [sum([points[each] for each in team_of(state, Seat(seat))]) for seat in range(state.players)]
    return tuple([Seat(seat) for seat in range(state.players) if totals[seat] == max(totals)])


def end_game(state: State, reason: i64, winners: tuple[Seat, ...], tell: Teller) -> None:
    """DS-24 At once: nothing is drawn any more."""
    state.phase = OVER
    state.reason = reason
    state.winners = winners
    state.kid = NOBODY
    if tell.on:
        tell.all(GameEnded(state.game, REASONS[reason], winners, tuple(state.points())))
    if state.variant == GAUNTLET:
        end_game_of_match(state, tell)


def name_of_board(state: State) -> BoardName:
    return "a" if state.index.board == BOARDS["a"] else "b"


def end_game_of_match(state: State, tell: Teller) -> None:
    """DS-43 Two wins take the match; after three games it is over anyway."""
    played = GamePlayed(name_of_board(state), REASONS[state.reason], Seat(state.first), state.winners,
                        tuple(state.points()))  # fmt: skip
    state.games = (*state.games, played)
    wins = wins_in(state.games)
    if max(wins) == WINS_TO_TAKE:
        end_match(state, TWO_WINS, (Seat(wins.index(WINS_TO_TAKE)),), tell)
    elif len(state.games) == LAST_GAME:
        end_match(state, THIRD_GAME, winners_of_three(state), tell)
    elif len(state.games) == 1:
        opening.start_next_game(state, "b", first_of_next(state), tell)
    else:
        state.phase = CHOOSING_BOARD
        state.turn = chooser_of_board(state)


def choose_board(state: State, board: BoardName, tell: Teller) -> None:
    """DS-43"""
    if tell.on:
        tell.all(BoardChosen(state.turn, board))
    opening.start_next_game(state, board, first_of_next(state), tell)


def wins_in(games: tuple[GamePlayed, ...]) -> list[int]:
    """DS-43 How many each of the two has won; a shared game is nobody's win."""
    return [len([played for played in games if played.winners == (seat,)]) for seat in range(2)]


def points_of(state: State) -> list[int]:
    """In all games of the match together."""
    return [sum([played.scores[seat] for played in state.games]) for seat in range(2)]


def winners_of_three(state: State) -> tuple[Seat, ...]:
    """DS-43 More wins, then more points in all, else it is shared."""
    wins, points = wins_in(state.games), points_of(state)
    standing = [(wins[seat], points[seat]) for seat in range(2)]
    return tuple([Seat(seat) for seat in range(2) if standing[seat] == max(standing)])


def first_of_next(state: State) -> Seat:
    """DS-43 The winner of the last game; after a shared one, whoever went second."""
    last = state.games[-1]
    return last.winners[0] if len(last.winners) == 1 else Seat(1 - last.first)


def chooser_of_board(state: State) -> Seat:
    """DS-43 The player with more points so far; if they are equal, the one who goes second."""
    points = points_of(state)
    if points[0] == points[1]:
        return Seat(1 - first_of_next(state))
    return Seat(0 if points[0] > points[1] else 1)


def end_match(state: State, reason: i64, winners: tuple[Seat, ...], tell: Teller) -> None:
    state.reason = reason
    state.winners = winners
    if tell.on:
        tell.all(MatchEnded(REASONS[reason], winners))


def result(state: State) -> Result:
    """DS-25; DS-43 of a match, the points of all its games; DS-45 the best score possible."""
    if state.variant == GAUNTLET:
        games = tuple([Result(each.reason, each.winners, each.scores) for each in state.games])
        return Result(REASONS[state.reason], state.winners, tuple(points_of(state)), games=games)
    par = par_of(state.index.board, int(state.puzzle)) if state.variant == ARCHITECT else None
    return Result(REASONS[state.reason], state.winners, tuple(state.points()), par=par)
