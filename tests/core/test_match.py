"""A record being made: what counts, what is refused, and what can be taken back."""

import pytest

from saucer.core import (
    LAPSE,
    SILENT,
    Acted,
    Conflict,
    Drawn,
    Ended,
    HandDice,
    Match,
    NotAllowed,
    Player,
    Say,
    Seat,
    Seated,
    Spoke,
    Teller,
    Text,
    Undone,
    Unreadable,
    text,
)
from saucer.core.table_events import SeatChanged, Spoken, TableEnded, TookBack
from tests.core.tables import header_of
from tests.tiny import auction, relay, whispers
from tests.tiny.auction.model import Name, Object, Take
from tests.tiny.relay.model import Bet, BetMade, Choice, Keep, Roll
from tests.tiny.relay.position import RelayPosition
from tests.tiny.whispers.model import Ask, Claim, Show, Suspect, Wink

ANNA, BEN, CARL = Seat(0), Seat(1), Seat(2)


def a_whisper() -> Match:
    """Anna holds 0 and 1, Ben 2 and 3, Carl 4 and 5; the secret is 6."""
    match = Match(whispers.GAME, header_of(whispers.GAME, 3, HandDice()))
    for cards in ((0, 1), (2, 3), (4, 5)):
        match.append(Drawn(cards))
    return match


def an_auction() -> Match:
    """Each has 7 coins; Anna is to name the price of a prize worth 4."""
    match = Match(auction.GAME, header_of(auction.GAME, 3, HandDice()))
    for outcome in (2, 2, 2, 1):
        match.append(Drawn((outcome,)))
    return match


def a_relay(players: int = 2) -> Match:
    match = Match(relay.GAME, header_of(relay.GAME, players, HandDice()))
    match.append(Drawn(tuple(range(players))))
    return match


def heard(match: Match, listener: Seat | None) -> list[str]:
    return [type(event).__name__ for _, event in match.heard(listener)]


def test_a_whole_game_is_entered_and_ended() -> None:
    match = a_whisper()
    assert match.awaited() == (ANNA,)
    match.append(Acted(ANNA, Claim(6)))
    assert match.result is not None
    assert match.result.winners == (ANNA,)
    told = match.append(Ended("over"))
    assert [each.event for each in told] == [TableEnded("over")]
    assert match.awaited() == ()


def test_a_reply_is_heard_by_two_and_noticed_by_all() -> None:
    match = a_whisper()
    match.append(Acted(ANNA, Ask(BEN)))
    match.append(Acted(BEN, Show(3)))
    assert heard(match, ANNA)[-2:] == heard(match, BEN)[-2:] == ["Asked", "Shown"]
    assert heard(match, CARL)[-2:] == heard(match, None)[-2:] == ["Asked", "SomethingShown"]


def test_an_action_is_read_from_plain_data_and_kept_as_a_record() -> None:
    match = a_whisper()
    match.append(Acted(ANNA, {"kind": "ask", "player": 1}))
    assert match.entries[-1] == Acted(ANNA, Ask(BEN))


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        (Acted(BEN, Ask(ANNA)), "seat 1 cannot"),
        (Acted(ANNA, Ask(ANNA)), '"kind":"claim","card":6'),
        (Acted(Seat(3), Ask(ANNA)), "there is no seat 3; expected 0 to 2"),
        (Drawn((0, 1)), "nothing is left to chance now"),
        (Drawn(LAPSE), "nothing is left to chance now"),
        (Spoke(Seat(-1), Say(words="hello")), "there is no seat -1"),
        (Spoke(ANNA, Say(words="hello", to=(Seat(5),))), "there is no seat 5"),
        (Spoke(ANNA, Say(words="hello", to=())), "seat 0 says that to nobody"),
        (Seated(Seat(9), Player("Ines")), "there is no seat 9"),
        (Undone(ANNA, 2), "seat 0 cannot go back to entry 2; it can go back to none"),
        (Ended("over"), "the end says 'over', but the game is not over"),
    ],
)
def test_what_is_not_allowed_says_so_and_changes_nothing(entry: Acted, message: str) -> None:
    match = a_whisper()
    before = match.position.key()
    with pytest.raises(NotAllowed, match=message):
        match.append(entry)
    assert match.position.key() == before
    assert len(match.entries) == len(match.told) == 3


def test_what_is_no_action_cannot_be_read() -> None:
    with pytest.raises(Unreadable, match="the action cannot be read"):
        a_whisper().append(Acted(ANNA, {"kind": "fly"}))


def test_an_outcome_that_cannot_be_is_refused_with_what_was_expected() -> None:
    match = Match(whispers.GAME, header_of(whispers.GAME, 3, HandDice()))
    with pytest.raises(NotAllowed, match=r"chance cannot give \[6, 6\]; expected 2 of the cards"):
        match.append(Drawn((6, 6)))


def test_a_game_that_is_over_is_not_abandoned() -> None:
    match = a_whisper()
    match.append(Acted(ANNA, Claim(6)))
    with pytest.raises(NotAllowed, match="the end says 'abandoned', but the game is over"):
        match.append(Ended("abandoned"))


def test_nothing_follows_the_end() -> None:
    match = a_whisper()
    match.append(Ended("abandoned"))
    for entry in (Acted(ANNA, Ask(BEN)), Spoke(ANNA, Say(words="hello")), Ended("void"), Undone(ANNA, 3)):
        with pytest.raises(NotAllowed, match="ended for good"):
            match.append(entry)


def test_a_window_lapses_without_using_up_the_dice() -> None:
    match = an_auction()
    match.append(Acted(ANNA, Name(5)))
    assert match.chances == 4
    match.append(Drawn(LAPSE))
    assert match.chances == 4
    assert heard(match, None)[-1] == "NobodyTook"


def test_somebody_may_interrupt_whom_nobody_waits_for() -> None:
    match = an_auction()
    assert match.awaited() == (ANNA,)
    match.append(Acted(CARL, Object()))
    assert heard(match, None)[-1] == "Objected"


def test_talk_is_heard_by_its_audience() -> None:
    match = a_whisper()
    match.append(Spoke(ANNA, Say(words="psst", to=(CARL,))))
    match.append(Spoke(BEN, Say(words="hello")))
    assert [heard(match, viewer).count("Spoken") for viewer in (ANNA, BEN, CARL, None)] == [2, 1, 2, 1]
    assert match.told[-2][0].event == Spoken(ANNA, Say(words="psst", to=(CARL,)))


def test_talk_is_closed_at_times() -> None:
    match = an_auction()
    match.append(Spoke(BEN, Say(words="too much")))
    match.append(Acted(ANNA, Name(5)))
    with pytest.raises(NotAllowed, match="seat 1 cannot say that now: silence-taking"):
        match.append(Spoke(BEN, Say(words="too much")))


def test_another_player_takes_a_seat() -> None:
    match = a_whisper()
    told = match.append(Seated(BEN, Player("Ines", "random")))
    assert match.players[BEN] == Player("Ines", "random")
    assert told[0].event == SeatChanged(BEN, Player("Ines", "random"))
    assert match.header.seats[BEN] == Player("Ben")


def test_an_open_choice_is_taken_back() -> None:
    match = an_auction()
    before = match.position.key()
    match.append(Acted(ANNA, Name(5)))
    assert [match.undoable(seat) for seat in (ANNA, BEN, CARL)] == [[4], [], []]
    told = match.append(Undone(ANNA, 4))
    assert match.position.key() == before
    assert (told[0].event, told[0].seats) == (TookBack(ANNA), None)
    assert match.undoable(ANNA) == []


def test_what_was_said_stays_when_a_choice_is_taken_back() -> None:
    """Even where talk is closed again by going back."""
    match = a_relay()
    match.append(Acted(ANNA, Bet("low")))
    match.append(Spoke(BEN, Say(words="hello")))
    match.append(Undone(ANNA, 1))
    assert heard(match, None)[-2:] == ["Spoken", "TookBack"]


class SilentUntilBet(relay.Relay):
    class Kind(RelayPosition):
        def silenced(self, seat: Seat | None, aside: object) -> Text | None:
            return None if any(self.bets) else text("why-not_now")

    kind = Kind


def test_talk_that_going_back_would_forbid_does_not_hinder_it() -> None:
    match = Match(SilentUntilBet(), header_of(relay.GAME, 2, HandDice()))
    match.append(Drawn((0, 1)))
    before = match.position.key()
    match.append(Acted(ANNA, Bet("low")))
    match.append(Spoke(BEN, Say(words="now we may")))
    match.append(Undone(ANNA, 1))
    assert match.position.key() == before


def test_a_gesture_is_remembered_across_undo() -> None:
    match = a_whisper()
    match.append(Acted(ANNA, Suspect(5)))
    match.append(Spoke(BEN, Wink(to=(CARL,))))
    match.append(Undone(ANNA, 3))
    assert [len(match.position.view(seat).winks) for seat in (ANNA, BEN, CARL)] == [0, 1, 1]  # type: ignore[attr-defined]


def test_nobody_hears_that_a_secret_choice_was_taken_back() -> None:
    match = a_whisper()
    match.append(Acted(ANNA, Suspect(5)))
    told = match.append(Undone(ANNA, 3))
    assert told[0].seats == (ANNA,)
    assert heard(match, BEN) == heard(a_whisper(), BEN)


def test_choices_are_taken_back_one_by_one() -> None:
    """As far as the last chance."""
    match = a_relay(players=1)
    match.append(Acted(ANNA, Bet("low")))
    assert match.undoable(ANNA) == []
    match = a_whisper()
    match.append(Acted(ANNA, Suspect(5)))
    match.append(Acted(ANNA, Ask(BEN)))
    assert match.undoable(ANNA) == [4, 3]
    match.append(Undone(ANNA, 4))
    match.append(Undone(ANNA, 3))
    assert match.position.key() == a_whisper().position.key()
    assert match.undoable(ANNA) == []


def test_several_choices_are_taken_back_at_once() -> None:
    match = a_whisper()
    match.append(Acted(ANNA, Suspect(5)))
    match.append(Spoke(BEN, Say(words="hello")))
    match.append(Acted(ANNA, Ask(BEN)))
    told = match.append(Undone(ANNA, 3))
    assert match.position.key() == a_whisper().position.key()
    assert told[0].seats is None, "the question was heard by all, so that it is gone is, too"
    assert match.undoable(ANNA) == []
    assert heard(match, CARL)[-1] == "TookBack"


@pytest.mark.parametrize("last", ["chance", "chance to come", "a secret", "another's act", "the end"])
def test_nothing_is_taken_back_across(last: str) -> None:
    match = a_relay()
    if last == "chance":
        assert match.undoable(ANNA) == []
        return
    match.append(Acted(ANNA, Bet("low")))
    assert match.undoable(ANNA) == [1]
    if last == "the end":
        match.append(Ended("abandoned"))
        assert match.undoable(ANNA) == []
        return
    match.append(Acted(BEN, Bet("low")))
    assert (match.undoable(ANNA), match.undoable(BEN)) == ([], [])
    if last == "another's act":
        match.append(Acted(ANNA, Keep()))
        assert (match.undoable(ANNA), match.undoable(BEN)) == ([3], [])
    if last == "chance to come":
        match.append(Acted(ANNA, Roll()))
        assert match.undoable(ANNA) == []


class SealedBets(relay.Relay):
    class Kind(RelayPosition):
        def act(self, seat: Seat, action: Choice, tell: Teller) -> None:
            super().act(seat, action, SILENT)
            tell.only((seat,), BetMade(seat))

    kind = Kind


def test_what_others_did_in_secret_neither_bars_the_way_back_nor_is_lost() -> None:
    match = Match(SealedBets(), header_of(relay.GAME, 4, HandDice()))
    match.append(Drawn((0, 1, 2, 3)))
    match.append(Acted(ANNA, Bet("low")))
    match.append(Acted(BEN, Bet("high")))
    assert (match.undoable(ANNA), match.undoable(BEN)) == ([1], [2])
    match.append(Undone(ANNA, 1))
    assert match.position.bets == [None, "high", None, None]  # type: ignore[attr-defined]
    match.append(Acted(ANNA, Bet("high")))
    match.append(Undone(BEN, 2))
    assert match.position.bets == ["high", None, None, None]  # type: ignore[attr-defined]


def test_what_was_taken_back_stays_on_file() -> None:
    match = an_auction()
    match.append(Acted(ANNA, Name(5)))
    match.append(Undone(ANNA, 4))
    match.append(Acted(ANNA, Name(2)))
    match.append(Acted(BEN, Take()))
    again = Match.rebuilt(auction.GAME, match.header, match.entries)
    assert again.position.key() == match.position.key()
    assert heard(again, None) == heard(match, None)
    assert heard(match, None)[-4:] == ["PriceNamed", "TookBack", "PriceNamed", "PrizeTaken"]


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"saucer": 3}, "the record is of format 3; this program reads formats 1 and 2"),
        ({"game": "chess"}, "the record is of chess, not of whispers"),
        ({"rules": 9}, "of version 9 of the rules of whispers; held here: 1"),
        ({"seats": (Player("Anna"),) * 5}, "whispers is for 3 to 4 players; came 5"),
        ({"options": {"hand": 3}}, "the options of whispers cannot be read"),
        ({"options": {"deck": 3}}, "the options of whispers cannot be read"),
    ],
)
def test_a_header_that_does_not_fit_says_what_was_expected(changes: dict[str, object], message: str) -> None:
    header = header_of(whispers.GAME)
    fields = {name: getattr(header, name) for name in header.__struct_fields__} | changes
    with pytest.raises(Unreadable, match=message):
        Match(whispers.GAME, type(header)(**fields))


def test_options_that_do_not_go_with_the_players_are_refused() -> None:
    header = header_of(relay.GAME, 3)
    with pytest.raises(Unreadable, match="relay cannot be played like this: check-teams"):
        Match(relay.GAME, type(header)(1, "relay", 1, {"teams": True}, header.seats, header.dice))


def test_a_conflict_is_a_refusal() -> None:
    assert issubclass(Conflict, NotAllowed)
    assert not issubclass(NotAllowed, Unreadable)
