"""What each connection of a table received, judged by the record: all that its seat may know, and nothing else."""

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection

from saucer.core import Chance, Decide, Dice, Entry, Game, Match, Over, Position, Say, Seat, encode
from saucer.core.lines import read_entries, read_header
from saucer.server.table.recalling import MOST_RECALLED
from saucer.server.wire.messages import Beat, FromTable, Now, Recalled, Scene, Update
from saucer.wording import line
from tests.server.composed import composed, repeated
from tests.server.house import Chair

Viewer = Seat | None


class Shown(Struct, frozen=True):
    """All that a screen shows of the game, as plain values, and how it came there."""

    beats: list[Any]
    """Each line, with its count and its sentence, and the view as it stood then."""
    count: int
    view: Any
    prompt: Any
    choices: Any
    waiting: Any
    runs_out: bool
    """Whether a clock is shown; how much of it is left is nothing that a record knows."""
    result: Any
    hand_over: Any = ()
    standing_order: Any = None
    silenced: Any = None


class Remembered(Struct, frozen=True):
    """What was shown again to whoever asked for it, as plain values: the view first, then every beat."""

    wanted: int
    to: int
    after: int
    view: Any
    beats: list[Any]


class Watched(Chair):
    """A browser that keeps all it was shown, one after the other, and what it had when it said hello."""

    def __init__(self, socket: ClientConnection) -> None:
        super().__init__(socket)
        self.shown: list[Shown] = []
        self.scenes: list[tuple[int, Shown]] = []
        """Answers to a hello, each with the number of updates before it."""
        self.recalled: list[Remembered] = []
        self.faults: list[str] = []

    async def recall(self, after: int) -> None:
        """All that followed that count."""
        to = self.count
        found = await self.ask("recall", seat=self.scene.seat, after=after, to=to)
        assert isinstance(found, Recalled)
        beats = self._beats(found.beats, found.view)
        self.recalled.append(Remembered(after, to, found.after, as_sent(found.view), as_sent(beats)))

    def take_in(self, message: FromTable) -> None:
        beats = self._beats(message.beats, self.view) if isinstance(message, Update) else []
        super().take_in(message)
        if isinstance(message, Update):
            self.shown.append(self._shown(message.now, beats))
        elif isinstance(message, Scene) and message.now is not None:
            self.scenes.append((len(self.shown), self._shown(message.now, [[each, None] for each in message.lines])))

    def _beats(self, beats: tuple[Beat, ...], view: dict[str, Any]) -> list[Any]:
        found = []
        for beat in beats:
            self.faults += [f"{name} was sent and had not changed" for name in repeated(view, beat)]
            view = composed(view, beat)
            found.append([beat.line, view])
        return found

    def _shown(self, now: Now, beats: list[Any]) -> Shown:
        return Shown(
            beats=as_sent(beats),
            count=self.count,
            view=as_sent(self.view),
            prompt=as_sent(now.prompt),
            choices=as_sent(now.choices),
            waiting=list(now.waiting),
            runs_out=now.deadline is not None,
            result=as_sent(now.result),
            hand_over=now.hand_over,
            standing_order=now.standing_order,
            silenced=as_sent(now.silenced),
        )


def as_sent(value: object) -> Any:
    return msgspec.json.decode(encode(value))


class Judge:
    """What one viewer is to be shown, batch by batch: nothing where it was told nothing and sees nothing change."""

    def __init__(self, game: Game, record: bytes, viewer: Viewer) -> None:
        self.game = game
        self.viewer = viewer
        self.is_host = viewer == 0
        self.match = Match(game, read_header(record))
        self.match.watched = True
        self.states = [self._state(heard) for heard in self._batches(read_entries(record))]

    def _batches(self, entries: list[Entry]) -> Iterator[list[Any]]:
        """What was told with each choice and the chance and the end that follow from it by themselves."""
        heard: list[Any] = []
        if not self._goes_on():  # nothing is dealt: the game begins with a decision
            yield heard
        for entry in entries:
            told = zip(self.match.append(entry), self.match.positions, strict=True)
            heard += [(each.event, self._seen(at)) for each, at in told if each.heard_by(self.viewer)]
            if not self._goes_on():
                yield heard
                heard = []

    def _goes_on(self) -> bool:
        now = self.match.position.next()
        return self.match.ended is None and (isinstance(now, Over) or (isinstance(now, Chance) and now.by is None))

    def _seen(self, position: Position) -> Any:
        view = position.view(self.viewer)
        insight = self.game.insight(view)
        return as_sent(view) | ({} if insight is None else {"insight": as_sent(insight)})

    def _beats(self, heard: list[Any], count: int) -> list[Any]:
        """After the last one everything is as it is now."""
        found = []
        for place, (event, view) in enumerate(heard, start=1):
            said = {"count": count - len(heard) + place, "event": event, "text": line(self.game, event)}
            found.append([as_sent(said), self._seen(self.match.position) if place == len(heard) else view])
        return found

    def _state(self, heard: list[Any]) -> Shown:
        match, view = self.match, self.match.position.view(self.viewer)
        count, now = len(match.heard(self.viewer)), match.position.next()
        return Shown(
            beats=self._beats(heard, count),
            count=count,
            view=self._seen(match.position),
            prompt=as_sent(self.game.prompt(view)),
            choices=self._choices(view),
            waiting=list(match.awaited()),
            runs_out=match.ended is None and isinstance(now, Decide) and bool(now.lapses),
            result=as_sent(match.result),
            silenced=as_sent(match.position.silenced(self.viewer, Say(words="Hm"))),
        )

    def _choices(self, view: Any) -> Any:
        match, seat, now = self.match, self.viewer, self.match.position.next()
        if seat is None or match.ended is not None or match.players[seat].bot is not None:
            return None
        offers = self.game.offers(view, match.position.legal(seat))
        roll, undo = self._roll(), len(match.undoable(seat))
        must = (isinstance(now, Decide) and seat in now.must) or roll is not None
        if not (offers or roll or undo):
            return None
        decision = as_sent(self.game.decision(view)) if offers else None
        return as_sent({"seat": seat, "must": must, "offers": offers, "decision": decision, "undo": undo, "roll": roll})

    def _roll(self) -> Any:
        now = self.match.position.next()
        if not isinstance(now, Chance) or now.by is None or not isinstance(now.draw, Dice):
            return None
        mine = now.by == self.viewer or (self.is_host and self.match.players[now.by].bot is not None)
        return {"seat": now.by, "count": now.draw.count, "faces": now.draw.faces} if mine else None

    def expected(self) -> list[Shown]:
        """The updates after the first scene; what changed without a word is a beat without a line."""
        found = []
        for before, after in zip(self.states, self.states[1:], strict=False):
            if after.beats:
                found.append(after)
            elif before.view != after.view:
                found.append(replace(after, beats=[[None, after.view]]))
            elif noticed(before) != noticed(after):
                found.append(after)
        return found

    def check(self, watched: Watched, may_begin_late: bool) -> None:
        """A server that heard of the start from another one may show, first of all, what has happened since."""
        who = "a spectator" if self.viewer is None else f"seat {self.viewer}"
        assert not watched.faults, f"{who}: {watched.faults}"
        states = [self.states[0], *self.expected()]
        if may_begin_late:
            states = states[self._begun(watched, states) :]
        expected = states[1:]
        for place, (got, meant) in enumerate(zip(watched.shown, expected, strict=False)):
            assert_same(got, meant, f"{who}, update {place}")
        assert len(watched.shown) == len(expected), f"{who} was sent {len(watched.shown)} updates, not {len(expected)}"
        for after, scene in watched.scenes:
            self._check_scene(scene, states[after], f"{who}, scene {after}")
        for remembered in watched.recalled:
            self._check_recalled(remembered, [self.states[0], *self.expected()], f"{who}, shown again")

    def _begun(self, watched: Watched, states: list[Shown]) -> int:
        """Which of them was shown first; none of them, and it is compared with the first."""
        after, scene = watched.scenes[0]
        assert after == 0
        alike = [at for at, state in enumerate(states) if replace(state, beats=[]) == replace(scene, beats=[])]
        return alike[0] if alike else 0

    def _check_scene(self, scene: Shown, meant: Shown, where: str) -> None:
        """The same as was shown before, and the lines that it said it did not have: here all."""
        heard = [event for _, event in self.match.heard(self.viewer)][: meant.count]
        assert [each["event"] for each, _ in scene.beats] == as_sent(heard), f"{where}: lines"
        assert_same(replace(scene, beats=[]), replace(meant, beats=[]), where)

    def _check_recalled(self, got: Remembered, states: list[Shown], where: str) -> None:
        """From the first moment at which so much had been told, all that was sent the first time, and as it was."""
        wanted = max(got.wanted, got.to - MOST_RECALLED)
        first = next(at for at, state in enumerate(states) if state.count >= wanted)
        sent = [at for at in range(first + 1, len(states)) if states[at - 1].count < got.to]
        assert got.after == states[first].count, f"{where}: after"
        assert got.view == states[first].view, f"{where}: view"
        assert got.beats == [beat for at in sent for beat in states[at].beats], f"{where}: beats"


def noticed(shown: Shown) -> Shown:
    """What of it is a reason for a message; that a choice can no longer be taken back is none."""
    choices = shown.choices if shown.choices and (shown.choices["offers"] or shown.choices["roll"]) else None
    known = choices and {**choices, "undo": 0}
    return replace(shown, beats=[], count=0, runs_out=False, choices=known)


def assert_same(got: Shown, meant: Shown, where: str) -> None:
    for name in Shown.__struct_fields__:
        assert getattr(got, name) == getattr(meant, name), f"{where}: {name}"


def check_all(game: Game, record: bytes, watched: dict[Viewer, Watched], may_begin_late: bool = False) -> int:
    """How many updates were compared. The host sits at the first seat."""
    for viewer, each in watched.items():
        Judge(game, record, viewer).check(each, may_begin_late)
    return sum(len(each.shown) for each in watched.values())
