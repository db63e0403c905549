"""Faults planted in the tiny games and in the core: each is caught, and by which check."""

from itertools import chain

import pytest

from saucer.core import Chance, Drawn, Event, Game, Match, Seat, Text, Told, Undone, encode, export
from saucer.core.codec import plain
from saucer.core.export import ExportedLine
from tests.suite import Fault, Table, check_playouts, check_twins, pairwise_tables
from tests.suite.believing import check_beliefs
from tests.suite.hashing import digests
from tests.suite.met import Met
from tests.suite.outsiders import check_outsiders
from tests.suite.searching import search
from tests.suite.tables import TableKind
from tests.tiny import auction, relay, whispers
from tests.tiny.auction import faults as auctions
from tests.tiny.relay import faults as relays
from tests.tiny.whispers import faults as whisperings
from tests.tiny.whispers import leaks

SEEDS = range(25)
PLAYOUTS = range(12)
BELIEFS = range(8)
OUTSIDERS = 4

PLANTED: dict[type[Game], str] = {
    whisperings.ViewShowsHands: "twins",
    whisperings.SecretToldToAll: "twins",
    whisperings.ViewForgetsWhatWasShown: "twins",
    whisperings.ViewForgetsOwnCards: "imagined",
    whisperings.OfferedOnlyWhereItSucceeds: "imagined",
    whisperings.CopySharesAList: "copies",
    whisperings.CopyForgetsAField: "offers",
    whisperings.ImagineKeepsASecret: "imagine is pure",
    whisperings.RefusalQuotesASecret: "imagined",
    whisperings.RefusedActionChangesSomething: "refusals",
    whisperings.NotEverythingIsRefused: "refusals",
    whisperings.EndWithoutAReason: "ending",
    whisperings.StrangerWins: "ending",
    whisperings.NeverEnds: "ending",
    whisperings.MustWithoutAnAction: "offers",
    whisperings.UninvitedWithAnAction: "offers",
    whisperings.WaitsForNobody: "waiting",
    whisperings.UnstableOrder: "offers",
    whisperings.ActionsTwice: "offers",
    whisperings.OfferSaysMore: "made once",
    whisperings.LabelMissing: "words",
    whisperings.LineMissing: "words",
    whisperings.LabelsAlike: "labels",
    whisperings.PathWithinAPath: "labels",
    whisperings.ReasonMissing: "why not",
    whisperings.DecisionMissing: "decisions",
    whisperings.TimeRunsOutBadly: "decisions",
    whisperings.AsideChangesTheState: "asides",
    whisperings.RuleReadsAnAside: "asides",
    whisperings.ViewDoesNotSurviveJson: "json",
    whisperings.NotDeterministic: "copies",
    whisperings.TellingMatters: "copies",
    whisperings.BotCheats: "bots",
    whisperings.SilenceTellsASecret: "imagined",
    auctions.WaitsOnlyForThoseWhoCanPay: "imagined",
    auctions.BoundsTellASecret: "imagined",
    auctions.WindowNeverCloses: "waiting",
    auctions.SilenceWithoutWords: "words",
    leaks.NoteIsSeenByAll: "silence",
    leaks.WinkIsSeenByAll: "silence",
    leaks.WinkSilencesEverybody: "silence",
    leaks.NoteGivesMoreTime: "silence",
    leaks.TimeTellsASecret: "imagined",
    leaks.OrderTellsASecret: "imagined",
    leaks.SilenceOfAPairTellsASecret: "imagined",
    leaks.SilenceOfSpectatorsTellsASecret: "imagined",
    leaks.LabelPeeks: "imagined",
    leaks.PathPeeks: "imagined",
    leaks.PromptPeeks: "imagined",
    leaks.DecisionPeeks: "imagined",
    leaks.ReasonPeeks: "imagined",
    leaks.DrawingPeeks: "imagined",
    leaks.InsightPeeks: "imagined",
    leaks.OrderOfOffersPeeks: "imagined",
    leaks.FallbackPeeks: "imagined",
    leaks.StandingOrderPeeks: "imagined",
    leaks.SpentOrderPeeks: "imagined",
    leaks.LinePeeks: "twins",
    leaks.ShownWhileItIsTold: "between",
    leaks.NoViewWhileItIsTold: "between",
    leaks.PromptOfAnotherTable: "in turn",
    leaks.SilenceOfAnotherTable: "in turn",
    leaks.ImagineForgetsWhatWasShown: "heard",
    leaks.ViewForgetsAfterARound: "heard",
    relays.ImagineLeans: "heard",
    relays.RevealCanBeTakenBack: "undo",
    relays.SpectatorSeesABet: "imagined",
    relays.SeenByWhoLooksBeside: "views together",
}


BASES = {leaks.Peeking, leaks.LastBegun}
"""What several planted faults begin with; no fault themselves."""


def fault_of(game: Game, kind: TableKind = Table) -> Fault:
    """What the suite says about it, at the first table where it says something."""
    try:
        for table in pairwise_tables(game, kind):
            check_playouts(table, PLAYOUTS)
            check_twins(table, SEEDS)
            for seed in BELIEFS:
                check_beliefs(table, seed)
    except Fault as fault:
        return fault
    pytest.fail(f"nothing was found in {type(game).__name__}")


@pytest.mark.parametrize(("planted", "check"), PLANTED.items(), ids=[each.__name__ for each in PLANTED])
def test_a_planted_fault_is_caught(planted: type[Game], check: str) -> None:
    assert fault_of(planted()).check == check


class Raises(whispers.Whispers):
    def prompt(self, view: object) -> Text:
        raise KeyError("no prompt")


def test_an_error_of_a_game_says_where_it_was_met() -> None:
    with pytest.raises(KeyError, match="no prompt") as raised:
        check_twins(pairwise_tables(Raises())[0], range(1))
    assert raised.value.__notes__ == ["after 0 entries as twins: []", "at whispers-3p-hand=1, seed 0"]


def test_no_planted_fault_is_left_out() -> None:
    found = chain.from_iterable(vars(module).values() for module in (whisperings, leaks, auctions, relays))
    games = {each for each in found if isinstance(each, type) and issubclass(each, Game)}
    others = {whisperings.OrderOfASet, leaks.DrawingOfWhoeverWasFirst, leaks.NeverTold}
    assert games - {whispers.Whispers, auction.Auction, relay.Relay, *BASES} == PLANTED.keys() | others


class CrossingMatch(Match):
    """Takes back a choice and the chance that came after it."""

    def undoable(self, seat: Seat) -> list[int]:
        last = self._standing[-2:]
        if len(last) == 2 and isinstance(self.entries[last[1]], Drawn):
            return last[:1]
        return super().undoable(seat)


class BoastingMatch(Match):
    """Tells everybody that something was taken back."""

    def _undo(self, seat: Seat, to: int) -> list[Told]:
        return [Told(told.event, None) for told in super()._undo(seat, to)]


class HalfUndoneMatch(Match):
    """Takes a choice back, and leaves the position as it was."""

    def _undo(self, seat: Seat, to: int) -> list[Told]:
        position = self.position
        told = super()._undo(seat, to)
        self.position = position
        return told


class GenerousMatch(Match):
    """Does not know that what chance is about to show belongs to the choice that led there."""

    def undoable(self, seat: Seat) -> list[int]:
        waiting = isinstance(self.position.next(), Chance) and self._standing
        return self._standing[-1:] if waiting else super().undoable(seat)


class PruningMatch(Match):
    """Counts only what has not been taken back."""

    def heard(self, listener: Seat | None) -> list[tuple[int, Event]]:
        gone = {entry.to for entry in self.entries if isinstance(entry, Undone)}
        return [(number, event) for number, event in super().heard(listener) if number not in gone]


@pytest.mark.parametrize(
    ("match", "check"),
    [
        (CrossingMatch, "undo"),
        (BoastingMatch, "undo"),
        (HalfUndoneMatch, "undo"),
        (GenerousMatch, "undo"),
        (PruningMatch, "counts asides"),  # whichever looks first
    ],
)
def test_a_fault_of_the_record_is_caught(match: type[Match], check: str) -> None:
    class Faulty(Table):
        match_kind = match

    assert fault_of(whispers.GAME, Faulty).check in check.split()


def test_a_skipped_count_is_caught() -> None:
    class Skipping(Table):
        """Counts by the number of the entry, so that what others do in secret leaves a gap."""

        def export(self, match: Match, viewer: Seat | None) -> bytes:
            first, *_, last = export(match, viewer).splitlines()
            heard = [encode(ExportedLine(number + 1, plain(event))) for number, event in match.heard(viewer)]
            return b"\n".join([first, *heard, last])

    assert fault_of(whispers.GAME, Skipping).check == "counts"


def test_a_secret_in_an_export_is_caught() -> None:
    class Careless(Table):
        """Ends with the view of the first seat, whoever asks."""

        def export(self, match: Match, viewer: Seat | None) -> bytes:
            lines = export(match, viewer).splitlines()
            return b"\n".join([*lines[:-1], encode(match.position.view(Seat(0)))])

    assert fault_of(whispers.GAME, Careless).check == "export"


def test_the_order_of_a_set_is_caught() -> None:
    """In two processes that hash strings differently."""
    assert len(digests("tests.tiny.whispers.faults:OrderOfASet")) > 1


def test_what_is_kept_by_the_view_is_caught() -> None:
    """In a process that has never seen the truth; twins and tables asked in turn all find the same there."""
    game = leaks.DrawingOfWhoeverWasFirst()
    with pytest.raises(Fault, match=r"outsiders: .* the drawing is"):
        check_outsiders(game, "tests.tiny.whispers.leaks:DrawingOfWhoeverWasFirst", OUTSIDERS)


def test_what_is_never_met_is_named() -> None:
    met = Met(leaks.NeverTold())
    search(met, pairwise_tables(met.game), games=40)
    assert met.missing() == [("events", "thunder")]
    assert str(met).endswith("never met: events: thunder")
