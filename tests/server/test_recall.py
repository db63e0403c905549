"""Who was cut off can have shown what happened meanwhile: exactly what this seat would have been sent then."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from saucer.server.table import recalling
from saucer.server.table.table import UNLOAD_SECONDS
from saucer.server.wire.messages import Accepted, Beat, FromTable, Recalled, Update
from tests.server.house import Chair, House, Person, StillClock, eventually, person, served
from tests.server.process import ServerProcess
from tests.server.test_hot_seat import shared_screen, take
from tests.server.test_together import street
from tests.servers import Postgres, Valkey

pytestmark = pytest.mark.anyio


class Awake(Chair):
    """Keeps what it was told since it came, beat by beat."""

    beats: tuple[Beat, ...] = ()

    def take_in(self, message: FromTable) -> None:
        super().take_in(message)
        if isinstance(message, Update):
            self.beats += message.beats


class Missed:
    """What somebody who came at a certain count has been told since then."""

    def __init__(self, chair: Awake) -> None:
        self.seat, self.after, self.view = chair.scene.seat, chair.count, dict(chair.view)
        self._chair, self._had = chair, len(chair.beats)

    @property
    def beats(self) -> tuple[Beat, ...]:
        return self._chair.beats[self._had :]

    @property
    def to(self) -> int:
        return self._chair.count


async def awake(guest: Person, table: str) -> Awake:
    chair = Awake(await guest.socket(table))
    await chair.hello()
    return chair


async def recalled(chair: Chair, after: int, to: int, seat: int | None = 0) -> Any:
    return await chair.ask("recall", seat=seat, after=after, to=to)


async def check(chair: Chair, missed: Missed) -> None:
    found = await recalled(chair, missed.after, missed.to, missed.seat)
    assert isinstance(found, Recalled)
    assert (found.seat, found.after, found.view) == (missed.seat, missed.after, missed.view)
    assert found.beats == missed.beats
    assert found.beats


async def two_at_a_table(house: House, **options: object) -> tuple[Person, Person, str]:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    lobby = await anna.new_table("me", "open", options={"steps": 20} | options)
    await ben.join(lobby.table)
    await anna.start(lobby.table)
    return anna, ben, lobby.table


async def play_on(anna: Chair, ben: Chair) -> None:
    """A walk that is taken back, words, walks, and a die that is told with the choice it came of."""
    await anna.act("walk")
    assert isinstance(await anna.ask("undo", seat=0), Accepted)
    await anna.ask("speak", seat=0, aside={"kind": "say", "words": "Hello"})
    await anna.quiet()
    for action in ("roll", "walk"):
        for chair, other in ((anna, ben), (ben, anna)):
            assert isinstance(await chair.act(action, on=await heard_as_much(chair, other)), Accepted)
            await chair.quiet()
    await heard_as_much(anna, ben)


async def heard_as_much(chair: Chair, other: Chair) -> int:
    """Both are told the same here, but not at the same time, if they are at two servers."""
    while chair.count < other.count:
        await chair.next()
    return chair.count


async def test_who_comes_back_is_shown_what_was_sent_to_whoever_stayed(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna, ben, table = await two_at_a_table(house)
        plays, answers, watches = await awake(anna, table), await awake(ben, table), await awake(ben, table)
        missed = Missed(plays), Missed(watches)
        await play_on(plays, answers)
        await watches.quiet()
        await check(await anna.sit(table, missed[0].after), missed[0])
        await check(await ben.sit(table, missed[1].after), missed[1])
        kinds = [beat.line.event["kind"] for beat in missed[0].beats if beat.line is not None]
        assert kinds == ["walked", "took_back", "spoken", "rolled", "rolled", "walked", "walked"]


async def test_somebody_looking_on_is_shown_what_everybody_saw(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna, ben, table = await two_at_a_table(house)
        zoe = await house.guest("Zoe")
        plays, answers, looks_on = await awake(anna, table), await awake(ben, table), await awake(zoe, table)
        missed = Missed(looks_on)
        await play_on(plays, answers)
        await looks_on.quiet()
        back = await zoe.sit(table)
        await check(back, missed)
        assert (await recalled(back, 0, back.count, None)).view["card"] is None
        refused = await recalled(back, 0, back.count, seat=0)
        assert refused.why.id == "refused-hand_over"


async def test_a_game_that_was_put_away_or_is_over_is_shown_again(tmp_path: Path) -> None:
    clock = StillClock()
    async with served(tmp_path, clock=clock) as house:
        anna, ben, table = await two_at_a_table(house, steps=4)
        plays, answers = await awake(anna, table), await awake(ben, table)
        missed = Missed(plays)
        await play_on(plays, answers)
        assert plays.now.result is not None
        await check(plays, missed)
        for chair in (plays, answers):
            await chair.socket.close()
        await eventually(lambda: not house.table(table).connections)
        clock.forward(UNLOAD_SECONDS)
        await eventually(lambda: house.tables.loaded(table) is None)
        await check(await anna.sit(table), missed)


async def test_after_a_kill_it_is_the_same(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "saucer.db")
    server.start()
    try:
        async with person(server.url, "Anna") as anna:
            lobby = await anna.new_table("me", "bot:easy", "bot:easy", game="all-in-all", start=True)
            chair = await awake(anna, lobby.table)
            missed = Missed(chair)
            for _ in range(4):
                await chair.until_asked()
                await chair.ask("act", seat=0, on=chair.count, action=chair.offers[0])
                await chair.until(lambda message: isinstance(message, Update))
            server.kill()
            server.start()
            anna.move_to(server.url)
            await check(await anna.sit(lobby.table, missed.after), missed)
    finally:
        server.kill()


async def test_at_another_server_it_is_the_same(tmp_path: Path, postgres: Postgres, valkey: Valkey) -> None:
    async with street(tmp_path, await postgres.new_database(), valkey.url) as both:
        anna, ben, table = await two_at_a_table(both)
        assert anna.url != ben.url
        plays, answers = await awake(anna, table), await awake(ben, table)
        missed = Missed(plays)
        await play_on(plays, answers)
        anna.move_to(ben.url)
        await check(await anna.sit(table, missed.after), missed)


async def test_of_much_that_was_missed_the_last_is_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recalling, "MOST_RECALLED", 3)
    async with served(tmp_path) as house:
        anna, ben, table = await two_at_a_table(house)
        plays, answers = await awake(anna, table), await awake(ben, table)
        missed = Missed(plays)
        await play_on(plays, answers)
        found = await recalled(plays, missed.after, 1 << 50)
        assert found.after == missed.to - 3
        assert found.beats == missed.beats[-3:]


async def test_a_batch_is_shown_whole_or_not_at_all(tmp_path: Path) -> None:
    """What a sealed answer and its opening told in one message, nobody was sent one by one."""
    async with served(tmp_path) as house:
        anna, ben, table = await two_at_a_table(house, mode="sealed")
        plays, answers = await awake(anna, table), await awake(ben, table)
        await plays.act("show", number=1)
        await answers.quiet()
        await answers.act("show", number=0)
        await plays.quiet()
        opened = plays.count
        assert len(plays.beats) == 3
        found = await recalled(plays, opened - 1, opened)
        assert (found.after, found.view, found.beats) == (opened, plays.view, ())


async def test_before_the_first_decision_there_is_nothing_to_show_again(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna = await house.guest("Anna")
        lobby = await anna.new_table("me", "open")
        chair = await anna.sit(lobby.table)
        refused = await recalled(chair, 0, 0)
        assert refused.why.id == "refused-not_started"
        await (await house.guest("Ben")).join(lobby.table)
        await anna.start(lobby.table)
        await chair.quiet()
        found = await recalled(chair, 0, chair.count)
        assert (found.after, found.view, found.beats) == (chair.count, chair.view, ())


async def test_a_shared_screen_shows_it_to_whoever_has_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if somebody takes the screen while it is made."""
    async with served(tmp_path) as house:
        _, screen = await shared_screen(house)
        await take(screen, 0)
        refused = await recalled(screen, 0, screen.count, seat=1)
        assert refused.why.id == "refused-hand_over"
        handed_over = asyncio.Event()

        async def late(make: Any) -> Any:
            await handed_over.wait()
            return make()

        monkeypatch.setattr(asyncio, "to_thread", late)
        asked = await screen.send("recall", seat=0, after=0, to=screen.count)
        await take(screen, 1)
        received = len(screen.received)
        handed_over.set()
        refused = await screen.until(lambda message: getattr(message, "id", "") == asked)
        assert refused.why.id == "refused-hand_over"
        assert all('"seat":0,"card"' not in data for data in screen.received[received:])


async def test_who_asks_too_often_is_refused_and_whatever_goes_wrong_is_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(tmp_path) as house:
        anna, _, table = await two_at_a_table(house)
        chair = await anna.sit(table)
        with monkeypatch.context() as broken:
            broken.setattr(recalling.Rerun, "recalled", lambda *_: 1 / 0)
            assert (await recalled(chair, 0, 1)).why.id == "refused-no_recall"
        answers = [await recalled(chair, 0, 1) for _ in range(40)]
        refused = [each for each in answers if not isinstance(each, Recalled)]
        assert {each.why.id for each in refused} == {"refused-too_fast"}
        assert isinstance(await chair.act("walk"), Accepted)
