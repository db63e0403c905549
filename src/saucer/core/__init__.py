"""What a game is: seats, decisions, chance, events with audiences, text, the record. No game, no I/O.

The names listed here are the ones other people may use; a test freezes the list.
"""

from saucer.core.actions import Open, allows, choose
from saucer.core.attention import Attention
from saucer.core.board import WrongBoard, board_in, read_board
from saucer.core.bot import Bot, RandomBot
from saucer.core.chance import Cards, Dice, Disc, Draw, Layout, Order, Outcome, Pick
from saucer.core.codec import Codec, decode, encode
from saucer.core.errors import Conflict, Flaw, NotAllowed, Unreadable
from saucer.core.export import export
from saucer.core.game import Decision, Game, Offer, Solution
from saucer.core.match import Match
from saucer.core.model import (
    Action,
    Aside,
    Board,
    Event,
    Mistake,
    Options,
    Result,
    Say,
    StandingOrder,
    Thing,
    View,
    Weighed,
)
from saucer.core.position import LAPSE, Chance, Decide, Next, Over, Position
from saucer.core.random import Random, stream
from saucer.core.record import (
    Acted,
    Drawn,
    Ended,
    Entry,
    FairDice,
    HandDice,
    Header,
    Player,
    Seated,
    SeededDice,
    Spoke,
    Undone,
)
from saucer.core.seats import Seat, clockwise, left_of, seats
from saucer.core.telling import SILENT, Teller, Told
from saucer.core.text import SeatName, Text, Words, listed, text
from saucer.core.verify import Verified, verify

__all__ = [
    "LAPSE",
    "SILENT",
    "Acted",
    "Action",
    "Aside",
    "Attention",
    "Board",
    "Bot",
    "Cards",
    "Chance",
    "Codec",
    "Conflict",
    "Decide",
    "Decision",
    "Dice",
    "Disc",
    "Draw",
    "Drawn",
    "Ended",
    "Entry",
    "Event",
    "FairDice",
    "Flaw",
    "Game",
    "HandDice",
    "Header",
    "Layout",
    "Match",
    "Mistake",
    "Next",
    "NotAllowed",
    "Offer",
    "Open",
    "Options",
    "Order",
    "Outcome",
    "Over",
    "Pick",
    "Player",
    "Position",
    "Random",
    "RandomBot",
    "Result",
    "Say",
    "Seat",
    "SeatName",
    "Seated",
    "SeededDice",
    "Solution",
    "Spoke",
    "StandingOrder",
    "Teller",
    "Text",
    "Thing",
    "Told",
    "Undone",
    "Unreadable",
    "Verified",
    "View",
    "Weighed",
    "Words",
    "WrongBoard",
    "allows",
    "board_in",
    "choose",
    "clockwise",
    "decode",
    "encode",
    "export",
    "left_of",
    "listed",
    "read_board",
    "seats",
    "stream",
    "text",
    "verify",
]  # fmt: skip
