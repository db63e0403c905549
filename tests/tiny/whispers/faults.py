"""Whispers with faults planted in it, one each."""

from collections.abc import Hashable
from typing import Any, ClassVar

from msgspec.structs import asdict, replace

from saucer.core import (
    Action,
    Aside,
    Bot,
    Decide,
    Decision,
    Next,
    NotAllowed,
    Position,
    Random,
    Seat,
    Teller,
    Text,
    View,
    allows,
    text,
)
from tests.tiny.whispers import Whispers
from tests.tiny.whispers.imagine import imagine
from tests.tiny.whispers.model import (
    Ask,
    Card,
    Claim,
    Reason,
    Show,
    Shown,
    SomethingShown,
    Suspect,
    WhispersView,
)
from tests.tiny.whispers.position import WhispersPosition


class OpenView(WhispersView, frozen=True):
    hands: tuple[tuple[Card, ...], ...]


class OpenPosition(WhispersPosition):
    def view(self, seat: Seat | None) -> OpenView:
        seen = super().view(seat)
        return OpenView(**asdict(seen), hands=tuple(tuple(hand) for hand in self.hands))


class ViewShowsHands(Whispers):
    """And what is imagined agrees with what the view shows."""

    views = OpenView
    kind = OpenPosition

    def imagine(self, view: WhispersView, random: Random) -> Position:
        assert isinstance(view, OpenView)
        position = imagine(view, random, self.kind)
        position.hands = [list(hand) for hand in view.hands]
        return position


class TellingPosition(WhispersPosition):
    def show(self, seat: Seat, card: int, tell: Teller) -> None:
        asker, quiet = self.on_turn, Teller()
        super().show(seat, card, quiet)
        tell.all(Shown(asker, seat, card))
        tell.told.extend(quiet.told[2:])


class SecretToldToAll(Whispers):
    kind = TellingPosition


class ForgetfulPosition(WhispersPosition):
    def view(self, seat: Seat | None) -> WhispersView:
        seen = super().view(seat)
        return replace(seen, showings=tuple(replace(each, card=None) for each in seen.showings))


class ViewForgetsWhatWasShown(Whispers):
    kind = ForgetfulPosition


class HandlessPosition(WhispersPosition):
    def view(self, seat: Seat | None) -> WhispersView:
        return replace(super().view(seat), hand=None)


class ViewForgetsOwnCards(Whispers):
    kind = HandlessPosition


class PromisingPosition(WhispersPosition):
    def legal(self, seat: Seat) -> tuple[Action, ...]:
        return tuple(each for each in super().legal(seat) if not isinstance(each, Claim) or each.card == self.secret())


class OfferedOnlyWhereItSucceeds(Whispers):
    kind = PromisingPosition


class SharingPosition(WhispersPosition):
    def copy(self) -> "SharingPosition":
        other = super().copy()
        other.showings = self.showings
        assert isinstance(other, SharingPosition)
        return other


class CopySharesAList(Whispers):
    kind = SharingPosition


class HalfCopiedPosition(WhispersPosition):
    def copy(self) -> "HalfCopiedPosition":
        other = super().copy()
        other.noted = False
        assert isinstance(other, HalfCopiedPosition)
        return other


class CopyForgetsAField(Whispers):
    kind = HalfCopiedPosition


class SeenPosition(WhispersPosition):
    last_seen: ClassVar[list[list[int]]] = []

    def view(self, seat: Seat | None) -> WhispersView:
        SeenPosition.last_seen = [hand.copy() for hand in self.hands]
        return super().view(seat)


class ImagineKeepsASecret(Whispers):
    """Of the position that was looked at last."""

    kind = SeenPosition

    def imagine(self, view: WhispersView, random: Random) -> Position:
        position = imagine(view, random, self.kind)
        position.hands = [hand.copy() for hand in SeenPosition.last_seen]
        return position


class GossipingPosition(WhispersPosition):
    def apply(self, seat: Seat, action: Action, tell: Teller) -> None:
        if not allows(self.legal(seat), action):
            raise NotAllowed(f"not while the secret is {self.undealt()}")
        super().apply(seat, action, tell)


class RefusalQuotesASecret(Whispers):
    kind = GossipingPosition


class CountingPosition(WhispersPosition):
    def apply(self, seat: Seat, action: Action, tell: Teller) -> None:
        self.turn += not allows(self.legal(seat), action)
        super().apply(seat, action, tell)


class RefusedActionChangesSomething(Whispers):
    kind = CountingPosition


class LenientPosition(WhispersPosition):
    def apply(self, seat: Seat, action: Action, tell: Teller) -> None:
        if isinstance(action, Suspect):
            self.act(seat, action, tell)
        else:
            super().apply(seat, action, tell)


class NotEverythingIsRefused(Whispers):
    kind = LenientPosition


class PointlessPosition(WhispersPosition):
    def end(self, reason: Reason, winners: tuple[Seat, ...]) -> None:
        super().end("because", winners)  # type: ignore[arg-type]


class EndWithoutAReason(Whispers):
    kind = PointlessPosition


class StrangerWins(Whispers):
    class Kind(WhispersPosition):
        def end(self, reason: Reason, winners: tuple[Seat, ...]) -> None:
            super().end(reason, (Seat(self.players),))

    kind = Kind


class EndlessPosition(WhispersPosition):
    def show(self, seat: Seat, card: int, tell: Teller) -> None:
        super().show(seat, card, tell)
        self.turn %= self.players

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        return tuple(each for each in super().legal(seat) if not isinstance(each, Claim))


class NeverEnds(Whispers):
    kind = EndlessPosition


class SpeechlessPosition(WhispersPosition):
    def legal(self, seat: Seat) -> tuple[Action, ...]:
        return () if self.turn == 2 else super().legal(seat)


class MustWithoutAnAction(Whispers):
    kind = SpeechlessPosition


class IntrudingPosition(WhispersPosition):
    def legal(self, seat: Seat) -> tuple[Action, ...]:
        uninvited = self.phase == "asking" and seat != self.on_turn
        return (Ask(self.on_turn),) if uninvited else super().legal(seat)


class UninvitedWithAnAction(Whispers):
    kind = IntrudingPosition


class DesertedPosition(WhispersPosition):
    def next(self) -> Next:
        return Decide(()) if self.turn == 2 and self.phase == "asking" else super().next()

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        return () if self.turn == 2 and self.phase == "asking" else super().legal(seat)


class WaitsForNobody(Whispers):
    kind = DesertedPosition


class RestlessPosition(WhispersPosition):
    asked_before: ClassVar[int] = 0

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        RestlessPosition.asked_before += 1
        legal = super().legal(seat)
        return legal if RestlessPosition.asked_before % 2 else legal[::-1]


class UnstableOrder(Whispers):
    kind = RestlessPosition


class RepeatingPosition(WhispersPosition):
    def questions(self, seat: Seat) -> list[Ask]:
        return super().questions(seat) * 2


class ActionsTwice(Whispers):
    kind = RepeatingPosition


class HashedPosition(WhispersPosition):
    def questions(self, seat: Seat) -> list[Ask]:
        """In the order of a set of names, which is another one in each process."""
        by_name = {"Anna": 0, "Ben": 1, "Carl": 2, "Dora": 3}
        names = set(list(by_name)[: self.players])
        return [Ask(Seat(by_name[name])) for name in names if by_name[name] != seat]


class OrderOfASet(Whispers):
    kind = HashedPosition


class LabelMissing(Whispers):
    """A label that has no words in Catalan."""

    def label(self, action: Any, view: Any) -> Text:
        return text("label-planted", card=action.card) if isinstance(action, Show) else super().label(action, view)


class OfferSaysMore(Whispers):
    """Than it says that it does: in every other turn a question is asked first."""

    def offer_says(self, action: Any, view: Any) -> Hashable:
        return ()

    def caution(self, action: Any, view: Any) -> Text | None:
        return text("prompt-asking") if view.turn % 2 else None


class LabelsAlike(Whispers):
    def label(self, action: Any, view: Any) -> Text:
        return text("label-claim", card=0) if isinstance(action, Claim) else super().label(action, view)


class PathWithinAPath(Whispers):
    def path(self, action: Any, view: Any) -> tuple[str, ...]:
        return ("ask",) if action == Ask(Seat(1)) else super().path(action, view)


class LineMissing(Whispers):
    def line(self, event: Any) -> Text:
        return text("line-planted") if isinstance(event, SomethingShown) else super().line(event)


class ReasonMissing(Whispers):
    def why_not(self, view: Any, part: str, path: tuple[str, ...] = ()) -> Text | None:
        return None if part == "claim" else super().why_not(view, part)


class DecisionMissing(Whispers):
    def decision(self, view: Any) -> Decision | None:
        return None if view.phase == "showing" else super().decision(view)


class TimeRunsOutBadly(Whispers):
    def fallback(self, view: Any, legal: tuple[Action, ...]) -> Action:
        return Show(0)


class MeddlingPosition(WhispersPosition):
    def remember(self, seat: Seat, aside: Aside) -> None:
        super().remember(seat, aside)
        if self.phase == "asking":
            self.noted = True


class AsideChangesTheState(Whispers):
    kind = MeddlingPosition


class ListeningPosition(WhispersPosition):
    def questions(self, seat: Seat) -> list[Ask]:
        """Only one may be asked after somebody has winked at all."""
        winked = any(wink.to is None for wink in self.winks)
        return super().questions(seat)[: 1 if winked else None]


class RuleReadsAnAside(Whispers):
    kind = ListeningPosition


class LooseView(WhispersView, frozen=True):
    drawn: Any = None


class LoosePosition(WhispersPosition):
    def view(self, seat: Seat | None) -> WhispersView:
        seen = super().view(seat)
        return LooseView(**asdict(seen), drawn=(1, 2))


class ViewDoesNotSurviveJson(Whispers):
    views = LooseView
    kind = LoosePosition


class MoodyPosition(WhispersPosition):
    shown_before: ClassVar[int] = 0

    def show(self, seat: Seat, card: int, tell: Teller) -> None:
        MoodyPosition.shown_before += 1
        self.turn += MoodyPosition.shown_before % 7 == 0
        super().show(seat, card, tell)


class NotDeterministic(Whispers):
    kind = MoodyPosition


class AttentivePosition(WhispersPosition):
    def show(self, seat: Seat, card: int, tell: Teller) -> None:
        super().show(seat, card, tell)
        self.suspected[seat] = [] if tell.on else self.suspected[seat]
        self.noted = not tell.on


class TellingMatters(Whispers):
    kind = AttentivePosition


class CheatingBot(Bot):
    def choose(self, view: View | None, legal: tuple[Action, ...], random: Random) -> Action | None:
        return Claim(0)


class BotCheats(Whispers):
    bots: ClassVar[dict[str, Bot]] = {"random": CheatingBot()}


class DiscreetPosition(WhispersPosition):
    def silenced(self, seat: Seat | None, aside: Aside) -> Text | None:
        return text("why-not_now") if self.undealt()[0] else None


class SilenceTellsASecret(Whispers):
    kind = DiscreetPosition
