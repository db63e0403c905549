"""What tests of words begin with: people, a meeting, and what is said to somebody."""

from collections.abc import Iterator

import pytest

from saucer.core import Over, Seat, Text
from saucer.games.inkognito import GAME
from saucer.games.inkognito.model import (
    Choice,
    EndMovement,
    FourAgents,
    FourBuilds,
    InkognitoView,
    MoveFigure,
)
from saucer.games.inkognito.tests.table import LLUC, MIQUEL, Referee, Table, a_turn, reply
from saucer.wording import LANGUAGES, Language, Wording
from tests.positions import play
from tests.suite import tables
from tests.wording.playing import steps

TABLES = tables.pairwise_tables(GAME)


FOUR_AGENTS: FourAgents = ("fiddlebottom", "bubble", "zsa_zsa", "agent_x")
FOUR_BUILDS: FourBuilds = ("tall", "short", "fat", "thin")
PEOPLE = ("Anna", "Luc", "Miquel", "Lluc", "Eva")


every_language = pytest.mark.parametrize("language", LANGUAGES)


def said(words: Text, language: Language = "en", you: Seat | None = None) -> str:
    return Wording(language, GAME, PEOPLE, you).render(words)


def why(given: Table, seat: Seat, part: str, *picked: str) -> str | None:
    found = GAME.why_not(given.view(seat), part, picked)
    return None if found is None else found.id


def path(given: Table, seat: Seat, action: Choice) -> tuple[str, ...]:
    return GAME.path(action, given.view(seat))


def label(given: Table, seat: Seat, action: Choice) -> str:
    return said(GAME.label(action, given.view(seat)), you=seat)


def prompted(given: Table, seat: Seat | None, language: Language = "en") -> str:
    return said(GAME.prompt(given.view(seat)), language, seat)


def scenes(table: tables.Table, seed: int) -> Iterator[tuple[Seat, InkognitoView]]:
    """Every fourth position of a random game, as each seat sees it."""
    for number, (position, _) in enumerate(steps(table, seed)):
        if number % 4 == 0 or isinstance(position.next(), Over):
            for seat in table.seats:
                view = position.view(seat)
                assert isinstance(view, InkognitoView)
                yield seat, view


def miquel_meets_lluc(referee: Referee = "strict", shown: bool = False) -> Table:
    """Miquel is red and Lord Fiddlebottom, Lluc yellow and the tall Agent X with mission B."""
    met = a_turn(
        MIQUEL,
        "orange orange black",
        figures={"yellow tall": "P04"},
        secrets={MIQUEL: ("fiddlebottom", "fat", "A"), LLUC: ("agent_x", "tall", "B")},
        referee=referee,
        shown=[reply(MIQUEL, LLUC, "build", "bubble", "tall", "short")] if shown else [],
    )
    return play(met, MIQUEL, MoveFigure("orange", "red", "tall", "P04"), EndMovement())
