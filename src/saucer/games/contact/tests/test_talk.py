"""When talk is closed, CO-13a, CO-27 and CO-41."""

import pytest

from saucer.core import Say
from saucer.games.contact.model import BeginRound, CallMeeting, Launch, SaidView
from saucer.games.contact.tests.table import ANNA, BEN, CARL, STANDARD, Table, a_round, a_start, guess, plan, say, send
from saucer.games.contact.tests.test_professional import choosing
from tests.clauses import clause
from tests.positions import chance, play

EVERYBODY = (ANNA, BEN, CARL, None)
EARTH_FIRST = STANDARD[36:] + STANDARD[:36]


def silent(given: Table) -> list[str | None]:
    return [given.refuses(seat) for seat in EVERYBODY]


@clause("CO-13a")
def test_from_taking_the_target_until_the_round_ends_nobody_talks() -> None:
    closed = ["silence-source", "silence-crew", "silence-crew", "silence-watching"]
    planning = a_round()
    flying = play(plan(planning, "B"), ANNA, Launch())
    due = send(planning, "B")
    assert [silent(given) for given in (planning, flying, due, guess(due, "A"))] == [closed] * 4
    assert silent(choosing(a_round(variant="professional"))) == closed, "the target is taken before the signal card"


@clause("CO-13a", "CO-41")
def test_before_the_target_is_taken_and_between_two_rounds_talk_is_open() -> None:
    start = chance(a_start(level=1, first=ANNA), EARTH_FIRST, (0,))
    begun = chance(play(start, ANNA, BeginRound()), (0,), (1,))
    between = guess(send(a_round(), "B"), "B")
    lost = guess(send(a_round(barrels=1), "B"), "A")
    for given in (a_start(), start, begun, between, lost):
        assert silent(given) == [None] * 4
    assert silent(chance(begun, (0,))) != [None] * 4


@clause("CO-27", "CO-40")
def test_in_a_meeting_the_crew_talks_to_all_and_the_source_and_those_who_watch_are_silent() -> None:
    given = play(send(a_round(variant="professional"), "L", "G", "B"), BEN, CallMeeting("fifty"))
    assert silent(given) == ["silence-source", None, None, "silence-watching"]
    assert given.refuses(BEN, Say(words="psst", to=(CARL,))) == "silence-meeting"
    when = say(given, CARL, "B, I think")
    for viewer in EVERYBODY:
        assert when.view(viewer).said == (SaidView(1, CARL, "B, I think", 0),)
    first, second = say(when, BEN, "so do I").view().said
    assert (first.words, second.words) == ("B, I think", "so do I")
    assert silent(guess(when, "Q"))[1] == "silence-crew"


@clause("CO-41")
def test_what_is_said_between_rounds_is_no_part_of_the_view() -> None:
    assert say(guess(send(a_round(), "B"), "B"), ANNA, "well done").view().said == ()


@clause("CO-13")
@pytest.mark.parametrize("variant", ["standard", "professional"])
def test_the_crew_does_not_confer(variant: str) -> None:
    given = send(a_round(variant=variant, rocket="C", used=("C",)), "B")  # type: ignore[arg-type]
    assert given.refuses(BEN) == given.refuses(CARL) == "silence-crew"
