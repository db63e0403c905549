"""Los Incognitos: the state, compact and flat. Nobody is -1; entries below 0 are a stroke or a zero (LI-21)."""

from typing import Final

from mypy_extensions import i64

from saucer.core.model import Action
from saucer.core.position import Position
from saucer.core.rows import row
from saucer.core.seats import Seat
from saucer.games.los_incognitos.rules.chart import FACES, MONSTERS, NOTHING, STORED, Chart

ENTRIES: Final[tuple[int, ...]] = (0, 0, 14, 9, 7)
"""LI-5 of a logbook, by the number of players."""
STROKE: Final[i64] = -1
ZERO: Final[i64] = -2
USED_ZERO: Final[i64] = -3
EMPTY: Final[i64] = -4
UNKNOWN: Final[i64] = -1
"""A longest route that has not been looked for."""

STARTING: Final[i64] = 0
ROLLING: Final[i64] = 1
ACTING: Final[i64] = 2
PAYING: Final[i64] = 3
OPENING: Final[i64] = 4
TRADING: Final[i64] = 5
DUELLING: Final[i64] = 6
CHALLENGING: Final[i64] = 7
CHALLENGER_ROLLS: Final[i64] = 8
OPPONENT_ROLLS: Final[i64] = 9
CHOOSING_SIGN: Final[i64] = 10
STAR_ROLLS: Final[i64] = 11
DROP_ROLLS: Final[i64] = 12
TELEPORTING: Final[i64] = 13
SETTING_ASIDE: Final[i64] = 14
OVER: Final[i64] = 15

OLD: Final[i64] = 6
"""Where the pad's dice that lay there before the latest roll begin in the row of dice; the roll is at 0."""
NEW: Final[i64] = 10
SPENT: Final[i64] = 14
DICE_ROW: Final[i64] = 20

NO_ROW: Final = row(0)
NO_WAY: Final[tuple[int, ...]] = ()


class State(Position):
    """Rows have a place for each section, destination, value field or seat; sets are bits."""

    def __init__(self, chart: Chart, players: int, signs: bool, by_hand: bool) -> None:
        """Everything but the rows, which `lay_out` or a copy brings."""
        self.chart = chart
        self.players: i64 = players
        self.signs = signs
        self.by_hand = by_hand
        self.phase: i64 = STARTING
        self.first: i64 = NOTHING
        self.player: i64 = NOTHING
        self.extra = False
        self.takers = NO_ROW
        """LI-14 of sections."""
        self.owners = NO_ROW
        """LI-14 of destinations."""
        self.marks = NO_ROW
        """LI-17 the value field marked at a destination."""
        self.markers = NO_ROW
        """LI-18 who marked a value field."""
        self.circles = NO_ROW
        """LI-38 who has drawn one around a value field."""
        self.gone = NO_ROW
        """LI-3 how many values of a kind are used up."""
        self.to_mark = NO_ROW
        """Of each seat, the own fields and vessels without a mark."""
        self.to_explore = NO_ROW
        self.explored: i64 = 0
        self.site_seats = NO_ROW
        """LI-20 who has which value of the sites, where, and whether the function is used."""
        self.site_places = NO_ROW
        self.site_used = NO_ROW
        self.functions = NO_ROW
        """LI-20 unused ones of each seat."""
        self.log = NO_ROW
        self.written = NO_ROW
        self.out: i64 = 0
        self.routes = NO_ROW
        """LI-25 as far as they have been looked for."""
        self.ways: list[tuple[int, ...]] = []
        self.dice = NO_ROW
        self.aside: i64 = NOTHING
        """LI-45 the symbol set aside for the player of this turn."""
        self.aside_spent = False
        self.next_aside: i64 = NOTHING
        self.next_aside_for: i64 = NOTHING
        self.no_moving = False
        self.no_marking = False
        self.acted = False
        self.started: i64 = 0
        self.points: i64 = 0
        self.moved = False
        self.scored = False
        self.marked: tuple[int, ...] = ()
        """Value fields marked in this turn; then those that may still duel, and whose signs are to be carried out."""
        self.to_duel: tuple[int, ...] = ()
        self.to_sign: tuple[int, ...] = ()
        self.paying: Action | None = None
        self.chest: i64 = NOTHING
        self.other_die: i64 = NOTHING
        self.challenger: i64 = NOTHING
        self.target: i64 = NOTHING
        self.giants: i64 = NOTHING
        self.sign: i64 = NOTHING
        self.choices: tuple[Action, ...] | None = None
        """What the player can choose, once it has been worked out."""

    def lay_out(self) -> None:
        """LI-2, LI-3, LI-5 An empty sheet."""
        chart, players = self.chart, int(self.players)
        self.takers = row(int(chart.sections), -1)
        self.owners = row(int(chart.destinations), -1)
        self.marks = row(int(chart.destinations), -1)
        self.markers = row(int(chart.fields_of_values), -1)
        self.circles = row(int(chart.fields_of_values), -1)
        self.gone = row(int(MONSTERS))
        self.to_mark = row(players)
        self.to_explore = row(players)
        self.site_seats = row(int(chart.sites), -1)
        self.site_places = row(int(chart.sites), -1)
        self.site_used = row(int(chart.sites))
        self.functions = row(players)
        self.log = row(players * ENTRIES[players], -4)
        self.written = row(players)
        self.routes = row(players)
        self.ways = [NO_WAY] * players
        self.dice = row(int(DICE_ROW))

    def copy_into(self, other: "State") -> None:
        other.phase = self.phase
        other.first = self.first
        other.player = self.player
        other.extra = self.extra
        other.takers = self.takers[:]
        other.owners = self.owners[:]
        other.marks = self.marks[:]
        other.markers = self.markers[:]
        other.circles = self.circles[:]
        other.gone = self.gone[:]
        other.to_mark = self.to_mark[:]
        other.to_explore = self.to_explore[:]
        other.explored = self.explored
        other.site_seats = self.site_seats[:]
        other.site_places = self.site_places[:]
        other.site_used = self.site_used[:]
        other.functions = self.functions[:]
        other.log = self.log[:]
        other.written = self.written[:]
        other.out = self.out
        other.routes = self.routes[:]
        other.ways = self.ways[:]
        self.copy_turn(other)

    def copy_turn(self, other: "State") -> None:
        other.dice = self.dice[:]
        other.aside = self.aside
        other.aside_spent = self.aside_spent
        other.next_aside = self.next_aside
        other.next_aside_for = self.next_aside_for
        other.no_moving = self.no_moving
        other.no_marking = self.no_marking
        other.acted = self.acted
        other.started = self.started
        other.points = self.points
        other.moved = self.moved
        other.scored = self.scored
        other.marked = self.marked
        other.to_duel = self.to_duel
        other.to_sign = self.to_sign
        other.paying = self.paying
        other.chest = self.chest
        other.other_die = self.other_die
        other.challenger = self.challenger
        other.target = self.target
        other.giants = self.giants
        other.sign = self.sign
        other.choices = self.choices

    def key(self) -> tuple[object, ...]:
        rows = [
            self.takers, self.owners, self.marks, self.markers, self.circles, self.site_seats, self.site_places,
            self.site_used, self.functions, self.log, self.written, self.dice,
        ]  # fmt: skip
        single = (
            self.chart.board, self.players, self.signs, self.by_hand, self.phase, self.first, self.player, self.extra,
            self.out, self.aside, self.aside_spent, self.next_aside, self.next_aside_for, self.no_moving,
            self.no_marking, self.acted, self.started, self.points, self.moved, self.scored, self.marked, self.to_duel,
            self.to_sign, self.paying, self.chest, self.other_die, self.challenger, self.target, self.giants, self.sign,
        )  # fmt: skip
        return single + tuple([tuple(each) for each in rows])

    def entries(self) -> i64:
        """LI-5"""
        return ENTRIES[self.players]

    def is_home(self, seat: i64, destination: i64) -> bool:
        """LI-11 Whether the player is there: a shuttle, or a destination of their own."""
        return self.owners[destination] == seat or self.chart.shuttles & 1 << destination != 0

    def own_destination(self, seat: i64, destination: i64) -> None:
        """LI-14 It is taken; what can be done there is noted."""
        self.owners[destination] = seat
        if self.chart.kinds[destination]:
            if self.marks[destination] == NOTHING:
                self.to_mark[seat] |= 1 << destination
        elif not self.explored & 1 << destination:
            self.to_explore[seat] |= 1 << destination

    def kinds_left(self) -> i64:
        """LI-19 A bit for each kind of which there is one left."""
        left: i64 = 0
        for kind in range(MONSTERS):
            if self.gone[kind] < self.chart.row_at[kind + 1] - self.chart.row_at[kind]:
                left |= 1 << kind
        return left

    def on_pad(self) -> i64:
        count: i64 = 0
        for place in range(OLD, SPENT):
            count += self.dice[place]
        return count

    def to_roll(self) -> i64:
        """LI-6 Dice neither spent nor stored."""
        count: i64 = 0
        for face in range(FACES):
            count += self.dice[face]
        return count

    def aside_shows(self, symbol: i64) -> i64:
        """LI-45 1 if the die set aside counts as this symbol."""
        return 1 if self.aside == symbol and not self.aside_spent else 0

    def have(self, symbol: i64) -> i64:
        """LI-6 Rolled, on the pad and set aside."""
        count = self.dice[symbol] + self.aside_shows(symbol)
        if symbol < STORED:
            count += self.dice[OLD + symbol] + self.dice[NEW + symbol]
        return count

    def seat(self) -> Seat:
        return Seat(int(self.player))
