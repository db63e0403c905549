"""Who may interrupt is asked once after each step that told them something."""

from saucer.core import Attention, Seat, Told
from tests.arena.bells import Whispered

ANNA, BEN = Seat(0), Seat(1)
BOTH = (ANNA, BEN)


def test_at_first_everybody_has_news() -> None:
    assert Attention(2).waiting(BOTH) == [ANNA, BEN]


def test_who_was_asked_waits_for_the_next_step_that_tells_something() -> None:
    attention = Attention(2)
    attention.ask(ANNA)
    assert attention.waiting(BOTH) == [BEN]
    attention.hear([Told(Whispered(), (BEN,))])
    assert attention.waiting(BOTH) == [BEN], "nothing was told to Anna"
    attention.hear([Told(Whispered(), None), Told(Whispered(), None)])
    assert attention.waiting(BOTH) == [ANNA, BEN]
    attention.ask(ANNA)
    assert attention.waiting(BOTH) == [BEN], "once for a step, whatever number of events it told"
    assert attention.waiting((ANNA,)) == []
