"""A round-robin of bots: each meets each other, alone against a table of them. Seats rotate, deals are shared."""

from itertools import permutations
from time import perf_counter
from typing import Any

from msgspec import Struct

from saucer.arena.bots import bot_named
from saucer.arena.play import play
from saucer.arena.sides import part_of_win, sides_of
from saucer.core import Action, Aside, Bot, Game, Options, Random, Unreadable
from saucer.core.codec import plain


class Configuration(Struct, frozen=True, forbid_unknown_fields=True):
    """What decides the results, apart from how many deals are played."""

    game: str
    rules: int
    players: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: int


class Tournament(Struct, frozen=True):
    """What every worker needs to know."""

    game: Game
    players: int
    options: Options
    bots: tuple[str, ...]
    seed: int

    def configuration(self) -> Configuration:
        return Configuration(self.game.slug, self.game.version, self.players, plain(self.options), self.bots, self.seed)

    def pairings(self) -> list[tuple[int, int]]:
        """Which bot, by its place, sits alone against which others."""
        return list(permutations(range(len(self.bots)), 2))


class ThinkingTime(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a bot thought, by the clock on the wall."""

    decisions: int
    seconds: float
    longest: float


class Deal(Struct, frozen=True, forbid_unknown_fields=True):
    """One deal, played by every pairing. `wins` are of the bot alone, 840 for a whole win; `thoughts` of each bot."""

    number: int
    wins: tuple[int, ...]
    thoughts: tuple[ThinkingTime, ...]


class Timed(Bot):
    """A bot whose thinking is measured by the clock."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.blind = bot.blind
        self.decisions = 0
        self.seconds = 0.0
        self.longest = 0.0

    def choose(self, view: Any, legal: tuple[Action, ...], random: Random) -> Action | None:
        started = perf_counter()
        action = self.bot.choose(view, legal, random)
        return self._count(action, perf_counter() - started)

    def interrupt(self, view: Any, legal: tuple[Action, ...], random: Random) -> Action | None:
        started = perf_counter()
        action = self.bot.interrupt(view, legal, random)
        return self._count(action, perf_counter() - started)

    def aside(self, view: Any, random: Random) -> Aside | None:
        return self.bot.aside(view, random)

    def _count(self, action: Action | None, seconds: float) -> Action | None:
        self.decisions += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)
        return action

    def thinking_time(self) -> ThinkingTime:
        return ThinkingTime(self.decisions, round(self.seconds, 6), round(self.longest, 6))


def check_bots(tournament: Tournament) -> None:
    """Raise Unreadable for bots that cannot meet."""
    for name in tournament.bots:
        bot_named(tournament.game, name)
    if len(tournament.bots) < 2 or len(set(tournament.bots)) < len(tournament.bots):
        raise Unreadable(f"expected at least 2 different bots; came {', '.join(tournament.bots)}")


def play_deal(tournament: Tournament, number: int) -> Deal:
    """The bot alone (at all seats of its side) sits one side on from deal to deal."""
    bots = [Timed(bot_named(tournament.game, name)) for name in tournament.bots]
    wins = tuple(_wins(tournament, bots, pairing, number) for pairing in tournament.pairings())
    return Deal(number, wins, tuple(bot.thinking_time() for bot in bots))


def _wins(tournament: Tournament, bots: list[Timed], pairing: tuple[int, int], number: int) -> int:
    sides = sides_of(tournament.game, tournament.players, tournament.options)
    alone = sides[number % len(sides)]
    places = [pairing[0] if seat in alone else pairing[1] for seat in range(tournament.players)]
    start = tournament.game.start(tournament.players, tournament.options)
    names = [tournament.bots[place] for place in places]
    winners = play(start, names, [bots[place] for place in places], tournament.seed, number).result.winners
    return part_of_win(sides, winners) if alone[0] in winners else 0
