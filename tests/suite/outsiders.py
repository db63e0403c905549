"""Words, offers and imagination come from the view alone: a process that has never seen a position makes the same.

`python -m tests.suite.outsiders MODULE:GAME` reads questions, a line each, and answers each on a line.
"""

import subprocess
import sys
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import Struct

from saucer.core import Event, Game, encode, seats, stream
from saucer.core.codec import Codec, plain
from tests.suite.faults import Fault
from tests.suite.hashing import named
from tests.suite.scenes import Scene, one_in, play
from tests.suite.senses import Senses, difference, look_of, read_from, who
from tests.suite.tables import Table, pairwise_tables

SCENES = 20
"""About so many are asked about in a game."""


class Question(Struct, frozen=True):
    players: int
    options: Any
    viewer: int | None
    view: Any
    legal: list[Any]
    orders: list[Any]
    parts: list[str]
    events: list[Any]
    seed: int


def answer(game: Game, question: Question) -> Senses:
    """All that is made from a view, and from nothing else."""
    codec = Codec(game)
    view = codec.view(encode(question.view))
    legal = tuple(codec.action(each) for each in question.legal)
    orders = [codec.standing_order(each) for each in question.orders]
    table = Table(game, question.players, codec.options(question.options))
    read = read_from(table, view, legal, orders, question.parts)
    read |= {
        f"the line of {encode(each).decode()}": plain(game.line(codec.event(encode(each)))) for each in question.events
    }
    read |= {"the prompt": plain(game.prompt(view)), "the decision": plain(game.decision(view))}
    read |= {"the drawing": plain(game.drawing(view)), "the insight": plain(game.insight(view))}
    imagined = game.imagine(view, stream(question.seed)).key()
    written = {name: encode(value).decode() for name, value in read.items() if not isinstance(value, list)}
    written |= {name: repr(value) for name, value in read.items() if isinstance(value, list)}
    return {**written, "what is imagined": sha256(repr(imagined).encode()).hexdigest()}


def questions_of(table: Table, seed: int) -> list[tuple[Question, Senses]]:
    """From one game: what is asked, and what this process, which knows the truth, says to it."""
    asked: list[tuple[Question, Senses]] = []

    def ask(scene: Scene) -> None:
        question = question_in(scene)
        asked.append((question, answer(table.game, question)))

    play(table, seed, [ask], one_in(table, seed, SCENES))
    return asked


def question_in(scene: Scene) -> Question:
    table, viewer = scene.table, scene.any_viewer()
    view = scene.view(viewer)
    legal = () if viewer is None else scene.position.legal(viewer)
    scene.parts |= dict.fromkeys(part for offer in table.game.offers(view, legal) for part in offer.path)
    look = look_of(table, viewer, scene.random, scene.parts)
    events = {encode(event): event for event in scene.heard[viewer][-8:] if _is_of_game(table, event)}
    said = [[plain(each) for each in some] for some in (legal, look.orders, events.values())]
    return Question(
        table.players, plain(table.options), viewer, plain(view), said[0], said[1], look.parts, said[2], len(scene.keys)
    )


def _is_of_game(table: Table, event: Event) -> bool:
    return type(event).__module__ != "saucer.core.table_events"


def check_outsiders(game: Game, name: str, seeds: int = 1) -> int:
    """`name` is where another process finds the game; says how many questions were compared."""
    asked = [each for table in pairwise_tables(game) for seed in range(seeds) for each in questions_of(table, seed)]
    lines = b"\n".join(encode(question) for question, _ in asked)
    command = [sys.executable, "-m", "tests.suite.outsiders", name]
    run = subprocess.run(command, input=lines, capture_output=True, check=True)
    answers = [msgspec.json.decode(line, type=dict[str, object]) for line in run.stdout.splitlines()]
    for (question, expected), found in zip(asked, answers, strict=True):
        differs = difference(expected, found)
        if differs:
            viewer = None if question.viewer is None else seats(question.players)[question.viewer]
            raise Fault(
                "outsiders", f"to {who(viewer)}, where the truth is known and where only its view is, {differs}"
            )
    return len(asked)


if __name__ == "__main__":
    outsider = named(sys.argv[1])
    for line in sys.stdin.buffer:
        print(encode(answer(outsider, msgspec.json.decode(line, type=Question))).decode())
