"""One game from its start to its end, played by bots. Compiled; nothing here knows of files or workers."""

from traceback import extract_tb
from typing import Any, Final

from mypy_extensions import mypyc_attr

from saucer.core.actions import allows, quote
from saucer.core.bot import Bot
from saucer.core.chance import Draw, Outcome
from saucer.core.dice import Seeded, bot_random
from saucer.core.errors import NotAllowed
from saucer.core.model import Action, Result
from saucer.core.position import LAPSE, Chance, Decide, Over, Position
from saucer.core.random import Random, stream
from saucer.core.record import Acted, Drawn, Ended, Entry, Spoke
from saucer.core.seats import Seat
from saucer.core.telling import SILENT, Teller

ASKING: Final = 0
"""The place of the order of asking among the streams of a game; bots have seat + 1."""


class BotFailed(NotAllowed):
    """A bot raised an error, or chose what it cannot."""


class Played:
    """A finished game."""

    def __init__(self, result: Result, decisions: int, chances: int) -> None:
        self.result = result
        self.decisions = decisions
        self.chances = chances


@mypyc_attr(allow_interpreted_subclasses=True)
class Casting:
    """Says which bots take over once the parts are dealt; until then anybody plays."""

    def bots(self, position: Position) -> list[tuple[str, Bot]]:
        """A name and a bot for each seat; nothing as long as the parts are not dealt."""
        raise NotImplementedError


class Playing:
    """A game under way. Where several seats must decide, each is asked from the position without its answer.

    Seats that may interrupt are asked once after each event told to them, in an order drawn anew each time.
    What is told is followed only from the first such window on: a game without windows makes no events.
    """

    def __init__(
        self,
        position: Position,
        names: list[str],
        bots: list[Bot],
        seed: int,
        number: int,
        entries: list[Entry] | None,
        casting: Casting | None,
    ) -> None:
        self.position = position
        self.names = names
        self.bots = bots
        self.seed = seed
        self.number = number
        self.entries = entries
        self.casting = casting
        self.dice = Seeded(seed, number)
        self.order = stream(seed, number, ASKING)
        self.tell: Teller = SILENT
        self.has_news = [True] * len(bots)
        self.asked = 0
        self.decisions = 0
        self.chances = 0

    def to_the_end(self) -> Played:
        while True:
            now = self.position.next()
            if self.casting is not None:
                self.cast(self.casting)
            if isinstance(now, Decide):
                self.decide(now)
            elif isinstance(now, Chance):
                self.draw(now.draw)
            else:
                return self.finished(now)

    def cast(self, casting: Casting) -> None:
        seated = casting.bots(self.position)
        if seated:
            self.names = [name for name, _ in seated]
            self.bots = [bot for _, bot in seated]
            self.casting = None

    def finished(self, now: Over) -> Played:
        if self.entries is not None:
            self.entries.append(Ended("over"))
        return Played(now.result, self.decisions, self.chances)

    def decide(self, now: Decide) -> None:
        if now.may and self.is_interrupted(now.may):
            return
        if now.must:
            seat = now.must[0]
            action = self.ask(seat, True)
            assert action is not None
            self.act(seat, action)
        else:
            assert now.lapses, "nobody must decide, nobody interrupts, and the window does not lapse"
            self.happen(LAPSE)

    def is_interrupted(self, may: tuple[Seat, ...]) -> bool:
        if not self.tell.on:
            self.tell = Teller()
        waiting = [seat for seat in may if self.has_news[seat]]
        for place in self.order.shuffled(len(waiting)):
            seat = waiting[place]
            self.has_news[seat] = False
            action = self.ask(seat, False)
            if action is not None:
                self.act(seat, action)
                return True
        return False

    def ask(self, seat: Seat, must: bool) -> Action | None:
        """What the bot at this seat chooses; None only where it need not."""
        bot = self.bots[seat]
        legal = self.position.legal(seat)
        random = bot_random(self.seed, self.number, seat, self.asked)
        self.asked += 1
        view = None if bot.blind else self.position.view(seat)
        choose: Any = bot.choose if must else bot.interrupt
        try:
            answer: Any = choose(view, legal, random)
        except Exception as error:
            raise BotFailed(f"{self.whose(seat)} failed with {described(error)}") from error
        if answer is None and not must:
            return None
        if isinstance(answer, Action) and allows(legal, answer):
            if must and not bot.blind:
                self.speak(seat, bot, view, random)
            return answer
        came = quote(answer) if isinstance(answer, Action) else repr(answer)
        raise BotFailed(f"{self.whose(seat)} chose {came}; expected one of {quote(*legal)}")

    def speak(self, seat: Seat, bot: Bot, view: Any, random: Random) -> None:
        """An aside that the game silences is not made."""
        try:
            aside = bot.aside(view, random)
        except Exception as error:
            raise BotFailed(f"{self.whose(seat)} failed with {described(error)}") from error
        if aside is None or self.position.silenced(seat, aside) is not None:
            return
        self.position.remember(seat, aside)
        if self.entries is not None:
            self.entries.append(Spoke(seat, aside))

    def whose(self, seat: Seat) -> str:
        return f"the bot {self.names[seat]} at seat {seat} of game {self.number}"

    def act(self, seat: Seat, action: Action) -> None:
        self.decisions += 1
        if self.entries is not None:
            self.entries.append(Acted(seat, action))
        self.position.act(seat, action, self.tell)
        self.hear()

    def draw(self, draw: Draw) -> None:
        self.chances += 1
        self.happen(self.dice.roll(draw))

    def happen(self, outcome: Outcome) -> None:
        if self.entries is not None:
            self.entries.append(Drawn(outcome))
        self.position.happen(outcome, self.tell)
        self.hear()

    def hear(self) -> None:
        if not self.tell.on:
            return
        for told in self.tell.told:
            for seat in range(len(self.bots)):
                if told.heard_by(Seat(seat)):
                    self.has_news[seat] = True
        self.tell.told.clear()


def described(error: Exception) -> str:
    """The error and the line it came from."""
    came_from = extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({came_from.filename}, line {came_from.lineno})"


def play(
    position: Position,
    names: list[str],
    bots: list[Bot],
    seed: int,
    number: int,
    entries: list[Entry] | None = None,
    casting: Casting | None = None,
) -> Played:
    """Game `number` of a simulation; its entries are added to the list, if one is given, as they are made."""
    return Playing(position, names, bots, seed, number, entries, casting).to_the_end()
