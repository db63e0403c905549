"""A game at the table, over real sockets: what everybody is told, and what counts."""

from pathlib import Path

import pytest

from saucer.server.wire.messages import Accepted, Because, Hinted, Refused, Update
from tests.server.house import Chair, House, served, started_by_two

pytestmark = pytest.mark.anyio


async def play_to_the_end(chair: Chair) -> None:
    """Always the first choice offered."""
    while chair.now.result is None:
        if chair.now.choices is not None and chair.offers:
            answer = await chair.ask("act", seat=chair.now.choices.seat, on=chair.count, action=chair.offers[0])
            assert isinstance(answer, Accepted), answer
            await chair.until(lambda message: isinstance(message, Update))
        else:
            await chair.next()


async def two_people(house: House, **options: object) -> tuple[Chair, Chair]:
    anna, ben, lobby = await started_by_two(house, **options)
    return await anna.sit(lobby.table), await ben.sit(lobby.table)


async def test_one_person_plays_all_in_all_against_bots_to_the_end(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna = await house.guest("Anna")
        lobby = await anna.new_table("me", "bot:random", "bot:random", game="all-in-all", start=True)
        assert lobby.state == "playing"
        chair = await anna.sit(lobby.table)
        await play_to_the_end(chair)
        assert chair.events("table_ended") == [{"kind": "table_ended", "why": "over"}]


async def test_a_move_is_accepted_and_told_to_everybody_with_what_changed(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna, ben = await two_people(house)
        assert anna.offers == [{"kind": "walk"}, {"kind": "roll"}, {"kind": "boom"}]
        assert ben.offers == []
        assert isinstance(await anna.act("walk"), Accepted)
        told = await ben.until(lambda message: isinstance(message, Update))
        assert [beat.changes for beat in told.beats] == [{"turn": 1, "steps": 5}]
        assert [beat.line.event for beat in told.beats] == [{"kind": "walked", "seat": 0}]
        assert told.now.waiting == (1,)
        assert ben.offers == [{"kind": "walk"}, {"kind": "roll"}, {"kind": "boom"}]


async def test_each_seat_is_told_its_own_card_only_and_counts_without_gaps(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna, ben = await two_people(house)
        carl = await (await house.guest("Carl")).sit(anna.lobby.table)
        assert (len(anna.events("dealt")), len(anna.events("dealt_to"))) == (1, 1)
        assert (len(carl.events("dealt")), len(carl.events("dealt_to"))) == (0, 2)
        assert carl.view["card"] is None
        assert carl.scene.seat is None
        assert [line["count"] for line in ben.lines] == [1, 2]
        assert carl.lobby.mine == ()
        assert carl.lobby.spectators == 1


async def test_who_comes_back_gets_exactly_what_follows(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna, ben, lobby = await started_by_two(house)
        first, other = await anna.sit(lobby.table), await ben.sit(lobby.table)
        await first.socket.close()
        await other.until(lambda _: not other.lobby.seats[0].here)
        assert other.lobby.seats[0].away_seconds == 0
        assert isinstance(await other.ask("speak", seat=1, aside={"kind": "say", "words": "hello"}), Accepted)
        again = await anna.sit(lobby.table, have=first.count, seat=0)
        assert [(line["count"], line["event"]["kind"]) for line in again.lines] == [(3, "spoken")]
        everything = await anna.sit(lobby.table)
        assert [line["count"] for line in everything.lines] == [1, 2, 3]


async def test_a_choice_made_on_an_older_view_is_refused_but_talk_makes_nothing_old(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna, ben = await two_people(house)
        before = anna.count
        await ben.ask("speak", seat=1, aside={"kind": "say", "words": "go on"})
        await anna.act("walk", on=before)
        await anna.quiet()
        await ben.until_asked()
        await ben.act("walk")
        await anna.until_asked()
        stale = await anna.act("walk", on=before)
        assert isinstance(stale, Refused)
        assert stale.why.id == "refused-conflict"
        ahead = await anna.act("walk", on=anna.count + 1)
        assert isinstance(ahead, Refused)


async def test_where_several_answer_at_once_nobody_is_too_late_for_the_same_window(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna, ben = await two_people(house, mode="sealed")
        opened = ben.count
        await anna.act("show", number=1)
        await ben.until(lambda message: isinstance(message, Update))
        assert ben.view["answered"] == [True, False]
        assert "shown" not in "".join(ben.received[-1:])
        assert isinstance(await ben.act("show", on=opened, number=0), Accepted)
        await ben.until(lambda message: isinstance(message, Update))
        assert ben.events("shown") == [{"kind": "shown", "numbers": [1, 0]}]
        late = await ben.act("show", on=opened, number=0)
        assert isinstance(late, Refused)
        assert late.why.id == "refused-conflict"


async def test_a_command_sent_twice_counts_once_and_is_answered_twice(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna, ben = await two_people(house)
        assert isinstance(await anna.act("walk"), Accepted)
        on = anna.count
        first = await anna.ask("act", id="same", seat=0, on=on, action={"kind": "walk"})
        again = await anna.ask("act", id="same", seat=0, on=on, action={"kind": "walk"})
        assert isinstance(first, Refused)
        assert first == again
        await ben.until_asked()
        done = await ben.ask("act", id="mine", seat=1, on=ben.count, action={"kind": "walk"})
        repeated = await ben.ask("act", id="mine", seat=1, on=ben.count, action={"kind": "walk"})
        assert isinstance(done, Accepted)
        assert done == repeated
        await anna.until_asked()
        assert anna.view["steps"] == 4


async def test_a_choice_can_be_taken_back_until_somebody_acts(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna, ben = await two_people(house)
        await anna.act("walk")
        await anna.quiet()
        assert anna.now.choices is not None
        assert anna.now.choices.undo
        assert anna.offers == []
        assert isinstance(await anna.ask("undo", seat=0), Accepted)
        await anna.until_asked()
        await ben.until(lambda message: isinstance(message, Update) and bool(message.beats) and not ben.offers)
        assert ben.events("took_back") == [{"kind": "took_back", "seat": 0}]
        assert ben.view["turn"] == 0
        await anna.act("roll")
        await anna.quiet()
        refused = await anna.ask("undo", seat=0)
        assert isinstance(refused, Refused)
        assert refused.why.id == "refused-no_undo"


async def test_talk_is_told_kept_and_limited(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna, ben = await two_people(house)
        watcher = await (await house.guest("Carl")).sit(anna.lobby.table)
        await anna.ask("speak", seat=0, aside={"kind": "say", "words": "only you", "to": [1]})
        await ben.quiet()
        assert ben.events("spoken") == [
            {"kind": "spoken", "seat": 0, "aside": {"kind": "say", "words": "only you", "to": [1]}}
        ]
        assert [message for message in await watcher.quiet() if isinstance(message, Update)] == []
        for words, why in (("my secret", "refused-silenced"), ("x" * 401, "refused-too_long")):
            refused = await anna.ask("speak", seat=0, aside={"kind": "say", "words": words})
            assert refused.why.id == why
        refused = await watcher.ask("speak", seat=0, aside={"kind": "say", "words": "psst"})
        assert refused.why.id == "refused-not_yours"


async def test_talk_is_one_line_of_words(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna, ben = await two_people(house)
        await anna.ask(
            "speak", seat=0, aside={"kind": "say", "words": " \u202eI won\n\x1b[2J \u200b twice\x00 \U0001fae8"}
        )
        await ben.quiet()
        assert [spoken["aside"]["words"] for spoken in ben.events("spoken")] == ["I won [2J twice \U0001fae8"]
        refused = await anna.ask("speak", seat=0, aside={"kind": "say", "words": "\u200b \n"})
        assert refused.why.id == "refused-unreadable"


async def test_why_not_and_a_hint_for_one_person_among_bots(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna = await house.guest("Anna")
        lobby = await anna.new_table("me", "bot:walking", start=True)
        chair = await anna.sit(lobby.table)
        can, cannot = await chair.ask("why_not", seat=0, part="walk"), await chair.ask("why_not", seat=0, part="moon")
        assert isinstance(can, Because)
        assert can.why is None
        assert cannot.why.id == "why-not_now"
        hinted = await chair.ask("hint", seat=0)
        assert isinstance(hinted, Hinted)
        assert hinted.offer.action == {"kind": "walk"}
        assert [(each.label.id, each.value) for each in hinted.expected] == [("label-walk", 0.75), ("label-roll", 0.5)]


async def test_no_hint_where_several_people_play(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna, _ = await two_people(house)
        refused = await anna.ask("hint", seat=0)
        assert refused.why.id == "refused-no_hint"


async def test_a_standing_order_is_given_shown_to_its_owner_alone_and_spent(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna, ben = await two_people(house, steps=7)
        assert isinstance(await ben.ask("standing_order", seat=1, order={"kind": "walk_on", "until": 3}), Accepted)
        await ben.until(lambda message: isinstance(message, Update))
        assert ben.now.standing_order == {"kind": "walk_on", "until": 3}
        assert [message for message in await anna.quiet() if isinstance(message, Update)] == []
        for left in (5, 3):
            await anna.act("walk")
            while anna.view["steps"] != left:
                await anna.next()
            await anna.until_asked()
        await anna.act("walk")
        await ben.until(lambda message: isinstance(message, Update) and message.now.standing_order is None)
        assert ben.offers
        assert (ben.view["turn"], ben.view["steps"]) == (1, 2)
        kept = await house.tables.services.storage.table(ben.lobby.table)
        assert kept is not None
        assert kept.standing_orders == {}


async def test_a_table_ends_for_good_when_every_person_wants_it(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna, ben = await two_people(house)
        assert isinstance(await anna.ask("abandon"), Accepted)
        await ben.until(lambda _: ben.lobby.leaving == (0,))
        assert isinstance(await ben.ask("abandon"), Accepted)
        await anna.until(lambda _: anna.lobby.state == "abandoned")
        refused = await anna.act("walk")
        assert refused.why.id == "refused-ended"
        for chair in (anna, ben):
            await chair.quiet()
            assert (chair.now.choices, chair.now.waiting, chair.now.hand_over) == (None, (), ())
            await chair.hello()
            assert (chair.now.choices, chair.now.waiting, chair.now.deadline) == (None, (), None)


async def test_a_guest_reads_from_outside_whether_the_table_waits_for_them(tmp_path: Path) -> None:
    async with served(tmp_path) as house:
        anna, ben, lobby = await started_by_two(house)
        at_table = await anna.sit(lobby.table)
        path = f"/api/tables/{lobby.table}"
        assert ((await anna.get(path))["my_turn"], (await ben.get(path))["my_turn"]) == (True, False)
        await at_table.act("walk")
        assert ((await anna.get(path))["my_turn"], (await ben.get(path))["my_turn"]) == (False, True)
