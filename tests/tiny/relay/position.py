"""Relay: a match of one to three games of luck, alone, each for oneself, or in teams of two.

RE-1 Chance lines the players up. Everybody bets, low or high, in secret until all have bet.
RE-2 One after the other rolls two dice, at most twice, and may keep what there is. Doubles lose the whole turn.
RE-3 Chance pays low or high (two to one): five points for a right bet. Most points of a team win the game; a shared
game is nobody's.
RE-4 After the last game: most games won, then most points, else shared. Opposite players are a team.
"""

from typing import assert_never

from saucer.core import (
    Action,
    Chance,
    Decide,
    Dice,
    Next,
    Order,
    Outcome,
    Over,
    Pick,
    Position,
    Result,
    Seat,
    Teller,
    seats,
)
from tests.tiny.relay.model import (
    REASONS,
    SIDES,
    Bet,
    BetMade,
    BetPaid,
    BetsShown,
    Choice,
    GameWon,
    Keep,
    Kept,
    LinedUp,
    MatchEnded,
    Phase,
    Reason,
    RelayOptions,
    RelayView,
    Roll,
    Rolled,
    Side,
)

MOST_ROLLS = 2
RIGHT_BET = 5


class RelayPosition(Position):
    def __init__(self, players: int, options: RelayOptions) -> None:
        self.players = players
        self.options = options
        self.phase: Phase = "lining_up"
        self.game = 1
        self.order: list[Seat] = []
        self.rolls = 0
        self.gained = 0
        self.bets: list[Side | None] = [None] * players
        self.points = [0] * players
        self.total = [0] * players
        self.wins = [0] * players
        self.played: tuple[Result, ...] = ()
        self.reason: Reason = REASONS[0]
        self.winners: tuple[Seat, ...] = ()

    def next(self) -> Next:
        match self.phase:
            case "lining_up":
                return Chance(Order(self.players))
            case "betting":
                return Decide(tuple(seat for seat in seats(self.players) if self.bets[seat] is None))
            case "running":
                return Decide((self.order[0],))
            case "rolling":
                return Chance(Dice(2, 6))
            case "paying":
                return Chance(Pick((2, 1)))
            case "over":
                return Over(Result(self.reason, self.winners, tuple(self.total), games=self.played))

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        if self.phase == "betting" and self.bets[seat] is None:
            return (Bet("low"), Bet("high"))
        if self.phase == "running" and seat == self.order[0]:
            return (Roll(), Keep())
        return ()

    def act(self, seat: Seat, action: Choice, tell: Teller) -> None:
        match action:
            case Bet(side):
                self.bets[seat] = side
                tell.all(BetMade(seat))
                self.show_bets(tell)
            case Roll():
                self.phase = "rolling"
            case Keep():
                tell.all(Kept(seat))
                self.points[seat] += self.gained
                self.next_runner()
            case _:
                assert_never(action)

    def show_bets(self, tell: Teller) -> None:
        shown = tuple(side for side in self.bets if side is not None)
        if len(shown) == self.players:
            tell.all(BetsShown(shown))
            self.phase = "running"

    def next_runner(self) -> None:
        self.order.pop(0)
        self.rolls = self.gained = 0
        self.phase = "running" if self.order else "paying"

    def happen(self, outcome: Outcome, tell: Teller) -> None:
        match self.phase:
            case "lining_up":
                self.order = [Seat(place) for place in outcome]
                self.phase = "betting"
                tell.all(LinedUp(tuple(self.order)))
            case "rolling":
                self.roll(outcome[0] + 1, outcome[1] + 1, tell)
            case _:
                self.pay(SIDES[outcome[0]], tell)

    def roll(self, low: int, high: int, tell: Teller) -> None:
        """RE-2"""
        runner = self.order[0]
        tell.all(Rolled(runner, low, high))
        self.rolls += 1
        self.gained = 0 if low == high else self.gained + low + high
        self.phase = "running"
        if low == high or self.rolls == MOST_ROLLS:
            self.points[runner] += self.gained
            self.next_runner()

    def pay(self, paid: Side, tell: Teller) -> None:
        """RE-3"""
        tell.all(BetPaid(paid))
        self.points = [have + RIGHT_BET * (bet == paid) for have, bet in zip(self.points, self.bets, strict=True)]
        self.total = [sum(both) for both in zip(self.total, self.points, strict=True)]
        best = self.best(self.points, seats(self.players))
        if self.are_one_team(best):
            self.wins = [won + (seat in best) for seat, won in enumerate(self.wins)]
            tell.all(GameWon(best))
        else:
            best = ()
            tell.all(GameWon(best))
        self.played += (Result("points" if best else "shared", best, tuple(self.points)),)
        self.next_game(tell)

    def team(self, seat: Seat) -> int:
        return seat % 2 if self.options.teams else seat

    def best(self, values: list[int], among: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """Everybody of the teams with the most."""
        sums = {seat: sum(values[mate] for mate in among if self.team(mate) == self.team(seat)) for seat in among}
        return tuple(seat for seat in among if sums[seat] == max(sums.values()))

    def are_one_team(self, some: tuple[Seat, ...]) -> bool:
        return len({self.team(seat) for seat in some}) == 1

    def next_game(self, tell: Teller) -> None:
        if self.game == self.options.games:
            self.end(tell)
            return
        self.game += 1
        self.bets = [None] * self.players
        self.points = [0] * self.players
        self.phase = "lining_up"

    def end(self, tell: Teller) -> None:
        """RE-4"""
        most_games = self.best(self.wins, seats(self.players))
        self.winners = self.best(self.total, most_games)
        if self.players == 1:
            self.reason = "alone"
        elif self.are_one_team(most_games):
            self.reason = "wins"
        else:
            self.reason = "points" if self.are_one_team(self.winners) else "shared"
        self.phase = "over"
        tell.all(MatchEnded(self.reason, self.winners))

    def view(self, seat: Seat | None) -> RelayView:
        all_in = self.phase != "betting" and None not in self.bets
        return RelayView(
            seat=seat,
            options=self.options,
            phase=self.phase,
            game=self.game,
            order=tuple(self.order),
            rolls=self.rolls,
            gained=self.gained,
            answered=tuple(bet is not None for bet in self.bets),
            bet=None if seat is None else self.bets[seat],
            bets=tuple(bet for bet in self.bets if bet is not None) if all_in else None,
            points=tuple(self.points),
            total=tuple(self.total),
            wins=tuple(self.wins),
            played=self.played,
            reason=self.reason if self.phase == "over" else None,
            winners=self.winners,
        )

    def copy(self) -> "RelayPosition":
        other = type(self)(self.players, self.options)
        other.phase, other.game, other.rolls, other.gained = self.phase, self.game, self.rolls, self.gained
        other.order = self.order.copy()
        other.bets = self.bets.copy()
        other.points = self.points.copy()
        other.total = self.total.copy()
        other.wins = self.wins.copy()
        other.reason, other.winners, other.played = self.reason, self.winners, self.played
        return other

    def key(self) -> tuple[object, ...]:
        single = (self.players, self.options, self.phase, self.game, self.rolls, self.gained)
        end = (self.reason, self.winners, self.played)
        return (*single, *end, *[tuple(row) for row in (self.order, self.bets, self.points, self.total, self.wins)])
