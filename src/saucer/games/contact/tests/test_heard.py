"""What all have heard of the transmissions of a round: CO-25a and CO-40."""

from saucer.games.contact.knowledge.heard import heard_in_round
from saucer.games.contact.knowledge.restoring import known
from saucer.games.contact.model import CHIPS, BreakOff, Land, Launch, Reactivate, UseStopover
from saucer.games.contact.tests.table import ANNA, BEN, CARL, a_round, ask, plan, send
from tests.clauses import clause
from tests.positions import play


@clause("CO-25a", "CO-40")
def test_a_stopover_belongs_to_the_transmission_after_which_it_was_shown() -> None:
    """Broken off between the two or not: the second route goes on from the first one's stopover, and has its own."""
    given = play(send(a_round(variant="professional", target="A"), "L", "F", "A"), BEN, UseStopover(), Reactivate())
    broken = play(plan(ask(given), "G", "A"), ANNA, Launch(), Land(500), BreakOff())
    for again in (ask(given), broken):
        when = play(send(again, "G", "A"), BEN, UseStopover())
        heard = [each for each in heard_in_round(known(when.view(CARL))) if each.is_complete]
        assert [[CHIPS[chip] for chip in each.shown] for each in heard] == [["earth", "L"], ["L", "G"]]
        assert [[CHIPS[chip] for chip in each.avoided] for each in heard] == [[], ["earth"]]
