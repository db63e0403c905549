"""Finished records, one for each way the game can end and one of what is rare, and how they were made.

`python -m saucer.games.strangers.tests.finished` makes them anew in `records/`, after the version of the rules was
raised: it plays game after game of a scenario until one ends in its way. Nothing is edited by hand.
"""

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import NamedTuple

from saucer.core import (
    Acted,
    Action,
    Bot,
    Decide,
    Event,
    Match,
    Player,
    Random,
    RandomBot,
    SeededDice,
)
from saucer.games.strangers import GAME
from saucer.games.strangers.board_model import Space
from saucer.games.strangers.boards.checks import steps_from
from saucer.games.strangers.bots import EasyBot
from saucer.games.strangers.events import ContactFailed, DeckShuffled
from saucer.games.strangers.model import GoTo, PlayCard, StrangersOptions, StrangersView
from tests.records import Records, whole_game

FOLDER = Path(__file__).parent / "records"
NAMES = ("Anna", "Ben", "Carl", "Dora")
SEED = 2021


class Scholar(Bot):
    """Sends every Kid to the LIBRARY, and plays SCIENCE CLUB SAVIORS as soon as two are there."""

    def choose(self, view: StrangersView, legal: tuple[Action, ...], random: Random) -> Action | None:
        readers = [owner for place, row in zip(view.board.scoring, view.spots, strict=True)
                   for owner in row if place.kind == "library" and owner == view.seat]  # fmt: skip
        club = PlayCard("science_club_saviors")
        if club in legal and len(readers) >= 2:
            return club
        ways = [action for action in legal if isinstance(action, GoTo)]
        if ways:
            return min(ways, key=lambda action: steps_to_a_library(view, action.space))
        others = tuple(action for action in legal if action != club) or legal
        return EasyBot().choose(view, others, random)


def steps_to_a_library(view: StrangersView, start: Space) -> int:
    """Around the Strangers, into one that has room; many if there is no way."""
    steps = steps_from(view.board, start, set(view.strangers))
    rooms = [place.space for place, row in zip(view.board.scoring, view.spots, strict=True)
             if place.kind == "library" and None in row]  # fmt: skip
    return min((steps.get(room, 99) for room in rooms), default=99)


class Scenario(NamedTuple):
    players: int
    options: StrangersOptions
    bot: Bot
    reason: str
    tells: tuple[type[Event], ...] = ()
    """What seldom happens, and happens in this game."""


SCENARIOS: Mapping[str, Scenario] = {
    "last_stranger": Scenario(4, StrangersOptions(variant="teams_silent", brainiac=True), EasyBot(), "last_stranger"),
    "ten_kids": Scenario(1, StrangersOptions(free_first_kid=True), EasyBot(), "ten_kids"),
    "contact": Scenario(3, StrangersOptions(board="b", well_read=True), Scholar(), "contact"),
    "two_wins": Scenario(2, StrangersOptions(variant="gauntlet"), EasyBot(), "two_wins"),
    "third_game": Scenario(2, StrangersOptions(variant="gauntlet", total_invasion=True), RandomBot(), "third_game"),
    "architect": Scenario(1, StrangersOptions(variant="architect", board="b"), RandomBot(), "last_stranger"),
    "no_contact": Scenario(3, StrangersOptions(well_read=True), Scholar(), "last_stranger", (ContactFailed,)),
    "second_deck": Scenario(
        4, StrangersOptions(board="b", well_read=True), EasyBot(), "last_stranger", (DeckShuffled,)
    ),
}


def played(scenario: Scenario, game: int) -> Match:
    table = tuple(Player(name) for name in NAMES[: scenario.players])
    return whole_game(GAME, scenario.options, table, SeededDice(SEED, game), partial(decided, scenario.bot))


def decided(bot: Bot, match: Match, now: Decide, random: Random) -> Acted:
    seat = now.must[0]
    return Acted(seat, bot.choose(match.position.view(seat), match.position.legal(seat), random))


def ends_its_way(match: Match, scenario: Scenario) -> bool:
    assert match.result is not None
    told = {type(told.event) for entry in match.told for told in entry}
    return match.result.reason == scenario.reason and told.issuperset(scenario.tells)


if __name__ == "__main__":
    Records(GAME, FOLDER, SCENARIOS, ends_its_way).make(played)
