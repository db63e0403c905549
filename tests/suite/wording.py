"""Words in three languages for everything that people meet: offers, prompts, lines of the log, refusals."""

from functools import cache
from itertools import pairwise

from saucer.core import Action, Decide, Event, Offer, Over, Seat, SeatName, Text, View, allows, encode, text
from saucer.wording import LANGUAGES, Language, Wording
from tests.suite.faults import Fault
from tests.suite.reasons import Way, parts_next
from tests.suite.scenes import Scene
from tests.suite.senses import talk
from tests.suite.tables import Table
from tests.suite.values import any_of

PARTS = 12
"""Parts of the board that are pointed at in one scene."""


Worded = dict[tuple[bytes, Seat | None], str]


class Remembering(Wording):
    """Words everything once, the parts of a larger text, too; and what names nobody who reads it once for all."""

    def __init__(self, language: Language, table: Table, you: Seat | None, worded: Worded) -> None:
        super().__init__(language, table.game, table.names, you)
        self._worded = worded

    def render(self, words: Text) -> str:
        known = (encode(words), self.you if self.you in named_in(words) else None)
        if known not in self._worded:
            self._worded[known] = super().render(words)
        return self._worded[known]


def named_in(words: Text) -> set[Seat | None]:
    """The seats that are named in it, or in a text within it."""
    named: set[Seat | None] = set()
    for each in words.args.values():
        if isinstance(each, SeatName):
            named.add(each.seat)
        elif isinstance(each, Text):
            named |= named_in(each)
    return named


class Reader:
    """Reads in every language, and everything only once; what names nobody who reads it once for all."""

    def __init__(self, table: Table) -> None:
        worded: dict[Language, Worded] = {language: {} for language in LANGUAGES}
        self._wordings = {
            (you, language): Remembering(language, table, you, worded[language])
            for you in table.viewers
            for language in LANGUAGES
        }
        self._read: dict[tuple[Seat | None, bytes], list[str]] = {}
        self._named: dict[bytes, set[Seat | None]] = {}

    def words(self, words: Text, you: Seat | None) -> list[str]:
        written = encode(words)
        if written not in self._named:
            self._named[written] = named_in(words)
        known = (you if you in self._named[written] else None, written)
        if known not in self._read:
            self._read[known] = [_read(self._wordings[you, language], words) for language in LANGUAGES]
        return self._read[known]

    def line(self, event: Event, you: Seat | None) -> None:
        for language in LANGUAGES:
            _read(self._wordings[you, language], event)


def _read(wording: Wording, words: Text | Event) -> str:
    try:
        read = wording.line(words) if isinstance(words, Event) else wording.render(words)
    except AssertionError as error:
        raise Fault("words", f"no words in {wording.language}: {error}") from error
    if not read.strip() and not isinstance(words, Text):
        raise Fault("words", f"empty in {wording.language}: {words}")
    return read


@cache
def reader_of(table: Table) -> Reader:
    return Reader(table)


def words(scene: Scene) -> None:
    """Offers, prompt, drawing and silence can be read by everybody."""
    reader, game = reader_of(scene.table), scene.table.game
    reader.words(text("title"), None)
    for viewer in _onlookers(scene):
        for each in game.drawing(scene.view(viewer)):
            reader.words(each, viewer)
    for viewer in scene.table.viewers:
        reader.words(game.prompt(scene.view(viewer)), viewer)
        for aside in talk(scene.table):
            why = scene.position.silenced(viewer, aside)
            if why is not None:
                reader.words(why, viewer)


def _onlookers(scene: Scene) -> set[Seat | None]:
    """Whose drawing is read, which is much of the same to all: those who are asked and one more, at the end all."""
    now = scene.position.next()
    if isinstance(now, Over):
        return set(scene.table.viewers)
    asked = (*now.must, *now.may) if isinstance(now, Decide) else ()
    return {*asked, scene.any_viewer()}


def labels(scene: Scene) -> None:
    """Every offer has words and a path of its own; no path is the beginning of another."""
    table = scene.table
    for seat in table.seats:
        offered = table.game.offers(scene.view(seat), scene.position.legal(seat))
        _labelled(reader_of(table), offered, seat)
        _told_apart(offered)
        scene.parts |= dict.fromkeys(part for offer in offered for part in offer.path)


def _labelled(reader: Reader, offered: tuple[Offer, ...], seat: Seat) -> None:
    labels = [reader.words(offer.label, seat) for offer in offered]
    for language, said in zip(LANGUAGES, zip(*labels, strict=True), strict=False):
        if len(set(said)) != len(said) or "" in said:
            raise Fault("labels", f"in {language} seat {seat} cannot tell its choices apart: {said}")


def _told_apart(offered: tuple[Offer, ...]) -> None:
    paths = sorted(offer.path for offer in offered)
    for one, next_one in pairwise(paths):
        if next_one[: len(one)] == one:
            raise Fault("labels", f"the path {one} is the beginning of {next_one}")
    if () in paths:
        raise Fault("labels", "an offer has no path")


def why_not(scene: Scene) -> None:
    """A part of the board begins one of the viewer's offers, or it is said why not."""
    table, viewer = scene.table, scene.any_viewer()
    offered = () if viewer is None else table.game.offers(scene.view(viewer), scene.position.legal(viewer))
    usable = parts_next([Way(offer.path, offer.any_order) for offer in offered], ())
    parts = list(scene.parts)
    for place in scene.random.shuffled(len(parts))[:PARTS]:
        why = table.game.why_not(scene.view(viewer), parts[place])
        if (why is None) != (parts[place] in usable):
            raise Fault("why not", f"seat {viewer} pointing at {parts[place]} is told {why}; it can use {usable}")
        if why is not None:
            reader_of(table).words(why, viewer)


def decisions(scene: Scene) -> None:
    """Whoever has a choice is told of what kind, with its clause; out of time, the table makes a legal one."""
    game = scene.table.game
    for viewer in scene.table.viewers:
        legal = () if viewer is None else scene.position.legal(viewer)
        decision = game.decision(scene.view(viewer))
        if (decision is None) != (not legal):
            raise Fault("decisions", f"seat {viewer} can do {legal}, and is told {decision}")
        if decision is not None and not decision.clause.startswith(f"{game.prefix}-"):
            raise Fault("decisions", f"{decision} cites no clause of {game.prefix}")
        if legal:
            _answered_for(scene, scene.view(viewer), legal)


def _answered_for(scene: Scene, view: View, legal: tuple[Action, ...]) -> None:
    """By the clock, or by a standing order."""
    game = scene.table.game
    answers: list[Action | None] = [game.fallback(view, legal)]
    if game.standing_orders is not None:
        answers.append(game.follow(any_of(game.standing_orders, scene.random, scene.table.players), view, legal))
    for answer in answers:
        if answer is not None and not allows(legal, answer):
            raise Fault("decisions", f"the table would answer {answer}, and legal is {legal}")


def lines(scene: Scene) -> None:
    """Everything that anybody was told can be read in the log, by everybody it was told to."""
    reader = reader_of(scene.table)
    for viewer, heard in scene.heard.items():
        for event in {encode(event): event for event in heard}.values():
            reader.line(event, viewer)
