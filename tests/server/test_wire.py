"""Every game at real tables, for every number of players: each frame that a connection received is looked at.

People play by lot, say things, take choices back and say hello again; bots sit among them at every other table.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from saucer.core import Action, Decide, Game, Match, Next, Seat, Teller, Text
from saucer.registry import all_games
from saucer.server.table import broadcast
from saucer.server.table.recalling import Rerun
from saucer.server.table.record import TableRecord
from saucer.server.wire.messages import Accepted
from tests.server.guests import play_at, seated
from tests.server.house import HastyClock, House, StillClock, served
from tests.server.wire import Watched
from tests.suite import Table, pairwise_tables
from tests.tiny import auction, beacon, relay, whispers
from tests.tiny.whispers import Whispers, faults, leaks
from tests.tiny.whispers.model import Suspect
from tests.tiny.whispers.position import WhispersPosition

pytestmark = pytest.mark.anyio

TINY: dict[str, Game] = {each.slug: each for each in (auction.GAME, beacon.GAME, relay.GAME, whispers.GAME)}
GAMES: dict[str, Game] = {**all_games(), **TINY}


def games() -> Mapping[str, Game]:
    return GAMES


def tables_of(game: Game) -> list[Table]:
    """One for each number of players; what options change the suite compares at many more."""
    by_players = {table.players: table for table in pairwise_tables(game)}
    return [by_players[players] for players in game.seats]


@pytest.mark.long
@pytest.mark.parametrize("slug", GAMES)
async def test_every_connection_receives_what_its_seat_may_know(tmp_path: Path, slug: str) -> None:
    async with served(tmp_path, games=games, clock=HastyClock(), limited=False) as house:
        tables = tables_of(GAMES[slug])
        compared = [await play_at(house, table, bots) for table in tables for bots in (False, True)]
        assert sum(compared) > 10 * len(tables)


class SaysMore(Whispers):
    """In every sentence, and only there."""

    def line(self, event: Any) -> Text:
        said = super().line(event)
        return Text(said.id, {**said.args, "hand": 7})


PLANTED: dict[str, Game] = {
    type(each).__name__: each
    for each in (
        faults.ViewShowsHands(),
        faults.SecretToldToAll(),
        leaks.NoteIsSeenByAll(),
        leaks.WinkIsSeenByAll(),
        SaysMore(),
    )
}


async def play_whispers(folder: Path, served_game: Game) -> None:
    """At tables of that game, judged by the honest one, until a fault is found."""
    async with served(folder, games=lambda: {"whispers": served_game}, clock=HastyClock(), limited=False) as house:
        for _ in range(10):
            await play_at(house, tables_of(whispers.GAME)[0], bots=False)


@pytest.mark.parametrize("fault", PLANTED)
async def test_a_game_that_says_too_much_is_caught(tmp_path: Path, fault: str) -> None:
    with pytest.raises(AssertionError, match=r"seat|spectator"):
        await play_whispers(tmp_path, PLANTED[fault])


async def test_a_message_for_nothing_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(broadcast, "alike", lambda before, now: False)
    with pytest.raises(AssertionError, match=r"was sent|beats"):
        await play_whispers(tmp_path, whispers.GAME)


async def test_a_spectator_with_the_eyes_of_a_seat_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fields = broadcast.Views.fields
    monkeypatch.setattr(broadcast.Views, "fields", lambda views, viewer: fields(views, viewer or Seat(0)))
    with pytest.raises(AssertionError, match="a spectator"):
        await play_whispers(tmp_path, whispers.GAME)


async def test_a_game_shown_again_with_the_eyes_of_another_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def with_other_eyes(made: Rerun) -> broadcast.Fields:
        return broadcast.fields_of(made._game, made._record.match.position.view(Seat(0)))

    monkeypatch.setattr(Rerun, "_fields", with_other_eyes)
    with pytest.raises(AssertionError, match="shown again: view"):
        await play_whispers(tmp_path, whispers.GAME)


async def test_a_game_shown_again_in_states_that_nobody_was_sent_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every entry by itself: the view between a choice and the chance that followed from it."""
    monkeypatch.setattr(TableRecord, "is_followed", lambda record: False)
    with pytest.raises(AssertionError, match="shown again"):
        await play_whispers(tmp_path, whispers.GAME)


class NotesPosition(WhispersPosition):
    """While somebody chooses a card to show, everybody else may make a first note."""

    def next(self) -> Next:
        now = super().next()
        if not isinstance(now, Decide) or self.phase != "showing":
            return now
        return Decide(now.must, tuple(Seat(seat) for seat in range(self.players) if self.may_note(Seat(seat))))

    def may_note(self, seat: Seat) -> bool:
        return seat != self.asked and not self.suspected[seat]

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        if self.phase == "showing" and self.may_note(seat):
            return tuple(Suspect(card) for card in self.cards() if card not in self.hands[seat])
        return super().legal(seat)

    def act(self, seat: Seat, action: Any, tell: Teller) -> None:
        before = self.noted
        super().act(seat, action, tell)
        if isinstance(action, Suspect) and seat != self.on_turn:
            self.noted = before


class NotesAtAnyTime(Whispers):
    kind = NotesPosition


class TimedNotesPosition(NotesPosition):
    """And whoever shows a card has half a minute."""

    def next(self) -> Next:
        now = super().next()
        return Decide(now.must, now.may, lapses=30_000) if isinstance(now, Decide) and now.may else now


class TimedNotes(Whispers):
    kind = TimedNotesPosition


async def after_a_question(house: House, clock: int | None = None) -> tuple[Watched, Watched]:
    """Anna has asked Ben: Anna, and Carl, who may make a note."""
    anna, ben, carl = [await house.guest(name) for name in ("Anna", "Ben", "Carl")]
    table = (await anna.new_table("me", "open", "open", game="whispers", clock=clock)).table
    await ben.join(table)
    await carl.join(table)
    await anna.start(table)
    asking, noting = await seated(anna, table), await seated(carl, table)
    await asking.act("ask", player=1)
    await asking.quiet()
    await noting.quiet()
    return asking, noting


@pytest.mark.parametrize(("game", "clock"), [(NotesAtAnyTime(), 30), (TimedNotes(), None)], ids=["clock", "lapses"])
async def test_what_another_seat_does_in_secret_does_not_show_in_the_time_left(
    tmp_path: Path, game: Game, clock: int | None
) -> None:
    still = StillClock()
    async with served(tmp_path, games=lambda: {"whispers": game}, clock=still, limited=False) as house:
        asking, noting = await after_a_question(house, clock)
        still.forward(10)
        assert isinstance(await noting.ask("act", seat=2, on=noting.count, action=noting.offers[0]), Accepted)
        await asking.hello()
        assert asking.now.deadline == 20


async def undo_around_a_note(folder: Path) -> tuple[list[Any], int, int]:
    """Anna asks, then Carl makes a note: what Anna is sent because of it, her undo before, and when she comes anew."""
    async with served(folder, games=lambda: {"whispers": NotesAtAnyTime()}, limited=False) as house:
        asking, noting = await after_a_question(house)
        before = asking.now.choices
        assert isinstance(await noting.ask("act", seat=2, on=noting.count, action=noting.offers[0]), Accepted)
        sent = await asking.quiet()
        await asking.hello()
        assert before is not None
        return sent, before.undo, 0 if asking.now.choices is None else asking.now.choices.undo


async def test_what_another_seat_does_in_secret_does_not_show_in_the_undo_flag(tmp_path: Path) -> None:
    assert await undo_around_a_note(tmp_path) == ([], 1, 1)


async def test_a_refusal_does_not_tell_what_another_seat_did_in_secret(tmp_path: Path) -> None:
    async with served(tmp_path, games=lambda: {"whispers": NotesAtAnyTime()}, limited=False) as house:
        asking, noting = await after_a_question(house)
        assert isinstance(await noting.ask("act", seat=2, on=noting.count, action=noting.offers[0]), Accepted)
        assert isinstance(await asking.ask("undo", seat=0), Accepted)


async def test_a_flag_that_knows_of_secrets_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "_is_known", lambda match, at, seat: True)
    assert await undo_around_a_note(tmp_path) == ([], 1, 0)
