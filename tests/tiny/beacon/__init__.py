"""Beacon, a tiny game: boards, a rhythm, a team against the game, dice rolled by hand, bots that speak up."""

from collections.abc import Mapping
from typing import ClassVar

from saucer.core import Board, Bot, Mistake, Position, Random, RandomBot, Say, Seat, Text, Words, seats, text
from tests.tiny.beacon.model import REASONS, Aside, BeaconBoard, BeaconOptions, BeaconView, Choice, Eyesight, Happening
from tests.tiny.beacon.position import KEEPER, BeaconPosition
from tests.tiny.plain import TinyGame

FEWEST = 2


class Chatty(RandomBot):
    """Says how many flashes it has counted, whenever the crew may talk."""

    blind = False
    speaks_up = True

    def aside(self, view: BeaconView, random: Random) -> Say | None:
        return Say(words=str(len(view.flashes))) if view.phase == "guessing" and view.seat != KEEPER else None


class Beacon(TinyGame):
    slug = "beacon"
    prefix = "BE"
    seats = range(1, 4)
    actions = Choice
    events = Happening
    asides = Aside
    views = BeaconView
    options = BeaconOptions
    reasons = REASONS
    board = BeaconBoard
    keeps = Eyesight
    boards: ClassVar[Mapping[str, Board]] = {
        "hill": BeaconBoard(("Top", "Foot")),
        "shore": BeaconBoard(("Rock", "Pier", "Buoy")),
    }
    bots: ClassVar[Mapping[str, Bot]] = {"random": RandomBot(), "chatty": Chatty()}
    kind: type[BeaconPosition] = BeaconPosition

    def mistakes(self, board: BeaconBoard) -> tuple[Mistake, ...]:
        """BE-1"""
        few = (Mistake("lamps", text("mistake-few", fewest=FEWEST)),) if len(board.lamps) < FEWEST else ()
        twice = [place for place, name in enumerate(board.lamps) if name in board.lamps[:place]]
        return (
            *few,
            *[Mistake(f"lamps[{place}]", text("mistake-twice", name=Words(board.lamps[place]))) for place in twice],
        )

    def teams(self, players: int, options: BeaconOptions) -> tuple[tuple[Seat, ...], ...]:
        return (seats(players),)

    def start(self, players: int, options: BeaconOptions, board: BeaconBoard | None = None) -> Position:
        shipped = self.boards[options.board]
        assert isinstance(shipped, BeaconBoard)
        return self.kind(players, board or shipped, options.dice == "by_hand")

    def imagine(self, view: BeaconView, random: Random) -> Position:
        """The place of the lamp that is aimed at is known once all its flashes are seen."""
        position = self.kind(view.players, view.board, view.by_hand)
        position.phase, position.flashes, position.face = view.phase, view.flashes, view.face or 0
        position.guess = -1 if view.guess is None else view.guess
        lamps = len(view.board.lamps)
        if view.phase != "hiding":
            position.hidden = int(random.below(lamps)) if view.hidden is None else view.hidden
        position.aimed = self.aimed(view, lamps, random)
        return position

    def aimed(self, view: BeaconView, lamps: int, random: Random) -> int:
        if view.aimed is not None:
            return view.aimed
        if view.phase in ("guessing", "rolling", "over"):
            return len(view.flashes) - 1
        if view.phase == "flashing":
            return len(view.flashes) + int(random.below(lamps - len(view.flashes)))
        return -1 if view.phase == "hiding" or view.seat == KEEPER else int(random.below(lamps + 1)) - 1

    def label(self, action: Choice, view: BeaconView) -> Text:
        lamp = getattr(action, "lamp", None)
        if lamp is None:
            return super().label(action, view)
        return text(f"label-{type(action).__name__.lower()}", lamp=Words(view.board.lamps[lamp]))


GAME = Beacon()
