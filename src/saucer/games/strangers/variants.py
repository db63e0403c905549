"""Don't Talk to Strangers: which variants go together, DS-46, and a game that begins as the options say."""

from typing import Final

from saucer.core import Seat, Text, seats, text
from saucer.games.strangers.board_model import StrangersBoard
from saucer.games.strangers.boards import BOARDS
from saucer.games.strangers.boards.puzzles import PUZZLES
from saucer.games.strangers.model import VARIANTS, StrangersOptions, Variant
from saucer.games.strangers.rules.index import index_of
from saucer.games.strangers.rules.opening import open_box
from saucer.games.strangers.rules.position import StrangersPosition
from saucer.games.strangers.rules.state import TEAM_PLAYERS, partner_in

TEAMS: Final = ("teams_open", "teams_silent")


def check(players: int, options: StrangersOptions) -> Text | None:
    """DS-46 Why it cannot be played like this."""
    if options.variant in TEAMS and players != TEAM_PLAYERS:
        return text("check-teams")
    if options.variant == "gauntlet":
        return check_gauntlet(players, options)
    if options.variant == "architect":
        return check_architect(players, options)
    return None if options.puzzle is None else text("check-puzzle")


def check_gauntlet(players: int, options: StrangersOptions) -> Text | None:
    """DS-43"""
    if players != 2:
        return text("check-gauntlet")
    if options.puzzle is not None:
        return text("check-puzzle")
    return text("check-gauntlet_board") if options.board != "a" else None


def check_architect(players: int, options: StrangersOptions) -> Text | None:
    """DS-45, DS-51"""
    if players != 1:
        return text("check-architect")
    if any((options.well_read, options.brainiac, options.total_invasion)) or options.five_sightings:
        return text("check-architect_alone")
    if options.free_first_kid:
        return text("check-architect_alone")
    return text("check-puzzle_board") if options.puzzle is not None and options.board != "a" else None


def partners(variant: Variant) -> tuple[tuple[Seat, ...], ...]:
    """DS-39 Those who play together, each pair once."""
    pairs = [(seat, Seat(int(partner_in(VARIANTS.index(variant), seat)))) for seat in seats(TEAM_PLAYERS)]
    return tuple([(seat, partner) for seat, partner in pairs if partner > seat])


def started(players: int, options: StrangersOptions, board: StrangersBoard | None) -> StrangersPosition:
    if board is None:
        name = options.board if options.puzzle is None else PUZZLES[options.puzzle - 1].board
        board = BOARDS[name]
    position = StrangersPosition(players, index_of(board), VARIANTS.index(options.variant))
    position.well_read = options.well_read
    position.brainiac = options.brainiac
    position.total_invasion = options.total_invasion
    position.five_sightings = options.five_sightings
    position.free_first_kid = options.free_first_kid
    position.puzzle = options.puzzle or 0
    open_box(position)
    return position
