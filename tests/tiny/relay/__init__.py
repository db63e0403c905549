"""Relay, a tiny game: a match of several games, teams, all decide at once, three kinds of chance, a shared win."""

from collections.abc import Mapping
from typing import ClassVar

from saucer.core import Bot, Position, Random, RandomBot, Seat, Text, text
from tests.tiny.plain import TinyGame
from tests.tiny.relay.model import REASONS, SIDES, Aside, Choice, Happening, RelayOptions, RelayView, Side
from tests.tiny.relay.position import RelayPosition


class Relay(TinyGame):
    slug = "relay"
    prefix = "RE"
    seats = range(1, 5)
    actions = Choice
    events = Happening
    asides = Aside
    views = RelayView
    options = RelayOptions
    reasons = REASONS
    kind: type[RelayPosition] = RelayPosition
    bots: ClassVar[Mapping[str, Bot]] = {"random": RandomBot()}

    def check(self, players: int, options: RelayOptions) -> Text | None:
        return text("check-teams", players=players) if options.teams and players != 4 else None

    def teams(self, players: int, options: RelayOptions) -> tuple[tuple[Seat, ...], ...]:
        return ((Seat(0), Seat(2)), (Seat(1), Seat(3))) if options.teams else ()

    def start(self, players: int, options: RelayOptions, board: None = None) -> Position:
        return self.kind(players, options)

    def imagine(self, view: RelayView, random: Random) -> Position:
        position = self.kind(len(view.points), view.options)
        position.phase, position.game, position.rolls, position.gained = view.phase, view.game, view.rolls, view.gained
        position.order = list(view.order)
        position.bets = [bet_of(view, Seat(seat), random) for seat in range(len(view.points))]
        position.points = list(view.points)
        position.total = list(view.total)
        position.wins = list(view.wins)
        position.played = view.played
        position.winners = view.winners
        if view.reason is not None:
            position.reason = view.reason
        return position


def bet_of(view: RelayView, seat: Seat, random: Random) -> Side | None:
    if view.bets is not None:
        return view.bets[seat]
    if not view.answered[seat]:
        return None
    return view.bet if seat == view.seat else SIDES[int(random.below(2))]


GAME = Relay()
