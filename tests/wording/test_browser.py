"""The browser words everything exactly as Python does, in three languages: whole games, and every message there is."""

import subprocess
from pathlib import Path

import msgspec
import pytest

from saucer.core import Game, Seat, SeatName, Text
from saucer.core.text import Argument
from saucer.registry import all_games
from saucer.wording import LANGUAGES, Wording, sources
from tests.suite.tables import Table, pairwise_tables
from tests.wording.fluent_files import files, messages, variables
from tests.wording.playing import Viewer, texts
from tools.web import WEB, environment, install, node

SCRIPT = Path(__file__).parent / "render.mjs"
GAMES = all_games()
TABLES = [max(pairwise_tables(game), key=lambda table: table.players) for game in GAMES.values()]
"""One for each game: what can be said is the same at all, and every message is compared besides."""
NUMBERS = (0, 1, 2, 5, 10, 21, 999)
ANNA = Seat(0)

Asked = list[tuple[Viewer, Text]]


@pytest.fixture(scope="module", autouse=True)
def _packages() -> None:
    """@fluent/bundle, where nobody has installed it yet."""
    install(WEB)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_browser_says_the_same_all_through_a_game(table: Table) -> None:
    asked = texts(table, seed=1)
    assert in_browser(table.game, table.names, asked) == in_python(table.game, table.names, asked)


@pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))
def test_the_browser_says_the_same_whatever_the_arguments(game: Game) -> None:
    asked = anything(game)
    assert in_browser(game, ("Anna",), asked) == in_python(game, ("Anna",), asked)


def anything(game: Game) -> Asked:
    """Every message with every kind of number, for its player and for somebody else."""
    takes = {message.id.name: variables(message) for file in files("en", game) for message in messages(file)}
    return [
        (viewer, Text(message, arguments(names, number)))
        for message, names in takes.items()
        for number in NUMBERS
        for viewer in (None, ANNA)
    ]


def arguments(names: set[str], number: int) -> dict[str, Argument]:
    """A seat where the message asks whether it is you, a number for all else, nested texts included."""
    plain = sorted({name.removesuffix("Is") for name in names})
    return {name: SeatName(ANNA) if f"{name}Is" in names else number for name in plain}


def in_python(game: Game, names: tuple[str, ...], asked: Asked) -> list[list[str]]:
    return [[Wording(language, game, names, viewer).render(words) for viewer, words in asked] for language in LANGUAGES]


def in_browser(game: Game, names: tuple[str, ...], asked: Asked) -> list[list[str]]:
    questions = [
        {
            "language": language,
            "sources": sources(game, language),
            "names": names,
            "asked": [{"you": viewer, "text": words} for viewer, words in asked],
        }
        for language in LANGUAGES
    ]
    command = [str(node()), "--experimental-transform-types", "--disable-warning=ExperimentalWarning", str(SCRIPT)]
    finished = subprocess.run(command, input=msgspec.json.encode(questions), stdout=subprocess.PIPE, env=environment())
    assert finished.returncode == 0
    return msgspec.json.decode(finished.stdout, type=list[list[str]])
