from typing import Any

import pytest

from saucer.arena import FaultyBot, play
from saucer.core import (
    LAPSE,
    Acted,
    Action,
    Aside,
    Bot,
    Drawn,
    Ended,
    Entry,
    Header,
    Match,
    Player,
    Random,
    RandomBot,
    Say,
    Seat,
    SeededDice,
    Spoke,
    verify,
)
from saucer.core.codec import plain
from saucer.core.lines import write
from saucer.core.record import FORMAT
from saucer.core.text import Text
from tests.arena.bells import BELLS, FIRST, SECOND, THIRD, BellsPosition, BellsView, Guess, Ring, Whisper

NAMES = ["a", "b", "c"]


class Shy(Bot):
    """Never interrupts, and notes when it was asked."""

    def __init__(self, asked: list[tuple[Seat, bool]], seat: Seat) -> None:
        self.asked = asked
        self.seat = seat

    def choose(self, view: BellsView, legal: tuple[Action, ...], random: Random) -> Action | None:
        self.asked.append((self.seat, True))
        return legal[0]

    def interrupt(self, view: BellsView, legal: tuple[Action, ...], random: Random) -> Action | None:
        self.asked.append((self.seat, False))
        return None


def played(bots: list[Bot], seed: int = 1) -> list[Entry]:
    entries: list[Entry] = []
    play(BellsPosition(), NAMES, bots, seed, 0, entries)
    return entries


def test_a_window_lapses_when_all_let_it_pass() -> None:
    asked: list[tuple[Seat, bool]] = []
    entries = played([Shy(asked, seat) for seat in (FIRST, SECOND, THIRD)])
    assert entries[0] == Drawn(LAPSE)
    assert sorted(asked[:3]) == [(FIRST, False), (SECOND, False), (THIRD, False)]


def test_seats_that_may_interrupt_are_asked_in_an_order_drawn_anew() -> None:
    orders = set()
    for seed in range(30):
        asked: list[tuple[Seat, bool]] = []
        played([Shy(asked, seat) for seat in (FIRST, SECOND, THIRD)], seed)
        orders.add(tuple(seat for seat, _ in asked[:3]))
    assert len(orders) == 6


@pytest.mark.parametrize("seed", range(6))
def test_everybody_is_asked_again_after_an_event_told_to_all(seed: int) -> None:
    asked: list[tuple[Seat, bool]] = []
    entries = played([Bold(asked, FIRST), Shy(asked, SECOND), Shy(asked, THIRD)], seed)
    assert entries[:2] == [Acted(FIRST, Ring()), Drawn(LAPSE)]
    after_the_bell = asked[asked.index((FIRST, False)) + 1 :]
    assert sorted(after_the_bell[:2]) == [(SECOND, False), (THIRD, False)]


class Bold(Shy):
    def interrupt(self, view: BellsView, legal: tuple[Action, ...], random: Random) -> Action | None:
        super().interrupt(view, legal, random)
        return legal[0]


def test_nobody_is_asked_again_after_an_event_told_to_others() -> None:
    asked: list[tuple[Seat, bool]] = []
    played([Shy(asked, seat) for seat in (FIRST, SECOND, THIRD)])
    whispering = asked[6:]
    assert whispering.count((FIRST, True)) == 2
    assert whispering.count((SECOND, False)) == 2
    assert whispering.count((THIRD, False)) == 1


def test_every_seat_that_must_is_asked_without_its_own_answer() -> None:
    views: list[BellsView] = []
    entries = played([Watching(views) for _ in NAMES])
    guesses = [entry.seat for entry in entries if isinstance(entry, Acted) and isinstance(entry.action, Guess)]
    assert guesses == [FIRST, SECOND, THIRD]
    assert [view.guessed for view in views[:3]] == [(), (FIRST,), (FIRST, SECOND)]


class Watching(Bot):
    def __init__(self, views: list[BellsView]) -> None:
        self.views = views

    def choose(self, view: BellsView, legal: tuple[Action, ...], random: Random) -> Action | None:
        self.views.append(view)
        return legal[0]

    def interrupt(self, view: BellsView, legal: tuple[Action, ...], random: Random) -> Action | None:
        return None


def test_the_random_bot_interrupts_one_time_in_two() -> None:
    rings = 0
    for seed in range(400):
        first = played([RandomBot(), RandomBot(), RandomBot()], seed)[0]
        rings += isinstance(first, Acted)
    assert 0.81 < rings / 400 < 0.93, "seven windows in eight are interrupted by one of three"


def test_the_same_game_with_and_without_entries() -> None:
    entries: list[Entry] = []
    kept = play(BellsPosition(), NAMES, [RandomBot()] * 3, 5, 2, entries)
    thrown_away = play(BellsPosition(), NAMES, [RandomBot()] * 3, 5, 2)
    assert (kept.result, kept.decisions, kept.chances) == (
        thrown_away.result,
        thrown_away.decisions,
        thrown_away.chances,
    )
    assert kept.decisions == sum(isinstance(entry, Acted) for entry in entries)
    assert kept.chances == 1


def test_entries_are_a_record_that_verifies() -> None:
    entries = played([RandomBot(), RandomBot(), RandomBot()], 9)
    players = tuple(Player(name, "random") for name in NAMES)
    header = Header(FORMAT, "bells", 1, {}, players, SeededDice(9, 0))
    assert entries[-1] == Ended("over")
    assert verify(BELLS, write(header, entries)).dice == "seeded"
    written = [Acted(e.seat, plain(e.action)) if isinstance(e, Acted) else e for e in entries]
    assert Match.rebuilt(BELLS, header, written).result is not None


class Answering(Bot):
    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def choose(self, view: BellsView, legal: tuple[Action, ...], random: Random) -> Action | None:
        answer: Action | None = self.answer
        return answer


@pytest.mark.parametrize("answer", [Whisper(), None, Guess])
def test_a_bot_that_answers_what_it_cannot_is_named(answer: object) -> None:
    if answer is None:
        expected = r"the bot a at seat 0 of game 0 chose None; expected one of \{\"kind\":\"guess\""
    else:
        expected = r"the bot a at seat 0 of game 0 (chose .*; expected one of|failed with TypeError)"
    with pytest.raises(FaultyBot, match=expected):
        played([Answering(answer), RandomBot(), RandomBot()], 3)


def test_a_bot_that_raises_is_named_with_its_line() -> None:
    with pytest.raises(FaultyBot, match=r"bot b at seat 1 .* failed with ZeroDivisionError: .*test_play\.py, line \d+"):
        played([RandomBot(), Dividing(), RandomBot()], 3)


class Dividing(Bot):
    def choose(self, view: BellsView, legal: tuple[Action, ...], random: Random) -> Action | None:
        return legal[1 // 0]


class Talker(RandomBot):
    """Says something before every choice it must make."""

    blind = False

    def aside(self, view: BellsView, random: Random) -> Aside | None:
        return Say(words="ding")


def test_what_a_bot_says_is_entered_before_its_choice() -> None:
    entries = played([Talker(), RandomBot(), RandomBot()])
    spoken = [place for place, entry in enumerate(entries) if isinstance(entry, Spoke)]
    assert [entries[place] for place in spoken] == [Spoke(FIRST, Say(words="ding"))] * 3
    choices = [entries[place + 1] for place in spoken]
    assert [entry.seat for entry in choices if isinstance(entry, Acted)] == [FIRST] * 3
    header = Header(FORMAT, "bells", 1, {}, tuple(Player(name, "x") for name in NAMES), SeededDice(1, 0))
    assert verify(BELLS, write(header, entries)).dice == "seeded"


class Deaf(BellsPosition):
    def silenced(self, seat: Seat | None, aside: Aside) -> Text | None:
        return Text("hush")


def test_what_the_game_silences_is_not_entered() -> None:
    entries: list[Entry] = []
    play(Deaf(), NAMES, [Talker()] * 3, 1, 0, entries)
    assert not [entry for entry in entries if isinstance(entry, Spoke)]


class Stutterer(Talker):
    def aside(self, view: BellsView, random: Random) -> Aside | None:
        raise ValueError("d-d-ding")


def test_a_bot_that_fails_to_speak_is_named() -> None:
    with pytest.raises(FaultyBot, match="the bot a at seat 0 of game 0 failed with ValueError: d-d-ding"):
        played([Stutterer(), RandomBot(), RandomBot()])
