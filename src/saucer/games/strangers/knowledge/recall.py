"""Don't Talk to Strangers: what hands can hold after a new shuffle, DS-12, for somebody who remembers everything.

All saw the discards that became the deck, so all other cards were in hands then. A card that leaves a hand later was
held then or has been drawn since, and which of the two tells what is left. Every way in which it may have gone is
followed, as likely as it is if a hidden card may be any of those it comes from, and the card that leaves a hand any
hidden one there. One that was seen in a hand leaves it before others of its kind: they are alike.
"""

from typing import Final

from saucer.core.random import Random
from saucer.games.strangers.model import HandStep, SecondDeck, StrangersView
from saucer.games.strangers.rules.position import FACE_OF, StrangersPosition
from saucer.games.strangers.rules.state import COPIES, FACES, FIRST_HELD

HELD: Final = 0
DRAWN: Final = 1
"""Where cards in hands come from: they were held at the shuffle, or have been drawn since."""
WORDS: Final = 4294967296.0
"""A random word is below it."""


class Past:
    """One way in which it may have gone."""

    def __init__(self, weight: float, hidden: list[int], pools: list[int], came: list[int]) -> None:
        self.weight = weight
        self.hidden = hidden
        """HELD and DRAWN, for each hand: how many such cards are in it that the viewer has not seen."""
        self.pools = pools
        """HELD and DRAWN, for each card: which they can be; among them is what is still in the deck."""
        self.came = came
        """HELD and DRAWN, for each hand and card: which they were, as far as that has come out."""

    def can_name(self, source: int, seat: int, card: int) -> bool:
        players = len(self.hidden) // 2
        return self.hidden[source * players + seat] > 0 and self.pools[source * FACES + card] > 0

    def naming(self, source: int, seat: int, card: int) -> "Past":
        """When a hidden card of this hand, which comes from there, turns out to be this one."""
        players = len(self.hidden) // 2
        ways = self.hidden[source * players + seat] * self.pools[source * FACES + card]
        among = sum(self.pools[source * FACES : source * FACES + FACES])
        after = Past(self.weight * ways / among, self.hidden[:], self.pools[:], self.came[:])
        after.hidden[source * players + seat] -= 1
        after.pools[source * FACES + card] -= 1
        after.came[(source * players + seat) * FACES + card] += 1
        return after


class Recall:
    """Goes through all that a viewer has seen of hands since the shuffle; `position` has what it knows of them now."""

    def __init__(self, view: StrangersView, second: SecondDeck, position: StrangersPosition, random: Random) -> None:
        self.view = view
        self.second = second
        self.position = position
        self.random = random
        self.players = len(view.players)
        seats = range(self.players)
        self.hides = [view.seat is None or not position.sees_hand(view.seat, seat) for seat in seats]
        self.known = [0] * (self.players * int(FACES))
        """Seen in hidden hands and still there, for each hand and card."""

    def past(self) -> Past:
        """One of those that are possible, as likely as it is."""
        pasts = [self.at_the_shuffle()]
        for step in self.second.steps:
            if self.hides[step.player]:
                pasts = self.after(pasts, step)
        return self.one_of(pasts)

    def at_the_shuffle(self) -> Past:
        came = self.came_in_sight()
        pools = [0] * (2 * int(FACES))
        for card in range(FIRST_HELD, FACES - 1 if self.players == 1 else FACES):
            pools[card] = int(COPIES[card]) - self.second.cards[card]
            pools[FACES + card] = self.second.cards[card]
            for seat in range(self.players):
                pools[card] -= came[seat * FACES + card]
                pools[FACES + card] -= came[(self.players + seat) * FACES + card]
        return Past(1.0, self.held_out_of_sight() + [0] * self.players, pools, came)

    def came_in_sight(self) -> list[int]:
        """Into hands that the viewer sees; they held at the shuffle what they hold and lost, less what they drew."""
        came = [0] * (2 * self.players * int(FACES))
        for seat, row in enumerate(self.second.taken):
            if row is not None:
                for card, count in enumerate(row):
                    came[seat * FACES + card] = int(self.position.hands[seat * FACES + card]) - count
                    came[(self.players + seat) * FACES + card] = count
        for step in self.second.steps:
            if step.does == "loses" and step.card is not None and not self.hides[step.player]:
                came[step.player * FACES + FACE_OF[step.card]] += 1
        return came

    def held_out_of_sight(self) -> list[int]:
        """How many cards each hidden hand had."""
        held = [player.cards if self.hides[seat] else 0 for seat, player in enumerate(self.view.players)]
        for step in self.second.steps:
            if self.hides[step.player] and step.does != "shows":
                held[step.player] += 1 if step.does == "loses" else -1
        return held

    def after(self, pasts: list[Past], step: HandStep) -> list[Past]:
        """A card was drawn, was shown, or left as one that was known to be there, or as a hidden one."""
        if step.card is None:
            for past in pasts:
                past.hidden[self.players + step.player] += 1
            return pasts
        card = FACE_OF[step.card]
        place = int(step.player * FACES + card)
        if step.does == "shows":
            self.known[place] += 1
        elif self.known[place] > 0:
            self.known[place] -= 1
            return pasts
        return self.naming(pasts, step.player, card)

    def naming(self, pasts: list[Past], seat: int, card: int) -> list[Past]:
        """A hidden card turns out to be this one. Ways that leave the same open are one, the one or the other."""
        found: dict[tuple[int, ...], Past] = {}
        whole = 0.0
        for past in pasts:
            for source in (HELD, DRAWN):
                if past.can_name(source, seat, card):
                    new = past.naming(source, seat, card)
                    whole += new.weight
                    self.join(found, new)
        for each in found.values():
            each.weight /= whole
        return list(found.values())

    def join(self, found: dict[tuple[int, ...], Past], new: Past) -> None:
        leaves_open = tuple(new.hidden + new.pools)
        old = found.get(leaves_open)
        if old is None:
            found[leaves_open] = new
            return
        old.weight += new.weight
        if self.share() * old.weight < new.weight:
            old.came = new.came

    def one_of(self, pasts: list[Past]) -> Past:
        rest = self.share()
        for past in pasts:
            rest -= past.weight
            if rest < 0.0:
                return past
        return pasts[-1]

    def share(self) -> float:
        """At least 0 and less than 1."""
        return float(self.random.word()) / WORDS
