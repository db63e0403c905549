"""Many games: simulate them on one core or all, and say what they add up to."""

from saucer.arena.bots import bot_named
from saucer.arena.figures import BotFigures, Figures, Length, SeatFigures, interval
from saucer.arena.options import options_schema, read_options
from saucer.arena.play import FaultyBot, Played, play
from saucer.arena.simulate import checked_seed, fresh_seed, header, keep, simulate

__all__ = [
    "BotFigures",
    "FaultyBot",
    "Figures",
    "Length",
    "Played",
    "SeatFigures",
    "bot_named",
    "checked_seed",
    "fresh_seed",
    "header",
    "interval",
    "keep",
    "options_schema",
    "play",
    "read_options",
    "simulate",
]
