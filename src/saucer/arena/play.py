"""One game from its start to its end, played by bots. Compiled; nothing here knows of files or workers."""

from traceback import extract_tb
from typing import Any, Final

from mypy_extensions import mypyc_attr

from saucer.core.actions import allows, quote
from saucer.core.attention import Attention
from saucer.core.bot import Bot
from saucer.core.chance import Outcome
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
BY_HAND: Final = 1
"""The place, after that, of dice rolled by hand: what verify can check does not depend on them."""


class FaultyBot(NotAllowed):
    """A bot raised an error, or chose what it cannot."""


class Played:
    """How a game ended, and how long it was."""

    def __init__(self, result: Result, decisions: int, chances: int) -> None:
        self.result = result
        self.decisions = decisions
        self.chances = chances


@mypyc_attr(allow_interpreted_subclasses=True)
class Casting:
    """Says which bots take over once the roles are dealt; until then anybody plays."""

    def bots(self, position: Position) -> list[tuple[str, Bot]]:
        """A name and a bot for each seat; nothing as long as the roles are not dealt."""
        raise NotImplementedError


class Playing:
    """A game under way. Where several seats must decide, each is asked from the position without its answer.

    Seats that may interrupt are asked by `Attention`, in an order drawn anew each time. What is told is followed only
    from the first such window on, unless a bot speaks up: a game without windows makes no events.
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
        self.by_hand = stream(seed, number, ASKING, BY_HAND)
        self.tell: Teller = SILENT
        self.attention = Attention(len(bots))
        self.speaking = Attention(len(bots))
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
                self.draw(now)
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
        self.let_speak(now)
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
        self.start_listening()
        waiting = self.attention.waiting(may)
        for place in self.order.shuffled(len(waiting)):
            seat = waiting[place]
            self.attention.ask(seat)
            action = self.ask(seat, False)
            if action is not None:
                self.act(seat, action)
                return True
        return False

    def start_listening(self) -> None:
        """From now on what happens is told: whoever may interrupt or speak hears of it."""
        if not self.tell.on:
            self.tell = Teller()

    def let_speak(self, now: Decide) -> None:
        """Bots that speak up may do so when they are not about to choose."""
        talkative = [Seat(seat) for seat in range(len(self.bots)) if self.bots[seat].speaks_up]
        if not talkative:
            return
        self.start_listening()
        for seat in self.speaking.waiting(tuple([seat for seat in talkative if seat not in now.must])):
            self.speaking.ask(seat)
            self.speak(seat, self.bots[seat], self.position.view(seat), self.random_of(seat))

    def random_of(self, seat: Seat) -> Random:
        self.asked += 1
        return bot_random(self.seed, self.number, seat, self.asked - 1)

    def ask(self, seat: Seat, must: bool) -> Action | None:
        """What the bot at this seat chooses; None only where it need not."""
        bot = self.bots[seat]
        legal = self.position.legal(seat)
        random = self.random_of(seat)
        view = None if bot.blind else self.position.view(seat)
        choose: Any = bot.choose if must else bot.interrupt
        try:
            answer: Any = choose(view, legal, random)
        except Exception as error:
            raise FaultyBot(f"{self.whose(seat)} failed with {error_in_words(error)}") from error
        if answer is None and not must:
            return None
        if isinstance(answer, Action) and allows(legal, answer):
            if must and not bot.blind:
                self.speak(seat, bot, view, random)
            return answer
        came = quote(answer) if isinstance(answer, Action) else repr(answer)
        raise FaultyBot(f"{self.whose(seat)} chose {came}; expected one of {quote(*legal)}")

    def speak(self, seat: Seat, bot: Bot, view: Any, random: Random) -> None:
        """An aside that the game silences is not made."""
        try:
            aside = bot.aside(view, random)
        except Exception as error:
            raise FaultyBot(f"{self.whose(seat)} failed with {error_in_words(error)}") from error
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

    def draw(self, now: Chance) -> None:
        self.chances += 1
        self.happen(self.dice.roll(now.draw) if now.by is None else now.draw.sample(self.by_hand), now.by)

    def happen(self, outcome: Outcome, by: Seat | None = None) -> None:
        if self.entries is not None:
            self.entries.append(Drawn(outcome, by))
        self.position.happen(outcome, self.tell)
        self.hear()

    def hear(self) -> None:
        if self.tell.on:
            self.attention.hear(self.tell.told)
            self.speaking.hear(self.tell.told)
            self.tell.told.clear()


def error_in_words(error: Exception) -> str:
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
