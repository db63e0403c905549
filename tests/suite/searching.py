"""Plays a game where something leads that twins have not met yet, and makes twins there.

Finished games on file show how each ending comes about. Play at random and play by the game's own bots take turns:
what only good play brings about is found by them.
"""

from itertools import cycle, islice

from saucer.core import (
    SILENT,
    Acted,
    Bot,
    Decide,
    Drawn,
    Game,
    Match,
    Over,
    Position,
    Random,
    Seat,
    Teller,
    Told,
    stream,
)
from saucer.core.lines import read_entries, read_header
from saucer.wording import folder_of
from tests.suite.bots import choice
from tests.suite.faults import noting
from tests.suite.following import Follower
from tests.suite.imagining import imagine
from tests.suite.met import Kind, Met, kind_of_move, kinds_heard, kinds_seen
from tests.suite.playing import Move, any_move, make
from tests.suite.seeking import moves_by_kind, some_move
from tests.suite.silence import is_between
from tests.suite.tables import Table
from tests.suite.twins import Twins, history_twins

ENTRIES = 6
"""So far twins go on that were made for something rare."""
TRIES = 100
"""Of imagining a twin that can follow."""
MOVES = 600
"""Of one game, at most."""
SEARCH = 5


def search(met: Met, tables: list[Table], games: int) -> None:
    """Games from the start, the finished games on file, then others until nothing is missing or so many are played."""
    for seed, table in enumerate(tables):
        history_twins(table, seed, met)
    for name, match in on_file(met.game).items():
        with noting(lambda name=name: f"in the record {name}"):  # type: ignore[misc]
            table = Table(met.game, len(match.header.seats), match.options)
            Search(table, met, len(name)).replay(match)
    for seed, table in enumerate(islice(cycle(tables), games)):
        if met.missing():
            with noting(lambda table=table, seed=seed: f"at {table}, search {seed}"):  # type: ignore[misc]
                Search(table, met, seed).play()


def on_file(game: Game) -> dict[str, Match]:
    """The finished games that lie beside its tests, one for each way it can end."""
    folder = folder_of(game).parent / "tests" / "records"
    found = {path.name: path.read_bytes() for path in sorted(folder.glob("*.jsonl"))}
    return {name: Match.rebuilt(game, read_header(data), read_entries(data)) for name, data in found.items()}


class Search:
    def __init__(self, table: Table, met: Met, seed: int) -> None:
        self.table = table
        self.met = met
        self.random: Random = stream(seed, SEARCH)
        bots: list[Bot | None] = [None, *[bot for level, bot in table.game.bots.items() if level != "random"][:2]]
        self.bot = bots[seed // 2 % len(bots)]
        self.truth: Position = table.start()

    def play(self) -> None:
        for _ in range(MOVES):
            if isinstance(self.truth.next(), Over) or not self.met.missing():
                return
            self._speak()
            for move in [*moves_by_kind(self.truth, self.random), *self._by_bot()]:
                self._try([move])
            self._go_on()

    def replay(self, match: Match) -> None:
        """A game on file: twins wherever it shows something new."""
        self.truth = type(match)(match.game, match.header).position
        moves: list[Move] = []
        for entry in match.entries:
            if isinstance(entry, Acted | Drawn):
                moves.append(entry)
                if not is_between(made(self.truth, moves)):
                    self._try(moves)
                    self.truth, moves = made(self.truth, moves), []

    def _speak(self) -> None:
        """Of what is said seldom, where something is."""
        if any(sort == "asides" for sort, _ in self.met.missing()):
            viewer = self.table.viewers[int(self.random.below(len(self.table.viewers)))]
            twin = imagine(self.table, self.truth, viewer, int(self.random.word()))
            Twins(self.table, viewer, self.truth.copy(), twin, self.random, self.met).speak()

    def _by_bot(self) -> list[Move]:
        now = self.truth.next()
        if self.bot is None or not isinstance(now, Decide) or not now.must:
            return []
        chosen = choice(self.table, self.truth, now.must[0], self.bot, int(self.random.word()))
        return [] if chosen is None else [Acted(now.must[0], chosen)]

    def _go_on(self) -> None:
        """As the bot says, if there is one."""
        moves = self._by_bot()
        move = moves[0] if moves else some_move(self.truth, self.met, self.random)
        make(self.truth, move, Teller())

    def _try(self, first: list[Move]) -> None:
        """Twins, for whoever would meet something new by this step."""
        missing = set(self.met.missing())
        if not missing:
            return
        moves, told, after = self._step(first)
        for place in self.random.shuffled(len(self.table.viewers)):
            viewer = self.table.viewers[place]
            if missing.intersection(self._kinds(viewer, moves, told, after)):
                twin = self._twin(viewer, moves)
                Twins(self.table, viewer, self.truth.copy(), twin, self.random, self.met).walk(ENTRIES, moves)

    def _twin(self, viewer: Seat | None, moves: list[Move]) -> Position:
        """One that can follow, if it is found; where the end reveals everything only the truth itself may be left."""
        follower = Follower(self.table, viewer, self.random)
        step = follower.go_on(self.truth.copy(), moves, lambda at: any_move(at, self.random))
        for _ in range(TRIES):
            twin = imagine(self.table, self.truth, viewer, int(self.random.word()))
            if follower.follow(twin, step) is not None:
                return twin
        return self.truth.copy() if isinstance(step.after[-1].next(), Over) else twin

    def _step(self, first: list[Move]) -> tuple[list[Move], list[Told], list[Position]]:
        """The moves and the chance they bring about, what they tell, and where they lead."""
        position, moves, tell, after = self.truth.copy(), list(first), Teller(), []
        for move in moves:
            make(position, move, tell)
            after.append(position.copy())
            if len(after) == len(moves) and is_between(position):
                moves.append(any_move(position, self.random))
        return moves, tell.told, after

    def _kinds(self, viewer: Seat | None, moves: list[Move], told: list[Told], after: list[Position]) -> list[Kind]:
        kinds = [kind for move in moves for kind in kind_of_move(move)]
        kinds += kinds_heard(each.event for each in told if each.heard_by(viewer))
        return kinds + [kind for position in after for kind in kinds_seen(self.table, position, viewer)]


def made(position: Position, moves: list[Move]) -> Position:
    """A position in which these moves have been made."""
    copy = position.copy()
    for move in moves:
        make(copy, move, SILENT)
    return copy
