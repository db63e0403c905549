"""Whispers with leaks planted in it, one each: in silence, by peeking at the truth, by forgetting what was heard."""

from typing import Any, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from saucer.core import (
    LAPSE,
    Action,
    Aside,
    Decide,
    Decision,
    Event,
    Next,
    Offer,
    Outcome,
    Position,
    Random,
    Seat,
    StandingOrder,
    Teller,
    Text,
    encode,
    text,
)
from tests.tiny.whispers import Whispers
from tests.tiny.whispers.faults import SeenPosition
from tests.tiny.whispers.imagine import hands, imagine
from tests.tiny.whispers.model import (
    Ask,
    Asked,
    CardsDealt,
    Claimed,
    HandDealt,
    Showing,
    Shown,
    SomethingShown,
    Suspect,
    Suspected,
    TimeRanOut,
    WhispersOptions,
    WhispersView,
    Wink,
)
from tests.tiny.whispers.position import WhispersPosition


class NotedPosition(WhispersPosition):
    def view(self, seat: Seat | None) -> WhispersView:
        return replace(super().view(seat), noted=self.noted)


class NoteIsSeenByAll(Whispers):
    """That somebody has made one, of which nobody else is told."""

    kind = NotedPosition


class WinkingPosition(WhispersPosition):
    def view(self, seat: Seat | None) -> WhispersView:
        return replace(super().view(seat), winks=tuple(self.winks))


class WinkIsSeenByAll(Whispers):
    kind = WinkingPosition


class BlushingPosition(WhispersPosition):
    def silenced(self, seat: Seat | None, aside: Aside) -> Text | None:
        return text("why-not_now") if any(wink.to is not None for wink in self.winks) else None


class WinkSilencesEverybody(Whispers):
    """Those too who have not seen it."""

    kind = BlushingPosition


class HurriedPosition(WhispersPosition):
    def next(self) -> Next:
        return (
            Decide((self.on_turn,), lapses=60_000 if self.noted else 30_000)
            if self.phase == "asking"
            else super().next()
        )

    def happen(self, outcome: Outcome, tell: Teller) -> None:
        if outcome != LAPSE:
            super().happen(outcome, tell)


class NoteGivesMoreTime(Whispers):
    kind = HurriedPosition


class TimedPosition(HurriedPosition):
    def next(self) -> Next:
        return Decide((self.on_turn,), lapses=30_000 + self.secret()) if self.phase == "asking" else super().next()


class TimeTellsASecret(Whispers):
    kind = TimedPosition


class SortedPosition(WhispersPosition):
    def questions(self, seat: Seat) -> list[Ask]:
        return sorted(super().questions(seat), key=lambda ask: self.hands[ask.player][0])


class OrderTellsASecret(Whispers):
    kind = SortedPosition


class SecretivePosition(WhispersPosition):
    def silenced(self, seat: Seat | None, aside: Aside) -> Text | None:
        closed = isinstance(aside, Wink) and aside.to is not None and len(aside.to) == 2 and self.undealt()[0]
        return text("why-not_now") if closed else None


class SilenceOfAPairTellsASecret(Whispers):
    """Only of gestures, and only to two."""

    kind = SecretivePosition


class DeafPosition(WhispersPosition):
    def silenced(self, seat: Seat | None, aside: Aside) -> Text | None:
        return text("why-not_now") if seat is None and self.undealt()[0] else None


class SilenceOfSpectatorsTellsASecret(Whispers):
    kind = DeafPosition


def peeked() -> bool:
    """A bit of what was hidden in the position that was looked at last."""
    return any(hand[0] % 2 for hand in SeenPosition.last_seen[:1])


class Peeking(Whispers):
    """What follows reads the truth where it was left."""

    kind = SeenPosition


class LabelPeeks(Peeking):
    def label(self, action: Any, view: Any) -> Text:
        return (
            text("label-show", card=action.card)
            if peeked() and isinstance(action, Suspect)
            else super().label(action, view)
        )


class PathPeeks(Peeking):
    def path(self, action: Any, view: Any) -> tuple[str, ...]:
        path = super().path(action, view)
        return (*path, "odd") if peeked() else path


class PromptPeeks(Peeking):
    def prompt(self, view: Any) -> Text:
        return text("prompt-over") if peeked() else super().prompt(view)


class DecisionPeeks(Peeking):
    def decision(self, view: Any) -> Decision | None:
        decision = super().decision(view)
        return replace(decision, kind="odd") if peeked() and decision is not None else decision


class ReasonPeeks(Peeking):
    def why_not(self, view: Any, part: str, path: tuple[str, ...] = ()) -> Text | None:
        why = super().why_not(view, part, path)
        return text("prompt-over") if peeked() and why is not None else why


class DrawingPeeks(Peeking):
    def drawing(self, view: Any) -> list[Text]:
        return super().drawing(view) * (2 if peeked() else 1)


class Odd(Struct, frozen=True):
    odd: bool


class InsightPeeks(Peeking):
    insights = Odd

    def insight(self, view: Any) -> Odd:
        return Odd(peeked())


class OrderOfOffersPeeks(Peeking):
    def offers(self, view: Any, legal: tuple[Action, ...]) -> tuple[Offer, ...]:
        return super().offers(view, legal)[:: -1 if peeked() else 1]


class FallbackPeeks(Peeking):
    def fallback(self, view: Any, legal: tuple[Action, ...]) -> Action:
        return legal[-1 if peeked() else 0]


class AskAnybody(StandingOrder, frozen=True):
    pass


class StandingOrderPeeks(Peeking):
    standing_orders = AskAnybody

    def follow(self, order: StandingOrder, view: Any, legal: tuple[Action, ...]) -> Action | None:
        return legal[-1 if peeked() else 0]


class SpentOrderPeeks(Peeking):
    standing_orders = AskAnybody

    def spent(self, order: StandingOrder, view: Any) -> bool:
        return peeked()


class LinePeeks(Whispers):
    """At the position that was moved last."""

    class Kind(WhispersPosition):
        odd: ClassVar[bool] = False

        def happen(self, outcome: Outcome, tell: Teller) -> None:
            super().happen(outcome, tell)
            LinePeeks.Kind.odd = self.hands[0][0] % 2 == 1

        def act(self, seat: Seat, action: Any, tell: Teller) -> None:
            LinePeeks.Kind.odd = self.hands[0][0] % 2 == 1
            super().act(seat, action, tell)

    kind = Kind

    def line(self, event: Any) -> Text:
        return text("prompt-over") if LinePeeks.Kind.odd else super().line(event)


class NoViewWhileItIsTold(Whispers):
    """A wrong claim is told before it is carried out: nobody has a view of what lies between."""

    class Kind(WhispersPosition):
        def claim(self, seat: Seat, card: int, tell: Teller) -> None:
            self.phase = "showing"
            tell.all(Claimed(seat, card, self.secret()))
            self.phase = "asking"
            super().claim(seat, card, tell)

        def view(self, seat: Seat | None) -> WhispersView:
            if self.phase == "showing" and self.asked is None:
                raise ValueError("nobody was asked")
            return super().view(seat)

    kind = Kind


class ShownWhileItIsTold(Whispers):
    """A card that is shown to one player lies open for all until everything that follows has been told."""

    class Kind(WhispersPosition):
        is_open = False

        def show(self, seat: Seat, card: int, tell: Teller) -> None:
            self.is_open = True
            super().show(seat, card, tell)
            self.is_open = False

        def view(self, seat: Seat | None) -> WhispersView:
            view = super().view(seat)
            return replace(view, showings=tuple(Showing(*each) for each in self.showings)) if self.is_open else view

        def copy(self) -> WhispersPosition:
            other = super().copy()
            other.is_open = self.is_open  # type: ignore[attr-defined]
            return other

    kind = Kind


class LastBegunPosition(WhispersPosition):
    last: ClassVar[WhispersPosition | None] = None

    @classmethod
    def is_odd(cls) -> bool:
        return cls.last is not None and cls.last.turn % 2 == 1


class LastBegun(Whispers):
    """What follows looks at the table that began last, whichever is asked."""

    kind = LastBegunPosition

    def start(self, players: int, options: WhispersOptions, board: None = None) -> Position:
        LastBegunPosition.last = self.kind(players, options.hand)
        return LastBegunPosition.last


class PromptOfAnotherTable(LastBegun):
    def prompt(self, view: Any) -> Text:
        return text("prompt-over") if LastBegunPosition.is_odd() else super().prompt(view)


class SilenceOfAnotherTable(LastBegun):
    class Kind(LastBegunPosition):
        def silenced(self, seat: Seat | None, aside: Aside) -> Text | None:
            return text("why-not_now") if LastBegunPosition.is_odd() else None

    kind = Kind


class FirstSeenPosition(WhispersPosition):
    odd: ClassVar[dict[bytes, bool]] = {}

    def view(self, seat: Seat | None) -> WhispersView:
        seen = super().view(seat)
        FirstSeenPosition.odd.setdefault(encode(seen), any(hand[0] % 2 for hand in self.hands))
        return seen


class DrawingOfWhoeverWasFirst(Whispers):
    """Keeps by the view what was true when it was seen first: the same for twins, and at every table."""

    kind = FirstSeenPosition

    def drawing(self, view: Any) -> list[Text]:
        return super().drawing(view) * (2 if FirstSeenPosition.odd.get(encode(view)) else 1)


class ImagineForgetsWhatWasShown(Whispers):
    """It stays on the list, but the hands are dealt as if nothing had been shown."""

    def imagine(self, view: WhispersView, random: Random) -> Position:
        position = imagine(view, random, self.kind)
        position.hands = hands(replace(view, showings=()), random)
        return position


class AbsentMindedPosition(WhispersPosition):
    def view(self, seat: Seat | None) -> WhispersView:
        seen = super().view(seat)
        old = len(seen.showings) - self.players
        kept = [replace(each, card=None) if place < old else each for place, each in enumerate(seen.showings)]
        return replace(seen, showings=tuple(kept))


class ViewForgetsAfterARound(Whispers):
    """What was shown is in the view at first, and no longer later."""

    kind = AbsentMindedPosition


class Thunder(Event, frozen=True):
    pass


class NeverTold(Whispers):
    """There is an event that nothing brings about."""

    events = HandDealt | CardsDealt | Asked | Shown | SomethingShown | Suspected | Claimed | TimeRanOut | Thunder
