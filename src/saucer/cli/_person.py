"""A person at a terminal: reads what happened and how things stand, and answers with a number."""

from typing import Any

from saucer.core import Action, Bot, Entry, Match, Open, Random, Seat, text
from saucer.wording import Wording

LEAVE = "q"


class Left(BaseException):
    """The person has gone; no error of a bot."""


class Person(Bot):
    """Plays like a bot. `entries` grows while the game is played; the match follows it to know what was told."""

    def __init__(self, match: Match, seat: Seat, entries: list[Entry], wording: Wording) -> None:
        self.match = match
        self.seat = seat
        self.entries = entries
        self.wording = wording

    def choose(self, view: Any, legal: tuple[Action, ...], random: Random) -> Action:
        self.look(view)
        self.list_choices(view, legal)
        return self.answered(legal, self.number(1, len(legal)))

    def interrupt(self, view: Any, legal: tuple[Action, ...], random: Random) -> Action | None:
        """Asks for a number, of which 0 lets the moment pass."""
        self.look(view)
        print(f"  0  {self.wording.render(text('terminal-pass'))}")
        self.list_choices(view, legal)
        number = self.number(0, len(legal))
        return self.answered(legal, number) if number else None

    def answered(self, legal: tuple[Action, ...], number: int) -> Action:
        action = legal[number - 1]
        return action.make(self.number(action.low, action.high)) if isinstance(action, Open) else action

    def list_choices(self, view: Any, legal: tuple[Action, ...]) -> None:
        for number, action in enumerate(legal, start=1):
            print(f"{number:>3}  {self.wording.render(self.match.game.label(action, view))}")

    def look(self, view: Any) -> None:
        self.catch_up()
        game = self.match.game
        print("", *[self.wording.render(line) for line in game.drawing(view)], "", sep="\n")
        print(self.wording.render(game.prompt(view)))

    def catch_up(self) -> None:
        """What was told since the last time."""
        while len(self.match.entries) < len(self.entries):
            for told in self.match.append(self.entries[len(self.match.entries)]):
                if told.heard_by(self.seat):
                    print(self.wording.line(told.event))

    def number(self, low: int, high: int) -> int:
        while True:
            typed = read_line()
            if typed.isascii() and typed.isdigit() and low <= int(typed) <= high:
                return int(typed)
            print(self.wording.render(text("terminal-expected", low=low, high=high)))


def read_line() -> str:
    try:
        typed = input("> ").strip()
    except (EOFError, KeyboardInterrupt):
        raise Left from None
    if typed == LEAVE:
        raise Left
    return typed
